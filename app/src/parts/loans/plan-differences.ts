import { decimal } from '../amounts.ts'
import { t } from '../messages/index.ts'
import { fixedUnits, money } from '../money.ts'

interface Totals {
  readonly interestBefore: string
  readonly interestAfter: string
  readonly paymentBefore: string | null
  readonly paymentAfter: string | null
}

/** Where its borrower pays more after a change: in all, or in the month with the highest payment; undefined if in neither. */
export function dearer(totals: Totals): 'all' | 'month' | undefined {
  const { interestBefore, interestAfter, paymentBefore, paymentAfter } = totals
  if (fixedUnits(interestAfter) > fixedUnits(interestBefore)) return 'all'
  const highest = fixedUnits(paymentBefore ?? paymentAfter ?? '0')
  return fixedUnits(paymentAfter ?? '0') > highest ? 'month' : undefined
}

/** By how much a change makes its borrower pay more or less: in all, and in the month with the highest payment. */
export function differencesOf(
  { interestBefore, interestAfter, paymentBefore, paymentAfter }: Totals,
  currency: string,
): readonly string[] {
  const said = (name: 'plan.inAll' | 'plan.aMonth', before: string, after: string) => {
    const change = fixedUnits(after) - fixedUnits(before)
    return t(name, {
      change: change === 0n ? 'none' : change > 0n ? 'more' : 'less',
      by: money(decimal(change < 0n ? -change : change, currency), currency),
      before: money(before, currency),
      after: money(after, currency),
    })
  }
  return [
    said('plan.inAll', interestBefore, interestAfter),
    ...(paymentBefore !== null && paymentAfter !== null
      ? [said('plan.aMonth', paymentBefore, paymentAfter)]
      : []),
  ]
}
