import { onlyValue } from '../../database/change.ts'
import type { Reader } from '../../database/reader.ts'
import { lesser } from '../../money.ts'
import { invalid, refuseIf } from '../refusal.ts'
import {
  accountOf,
  type BookedAccountKind,
  type Chart,
  type ChartAccount,
  type PostingKind,
} from './chart.ts'
import { chartsOf, type Days } from './journal.ts'

/** What was debited and credited, in minor units. */
export interface Sums {
  readonly debit: bigint
  readonly credit: bigint
}

/** Sums by kind of account in the ledger and kind of movement. */
export interface TotalRow extends Sums {
  readonly accountKind: BookedAccountKind
  readonly movementKind: PostingKind
}

/** An account with its balance, on the side on which it is; the other side is 0. */
interface TrialBalanceAccount extends Sums {
  readonly account: string
  readonly name: string
  readonly memorandum: boolean
}

/** The balances of all accounts at a moment, and their sums, which are equal. */
export interface TrialBalance extends Sums {
  readonly at: Date
  readonly by: BooksBy
  readonly accounts: readonly TrialBalanceAccount[]
}

const sides =
  '(-coalesce(sum(amount) filter (where amount < 0), 0))::bigint, coalesce(sum(amount) filter (where amount > 0), 0)::bigint'

/** Which of a movement's times decides from when on it is in the trial balance. */
export type BooksBy = 'posting' | 'value'

const totals = { posting: 'totals_at', value: 'totals_by_value' } as const

/** The sums of everything up to the moment $1, in SQL. */
export const totalsAt = (by: BooksBy): string => `
  select account_kind as "accountKind", movement_kind as "movementKind", debit, credit from ${totals[by]}($1)
  union all select account_kind, 'accrual', ${sides} from accrual_legs('-infinity', $1::timestamptz + interval '1 ms') group by 1`

/** As of when a trial balance is: at a moment, or at the end of a business day; now if neither is given. */
export interface AsOf {
  readonly at?: Date | null
  readonly day?: string | null
}

/** Throws a Refusal if a trial balance is asked for both a moment and a day. */
export function checkAsOf({ at, day }: AsOf): void {
  refuseIf(at && day ? invalid('day', 'refusal.books.as_of') : undefined)
}

const lastMoment = "select end_of_day($1::date) - interval '1 ms'"

/**
 * The balances of all accounts of a chart, of everything that was posted up to and including a moment, or, by value date, that counts from the day of that
 * moment or an earlier one.
 */
export async function trialBalance(
  reader: Reader,
  chart: Chart,
  { at: moment, day }: AsOf,
  by: BooksBy,
): Promise<TrialBalance> {
  const ending = () => (day ? onlyValue<Date>(reader.query(lastMoment, [day])) : timeOf(reader))
  const at = moment ?? (await ending())
  const rows = await reader.query<TotalRow>(totalsAt(by), [at], 'search')
  const balances = sumsBy(chart, rows)
  const accounts = chart.accounts.map((account) => {
    const { debit, credit } = balances.get(account.number) ?? none
    return {
      account: account.number,
      name: account.name,
      memorandum: account.type === 'memorandum',
      ...onOneSide(debit - credit),
    }
  })
  return { at, by, accounts, debit: sumOf(accounts, 'debit'), credit: sumOf(accounts, 'credit') }
}

/** The platform's time. */
export function timeOf(reader: Reader): Promise<Date> {
  return onlyValue(reader.query('select gateway_now()'))
}

/** What was booked on a day in movements of one kind, from one account to another. */
export interface DayBooking {
  readonly day: string
  readonly kind: PostingKind
  readonly debit: string
  readonly credit: string
  readonly amount: bigint
}

const daysOf =
  "select to_char(day, 'YYYY-MM-DD') as day from generate_series($1::date, $2::date, interval '1 day') as day"

