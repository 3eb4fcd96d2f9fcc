import type { Entry } from '../../../../src/entities/ledger/entry.ts'
import { type Holding, holdingsOf, moneyOf } from '../../../../src/lending/member/money.ts'
import type { Platform } from '../../../../src/lending/platform.ts'
import { readPage } from '../../../../src/reads/list.ts'
import { positionBy, readPages } from '../../../../src/reads/page.ts'
import { entriesOfAccount, listingOf } from '../../../../src/reads/parent-lists.ts'

const books = `select user_id as id, available_balance as available, held_balance as held,
    (select coalesce(sum(amount - principal_repaid), 0)::bigint from investment where lender_id = user_id and status = 'active') as lent
  from wallet_state`

/** Finds each cent of every member, and the entries behind it; throws where they disagree with the books. */
export async function requireEachCent({ database }: Pick<Platform, 'database'>): Promise<number> {
  const members = await database.query<Sums & { readonly id: string }>(books)
  let cents = 0
  for (const { id, ...expected } of members) {
    const { available, held, lent } = await moneyOf(database, id)
    requireEqual(id, { available, held, lent }, expected)
    const holdings = await everyHolding(database, id)
    for (const kind of ['available', 'held', 'lent'] as const) {
      const found = holdings.filter((one) => one.kind === kind)
      requireEqual(`${id} ${kind}`, total(found.map(({ amount }) => amount)), expected[kind])
    }
    for (const [accountId, amounts] of await entriesBehind(database, holdings)) {
      const holding = holdings.find((one) => one.id === accountId)
      requireEqual(`${id} ${accountId}`, total(amounts), holding?.amount)
      cents += Number(holding?.amount)
    }
  }
  return cents
}

interface Sums {
  readonly available: bigint
  readonly held: bigint
  readonly lent: bigint
}
type Database = Platform['database']

async function everyHolding(database: Database, memberId: string): Promise<Holding[]> {
  const listing = holdingsOf(memberId)
  const found: Holding[] = []
  for (let after: readonly string[] | undefined; ; ) {
    const window = { limit: 3, after, before: undefined, backwards: false }
    const { rows, more } = await readPage<Holding>(database, listing, window)
    found.push(...rows)
    const last = rows.at(-1)
    if (more !== true || last === undefined) return found
    after = positionBy(listing)(last)
  }
}

/** The amounts of all entries, by account. */
async function entriesBehind(database: Database, holdings: readonly Holding[]) {
  const amounts = new Map(holdings.map(({ id }) => [id, [] as bigint[]]))
  const listing = listingOf(database, entriesOfAccount)
  for (let open = [...amounts.keys()], after: readonly string[] | undefined; open.length > 0; ) {
    const window = { limit: 3, after, before: undefined, backwards: false }
    const [one = ''] = open
    const [page] = await readPages<Entry>(database, listing, 'account_id', [one], window)
    amounts.get(one)?.push(...(page?.rows.map(({ amount }) => amount) ?? []))
    after = page?.more ? [String(page.rows.at(-1)?.version)] : undefined
    if (after === undefined) open = open.slice(1)
  }
  return amounts
}

function total(amounts: readonly bigint[]): bigint {
  return amounts.reduce((sum, amount) => sum + amount, 0n)
}

function requireEqual(what: string, found: unknown, expected: unknown): void {
  const [left, right] = [found, expected].map((one) =>
    JSON.stringify(one, (_, value) => (typeof value === 'bigint' ? String(value) : value)),
  )
  if (left !== right) throw new Error(`${what}: found ${left}, but the books have ${right}`)
}
