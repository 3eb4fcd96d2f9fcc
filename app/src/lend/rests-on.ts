import { t } from './messages/index.ts'

/** Of fewer loans than this, one more default changes the rate by more than two percentage points. */
const FEW = 50

/** Says how many loans a default rate is based on, and whether they are few. */
export function restsOn(loans: number | null | undefined): string {
  return loans == null ? '' : t('risk.restsOn', { count: loans, few: loans < FEW ? 'yes' : 'no' })
}
