import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Body, httpClient } from '../support/http-client.ts'
import { long } from '../support/long.ts'
import { loanTools } from '../support/market/loans.ts'
import { type Person, personOf, refused } from '../support/market/operating.ts'
import { expectSound } from '../support/market/races.ts'
import { everyGate, gatesFile } from '../support/verification/gates.ts'
import { startWorld, type World } from '../support/world.ts'

const levels = ['none', 'basic', 'full'] as const
type Level = (typeof levels)[number]

let world: World
let admin: string
let friend: Person
let open: Body
const file = await gatesFile(everyGate)

beforeAll(async () => {
  world = await startWorld({ GATES_FILE: file.path, BORROW_WHILE_LATE: 'on' })
  admin = await world.token('olga', { scope: 'lending:admin' })
  friend = await at('full', 'friend')
  open = await loanTools(world, friend.token).newLoan({ amount_requested: 40_000 })
  await friend.call('PUT', `/loans/${open.id}`, { status: 'open' })
})
afterAll(async () => {
  await world.close()
  await file.remove()
})
// Once, and before the world is closed: the last hook runs first.
afterAll(() => expectSound(world))

/** Somebody at a level, with 60 in the wallet. */
async function at(level: Level, name: string): Promise<Person> {
  const person = await personOf(world, name, { amount: 60 })
  if (level === 'full') await review(person, 'VERIFIED')
  if (level === 'basic')
    await world.database.sql("select reach_level($1, 'basic', 'test')", [person.id])
  return person
}

async function review({ id }: Person, status: string): Promise<void> {
  const text = `mutation { reviewMember(input: { id: "${id}", verificationStatus: ${status} }) { userErrors { message } } }`
  const { body } = await world.graphql(admin, text)
  expect(body.data.reviewMember.userErrors).toEqual([])
}

interface Act {
  readonly rest: (person: Person) => Promise<{ readonly status: number; readonly body: Body }>
  readonly graphql: (person: Person) => Promise<string>
  readonly needs: Level
}

const draftOf = ({ token }: Person) => loanTools(world, token).newLoan({ amount_requested: 100 })

/** Each act through REST and as a mutation; a deposit of 100 after one of 60 is too much without a level. */
const acts: Readonly<Record<string, Act>> = {
  deposit: {
    rest: ({ call }) => call('POST', '/wallet/deposit', { amount: 100 }),
    graphql: async () => 'deposit(input: { amount: 100 })',
    needs: 'basic',
  },
  invest: {
    rest: ({ call }) => call('POST', `/loans/${open.id}/invest`, { amount: 25 }),
    graphql: async () => `invest(input: { loanId: "${open.id}", amount: 25 })`,
    needs: 'basic',
  },
  publish: {
    rest: async (person) =>
      person.call('PUT', `/loans/${(await draftOf(person)).id}`, { status: 'open' }),
    graphql: async (person) => `publishLoan(input: { id: "${(await draftOf(person)).id}" })`,
    needs: 'basic',
  },
  transfer: {
    rest: ({ call }) => call('POST', '/wallet/transfer', { recipient_id: friend.id, amount: 5 }),
    graphql: async () => `transfer(input: { recipientId: "${friend.id}", amount: 5 })`,
    needs: 'basic',
  },
  withdraw: {
    rest: ({ call }) => call('POST', '/wallet/withdraw', { amount: 5 }),
    graphql: async () => 'withdraw(input: { amount: 5 })',
    needs: 'full',
  },
  standing_order: {
    rest: ({ call }) =>
      call('PUT', '/preferences', { auto_invest_enabled: true, auto_invest_max_per_loan: 25 }),
    graphql: async () =>
      'updatePreferences(input: { autoInvestEnabled: true, autoInvestMaxPerLoan: 25 })',
    needs: 'full',
  },
}

const cases = Object.entries(acts).flatMap(([name, act]) =>
  levels.map((level) => [name, level, levels.indexOf(level) >= levels.indexOf(act.needs)] as const),
)

