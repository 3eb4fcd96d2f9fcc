import { jsonOf } from '../money.ts'
import type { Protection } from './protection/protection.ts'
import type { RefusalKey } from './reason-text.ts'
import type { Reason } from './refusal.ts'
import type { Gate } from './verification/gate.ts'

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

/** The daily and monthly limits of deposits and withdrawals, and the gate. */
export function crossingLimits(exposure: Exposure, gate: Gate | null = null): CrossingLimits {
  const { depositDailyMax, depositMonthlyMax, withdrawalDailyMax, withdrawalMonthlyMax } = exposure
  return jsonOf({
    deposit: setOf({ day: depositDailyMax, month: depositMonthlyMax }),
    withdraw: setOf({ day: withdrawalDailyMax, month: withdrawalMonthlyMax }),
    gate: gate ?? undefined,
  })
}

/** The limits of a lender, as JSON for `investment_bounds` and, with the gate and what protects lenders, for `invest`. */
export function lenderLimits(
  { lenderLoanShareMax, lenderOutstandingMax }: Exposure,
  gate: Gate | null = null,
  protection: Protection | null = null,
): string {
  return jsonOf({
    share: lenderLoanShareMax,
    outstanding: lenderOutstandingMax,
    gate: gate ?? undefined,
    protection: protection ?? undefined,
  })
}

function setOf(values: Readonly<Record<string, bigint | undefined>>) {
  return Object.values(values).some((value) => value !== undefined) ? values : undefined
}

/** What says that a limit is exceeded, by the limit's name in SQL. */
export const limitTexts: Readonly<Record<string, RefusalKey>> = {
  'deposit per day': 'refusal.limit.deposit_per_day',
  'deposit per month': 'refusal.limit.deposit_per_month',
  'deposit while frozen': 'refusal.limit.deposit_while_frozen',
  'withdraw per day': 'refusal.limit.withdraw_per_day',
  'withdraw per month': 'refusal.limit.withdraw_per_month',
  'share of a loan': 'refusal.limit.share_of_a_loan',
  'lent in all': 'refusal.limit.lent_in_all',
  'deposit in all': 'refusal.limit.deposit_in_all',
  'invest in all': 'refusal.limit.invest_in_all',
  'publish in all': 'refusal.limit.publish_in_all',
  'transfer in all': 'refusal.limit.transfer_in_all',
  'withdraw in all': 'refusal.limit.withdraw_in_all',
  'standing_order in all': 'refusal.limit.standing_order_in_all',
  'borrowed in all': 'refusal.limit.borrowed_in_all',
}

/** Says which limit an amount exceeds, how much of the limit is used, and which amount would still work. */
export function aboutLimit({
  limit,
  max,
  used,
}: Readonly<Record<string, unknown>>): Omit<Reason, 'code'> {
  const [most, so] = [BigInt(Number(max)), BigInt(Number(used))]
  const left = most > so ? most - so : 0n
  const message = limitTexts[String(limit)]
  if (message === undefined) throw new Error(`the database refused with the limit ${limit}`)
  const isOfLoan = limit === 'borrowed in all' || limit === 'publish in all'
  const field = isOfLoan ? 'amountRequested' : 'amount'
  return { field, message, details: { limit, max: most, used: so, left } }
}
