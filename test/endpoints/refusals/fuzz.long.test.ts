import { afterAll, expect, it } from 'vitest'
import { createSchema } from '../../../src/schema.ts'
import { createFixtures } from '../../support/matrix/fixtures.ts'
import { bankSettings } from '../../support/payments/bank.ts'
import { heap } from '../../support/reads/heap.ts'
import { rounds } from '../../support/rounds.ts'
import { startWorld } from '../../support/world.ts'
import { fuzz, type Target } from './fuzz/run.ts'

// The long form is test/torture/fuzz.ts.

const SEED = 20_261_121
const world = await startWorld({
  RATE_LIMIT: '0',
  ...bankSettings,
  CURRENCY: 'USD',
  PAYMENTS: 'instant,bank-file',
})
const fixtures = await createFixtures(world)
afterAll(() => world.close())

it('answers generated requests, whatever they are: no 5xx, no secret, no inside, no growth', async () => {
  const { other, lender, operator, blocked, nobody } = fixtures.tokens
  // Some requests erase whoever sends them, so each time there are new members.
  const newMembers = (time: string) =>
    Promise.all(['one', 'two', 'three', 'four', 'five'].map((name) => world.token(name + time)))
  const targetAt = async (time: string): Promise<Target> => ({
    url: world.url,
    schema: createSchema({ code: 'USD', decimals: 2 }),
    openapi: (await world.rest('GET', '/openapi.json')).body,
    tokens: [
      other,
      lender,
      ...[operator, operator, operator],
      ...(await newMembers(time)),
      ...[blocked, nobody, 'a.b.c'],
    ],
    ids: Object.values(fixtures.records),
    secrets: fixtures.secrets,
    operator,
  })
  for (const endpoint of ['rest', 'graphql'] as const)
    await fuzz(await targetAt(`before ${endpoint}`), endpoint, rounds(150), SEED)
  const before = heap()
  for (const endpoint of ['rest', 'graphql'] as const) {
    const target = await targetAt(endpoint)
    const { failures, statuses } = await fuzz(target, endpoint, rounds(350), SEED + 1_000)
    expect(failures).toEqual([])
    // Most is refused; what is not shows that the requests reach the rules.
    expect(statuses[200]).toBeGreaterThan(rounds(10))
  }
  expect(heap() - before).toBeLessThan(40_000_000)
})
