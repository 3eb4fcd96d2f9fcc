import type { WorkStep } from '../../graphql/graphql.ts'
import { typedAmount, wholeOf } from '../../parts/forms/entered.ts'

/** What can come next, in the order of the choice. */
export const steps = [
  'REMIND',
  'AWAIT_PAYMENT',
  'AGREE_PLAN',
  'DECIDE_DEFAULT',
  'RECOVER',
  'REVIEW',
  'APPROVE',
  'ASSIGN',
  'ASK_ADDRESS',
  'ANSWER',
  'ANSWER_REPLY',
  'TAKE',
  'DECIDE',
  'CONFIRM',
] as const satisfies readonly WorkStep[]

/** What an item has to be besides its kind and its owner, as the API's conditions. */
export interface LookedFor {
  readonly nextStep: WorkStep[] | null
  readonly minDays: number | null
  readonly maxDays: number | null
  readonly minAmount: string | null
  readonly maxAmount: string | null
  readonly q: string | null
}

/** The conditions by their names in the address, where they are written as they were typed. */
export const narrowing = ['q', 'step', 'days', 'upTo', 'min', 'max'] as const

/** Reads them from the address, with amounts as browsers write what is entered in a field for numbers; what can't be read counts as not said. */
export function lookedFor(query: URLSearchParams): LookedFor {
  const given = (name: (typeof narrowing)[number]) => query.get(name)?.trim() ?? ''
  const step = steps.find((one) => one === given('step'))
  return {
    nextStep: step ? [step] : null,
    minDays: wholeOf(given('days')) ?? null,
    maxDays: wholeOf(given('upTo')) ?? null,
    minAmount: typedAmount(given('min'), '.') ?? null,
    maxAmount: typedAmount(given('max'), '.') ?? null,
    q: given('q') || null,
  }
}
