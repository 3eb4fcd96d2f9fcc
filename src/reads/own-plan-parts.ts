import type { Reader } from '../database/reader.ts'
import { Loader } from './loader.ts'

/** What a change of a plan does to a lender's own part of the loan: amounts in minor units, after the platform's fee. */
export interface OwnPart {
  readonly interestBefore: bigint
  readonly interestAfter: bigint
  readonly lastDueBefore: string | null
  readonly lastDueAfter: string | null
}

// What is kept of other lenders is not read.
const own = `
  select plan_change.id, (interest ->> 0)::bigint as "interestBefore", (interest ->> 1)::bigint as "interestAfter",
    day ->> 0 as "lastDueBefore", day ->> 1 as "lastDueAfter"
  from plan_change
  cross join lateral (select before -> 'expected' -> 'lenders' -> $2::text as interest, before -> 'expected' -> 'last_due_on' as day) as expected
  where plan_change.id = any($1) and interest is not null`

/** Loads what changes of plans do to a lender's own part, by the change's id; null if they had no part then. */
export function ownParts(reader: Reader, lenderId: string): Loader<string, OwnPart | null> {
  return new Loader(async (ids) => {
    const rows = await reader.query<OwnPart & { readonly id: string }>(own, [ids, lenderId])
    const parts = new Map(rows.map(({ id, ...part }) => [id, part]))
    return ids.map((id) => parts.get(id) ?? null)
  })
}
