import type { Reader } from '../../database/reader.ts'
import type { AccountKind, MovementKind } from '../books/chart.ts'
import { sumOf } from './flows.ts'
import { firstDayOf, monthsUntil, readPart } from './read.ts'

/** The cash of a month, in minor units. */
export interface CashMonth {
  readonly month: string
  readonly opening: bigint
  readonly deposits: bigint
  readonly withdrawals: bigint
  /** Payments that banks took back, and movements that operators reversed: positive if cash came in. */
  readonly returns: bigint
  readonly costs: bigint
  readonly other: bigint
  readonly closing: bigint
  /** What the cash at the end of the month stands for. */
  readonly wallets: bigint
  readonly held: bigint
  readonly suspense: bigint
  readonly fees: bigint
  readonly ownFunds: bigint
  readonly costsSoFar: bigint
  readonly advanced: bigint
  readonly owed: bigint
}

/** The accounts whose balances, negated, are the platform's cash: at its bank, on the way there, or credited without money having moved. */
const cash: readonly AccountKind[] = ['bank', 'in_transit', 'settlement']

interface Sum {
  readonly month: string
  readonly account: AccountKind
  readonly movement: MovementKind
  /** Credits less debits, from the beginning on. */
  readonly amount: bigint
}

/** The sums of everything that was posted by the end of each month. */
const sums = `select to_char(month, 'YYYY-MM') as month, account_kind as account, movement_kind as movement, credit - debit as amount
  from unnest($1::date[]) as month
  cross join lateral totals_at((month + interval '1 month') at time zone business_timezone() - interval '1 millisecond')`

/** The cash position at the end of each month, and what changed it. The months are in a row, oldest first. */
export async function cashPosition(
  database: Reader,
  months: readonly string[],
): Promise<CashMonth[]> {
  const ends = [...monthsUntil(months[0] ?? '', 2).slice(0, 1), ...months]
  const rows = await readPart<Sum>(database, sums, [ends.map(firstDayOf)])
  return months.map((month, at) => cashOf(month, sumsOf(rows, month), sumsOf(rows, ends[at] ?? '')))
}

/** Sums up what accounts of some kinds hold, as all movements or those of some kinds have left it. */
type SumOf = (accounts: readonly AccountKind[], ...movements: readonly MovementKind[]) => bigint

const sumsOf =
  (rows: readonly Sum[], month: string): SumOf =>
  (accounts, ...movements) =>
    sumOf(
      rows,
      (row) =>
        row.month === month &&
        accounts.includes(row.account) &&
        (movements.length === 0 || movements.includes(row.movement)),
    )

function cashOf(month: string, end: SumOf, start: SumOf): CashMonth {
  const change: SumOf = (...of) => end(...of) - start(...of)
  const deposits = -change(cash, 'deposit')
  const withdrawals = change(cash, 'withdrawal')
  const returns = -change(cash, 'return', 'reversal')
  const costs = -change(['provider_fees'])
  return {
    month,
    opening: -start(cash),
    deposits,
    withdrawals,
    returns,
    costs,
    other: -change(cash) - deposits + withdrawals - returns + costs,
    closing: -end(cash),
    wallets: end(['available']),
    held: end(['held']),
    suspense: end(['suspense']),
    fees: end(['fees']),
    ownFunds: end(['own_funds']),
    costsSoFar: -end(['provider_fees']),
    advanced: -end(['advanced']),
    owed: -end(['owed']),
  }
}
