import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { loanTools } from '../support/market/loans.ts'
import { type Person, personOf, refused } from '../support/market/operating.ts'
import { expectSound, raced, trailOf } from '../support/market/races.ts'
import { startWorld, type World } from '../support/world.ts'

// Decisions on a loan at the same time as what they stop: `ROUNDS=50 npm test -- test/loan/decision-races.long.test.ts` runs each 150 times.

let world: World
let ada: Person
let lena: Person
let olga: Person

beforeAll(async () => {
  world = await startWorld()
  ada = await personOf(world, 'ada')
  lena = await personOf(world, 'lena', { amount: 100_000 })
  olga = await personOf(world, 'olga', { scope: 'lending:admin' })
})
afterEach(() => expectSound(world))
afterAll(() => world.close())

const open = async (): Promise<string> => {
  const { newLoan, put } = loanTools(world, ada.token)
  const { id } = await newLoan({ amount_requested: 50 })
  await put(id, { status: 'open' })
  return id
}
const decide = (act: string, id: string) =>
  olga.call('POST', `/operator/loans/${id}/${act}`, { reason: 'a doubt' })
const invest = (id: string) => lena.call('POST', `/loans/${id}/invest`, { amount: 50 })
const stateOf = async (id: string) => {
  const [loan] = await world.database.sql<{ status: string; frozen: boolean; lent: number }>(
    `select status, frozen, amount_funded::int as lent from loan where id = $1`,
    [id],
  )
  return loan
}

it.each([
  ['freeze', { status: 'open', frozen: true, lent: 0 }, 'freezeLoan'],
  ['cancel', { status: 'cancelled', frozen: false, lent: 0 }, 'cancelLoan'],
] as const)('%s a loan, or pay it out by its last investment', (act, stopped, name) =>
  raced(async (start) => {
    const id = await open()
    const [decided, invested] = await start(
      () => decide(act, id),
      () => invest(id),
    )
    const won = decided.status === 200
    expect([decided.status, invested.status]).toEqual(won ? [200, 409] : [409, 201])
    const late = won ? invested : decided
    expect(refused(late)[1]).toBe(won ? 'LOAN_NOT_OPEN' : 'INVALID_TRANSITION')
    const paidOut = { status: 'active', frozen: false, lent: 5000 }
    expect(await stateOf(id)).toEqual(won ? stopped : paidOut)
    expect(await trailOf(world, id)).toEqual([[name, won ? null : 'INVALID_TRANSITION']])
    expect((await lena.wallet()).held_balance).toBe(0)
    if (act === 'freeze' && won) await decide('cancel', id)
    return won ? name : 'invest'
  }),
)

it('release a frozen loan, and take an investment only afterwards', () =>
  raced(async (start) => {
    const id = await open()
    await decide('freeze', id)
    const [released, invested] = await start(
      () => decide('release', id),
      () => invest(id),
    )
    const taken = invested.status === 201
    expect(released.status).toBe(200)
    if (!taken) expect(refused(invested).slice(0, 2)).toEqual([409, 'LOAN_NOT_OPEN'])
    expect(await stateOf(id)).toEqual({
      status: taken ? 'active' : 'open',
      frozen: false,
      lent: taken ? 5000 : 0,
    })
    expect(await trailOf(world, id)).toEqual([
      ['freezeLoan', null],
      ['releaseLoan', null],
    ])
    if (!taken) await decide('cancel', id)
    return taken ? 'releaseLoan, then invest' : 'invest in vain, then releaseLoan'
  }))

it('freeze a loan and cancel it, or only cancel it', () =>
  raced(async (start) => {
    const id = await open()
    const [frozen, cancelled] = await start(
      () => decide('freeze', id),
      () => decide('cancel', id),
    )
    const both = frozen.status === 200
    expect([frozen.status, cancelled.status]).toEqual([both ? 200 : 409, 200])
    expect(await stateOf(id)).toEqual({ status: 'cancelled', frozen: false, lent: 0 })
    const trail = await trailOf(world, id)
    expect(trail).toEqual(
      both
        ? [
            ['freezeLoan', null],
            ['cancelLoan', null],
          ]
        : [
            ['cancelLoan', null],
            ['freezeLoan', 'INVALID_TRANSITION'],
          ],
    )
    return both ? 'freezeLoan, then cancelLoan' : 'cancelLoan'
  }))
