import type { MessageKey } from '../languages/catalogue.ts'
import { day, minute, money, type Units } from '../languages/formats.ts'
import { DEFAULT_LANGUAGE, isMessageKey, text } from '../languages/index.ts'
import { formatAmount } from '../money.ts'

/** The messages that say why a request is refused. */
export type RefusalKey = Extract<MessageKey, `refusal.${string}`>

/** What a message is filled with: an amount is bigint minor units, days and times are in ISO 8601, and of a list all are named. */
type SaidValue =
  | string
  | number
  | bigint
  /** An amount before another one: English names their currency once. */
  | { readonly lesser: bigint }
  | { readonly day: string }
  | { readonly time: string }
  | Said
  | readonly SaidValue[]

/** A message that becomes text where it leaves the gateway, in the language of whoever reads it. */
export interface Said {
  readonly message: RefusalKey
  readonly values?: Readonly<Record<string, SaidValue | undefined>>
}

/** What the text of a reason is made from: its values, its details, and its field. */
interface Told extends Said {
  readonly field?: string
  readonly details?: Readonly<Record<string, unknown>>
}

/** Says a reason in a language. One that an older version kept under an idempotency key is a text already, in English. */
export function reasonText(
  language: string,
  { message, field, details, values }: Told,
  units: Units,
): string {
  if (!isMessageKey(message)) return message
  const given = Object.entries({ field, ...details, ...values }).flatMap(([name, value]) =>
    isSayable(value) ? [[name, said(language, value, units)]] : [],
  )
  return text(language, message, Object.fromEntries(given))
}

/** All reasons of a refusal, as one text. */
export function refusalText(
  language: string,
  { reasons }: { readonly reasons: readonly Told[] },
  units: Units,
): string {
  return reasons.map((reason) => reasonText(language, reason, units)).join(' ')
}

function said(language: string, value: SaidValue, units: Units): string | number {
  const { currency, timezone } = units
  if (typeof value === 'bigint') return money(language, value, currency)
  if (typeof value !== 'object') return value
  if ('lesser' in value)
    return language === DEFAULT_LANGUAGE
      ? formatAmount(value.lesser, currency.decimals)
      : money(language, value.lesser, currency)
  if ('day' in value) return day(language, value.day)
  if ('time' in value) return minute(language, value.time, timezone)
  if ('message' in value) return reasonText(language, value, units)
  return value.map((one) => said(language, one, units)).join(', ')
}

/** Details can hold what no message says. */
function isSayable(value: unknown): value is SaidValue {
  if (Array.isArray(value)) return value.every(isSayable)
  if (typeof value === 'object' && value !== null)
    return ['lesser', 'day', 'time', 'message'].some((name) => name in value)
  return ['string', 'number', 'bigint'].includes(typeof value)
}
