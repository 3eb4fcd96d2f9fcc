import { type Reckoning, reckoningOf } from '../../../../src/lending/member/reckoning.ts'
import type { TestDatabase } from '../../database.ts'

/** A member's money with how it came to be, by the rule itself. */
function reckoned({ sql }: Pick<TestDatabase, 'sql'>, memberId: string): Promise<Reckoning> {
  // The test's own connection tells 64-bit integers as text.
  const query = async <Row>(text: string, values?: readonly unknown[]): Promise<Row[]> =>
    (await sql<Readonly<Record<string, string>>>(text, values)).map(
      (row) => Object.fromEntries(Object.entries(row).map(exact)) as Row,
    )
  return reckoningOf({ query }, memberId)
}

function exact([name, value]: [string, string]): [string, string | bigint] {
  return [name, name === 'source' || name === 'kind' ? value : BigInt(value)]
}

/** Reckons up the money of every member; throws if it does not add up, or is not what the ledger has. Returns how much all have. */
export async function requireReckonings(database: Pick<TestDatabase, 'sql'>): Promise<bigint> {
  const members = await database.sql<{ id: string; now: string }>(
    `select user_id as id, (available_balance + held_balance + coalesce((
        select sum(balance) from investment join account on investment_id = investment.id where lender_id = user_id), 0))::bigint as now
      from wallet_state`,
  )
  let all = 0n
  for (const { id, now } of members) {
    const found = await reckoned(database, id)
    if (found.cameIn - found.wentOut + found.result !== found.now)
      throw new Error(`the money of ${id} does not add up: ${told(found)}`)
    if (found.now !== BigInt(now)) throw new Error(`${id} has ${now}, but found ${told(found)}`)
    const negative = Object.entries(found).filter(([name, sum]) => sum < 0n && name !== 'result')
    if (negative.length > 0) throw new Error(`of ${id}, ${negative} is negative`)
    all += found.now
  }
  return all
}

function told(found: Reckoning): string {
  return Object.entries(found)
    .filter(([, sum]) => sum !== 0n)
    .map(([name, sum]) => `${name} ${sum}`)
    .join(', ')
}
