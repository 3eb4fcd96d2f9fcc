import { idOrNone } from '../../database/ids.ts'
import type { LoanStatus } from '../../entities/loan/loan.ts'
import { objectFromJson } from '../../reads/rows.ts'
import { asOperator } from '../audit-trail/act.ts'
import type { Operator } from '../member/access.ts'
import { perform } from '../outcome.ts'
import type { Platform } from '../platform.ts'
import { explainedRequest, newIds } from './request.ts'

/** By how much the wallet of a member changes, in minor units; below 0 if something is less. */
export interface WalletChange {
  readonly memberId: string
  readonly available: bigint
  readonly held: bigint
  /** What the member owes the platform. */
  readonly owed: bigint
}

/** How a loan stands; amounts in minor units. Null what a loan that is not paid out does not have. */
interface LoanStanding {
  readonly status: LoanStatus
  readonly payoffAmount: bigint | null
  readonly amountDue: bigint | null
  readonly daysPastDue: number | null
  readonly instalmentsLeft: number
  /** The payment of each month that follows the one that runs. */
  readonly monthlyPayment: bigint | null
  readonly lastDueOn: string | null
}

/** What approving a request would do now. */
interface PreviewedRequest {
  /** Null if it concerns no member. */
  readonly memberId: string | null
  /** The wallets that would change. */
  readonly wallets: WalletChange[]
  readonly loanId: string | null
  /** The loan before and after it; null if the request is about none. */
  readonly before: LoanStanding | null
  readonly after: LoanStanding | null
}

/** Says what approving a request would do now: it is carried out and taken back. Throws a Refusal, such as why it is no longer possible. */
export async function previewRequest(
  platform: Platform,
  operator: Operator,
  id: string,
): Promise<PreviewedRequest> {
  const act = { name: 'previewRequest', targetKind: 'request', targetId: id }
  const { outcome } = await asOperator(platform, operator, act, ({ database, limits }) => {
    const asked = { by_user: operator.id, in_request: idOrNone(id), ids: newIds() }
    const values = { ...asked, fee_rate: limits.serviceFee }
    return perform({ database }, 'preview_request', values, explainedRequest)
  })
  const { before, after, ...told } = objectFromJson<PreviewedRequest>(outcome)
  const wallets = told.wallets.map((one) =>
    objectFromJson<WalletChange>(one, 'available', 'held', 'owed'),
  )
  return { ...told, wallets, before: standingIn(before), after: standingIn(after) }
}

function standingIn(told: unknown): LoanStanding | null {
  if (told === null) return null
  return objectFromJson<LoanStanding>(told, 'payoffAmount', 'amountDue', 'monthlyPayment')
}
