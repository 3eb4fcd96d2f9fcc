import { isValidBIC, isValidIBAN } from 'ibantools'
import { z } from 'zod'
import { findCurrency } from '../money.ts'
import { identityProviderNames } from './identity.ts'
import { listsProviderNames } from './lists.ts'
import { providerNames } from './payments.ts'

/** A text of a form, or that meets a condition; the message says what it must be. */
const like = (form: RegExp, message: string) => z.string().regex(form, message)
const such = (is: (text: string) => boolean, message: string) => z.string().refine(is, message)

/** A whole number from 1 to a maximum, or its default. */
export const positive = (fallback: number, max = 1_000_000_000) => whole(fallback, 1, max)

/** A whole number within bounds, or its default. */
export const whole = (fallback: number, min: number, max: number) =>
  within(min, max).default(fallback)

/** A whole number within bounds. */
export const within = (min: number, max: number) =>
  such(
    (text) => /^\d{1,15}$/.test(text) && isWithin(Number(text), min, max),
    `must be a whole number from ${min} to ${max}`,
  ).transform(Number)

/** For how many days events are kept: at least 30, or 0 if none are logged. */
export const eventDays = such(
  (text) => /^\d{1,5}$/.test(text) && (Number(text) === 0 || isWithin(Number(text), 30, 36_500)),
  'must be a whole number from 30 to 36500, or 0 to log no events',
).transform(Number)

const WORKERS_MAX = 128

/** A number of worker processes, or as many as there are processors. */
export const workers = such(
  (text) => text === 'auto' || (/^\d{1,3}$/.test(text) && isWithin(Number(text), 1, WORKERS_MAX)),
  `must be a whole number from 1 to ${WORKERS_MAX}, or auto`,
).transform((text) => (text === 'auto' ? text : Number(text)))

/** An amount in major units of the currency, more than 0. */
export const amount = such(
  (text) => /^\d{1,11}(\.\d{1,4})?$/.test(text) && Number(text) > 0,
  'must be an amount above 0 and below 100000000000, such as 50 or 50.00',
)

/** An amount in major units of the currency, which can be 0. */
export const tolerance = like(
  /^\d{1,11}(\.\d{1,4})?$/,
  'must be an amount from 0 and below 100000000000, such as 0 or 1.00',
)

/** A percentage of at most four decimals. */
export const percent = like(
  /^\d{1,3}(\.\d{1,4})?$/,
  'must be a percentage of at most four decimals, such as 36 or 12.5',
)

/** A number from 0 to 1. */
export const fraction = like(
  /^(0(\.\d+)?|\.\d+|1(\.0+)?)$/,
  'must be a number from 0 to 1, such as 0.1',
).transform(Number)

/** A percentage below 100, with at most two decimals. */
export const share = like(
  /^\d{1,3}(\.\d{1,2})?$/,
  'must be a percentage of at most two decimals, such as 1 or 2.5',
).refine((text) => Number(text) < 100, 'must be below 100')

/** Percentage points that are added to a loan's rate, such as +5, or the rate that replaces it. */
export const penaltyRate = like(
  /^\+?\d{1,2}(\.\d{1,2})?$/,
  'must be points to add to the rate of a loan, such as +5, or a rate in its place, such as 12',
).transform((text) => ({ adds: text.startsWith('+'), percent: text.replace('+', '') }))

const FEE = /^(?:(?<amount>\d{1,11}(?:\.\d{1,4})?)|(?<percent>\d{1,2}(?:\.\d{1,2})?)%)$/

/** An amount, a percentage, or the greater of both. */
export const lateFee = z.string().transform((text, context) => {
  const either = /^max\((.+),(.+)\)$/.exec(text)?.slice(1) ?? [text]
  const parts = either.map((part) => FEE.exec(part.trim())?.groups)
  const amount = parts.find((part) => part?.amount)?.amount
  const percent = parts.find((part) => part?.percent)?.percent
  const isPositive = [amount, percent].every((part) => part === undefined || Number(part) > 0)
  const given = [amount, percent].filter((part) => part !== undefined).length
  if (isPositive && given === either.length) return { amount, percent }
  context.addIssue(
    'must be an amount, such as 15, a percentage of what is unpaid, such as 5%, or max(15,5%)',
  )
  return z.NEVER
})

/** In which order payments are used. */
export const allocation = such(
  (text) =>
    text === 'de-consumer' || text.split(',').sort().join() === 'fee,interest,penalty,principal',
  'must be penalty, fee, interest and principal in any order, separated by commas, or de-consumer',
)

