import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { Body } from '../support/http-client.ts'
import { describeLong } from '../support/long.ts'
import { loanTools } from '../support/market/loans.ts'
import { type Person, personOf, refused } from '../support/market/operating.ts'
import { expectSound, raced } from '../support/market/races.ts'
import { startWorld, statements, type World } from '../support/world.ts'

let world: World
let ada: Person
let lena: Person
beforeAll(async () => {
  world = await startWorld({ INVESTMENT_CANCEL: 'on', LOAN_INVESTMENTS_MAX: '3' })
  ada = await personOf(world, 'ada')
  lena = await personOf(world, 'lena', { amount: 100_000 })
})
afterEach(() => expectSound(world))
afterAll(() => world.close())

const open = async (amount = 100): Promise<string> => {
  const { id } = await loanTools(world, ada.token).newLoan({ amount_requested: amount })
  expect((await ada.call('PUT', `/loans/${id}`, { status: 'open' })).status).toBe(200)
  return id
}
const invest = async (person: Person, loan: string, amount: number): Promise<Body> =>
  (await person.call('POST', `/loans/${loan}/invest`, { amount })).body.investment
const leave = (person: Person, { id }: Body, headers = {}) =>
  person.call('DELETE', `/investments/${id}`, undefined, headers)
const loanOf = async (id: string): Promise<Body> =>
  (await ada.call('GET', `/loans/${id}`)).body.loan

describe('leaving an investment', () => {
  it('takes one statement where nobody is protected, also if it is refused', async () => {
    const strict = await world.beside({ INVESTMENT_CANCEL: 'off' })
    const one = await invest(lena, await open(), 40)
    const changes = async (url: string, id: string) =>
      (
        await statements(() =>
          fetch(`${url}/investments/${id}`, {
            method: 'DELETE',
            headers: { authorization: `Bearer ${lena.token}` },
          }),
        )
      ).filter((text) => /cancel_investment|begin|commit/i.test(text))
    await changes(strict.url, one.id)
    expect(await changes(strict.url, one.id)).toHaveLength(1)
    expect(await changes(world.gateway.url, one.id)).toHaveLength(1)
    await strict.close()
  })

  it('makes its money available again, and the loan needs it again', async () => {
    const loan = await open()
    const before = await lena.wallet()
    const one = await invest(lena, loan, 40)
    const { status, body } = await leave(lena, one)
    expect(status).toBe(200)
    expect(body.investment).toMatchObject({ id: one.id, status: 'cancelled' })
    expect(body.loan).toMatchObject({ status: 'open', amount_funded: 0 })
    expect(body.wallet).toMatchObject({
      available_balance: before.available_balance,
      held_balance: before.held_balance,
    })
    const [line] = (await lena.call('GET', '/wallet/transactions?limit=1')).body.transactions
    expect(line).toMatchObject({ type: 'investment_release', amount: 40 })
    expect((await lena.news())[0]).toMatchObject({ type: 'investment_released' })
    const [event] = await world.database.sql<{ type: string }>(
      'select type from pending_event where subject_id = $1 union all select type from event where subject_id = $1',
      [one.id],
    )
    expect(event?.type).toMatch(/^investment\./)
    expect(refused(await leave(lena, one))).toMatchObject([
      409,
      'INVALID_TRANSITION',
      { message: 'You have already cancelled this investment.' },
    ])
  })

  it('leaves no claim of theirs once others have paid the loan out', async () => {
    const loan = await open()
    await leave(lena, await invest(lena, loan, 40))
    for (const amount of [60, 40]) await invest(lena, loan, amount)
    expect(await loanOf(loan)).toMatchObject({ status: 'active' })
    const claims = `select count(*) from account join investment on investment.id = investment_id where investment.loan_id = $1`
    expect(await world.database.sql(claims, [loan])).toEqual([{ count: '2' }])
  })

  it('is done once under one key, and by GraphQL, too', async () => {
    const one = await invest(lena, await open(), 40)
    const text = `mutation { cancelInvestment(input: { id: "${one.id}", idempotencyKey: "leave-it-once" }) { investment { status } userErrors { code } } }`
    for (let round = 0; round < 2; round += 1)
      expect((await world.graphql(lena.token, text)).body.data.cancelInvestment).toEqual({
        investment: { status: 'CANCELLED' },
        userErrors: [],
      })
    const again = await leave(lena, one, { 'idempotency-key': 'leave-it-once' })
    expect(again.headers.get('idempotent-replayed')).toBe('true')
  })

  it('is for its lender alone, and over once the loan is paid out', async () => {
    const loan = await open()
    const one = await invest(lena, loan, 40)
    for (const other of [ada, await personOf(world, 'eve')])
      expect(refused(await leave(other, one)).slice(0, 2)).toEqual([404, 'NOT_FOUND'])
    expect(refused(await leave(lena, { id: 'x' })).slice(0, 2)).toEqual([404, 'NOT_FOUND'])
    await invest(lena, loan, 60)
    expect(refused(await leave(lena, one))).toMatchObject([
      409,
      'INVALID_TRANSITION',
      {
        message: 'An investment can be cancelled only while its loan is open: the loan is active.',
      },
    ])
  })

  it('takes no place from others, however often it is done', async () => {
    const loan = await open()
    for (let round = 0; round < 4; round += 1) await leave(lena, await invest(lena, loan, 25))
    for (const amount of [25, 25, 50])
      expect((await invest(lena, loan, amount)).amount).toBe(amount)
    expect((await loanOf(loan)).status).toBe('active')
  })

  it('is refused where investments are binding, and to frozen members', async () => {
    const one = await invest(lena, await open(), 40)
    const binding = await world.beside({ INVESTMENT_CANCEL: 'off' })
    const answer = await fetch(`${binding.url}/investments/${one.id}`, {
      method: 'DELETE',
      headers: { authorization: `Bearer ${lena.token}` },
    })
    expect([answer.status, (await answer.json()).error.code]).toEqual([403, 'FORBIDDEN'])
    await binding.close()
    const fay = await personOf(world, 'fay', { amount: 50 })
    const two = await invest(fay, await open(), 50)
    const olga = await personOf(world, 'olga', { scope: 'lending:admin' })
    await olga.call('POST', `/operator/members/${fay.id}/freeze`, { reason: 'A doubt' })
    expect((await leave(fay, two)).status).toBe(403)
    expect(
      await world.database.sql('select status from investment where id = $1', [two.id]),
    ).toEqual([{ status: 'pending' }])
  })
})

