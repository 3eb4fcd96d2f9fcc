import { oneRow } from '../../../database/change.ts'
import type { Reader } from '../../../database/reader.ts'

/** What a lender's standing order has done so far, its cancelled investments left out; amounts in minor units. */
export interface OrderResults {
  /** When it made the first of these investments; null if there is none. */
  readonly since: Date | null
  readonly invested: bigint
  readonly loans: number
  readonly pending: bigint
  readonly outstanding: bigint
  readonly repaid: bigint
  readonly earned: bigint
  readonly defaulted: bigint
  /** What its budget has left; null without a budget. */
  readonly budgetLeft: bigint | null
  /** Since when it has had too little money for the smallest investment; null if it has enough, or is off. */
  readonly outOfMoneySince: Date | null
}

const text = `
  select min(created_at) as since, coalesce(sum(amount), 0)::bigint as invested, count(distinct loan_id)::int as loans,
    coalesce(sum(amount) filter (where status = 'pending'), 0)::bigint as pending,
    coalesce(sum(amount - principal_repaid) filter (where status = 'active'), 0)::bigint as outstanding,
    coalesce(sum(principal_repaid), 0)::bigint as repaid,
    coalesce(sum(interest_earned + charges_earned), 0)::bigint as earned,
    coalesce(sum(amount - principal_repaid) filter (where status = 'defaulted'), 0)::bigint as defaulted,
    -- It was lowered if more is out.
    (select case when left_of_budget(preferences) < 0 then 0 else left_of_budget(preferences) end
      from preferences where user_id = $1) as "budgetLeft",
    out_of_money_since($1, $2) as "outOfMoneySince"
  from investment where lender_id = $1 and automatic and status <> 'cancelled'`

/** Sums up what a lender's standing order has invested, and says whether it still has money for the smallest investment, in minor units; one statement. */
export function orderResultsOf(
  database: Reader,
  lenderId: string,
  minimum: bigint,
): Promise<OrderResults> {
  return oneRow(database.query<OrderResults>(text, [lenderId, minimum], 'search'))
}
