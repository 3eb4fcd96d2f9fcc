import { fixedUnits } from '../parts/money.ts'

/**
 * What a loan brings a year if it is repaid on time: after the platform's fee on interest if it takes one, and the loan's own rate otherwise, since
 * what the payments of small loans differ from that is rounding and no fee.
 */
export function yearlyOf(
  rate: string | null | undefined,
  netYield: string | null | undefined,
  serviceFee: string,
): string | null {
  return (fixedUnits(serviceFee) > 0n ? netYield : rate) ?? null
}

/** The difference of two percentages. */
export function lessBy(one: string, other: string): string {
  return String(Number(fixedUnits(one) - fixedUnits(other)) / 10_000)
}
