import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { loanTools } from '../support/market/loans.ts'
import { startWorld, type World } from '../support/world.ts'

let world: World

beforeAll(async () => {
  world = await startWorld()
})
afterAll(() => world.close())

const query = `{ frozenAccount {
  reason frozenAt closedAt wallet { availableBalance user { id } }
  loans(status: [ACTIVE]) { nodes { id title payoffAmount } }
  notifications(first: 1) { nodes { kind message } } } }`

/** A member who owes a loan, and whom an operator freezes. */
async function frozen(name: string) {
  const token = await world.token(name)
  const loan = await loanTools(world, token).inState('active')
  const { body } = await world.rest('GET', '/profile', { token })
  const operator = await world.token('operator', { scope: 'lending:admin' })
  await world.rest('POST', `/operator/members/${body.profile.id}/freeze`, {
    token: operator,
    body: { reason: 'Two people use this account.' },
  })
  const mine = () => world.graphql(token, query)
  return { token, loan: { id: loan }, mine }
}

describe('a frozen member', () => {
  it('reads why, what is owed and the inbox, repays, and does nothing else', async () => {
    const { token, loan, mine } = await frozen('ada')
    await expect.poll(async () => (await mine()).body.data?.frozenAccount).not.toBeNull()
    const account = (await mine()).body.data.frozenAccount
    expect(account).toMatchObject({
      reason: 'Two people use this account.',
      closedAt: null,
      loans: { nodes: [{ id: loan.id }] },
      notifications: { nodes: [{ kind: 'MEMBER_FROZEN' }] },
    })
    const both = () => world.graphql(token, `{ frozenAccount { reason } me { id } }`)
    await expect.poll(async () => (await both()).status).toBe(403)
    expect((await both()).body.errors[0].extensions.code).toBe('BLOCKED')
    const payment = { token, body: { amount: 10 } }
    expect((await world.rest('POST', `/loans/${loan.id}/repayments`, payment)).status).toBe(201)
    const rest = async (path: string) => (await world.rest('GET', path, { token })).body
    expect(await rest('/frozen-account')).toMatchObject({
      frozen_account: { reason: 'Two people use this account.', closed_at: null },
    })
    expect((await rest('/frozen-account/loans')).loans).toHaveLength(1)
    expect((await rest('/frozen-account/notifications')).unread_count).toBeGreaterThan(0)
    expect((await rest('/wallet')).error.code).toBe('BLOCKED')
  })
})

it('nobody else has a frozen account', async () => {
  const token = await world.token('mary')
  expect((await world.graphql(token, query)).body).toEqual({ data: { frozenAccount: null } })
  expect((await world.rest('GET', '/frozen-account', { token })).status).toBe(404)
  expect((await world.rest('GET', '/frozen-account/loans', { token })).status).toBe(404)
})
