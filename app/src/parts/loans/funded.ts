import { percent } from '../money.ts'

/** How much of a loan is funded, in whole percent: to the nearest, but 0 only of nothing, and 100 only of all of it. */
export function fundedPart(percentage: string | number): string {
  const exact = Number(percentage)
  const whole = Math.round(exact)
  if (whole === 0 && exact > 0) return percent('1')
  return percent(whole === 100 && exact < 100 ? '99' : String(whole))
}
