import type {
  OpportunityFilter,
  RiskLevel,
  StandingOrderInput,
  UpdatePreferencesInput,
} from '../../graphql/graphql.ts'
import { amountEntry, typedAmount, wholeOf } from '../../parts/forms/entered.ts'
import { wrongAmount } from '../../parts/forms/wrong-amount.ts'
import { fixedUnits } from '../../parts/money.ts'
import { t } from '../messages/index.ts'
import type { Preferences } from './operations.ts'

/** The names of the limits. */
export const limits = [
  'autoInvestMaxPerLoan',
  'autoInvestMaxPerBorrower',
  'autoInvestBudget',
  'autoInvestReserve',
  'autoInvestPauseHours',
  'minInterestRate',
  'maxTermMonths',
  'minAmount',
  'maxAmount',
  'maxDistanceKm',
] as const

/** A limit of a standing order that is typed. */
export type WishField = (typeof limits)[number]

const wholes: readonly WishField[] = ['autoInvestPauseHours', 'maxTermMonths', 'maxDistanceKm']

/** Whether a limit is an amount of money. */
export const isAmount = (name: WishField): boolean =>
  name !== 'minInterestRate' && !wholes.includes(name)

/** A standing order as it stands in the form. */
export interface Wishes {
  readonly enabled: boolean
  /** Whether the lender is told of each loan that matches. */
  readonly tells: boolean
  /** Whether money for the lender's own instalments stays in the wallet. */
  readonly keeps: boolean
  readonly typed: Readonly<Record<WishField, string>>
  readonly risks: readonly RiskLevel[]
  readonly purposes: readonly string[]
  /** Whether loans of borrowers who are not verified are left out. */
  readonly verified: boolean
}

/** Whether it invests nothing, and only tells of what it finds. */
export const onlyTells = ({ enabled, tells }: Wishes) => tells && !enabled

/** Whether both wish for the same, however their amounts are written. */
export function isSame({ typed, ...one }: Wishes, { typed: others, ...other }: Wishes): boolean {
  const meant = (name: WishField, text: string) => {
    const written = text.trim() || (name === 'autoInvestPauseHours' ? '0' : '')
    const amount = typedAmount(written)
    return amount === undefined ? written : fixedUnits(amount)
  }
  return (
    limits.every((name) => meant(name, typed[name]) === meant(name, others[name])) &&
    JSON.stringify(one) === JSON.stringify(other)
  )
}

/** Whether the limit for a borrower is lower than that for a loan, so that it limits each loan. */
export function limitsEachLoan({ typed }: Pick<Wishes, 'typed'>): boolean {
  const [perLoan, perBorrower] = [
    typedAmount(typed.autoInvestMaxPerLoan),
    typedAmount(typed.autoInvestMaxPerBorrower),
  ]
  if (perLoan === undefined || perBorrower === undefined) return false
  return fixedUnits(perBorrower) < fixedUnits(perLoan)
}

/** The form's content for the saved preferences. */
export function wishesOf(kept: Preferences): Wishes {
  const typed = Object.fromEntries(
    limits.map((name) => [
      name,
      wholes.includes(name) ? String(kept[name] ?? '') : amountEntry(String(kept[name] ?? '')),
    ]),
  )
  return {
    enabled: kept.autoInvestEnabled,
    tells: kept.matchNotifications,
    keeps: kept.autoInvestKeepsInstalments,
    typed: typed as Wishes['typed'],
    risks: kept.riskLevels,
    purposes: kept.purposes,
    verified: kept.onlyVerifiedBorrowers,
  }
}

/** Why typed limits can't be sent, each with an example that could. */
export function problemsOf({ typed }: Wishes): Readonly<Partial<Record<WishField, string>>> {
  const found = limits.flatMap((name) => {
    const text = typed[name].trim()
    if (text === '') return []
    if (wholes.includes(name)) return wholeOf(text) === undefined ? [[name, t('wholeExample')]] : []
    const works = isAmount(name)
      ? wrongAmount(text)
      : typedAmount(text) === undefined
        ? t('percentExample')
        : undefined
    return works === undefined ? [] : [[name, works]]
  })
  return Object.fromEntries(found)
}

/** Limits that are missing in an order that invests. */
export function lackingIn({ enabled, typed }: Wishes): ReturnType<typeof problemsOf> {
  return enabled && typed.autoInvestMaxPerLoan.trim() === ''
    ? { autoInvestMaxPerLoan: t('perLoanExample') }
    : {}
}

/** The input to send; an empty limit becomes null, and an empty pause 0 hours. */
export function inputOf({
  enabled,
  tells,
  keeps,
  typed,
  risks,
  purposes,
  verified,
}: Wishes): UpdatePreferencesInput {
  const amount = (name: WishField) => typedAmount(typed[name]) ?? null
  const whole = (name: WishField) => wholeOf(typed[name]) ?? null
  return {
    autoInvestEnabled: enabled,
    matchNotifications: tells,
    autoInvestKeepsInstalments: keeps,
    autoInvestMaxPerLoan: amount('autoInvestMaxPerLoan'),
    autoInvestMaxPerBorrower: amount('autoInvestMaxPerBorrower'),
    autoInvestBudget: amount('autoInvestBudget'),
    autoInvestReserve: amount('autoInvestReserve'),
    autoInvestPauseHours: whole('autoInvestPauseHours') ?? 0,
    minInterestRate: amount('minInterestRate'),
    maxTermMonths: whole('maxTermMonths'),
    minAmount: amount('minAmount'),
    maxAmount: amount('maxAmount'),
    maxDistanceKm: whole('maxDistanceKm'),
    riskLevels: [...risks],
    purposes: [...purposes],
    onlyVerifiedBorrowers: verified,
  }
}

/** What is tried in a preview: all but whether it is on, whom it tells, and its pause, which only delays it. */
export function orderOf(wishes: Wishes): StandingOrderInput {
  const {
    autoInvestEnabled: _on,
    matchNotifications: _tells,
    autoInvestPauseHours: _pause,
    ...order
  } = inputOf(wishes)
  return order
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
    ...(wishes.verified && { onlyVerifiedBorrowers: true }),
  }
}
