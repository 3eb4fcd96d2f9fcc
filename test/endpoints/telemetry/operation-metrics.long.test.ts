import { once } from 'node:events'
import { connect } from 'node:net'
import { afterAll, expect, it } from 'vitest'
import { liveClient, subscribe } from '../../support/clients/live.ts'
import { subscribed } from '../../support/clients/subscriptions.ts'
import { scrape, sumOf } from '../../support/contract/metrics.ts'
import { loanTools } from '../../support/market/loans.ts'
import { startWorld, type World } from '../../support/world.ts'

const world: World = await startWorld()
afterAll(() => world.close())

const ended = async (labels: Readonly<Record<string, string>>) =>
  sumOf(await scrape(world.url), 'operations_total', labels)

it('counts GraphQL operations by name and code, with the statements that they sent', async () => {
  const token = await world.token('ada')
  const query = 'query Mine { me { wallet { availableBalance } } }'
  await world.graphql(token, query)
  const labels = { endpoint: 'graphql', operation: 'Mine' }
  const first = await scrape(world.url)
  expect(sumOf(first, 'operations_total', { ...labels, code: 'OK' })).toBe(1)
  const statements = sumOf(first, 'operation_sql_statements_total', labels)
  expect(statements).toBeGreaterThan(0)
  // Compiled from the third time on, and counted all the same.
  for (let time = 0; time < 4; time += 1) await world.graphql(token, query)
  const then = await scrape(world.url)
  expect(sumOf(then, 'operations_total', { ...labels, code: 'OK' })).toBe(5)
  expect(sumOf(then, 'operation_sql_statements_total', labels)).toBeGreaterThanOrEqual(5)
  expect(sumOf(then, 'operation_duration_seconds_count', labels)).toBe(5)
})

it('counts what was refused by its code: by the rules, the guard, or for lack of a token', async () => {
  const token = await world.token('ada')
  await world.graphql(
    token,
    'mutation Out { withdraw(input: { amount: "5", idempotencyKey: "metrics-1" }) { userErrors { code } } }',
  )
  expect(await ended({ operation: 'Out', code: 'INSUFFICIENT_FUNDS' })).toBe(1)
  await world.graphql(token, '{ nothing }')
  expect(
    await ended({ endpoint: 'graphql', operation: 'none', code: 'GRAPHQL_VALIDATION_FAILED' }),
  ).toBe(1)
  await world.rest('POST', '/graphql', { body: { query: '{ me { id } }' } })
  await world.rest('GET', '/wallet')
  expect(await ended({ endpoint: 'graphql', code: 'UNAUTHENTICATED' })).toBe(1)
  expect(await ended({ endpoint: 'rest', operation: 'getWallet', code: 'UNAUTHENTICATED' })).toBe(1)
})

it('counts REST rows, with the statements of their transactions', async () => {
  const token = await world.token('ada')
  expect((await world.rest('GET', '/wallet', { token })).status).toBe(200)
  expect(await ended({ endpoint: 'rest', operation: 'getWallet', code: 'OK' })).toBe(1)
  const { newLoan, put } = loanTools(world, token)
  const { id } = await newLoan()
  expect((await put(id, { status: 'open' })).status).toBe(200)
  const labels = { endpoint: 'rest', operation: 'updateLoan' }
  expect(await ended({ ...labels, code: 'OK' })).toBe(1)
  const sent = sumOf(await scrape(world.url), 'operation_sql_statements_total', labels)
  // begin, at least two statements, commit
  expect(sent).toBeGreaterThanOrEqual(4)
})

it('counts subscriptions, their events and what was delivered', async () => {
  const token = await world.token('ada')
  const client = liveClient(world.url, token)
  const live = subscribe(client, 'subscription Money { walletChanged(initial: false) { id } }')
  await subscribed(world.url, 1)
  await world.graphql(
    token,
    'mutation { deposit(input: { amount: "5", idempotencyKey: "metrics-2" }) { userErrors { code } } }',
  )
  await live.until(1)
  await client.dispose()
  const series = await scrape(world.url)
  expect(sumOf(series, 'operations_total', { endpoint: 'socket', operation: 'Money' })).toBe(1)
  expect(sumOf(series, 'operations_total', { endpoint: 'event', operation: 'Money' })).toBe(1)
  expect(sumOf(series, 'live_deliveries_total', { endpoint: 'socket' })).toBe(1)
})

it('tells no more names apart than it has room for, whoever brings them', async () => {
  const greedy = await world.token('greedy')
  for (let number = 0; number < 30; number += 1)
    await world.graphql(greedy, `query Flood${number} { me { id } }`)
  const names = (await scrape(world.url)).filter(
    ({ name, labels }) => name === 'operations_total' && /^Flood/.test(labels.operation ?? ''),
  )
  expect(names).toHaveLength(10)
  expect(await ended({ operation: 'other' })).toBe(20)
  const token = await world.token('grace')
  await world.graphql(token, 'query StillTold { me { id } }')
  expect(await ended({ operation: 'StillTold' })).toBe(1)
  await world.graphql(token, `query ${'x'.repeat(65)} { me { id } }`)
  expect(await ended({ operation: 'other' })).toBe(21)
})

/** Begins to send a request over a connection of its own, and waits until that is there. */
async function begins(path: string, token: string) {
  const { hostname, port } = new URL(world.url)
  const head = [
    `POST ${path} HTTP/1.1`,
    `Host: ${hostname}`,
    `Authorization: Bearer ${token}`,
    'Content-Type: application/json',
    'Content-Length: 1000',
  ]
  const socket = connect(Number(port), hostname)
  const connected = once(socket, 'connect')
  socket.write(`${head.join('\r\n')}\r\n\r\n{"query":`)
  await connected
  return socket
}

it('counts requests whose clients have gone', async () => {
  const socket = await begins('/graphql', await world.token('ada'))
  const requests = async () => ended({ endpoint: 'graphql', operation: 'none', code: 'ABORTED' })
  // Not before it has begun.
  await world.rest('GET', '/livez')
  socket.destroy()
  await expect.poll(requests).toBe(1)
})

it('counts a client that leaves while its request is read once, and not as answered', async () => {
  const token = await world.token('hugo')
  await world.rest('GET', '/wallet', { token })
  const socket = await begins('/saved-searches', token)
  // By the time that this is answered, what was sent before is read: who sends it is known already.
  await world.rest('GET', '/wallet', { token })
  socket.destroy()
  const labels = { method: 'POST', route: '/saved-searches' }
  const counted = async (name: string) => sumOf(await scrape(world.url), name, labels)
  await expect.poll(() => counted('http_requests_left_total')).toBe(1)
  expect(await counted('http_request_duration_seconds_count')).toBe(0)
})
