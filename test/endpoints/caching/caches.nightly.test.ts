import { isDeepStrictEqual } from 'node:util'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { readConfig } from '../../../src/config.ts'
import type { Gateway } from '../../../src/gateway.ts'
import { makeDocuments } from '../../../src/lending/documents/make.ts'
import { planLateLoans } from '../../../src/lending/late/arrears.ts'
import { expireLoans } from '../../../src/lending/loan/expire.ts'
import { defaultLoans } from '../../../src/lending/repaying/default/default.ts'
import { remindBorrowers } from '../../../src/lending/repaying/due/day.ts'
import { costsAt } from '../../../src/lending/repaying/schedule/cost.ts'
import { loanLimits } from '../../../src/platform/limits.ts'
import { httpClient } from '../../support/http-client.ts'
import { platformOn } from '../../support/market/books/ledger.ts'
import { loanTools } from '../../support/market/loans.ts'
import { daysAfter, travel } from '../../support/market/travel.ts'
import { testOf } from '../../support/protection/lenders.ts'
import { isThorough } from '../../support/rounds.ts'
import { agreementsFolder } from '../../support/verification/agreements.ts'
import { gatesFile } from '../../support/verification/gates.ts'
import { type Body, startWorld, type World } from '../../support/world.ts'
import { openApollo } from './caches/apollo.ts'
import type { OpenCache } from './caches/cache.ts'
import { everything, lists } from './caches/everything.ts'
import { openGraphcache } from './caches/graphcache.ts'
import { openRelay } from './caches/relay.ts'

// Caches of clients keep each object once, by its id: what shares one shows the other's values, wrong money too.

type Json = Readonly<Record<string, unknown>>

// They are shown, and ask nothing of anybody.
const gates = await gatesFile({ transfer: 'none' })
const agreements = await agreementsFolder([
  { name: 'terms', version: '1', text: 'Be fair.', from: '2999-01-01', acts: ['publish'] },
])
let world: World
let beside: Gateway
let ids: string[]
/** What came over the wire, by the query. */
const wire = new Map<string, Json>()

/**
 * So many profiles, or records of markers, with all their lists cost too much: there is but the caller's own profile, which `me` shows as
 * well, and other lists show those records. The loan of a charge or of a plan change is the one around it.
 */
