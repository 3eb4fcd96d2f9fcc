import { onlyValue } from '../../database/change.ts'
import { beginAttempts, eachPart } from '../attempts.ts'
import { BATCH, forEachDue } from '../due.ts'
import type { Platform } from '../platform.ts'
import { allErasures } from './erasure.ts'
import { eraseTraces } from './traces.ts'

/** In milliseconds: how long a run works on unfinished erasures in all, and on each before the next has its turn. */
const [JOB_MS, TURN_MS] = [120_000, 10_000]

const going = 'select member_id as id from erasure where done_at is null order by erased_at'
const due = `select id from kept_due($1, ${BATCH})`

/**
 * Ends erasures that have begun, erases what the law keeps no longer, deletes exports that nobody has fetched in time, and writes the list of erasures,
 * which backups don't have; returns how many of each. None keeps the others from being done: failures are thrown at the end.
 */
export async function eraseDue(platform: Pick<Platform, 'database' | 'erasures'>, most = JOB_MS) {
  const { database, erasures } = platform
  const { forgot, listed, ...did } = await eachPart({
    ended: () => endErasures(platform, most),
    kept: () => eraseKept(platform),
    exports: async () =>
      Number(await onlyValue<bigint>(database.change('select expire_exports()'))),
    forgot: () => database.change('select forget_subjects()'),
    listed: async () => erasures.complete(await allErasures(database)),
  })
  return did
}

/** Ends erasures that have begun, in turns, so that none of them waits for a long one. */
async function endErasures(platform: Pick<Platform, 'database'>, most: number): Promise<number> {
  const { attempt, end } = beginAttempts()
  const until = performance.now() + most
  const waiting = await platform.database.query<{ id: string }>(going)
  let ended = 0
  for (const one of waiting) {
    if (performance.now() > until) break
    const done = await attempt(`member ${one.id}`, () => eraseTraces(platform, one.id, TURN_MS))
    if (done === true) ended += 1
    // Its next turn is after those of all others; the loop comes to it.
    if (done === false) waiting.push(one)
  }
  end()
  return ended
}

function eraseKept({ database }: Pick<Platform, 'database'>): Promise<number> {
  // As a change, though it only reads: the application's role can't read whose records are kept, only functions can.
  return forEachDue({ database: { query: database.change } }, due, [], (id) =>
    onlyValue<boolean>(database.change('select erase_kept($1, $2)', id.split(' '))),
  )
}
