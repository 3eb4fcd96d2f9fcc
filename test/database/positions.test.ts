import { expect, it } from 'vitest'
import { History } from '../../src/database/standby/history.ts'
import { Positions } from '../../src/database/standby/positions.ts'

it('that could not be asked for are asked for again: a member is not kept away from the standby for good', async () => {
  let isThere = false
  const ask = async () => {
    if (!isThere) throw new Error('the primary is away')
    return { position: 2_000, timeline: 1 }
  }
  const first = { position: 1_000, timeline: 1 }
  const positions = new Positions(ask, first, new History(10_000), 20)
  expect(await positions.moved('ada')).toBeGreaterThan(1_000_000)
  isThere = true
  await expect.poll(() => positions.of('ada')).toBe(2_000)
})
