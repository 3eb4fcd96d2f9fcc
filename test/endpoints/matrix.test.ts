import { afterAll, describe, expect, it } from 'vitest'
import { routes } from '../../src/rest-bridge/routes.ts'
import { createSchema } from '../../src/schema.ts'
import { openEvents } from '../support/clients/events.ts'
import { bareSocket, liveClient, subscribe } from '../support/clients/live.ts'
import { openAt, subscribed } from '../support/clients/subscriptions.ts'
import { createFixtures, type Fixtures, type Person, people } from '../support/matrix/fixtures.ts'
import { ownLines, rootLines } from '../support/matrix/graphql.ts'
import { eventLines, subscriptionLines } from '../support/matrix/live.ts'
import type { Line, Outcome } from '../support/matrix/matrix.ts'
import { restLines } from '../support/matrix/rest.ts'
import { type ServedWorld, startServedWorld } from '../support/servers/served-world.ts'
import type { Body } from '../support/world.ts'

// Who sees what: every operation of GraphQL and REST, by everybody. A new operation needs a line. The roles of members and operators are
// apart, so that a function that its caller's role may not call is an INTERNAL here.

const world: ServedWorld = await startServedWorld({ WEBHOOK_KEY: 'ab'.repeat(32) }, true)
const fixtures: Fixtures = await createFixtures(world)
afterAll(() => world.close())

const kinds = (lines: readonly Line[]) =>
  [...new Set(lines.map(({ name }) => name.split(' ')[0] ?? ''))].toSorted()

it('has a line for every operation of the schema and of the bridge', () => {
  const schema = createSchema({ code: 'USD', decimals: 2 })
  const fields = (type: string) =>
    Object.keys((schema.getType(type) as Body).getFields()).map((name) => `${type}.${name}`)
  const without = (lines: readonly Line[], names: readonly string[]) =>
    names.filter((name) => !kinds(lines).includes(name))
  const roots = ['Query', 'Mutation', 'Profile'].flatMap(fields)
  const where = 'add a line for each to test/support/matrix/'
  expect(without([...rootLines, ...ownLines], roots), where).toEqual([])
  expect(without(subscriptionLines, fields('Subscription')), where).toEqual([])
  expect(kinds([...rootLines, ...ownLines])).toEqual(roots.toSorted())
  expect(kinds(subscriptionLines)).toEqual(fields('Subscription').toSorted())
  const rows = restLines.map(({ name }) => name.split(' ').slice(0, 2).join(' '))
  expect([...new Set(rows)].toSorted(), 'restLines in test/support/matrix/rest.ts').toEqual(
    routes.map(({ method, path }) => `${method} ${path}`).toSorted(),
  )
})

/** Outcomes in the order of `people`: the token decides for the last two, whatever they ask. */
function outcomesOf({ outcomes, support }: Line): readonly Outcome[] {
  const [owner, other, lender, operator, blocked = 'BLOCKED'] = outcomes
  return [owner, other, lender, operator, support ?? other, blocked, 'UNAUTHENTICATED']
}

async function send(line: Line, person: Person) {
  const call = await line.call(fixtures.records, fixtures)
  const token = fixtures.tokens[person] === '' ? {} : { token: fixtures.tokens[person] }
  if (typeof call !== 'string') {
    const [method, path, body] = call
    return world.rest(method, path, { ...token, ...(body !== undefined && { body }) })
  }
  return world.rest('POST', '/graphql', { ...token, body: { query: call } })
}

function outcomeOf({ status, body }: Awaited<ReturnType<typeof send>>): Outcome {
  if (body.error !== undefined) return body.error.code
  if (body.errors !== undefined) return body.errors[0].extensions.code
  if (body.data === undefined) return status < 300 ? 'ok' : String(status)
  const [value] = Object.values<Body>(body.data)
  if (value === null) return 'null'
  return value.userErrors?.[0]?.code ?? 'ok'
}

/** The owner comes last: only then does what is the owner's change. */
const inTurn = people.map((person, index) => ({ person, index })).toReversed()

