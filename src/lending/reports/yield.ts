import type { Reader } from '../../database/reader.ts'
import { type RiskLevel, riskLevels } from '../../entities/loan/loan.ts'
import { type Balance, closings, debtFlows, type Flow, sumOf } from './flows.ts'
import { inMonth, readMonths, shareOf } from './read.ts'

/** What loans of a risk level brought their lenders in a month; amounts in minor units, yields in hundredths of a percent a year. */
export interface YieldMonth {
  readonly month: string
  /** Null for loans that are not scored. */
  readonly riskLevel: RiskLevel | null
  readonly opening: bigint
  readonly closing: bigint
  readonly interest: bigint
  readonly charges: bigint
  readonly fees: bigint
  readonly losses: bigint
  readonly recovered: bigint
  readonly grossYield: number | null
  readonly netYield: number | null
}

type Earned = Pick<YieldMonth, 'riskLevel' | 'interest' | 'charges' | 'fees' | 'recovered'>

const MONTHS_PER_YEAR = 12n

const received = (name: string, part: string, condition = 'true') =>
  `coalesce(sum(case direction when 'credit' then ${part} else -(${part}) end) filter (where ${condition}), 0)::bigint as ${name}`

// A loan in default has no receivable any more: principal that lenders get back of it was recovered.
const earned = `select risk_level as "riskLevel", ${received('interest', 'line.amount - line.principal - coalesce(charges, 0) + fee')},
    ${received('charges', 'coalesce(charges, 0)')}, ${received('fees', 'fee')}, ${received('recovered', 'line.principal', 'not expected')}
  from ledger_transaction as moved join wallet_transaction as line on line.ledger_transaction_id = moved.id join loan on loan.id = line.loan_id
  cross join lateral (select exists (select from entry join account on account.id = account_id
    where ledger_transaction_id = moved.id and account.loan_id = loan.id) as expected) as claim
  where ${inMonth('moved.created_at')} and moved.kind in ('repayment', 'repayment_reversal', 'relending') and line.type = 'repayment_received' group by 1`

/**
 * The yield of each risk level in each of some months: gross, the interest before the service fee and the charges that lenders got, and
 * net, less that fee and what defaults wrote off, plus the principal recovered since; each divided by the mean of what was outstanding at the
 * beginning and at the end of the month, times 12. The months are in a row, oldest first, and end with the current one.
 */
export async function yieldByRisk(
  database: Reader,
  months: readonly string[],
): Promise<YieldMonth[]> {
  const { months: flows, now } = await debtFlows(database, months)
  const earnings = await readMonths<Earned>(database, months, earned)
  const rows = [...riskLevels, null].map((riskLevel) => {
    const owed = (row: Balance) => row.riskLevel === riskLevel
    const ends = closings(
      -sumOf(now, owed),
      flows.map(([, all]) => -sumOf(all, owed)),
    )
    return flows.map(([month, all], at) => {
      const got = earnings[at]?.[1].find((one) => one.riskLevel === riskLevel)
      return yieldOf(month, riskLevel, ends[at] ?? 0n, all.filter(owed), got)
    })
  })
  return months.flatMap((_, at) => rows.flatMap((row) => row[at] ?? []))
}

function yieldOf(
  month: string,
  riskLevel: RiskLevel | null,
  closing: bigint,
  flows: readonly Flow[],
  got: Earned | undefined,
): YieldMonth {
  const opening = closing + sumOf(flows, () => true)
  const losses = sumOf(flows, ({ movement }) => movement === 'write_off')
  const { interest = 0n, charges = 0n, fees = 0n, recovered = 0n } = got ?? {}
  const gross = interest + charges
  const yearly = (amount: bigint) => shareOf(amount * MONTHS_PER_YEAR * 2n, opening + closing)
  return {
    month,
    riskLevel,
    opening,
    closing,
    interest,
    charges,
    fees,
    losses,
    recovered,
    grossYield: yearly(gross),
    netYield: yearly(gross - fees - losses + recovered),
  }
}
