import { fixedUnits } from '../money.ts'

interface Payment {
  readonly payment: string
  readonly status: string
}

/** By how much payments differ where only their rounding does: 5 cents. */
const ROUNDING = fixedUnits('0.05')

/**
 * In how many of the months to come the usual payment is due, except for the last, whose amount is shown apart: in each; in each but for cents of rounding,
 * for example when a change of the plan has spread what was missed; or in most.
 */
export function monthsOf(payments: readonly Payment[], usual: string): 'each' | 'about' | 'most' {
  const toCome = payments.slice(0, -1).filter(({ status }) => status !== 'PAID')
  const off = toCome.map(({ payment }) => fixedUnits(payment) - fixedUnits(usual))
  if (off.every((one) => one === 0n)) return 'each'
  return off.every((one) => one <= ROUNDING && one >= -ROUNDING) ? 'about' : 'most'
}
