import { PassThrough } from 'node:stream'
import { afterAll, expect, it } from 'vitest'
import { liveClient, type Received, subscribe } from '../../support/clients/live.ts'
import { places } from '../../support/clients/places.ts'
import { openAt } from '../../support/clients/subscriptions.ts'
import { canaries, createFixtures } from '../../support/matrix/fixtures.ts'
import { ownLines, rootLines } from '../../support/matrix/graphql.ts'
import { subscriptionLines } from '../../support/matrix/live.ts'
import type { Line } from '../../support/matrix/matrix.ts'
import { restLines } from '../../support/matrix/rest.ts'
import { startWorld } from '../../support/world.ts'

// Values that one member alone may know, and all that the gateway says while everybody asks for everything.

const stream = new PassThrough()
let logged = ''
stream.on('data', (chunk) => {
  logged += chunk
})
const world = await startWorld({ LOG_LEVEL: 'trace' }, stream)
const fixtures = await createFixtures(world)
const { tokens, records, secrets } = fixtures
afterAll(() => world.close())

const strangers = ['other', 'lender', 'operator', 'blocked', 'nobody'] as const
const heard: string[] = []

async function hear(token: string, method: string, path: string, body?: unknown): Promise<void> {
  const headers = {
    ...(token && { authorization: `Bearer ${token}` }),
    'content-type': 'application/json',
  }
  const sent = body === undefined ? {} : { body: JSON.stringify(body) }
  const answer = await fetch(world.url + path, { method, headers, ...sent })
  heard.push(`${[...answer.headers]}\n${await answer.text()}`)
}

async function ask(token: string, line: Line): Promise<void> {
  const call = await line.call(records, fixtures)
  if (typeof call === 'string') return hear(token, 'POST', '/graphql', { query: call })
  return hear(token, ...call)
}

/** The events of a server-sent stream, as bytes. */
async function listenTo(token: string, query: string, over: AbortSignal): Promise<void> {
  const headers = {
    authorization: `Bearer ${token}`,
    accept: 'text/event-stream',
    'content-type': 'application/json',
  }
  const body = JSON.stringify({ query })
  const answer = await fetch(`${world.url}/graphql/stream`, {
    method: 'POST',
    headers,
    body,
    signal: over,
  })
  const decoder = new TextDecoder()
  for await (const bytes of answer.body ?? []) heard.push(decoder.decode(bytes))
}

/** What the owner does while others listen: changes of all that is private, and of what is shown of it. */
async function live(): Promise<void> {
  const { latitude, longitude, monthlyIncome, draftTitle, description } = canaries
  const owner = (method: string, path: string, body: unknown) =>
    world.rest(method, path, { token: tokens.owner, body })
  await owner('PUT', '/preferences', { show_on_map: true })
  await owner('PUT', '/profile', { latitude: 0, longitude: 0, monthly_income: 1 })
  await owner('PUT', '/profile', { latitude, longitude, monthly_income: monthlyIncome })
  await owner('PUT', `/loans/${records.draft}`, { description: 'changed', title: draftTitle })
  const place = { location_latitude: latitude, location_longitude: longitude }
  const made = await owner('POST', '/loans', {
    title: 'Shown',
    amount_requested: 60,
    interest_rate: 1,
    repayment_period_months: 2,
    purpose: 'p',
    description: 'd',
    ...place,
  })
  await owner('PUT', `/loans/${made.body.loan.id}`, { status: 'open' })
  await owner('POST', '/wallet/deposit', { amount: 7, description })
  await owner('POST', '/notifications', { title: canaries.notice, message: canaries.notice })
  await owner('POST', `/loans/${records.active}/repayments`, { amount: 10 })
}

it('are in no answer, event, error, log line, metric or header of others', async () => {
  const over = new AbortController()
  const sockets = strangers.slice(0, 3).map((person) => liveClient(world.url, tokens[person]))
  const received: Received[] = []
  const streams: Promise<void>[] = []
  const events = () => JSON.stringify(received.map((one) => one.events))
  for (const line of subscriptionLines) {
    const query = String(await line.call(records, fixtures))
    for (const client of sockets) received.push(subscribe(client, query))
    for (const person of strangers.slice(0, 3))
      streams.push(listenTo(tokens[person], query, over.signal).catch(() => undefined))
  }
  let ended = 0
  for (const stream of streams) void stream.then(() => (ended += 1))
  const refused = () => received.filter(({ events }) => events[0]?.errors !== undefined).length
  // Each is open, or refused.
  await expect
    .poll(async () => refused() + ended + (await openAt(world.url, 'subscriptions')))
    .toBe(received.length + streams.length)
  const everything = [...rootLines, ...ownLines, ...restLines]
  // Support may see what members keep to themselves.
  for (const person of strangers)
    for (const line of everything)
      if (person !== 'operator' || line.showsOperator === undefined) await ask(tokens[person], line)
  for (const [, request] of places)
    for (const text of ["'", '\0', 'x'.repeat(6_000), canaries.draftTitle.slice(0, 6)])
      await hear(tokens.other, ...request(text))
  await live()
  // The database itself refuses: its messages quote whole rows.
  await world.database.sql(
    `alter table profile add constraint broken check (city <> 'Zug') not valid`,
  )
  await world.database.sql(
    `alter table finances add constraint torn check (monthly_income <> 5) not valid`,
  )
  for (const body of [{ city: 'Zug' }, { monthly_income: 0.05 }])
    expect((await world.rest('PUT', '/profile', { token: tokens.owner, body })).status).toBe(500)
  await hear(tokens.other, 'PUT', '/profile', { city: 'Zug' })
  // What was changed before them has been told by then.
  await hear(tokens.other, 'POST', '/notifications', { title: 'The last', message: 'The end' })
  for (const told of ['"upserted":[{', '"The last"'])
    await expect.poll(() => events().includes(told)).toBe(true)
  for (const path of [
    '/metrics',
    '/readyz',
    '/livez',
    '/openapi.json',
    '/asyncapi.json',
    '/nothing',
    '/map',
    '/docs',
  ])
    await hear('', 'GET', path)
  over.abort()
  await Promise.all(sockets.map((client) => client.dispose()))
  await Promise.all(streams)
  expect(heard.length).toBeGreaterThan(500)
  // The line of a request names the records that it made, by their ids alone.
  const lines = logged.replaceAll(/"records":\[[^\]]*\]/g, '').split('\n')
  for (const secret of [...secrets, tokens.other, tokens.owner]) {
    expect(heard.filter((text) => text.includes(secret)).map((text) => text.slice(0, 500))).toEqual(
      [],
    )
    expect(events()).not.toContain(secret)
    expect(lines.filter((line) => line.includes(secret))).toEqual([])
  }
  // What one search for secrets can miss: names of fields that are nobody else's, and what is inside.
  const field = /"(credit_?score|monthly_?income)":"?\d/i
  expect(heard.filter((text) => field.test(text) && !text.includes('"openapi"'))).toEqual([])
  const inside =
    /\bat (?:async )?\S+ \(|node_modules|\/src\/|\.ts:\d|select .+ from |violates|pg_|mikro|fastify|x-powered-by/i
  // Cursors and entity tags are random letters: any short word is among them once in a while.
  const plain = heard.map((text) => text.replaceAll(/"[\w-]+\.[\w-]{16}"/g, '""'))
  expect(
    plain
      .filter((text) => inside.test(text) && !text.includes('openapi'))
      .map((text) => text.slice(0, 300)),
  ).toEqual([])
  expect(logged).toContain('"constraint":"torn"')
})
