import type { Listing } from '../../reads/page.ts'
import { principalReceived } from '../../reads/principal-received.ts'

/** A repayment of a loan and what it was split into, in minor units. */
export interface LoanRepayment {
  /** That of the ledger transaction that booked it first: the reference of its statement lines. */
  readonly id: string
  readonly loanId: string
  /** 0 if nothing of it is needed any more, since an earlier repayment was booked after it. */
  readonly amount: bigint
  readonly principal: bigint
  readonly charges: bigint
  /** What operators have lent again of it. */
  readonly lentAgain: bigint
  /** As of which day it counts. */
  readonly valueDate: string
  readonly paidAt: Date
  readonly undoneAt: Date | null
}

// One that was undone has the parts that it had when it was booked first.
const booked = `case when booked_by is null and undone_by is null then null else coalesce(booked_by, repayment.id) end`

const paid = (column: 'amount' | 'charges') =>
  `coalesce((select line.${column} from wallet_transaction as line
    where line.ledger_transaction_id = ${booked} and line.type = 'repayment_paid' and line.direction = 'debit'), 0)::bigint as ${column}`

const columns = `id, loan_id as "loanId", ${paid('amount')}, ${paid('charges')},
  ${principalReceived(booked)} as principal,
  (select coalesce(sum(again.amount), 0)::bigint from repayment as again where again.returns = repayment.id and again.undone_by is null) as "lentAgain",
  to_char(value_on, 'YYYY-MM-DD') as "valueDate", created_at as "paidAt",
  (select undone.created_at from ledger_transaction as undone where undone.id = undone_by) as "undoneAt"`

/** The repayments of a loan, the newest first; those that were undone are among them. */
export function repaymentsOf(loanId: string): Listing {
  return {
    columns,
    from: 'repayment',
    parts: [[['loan_id = ?', loanId], ['returns is null']]],
    key: ['value_on', 'created_at', 'id'],
    descending: true,
  }
}

/** The position of a repayment in the list. */
export function repaymentPosition({ valueDate, paidAt, id }: LoanRepayment): readonly string[] {
  return [valueDate, paidAt.toISOString(), id]
}
