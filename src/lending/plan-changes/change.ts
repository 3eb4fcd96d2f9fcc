import { idOrNone } from '../../database/ids.ts'
import { InstalmentState } from '../../entities/loan/instalment.ts'
import { Loan } from '../../entities/loan/loan.ts'
import type { LoanDebt } from '../../entities/loan/loan-debt.ts'
import { PlanChange, type PlanChangeState } from '../../entities/loan/plan-change.ts'
import { ApprovalRequest } from '../../entities/operator/approval-request.ts'
import { rowFromJson } from '../../reads/rows.ts'
import { type Decision, decide, type Once } from '../audit-trail/decide.ts'
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

/** What a change costs: amounts in minor units. */
export interface PlanTotals {
  readonly interestBefore: bigint
  readonly interestAfter: bigint
  /** The highest payment that is still unpaid; null if none is, or for changes from before this was stored. */
  readonly paymentBefore: bigint | null
  readonly paymentAfter: bigint | null
  /** What is still to be paid, and the last day; null for changes from before this was stored, the day also where nothing is left. */
  readonly toPayBefore: bigint | null
  readonly toPayAfter: bigint | null
  readonly lastDueBefore: string | null
  readonly lastDueAfter: string | null
  readonly valueBefore: bigint
  readonly valueAfter: bigint
  /** By how much the loan is worth less. */
  readonly loss: bigint
  /** Hundredths of a percent of what was unpaid. */
  readonly lossPercent: number
  /** Whether that is so much that a bank has to mark it. */
  readonly material: boolean
}

/** A change with the plan after it, or the request that another operator has to approve first. */
export interface ChangedPlan {
  readonly planChange: MadePlanChange | null
  readonly schedule: RepaymentSchedule | null
  readonly totals: PlanTotals | null
  readonly loan: Loan | null
  /** What the loan owes after it. */
  readonly debt: LoanDebt | null | undefined
  readonly request: ApprovalRequest | null
  readonly replayed: boolean
}

/** A change that an operator asks for: the id is the loan's. */
type ChangePlanInput = Decision & GivenTerms & { readonly preview?: boolean | null }

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
      above: limits.alone.above,
      days: limits.alone.days,
      fee_rate: limits.serviceFee,
    }
    return changedPlan(platform, await perform(acting, 'change_plan', values, explainedPlanChange))
  }
  return decide(platform, operator, name, 'loan', input, change, ...checkTerms(input, limits))
}

/** A borrower's wish to pay on another day of the month, or to know what another change would cost. */
type OwnChangeInput = GivenTerms & {
  readonly id: string
  readonly preview?: boolean | null
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
  input: Decision,
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
        above: alone.above,
        days: alone.days,
      }
      return changedPlan(
        platform,
        await perform(acting, 'undo_plan_change', values, explainedPlanChange),
      )
    },
  )
}

function changedPlan({ database }: Pick<Platform, 'database'>, done: Done): ChangedPlan {
  const { outcome, record, replayed } = done
  if ('request' in outcome) {
    const none = { planChange: null, schedule: null, totals: null, loan: null, debt: undefined }
    return { ...none, request: record(ApprovalRequest, 'request'), replayed }
  }
  const made = record(PlanChange, 'plan_change') as MadePlanChange
  const planChange = Object.assign(made, { ownPart: null })
  const instalments = outcome.instalments as readonly Readonly<Record<string, unknown>>[]
  return {
    planChange,
    schedule: repaymentSchedule(
      instalments.map((one) => rowFromJson(database, InstalmentState, one)),
    ),
    totals: totalsOf(planChange),
    loan: record(Loan, 'loan'),
    debt: debtOf(done),
    request: null,
    replayed,
  }
}

/** What a change costs, from the plan before it and after it. */
export function totalsOf({
  interestBefore,
  interestAfter,
  paymentBefore = null,
  paymentAfter = null,
  toPayBefore = null,
  toPayAfter = null,
  lastDueBefore = null,
  lastDueAfter = null,
  valueBefore,
  valueAfter,
}: MadePlanChange): PlanTotals {
  const loss = valueBefore > valueAfter ? valueBefore - valueAfter : 0n
  const lossPercent = valueBefore === 0n ? 0 : Number((loss * WHOLE) / valueBefore)
  const material = loss * WHOLE > valueBefore * MATERIAL
  return {
    interestBefore,
    interestAfter,
    paymentBefore,
    paymentAfter,
    toPayBefore,
    toPayAfter,
    lastDueBefore,
    lastDueAfter,
    valueBefore,
    valueAfter,
    loss,
    lossPercent,
    material,
  }
}
