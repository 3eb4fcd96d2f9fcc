import { createClient as createStreamClient } from 'graphql-sse'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { bareSocket } from '../support/clients/live.ts'
import { openAt, subscribed } from '../support/clients/subscriptions.ts'
import { long } from '../support/long.ts'
import { loanTools } from '../support/market/loans.ts'
import { type Body, startWorld, statements, type World } from '../support/world.ts'

// Many who follow one loan: what it costs, and what they hold of each other.

const CHANGES = 25

let world: World
let loanId: string
beforeAll(async () => {
  world = await startWorld()
  const { newLoan, put } = loanTools(world, await world.token('ada'))
  loanId = (await newLoan()).id
  await put(loanId, { status: 'open' })
})
afterAll(() => world.close())

/** Changes the loan as another gateway would, and gives its version. */
async function change(): Promise<number> {
  const [row] = await world.database.sql<{ version: number }>(
    `with changed as (update loan set location_description = version where id = $1 returning version)
     select version, pg_notify('lending_change', '') from changed`,
    [loanId],
  )
  return row?.version ?? 0
}

/** Subscribes by a socket of its own. */
async function follow(subject: string, fields: string, id: string) {
  const authorization = `Bearer ${await world.token(subject)}`
  const { socket, send, said, messages } = await bareSocket(world.url)
  send({ type: 'connection_init', payload: { authorization } })
  await said('connection_ack')
  messages.length = 0
  const before = await openAt(world.url, 'subscriptions')
  const query = `subscription { loanChanged(id: "${loanId}", initial: false) { version ${fields} } }`
  send({ type: 'subscribe', id, payload: { query } })
  await subscribed(world.url, before + 1)
  const versions = () => messages.map(({ payload }) => payload.data.loanChanged.version)
  return { socket, messages, versions }
}

it('reads a change once for all, over sockets and streams, each under its own id', async () => {
  const ids = ['1', '1', '"ü"', 'x'.repeat(200)]
  const sockets: Awaited<ReturnType<typeof follow>>[] = []
  for (const [at, id] of ids.entries()) sockets.push(await follow(`reader-${at}`, '', id))
  const streamed: Body[] = []
  const client = createStreamClient({
    url: `${world.url}/graphql/stream`,
    headers: { authorization: `Bearer ${await world.token('streamer')}` },
  })
  client.subscribe<Body>(
    { query: `subscription { loanChanged(id: "${loanId}", initial: false) { version  } }` },
    { next: (event) => streamed.push(event), error: () => undefined, complete: () => undefined },
  )
  await subscribed(world.url, 5)
  let version = await change()
  const told = () => [
    ...sockets.map(({ versions }) => versions().at(-1)),
    streamed.at(-1)?.data.loanChanged.version,
  ]
  const all = () => Array.from({ length: 5 }, () => version)
  await expect.poll(told).toEqual(all())
  const counts = sockets.map(({ messages }) => messages.length)
  const seen = await statements(async () => {
    version = await change()
    await expect.poll(told).toEqual(all())
  })
  // The feed looks for what has changed, and brings the loan along.
  expect(seen.filter((text) => /from loan\b/.test(text))).toEqual([])
  expect(sockets.map(({ messages }) => messages.length)).toEqual(counts.map((count) => count + 1))
  expect(sockets.map(({ messages }) => messages[0].id)).toEqual(ids)
  client.dispose()
  for (const { socket } of sockets) socket.terminate()
  await subscribed(world.url, 0)
})

long(
  'keeps little for a socket that is not read: it holds up nobody, and is told the present state after',
  async () => {
    await world.database.sql('update loan set description = $2 where id = $1', [
      loanId,
      '🌱'.repeat(5_000),
    ])
    const long = Array.from({ length: 30 }, (_, at) => `d${at}: description`).join(' ')
    const quick = await follow('quick', long, '1')
    let versions: readonly number[] = []
    let sent = 0
    let changes = CHANGES
    // A socket that answers no ping is closed after 12 to 24 s, which a busy machine may need for the changes: then fewer will do.
    for (let heard = false; !heard; changes = heard ? changes : Math.max(10, changes / 2)) {
      const slow = await follow('slow', long, '1')
      slow.socket.pause()
      let version = 0
      for (let count = 0; count < changes; count += 1) {
        version = await change()
        sent += 1
        await expect.poll(() => quick.versions().at(-1)).toBe(version)
      }
      slow.socket.resume()
      const ended = () => heard || slow.socket.readyState === slow.socket.CLOSED
      await expect
        .poll(() => {
          heard = slow.versions().at(-1) === version
          return ended()
        })
        .toBe(true)
      versions = slow.versions()
      slow.socket.terminate()
    }
    expect(quick.messages).toHaveLength(sent)
    expect(versions.length).toBeLessThan(changes - 1)
    expect(versions).toEqual(versions.toSorted((a, b) => a - b))
    quick.socket.terminate()
  },
)
