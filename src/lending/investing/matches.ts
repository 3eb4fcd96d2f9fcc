import { performance } from 'node:perf_hooks'
import { giveWay } from '../give-way.ts'
import type { Platform } from '../platform.ts'

/** How many members are looked at, and told if it matches, before it gives way. */
const PAGE = 500
const FIRST = '00000000-0000-0000-0000-000000000000'

const toTell = 'select lenders, last_member as "lastMember" from lenders_to_tell($1, $2, $3)'

interface Page {
  readonly lenders: readonly string[]
  /** The last member looked at; null in the last page. */
  readonly lastMember: string | null
}

/** Tells the members who look for such a loan that it was published, each once; returns how many were told. */
export async function tellOfMatches(
  { database, limits }: Pick<Platform, 'database' | 'limits'>,
  loanId: string,
): Promise<number> {
  let told = 0
  for (let after: string | null = FIRST; after !== null; ) {
    const from = performance.now()
    const [page]: Page[] = await database.query<Page>(toTell, [loanId, after, PAGE], 'search')
    for (const lenderId of page?.lenders ?? [])
      await database.change('select tell_of_match($1, $2, $3)', [
        lenderId,
        loanId,
        limits.investmentMin,
      ])
    told += page?.lenders.length ?? 0
    after = page?.lastMember ?? null
    if (after !== null) await giveWay(database, performance.now() - from, 1)
  }
  return told
}
