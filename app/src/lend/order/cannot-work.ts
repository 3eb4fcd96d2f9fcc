import { decimal, least } from '../../parts/amounts.ts'
import { typedAmount } from '../../parts/forms/entered.ts'
import { fixedUnits, money } from '../../parts/money.ts'
import { t } from '../messages/index.ts'
import { limits, type Wishes, type WishField } from './wishes.ts'

/** What limits of an order are held against. */
export interface Around {
  /** The smallest investment, and the smallest loan, which one investment can take whole. */
  readonly investmentMin: string
  readonly loanAmountMin: string
  /** The available balance of the wallet. */
  readonly available: string
  readonly currency: string
  /** Whether the reader has said where they live. */
  readonly isPlaced: boolean
}

const invested: readonly WishField[] = [
  'autoInvestMaxPerLoan',
  'autoInvestMaxPerBorrower',
  'autoInvestBudget',
]

/** Why no order could invest with a limit, as the API refuses it. */
export function cannotWork(
  name: WishField,
  { enabled, typed }: Wishes,
  { investmentMin, loanAmountMin, currency }: Around,
): string | undefined {
  const amount = typedAmount(typed[name])
  if (amount === undefined) return undefined
  const smallest = least(fixedUnits(investmentMin), fixedUnits(loanAmountMin))
  if (enabled && invested.includes(name) && fixedUnits(amount) < smallest)
    return t('order.belowLeast', { least: money(decimal(smallest, currency), currency) })
  const lower = name === 'maxAmount' ? typedAmount(typed.minAmount) : undefined
  return lower !== undefined && fixedUnits(amount) < fixedUnits(lower)
    ? t('limit.crossed', { lower: t('limit.minAmount') })
    : undefined
}

/** All that {@link cannotWork} says of an order, by field. */
export function allThatCannotWork(wishes: Wishes, around: Around) {
  const found = limits.flatMap((name) => {
    const why = cannotWork(name, wishes, around)
    return why === undefined ? [] : [[name, why] as const]
  })
  return Object.fromEntries(found) as Readonly<Partial<Record<WishField, string>>>
}

/** What is to stay in the wallet, and what that leaves, if the order can't invest that: it may be what the lender wants until money comes in. */
export function reserveIn({ typed }: Wishes, { available, investmentMin }: Around) {
  const kept = fixedUnits(typedAmount(typed.autoInvestReserve) ?? '0')
  const left = fixedUnits(available) - kept
  if (kept === 0n || left >= fixedUnits(investmentMin)) return undefined
  return fixedUnits(available) < fixedUnits(investmentMin) ? undefined : { kept, left }
}