// First: they read the metrics again and again, which take long once there are some of each operation.
describe('over sockets', () => {
  it.each(subscriptionLines.map((line) => [line.name, line] as const))(
    '%s',
    async (_name, line) => {
      const query = String(await line.call(fixtures.records, fixtures))
      const watch = async (person: Person): Promise<Outcome> => {
        const client = liveClient(world.url, fixtures.tokens[person], { lazy: true })
        const { events } = subscribe(client, query)
        const refused = () => events.find(({ errors }) => errors !== undefined)?.errors[0]
        const open = () => openAt(world.url, 'subscriptions')
        await expect.poll(async () => refused() !== undefined || (await open()) === 1).toBe(true)
        await client.dispose()
        await subscribed(world.url, 0)
        const text = JSON.stringify(events)
        for (const secret of fixtures.secrets)
          if (person !== 'owner') expect(text).not.toContain(secret)
        return refused()?.extensions.code ?? 'ok'
      }
      const found: Outcome[] = []
      for (const person of people.slice(0, 5)) found.push(await watch(person))
      expect(found).toEqual(outcomesOf(line).slice(0, 5))
    },
  )

  it('let neither the blocked in, nor nobody', async () => {
    for (const [person, code] of [
      ['blocked', 4403],
      ['nobody', 4401],
    ] as const) {
      const { send, closed } = await bareSocket(world.url)
      send({
        type: 'connection_init',
        payload: { authorization: `Bearer ${fixtures.tokens[person]}` },
      })
      expect((await closed)[0]).toBe(code)
      for (const path of ['/graphql', '/graphql/stream']) {
        const headers = { accept: 'text/event-stream' }
        const token = fixtures.tokens[person] === '' ? {} : { token: fixtures.tokens[person] }
        const answer = await world.rest('POST', path, {
          ...token,
          headers,
          body: { query: 'subscription { walletChanged { id } }' },
        })
        expect(answer.status).toBe(person === 'blocked' ? 403 : 401)
      }
    }
  })
})

describe.each([
  ['GraphQL', [...rootLines, ...ownLines]],
  ['REST', restLines],
])('over %s', (_door, lines) => {
  it.each(lines.map((line) => [line.name, line] as const))('%s', async (_name, line) => {
    const found: Outcome[] = []
    for (const { person, index } of inTurn) {
      const answer = await send(line, person)
      found[index] = outcomeOf(answer)
      const text = JSON.stringify([answer.body, [...answer.headers]])
      const { shows, showsOperator } = line
      const shown = { owner: shows, operator: showsOperator, support: showsOperator }
      const mustShow = shown[person as keyof typeof shown]
      if (mustShow !== undefined)
        expect(text).toContain(typeof mustShow === 'string' ? mustShow : mustShow(fixtures.records))
      if (person !== 'owner' && mustShow === undefined)
        for (const secret of fixtures.secrets) expect(text).not.toContain(secret)
    }
    expect(found).toEqual(outcomesOf(line))
  })
})

describe('over GET /events', () => {
  it.each(eventLines.map((line) => [line.name, line] as const))('%s', async (_name, line) => {
    const given = String(await line.call(fixtures.records, fixtures))
    const more = given.startsWith('last ') ? { lastId: given.slice(5) } : { query: given }
    const follow = async (person: Person): Promise<Outcome> => {
      const events = await openEvents(world.url, fixtures.tokens[person], more)
      const isState = ({ event }: { event: string }) => event !== 'ready'
      // A cursor of the owner's last notification has none after it.
      if (events.status === 200 && given.startsWith('?'))
        await expect.poll(() => events.seen.some(isState), { timeout: 30_000 }).toBe(true)
      events.close()
      if (person !== 'owner')
        for (const secret of fixtures.secrets)
          expect(JSON.stringify([events.seen, events.refused])).not.toContain(secret)
      return events.status === 200 ? 'ok' : events.refused.error.code
    }
    const found: Outcome[] = []
    for (const person of people) found.push(await follow(person))
    expect(found).toEqual(outcomesOf(line))
  })
})

it('changes nothing of the owner by what others may do', async () => {
  const { notifications } = (
    await world.rest('GET', '/notifications?limit=100', { token: fixtures.tokens.owner })
  ).body
  const { loan } = (
    await world.rest('GET', `/loans/${fixtures.records.draft}`, { token: fixtures.tokens.owner })
  ).body
  expect(loan.status).toBe('draft')
  expect(notifications.length).toBeGreaterThan(0)
})

it('keeps each act that support has tried, at both doors, and none that it has done', async () => {
  const tries = await world.database.sql<{ act: string; code: string | null }>(
    `select act, refused_with as code from audit_entry join identity on profile_id = actor_id
     where subject = 'support' and act <> 'lookAtMember' order by act`,
  )
  const forOperators = [...rootLines, ...restLines].filter(
    (line) => line.outcomes[3] !== 'FORBIDDEN' && outcomesOf(line)[4] === 'FORBIDDEN',
  )
  expect(tries).toEqual(
    forOperators
      .map((line) => ({ act: actOf(line), code: 'FORBIDDEN' }))
      .toSorted((one, other) => (one.act < other.act ? -1 : 1)),
  )
})

/** The mutation that a line calls, itself or by its row. */
function actOf({ name }: Line): string {
  const [method, path] = name.split(' ')
  const row = routes.find((one) => one.method === method && one.path === path)
  return row === undefined
    ? (name.split(/[. ]/)[1] ?? '')
    : (/mutation (\w+)/.exec(row.document)?.[1] ?? '')
}
