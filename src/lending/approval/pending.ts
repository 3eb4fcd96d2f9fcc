import type { EntityClass } from '@mikro-orm/core'
import { WalletTransaction } from '../../entities/ledger/wallet-transaction.ts'
import { Loan } from '../../entities/loan/loan.ts'
import type { LoanDebt } from '../../entities/loan/loan-debt.ts'
import { ApprovalRequest } from '../../entities/operator/approval-request.ts'
import { type Done, debtOf, type Explanations, type Outcome } from '../outcome.ts'

/** The record that an act has made or changed, or else the request that another operator has to approve first. */
interface MadeOrAsked<Row> {
  readonly made: Row | null
  readonly request: ApprovalRequest | null
  /** Done by an earlier call with the same key. */
  readonly replayed: boolean
}

/** Reads what became of an act that may need another operator's approval; `name` is that of its record in the outcome. */
export function madeOrAsked<Row>(
  { outcome, record, replayed }: Done,
  entity: EntityClass<Row>,
  name: string,
): MadeOrAsked<Row> {
  const asked = 'request' in outcome
  return {
    made: asked ? null : record(entity, name),
    request: asked ? record(ApprovalRequest, 'request') : null,
    replayed,
  }
}

/** The line of the borrower's statement that an act on a loan has made, with the loan after it, or else the request that another operator has to approve first. */
export interface LineOrAsked extends Omit<MadeOrAsked<WalletTransaction>, 'made'> {
  readonly transaction: WalletTransaction | null
  readonly loan: Loan | null
  /** What the loan owed after it. */
  readonly debt: LoanDebt | null | undefined
}

/** Reads what became of an act on a loan that may need another operator's approval. */
export function lineOrAsked(done: Done): LineOrAsked {
  const { made: transaction, ...rest } = madeOrAsked(done, WalletTransaction, 'transaction')
  const loan = transaction && done.record(Loan, 'loan')
  return { transaction, loan, debt: debtOf(done), ...rest }
}

/** Explains that a request for the same act is already pending. */
export function requestPending({ request_id: requestId }: Outcome): Explanations {
  return {
    REQUEST_PENDING: {
      field: 'id',
      message: 'refusal.operator.pending',
      details: { requestId },
    },
  }
}
