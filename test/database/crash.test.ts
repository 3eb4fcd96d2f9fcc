import { describe, expect, it } from 'vitest'
import { crashRun } from '../support/crash.ts'
import { rounds } from '../support/rounds.ts'

// The long form is test/torture/crash.ts.
describe('acknowledged calls are there exactly once, and unknown ones after a retry, when it is killed:', () => {
  it.each(['gateway', 'postgres'] as const)('%s', async (victim) => {
    const found = await crashRun(victim, rounds(1))
    expect(found.acknowledged).toBeGreaterThan(50)
    expect(found).toMatchObject({ missing: 0, extra: 0, differences: 0 })
  })
})
