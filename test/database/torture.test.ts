import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { createFolder, removeFolder } from '../support/folders.ts'
import { rounds } from '../support/rounds.ts'
import { newFindings } from '../torture/checker/findings.ts'
import { torture } from '../torture/rig.ts'

/** Those that take seconds and need neither root nor packages. */
const faults = ['F1', 'F2', 'F3', 'F9', 'F14', 'F18', 'F26']
/** A minute where nothing else runs. */
const PATIENCE_MS = 900_000

// A minute or two, so in CI alone (ROUNDS=5); here each guard has tests of its own.
it.runIf(rounds(1) > 1)(
  'loses nothing that was acknowledged, makes nothing twice and tells everything as it is, whatever is killed or cut',
  async () => {
    const folder = await createFolder()
    onTestFinished(() => removeFolder(folder))
    const history = join(folder, 'history.jsonl')
    // To see a failure again: npm run torture -- --rounds 1 --faults F1,F2,... --seed N
    const seed = Math.floor(Math.random() * 1e6)
    const { findings, figures, acted } = await torture({
      seed,
      faults,
      rounds: 1,
      history,
    })
    expect({ seed, ...findings }).toEqual({ seed, ...newFindings() })
    expect(figures.acknowledged).toBeGreaterThan(100)
    expect(figures['notifications received']).toBeGreaterThan(100)
    expect(Object.keys(acted).toSorted()).toEqual(faults.toSorted())
  },
  PATIENCE_MS,
)
