import { p } from '@mikro-orm/core'
import { entity } from '../entity.ts'
import { reference } from '../reference.ts'
import { Loan } from './loan.ts'

const planChangeKinds = [
  'interest_pause',
  'principal_holiday',
  're_amortise',
  're_age',
  'due_day',
  'term',
  'rate',
] as const
export type PlanChangeKind = (typeof planChangeKinds)[number]

/** Whether interest that is overdue is due with the first new instalment, or spread over all. */
export type MovedInterest = 'first' | 'spread'

const planChangeStates = ['asked', 'pending', 'effective', 'undone', 'void'] as const
export type PlanChangeState = (typeof planChangeStates)[number]

/** What a change is to make of a plan: which of these there are depends on its kind. */
export interface PlanChangeTerms {
  readonly from?: string
  readonly to?: string
  readonly instalments?: number
  readonly extend?: boolean
  readonly interest?: MovedInterest
  readonly due_day?: number
  readonly months?: number
  /** Hundredths of a percent a year. */
  readonly rate?: number
}

/** A change of the plan by which a loan is repaid. */
export class PlanChange extends entity({
  name: 'PlanChange',
  properties: {
    id: p.uuid().primary(),
    loanId: () => reference(Loan, 'loan_id'),
    kind: p.enum(planChangeKinds),
    terms: p.json<PlanChangeTerms>(),
    reason: p.text(),
    /** The operator, or the borrower. */
    actorId: p.uuid(),
    byOperator: p.boolean(),
    /** The request by which another operator approves it. */
    requestId: p.uuid().strictNullable(),
    status: p.enum(planChangeStates),
    /** The day from which it counts, or on which its notice ends. */
    effectiveOn: p.date(),
    /** All interest of the plan, in minor units. */
    interestBefore: p.bigint(),
    interestAfter: p.bigint(),
    /** The highest payment that is still unpaid of the plan, in minor units; null for changes from before this was stored. */
    paymentBefore: p.bigint().strictNullable(),
    paymentAfter: p.bigint().strictNullable(),
    /** What is still to be paid of the plan, in minor units; null for changes from before this was stored. */
    toPayBefore: p.bigint().strictNullable(),
    toPayAfter: p.bigint().strictNullable(),
    /** The day of the last payment; also null where nothing is left to pay. */
    lastDueBefore: p.date().strictNullable(),
    lastDueAfter: p.date().strictNullable(),
    /** What is unpaid of the plan, discounted at the contract's rate. */
    valueBefore: p.bigint(),
    valueAfter: p.bigint(),
    /** The plan before it, to undo it, and the history of which that was made. */
    before: p.json<unknown>().strictNullable().lazy(),
    /** The database transaction that last applied or undid it: in it alone may instalments be moved. */
    appliedIn: p.bigint().strictNullable().lazy(),
    voidReason: p.text().strictNullable(),
    undoneBy: p.uuid().strictNullable(),
    undoReason: p.text().strictNullable(),
    createdAt: p.datetime(3).defaultRaw('gateway_now()'),
    /** When it was announced and, once it is made, when that was; null while another operator has to approve it. */
    actedAt: p.datetime(3).strictNullable(),
    undoneAt: p.datetime(3).strictNullable(),
  },
  lengths: { reason: { min: 1, max: 500 } },
  indexes: {
    plan_change_loan_index: ['loanId', 'createdAt', 'id'],
    plan_change_pending_index: "(effective_on) where status = 'pending'",
  },
  uniques: {
    plan_change_once_a_day: "(loan_id, effective_on) where status in ('pending', 'effective')",
    plan_change_request_index: '(request_id) where request_id is not null',
  },
  checks: { plan_change_undone_when: "(status = 'undone') = (undone_at is not null)" },
}) {}
