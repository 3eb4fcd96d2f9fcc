import { decimal } from '../amounts.ts'
import { t } from '../messages/index.ts'
import { fixedUnits, money } from '../money.ts'

/** How much has come in since a default, of that and what is still owed; undefined if nothing has, or the reader may not know. `at` is where in a sentence it stands. */
export function recoveredOf(
  recovered: string | null,
  stillOwed: string | null,
  currency: string,
  at: 'start' | 'within' = 'start',
): string | undefined {
  if (recovered === null || stillOwed === null) return undefined
  const [came, owed] = [fixedUnits(recovered), fixedUnits(stillOwed)]
  if (owed === 0n) return t('recovered.all', { at })
  if (came === 0n) return undefined
  const shown = (units: bigint) => money(decimal(units, currency), currency)
  return t('recovered.some', { at, came: shown(came), whole: shown(came + owed) })
}
