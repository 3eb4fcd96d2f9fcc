import { setTimeout as sleep } from 'node:timers/promises'
import { expect } from 'vitest'
import { auditLedger } from '../../../src/lending/ledger/audit.ts'
import { isThorough, rounds } from '../rounds.ts'
import { tally } from '../servers/fleet/pair.ts'
import type { World } from '../world.ts'
import { requireReckonings } from './books/reckonings.ts'

/** How often each race of a decision is run: 3 times, and 150 times by ROUNDS=50. */
const RACES = rounds(3)
/** By how much one act is at most started before the other. */
const LEAD_MS = 4

/** Starts two acts at once. */
type Start = <One, Other>(
  one: () => Promise<One>,
  other: () => Promise<Other>,
) => Promise<[One, Other]>

/** Runs a race again and again; whoever starts a little earlier changes. Each run checks and names its outcome; a thorough run shows how often each came. */
export async function raced(run: (start: Start, round: number) => Promise<string>): Promise<void> {
  const outcomes: string[] = []
  for (let round = 0; round < RACES; round += 1) {
    // The first three are one before the other, both at once, and the other before the one.
    const lead = ((round * LEAD_MS) % (2 * LEAD_MS + 1)) - LEAD_MS
    const start: Start = (one, other) =>
      Promise.all([after(-lead).then(one), after(lead).then(other)])
    outcomes.push(await run(start, round))
  }
  if (isThorough) console.info(expect.getState().currentTestName, tally(outcomes))
}

const after = (wait: number): Promise<void> => (wait > 0 ? sleep(wait) : Promise.resolve())

/** What the trail has of a record: each act, and the code of its refusal. */
export async function trailOf(
  { database }: Pick<World, 'database'>,
  target: string,
): Promise<readonly (readonly [act: string, refused: string | null])[]> {
  const entries = await database.sql<{ act: string; code: string | null }>(
    'select act, refused_with as code from audit_entry where target_id = $1 order by number',
    [target],
  )
  return entries.map(({ act, code }) => [act, code])
}

/** That ledger and trail are as they should be, at the end of a race. */
export async function expectSound(world: World): Promise<void> {
  expect(await auditLedger(world.database.url)).toEqual([])
  expect(await world.database.sql('select * from audit_breaks()')).toEqual([])
  await requireReckonings(world.database)
}
