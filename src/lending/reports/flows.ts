import type { Reader } from '../../database/reader.ts'
import type { movementKinds } from '../../entities/ledger/ledger-transaction.ts'
import type { RiskLevel } from '../../entities/loan/loan.ts'
import { kindsThatMove } from '../books/movements.ts'
import { firstDayOf, inMonth, readMonths, readPart } from './read.ts'

/** What borrowers owe by risk level of their loans, in minor units: credits less debits. */
export interface Balance {
  readonly riskLevel: RiskLevel | null
  readonly amount: bigint
}

/** What movements of a kind changed of it. */
export interface Flow extends Balance {
  readonly movement: (typeof movementKinds)[number]
}

const flows = `select moved.kind as movement, risk_level as "riskLevel", sum(entry.amount)::bigint as amount
  from ledger_transaction as moved join entry on ledger_transaction_id = moved.id
  join account on account.id = account_id and account.kind = 'receivable' join loan on loan.id = account.loan_id
  where ${inMonth('moved.created_at')} and moved.kind in ${kindsThatMove('receivable')} group by 1, 2`

const balances = `select null, risk_level, sum(balance)::bigint from account join loan on loan.id = loan_id where kind = 'receivable' group by 2`

/** The flows of each of some months, and what was owed when the last one was read. */
export interface Flows {
  readonly months: (readonly [month: string, flows: Flow[]])[]
  readonly now: Balance[]
}

/**
 * What changed of the debts of borrowers in each of some months, by kind of movement. The last month is the current one: its flows and the balances are
 * read by one statement, so that they fit.
 */
export async function debtFlows(database: Reader, months: readonly string[]): Promise<Flows> {
  const [before, last = ''] = [months.slice(0, -1), months.at(-1)]
  const past = await readMonths<Flow>(database, before, flows)
  const rows = await readPart<Flow | (Balance & { readonly movement: null })>(
    database,
    `${flows} union all ${balances}`,
    [firstDayOf(last)],
  )
  const isFlow = (row: (typeof rows)[number]): row is Flow => row.movement !== null
  return {
    months: [...past, [last, rows.filter(isFlow)]],
    now: rows.filter((row) => !isFlow(row)),
  }
}

/** The sum of the amounts that meet a condition. */
export function sumOf<Row extends { readonly amount: bigint }>(
  rows: readonly Row[],
  counts: (row: Row) => boolean,
): bigint {
  return rows.reduce((sum, row) => (counts(row) ? sum + row.amount : sum), 0n)
}

/**
 * What there was at the end of each month: what there is now, less what has changed since. The months are in a row, oldest
 * first, and end with the current one.
 */
export function closings(now: bigint, changes: readonly bigint[]): bigint[] {
  let rest = now
  const reversed = changes.toReversed().map((change) => {
    const closing = rest
    rest -= change
    return closing
  })
  return reversed.reverse()
}
