import { v7 as newId } from 'uuid'
import { onlyValue } from '../../../database/change.ts'
import { BATCH, forEachDue } from '../../due.ts'
import type { Platform } from '../../platform.ts'

const due = `select due_autopayments($1, ${BATCH}) as id`
const take = 'select take_autopayment($1, $2, $3) as taken'

/** A payment can fund another borrower's, so loans are looked for up to this many times; any others wait for the next run. */
const ROUNDS_MAX = 20

/** Takes what is due of loans from the wallets of borrowers who want that, oldest due first; returns how many payments were made. */
export async function takeAutopayments(platform: Platform): Promise<number> {
  let made = 0
  for (let round = 0; round < ROUNDS_MAX; round += 1) {
    const now = await forEachDue(platform, due, [], (id) => takeDue(platform, id))
    made += now
    if (now === 0) break
  }
  return made
}

async function takeDue({ database, limits }: Platform, id: string): Promise<boolean> {
  const ids = Array.from({ length: 3 }, () => newId())
  return (await onlyValue<bigint>(database.change(take, [id, ids, limits.serviceFee]))) > 0n
}
