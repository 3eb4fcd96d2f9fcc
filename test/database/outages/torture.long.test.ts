import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { createFolder, removeFolder } from '../../support/folders.ts'
import { runsNightly } from '../../support/rounds.ts'
import { pgbouncer } from '../../support/servers/databases/pgbouncer.ts'
import type { Figures } from '../../torture/figures.ts'
import { torture } from '../../torture/rig.ts'
import type { Options } from '../../torture/stand/options.ts'

/** Those that take seconds and need neither root nor packages; each night, also those that CI sees in other tests. */
const faults = ['F1', 'F2', 'F3', 'F26', ...(runsNightly ? ['F9', 'F14', 'F18'] : [])]
/** Those of the parts that only a fleet has. */
const ofFleet = ['F27', 'F28', 'F33', ...(runsNightly ? ['F30', 'F32'] : [])]
/** A minute where nothing else runs. */
const PATIENCE_MS = 900_000

it(
  'loses nothing that was acknowledged, makes nothing twice and tells everything as it is, whatever is killed or cut',
  async () => {
    const { acknowledged, 'notifications received': received } = await tortured({ faults })
    expect(acknowledged).toBeGreaterThan(100)
    expect(received).toBeGreaterThan(100)
  },
  PATIENCE_MS,
)

it.runIf(pgbouncer !== undefined)(
  'loses nothing in a fleet, and shows nobody less than what they did, whatever part of it is killed or stands still',
  async () => {
    const { acknowledged, 'own reads': read } = await tortured({ faults: ofFleet, fleet: true })
    expect(acknowledged).toBeGreaterThan(100)
    expect(read).toBeGreaterThan(100)
  },
  PATIENCE_MS,
)

/** One run in which each fault came, and nothing was found; returns what was done. */
async function tortured(options: Pick<Options, 'faults' | 'fleet'>): Promise<Figures> {
  const folder = await createFolder()
  onTestFinished(() => removeFolder(folder))
  const history = join(folder, 'history.jsonl')
  // To see a failure again: npm run torture -- --rounds 1 --faults F1,F2,... --seed N
  const seed = Math.floor(Math.random() * 1e6)
  const { findings, figures, acted } = await torture({ seed, rounds: 1, history, ...options })
  // Only kinds of which something was found, so that a failure shows them and little else.
  const found = Object.entries(findings).filter(([, list]) => list.length > 0)
  expect({ seed, ...Object.fromEntries(found) }).toEqual({ seed })
  expect(Object.keys(acted).toSorted()).toEqual(options.faults.toSorted())
  return figures
}
