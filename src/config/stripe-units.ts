import type { Currency } from '../money.ts'

/** Without decimals at Stripe; ISO 4217 agrees, but for MGA (https://docs.stripe.com/currencies#zero-decimal). */
const WHOLE = 'BIF CLP DJF GNF JPY KMF KRW MGA PYG RWF VND VUV XAF XOF XPF'.split(' ')
/** Without decimals too, but Stripe still counts their amounts in hundredths, as it did before (its special cases). */
const IN_HUNDREDTHS = ['ISK', 'UGX']

/**
 * How many of Stripe's units a minor unit of a currency is; undefined if Stripe can't charge each of its amounts. It takes three decimals
 * only if the last one is 0, and MGA without its fifths.
 */
export function stripeUnits({ code, decimals }: Currency): bigint | undefined {
  if (IN_HUNDREDTHS.includes(code)) return 100n
  return decimals === (WHOLE.includes(code) ? 0 : 2) ? 1n : undefined
}
