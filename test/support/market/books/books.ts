import { defaultChart } from '../../../../src/lending/books/chart.ts'
import {
  type Days,
  type JournalLine,
  journalLines,
  journalPosition,
} from '../../../../src/lending/books/journal.ts'
import { trialBalance } from '../../../../src/lending/books/totals.ts'
import type { Platform } from '../../../../src/lending/platform.ts'

type Books = Pick<Platform, 'database'>

/** By name, in minor units: debits are positive. */
type Balances = Map<string, bigint>

const months = `
  select to_char(month, 'YYYY-MM-DD') as "from", to_char(month + interval '1 month - 1 day', 'YYYY-MM-DD') as "to"
  from (select min(created_at) as first from ledger_transaction) as moved,
    generate_series(date_trunc('month', first at time zone business_timezone()), gateway_now() at time zone business_timezone(), interval '1 month') as month`

/** The entries behind each account of the ledger. */
const ledger = 'select account_id as id, -sum(amount)::bigint as balance from entry group by 1'

/**
 * Reads the journal month by month, and compares it with the trial balance of each month's end and with the ledger's entries; throws where debits are not
 * credits on a day, or a balance disagrees. Returns how many lines it read.
 */
export async function requireBooks(platform: Books): Promise<number> {
  const { database } = platform
  const byNumber: Balances = new Map()
  const bySubaccount: Balances = new Map()
  let lines = 0
  for (const month of await database.query<Days>(months)) {
    const byDay: Balances = new Map()
    for await (const line of everyLine(platform, month)) {
      const { account, day, debit, credit, kind, subaccountId } = line
      add(byDay, day, debit - credit)
      add(byNumber, account, debit - credit)
      // Accrued interest is a memorandum, which the ledger does not have.
      if (kind !== 'accrual') add(bySubaccount, subaccountId, debit - credit)
      lines += 1
    }
    for (const [day, balance] of byDay) equal(`debits less credits of ${day}`, balance, 0n)
    const { accounts } = await trialBalance(database, defaultChart, { day: month.to }, 'posting')
    for (const { account, debit, credit } of accounts)
      equal(`${account} on ${month.to}`, debit - credit, byNumber.get(account) ?? 0n)
  }
  const entries = await database.query<{ id: string; balance: bigint }>(ledger)
  for (const { id, balance } of entries) equal(id, bySubaccount.get(id) ?? 0n, balance)
  equal('accounts in the journal', BigInt(bySubaccount.size), BigInt(entries.length))
  return lines
}

async function* everyLine({ database }: Books, month: Days): AsyncGenerator<JournalLine> {
  for (let after: readonly string[] | undefined; ; ) {
    const window = { limit: 5_000, after, before: undefined, backwards: false }
    const { rows, more } = await journalLines(database, defaultChart, month, window)
    yield* rows
    const last = rows.at(-1)
    if (more !== true || last === undefined) return
    after = journalPosition(last)
  }
}

function add(balances: Balances, name: string, amount: bigint): void {
  balances.set(name, (balances.get(name) ?? 0n) + amount)
}

function equal(what: string, found: bigint, expected: bigint): void {
  if (found !== expected) throw new Error(`${what}: ${found} instead of ${expected}`)
}
