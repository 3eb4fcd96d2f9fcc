import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { createFolder, removeFolder } from '../support/folders.ts'
import { rounds } from '../support/rounds.ts'
import { newFindings } from '../torture/checker/findings.ts'
import { torture } from '../torture/rig.ts'

// The long form is `npm run torture`, which says its seed.
describe('nothing acknowledged is lost or made twice, and all is told as it is, when', () => {
  it.each([
    ['a gateway is killed, and one after the other restarted', ['F1', 'F18']],
    ['PostgreSQL is killed, and crashes', ['F2', 'F26']],
    ['connections are reset, and subscribers cut off', ['F3', 'F9', 'F14']],
  ])('%s', async (_, faults) => {
    const folder = await createFolder()
    onTestFinished(() => removeFolder(folder))
    const history = join(folder, 'history.jsonl')
    const seed = Math.floor(Math.random() * 1e6)
    const { findings, figures, acted } = await torture({ seed, faults, rounds: rounds(1), history })
    expect({ seed, ...findings }).toEqual({ seed, ...newFindings() })
    expect(figures.acknowledged).toBeGreaterThan(100)
    expect(figures['notifications received']).toBeGreaterThan(100)
    expect(Object.keys(acted).toSorted()).toEqual(faults.toSorted())
  })
})
