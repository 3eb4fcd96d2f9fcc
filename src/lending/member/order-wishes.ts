import { loanTexts } from '../../entities/loan/loan.ts'
import type { Preferences } from '../../entities/member/preferences.ts'
import { AMOUNT_MAX } from '../../money.ts'
import { objectFromJson } from '../../reads/rows.ts'
import { PURPOSES_MAX } from '../loan/lists/traits.ts'
import type { Outcome } from '../outcome.ts'
import type { Platform } from '../platform.ts'
import {
  checkAmount,
  checkNotNull,
  checkPercent,
  checkRange,
  checkText,
  invalid,
  type MaybeReason,
  type Reason,
  refuseIf,
} from '../refusal.ts'

/** Distances in kilometres, up to half of the earth's circumference: every one is allowed. */
export const distances = { min: 1, max: 20_040 } as const

const amounts = [
  'autoInvestMaxPerLoan',
  'autoInvestMaxPerBorrower',
  'autoInvestBudget',
  'autoInvestReserve',
  'minAmount',
  'maxAmount',
] as const

const required = [
  'riskLevels',
  'purposes',
  'onlyVerifiedBorrowers',
  'autoInvestKeepsInstalments',
] as const

type Wish =
  | (typeof amounts)[number]
  | (typeof required)[number]
  | 'minInterestRate'
  | 'maxTermMonths'
  | 'maxDistanceKm'

/** What a standing order looks for and how much it may invest: absent fields are as saved, null clears. */
export type OrderWishes = { readonly [Name in Wish]?: Preferences[Name] | null }

/** The reasons for which these wishes are invalid, whatever is saved. */
export function wrongIn(
  { limits }: Pick<Platform, 'limits'>,
  wishes: OrderWishes,
): readonly MaybeReason[] {
  return [
    ...required.map((field) => checkNotNull(field, wishes[field])),
    checkPercent('minInterestRate', wishes.minInterestRate, limits.loanRateMax),
    checkRange('maxTermMonths', wishes.maxTermMonths, {
      min: 1,
      max: limits.loanMonthsMax,
      unit: 'months',
    }),
    ...amounts.map((field) => wrongAmount(limits, field, wishes[field])),
    checkRange('maxDistanceKm', wishes.maxDistanceKm, { ...distances, unit: 'km' }),
    ...wrongPurposes(wishes.purposes),
  ]
}

/** Throws a Refusal that names all that is wrong with the wishes themselves. */
export function checkWishes(platform: Pick<Platform, 'limits'>, wishes: OrderWishes): void {
  refuseIf(...wrongIn(platform, wishes))
}

/** An order with a limit of 0 would do nothing; a loan of any amount, and an empty reserve, can be wished for. */
function isLimit(field: (typeof amounts)[number]): boolean {
  return field.startsWith('autoInvest') && field !== 'autoInvestReserve'
}

/** What is wrong with an amount, whatever is saved; what no order could invest with is refused as `impossible_in_order` does. */
function wrongAmount(
  { investmentMin, loanAmountMin }: Platform['limits'],
  field: (typeof amounts)[number],
  given: bigint | null | undefined,
): Reason | undefined {
  if (!isLimit(field) || (given ?? 1n) > 0n)
    return checkAmount(field, given, { min: 0n, max: AMOUNT_MAX })
  const min = investmentMin < loanAmountMin ? investmentMin : loanAmountMin
  return {
    code: 'AMOUNT_OUT_OF_RANGE',
    field,
    message: 'refusal.preferences.below_least',
    values: { given: given ?? 0n },
    details: { min, max: AMOUNT_MAX },
  }
}

function wrongPurposes(purposes: readonly string[] | null | undefined): readonly MaybeReason[] {
  if ((purposes?.length ?? 0) > PURPOSES_MAX)
    return [invalid('purposes', 'refusal.preferences.purposes', { max: PURPOSES_MAX })]
  return (purposes ?? []).map((purpose) => checkText('purposes', purpose, loanTexts.purpose))
}

/** The reasons for which a standing order could never invest, which the database names by column, in minor units. */
export function impossibleIn({ impossible }: Outcome): readonly Reason[] {
  const found = objectFromJson<Readonly<Record<string, Bound>>>(impossible ?? {})
  return Object.entries(found).map(([field, { given, least, most }]) => ({
    code: 'AMOUNT_OUT_OF_RANGE',
    field,
    message:
      least === undefined ? 'refusal.preferences.above_most' : 'refusal.preferences.below_least',
    values: { given: BigInt(given) },
    details: { min: BigInt(least ?? 0), max: BigInt(most ?? AMOUNT_MAX) },
  }))
}

/** A wish that no loan meets, and the least or the most that some do. */
interface Bound {
  readonly given: number
  readonly least?: number
  readonly most?: number
}
