import { decimal } from './amounts.ts'
import { fixedUnits, money } from './money.ts'

/** How much has come in since a default, of that and what is still owed; undefined if nothing has, or the reader may not know. */
export function recoveredOf(
  recovered: string | null,
  stillOwed: string | null,
  currency: string,
): string | undefined {
  if (recovered === null || stillOwed === null) return undefined
  const [came, owed] = [fixedUnits(recovered), fixedUnits(stillOwed)]
  if (owed === 0n) return 'Repaid after default'
  if (came === 0n) return undefined
  const shown = (units: bigint) => money(decimal(units, currency), currency)
  return `Recovered ${shown(came)} of ${shown(came + owed)}`
}
