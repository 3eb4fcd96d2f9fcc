import { afterAll, describe, expect, it, onTestFinished } from 'vitest'
import type { Body } from '../support/http-client.ts'
import { loanTools } from '../support/market/loans.ts'
import { type Person, personOf } from '../support/market/operating.ts'
import { spokenTo, startWorld } from '../support/world.ts'

const world = await startWorld()
afterAll(() => world.close())
const borrower = await personOf(world, 'ada', { name: 'Ada' })
const operator = await personOf(world, 'olga', { scope: 'lending:admin' })
const support = await personOf(world, 'sue', { scope: 'lending:support' })
const integrator = await personOf(world, 'ivo', { scope: 'lending:import' })
/** Holds a part of another loan of the borrower's. */
const holder = await personOf(world, 'hugo')
const third = await personOf(world, 'tom')
const tools = loanTools(world, borrower.token)
const { id: other } = await tools.newLoan({ amount_requested: 100 })
await tools.put(other, { status: 'open' })
await tools.invest('hugo', other, 100)

describe('an operator’s reason for a cancellation', () => {
  const neutral = 'cancelled by the operator'
  const why = 'The shop does not exist'
  const cancelled = async (more: object, by = operator) => {
    const { id } = await tools.newLoan({ amount_requested: 100 })
    await tools.put(id, { status: 'open' })
    await tools.invest('lena', id, 40)
    const { body } = await by.call('POST', `/operator/loans/${id}/cancel`, { reason: why, ...more })
    return { id: String(id), request: body.request as Body | null }
  }
  const reasonsFor = async (person: Person, id: string) => {
    const text = `{ loan(id: "${id}") { history { to reason } } }`
    const { loan } = (await world.graphql(person.token, text)).body.data
    const { history } = (await person.call('GET', `/loans/${id}/history`)).body
    const reasons = [loan.history.at(-1).reason, history.at(-1).reason]
    expect(new Set(reasons).size).toBe(1)
    return reasons[0]
  }

  it('is for the borrower, the lenders whose money was in the loan, and operators', async () => {
    const lena = await personOf(world, 'lena')
    for (const more of [{}, { public: false }]) {
      const { id } = await cancelled(more)
      for (const person of [borrower, operator, support, lena])
        expect(await reasonsFor(person, id)).toBe(why)
      for (const person of [third, integrator, holder])
        expect(await reasonsFor(person, id)).toBe(neutral)
      expect((await borrower.news())[0]).toMatchObject({ data: { reason: why } })
    }
  })

  it('is for everybody if it is public', async () => {
    const { id } = await cancelled({ public: true })
    for (const person of [borrower, operator, support, holder, third, integrator])
      expect(await reasonsFor(person, id)).toBe(why)
    const [entry] = await world.database.sql<{ after: object }>(
      `select personal -> 'after' as after from audit_entry where act = 'cancelLoan' order by number desc limit 1`,
    )
    expect(entry?.after).toMatchObject({ status: 'cancelled', reason_public: true })
  })

  it('is so over GraphQL', async () => {
    const { id } = await tools.newLoan({ amount_requested: 100 })
    await tools.put(id, { status: 'open' })
    const cancel = `mutation { cancelLoan(input: { id: "${id}", reason: "${why}", public: true }) { userErrors { code } } }`
    expect((await world.graphql(operator.token, cancel)).body.data.cancelLoan.userErrors).toEqual(
      [],
    )
    expect(await reasonsFor(third, String(id))).toBe(why)
  })

  it('stays what was asked for while another operator has to approve it', async () => {
    const beside = await world.beside({ APPROVAL_ABOVE: '10' })
    onTestFinished(() => beside.close())
    const { rest } = spokenTo(beside.url, world.database)
    const otto = await personOf(world, 'otto', { scope: 'lending:admin' })
    for (const isPublic of [true, false]) {
      const olga = await personOf({ ...world, rest }, 'olga', { scope: 'lending:admin' })
      const { id, request } = await cancelled({ public: isPublic }, olga)
      expect(request).toMatchObject({ reason: why, reason_public: isPublic })
      await otto.call('POST', `/operator/requests/${request?.id}/approve`, {})
      expect(await reasonsFor(third, id)).toBe(isPublic ? why : neutral)
      expect(await reasonsFor(borrower, id)).toBe(why)
    }
  })

  it('of a borrower who withdraws says nothing more than it did', async () => {
    const { id } = await tools.newLoan({ amount_requested: 100 })
    await tools.put(id, { status: 'open' })
    await tools.put(id, { status: 'cancelled' })
    expect(await reasonsFor(third, String(id))).toBe('withdrawn by the borrower')
  })
})
