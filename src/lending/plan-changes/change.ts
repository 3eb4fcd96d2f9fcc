import { idOrNone } from '../../database/ids.ts'
import { InstalmentState } from '../../entities/loan/instalment.ts'
import { Loan } from '../../entities/loan/loan.ts'
import { PlanChange, type PlanChangeState } from '../../entities/loan/plan-change.ts'
import { rowFromJson } from '../../reads/rows.ts'
import { approvedAbove } from '../approval/alone.ts'
import { type LineOrAsked, type MadeOrAsked, madeOrAsked } from '../approval/pending.ts'
import { type Decision, decide, type Once, type Seen } from '../audit-trail/decide.ts'
import { OWN_CHANGE } from '../inbox/texts.ts'
import type { Operator } from '../member/access.ts'
import { type Done, debtOf, idempotencyOf, perform } from '../outcome.ts'
import type { Platform } from '../platform.ts'
import { type RepaymentSchedule, repaymentSchedule } from '../repaying/schedule/schedule.ts'
import { explainedPlanChange } from './explain.ts'
import { checkTerms, type GivenTerms, storedTerms } from './terms.ts'

/** Above this loss of present value, a change is marked: EBA/GL/2026/05, hundredths of a percent. */
const MATERIAL = 100n
const WHOLE = 10_000n

/** A preview is of a change that was not made. */
export type PlanChangeStatus = PlanChangeState | 'preview'

/** A change of a plan, or what it would be. */
export type MadePlanChange = Omit<PlanChange, 'status'> & {
  readonly status: PlanChangeStatus
  /** Null for whoever has just made or undone it, who can't be a lender of the loan. */
  readonly ownPart?: null
}

const figures = [
  'interestBefore',
  'interestAfter',
  'paymentBefore',
  'paymentAfter',
  'toPayBefore',
  'toPayAfter',
  'lastDueBefore',
  'lastDueAfter',
  'valueBefore',
  'valueAfter',
] as const

/** The figures of a plan before a change and after it. */
type Figures = Pick<PlanChange, (typeof figures)[number]>

/** What a change costs: amounts in minor units. */
export interface PlanTotals extends Figures {
  /** By how much the loan is worth less. */
  readonly loss: bigint
  /** Hundredths of a percent of what was unpaid. */
  readonly lossPercent: number
  /** Whether that is so much that a bank has to mark it. */
  readonly material: boolean
}

/** A change with the plan and the loan after it, or the request that another operator has to approve first. */
export type ChangedPlan = MadeOrAsked<{ planChange: MadePlanChange; loan: Loan }> &
  Pick<LineOrAsked, 'debt'> & {
    readonly schedule: RepaymentSchedule | null
    readonly totals: PlanTotals | null
  }

/** A change that an operator asks for: the id is the loan's. */
type ChangePlanInput = Decision &
  GivenTerms & { readonly preview?: boolean | null; readonly version?: number | null }

/** Changes the plan of a loan for an operator, or says what that would make of it; throws a Refusal. */
export function changePlan(
  platform: Platform,
  operator: Operator,
  input: ChangePlanInput,
): Promise<ChangedPlan> {
  const { limits } = platform
  const name = input.preview ? 'previewPlanChange' : 'changePlan'
  const change = async (acting: Platform, once: Once) => {
    const values = {
      ...once,
      in_loan: idOrNone(input.id),
      kind: input.kind,
      terms: JSON.stringify(storedTerms(input)),
      reason: input.reason,
      is_preview: input.preview ?? false,
      notice_days: limits.planNoticeDays,
      ...approvedAbove(limits.alone),
      fee_rate: limits.serviceFee,
      seen: input.version ?? null,
    }
    return changedPlan(platform, await perform(acting, 'change_plan', values, explainedPlanChange))
  }
  return decide(platform, operator, name, 'loan', input, change, ...checkTerms(input, limits))
}

