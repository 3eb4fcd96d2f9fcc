import { t } from '../messages/index.ts'
import { money, platformCurrency } from '../money.ts'
import {
  amountEntry,
  amountExamples,
  isNoAmount,
  isTooFine,
  nearestPayable,
  thousandsMeant,
  typedAmount,
} from './entered.ts'

/** Why nobody can pay what is typed, as it is typed; undefined while one can, or it can become an amount that one can. */
export function wrongAsTyped(text: string, currency = platformCurrency()): string | undefined {
  const amount = typedAmount(text)
  if (amount === undefined) return isNoAmount(text) ? amountExamples() : undefined
  if (!isTooFine(amount, currency)) return undefined
  const nearest = amountEntry(nearestPayable(amount, currency))
  const meant = thousandsMeant(amount)
  return meant
    ? t('thousandsMeant', { meant: money(meant, currency), example: meant, nearest })
    : t('tooFine', { example: nearest })
}

/** The same of what is sent: it must be an amount. */
export function wrongAmount(text: string, currency = platformCurrency()): string | undefined {
  return typedAmount(text) === undefined ? amountExamples() : wrongAsTyped(text, currency)
}

/** An amount that one can pay, in the API's form; undefined if the text is none. */
export function payableAmount(text: string, mark?: string): string | undefined {
  const amount = typedAmount(text, mark)
  return amount === undefined || isTooFine(amount, platformCurrency()) ? undefined : amount
}
