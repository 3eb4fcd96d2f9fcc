import type { Platform } from '../../../../src/lending/platform.ts'
import { cashPosition } from '../../../../src/lending/reports/cash.ts'
import { feeIncome } from '../../../../src/lending/reports/fees.ts'
import { monthsUntil } from '../../../../src/lending/reports/read.ts'
import { portfolioAtRisk } from '../../../../src/lending/reports/risk.ts'
import { rollRates } from '../../../../src/lending/reports/roll-rates.ts'
import { vintages } from '../../../../src/lending/reports/vintages.ts'
import { yieldByRisk } from '../../../../src/lending/reports/yield.ts'

const MONTHS = 36

interface Entry {
  readonly month: string
  readonly movement: string
  readonly account: string
  readonly risk: string | null
  readonly amount: bigint
}

interface Debtor {
  readonly status: string
  readonly writtenOff: boolean
  readonly paidOutIn: string
  readonly defaultedIn: string | null
  readonly lent: bigint
  readonly owed: bigint
  readonly late: number
}

const entries = `select to_char(moved.created_at, 'YYYY-MM') as month, moved.kind as movement, account.kind as account, risk_level as risk, entry.amount
  from entry join account on account.id = account_id join ledger_transaction as moved on moved.id = ledger_transaction_id
  left join loan on loan.id = account.loan_id`

const debtors = `select status, written_off_at is not null as "writtenOff", to_char(disbursement_date, 'YYYY-MM') as "paidOutIn",
    (select to_char(created_at, 'YYYY-MM') from loan_event where loan_event.loan_id = loan.id and to_status = 'defaulted') as "defaultedIn",
    amount_requested as lent, (select sum(amount - principal_repaid)::bigint from investment where investment.loan_id = loan.id and investment.status <> 'cancelled') as owed,
    days_past_due as late
  from loan join loan_debt on loan_debt.loan_id = loan.id`

/** A fee that took all of a payment of a cent or so is told to lenders with their next line, if there is one. */
const totals = `select (select coalesce(sum(interest_earned + fee_told), 0)::bigint from investment) as interest,
    (select coalesce(sum(service_fee), 0)::bigint from loan) as service, (select coalesce(sum(charges_earned), 0)::bigint from investment) as charges,
    (select coalesce(sum(origination_fee), 0)::bigint from loan) as origination,
    (select coalesce(sum(paid), 0)::bigint from charge join loan on loan.id = loan_id where charge.kind = 'late_fee' and late_terms ->> 'late_fee_to' = 'platform') as kept,
    (select coalesce(sum(principal), 0)::bigint from wallet_transaction as line join loan_event as event on event.loan_id = line.loan_id and to_status = 'defaulted'
      where type = 'repayment_received' and line.created_at > event.created_at) as recovered`

const sum = <Row>(rows: readonly Row[], of: (row: Row) => bigint): bigint =>
  rows.reduce((all, row) => all + of(row), 0n)

