import { expect, it } from 'vitest'
import { History } from '../../../src/database/standby/history.ts'
import { Positions } from '../../../src/database/standby/positions.ts'
import { long } from '../../support/long.ts'

const first = { position: 1_000, timeline: 1 }

long(
  'that could not be asked for are asked for again: a member is not kept away from the standby for good',
  async () => {
    let isThere = false
    const ask = async () => {
      if (!isThere) throw new Error('the primary is away')
      return { position: 2_000, timeline: 1 }
    }
    const positions = new Positions(ask, first, new History(10_000), 20)
    expect(await positions.noteChange('ada')).toBeGreaterThan(1_000_000)
    isThere = true
    await expect.poll(() => positions.of('ada')).toBe(2_000)
  },
)

it('of a member who is new here are asked for, whatever was seen elsewhere', async () => {
  const positions = new Positions(
    async () => ({ position: 2_000, timeline: 1 }),
    first,
    new History(10_000),
  )
  positions.noteSeen('ada', 500)
  expect(await positions.of('ada')).toBe(2_000)
})

it('that are far ahead, because another gateway was not sure, are forgotten again', async () => {
  let position = 500_000
  const ask = async () => ({ position, timeline: 1 })
  const positions = new Positions(ask, first, new History(10_000), 20)
  const unsure = first.position + 2 ** 30
  positions.noteSeen('ada', unsure)
  expect(await positions.of('ada')).toBe(unsure)
  position = 600_000
  await expect.poll(() => positions.of('ada')).toBe(600_000)
})
