import { setTimeout as sleep } from 'node:timers/promises'
import type { Random } from '../../../src/seed/random.ts'
import type { Load } from './load.ts'
import type { Member } from './members.ts'
import { choose } from './operations.ts'

const AGAIN_MS = 200
const TIMES = 4

/** Has a member make the next call. Some ask again at once for what is unknown, the others when all is quiet. */
export async function takeTurn(
  { market, history, caller }: Pick<Load, 'market' | 'history' | 'caller'>,
  member: Member,
  random: Random,
): Promise<void> {
  const wish = choose(member, market, random, history.calls.length)
  if (wish === undefined) return
  const call = caller.begin(member.name, wish)
  await caller.send(member, call, random)
  for (let again = 0; again < TIMES; again += 1) {
    if (call.outcome !== 'unknown' || random.next() >= 0.6) break
    await sleep(AGAIN_MS)
    await caller.send(member, call, random)
  }
  if (call.outcome === 'refused' || random.next() < 0.05) await caller.look(member, call, random)
}
