import type { Platform } from '../platform.ts'
import { allErasures } from './erasure.ts'
import { eraseTraces } from './traces.ts'

const JOB_MS = 240_000
const BATCH = 100

const going =
  'select member_id as id from erasure where done_at is null order by erased_at limit 100'

/**
 * Ends erasures that have begun, erases what the law keeps no longer, deletes exports that nobody has fetched in time, and writes the list of erasures,
 * which backups don't have; returns how many of each.
 */
export async function eraseDue(platform: Pick<Platform, 'database' | 'erasures'>) {
  const { database, erasures } = platform
  let ended = 0
  for (const { id } of await database.query<{ id: string }>(going))
    if (await eraseTraces(platform, id, JOB_MS)) ended += 1
  const kept = await untilNone(database, `select erase_kept(${BATCH}) as count`)
  const exports = await count(database, 'select expire_exports() as count')
  await database.change('select forget_subjects()')
  await erasures.complete(await allErasures(database))
  return { ended, kept, exports }
}

async function untilNone(database: Platform['database'], text: string): Promise<number> {
  for (let all = 0; ; ) {
    const some = await count(database, text)
    if (some === 0) return all
    all += some
  }
}

async function count({ change }: Platform['database'], text: string): Promise<number> {
  const [row] = await change<{ count: bigint }>(text)
  return Number(row?.count ?? 0)
}
