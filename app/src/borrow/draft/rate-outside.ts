import { fixedUnits, percent } from '../../parts/money.ts'
import { t } from '../messages/index.ts'

/** What to expect of a rate that is outside of those at which loans like it were funded; empty within. */
export function outsideOf(
  rate: string,
  { rateFrom, rateTo }: { readonly rateFrom: string; readonly rateTo: string },
): string {
  if (fixedUnits(rate) < fixedUnits(rateFrom))
    return t('guidance.below', { rate: percent(rate), from: percent(rateFrom) })
  return fixedUnits(rate) > fixedUnits(rateTo)
    ? t('guidance.above', { rate: percent(rate), to: percent(rateTo) })
    : ''
}