/** A borrower's wish to pay on another day of the month, or to know what another change would cost. */
type OwnChangeInput = GivenTerms & {
  readonly id: string
  readonly preview?: boolean | null
  /** The loan's version that a preview was of. */
  readonly version?: number | null
  readonly idempotencyKey?: string | null
}

/** Moves the due day of a borrower's own loan, or says what a change of any kind would make of it; throws a Refusal. */
export async function changeOwnPlan(
  platform: Platform,
  borrowerId: string,
  input: OwnChangeInput,
): Promise<ChangedPlan> {
  const { limits } = platform
  const once = idempotencyOf(input, ...checkTerms(input, limits))
  const values = {
    by_user: borrowerId,
    ...once,
    in_loan: idOrNone(input.id),
    kind: input.kind,
    terms: JSON.stringify(storedTerms(input)),
    reason: OWN_CHANGE,
    is_preview: input.preview ?? false,
    notice_days: limits.planNoticeDays,
    own_changes: limits.dueDayChanges,
    fee_rate: limits.serviceFee,
    seen: input.version ?? null,
  }
  return changedPlan(
    platform,
    await perform(platform, 'change_own_plan', values, explainedPlanChange),
  )
}

/** Undoes the newest change of a plan for an operator, or an announced one; throws a Refusal. */
export function undoPlanChange(
  platform: Platform,
  operator: Operator,
  input: Decision & Seen,
): Promise<ChangedPlan> {
  const { alone, serviceFee } = platform.limits
  return decide(
    platform,
    operator,
    'undoPlanChange',
    'plan change',
    input,
    async (acting, once) => {
      const values = {
        ...once,
        in_change: idOrNone(input.id),
        reason: input.reason,
        fee_rate: serviceFee,
        seen: input.version ?? null,
        ...approvedAbove(alone),
      }
      return changedPlan(
        platform,
        await perform(acting, 'undo_plan_change', values, explainedPlanChange),
      )
    },
  )
}

/** Takes back a due day that a borrower has moved, while nothing else has happened to their loan; throws a Refusal. */
export async function undoOwnPlanChange(
  platform: Platform,
  borrowerId: string,
  input: Pick<OwnChangeInput, 'id' | 'idempotencyKey'>,
): Promise<ChangedPlan> {
  const { dueDayChanges, serviceFee } = platform.limits
  const values = {
    by_user: borrowerId,
    ...idempotencyOf(input),
    in_change: idOrNone(input.id),
    own_changes: dueDayChanges,
    fee_rate: serviceFee,
  }
  return changedPlan(
    platform,
    await perform(platform, 'undo_own_plan_change', values, explainedPlanChange),
  )
}

function changedPlan({ database }: Pick<Platform, 'database'>, done: Done): ChangedPlan {
  const read = madeOrAsked(done, { planChange: PlanChange, loan: Loan })
  if (read.planChange === null)
    return { ...read, planChange: null, schedule: null, totals: null, debt: undefined }
  const planChange: MadePlanChange = Object.assign(read.planChange, { ownPart: null })
  const rows = done.outcome.instalments as readonly Readonly<Record<string, unknown>>[]
  const instalments = rows.map((one) => rowFromJson(database, InstalmentState, one))
  return {
    ...read,
    planChange,
    schedule: repaymentSchedule(instalments),
    totals: totalsOf(planChange),
    debt: debtOf(done),
  }
}

/** What a change costs, from the plan before it and after it. */
export function totalsOf(change: MadePlanChange): PlanTotals {
  const known = Object.fromEntries(figures.map((name) => [name, change[name] ?? null]))
  const { valueBefore, valueAfter } = change
  const loss = valueBefore > valueAfter ? valueBefore - valueAfter : 0n
  const lossPercent = valueBefore === 0n ? 0 : Number((loss * WHOLE) / valueBefore)
  const material = loss * WHOLE > valueBefore * MATERIAL
  return { ...(known as unknown as Figures), loss, lossPercent, material }
}
