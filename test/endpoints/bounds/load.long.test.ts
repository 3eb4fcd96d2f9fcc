import { afterAll, expect, it, vi } from 'vitest'
import { codes, openSocket } from '../../support/clients/guarded.ts'
import { startWorld, type World } from '../../support/world.ts'

const world: World = await startWorld({ EVENT_LOOP_DELAY_MAX_MS: '150' })
afterAll(() => world.close())

/** Keeps the event loop busy, in turns that are far too long. */
function burn(): () => void {
  let over = false
  const turn = () => {
    const until = performance.now() + 250
    while (performance.now() < until);
    if (!over) setTimeout(turn, 1)
  }
  turn()
  return () => {
    over = true
  }
}

it('F20: sends new work away while the event loop is too late, and takes it again after', async () => {
  const token = await world.token('ada')
  const call = () => world.rest('GET', '/profile', { token })
  const isTaken = () => expect.poll(async () => (await call()).status).toBe(200)
  await isTaken()
  // A busy machine may make the event loop late for a moment of its own.
  const opened = () => openSocket(world, token).catch(() => undefined)
  const { ask, socket } = await vi.waitUntil(opened, { timeout: 120_000 })
  const stop = burn()
  let answer = await call()
  while (answer.status === 200) answer = await call()
  expect([answer.status, answer.body.error.code, answer.headers.get('retry-after')]).toEqual([
    503,
    'UNAVAILABLE',
    '1',
  ])
  const graphql = await world.graphql(token, '{ me { id } }')
  expect([graphql.status, graphql.body.errors[0].extensions.code]).toEqual([503, 'UNAVAILABLE'])
  const live = await ask({ query: 'subscription { walletChanged { id } }' })
  expect(codes(live)).toEqual(['UNAVAILABLE'])
  expect((await world.rest('GET', '/livez')).status).toBe(200)
  const { body } = await world.rest('GET', '/metrics')
  expect(body).toMatch(/shed_requests_total [1-9]/)
  stop()
  socket.terminate()
  await isTaken()
})