/** Compares the reports with what the entries and the records add up to; throws an error that names the first difference. Returns how many figures it compared. */
export async function requireReports(
  { database }: Pick<Platform, 'database'>,
  today: string,
): Promise<number> {
  const months = monthsUntil(today, MONTHS)
  const posted = await database.query<Entry>(entries)
  const loans = await database.query<Debtor>(debtors)
  const [all] = await database.query<Readonly<Record<string, bigint>>>(totals)
  let compared = 0
  const same = (what: string, reported: unknown, counted: unknown) => {
    compared += 1
    if (reported !== counted) throw new Error(`${what}: ${reported} instead of ${counted}`)
  }
  const upTo = (month: string, counts: (entry: Entry) => boolean) =>
    sum(
      posted.filter((one) => one.month <= month && counts(one)),
      ({ amount }) => amount,
    )
  const during = (month: string, counts: (entry: Entry) => boolean) =>
    sum(
      posted.filter((one) => one.month === month && counts(one)),
      ({ amount }) => amount,
    )

  const outside = ({ account }: Entry) => ['bank', 'in_transit', 'settlement'].includes(account)
  for (const row of await cashPosition(database, months)) {
    const { month, opening, deposits, withdrawals, returns, costs, other, closing } = row
    same(`cash at the end of ${month}`, closing, -upTo(month, outside))
    same(`change of ${month}`, closing - opening, -during(month, outside))
    const parts = deposits - withdrawals + returns - costs + other
    same(`parts of ${month}`, opening + parts, closing)
    const stands = row.wallets + row.held + row.suspense + row.fees + row.ownFunds
    same(`what ${month} stands for`, stands - row.costsSoFar - row.advanced - row.owed, closing)
  }

  const fees = await feeIncome(database, months)
  for (const row of fees) {
    same(
      `fees of ${row.month}`,
      row.total,
      during(row.month, ({ account }) => account === 'fees'),
    )
    const { origination, originationRefunded, service, charges, other } = row
    const parts = origination - originationRefunded + service + charges + other
    same(`parts of the fees of ${row.month}`, parts, row.total)
  }
  same(
    'origination fees',
    sum(fees, ({ origination }) => origination),
    all?.origination,
  )
  same(
    'service fees',
    sum(fees, ({ service }) => service),
    all?.service,
  )
  same(
    'late fees of the platform',
    sum(fees, ({ charges }) => charges),
    all?.kept,
  )

  const yields = await yieldByRisk(database, months)
  for (const { month, riskLevel, opening, closing, losses } of yields) {
    const owed = ({ account, risk }: Entry) => account === 'receivable' && risk === riskLevel
    same(`${riskLevel} at the end of ${month}`, closing, -upTo(month, owed))
    same(`change of ${riskLevel} in ${month}`, closing - opening, -during(month, owed))
    const lost = (entry: Entry) => owed(entry) && entry.movement === 'write_off'
    same(`losses of ${riskLevel} in ${month}`, losses, during(month, lost))
  }
  same(
    'interest',
    sum(yields, ({ interest }) => interest),
    all?.interest,
  )
  same(
    'charges of lenders',
    sum(yields, ({ charges }) => charges),
    all?.charges,
  )
  same(
    'recovered principal',
    sum(yields, ({ recovered }) => recovered),
    all?.recovered,
  )

  const expected = loans.filter(({ status, writtenOff, owed }) =>
    status === 'active' ? owed > 0n : status === 'defaulted' && !writtenOff && owed > 0n,
  )
  const risk = await portfolioAtRisk(database, months[0] ?? '')
  const now = risk.at(-1)
  const owedIf = (counts: (loan: Debtor) => boolean) =>
    sum(expected.filter(counts), ({ owed }) => owed)
  const isLate = (from: number, to: number) => (loan: Debtor) =>
    loan.status === 'active' && loan.late >= from && loan.late <= to
  same(
    'outstanding',
    now?.outstanding,
    owedIf(() => true),
  )
  same('loans', now?.loans, expected.length)
  same('current', now?.current, owedIf(isLate(0, 0)))
  same('1 to 30 days', now?.late30, owedIf(isLate(1, 30)))
  same('31 to 60 days', now?.late60, owedIf(isLate(31, 60)))
  same('61 to 90 days', now?.late90, owedIf(isLate(61, 90)))
  same('over 90 days', now?.lateOver90, owedIf(isLate(91, 9_999)))
  same(
    'in default',
    now?.defaulted,
    owedIf(({ status }) => status === 'defaulted'),
  )

  const pools = await vintages(database, months[0] ?? '', today)
  for (const { month, age, loans: count, principal, loansDefaulted, principalDefaulted } of pools) {
    const pool = loans.filter(({ paidOutIn }) => paidOutIn === month)
    const lost = pool.filter(({ defaultedIn }) => defaultedIn && ageOf(month, defaultedIn) <= age)
    same(`loans of ${month}`, count, pool.length)
    same(
      `paid out in ${month}`,
      principal,
      sum(pool, ({ lent }) => lent),
    )
    same(`defaulted of ${month} at ${age}`, loansDefaulted, lost.length)
    if (pool.length === lost.length || age < ageOf(month, today)) continue
    const written = posted.filter(
      ({ movement, account }) => movement === 'write_off' && account === 'receivable',
    )
    if (pools.at(-1)?.month === month)
      same(
        'all that was written off',
        sum(
          pools.filter((one) => one.age === ageOf(one.month, today)),
          (one) => one.principalDefaulted,
        ),
        sum(written, ({ amount }) => amount),
      )
    if (principalDefaulted > principal) throw new Error(`more defaulted of ${month} than was lent`)
  }

  const ends = new Map(risk.map((row) => [row.on.slice(0, 7), row] as const))
  const rolls = await rollRates(database, months)
  for (const month of new Set(rolls.map((roll) => roll.month))) {
    const own = rolls.filter((roll) => roll.month === month)
    const before = ends.get(monthsUntil(`${month}-01`, 2)[0] ?? '')
    same(
      `all that rolled in ${month}`,
      sum(own, ({ principal }) => principal),
      before?.outstanding,
    )
    const late = own.filter(({ from }) => from === 'days_1_to_30')
    same(
      `late before ${month}`,
      sum(late, ({ principal }) => principal),
      before?.late30,
    )
  }
  return compared
}

function ageOf(month: string, later: string): number {
  const number = (text: string) => Number(text.slice(0, 4)) * 12 + Number(text.slice(5, 7))
  return number(later) - number(month)
}
