import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import createClient from 'openapi-fetch'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { exampleClient } from '../../support/clients/example.ts'
import { type Body, startWorld, type World } from '../../support/world.ts'

// The clients that two generators make of the OpenAPI file, with more money than 32 bits hold exactly.

const generated = fileURLToPath(new URL('../../../examples/hey-api/generated', import.meta.url))
const MUCH = 9_999_999_999.99
const LITTLE = 0.01

let world: World
beforeAll(async () => {
  world = await startWorld()
  await exampleClient('hey-api').run('generate')
})
afterAll(() => world.close())

it('openapi-typescript with openapi-fetch sends and reads it exactly', async () => {
  const client = createClient<Body>({
    baseUrl: world.url,
    headers: { authorization: `Bearer ${await world.token('ada')}` },
  })
  const deposit = (amount: number) => client.POST('/wallet/deposit', { body: { amount } })
  const first: Body = (await deposit(MUCH)).data
  expect([first.transaction.amount, first.wallet.balance]).toEqual([MUCH, MUCH])
  expect(((await deposit(LITTLE)).data as Body).wallet.balance).toBe(10_000_000_000)
})

it('hey-api does too, and has the events with their types', async () => {
  const [functions, clients, types] = await Promise.all([
    import(join(generated, 'index.ts')) as Promise<Body>,
    import(join(generated, 'client/index.ts')) as Promise<Body>,
    import('node:fs/promises').then(({ readFile }) =>
      readFile(join(generated, 'types.gen.ts'), 'utf8'),
    ),
  ])
  const client = clients.createClient({ baseUrl: world.url, auth: await world.token('mary') })
  const { stream } = await functions.followEvents({ client, query: { topics: ['wallet'] } })
  const next = async () => (await stream.next()).value
  expect([await next(), (await next()).wallet.balance]).toEqual([{}, 0])
  const { data } = await functions.deposit({ client, body: { amount: MUCH } })
  expect([data.transaction.amount, data.wallet.balance]).toEqual([MUCH, MUCH])
  expect((await next()).wallet.balance).toBe(MUCH)
  await stream.return()
  expect(types).not.toContain('bigint')
  expect(types).toMatch(
    /type EventData = ReadyEventData \| NotificationEventData \| WalletEventData/,
  )
  expect(types).toMatch(/FollowEventsResponses = \{[^}]*200: EventData/)
})
