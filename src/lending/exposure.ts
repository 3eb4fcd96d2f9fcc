import type { Currency } from '../money.ts'
import { formatAmount, jsonOf } from '../money.ts'
import type { Reason } from './refusal.ts'

/** Limits of what one member may owe, lend and move, in minor units; undefined means no limit. */
export interface Exposure {
  /** A borrower's unpaid principal in all open, funded, active and defaulted loans. */
  readonly borrowerPrincipalMax?: bigint | undefined
  /** The part of a loan that one lender may hold, in hundredths of a percent. */
  readonly lenderLoanShareMax?: number | undefined
  /** A lender's outstanding principal in all loans. */
  readonly lenderOutstandingMax?: bigint | undefined
  readonly depositDailyMax?: bigint | undefined
  readonly depositMonthlyMax?: bigint | undefined
  readonly withdrawalDailyMax?: bigint | undefined
  readonly withdrawalMonthlyMax?: bigint | undefined
}

/** Limits in the JSON format of `make_movements`. */
export type CrossingLimits = string & { readonly crossing?: never }

/** The daily and monthly limits of deposits and withdrawals. */
export function crossingLimits(exposure: Exposure): CrossingLimits {
  const { depositDailyMax, depositMonthlyMax, withdrawalDailyMax, withdrawalMonthlyMax } = exposure
  return jsonOf({
    deposit: setOf({ day: depositDailyMax, month: depositMonthlyMax }),
    withdraw: setOf({ day: withdrawalDailyMax, month: withdrawalMonthlyMax }),
  })
}

/** The limits of a lender, as JSON for `invest` and `investment_bounds`. */
export function lenderLimits({ lenderLoanShareMax, lenderOutstandingMax }: Exposure): string {
  return jsonOf({ share: lenderLoanShareMax, outstanding: lenderOutstandingMax })
}

function setOf(values: Readonly<Record<string, bigint | undefined>>) {
  return Object.values(values).some((value) => value !== undefined) ? values : undefined
}

/** What each limit is about, for messages, by the limit's name in SQL. */
export const limitTexts: Readonly<Record<string, string>> = {
  'deposit per day': 'deposited per day',
  'deposit per month': 'deposited per month',
  'deposit while frozen': 'deposited while your account is frozen (what you owe)',
  'withdraw per day': 'withdrawn per day',
  'withdraw per month': 'withdrawn per month',
  'share of a loan': 'put into this loan by one lender',
  'lent in all': 'outstanding in all loans of one lender',
  'borrowed in all': 'open and outstanding in all loans of one borrower',
}

/** Says which limit an amount exceeds, how much of the limit is used, and which amount would still work. */
export function aboutLimit(
  { limit, max, used }: Readonly<Record<string, unknown>>,
  { code, decimals }: Currency,
): Omit<Reason, 'code'> {
  const [most, so] = [BigInt(Number(max)), BigInt(Number(used))]
  const left = most > so ? most - so : 0n
  const shown = (amount: bigint) => `${formatAmount(amount, decimals)} ${code}`
  const message = `At most ${shown(most)} can be ${limitTexts[String(limit)]}, of which ${shown(so)} is used: up to ${shown(left)} would work.`
  const field = limit === 'borrowed in all' ? 'amountRequested' : 'amount'
  return { field, message, details: { limit, max: most, used: so, left } }
}
