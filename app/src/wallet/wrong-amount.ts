import { typedAmount } from '../parts/forms/entered.ts'
import { wrongAmount } from '../parts/forms/wrong-amount.ts'
import { fixedUnits, money } from '../parts/money.ts'
import { t } from './messages/index.ts'

interface Bounds {
  readonly currency: string
  /** The most that can be moved; undefined without such a limit. */
  readonly most?: string | undefined
}

/** Why an amount can't be moved; undefined while it can, or is none yet. */
export function beyond(text: string, { currency, most }: Bounds): string | undefined {
  const amount = typedAmount(text)
  if (amount === undefined || most === undefined) return undefined
  if (fixedUnits(amount) > fixedUnits(most))
    return t('moreThanAvailable', { most: money(most, currency) })
  return undefined
}

/** Why what is sent can't be moved: it must be an amount, and more than nothing. */
export function wrongToSend(text: string, bounds: Bounds): string | undefined {
  const wrong = wrongAmount(text, bounds.currency)
  if (wrong) return wrong
  return fixedUnits(typedAmount(text) ?? '0') === 0n ? t('moreThanNothing') : beyond(text, bounds)
}