describeLong('at the same time', () => {
  it('as the investment that completes the funding: one of the two', () =>
    raced(async (start) => {
      const loan = await open()
      const one = await invest(lena, loan, 40)
      const [left, completed] = await start(
        () => leave(lena, one),
        () => lena.call('POST', `/loans/${loan}/invest`, { amount: 60 }),
      )
      const { status, amount_funded: funded } = await loanOf(loan)
      if (left.status === 409)
        expect([completed.status, status, funded]).toEqual([201, 'active', 100])
      else expect([left.status, completed.status, status, funded]).toEqual([200, 201, 'open', 60])
      return `${left.status}`
    }))

  it('as the loan is cancelled: the money is released once', () =>
    raced(async (start) => {
      const loan = await open()
      const before = await lena.wallet()
      const one = await invest(lena, loan, 40)
      const [left] = await start(
        () => leave(lena, one),
        () => ada.call('PUT', `/loans/${loan}`, { status: 'cancelled' }),
      )
      expect([200, 409]).toContain(left.status)
      expect(await lena.wallet()).toMatchObject({
        available_balance: before.available_balance,
        held_balance: before.held_balance,
      })
      return `${left.status}`
    }))

  it('twice: once', () =>
    raced(async (start) => {
      const before = await lena.wallet()
      const one = await invest(lena, await open(), 40)
      const sent = await start(
        () => leave(lena, one),
        () => leave(lena, one),
      )
      expect(sent.map(({ status }) => status).toSorted()).toEqual([200, 409])
      expect((await lena.wallet()).available_balance).toBe(before.available_balance)
      return 'once'
    }))
})
