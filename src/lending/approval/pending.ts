import { WalletTransaction } from '../../entities/ledger/wallet-transaction.ts'
import { Loan } from '../../entities/loan/loan.ts'
import { ApprovalRequest } from '../../entities/operator/approval-request.ts'
import { type Done, debtOf, type Explain, type Made, type MadeWithDebt, made } from '../outcome.ts'

/** The records that an act has made or changed, or else the request that another operator has to approve first. */
export type MadeOrAsked<Records extends object> = Made<
  { [Name in keyof Records]: Records[Name] | null } & { request: ApprovalRequest | null }
>

/** Reads what became of an act that may need another operator's approval, with the records of the outcome that have these names. */
export function madeOrAsked<Records extends object>(
  done: Done,
  entities: Parameters<typeof made<Records>>[1],
): MadeOrAsked<Records> {
  if (!('request' in done.outcome)) return { ...made<Records>(done, entities), request: null }
  const none = Object.fromEntries(Object.keys(entities).map((name) => [name, null]))
  const asked = { ...none, ...made(done, { request: ApprovalRequest }) }
  return asked as unknown as MadeOrAsked<Records>
}

/** The line of the borrower's statement that an act on a loan has made, with the loan after it, or else the request that another operator has to approve first. */
export type LineOrAsked = MadeOrAsked<{ transaction: WalletTransaction; loan: Loan }> &
  Pick<MadeWithDebt<object>, 'debt'>

/** Reads what became of an act on a loan that may need another operator's approval. */
export function lineOrAsked(done: Done): LineOrAsked {
  const read = madeOrAsked(done, { transaction: WalletTransaction, loan: Loan })
  return { ...read, debt: debtOf(done) }
}

/** Explains that a request for the same act is already pending. */
export const requestPending: Explain = ({ request_id: requestId }) => {
  const message = 'refusal.operator.pending'
  return { REQUEST_PENDING: { field: 'id', message, details: { requestId } } }
}
