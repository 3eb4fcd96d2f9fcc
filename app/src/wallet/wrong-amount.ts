import {
  amountEntry,
  amountExamples,
  isNoAmount,
  isTooFine,
  nearestPayable,
  typedAmount,
} from '../parts/forms/entered.ts'
import { decimalsOf } from '../parts/forms/minor.ts'
import { fixedUnits, money } from '../parts/money.ts'
import { t } from './messages/index.ts'

interface Bounds {
  readonly currency: string
  /** The most that can be moved; undefined without such a limit. */
  readonly most?: string | undefined
}

/** Why what is typed can't be moved, as it is typed; undefined while it can, or can become an amount that can. */
export function wrongAmount(text: string, { currency, most }: Bounds): string | undefined {
  const amount = typedAmount(text)
  if (amount === undefined) return isNoAmount(text) ? amountExamples() : undefined
  if (isTooFine(amount, currency))
    return t('tooFine', {
      decimals: decimalsOf(currency),
      example: amountEntry(nearestPayable(amount, currency)),
    })
  if (most !== undefined && fixedUnits(amount) > fixedUnits(most))
    return t('moreThanAvailable', { most: money(most, currency) })
  return undefined
}

/** The same of an amount that is sent: it must be one, and more than nothing. */
export function wrongToSend(text: string, bounds: Bounds): string | undefined {
  const amount = typedAmount(text)
  if (amount === undefined) return amountExamples()
  if (fixedUnits(amount) === 0n) return t('moreThanNothing')
  return wrongAmount(text, bounds)
}
