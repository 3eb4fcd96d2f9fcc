import { t } from './messages/index.ts'

/** Of fewer loans than this, one more default changes the rate by more than two percentage points. */
const FEW = 50

/** Says on how many loans a default rate rests, and that they are few if they are. */
export function restsOn(loans: number | null | undefined): string {
  return loans == null ? '' : t('risk.restsOn', { count: loans, few: loans < FEW ? 'yes' : 'no' })
}
