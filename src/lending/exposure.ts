import type { Currency } from '../money.ts'
import { formatAmount, jsonOf } from '../money.ts'
import type { Reason } from './refusal.ts'

/** How much members may have at stake, amounts in minor units; undefined where nothing limits it. */
export interface Exposure {
  /** Open and active principal of a borrower. */
  readonly borrowerPrincipalMax?: bigint | undefined
  /** Of one loan a lender, in hundredths of a percent. */
  readonly lenderLoanShareMax?: number | undefined
  /** Outstanding in all loans of a lender. */
  readonly lenderOutstandingMax?: bigint | undefined
  readonly depositDailyMax?: bigint | undefined
  readonly depositMonthlyMax?: bigint | undefined
  readonly withdrawalDailyMax?: bigint | undefined
  readonly withdrawalMonthlyMax?: bigint | undefined
}

/** Limits as `make_movements` takes them: JSON. */
export type CrossingLimits = string & { readonly crossing?: never }

/** The limits of deposits and withdrawals. */
export function crossingLimits(exposure: Exposure): CrossingLimits {
  const { depositDailyMax, depositMonthlyMax, withdrawalDailyMax, withdrawalMonthlyMax } = exposure
  return jsonOf({
    deposit: setOf({ day: depositDailyMax, month: depositMonthlyMax }),
    withdraw: setOf({ day: withdrawalDailyMax, month: withdrawalMonthlyMax }),
  })
}

/** The limits of a lender, as JSON for `invest` and what shows its bounds. */
export function lenderLimits({ lenderLoanShareMax, lenderOutstandingMax }: Exposure): string {
  return jsonOf({ share: lenderLoanShareMax, outstanding: lenderOutstandingMax })
}

function setOf(values: Readonly<Record<string, bigint | undefined>>) {
  return Object.values(values).some((value) => value !== undefined) ? values : undefined
}

/** What a limit bounds, by its name in SQL. */
export const whatOf: Readonly<Record<string, string>> = {
  'deposit per day': 'deposited per day (UTC)',
  'deposit per month': 'deposited per month (UTC)',
  'withdraw per day': 'withdrawn per day (UTC)',
  'withdraw per month': 'withdrawn per month (UTC)',
  'share of a loan': 'put into this loan by one lender',
  'lent in all': 'outstanding in all loans of one lender',
  'borrowed in all': 'open and outstanding in all loans of one borrower',
}

/** Which limit an amount exceeds, how much of it is used, and what would work. */
export function aboutLimit(
  { limit, max, used }: Readonly<Record<string, unknown>>,
  { code, decimals }: Currency,
): Omit<Reason, 'code'> {
  const [most, so] = [BigInt(Number(max)), BigInt(Number(used))]
  const left = most > so ? most - so : 0n
  const shown = (amount: bigint) => `${formatAmount(amount, decimals)} ${code}`
  const message = `At most ${shown(most)} can be ${whatOf[String(limit)]}, of which ${shown(so)} is used: up to ${shown(left)} would work.`
  const field = limit === 'borrowed in all' ? 'amountRequested' : 'amount'
  return { field, message, details: { limit, max: most, used: so, left } }
}
