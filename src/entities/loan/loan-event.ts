import { p } from '@mikro-orm/core'
import { entity } from '../entity.ts'
import { Profile } from '../member/profile.ts'
import { reference } from '../reference.ts'
import { Loan, loanStatuses } from './loan.ts'

/** A change of a loan's state, as an entry in the loan's history. */
export class LoanEvent extends entity({
  name: 'LoanEvent',
  properties: {
    id: p.uuid().primary(),
    loanId: () => p.manyToOne(Loan).mapToPk().fieldName('loan_id'),
    /** The member who changed the state; null if the clock did. */
    actorId: () => reference(Profile, 'actor_id').strictNullable(),
    /** Null for the creation. */
    fromStatus: p.enum(loanStatuses).strictNullable(),
    toStatus: p.enum(loanStatuses),
    /** What everybody who sees the loan can read. */
    reason: p.text(),
    /** An operator's reason that is not for everybody; null if there is none. */
    privateReason: p.text().strictNullable(),
    createdAt: p.datetime(3).defaultRaw('gateway_now()'),
  },
  indexes: {
    loan_event_loan_id_index: ['loanId'],
    // Counts what a borrower has taken back lately (src/lending/loan/republish.sql).
    loan_event_taken_back_index:
      "(actor_id, created_at) where from_status in ('open', 'submitted') and to_status in ('cancelled', 'draft')",
  },
}) {}
