import { idOrNone } from '../../database/ids.ts'
import type { LoanStatus } from '../../entities/loan/loan.ts'
import { AMOUNT_MAX } from '../../money.ts'
import { objectFromJson } from '../../reads/rows.ts'
import { asOperator } from '../audit-trail/act.ts'
import { explainedRedaction } from '../audit-trail/redact.ts'
import type { Operator } from '../member/access.ts'
import { type Done, type Explain, perform } from '../outcome.ts'
import type { Platform } from '../platform.ts'
import { checkAmount, type MaybeReason, refuseIf } from '../refusal.ts'
import type { BookInput } from '../undoing/book.ts'
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
  /** What is emptied of what is kept about the member; null unless it is a redaction. */
  readonly redacted: RedactedCounts | null
  /** The preview's version: the act takes it, and is refused if it would do something else by then. */
  readonly version: number
}

/** How much a redaction empties, and how many entries of the audit trail stay whole. */
interface RedactedCounts {
  readonly entries: number
  readonly kept: number
  readonly requests: number
  readonly charges: number
  readonly notes: number
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
    ...(amount != null && { amount: Number(amount) }),
    ...(valueDate != null && { value_on: valueDate }),
    borne_by: undoBorneBy,
  }
  return foresee(platform, operator, {
    name: 'previewUndoing',
    of: 'undoRepayment',
    targetKind: 'repayment',
    targetId: id,
    terms,
    wrong: fitting(input),
  })
}

/** Says what reversing the movement behind a line of a statement would do now. Throws the Refusal with which that would be refused. */
export function previewReversal(
  platform: Platform,
  operator: Operator,
  id: string,
): Promise<Foreseen> {
  const act = { name: 'previewReversal', of: 'reverseTransaction' } as const
  return foresee(platform, operator, { ...act, targetKind: 'transaction', targetId: id })
}

/** Says what booking a repayment as of an earlier day would do now. Throws the Refusal with which that would be refused. */
export function previewBooking(
  platform: Platform,
  operator: Operator,
  { loanId, amount, prepayment, valueDate }: Omit<BookInput, 'reason' | 'idempotencyKey'>,
): Promise<Foreseen> {
  return foresee(platform, operator, {
    name: 'previewBooking',
    of: 'repayLoan',
    targetKind: 'loan',
    targetId: loanId,
    terms: { amount: Number(amount), prepayment: prepayment ?? 'shorten', value_on: valueDate },
    wrong: [checkAmount('amount', amount, { min: 1n, max: AMOUNT_MAX })],
  })
}

/** Says what undoing a change of a plan would do now. Throws the Refusal with which that would be refused. */
export function previewPlanChangeUndoing(
  platform: Platform,
  operator: Operator,
  id: string,
): Promise<Foreseen> {
  const act = { name: 'previewPlanChangeUndoing', of: 'undoPlanChange' } as const
  return foresee(platform, operator, { ...act, targetKind: 'plan change', targetId: id })
}

/** Says how much of what is kept of a member a redaction would empty now. Throws the Refusal with which that would be refused. */
export function previewRedaction(
  platform: Platform,
  operator: Operator,
  id: string,
): Promise<Foreseen> {
  const act = { name: 'previewRedaction', of: 'redactAuditTrail' } as const
  const explain = explainedRedaction
  return foresee(platform, operator, { ...act, targetKind: 'member', targetId: id, explain })
}

interface Previewed {
  /** The preview, as the audit trail names it if it is refused. */
  readonly name: string
  /** The act that is previewed. */
  readonly of:
    | 'undoRepayment'
    | 'reverseTransaction'
    | 'repayLoan'
    | 'undoPlanChange'
    | 'redactAuditTrail'
  readonly targetKind: string
  readonly targetId: string
  /** How it would be done. JSON has no bigint; amounts are below 2^53. */
  readonly terms?: Readonly<Record<string, unknown>>
  readonly wrong?: readonly MaybeReason[]
  readonly explain?: Explain
}

function foresee(
  platform: Platform,
  operator: Operator,
  { of, terms = {}, wrong = [], explain = explainedRequest, ...act }: Previewed,
): Promise<Foreseen> {
  return asOperator(platform, operator, act, async ({ database, limits }) => {
    refuseIf(...wrong)
    const asked = { by_user: operator.id, of_act: of, in_target: idOrNone(act.targetId), terms }
    const values = { ...asked, ids: newIds(), fee_rate: limits.serviceFee }
    return foreseenIn(await perform({ database }, 'preview_act', values, explain))
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
