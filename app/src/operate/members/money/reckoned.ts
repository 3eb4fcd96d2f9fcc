import { decimal } from '../../../parts/amounts.ts'
import { fixedUnits } from '../../../parts/money.ts'
import type { Reckoned } from '../operations.ts'

/** The parts of each sum that a member's money is reckoned up from. */
export const groups = [
  ['in', ['deposits', 'fromMembers', 'borrowed']],
  ['advanced', ['laidOut']],
  ['out', ['withdrawals', 'toMembers', 'repaid']],
  ['earned', ['interest', 'charges', 'recovered', 'refunded']],
  ['lost', ['fees', 'losses']],
] as const

export type Group = (typeof groups)[number]

/** What the parts of a sum come to: `in` + `advanced` − `out` + `earned` − `lost` is what there is now. */
export function sumOf([, parts]: Group, reckoned: Reckoned, currency: string): string {
  const units = parts.reduce((sum, part) => sum + fixedUnits(reckoned[part]), 0n)
  return decimal(units, currency)
}
