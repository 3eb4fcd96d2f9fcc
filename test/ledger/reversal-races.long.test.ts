import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import type { Body } from '../support/http-client.ts'
import { type Person, personOf, refused } from '../support/market/operating.ts'
import { expectSound, raced, trailOf } from '../support/market/races.ts'
import { startWorld, type World } from '../support/world.ts'

// Reversals at the same time as each other and as whatever spends the money: `ROUNDS=50 npm test -- test/ledger/reversal-races.long.test.ts`
// runs each 150 times.

let world: World
let dan: Person
let eve: Person
let olga: Person
let otto: Person

beforeAll(async () => {
  world = await startWorld()
  dan = await personOf(world, 'dan')
  eve = await personOf(world, 'eve')
  olga = await personOf(world, 'olga', { scope: 'lending:admin' })
  otto = await personOf(world, 'otto', { scope: 'lending:admin' })
})
afterEach(() => expectSound(world))
afterAll(() => world.close())

const move = async (person: Person, kind: string, body: object): Promise<Body> =>
  (await person.call('POST', `/wallet/${kind}`, body)).body.transaction
const reverse = ({ id }: Body, person = olga) =>
  person.call('POST', `/operator/transactions/${id}/reverse`, { reason: 'a mistake' })
const balances = async () => [(await dan.wallet()).balance, (await eve.wallet()).balance]

it.each(['withdraw', 'transfer'])(
  'undoes a deposit before a %s, which is refused, or after it, so that the money is owed',
  (kind) =>
    raced(async (start) => {
      const made = await move(dan, 'deposit', { amount: 10 })
      const spend = { amount: 10, ...(kind === 'transfer' && { recipient_id: eve.id }) }
      const [undone, spent] = await start(
        () => reverse(made),
        () => dan.call('POST', `/wallet/${kind}`, spend),
      )
      const won = spent.status !== 201
      expect([undone.status, spent.status]).toEqual([200, won ? 422 : 201])
      if (won) expect(refused(spent)[1]).toBe('INSUFFICIENT_FUNDS')
      expect(await balances()).toEqual([0, won || kind === 'withdraw' ? 0 : 10])
      expect((await dan.wallet()).owed).toBe(won ? 0 : 10)
      expect(await trailOf(world, made.id)).toEqual([['reverseTransaction', null]])
      if ((await eve.wallet()).balance > 0) await move(eve, 'withdraw', { amount: 10 })
      if (!won) await move(dan, 'deposit', { amount: 10 })
      return won ? 'reverseTransaction' : kind
    }),
)

it('undoes a transfer, or its recipient spends it: one moves it', () =>
  raced(async (start) => {
    await move(dan, 'deposit', { amount: 10 })
    const sent = await move(dan, 'transfer', { recipient_id: eve.id, amount: 10 })
    const [undone, spent] = await start(
      () => reverse(sent),
      () => eve.call('POST', '/wallet/withdraw', { amount: 10 }),
    )
    const won = undone.status === 200
    expect([undone.status, spent.status]).toEqual(won ? [200, 422] : [422, 201])
    expect(await balances()).toEqual([won ? 10 : 0, 0])
    if (won) await move(dan, 'withdraw', { amount: 10 })
    return won ? 'reverseTransaction' : 'withdraw'
  }))

it('undoes a movement once, from either of its two lines and by whomever', () =>
  raced(async (start) => {
    await move(dan, 'deposit', { amount: 10 })
    const sent = await move(dan, 'transfer', { recipient_id: eve.id, amount: 10 })
    const { transactions } = (await eve.call('GET', '/wallet/transactions?limit=1')).body
    const answers = await start(
      () => reverse(sent),
      () => reverse(transactions[0], otto),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(await balances()).toEqual([10, 0])
    const trails = [await trailOf(world, sent.id), await trailOf(world, transactions[0].id)]
    const codes = answers.map(({ status }) => (status === 200 ? null : 'ALREADY_REVERSED'))
    expect(trails).toEqual(codes.map((code) => [['reverseTransaction', code]]))
    await move(dan, 'withdraw', { amount: 10 })
    return answers[0].status === 200 ? 'the first' : 'the second'
  }))
