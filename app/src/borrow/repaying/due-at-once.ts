import { fixedUnits, money } from '../../parts/money.ts'
import { t } from '../messages/index.ts'
import type { Borrowed } from '../operations.ts'

/** What of an active loan is due already, and how much of it the wallet has; undefined if nothing is due. */
export function dueAtOnce(
  { status, amountDue, daysPastDue, currency }: Borrowed,
  available: string,
): string | undefined {
  const [due, has] = [fixedUnits(amountDue ?? '0'), fixedUnits(available)]
  if (status !== 'ACTIVE' || due <= 0n) return undefined
  return t('autopay.now', {
    late: Number(daysPastDue) > 0 ? 'yes' : 'no',
    has: has >= due ? 'all' : has > 0n ? 'some' : 'none',
    due: money(amountDue ?? '0', currency),
    available: money(available, currency),
  })
}
