import type { Reader } from '../../database/reader.ts'
import type { RiskLevel } from '../../entities/loan/loan.ts'
import { effective, rootOf } from '../repaying/schedule/apr.ts'

const sums = [
  'invested',
  'pending',
  'outstanding',
  'repaid',
  'earned',
  'late',
  'late30',
  'late60',
  'late90',
  'lateOver90',
  'defaulted',
  'writtenOff',
] as const

type Sums = Readonly<Record<(typeof sums)[number], bigint>>

/** A lender's investments in loans of one risk level, in minor units. */
export type PortfolioRisk = Sums & { readonly riskLevel: RiskLevel | null }
/** A lender's investments, in minor units. */
export type Portfolio = Sums & { readonly userId: string; readonly byRisk: PortfolioRisk[] }
/** What a lender invested, received and lost in a month, in minor units. */
export interface PortfolioMonth {
  /** "2026-11", by the platform's time zone. */
  readonly month: string
  readonly invested: bigint
  readonly principal: bigint
  readonly interest: bigint
  readonly charges: bigint
  readonly fees: bigint
  readonly losses: bigint
}

/** What is to come in from a lender's loans in a month, in minor units. */
export interface ExpectedMonth {
  /** "2026-11": the month in which it is due. */
  readonly month: string
  readonly principal: bigint
  /** Before fees. */
  readonly interest: bigint
  readonly fees: bigint
}

// `offset 0` makes PostgreSQL read the debt of one loan at a time: joining the debts of all takes 150 ms with 400 000 instalments.
const byRisk = `
  select risk_level as "riskLevel", sum(amount)::bigint as invested,
    sum(case investment.status when 'pending' then amount else 0 end)::bigint as pending,
    sum(case investment.status when 'active' then rest else 0 end)::bigint as outstanding,
    sum(principal_repaid)::bigint as repaid, sum(interest_earned + charges_earned)::bigint as earned,
    sum(overdue)::bigint as late,
    sum(case when days_past_due <= 30 then overdue else 0 end)::bigint as late30,
    sum(case when days_past_due between 31 and 60 then overdue else 0 end)::bigint as late60,
    sum(case when days_past_due between 61 and 90 then overdue else 0 end)::bigint as late90,
    sum(case when days_past_due > 90 then overdue else 0 end)::bigint as "lateOver90",
    sum(case investment.status when 'defaulted' then rest else 0 end)::bigint as defaulted,
    sum(case when investment.status = 'defaulted' and written_off_at is not null then rest else 0 end)::bigint as "writtenOff"
  from investment join loan on loan.id = loan_id
  cross join lateral (select amount - principal_repaid as rest) as claim
  left join lateral (select days_past_due from loan_debt where loan_debt.loan_id = loan.id offset 0) as debt on true
  cross join lateral (select case when investment.status = 'active' and days_past_due > 0 then rest else 0 end as overdue) as arrears
  where lender_id = $1 and investment.status <> 'cancelled'
  group by risk_level order by risk_level`

// Part 3 is the fee within a received repayment. A fee with another part is an origination fee, for a loan that the member borrowed.
const byMonth = `
  select to_char(created_at at time zone business_timezone(), 'YYYY-MM') as month,
    coalesce(-sum(amount) filter (where category = 'investment'), 0)::bigint as invested,
    coalesce(sum(amount) filter (where category = 'principal'), 0)::bigint as principal,
    coalesce(sum(amount) filter (where category = 'interest'), 0)::bigint as interest,
    coalesce(sum(amount) filter (where category = 'charge'), 0)::bigint as charges,
    coalesce(-sum(amount) filter (where category = 'fee'), 0)::bigint as fees,
    coalesce(-sum(amount) filter (where category = 'loss'), 0)::bigint as losses
  from cash_flow
  where user_id = $1 and (category in ('investment', 'principal', 'interest', 'charge', 'loss') or category = 'fee' and part = 3)
  group by month order by month`

const expected = 'select * from expected_flows($1, $2)'

