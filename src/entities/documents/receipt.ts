import { p } from '@mikro-orm/core'
import { entity } from '../entity.ts'
import { Loan } from '../loan/loan.ts'
import { Profile } from '../member/profile.ts'
import { reference } from '../reference.ts'

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
