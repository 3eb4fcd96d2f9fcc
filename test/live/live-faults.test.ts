import { expect, it } from 'vitest'
import { liveRun } from '../support/live-run.ts'
import { rounds } from '../support/rounds.ts'

it('loses no event while sockets are cut and gateways are killed', async () => {
  const found = await liveRun(rounds(2))
  expect(found.events).toBeGreaterThan(100)
  expect(found.connections).toBeGreaterThan(8)
  expect(found).toMatchObject({ missing: 0, foreign: 0, disordered: 0, doubled: 0 })
})
