import type { PlanChange } from '../../../parts/loans/plan-change.tsx'
import type { PlanTerms } from '../../acting/act.ts'

/** What a kind of change asks for. */
export type Term = Exclude<keyof PlanTerms, 'kind'>

/** What each kind of change of a plan asks for, in the order in which the kinds are offered. */
export const terms: Readonly<Record<PlanChange['kind'], readonly Term[]>> = {
  INTEREST_PAUSE: ['from', 'to'],
  PRINCIPAL_HOLIDAY: ['instalments', 'extend'],
  RE_AMORTISE: [],
  RE_AGE: ['instalments', 'from', 'interest'],
  DUE_DAY: ['dueDay', 'from'],
  TERM: ['months'],
  RATE: ['rate'],
}
