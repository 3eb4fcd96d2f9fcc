import { idOrNone } from '../../database/ids.ts'
import type { LoanStatus } from '../../entities/loan/loan.ts'
import { objectFromJson } from '../../reads/rows.ts'
import { asOperator } from '../audit-trail/act.ts'
import type { Operator } from '../member/access.ts'
import { type Done, perform } from '../outcome.ts'
import type { Platform } from '../platform.ts'
import { refuseIf } from '../refusal.ts'
import { fitting, type UndoTerms } from '../undoing/undo.ts'
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

/** What an act would do now. */
export interface Foreseen {
  /** Null if it concerns no member. */
  readonly memberId: string | null
  /** The wallets that would change. */
  readonly wallets: WalletChange[]
  readonly loanId: string | null
  /** The loan before and after it; null if it is about none. */
  readonly before: LoanStanding | null
  readonly after: LoanStanding | null
}

/** Says what approving a request would do now: it is carried out and taken back. Throws a Refusal, such as why it is no longer possible. */
export function previewRequest(
  platform: Platform,
  operator: Operator,
  id: string,
): Promise<Foreseen> {
  const act = { name: 'previewRequest', targetKind: 'request', targetId: id }
  return asOperator(platform, operator, act, async ({ database, limits }) => {
    const asked = { by_user: operator.id, in_request: idOrNone(id), ids: newIds() }
    const values = { ...asked, fee_rate: limits.serviceFee }
    return foreseenIn(await perform({ database }, 'preview_request', values, explainedRequest))
  })
}

/** Says what undoing a repayment, or lending a part of it again, would do now. Throws the Refusal with which that would be refused. */
export function previewUndoing(
  platform: Platform,
  operator: Operator,
  input: UndoTerms,
): Promise<Foreseen> {
  const { id, mode, amount, valueDate } = input
  const { undoBorneBy } = platform.limits
  const terms = {
    mode: mode ?? 'undo',
    // JSON has no bigint; amounts are below 2^53.
    ...(amount != null && { amount: Number(amount) }),
    ...(valueDate != null && { value_on: valueDate }),
    borne_by: undoBorneBy,
  }
  const act = { name: 'previewUndoing', targetKind: 'repayment', targetId: id }
  return foresee(platform, operator, act, 'undoRepayment', terms, () => refuseIf(...fitting(input)))
}

/** Says what reversing the movement behind a line of a statement would do now. Throws the Refusal with which that would be refused. */
export function previewReversal(
  platform: Platform,
  operator: Operator,
  id: string,
): Promise<Foreseen> {
  const act = { name: 'previewReversal', targetKind: 'transaction', targetId: id }
  return foresee(platform, operator, act, 'reverseTransaction', null)
}

function foresee(
  platform: Platform,
  operator: Operator,
  act: Parameters<typeof asOperator>[2] & { readonly targetId: string },
  of_act: 'undoRepayment' | 'reverseTransaction',
  terms: Readonly<Record<string, unknown>> | null,
  check: () => void = () => undefined,
): Promise<Foreseen> {
  return asOperator(platform, operator, act, async ({ database, limits }) => {
    check()
    const asked = { by_user: operator.id, of_act, in_target: idOrNone(act.targetId), terms }
    const values = { ...asked, ids: newIds(), fee_rate: limits.serviceFee }
    return foreseenIn(await perform({ database }, 'preview_undoing', values, explainedRequest))
  })
}

function foreseenIn({ outcome }: Done): Foreseen {
  const { before, after, ...told } = objectFromJson<Foreseen>(outcome)
  const wallets = told.wallets.map((one) =>
    objectFromJson<WalletChange>(one, 'available', 'held', 'owed'),
  )
  return { ...told, wallets, before: standingIn(before), after: standingIn(after) }
}

function standingIn(told: unknown): LoanStanding | null {
  if (told === null) return null
  return objectFromJson<LoanStanding>(told, 'payoffAmount', 'amountDue', 'monthlyPayment')
}
