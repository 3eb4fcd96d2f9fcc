import type { EntityClass } from '@mikro-orm/core'
import { WalletTransaction } from '../../entities/ledger/wallet-transaction.ts'
import { Loan } from '../../entities/loan/loan.ts'
import type { LoanDebt } from '../../entities/loan/loan-debt.ts'
import { ApprovalRequest } from '../../entities/operator/approval-request.ts'
import { type Done, debtOf, type Explanations, type Made, type Outcome } from '../outcome.ts'

/** The records that an act has made or changed, or else the request that another operator has to approve first. */
export type MadeOrAsked<Records extends object> = Made<
  { [Name in keyof Records]: Records[Name] | null } & { request: ApprovalRequest | null }
>

/** Reads what became of an act that may need another operator's approval, with the records of the outcome that have these names. */
export function madeOrAsked<Records extends object>(
  { outcome, record, replayed }: Done,
  entities: { readonly [Name in keyof Records]: EntityClass<Records[Name]> },
): MadeOrAsked<Records> {
  const asked = 'request' in outcome
  const made = Object.entries<EntityClass<unknown>>(entities).map(([name, entity]) => {
    const column = name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
    return [name, asked ? null : record(entity, column)]
  })
  const request = asked ? record(ApprovalRequest, 'request') : null
  return { ...Object.fromEntries(made), request, replayed }
}

/** The line of the borrower's statement that an act on a loan has made, with the loan after it, or else the request that another operator has to approve first. */
export type LineOrAsked = MadeOrAsked<{ transaction: WalletTransaction; loan: Loan }> & {
  /** What the loan owed after it. */
  readonly debt: LoanDebt | null | undefined
}

/** Reads what became of an act on a loan that may need another operator's approval. */
export function lineOrAsked(done: Done): LineOrAsked {
  const made = madeOrAsked(done, { transaction: WalletTransaction, loan: Loan })
  return { ...made, debt: debtOf(done) }
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