describe('each act at each level', () => {
  it.each(cases)('%s at level %s over REST: %s', async (name, level, isAllowed) => {
    const answer = await acts[name]?.rest(await at(level, `${name}-${level}-rest`))
    if (isAllowed) return expect(answer?.status).toBeLessThan(300)
    const [status, code, { details }] = refused(answer as never)
    const needed = name === 'deposit' ? 'basic' : acts[name]?.needs
    expect([status, code]).toEqual([403, 'NOT_VERIFIED'])
    expect(details ?? answer?.body.error.details[0]).toMatchObject({
      act: name,
      level: needed,
      held: level,
    })
  })

  long.each(cases)('%s at level %s over GraphQL: %s', async (name, level, isAllowed) => {
    const person = await at(level, `${name}-${level}-graphql`)
    const text = `mutation { it: ${await acts[name]?.graphql(person)} { userErrors { code details } } }`
    const { it: payload } = (await world.graphql(person.token, text)).body.data
    expect(payload.userErrors.map(({ code }: Body) => code)).toEqual(
      isAllowed ? [] : ['NOT_VERIFIED'],
    )
  })
})

const deposit = (person: Person, amount: number, headers = {}) =>
  person.call('POST', '/wallet/deposit', { amount }, headers)
const detailsOf = (answer: Parameters<typeof refused>[0]) => refused(answer)[2]

describe('what a level allows in all', () => {
  it('counts everything so far, names what is left, and the same call works once the member is verified', async () => {
    const person = await at('none', 'saver')
    const key = { 'idempotency-key': 'deposit-of-41' }
    const tooMuch = await deposit(person, 41, key)
    expect(detailsOf(tooMuch)).toMatchObject({
      field: 'amount',
      act: 'deposit',
      level: 'basic',
      held: 'none',
      why: 'limit_reached',
      max: 100,
      used: 60,
      left: 40,
      verification: '/verification',
      message:
        'At the verification level none, at most 100.00 USD can be deposited in all, of which 60.00 USD is used: up to 40.00 USD would work. More needs level basic: to be verified, send POST /verification.',
    })
    expect((await deposit(person, 40)).status).toBe(201)
    expect((await person.call('GET', '/verification')).body.verification).toMatchObject({
      level: 'none',
      acts: expect.arrayContaining([
        { act: 'deposit', allowed: false, left: 0, level: 'full' },
        { act: 'invest', allowed: false, left: 0, level: 'basic' },
      ]),
    })
    await world.database.sql("select reach_level($1, 'basic', 'test')", [person.id])
    expect((await deposit(person, 41, key)).status).toBe(201)
    expect(detailsOf(await deposit(person, 860))).toMatchObject({ level: 'full', used: 141 })
    await review(person, 'VERIFIED')
    expect((await deposit(person, 100_000)).status).toBe(201)
  })

  it('refuses nothing for good: the same call works once there is room, as when the platform allows more', async () => {
    const strict = await gatesFile({ transfer: { full: '1' }, publish: { full: '100' } })
    const beside = await world.beside({ GATES_FILE: strict.path })
    const person = await at('full', 'patient')
    const { id } = await loanTools(world, person.token).newLoan({ amount_requested: 200 })
    const calls = [
      ['POST', '/wallet/transfer', { recipient_id: friend.id, amount: 2 }, 'transfer'],
      ['PUT', `/loans/${id}`, { status: 'open' }, 'publish'],
    ] as const
    for (const [method, path, body, act] of calls) {
      const key = { 'idempotency-key': `more-than-enough-${act}` }
      const limited = await httpClient(beside.url)(method, path, {
        token: person.token,
        body,
        headers: key,
      })
      expect(refused(limited)).toMatchObject([
        422,
        'LIMIT_EXCEEDED',
        { field: act === 'publish' ? 'amount_requested' : 'amount', limit: `${act} in all` },
      ])
      expect((await person.call(method, path, body, key)).status).toBeLessThan(300)
    }
    await beside.close()
    await strict.remove()
  })

  it('is not passed by many deposits at once', async () => {
    const person = await at('none', 'hasty')
    const sent = await Promise.all(Array.from({ length: 12 }, () => deposit(person, 10)))
    expect(sent.filter(({ status }) => status === 201)).toHaveLength(4)
    expect((await person.wallet()).available_balance).toBe(100)
  })
})

