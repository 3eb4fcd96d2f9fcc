import { idOrNone } from '../../database/ids.ts'
import type { LoanStatus } from '../../entities/loan/loan.ts'
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
  return {
    memberId: outcome.member_id === null ? null : String(outcome.member_id),
    wallets: (outcome.wallets as readonly Told[]).map((told) => ({
      memberId: String(told.member_id),
      available: minor(told.available),
      held: minor(told.held),
      owed: minor(told.owed),
    })),
    loanId: outcome.loan_id === null ? null : String(outcome.loan_id),
    before: standingIn(outcome.before),
    after: standingIn(outcome.after),
  }
}

type Told = Readonly<Record<string, unknown>>

const minor = (value: unknown) => BigInt(Number(value))

function standingIn(told: unknown): LoanStanding | null {
  if (told === null) return null
  const of = told as Told
  const minorOrNone = (value: unknown) => (value === null ? null : minor(value))
  return {
    status: of.status as LoanStatus,
    payoffAmount: minorOrNone(of.payoff_amount),
    amountDue: minorOrNone(of.amount_due),
    daysPastDue: of.days_past_due === null ? null : Number(of.days_past_due),
    instalmentsLeft: Number(of.instalments_left),
    monthlyPayment: minorOrNone(of.monthly_payment),
    lastDueOn: of.last_due_on === null ? null : String(of.last_due_on),
  }
}
