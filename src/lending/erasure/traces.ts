import { onlyValue } from '../../database/change.ts'
import type { Database } from '../../database/connection.ts'

/** How many records of each kind one statement changes at most, so that it ends soon. */
const BATCH = 5_000
/** What takes longer than this is left to the job, so that the member gets an answer. */
const WAIT_MS = 3_000

/**
 * Erases what the records of a member and of those with whom they had to do say of an erased member, one of them after the other. Returns whether
 * all is done: otherwise a job goes on with the next of them.
 */
export async function eraseTraces(
  { database }: { readonly database: Pick<Database, 'change'> },
  memberId: string,
  most = WAIT_MS,
): Promise<boolean> {
  const end = performance.now() + most
  const holders = await database.change<{ id: string }>(
    `select id from acquaintances_of($1) as id
      where not exists (select from erasure where member_id = $1 and traces_until >= id) order by id`,
    [memberId],
  )
  for (const { id } of holders)
    do if (performance.now() > end) return false
    while (await erasesMore(database, memberId, id))
  await database.change('select end_erasure($1)', [memberId])
  return true
}

/** Erases traces in the records of one member; returns whether there may be more. */
async function erasesMore(
  { change }: Pick<Database, 'change'>,
  memberId: string,
  holder: string,
): Promise<boolean> {
  const erasing = change('select erase_traces($1, $2, $3)', [memberId, holder, BATCH])
  return BigInt(await onlyValue<bigint>(erasing)) > 0n
}
