import { p } from '@mikro-orm/core'
import { entity } from '../entity.ts'
import { Loan } from '../loan/loan.ts'
import { Profile } from '../member/profile.ts'
import { reference } from '../reference.ts'

/** A request by a borrower, or by an operator for them, for what repays a loan by a day; with the figures as they were then. */
export class PayoffLetter extends entity({
  name: 'PayoffLetter',
  properties: {
    /** Its document has the same id. */
    id: p.uuid().primary(),
    /** The borrower. */
    userId: () => reference(Profile, 'user_id'),
    loanId: () => reference(Loan, 'loan_id'),
    /** The day by which the amount repays the loan. */
    until: p.date(),
    /** Minor units. */
    principal: p.bigint(),
    interest: p.bigint(),
    charges: p.bigint(),
    requestedAt: p.datetime(3).defaultRaw('gateway_now()'),
    /** When its document was made. */
    madeAt: p.datetime(3).strictNullable(),
  },
  indexes: {
    payoff_letter_loan_index: ['loanId', 'until', 'id'],
    payoff_letter_waiting_index: '(id) where made_at is null',
  },
  checks: {
    payoff_letter_figures:
      'principal >= 0 and interest >= 0 and charges >= 0 and principal + interest + charges > 0',
  },
}) {}

/** A borrower's request for a document about one of their repayments. */
export class Receipt extends entity({
  name: 'Receipt',
  properties: {
    /** The statement line of the repayment; its document has the same id. */
    id: p.uuid().primary(),
    /** The borrower. */
    userId: () => reference(Profile, 'user_id'),
    loanId: () => reference(Loan, 'loan_id'),
    requestedAt: p.datetime(3).defaultRaw('gateway_now()'),
    /** When its document was made. */
    madeAt: p.datetime(3).strictNullable(),
  },
  indexes: {
    receipt_user_index: ['userId'],
    receipt_loan_index: ['loanId'],
    receipt_waiting_index: '(id) where made_at is null',
  },
}) {}
