import { onlyValue } from '../../database/change.ts'
import { idOrNone } from '../../database/ids.ts'
import type { Reader } from '../../database/reader.ts'
import type { Total } from '../../reads/counts.ts'
import { FOUND_MAX } from '../../reads/list.ts'
import { type Page, paged, rowsToRead, type Window } from '../../reads/page.ts'
import { inOrder } from '../loan/lists/traits.ts'
import type { MaybeReason } from '../refusal.ts'
import {
  accountOf,
  type BookedAccountKind,
  type Chart,
  type Legs,
  type PostingKind,
} from './chart.ts'

/** The business days of a journal, both included. */
export interface Days {
  readonly from: string
  readonly to: string
}

/** Which lines of the journal are asked for: those of some days, and of them only those that are booked in an account. */
export interface AskedLines extends Days {
  readonly legs?: Legs | undefined
}

/** A line of the journal: an entry of the ledger, or one of accrued interest, with its account in the general ledger; amounts in minor units. */
export interface JournalLine {
  readonly day: string
  readonly postedAt: Date
  readonly ledgerTransactionId: string
  readonly kind: PostingKind
  readonly account: string
  readonly accountName: string
  readonly memorandum: boolean
  readonly debit: bigint
  readonly credit: bigint
  /** The ledger transaction that this one corrects: one that it reverses, or a repayment that is booked differently now. */
  readonly correctsId: string | null
  /** The day as of which it counts, if that is before the day on which it was posted. */
  readonly valueDate: string | null
  readonly loanId: string | null
  readonly investmentId: string | null
  /** The account in the ledger. */
  readonly subaccountId: string
  /** The chart with which it is booked. */
  readonly chart: Chart
}

interface LineRow
  extends Omit<
    JournalLine,
    'account' | 'accountName' | 'memorandum' | 'debit' | 'credit' | 'chart'
  > {
  readonly accountKind: BookedAccountKind
  readonly amount: bigint
}

const [start, end] = ['end_of_day($1::date - 1)', 'end_of_day($2::date)']
const within = (from: string, until: string) =>
  `moved.created_at >= ${from} and moved.created_at < ${until}`

/** PostgreSQL 15 has no pg_input_is_valid. */
const UUID = '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'

const entries = `
  select to_char(moved.created_at at time zone business_timezone(), 'YYYY-MM-DD') as "day", moved.created_at as "postedAt",
    moved.id as "ledgerTransactionId", moved.kind, account.kind as "accountKind", amount, account.loan_id as "loanId",
    account.investment_id as "investmentId", account_id as "subaccountId",
    coalesce(case when moved.kind in ('repayment', 'repayment_reversal', 'relending', 'fee') then (
      select earlier.id from wallet_transaction as line join ledger_transaction as earlier
        on earlier.id = case when line.reference ~ '${UUID}' then line.reference::uuid end
      where line.ledger_transaction_id = moved.id and earlier.id <> moved.id limit 1) end, reverses_id) as "correctsId", to_char(value_on, 'YYYY-MM-DD') as "valueDate"
  from ledger_transaction as moved join entry on ledger_transaction_id = moved.id join account on account.id = account_id
  where `

const accruals = `
  select to_char(moved.created_at at time zone business_timezone(), 'YYYY-MM-DD'), moved.created_at, moved.id, 'accrual', account_kind, amount,
    null, null, account_id, null, null
  from accrual_legs(${start}, ${end}) as moved where `

/** The condition that lines are booked in one account of the chart; the values of its legs begin with that number. */
const bookedIn = (kind: string, movement: string, amount: string, first: number) =>
  ` and ${movement} = any ($${first + 1}::text[]) and (${kind}, ${movement}, ${amount} < 0) in (
    select * from unnest($${first}::text[], $${first + 1}::text[], $${first + 2}::boolean[]))`

interface Conditions {
  readonly entries: string
  readonly accruals: string
}

const conditionsOf = (legs: AskedLines['legs'], first: number): Conditions =>
  legs === undefined
    ? { entries: '', accruals: '' }
    : {
        entries: bookedIn('account.kind', 'moved.kind', 'entry.amount', first),
        accruals: bookedIn('moved.account_kind', "'accrual'", 'moved.amount', first),
      }

/** Entries with their movements, and the interest that has accrued by the end of each month, in the order of the journal. */
const linesOf = (backwards: boolean, bounds: string, of: Conditions, limit: number) => {
  const inOrderOf = (...keys: string[]) =>
    `order by ${keys.map((key) => `${key}${backwards ? ' desc' : ''}`).join(', ')} limit ${limit}`
  return `(${entries}${bounds}${of.entries} ${inOrderOf('moved.created_at', 'moved.id', 'account_id')})
    union all (${accruals}${bounds}${of.accruals}) ${inOrderOf('"postedAt"', '"ledgerTransactionId"', '"subaccountId"')}`
}