describe('a level', () => {
  const transfer = (person: Person) =>
    person.call('POST', '/wallet/transfer', { recipient_id: friend.id, amount: 1 })
  const why = async (person: Person) => detailsOf(await transfer(person))?.why
  const profile = async (person: Person) => (await person.call('GET', '/profile')).body.profile

  it('ends when the name changes, which others see; other changes leave it', async () => {
    const person = await at('full', 'renamed')
    await person.call('PUT', '/profile', { full_name: 'Ada King' })
    await review(person, 'VERIFIED')
    await person.call('PUT', '/profile', { city: 'Lisbon', full_name: 'Ada King' })
    expect((await profile(person)).verification_status).toBe('verified')
    await person.call('PUT', '/profile', { full_name: 'Somebody Else' })
    expect((await profile(person)).verification_status).toBe('unverified')
    expect(await why(person)).toBe('name_changed')
    await review(person, 'VERIFIED')
    expect((await transfer(person)).status).toBe(201)
  })

  it('that an operator is about to give is not of a new name either', async () => {
    const person = await personOf(world, 'awaited', { amount: 60 })
    await review(person, 'PENDING')
    await person.call('PUT', '/profile', { city: 'Lisbon' })
    expect((await profile(person)).verification_status).toBe('pending')
    await person.call('PUT', '/profile', { full_name: 'Somebody Else' })
    expect((await profile(person)).verification_status).toBe('unverified')
    expect(await world.database.sql('select * from trail_differences()')).toEqual([])
  })

  it('ends by an operator, with its time, and says so', async () => {
    const person = await at('full', 'judged')
    await review(person, 'REJECTED')
    expect(await why(person)).toBe('operator')
    await world.database.sql(
      "select reach_level($1, 'basic', 'test', null, now() + interval '1 second')",
      [person.id],
    )
    expect((await transfer(person)).status).toBe(201)
    await world.database.sql('update verification set expires_at = now() where user_id = $1', [
      person.id,
    ])
    expect(await why(person)).toBe('expired')
    await world.database.sql('select end_expired_levels(10)')
    expect(await why(person)).toBe('expired')
    expect(await world.database.sql('select * from trail_differences()')).toEqual([])
  })

  it('is seen with when and by what it was reached, by the member and by operators', async () => {
    const person = await at('full', 'seen')
    const shown = {
      level: 'full',
      evidence: 'operator',
      expires_at: null,
      lost_at: null,
      lost_because: null,
      check: null,
    }
    expect((await person.call('GET', '/verification')).body).toMatchObject({ verification: shown })
    const file = await world.rest('GET', `/operator/members/${person.id}`, { token: admin })
    expect(file.body.member_file.verification).toMatchObject(shown)
  })
})

it('standing orders skip lenders whose level does not suffice', async () => {
  const [able, unable] = [await at('full', 'able'), await at('full', 'unable')]
  for (const { call } of [able, unable])
    await call('PUT', '/preferences', {
      auto_invest_enabled: true,
      auto_invest_max_per_loan: 25,
    })
  await review(unable, 'PENDING')
  const { id } = await draftOf(friend)
  await friend.call('PUT', `/loans/${id}`, { status: 'open' })
  const lenders = async () =>
    (
      await world.database.sql<{ lender: string }>(
        'select lender_id as lender from investment where loan_id = $1',
        [id],
      )
    ).map(({ lender }) => lender)
  await expect.poll(lenders).toContain(able.id)
  expect(await lenders()).not.toContain(unable.id)
})