const shownElsewhere =
  /nodes\(ids: \$ids\).*on Profile|markers \{ __typename id (loan|member) |(charges|planChanges) \{.* nodes \{ __typename id loan /

beforeAll(async () => {
  world = await startWorld({
    SEED_DEMO: '1',
    GATES_FILE: gates.path,
    AGREEMENTS_DIR: agreements.path,
    DATABASE_POOL: '1',
    FEE_SERVICE_PERCENT: '10',
    LATE_FEE: '1',
    BANK_ACCOUNT_KEY: 'ab'.repeat(32),
    DOCUMENTS: 'on',
    TAX_COUNTRY: 'us',
  })
  const zoe = await lifeOf(world)
  ids = await recordsOf(world, zoe)
  // Where lenders are protected, money waits for days: its gateway comes once money has moved.
  beside = await world.beside({ LENDER_PROTECTION: 'eu' })
  const ask = httpClient(beside.url)
  const taken = await ask('POST', '/lender-test', { token: zoe, body: testOf() })
  expect(taken.status).toBe(201)
  for (const query of [...everything().values()].flat()) {
    const variables = query.includes('$ids') ? { ids } : {}
    const { body } = await ask('POST', '/graphql', { token: zoe, body: { query, variables } })
    const [error] = body.errors ?? []
    if (error?.extensions.code === 'TOO_COSTLY' && shownElsewhere.test(query)) continue
    expect(error, query).toBeUndefined()
    wire.set(query, body.data)
  }
}, 120_000)
afterAll(async () => {
  await beside.close()
  await world.close()
  await Promise.all([gates.remove(), agreements.remove()])
})

/** A member with all that there is: loans, investments, repayments, a loss, an inbox. */
async function lifeOf({ gateway: { database }, ...world }: World): Promise<string> {
  const [ada = '', zoe = ''] = await Promise.all(['ada', 'zoe'].map((name) => world.token(name)))
  const now = new Date()
  const { newLoan, put, invest } = loanTools(world, ada)
  const terms = { amount_requested: 100, repayment_period_months: 6 }
  const lent = async (borrower: string, lender: string) => {
    const { id } = await newLoan(terms, borrower)
    await put(id, { status: 'open' }, borrower)
    await invest(lender, id, 100)
    return id
  }
  await travel(database, daysAfter(now, -130))
  const [paid, , own] = [await lent(ada, 'zoe'), await lent(ada, 'zoe'), await lent(zoe, 'ada')]
  await travel(database, daysAfter(now, -100))
  // Each is lender in one of them: what a change of its plan does is told to both.
  for (const [token, id] of [
    [ada, paid],
    [zoe, own],
  ] as const) {
    await world.rest('POST', `/loans/${id}/repayments`, { token, body: { amount: 18 } })
    const { due_on: from } = (await world.rest('GET', `/loans/${id}/schedule`, { token })).body
      .schedule.instalments[1]
    const day = Number(from.slice(8))
    const moved = { kind: 'due_day', due_day: day > 14 ? day - 10 : day + 10, from }
    await world.rest('POST', `/loans/${id}/plan-changes`, { token, body: moved })
  }
  await travel(database, now)
  // Nothing is left for the clock to do while the answers are compared.
  for (const due of [planLateLoans, defaultLoans, expireLoans, remindBorrowers])
    await due(platformOn(database))
  const currency = { code: 'USD', decimals: 2 }
  const limits = loanLimits(readConfig({ DOCUMENTS: 'on', TAX_COUNTRY: 'us' }), currency)
  await makeDocuments({
    database,
    currency,
    timezone: 'UTC',
    limits,
    costOf: costsAt(limits),
    supportEmail: null,
  })
  await newLoan({}, zoe)
  await world.rest('PUT', '/profile', { token: zoe, body: { full_name: 'Zoe Q' } })
  const account = { holder: 'Zoe Q', iban: 'DE02120300000000202051' }
  await world.rest('POST', '/bank-accounts', { token: zoe, body: account })
  await lookAt(world, zoe)
  return zoe
}

/** Has an operator look at a member's file, and show the member that they did. */
async function lookAt({ rest, token: tokenOf }: Pick<World, 'rest' | 'token'>, member: string) {
  const token = await tokenOf('olga', { scope: 'lending:admin' })
  const { id } = (await rest('GET', '/profile', { token: member })).body.profile
  await rest('GET', `/operator/members/${id}`, { token })
  const body = { reason: 'She has asked.' }
  const { status } = await rest('POST', `/operator/members/${id}/show-looks`, { token, body })
  expect(status).toBe(200)
}

/** Ids of records of every kind that has one: the caller as both kinds, others, loans and investments. */
async function recordsOf({ graphql }: World, token: string): Promise<string[]> {
  const { data } = (
    await graphql(
      token,
      `{ me { id memberId loans { nodes { id } } investments { nodes { id loan { id borrowerId } } } } }`,
    )
  ).body
  const { me } = data
  const shown = me.investments.nodes.flatMap((one: Body) => [
    one.id,
    one.loan.id,
    one.loan.borrowerId,
  ])
  return [...new Set([me.id, me.memberId, ...me.loans.nodes.map((one: Body) => one.id), ...shown])]
}

/** Each object on the wire. */
function* objects(value: unknown): Generator<Json & { readonly __typename: string }> {
  if (Array.isArray(value)) for (const one of value) yield* objects(one)
  else if (typeof value === 'object' && value !== null) {
    if ('__typename' in value) yield value as never
    for (const inner of Object.values(value)) yield* objects(inner)
  }
}

it('has something in every list of the schema', () => {
  const filled = new Set<string>()
  const answers = [...wire.values()].map((data) => ({ __typename: 'Query', ...data }))
  for (const { __typename, ...fields } of objects(answers))
    for (const [name, value] of Object.entries(fields))
      if (Array.isArray(value) && value.length > 0) filled.add(`${__typename}.${name}`)
  expect(lists().filter((one) => !filled.has(one))).toEqual([])
})

it('gives no two objects one id, whatever their types', () => {
  const known = new Map<unknown, Record<string, unknown>>()
  for (const { id, ...fields } of objects([...wire.values()])) {
    if (id === undefined) continue
    const leaves = Object.entries(fields).filter(([, value]) => !isObject(value))
    const same = known.get(id) ?? {}
    for (const [name, value] of leaves) {
      if (name in same) expect([id, name, value]).toEqual([id, name, same[name]])
      same[name] = value
    }
    known.set(id, same)
  }
  expect(known.size).toBeGreaterThan(100)
})

function isObject(value: unknown): boolean {
  return typeof value === 'object' && value !== null
}

const caches: readonly [string, OpenCache][] = [
  ['Apollo Client', openApollo],
  ['Graphcache', openGraphcache],
  ['Relay', openRelay],
]

// Each takes many seconds, so whoever names this file looks at one, and CI at all of them.
describe.each(isThorough ? caches : caches.slice(0, 1))('%s', (_, open) => {
  it('shows of every list what came over the wire, at once and when all else has come', async () => {
    const complaints = [vi.spyOn(console, 'error'), vi.spyOn(console, 'warn')]
    const cache = open({ ids })
    for (const [query, data] of wire) {
      await cache.write(query, structuredClone(data))
      expectSame(await cache.read(query), data, query)
    }
    for (const [query, data] of wire) expectSame(known(await cache.read(query), data), data, query)
    for (const spy of complaints) expect(spy.mock.calls).toEqual([])
    vi.restoreAllMocks()
  }, 120_000)
})

/** For so many and so large answers Node's comparison is quicker; Vitest's shows the difference. */
function expectSame(read: unknown, came: Json, query: string): void {
  if (!isDeepStrictEqual(read, came)) expect(read, query).toEqual(came)
}

/** What is read, with what a cache has lost, and would ask for again, as it came. */
function known(read: unknown, came: unknown): unknown {
  if (read === undefined) return came
  if (!isObject(came) || !isObject(read)) return read
  if (Array.isArray(came) !== Array.isArray(read)) return read
  if (Array.isArray(came) && came.length !== (read as Body).length) return read
  if (Array.isArray(came)) return came.map((one, at) => known((read as Body)[at], one))
  return Object.fromEntries(
    Object.entries(came as Json).map(([name, value]) => [name, known((read as Json)[name], value)]),
  )
}