/** A list of payment providers, the preferred one first. */
export const paymentProviders = z
  .string()
  .transform((text) => text.split(',').map((name) => name.trim()))
  .pipe(
    z.array(
      z.enum(providerNames, {
        error: `must be a list of ${providerNames.join(', ')}, separated by commas`,
      }),
    ),
  )

/** An identity provider. */
export const identityProvider = z.enum(
  identityProviderNames,
  `must be one of: ${identityProviderNames.join(', ')}`,
)

/** A provider of lists of people. */
export const listsProvider = z.enum(
  listsProviderNames,
  `must be one of: ${listsProviderNames.join(', ')}`,
)

/** A switch: on or off. */
export const flag = z
  .enum(['0', '1', 'true', 'false', 'on', 'off'], 'must be 1 or 0, true or false, on or off')
  .transform((text) => ['1', 'true', 'on'].includes(text))

/** One of several words. */
export const oneOf = <const Words extends readonly [string, ...string[]]>(words: Words) =>
  z.enum(words, `must be ${words.slice(0, -1).join(', ')} or ${words.at(-1)}`)

/** A number of proxies from 0 to 9; `on` counts as one. */
export const proxies = like(
  /^(\d|true|false|on|off)$/,
  'must be 0 to 9, the number of proxies in front of the gateway',
).transform((text) => (/^\d$/.test(text) ? Number(text) : Number(['true', 'on'].includes(text))))

/** Any text that is not blank. */
export const text = such((given) => given.trim() !== '', 'must not be blank')

/** An ISO 4217 code. */
export const currency = such(
  (code) => findCurrency(code) !== undefined,
  'must be the ISO 4217 code of a currency in capitals, such as USD',
)

/** The IANA name of a time zone. */
export const timezone = such(
  (name) => name === 'UTC' || (/^\w+(\/[\w+-]+)+$/.test(name) && isZone(name)),
  'must be the IANA name of a time zone, such as UTC or America/Los_Angeles, with its capitals',
)

/** Scopes of an issuer's tokens. */
export const scopes = like(
  /^[!#-[\]-~]+(?: [!#-[\]-~]+)*$/,
  'must be scopes separated by single spaces, such as openid profile',
)

/** A bearer token of at least 16 characters. */
export const secret = like(
  /^[\w.~+/-]{16,}=*$/,
  'must have at least 16 characters, only A-Z a-z 0-9 - . _ ~ + /',
)

function isWithin(number: number, min: number, max: number): boolean {
  return number >= min && number <= max
}

/** Whether there is such a time zone, spelled as PostgreSQL spells it, too. */
function isZone(timeZone: string): boolean {
  try {
    const { timeZone: known } = new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions()
    return known === timeZone || known.toLowerCase() !== timeZone.toLowerCase()
  } catch {
    return false
  }
}

/** The number of the platform's bank account. */
export const iban = z
  .string()
  .transform((given) => given.replaceAll(' ', ''))
  .refine((given) => isValidIBAN(given), 'must be an IBAN, such as DE89 3704 0044 0532 0130 00')

/** A BIC. */
export const bic = z
  .string()
  .refine((given) => isValidBIC(given), 'must be a BIC of 8 or 11 characters, such as COBADEFFXXX')

/** A SEPA creditor identifier. */
export const creditorId = like(
  /^[A-Z]{2}\d{2}[A-Z\d]{3}[A-Z\d]{1,28}$/,
  'must be a SEPA creditor identifier, such as DE98ZZZ09999999999',
)

/** A 256-bit key, in hexadecimal. */
export const key = like(
  /^[\da-f]{64}$/i,
  'must be 64 hexadecimal digits, as `openssl rand -hex 32` prints them',
)

/** Whom letters come from: an address, or a name with an address in angle brackets. */
export const mailbox = like(
  /^(?:[^\p{Cc}<>@]{1,100} <([^\s\p{Cc}<>@,]+@[^\s\p{Cc}<>@,]+)>|[^\s\p{Cc}<>@,]+@[^\s\p{Cc}<>@,]+)$/u,
  'must be an e-mail address, such as letters@lending.example or Lending <letters@lending.example>',
)

/** A secret with which events are signed (Standard Webhooks). */
export const signingSecret = like(
  /^whsec_(?:[A-Za-z\d+/]{4}){8,}(?:[A-Za-z\d+/]{2,3}={0,2})?$/,
  'must be whsec_ and at least 24 bytes in base64, such as `echo whsec_$(openssl rand -base64 32)` prints',
)
