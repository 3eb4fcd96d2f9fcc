import { once } from 'node:events'
import { createServer, get, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, it, onTestFinished } from 'vitest'
import { type Source, streams, type WriteEvent } from '../../src/http/live/stream.ts'

/** More than a socket takes at once. */
const LONG = `data: ${'x'.repeat(8_000_000)}\n\n`
const WAITS = 15

const counts = (raw: ServerResponse) =>
  Object.fromEntries(['close', 'drain', 'error'].map((name) => [name, raw.listenerCount(name)]))

const stream = streams(
  { addHook: () => undefined } as never,
  {
    connections: { take: async () => () => undefined },
    authenticate: async () => ({ id: 'ada', expiresAt: Date.now() / 1000 + 3_600 }),
    watchMember: () => () => undefined,
  } as never,
)

/** Serves what `deliver` writes as a stream of events. */
async function serve(deliver: (write: WriteEvent, raw: ServerResponse) => Promise<void>) {
  const server = createServer((request, raw) => {
    const headers = { authorization: 'Bearer a.b.c' }
    const reply = { hijack: () => ({ raw }), getHeaders: () => ({}) }
    const source: Source = {
      deliver: (write) => deliver(write, raw),
      stop: async () => undefined,
    }
    request.resume()
    void stream({ headers, viewer: { id: 'ada' } } as never, reply as never, async () => source)
  })
  onTestFinished(() => void server.close())
  await once(server.listen(0, '127.0.0.1'), 'listening')
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

it('leaves no listeners behind when a slow client has taken an event', async () => {
  const seen: unknown[] = []
  let waits = 0
  const url = await serve(async (write, raw) => {
    seen.push(counts(raw))
    for (let count = 0; count < WAITS; count += 1) {
      const waiting = write(LONG)
      if (waiting !== undefined) waits += 1
      await waiting
    }
    seen.push(counts(raw))
  })
  const [response] = await once(get(url), 'response')
  response.resume()
  await once(response, 'end')
  expect(waits).toBe(WAITS)
  expect(seen[1]).toEqual(seen[0])
})

it('waits no longer for a client that has left', async () => {
  const over = Promise.withResolvers<unknown>()
  const url = await serve(async (write, raw) => {
    const before = counts(raw)
    await write(LONG)
    over.resolve([before, counts(raw)])
  })
  const request = get(url)
  const [response] = await once(request, 'response')
  response.on('error', () => undefined)
  request.destroy()
  const [before, after] = (await over.promise) as ReturnType<typeof counts>[]
  // The one that stopped the source when the client left is gone as well.
  expect(after).toEqual({ ...before, close: (before?.close ?? 0) - 1 })
})