const totalsOfDay = `
  select account_kind as "accountKind", movement_kind as "movementKind", debit, credit
  from ledger_totals(end_of_day($1::date - 1), end_of_day($1::date))
  union all select account_kind, 'accrual', ${sides}
  from accrual_legs(end_of_day($1::date - 1), end_of_day($1::date)) group by 1`

/**
 * What was booked on each day, by kind of movement and pair of accounts. What stays within one account, such as transfers between wallets, is not among
 * it. Each day is summed up by a search of its own: one for a month of millions of entries would take longer than a search may.
 */
export async function bookingsByDay(
  reader: Reader,
  chart: Chart,
  { from, to }: Days,
): Promise<readonly DayBooking[]> {
  const days = await reader.query<Pick<DayBooking, 'day'>>(daysOf, [from, to])
  const chartOf = await chartsOf(reader, chart, { from, to })
  const bookings: DayBooking[] = []
  for (const { day } of days) {
    const rows = await reader.query<TotalRow>(totalsOfDay, [day], 'search')
    for (const [kind, group] of Map.groupBy(rows, ({ movementKind }) => movementKind))
      bookings.push(...pairsOf(chartOf(day), group).map((pair) => ({ day, kind, ...pair })))
  }
  return bookings
}

/** Pairs what is debited with what is credited; memorandum accounts among themselves. */
function pairsOf(chart: Chart, rows: readonly TotalRow[]): Omit<DayBooking, 'day' | 'kind'>[] {
  const balances = sumsBy(chart, rows)
  return [true, false].flatMap((memorandum) => {
    const own = chart.accounts
      .filter(({ type }) => (type === 'memorandum') === memorandum)
      .map(({ number }) => {
        const { debit, credit } = balances.get(number) ?? none
        return { number, ...onOneSide(debit - credit) }
      })
    return paired(
      own.filter(({ debit }) => debit > 0n).map(({ number, debit }) => [number, debit]),
      own.filter(({ credit }) => credit > 0n).map(({ number, credit }) => [number, credit]),
    )
  })
}

type Open = readonly [number: string, amount: bigint]

function paired(debits: readonly Open[], credits: readonly Open[]) {
  const pairs: { debit: string; credit: string; amount: bigint }[] = []
  const [left, right] = [[...debits], [...credits]]
  for (let [debit, credit] = [left.shift(), right.shift()]; debit && credit; ) {
    const amount = lesser(debit[1], credit[1])
    pairs.push({ debit: debit[0], credit: credit[0], amount })
    const rest: [bigint, bigint] = [debit[1] - amount, credit[1] - amount]
    debit = rest[0] > 0n ? [debit[0], rest[0]] : left.shift()
    credit = rest[1] > 0n ? [credit[0], rest[1]] : right.shift()
  }
  return pairs
}

const none: Sums = { debit: 0n, credit: 0n }

/** What was debited and credited in each account of a chart, by its number. */
export function sumsBy(chart: Chart, rows: readonly TotalRow[]): ReadonlyMap<string, Sums> {
  const sums = new Map<string, Sums>()
  const add = ({ number }: ChartAccount, { debit, credit }: Sums) => {
    const before = sums.get(number) ?? none
    sums.set(number, { debit: before.debit + debit, credit: before.credit + credit })
  }
  for (const { accountKind, movementKind, debit, credit } of rows) {
    add(accountOf(chart, accountKind, movementKind, 'debit'), { debit, credit: 0n })
    add(accountOf(chart, accountKind, movementKind, 'credit'), { debit: 0n, credit })
  }
  return sums
}

/** A balance on the side on which it is: debits exceed credits if it is positive. */
export function onOneSide(balance: bigint): Sums {
  return balance > 0n ? { debit: balance, credit: 0n } : { debit: 0n, credit: -balance }
}

function sumOf(accounts: readonly Sums[], side: keyof Sums): bigint {
  return accounts.reduce((sum, account) => sum + account[side], 0n)
}
