import { fileURLToPath } from 'node:url'
import { describe, expect, inject, it } from 'vitest'
import { exampleClient } from '../../support/clients/example.ts'
import { subscribed } from '../../support/clients/subscriptions.ts'
import { startProxy } from '../../support/servers/proxy.ts'
import { type Body, startWorld } from '../../support/world.ts'

// The clients in examples/ that speak GraphQL, as one would try them: generated, checked, then run.

const DATA_DIR = inject('dataDir')
const manifest = new URL(
  '../../../examples/codegen/generated/persisted-documents.json',
  import.meta.url,
)

describe.each([
  ['codegen', "'9.5'", '9.5', /'number' is not assignable to type 'string'/],
  ['apollo', '.endCursor', '.cursorOfEnd', /'cursorOfEnd' does not exist/],
  ['urql', '.endCursor', '.cursorOfEnd', /'cursorOfEnd' does not exist/],
  ['relay', '.endCursor', '.cursorOfEnd', /'cursorOfEnd' does not exist/],
])('examples/%s', (name, right, wrong, told) => {
  const { lines, run, checkWith } = exampleClient(name)

  it('has at most 60 lines, and generates its types from the schema', async () => {
    expect(lines).toBeLessThanOrEqual(60)
    await run('generate')
  })

  it('is typed by the schema', async () => {
    await run('check')
    await expect(checkWith(right, wrong)).rejects.toThrow(told)
  })
})

it('GraphQL Code Generator: goes from nothing to an investment, with trusted documents alone', async () => {
  const world = await startWorld({
    TRUSTED_DOCUMENTS: fileURLToPath(manifest),
    TRUSTED_DOCUMENTS_ONLY: '1',
  })
  const { run } = exampleClient('codegen')
  const settings = { URL: world.url, DATA_DIR }
  await expect(run('start', settings)).rejects.toThrow('Only documents that the gateway knows')
  const told = JSON.parse(await run('start', { ...settings, TRUSTED: '1' }))
  expect(told.published).toBe('OPEN')
  expect(told.invested).toEqual({ wallet: { availableBalance: '100.00' }, userErrors: [] })
  expect(told.repeated.userErrors).toMatchObject([{ code: 'IDEMPOTENCY_KEY_REUSED' }])
  await world.close()
})

/** A world in which Mary has three notifications, of what she was sent. */
async function inboxOfMary() {
  const world = await startWorld()
  const [ada, mary] = [await world.token('ada'), await world.token('mary')]
  const { id } = (await world.rest('GET', '/profile', { token: mary })).body.profile
  await world.rest('POST', '/wallet/deposit', { token: ada, body: { amount: 100 } })
  const send = async (amount: number) => {
    const body = { amount, recipient_id: id }
    const { status } = await world.rest('POST', '/wallet/transfer', { token: ada, body })
    expect(status).toBe(201)
  }
  for (const amount of [1, 2, 3]) await send(amount)
  return { ...world, send }
}

/** The balance on the screen, and the amounts in the notifications. */
const shown = ({ wallet, notifications }: Body) => [
  wallet?.balance,
  ...(notifications?.edges ?? []).map(({ node }: Body) => /\d+\.\d\d/.exec(node.message)?.[0]),
]

describe('a client with a cache', () => {
  it('Apollo Client: goes on where it was after a restart and with a fresh token', async () => {
    const world = await inboxOfMary()
    const first = await world.beside()
    const proxy = await startProxy({ host: '127.0.0.1', port: Number(new URL(first.url).port) })
    const { watch } = exampleClient('apollo')
    const { screen } = watch({ URL: proxy.url, DATA_DIR, TTL: '30s' })
    await expect.poll(() => shown(screen())).toEqual(['11.00', '5.00', '3.00', '2.00', '1.00'])
    proxy.target.port = Number(new URL(world.url).port)
    await first.close()
    await world.send(4)
    await world.send(6)
    const afterRestart = ['11.00', '6.00', '4.00', '5.00', '3.00', '2.00', '1.00']
    await expect.poll(() => shown(screen())).toEqual(afterRestart)
    const expired = Date.now() + 30_000
    await expect.poll(() => Date.now()).toBeGreaterThan(expired)
    await world.send(7)
    await expect.poll(() => shown(screen())).toEqual(['11.00', '7.00', ...afterRestart.slice(1)])
    proxy.close()
    await world.close()
  })

  it('urql with Graphcache: shows pages as one list, and the wallet as it changes', async () => {
    const world = await inboxOfMary()
    const { screen } = exampleClient('urql').watch({ URL: world.url, DATA_DIR })
    await subscribed(world.url, 1)
    await expect.poll(() => shown(screen())).toEqual(['11.00', '3.00', '2.00', '1.00'])
    await world.send(4)
    await expect.poll(() => shown(screen())).toEqual(['15.00', '3.00', '2.00', '1.00'])
    await world.close()
  })

  it('Relay: refetches pages, and puts what comes on top', async () => {
    const world = await inboxOfMary()
    const { screen } = exampleClient('relay').watch({ URL: world.url, DATA_DIR })
    await subscribed(world.url, 1)
    await expect.poll(() => shown(screen()).slice(-3)).toEqual(['3.00', '2.00', '1.00'])
    await expect.poll(() => shown(screen())[0]).toBe('11.00')
    await world.send(4)
    await expect.poll(() => shown(screen()).slice(0, 2)).toEqual(['11.00', '4.00'])
    await world.close()
  })
})
