import type { Reader } from '../../database/reader.ts'
import type { accountKinds } from '../../entities/ledger/account.ts'
import type { movementKinds } from '../../entities/ledger/ledger-transaction.ts'
import type { RiskLevel } from '../../entities/loan/loan.ts'
import { firstDayOf, inMonth, readMonths, readPart } from './read.ts'

export type AccountKind = (typeof accountKinds)[number]
type MovementKind = (typeof movementKinds)[number]

/** What movements of a kind changed of accounts of a kind, in minor units: credits less debits. */
export interface Flow {
  readonly movement: MovementKind
  readonly account: AccountKind
  /** For what borrowers owe: the risk level of their loans. */
  readonly riskLevel: RiskLevel | null
  readonly amount: bigint
}

/** The loans that were paid out, from an index that has no more of them. */
const lent = '(select id, risk_level from loan where disbursement_date is not null) as lent'

const flows = `select moved.kind as movement, account.kind as account, lent.risk_level as "riskLevel", sum(entry.amount)::bigint as amount
  from ledger_transaction as moved join entry on ledger_transaction_id = moved.id join account on account.id = account_id
  left join ${lent} on lent.id = account.loan_id
  where ${inMonth('moved.created_at')} and account.kind <> 'claim' group by 1, 2, 3`

/** What accounts of a kind hold, in minor units. */
export type Balance = Omit<Flow, 'movement'>

const balances = `select null, kind, null, sum(balance)::bigint from account where kind not in ('claim', 'receivable') group by 2
  union all select null, kind, risk_level, sum(balance)::bigint from account join ${lent} on lent.id = loan_id where kind = 'receivable' group by 2, 3`

/** The flows of each of some months, and what accounts held when the last one was read. */
export interface Flows {
  readonly months: (readonly [month: string, flows: Flow[]])[]
  readonly now: Balance[]
}

/**
 * All entries of the ledger in each of some months, by kind of movement and of account, but for claims, which mirror what borrowers
 * owe. The last month is the current one: its flows and the balances are read by one statement, so that they fit.
 */
export async function flowsOf(database: Reader, months: readonly string[]): Promise<Flows> {
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
 * What accounts held at the end of each month: what they hold now, less what has changed since. The months are in a row, oldest
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
