import { afterAll, describe, expect, it } from 'vitest'
import { startWorld, type World } from '../support/world.ts'

const world: World = await startWorld({ WITHDRAW_AUTH_AGE: '300' })
afterAll(() => world.close())

const signedIn = (secondsAgo: number) => world.token('ada', { authenticatedSecondsAgo: secondsAgo })
await world.rest('POST', '/wallet/deposit', { token: await signedIn(9_000), body: { amount: 100 } })

const withdraw = async (secondsAgo: number, headers = {}) =>
  world.rest('POST', '/wallet/withdraw', {
    token: await signedIn(secondsAgo),
    body: { amount: 1 },
    headers,
  })

describe('with WITHDRAW_AUTH_AGE, a withdrawal', () => {
  it('is made by who signed in just now, and refused with a challenge if that was long ago', async () => {
    expect((await withdraw(0)).status).toBe(201)
    expect((await withdraw(299)).status).toBe(201)
    const { status, body, headers } = await withdraw(400)
    expect([status, body.error.code]).toEqual([401, 'INSUFFICIENT_USER_AUTHENTICATION'])
    expect(body.error.details).toEqual([
      expect.objectContaining({ code: 'INSUFFICIENT_USER_AUTHENTICATION', max_age: 300 }),
    ])
    expect(headers.get('www-authenticate')).toMatch(
      /^Bearer realm="lending-gateway", error="insufficient_user_authentication", error_description="[^"]+", max_age=300$/,
    )
  })

  it('is refused in GraphQL by the same code, and nothing else needs a recent login', async () => {
    const token = await signedIn(400)
    const query = `mutation ($input: WithdrawInput!) {
      withdraw(input: $input) { transaction { id } userErrors { code field details } } }`
    const { body } = await world.graphql(token, query, { input: { amount: '1' } })
    expect(body.data.withdraw).toEqual({
      transaction: null,
      userErrors: [
        { code: 'INSUFFICIENT_USER_AUTHENTICATION', field: null, details: { maxAge: 300 } },
      ],
    })
    const bob = await world.rest('GET', '/profile', { token: await world.token('bob') })
    const sent = await world.rest('POST', '/wallet/transfer', {
      token,
      body: { amount: 1, recipient_id: bob.body.profile.id },
    })
    expect(sent.status).toBe(201)
  })

  it('that was made is told again to who repeats it after signing in again', async () => {
    const headers = { 'idempotency-key': 'step-up-1' }
    const first = await withdraw(0, headers)
    expect((await withdraw(400, headers)).status).toBe(401)
    const again = await withdraw(1, headers)
    expect([again.status, again.headers.get('idempotent-replayed')]).toEqual([201, 'true'])
    expect(again.body.transaction.id).toBe(first.body.transaction.id)
  })
})
