import type { OpportunityFilter, RiskLevel, UpdatePreferencesInput } from '../../graphql/graphql.ts'
import { typedAmount } from '../../parts/amounts.ts'
import type { Preferences } from './operations.ts'

/** The names of the limits. */
export const limits = [
  'autoInvestMaxPerLoan',
  'minInterestRate',
  'maxTermMonths',
  'minAmount',
  'maxAmount',
  'maxDistanceKm',
] as const

/** A limit of a standing order that is typed. */
export type WishField = (typeof limits)[number]

/** A standing order as it stands in the form. */
export interface Wishes {
  readonly enabled: boolean
  readonly typed: Readonly<Record<WishField, string>>
  readonly risks: readonly RiskLevel[]
  readonly purposes: readonly string[]
}

/** The form for what is kept. */
export function wishesOf(kept: Preferences): Wishes {
  const typed = Object.fromEntries(limits.map((name) => [name, String(kept[name] ?? '')]))
  return {
    enabled: kept.autoInvestEnabled,
    typed: typed as Wishes['typed'],
    risks: kept.riskLevels,
    purposes: kept.purposes,
  }
}

/** Why limits can't be sent, and what could. */
export function problemsOf({ typed }: Wishes): Readonly<Partial<Record<WishField, string>>> {
  const found = limits.flatMap((name) => {
    const text = typed[name].trim()
    if (text === '') return []
    const isWhole = name === 'maxTermMonths' || name === 'maxDistanceKm'
    if (isWhole && !/^\d{1,6}$/.test(text)) return [[name, 'Enter a whole number, such as 24.']]
    if (!isWhole && typedAmount(text) === undefined)
      return [[name, 'Enter a number, such as 50 or 7.5.']]
    return []
  })
  return Object.fromEntries(found)
}

/** What is sent: an empty limit is none. */
export function inputOf({ enabled, typed, risks, purposes }: Wishes): UpdatePreferencesInput {
  const amount = (name: WishField) => typedAmount(typed[name]) ?? null
  const whole = (name: WishField) => (typed[name].trim() === '' ? null : Number(typed[name]))
  return {
    autoInvestEnabled: enabled,
    autoInvestMaxPerLoan: amount('autoInvestMaxPerLoan'),
    minInterestRate: amount('minInterestRate'),
    maxTermMonths: whole('maxTermMonths'),
    minAmount: amount('minAmount'),
    maxAmount: amount('maxAmount'),
    maxDistanceKm: whole('maxDistanceKm'),
    riskLevels: [...risks],
    purposes: [...purposes],
  }
}

/** The open loans that match all wishes, as a filter. */
export function filterOf(wishes: Wishes): OpportunityFilter {
  const { minInterestRate, maxTermMonths, minAmount, maxAmount, maxDistanceKm } = inputOf(wishes)
  return {
    ...(minInterestRate != null && { minRate: minInterestRate }),
    ...(maxTermMonths != null && { maxMonths: maxTermMonths }),
    ...(minAmount != null && { minAmount }),
    ...(maxAmount != null && { maxAmount }),
    ...(maxDistanceKm != null && { maxDistanceKm }),
    ...(wishes.risks.length > 0 && { riskLevel: [...wishes.risks] }),
    ...(wishes.purposes.length > 0 && { purposes: [...wishes.purposes] }),
  }
}
