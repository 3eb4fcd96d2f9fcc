import { p } from '@mikro-orm/core'
import { entity } from '../entity.ts'
import { Profile } from '../member/profile.ts'
import { reference } from '../reference.ts'
import { Loan } from './loan.ts'

const reminderKinds = ['due', 'late'] as const

/** A reminder that a borrower was sent of what is to be paid of a loan. It never changes. */
export class Reminder extends entity({
  name: 'Reminder',
  properties: {
    id: p.uuid().primary(),
    loanId: () => reference(Loan, 'loan_id'),
    /** Whether something is due soon, or overdue. */
    kind: p.enum(reminderKinds),
    /** The instalment that it is about; the last one, if only charges are left to pay. */
    number: p.smallint(),
    dueOn: p.date(),
    /** All that it asks for, in minor units. */
    amount: p.bigint(),
    /** The operator who sent it by hand; null if the platform did. */
    actorId: () => reference(Profile, 'actor_id').strictNullable(),
    sentAt: p.datetime(3).defaultRaw('gateway_now()'),
  },
  indexes: { reminder_loan_index: ['loanId', 'sentAt', 'id'] },
}) {}
