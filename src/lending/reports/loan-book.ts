import { createHmac } from 'node:crypto'
import { csvLine } from '../../csv.ts'
import type { Reader } from '../../database/reader.ts'
import { formatAmount, formatPercent } from '../../money.ts'
import type { Platform } from '../platform.ts'
import { monthOf, readPart } from './read.ts'

/** Loans per statement. */
const PAGE = 500
/** A purpose is text that borrowers write: fewer loans than this could tell whose they are. */
const SHARED_BY = 10
const FIRST = '00000000-0000-0000-0000-000000000000'

interface BookedLoan {
  readonly id: string
  readonly amount: bigint
  readonly rate: number
  readonly months: number
  readonly riskLevel: string | null
  readonly purpose: string | null
  readonly latitude: number | null
  readonly longitude: number | null
  readonly publishedIn: string
  readonly paidOutIn: string
  readonly status: string
  readonly principalRepaid: bigint
  readonly interestPaid: bigint
  readonly daysLate: number
  readonly defaultedIn: string | null
  readonly recovered: bigint
  readonly writtenOff: bigint
}

/** What a column shows of a loan; `money` writes minor units. */
type Shown = (loan: BookedLoan, money: (minor: bigint) => string, of: Shared) => unknown

/** What all loans share, and the key by which they are named. */
type Shared = Pick<Platform, 'cursorKey' | 'currency'>

/** The columns of the loan book, in their order, with what each shows. */
const columns = {
  loan: ({ id }, _, { cursorKey }) =>
    createHmac('sha256', cursorKey).update(`loan book ${id}`).digest('hex').slice(0, 24),
  amount: ({ amount }, money) => money(amount),
  currency: (_, __, { currency }) => currency.code,
  interest_rate: ({ rate }) => formatPercent(rate),
  repayment_period_months: ({ months }) => months,
  risk_level: ({ riskLevel }) => riskLevel,
  purpose: ({ purpose }) => purpose,
  latitude: ({ latitude }) => latitude,
  longitude: ({ longitude }) => longitude,
  published_in: ({ publishedIn }) => publishedIn,
  paid_out_in: ({ paidOutIn }) => paidOutIn,
  status: ({ status }) => status,
  principal_repaid: ({ principalRepaid }, money) => money(principalRepaid),
  interest_paid: ({ interestPaid }, money) => money(interestPaid),
  days_late: ({ daysLate }) => daysLate,
  defaulted_in: ({ defaultedIn }) => defaultedIn,
  recovered: ({ recovered }, money) => money(recovered),
  written_off: ({ writtenOff }, money) => money(writtenOff),
} satisfies Readonly<Record<string, Shown>>

const shared = `select plain_purpose(purpose) as purpose from loan where disbursement_date is not null group by 1 having count(*) >= ${SHARED_BY}`

// Whole degrees of the point that other members see: about 100 km.
const page = `select loan.id, amount_requested as amount, loan.interest_rate::float8 as rate, repayment_period_months as months, risk_level as "riskLevel",
    case when plain_purpose(purpose) = any ($2) then plain_purpose(purpose) end as purpose, round(public_latitude)::int as latitude, round(public_longitude)::int as longitude,
    ${monthOf('published_at')} as "publishedIn", ${monthOf('disbursement_date')} as "paidOutIn",
    case when written_off_at is null then loan.status else 'written_off' end as status, repaid.principal as "principalRepaid", repaid.interest + service_fee as "interestPaid",
    case when loan.status in ('active', 'defaulted') and written_off_at is null then days_late_on(loan.id, late_due_on, business_date()) else 0 end as "daysLate",
    ${monthOf('ended.created_at')} as "defaultedIn", recovered, coalesce(written_off_amount, 0) as "writtenOff"
  from loan
  cross join lateral (select sum(principal_repaid)::bigint as principal, sum(interest_earned)::bigint as interest
    from investment where loan_id = loan.id and investment.status <> 'cancelled') as repaid
  left join loan_event as ended on ended.loan_id = loan.id and to_status = 'defaulted'
  where loan.id > $1 and disbursement_date is not null order by loan.id limit ${PAGE}`

/**
 * The loan book as CSV, for anybody: a line for each loan that was paid out, without whose it is. In pieces, each read when it is
 * needed. A loan is named by a keyed hash of its id, which stays the same, since whoever knows the id can ask whose loan it is.
 */
export async function* loanBook(database: Reader, of: Shared): AsyncGenerator<string> {
  const known = await readPart<{ purpose: string | null }>(database, shared)
  const purposes = known.map(({ purpose }) => purpose)
  const money = (minor: bigint) => formatAmount(minor, of.currency.decimals)
  const shown: readonly Shown[] = Object.values(columns)
  yield csvLine(Object.keys(columns))
  for (let after = FIRST; ; ) {
    const loans = await readPart<BookedLoan>(database, page, [after, purposes])
    yield loans.map((loan) => csvLine(shown.map((value) => value(loan, money, of)))).join('')
    const last = loans.at(-1)
    if (last === undefined || loans.length < PAGE) return
    after = last.id
  }
}
