import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Body } from '../support/http-client.ts'
import { loanTools } from '../support/market/loans.ts'
import { type Person, personOf } from '../support/market/operating.ts'
import { ageLoan } from '../support/market/travel.ts'
import { startWorld, type World } from '../support/world.ts'

// Members are told that an operator did something, and not which one.

let world: World
let ada: Person
let olga: Person

beforeAll(async () => {
  world = await startWorld({ LOAN_REVIEW: '1' })
  ada = await personOf(world, 'ada')
  await world.token('olga', { name: 'Olga Operator', scope: 'lending:admin' })
  olga = await personOf(world, 'olga', { scope: 'lending:admin' })
})
afterAll(() => world.close())

const decide = (id: string, act: string) =>
  olga.call('POST', `/operator/loans/${id}/${act}`, { reason: 'As it should be' })
const historyOf = async (id: string, by: Person): Promise<Body[]> => {
  const text = `{ loan(id: "${id}") { history { to byOperator actorId actor { fullName city } } } }`
  return (await world.graphql(by.token, text)).body.data.loan.history
}

it('does not name the operator who published, returned, cancelled or gave up a loan', async () => {
  const { newLoan, put, invest } = loanTools(world, ada.token)
  const submitted = async () => {
    const { id } = await newLoan({ amount_requested: 100 })
    await put(id, { status: 'open' })
    return String(id)
  }
  const cancelled = await submitted()
  await decide(cancelled, 'return')
  await put(cancelled, { status: 'open' })
  await decide(cancelled, 'approve')
  await decide(cancelled, 'cancel')
  const lost = await submitted()
  await decide(lost, 'approve')
  await invest('lena', lost, 100)
  await ageLoan(world.database, lost, 150)
  const giveUp = `mutation { defaultLoan(input: { id: "${lost}" }) { userErrors { code } } }`
  expect((await world.graphql(olga.token, giveUp)).body.data.defaultLoan.userErrors).toEqual([])
  const lena = await personOf(world, 'lena')
  for (const id of [cancelled, lost]) {
    const seen = await historyOf(id, olga)
    const byOperator = seen.filter((event) => event.byOperator)
    expect(byOperator.map(({ to, actorId }) => [to, actorId])).toEqual(
      (id === lost ? ['OPEN', 'DEFAULTED'] : ['DRAFT', 'OPEN', 'CANCELLED']).map((to) => [
        to,
        olga.id,
      ]),
    )
    for (const by of [ada, lena]) {
      const told = await historyOf(id, by)
      expect(JSON.stringify(told)).not.toContain(olga.id)
      expect(told).toEqual(
        seen.map((event) => (event.byOperator ? { ...event, actorId: null, actor: null } : event)),
      )
      const { body } = await by.call('GET', `/loans/${id}/history`)
      expect(JSON.stringify(body)).not.toContain(olga.id)
    }
  }
  const others = (await historyOf(lost, ada)).filter((event) => !event.byOperator)
  expect(others.map(({ to, actorId }) => [to, actorId])).toEqual([
    ['DRAFT', ada.id],
    ['SUBMITTED', ada.id],
    ['FUNDED', lena.id],
    ['ACTIVE', lena.id],
  ])
})