// What borrowers owe of active loans, with the interest until today, counts as if it came in today; of late ones not, if those count as lost.
const flows = `
  select day::text, sum(amount)::bigint as amount from (
    select (created_at at time zone business_timezone())::date as day, amount from cash_flow
    where user_id = $1 and (category in ('investment', 'principal', 'interest', 'charge') or category = 'fee' and part = 3)
    union all select business_date(), amount - principal_repaid + accrued - divide_half_even(accrued * $2::numeric, 10000)
    from accrued_interest(array(select id from investment where lender_id = $1 and status = 'active' and not ($3::boolean
      and exists (select from loan_debt where loan_debt.loan_id = investment.loan_id and days_past_due > 0)))) join investment on id = investment_id) as flow
  group by day having sum(amount) <> 0 order by day`

/** What is to come in from a lender's active investments, by month, oldest first; one statement. `serviceFee` in hundredths of a percent. */
export function expectedOf(
  database: Reader,
  lenderId: string,
  serviceFee: number,
): Promise<ExpectedMonth[]> {
  return database.query<ExpectedMonth>(expected, [lenderId, serviceFee], 'search')
}

/**
 * A lender's annual return so far (XIRR), after fees and losses, in hundredths of a percent; null if it has none. With `lateIsLost`, nothing
 * more comes back of loans that are late. One statement.
 */
export async function annualReturnOf(
  database: Reader,
  lenderId: string,
  serviceFee: number,
  lateIsLost = false,
): Promise<number | null> {
  const values = [lenderId, serviceFee, lateIsLost]
  return annualReturn(await database.query<DatedFlow>(flows, values, 'search'))
}

/** Sums up what a lender invested, received and lost per month, oldest first; one statement. */
export function portfolioByMonth(database: Reader, lenderId: string): Promise<PortfolioMonth[]> {
  return database.query<PortfolioMonth>(byMonth, [lenderId], 'search')
}

/** Sums up a lender's investments, except for cancelled ones; one statement. */
export async function portfolioOf(database: Reader, lenderId: string): Promise<Portfolio> {
  const parts = await database.query<PortfolioRisk>(byRisk, [lenderId], 'search')
  const totals = sums.map((name) => [name, parts.reduce((sum, part) => sum + part[name], 0n)])
  return { ...(Object.fromEntries(totals) as Sums), userId: lenderId, byRisk: parts }
}

/** Money on a day: negative if it was invested. */
export interface DatedFlow {
  /** "2026-11-26". */
  readonly day: string
  /** Minor units. */
  readonly amount: bigint
}

const DAY_MS = 86_400_000
const DAYS_PER_YEAR = 365
/** In hundredths of a percent. */
const ALL_LOST = -10_000
const worth = effective(DAYS_PER_YEAR)

interface Flow {
  readonly amount: number
  /** Days since the first. */
  readonly periods: number
}

/**
 * The annual rate, in hundredths of a percent, at which all flows together are worth nothing: spreadsheets' XIRR, with years of 365
 * days. Rounded half-even to whole hundredths. If nothing came back, all is lost: −100 %, which says that and nothing else. Null if
 * there is none, for example if all flows are on one day, or if so little came back so soon that over a year nothing would be left.
 */
export function annualReturn(flows: readonly DatedFlow[]): number | null {
  const [from = ''] = flows.map(({ day }) => day).toSorted()
  const dated = flows.map(({ day, amount }) => ({
    amount: Number(amount),
    periods: (Date.parse(day) - Date.parse(from)) / DAY_MS,
  }))
  const sides = [dated.filter(({ amount }) => amount > 0), dated.filter(({ amount }) => amount < 0)]
  const [back = [], out = []] = sides
  if (out.length === 0) return null
  if (back.length === 0) return ALL_LOST
  const growth = rootOf((at) => {
    const [received, invested] = [presentValue(back, at), presentValue(out, at)]
    return {
      value: Math.log(received.value / invested.value),
      slope: received.slope / received.value - invested.slope / invested.value,
    }
  })
  if (growth === undefined) return null
  const rate = halfEven(Math.expm1(growth) * 10_000)
  return rate === ALL_LOST ? null : rate
}

function presentValue(flows: readonly Flow[], growth: number) {
  let [value, slope] = [0, 0]
  for (const flow of flows) {
    const [share, fall] = worth(flow, growth)
    value += Math.abs(flow.amount) * share
    slope -= Math.abs(flow.amount) * share * fall
  }
  return { value, slope }
}

function halfEven(value: number): number {
  const floor = Math.floor(value)
  const isUp = value - floor > 0.5 || (value - floor === 0.5 && floor % 2 !== 0)
  return floor + (isUp ? 1 : 0)
}
