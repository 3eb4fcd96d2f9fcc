import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { describeLong } from '../support/long.ts'
import { loanTools } from '../support/market/loans.ts'
import { type Person, personOf } from '../support/market/operating.ts'
import { expectSound, raced } from '../support/market/races.ts'
import { gatesFile } from '../support/verification/gates.ts'
import { startWorld, type World } from '../support/world.ts'

// An act and the loss of the level that it needs: whichever is first, the other knows of it. `ROUNDS=67 npm test -- test/verification/races`
// runs each race 201 times.

const acts = ['deposit', 'invest', 'publish', 'transfer', 'withdraw', 'standing_order'] as const
type Act = (typeof acts)[number]

const file = await gatesFile(Object.fromEntries(acts.map((act) => [act, 'full'])))
let world: World
let friend: Person
let loan: string
let admin: string
beforeAll(async () => {
  world = await startWorld({ GATES_FILE: file.path })
  admin = await world.token('olga', { scope: 'lending:admin' })
  friend = await verified('friend')
  const { id } = await loanTools(world, friend.token).newLoan({ amount_requested: 50_000 })
  await friend.call('PUT', `/loans/${id}`, { status: 'open' })
  loan = id
})
afterEach(() => expectSound(world))
afterAll(async () => {
  await world.close()
  await file.remove()
})

async function verified(name: string): Promise<Person> {
  const person = await personOf(world, name)
  await world.database.sql("select reach_level($1, 'full', 'test')", [person.id])
  await person.call('POST', '/wallet/deposit', { amount: 100 })
  return person
}

const rejecting = ({ id }: Person) =>
  `mutation { reviewMember(input: { id: "${id}", verificationStatus: REJECTED }) { userErrors { code } } }`

const draftOf = async ({ token }: Person): Promise<string> =>
  (await loanTools(world, token).newLoan({ amount_requested: 100 })).id

/** What an act sends; it has everything that it needs before. */
const requests: Readonly<
  Record<Act, (person: Person, draft: string) => ReturnType<Person['call']>>
> = {
  deposit: ({ call }) => call('POST', '/wallet/deposit', { amount: 1 }),
  invest: ({ call }) => call('POST', `/loans/${loan}/invest`, { amount: 25 }),
  publish: ({ call }, draft) => call('PUT', `/loans/${draft}`, { status: 'open' }),
  transfer: ({ call }) => call('POST', '/wallet/transfer', { recipient_id: friend.id, amount: 1 }),
  withdraw: ({ call }) => call('POST', '/wallet/withdraw', { amount: 1 }),
  standing_order: ({ call }) =>
    call('PUT', '/preferences', { auto_invest_enabled: true, auto_invest_max_per_loan: 25 }),
}

it.each(acts)('%s waits for a loss that is under way, and is then refused', async (act) => {
  const person = await verified(`waits-${act}`)
  const draft = await draftOf(person)
  const operator = new Client(world.database.ownerUrl)
  await operator.connect()
  try {
    await operator.query('begin')
    await operator.query("select lose_level($1, 'operator')", [person.id])
    const sent = requests[act](person, draft)
    const early = await Promise.race([sent.then(({ status }) => status), sleep(300, 'waits')])
    await operator.query('commit')
    const { status, body } = await sent
    expect([early, status, body.error?.code]).toEqual(['waits', 403, 'NOT_VERIFIED'])
  } finally {
    await operator.end()
  }
})

describeLong('at the same time', () => {
  let people = 0
  it.each(acts)('%s and the loss: done before it, or refused', (act) =>
    raced(async (start) => {
      people += 1
      const person = await verified(`races-${people}`)
      const draft = await draftOf(person)
      const [done] = await start(
        () => requests[act](person, draft),
        () => world.graphql(admin, rejecting(person)),
      )
      expect([200, 201, 403]).toContain(done.status)
      if (act !== 'standing_order') {
        const again = await requests[act](person, act === 'publish' ? await draftOf(person) : draft)
        expect([again.status, again.body.error.code]).toEqual([403, 'NOT_VERIFIED'])
      }
      return String(done.status)
    }),
  )
})