const beyond = (sign: '<' | '>', first: number) =>
  ` and (moved.created_at, moved.id, account_id) ${sign} ($${first}::timestamptz, $${first + 1}::uuid, $${first + 2}::uuid)`

/**
 * The lines between two cursors. There is one bound of times to each side: of two, the index begins at the first of the days, so that each page would read
 * again what the pages before it had.
 */
function boundsOf({ after, before }: Window): string {
  const next = after === undefined ? 3 : 6
  const from = after === undefined ? start : `greatest(${start}, $3::timestamptz)`
  const until =
    before === undefined ? end : `least(${end}, $${next}::timestamptz + interval '1 millisecond')`
  return `${within(from, until)}${after === undefined ? '' : beyond('>', 3)}${before === undefined ? '' : beyond('<', next)}`
}

/** Reads the lines of a journal within a window, in the order in which they were posted. */
export async function journalLines(
  reader: Reader,
  chart: Chart,
  { from, to, legs }: AskedLines,
  window: Window,
): Promise<Page<JournalLine>> {
  const { after, before, backwards } = window
  const places = [from, to, ...(after ?? []), ...(before ?? [])]
  const of = conditionsOf(legs, places.length + 1)
  const text = linesOf(backwards, boundsOf(window), of, rowsToRead(window))
  const values = [...places, ...(legs ?? [])]
  const [rows, charts] = await Promise.all([
    // Between the lines of one account there can be any number of others.
    reader.query<LineRow>(text, values, legs === undefined ? 'read' : 'search'),
    chartsOf(reader, chart, { from, to }),
  ])
  const { rows: some, more } = paged(rows, window)
  return { rows: some.map((row) => lineOf(charts(row.day), row)), more }
}

/** A repayment has a line for each investment, and a loan has thousands. */
const LINES_MAX = 200

/** The lines of one movement, at most 200; none if there is no such movement. */
export async function linesOfMovement(
  reader: Reader,
  chart: Chart,
  id: string,
): Promise<JournalLine[]> {
  const text = `${entries} moved.id = $1 order by account_id limit ${LINES_MAX}`
  const rows = await reader.query<LineRow>(text, [idOrNone(id)])
  const day = rows[0]?.day
  if (day === undefined) return []
  const charts = await chartsOf(reader, chart, { from: day, to: day })
  return rows.map((row) => lineOf(charts(row.day), row))
}

/** The position of a line in the journal. */
export function journalPosition({
  postedAt,
  ledgerTransactionId,
  subaccountId,
}: JournalLine): readonly string[] {
  return [postedAt.toISOString(), ledgerTransactionId, subaccountId]
}

const counted = ({ entries, accruals }: Conditions) => `
  select count(*) as count from (
    select from ledger_transaction as moved join entry on ledger_transaction_id = moved.id
      ${entries && 'join account on account.id = account_id'} where ${within(start, end)}${entries}
    union all select from accrual_legs(${start}, ${end}) as moved where true${accruals} limit ${FOUND_MAX + 1}) as found`

/** The number of lines of a journal. */
export async function countLines(reader: Reader, { from, to, legs }: AskedLines): Promise<Total> {
  const text = counted(conditionsOf(legs, 3))
  const values = [from, to, ...(legs ?? [])]
  const count = await onlyValue<bigint>(reader.query(text, values, 'search'))
  const isExact = count <= FOUND_MAX
  return { count: isExact ? Number(count) : FOUND_MAX, isExact }
}

const closedCharts = `
  select to_char(month, 'YYYY-MM') as month, chart from period
  where month between date_trunc('month', $1::date) and $2::date`

/** The chart of each day: for a day in a closed month, that with which the month was closed. */
export async function chartsOf(
  reader: Reader,
  chart: Chart,
  { from, to }: Days,
): Promise<(day: string) => Chart> {
  const rows = await reader.query<{ month: string; chart: Chart }>(closedCharts, [from, to])
  const closed = new Map(rows.map((row) => [row.month, row.chart]))
  return (day) => closed.get(day.slice(0, 7)) ?? chart
}

function lineOf(chart: Chart, { accountKind, amount, ...row }: LineRow): JournalLine {
  const side = amount < 0n ? 'debit' : 'credit'
  const { number, name, type } = accountOf(chart, accountKind, row.kind, side)
  return {
    ...row,
    chart,
    account: number,
    accountName: name,
    memorandum: type === 'memorandum',
    debit: amount < 0n ? -amount : 0n,
    credit: amount < 0n ? 0n : amount,
  }
}

/** Days must be in their order. */
export function checkDays(days: Days): MaybeReason {
  return inOrder(days, 'from', 'to')
}
