import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { auditLedger } from '../../src/lending/ledger/audit.ts'
import type { Body } from '../support/http-client.ts'
import { loanTools } from '../support/market/loans.ts'
import { type Person, personOf, refused } from '../support/market/operating.ts'
import { startWorld, type World } from '../support/world.ts'

let world: World
let ada: Person
let ben: Person
let olga: Person

beforeAll(async () => {
  world = await startWorld({ FEE_ORIGINATION_PERCENT: '2' })
  ada = await personOf(world, 'ada', { amount: 100 })
  ben = await personOf(world, 'ben')
  olga = await personOf(world, 'olga', { scope: 'lending:admin' })
})
afterEach(async () => expect(await auditLedger(world.database.url)).toEqual([]))
afterAll(() => world.close())

const move = async (person: Person, kind: string, body: object): Promise<Body> =>
  (await person.call('POST', `/wallet/${kind}`, body)).body.transaction
const reverse = ({ id }: Body, reason = 'A mistake', key?: string) =>
  olga.call(
    'POST',
    `/operator/transactions/${id}/reverse`,
    { reason },
    key === undefined ? {} : { 'idempotency-key': key },
  )
const lines = async (person: Person, query: string): Promise<Body[]> =>
  (await person.call('GET', `/wallet/transactions?${query}`)).body.transactions

describe('an operator reverses', () => {
  it('a deposit, once, which its member is told with the reason', async () => {
    const made = await move(ada, 'deposit', { amount: 40 })
    const { status, body } = await reverse(made, 'The bank returned it', 'returned-1')
    expect([status, body.transaction]).toEqual([
      200,
      expect.objectContaining({
        type: 'reversal',
        direction: 'debit',
        amount: 40,
        balance_after: 100,
        description: 'The bank returned it',
      }),
    ])
    expect((await ada.wallet()).balance).toBe(100)
    expect((await lines(ada, 'type=deposit&limit=1'))[0]).toMatchObject({
      id: made.id,
      status: 'reversed',
    })
    expect((await ada.news())[0]).toMatchObject({
      kind: 'reversal',
      message: 'An earlier movement of 40.00 USD was undone: The bank returned it',
    })
    const again = await reverse(made, 'The bank returned it', 'returned-1')
    expect([again.headers.get('idempotent-replayed'), again.body]).toEqual(['true', body])
    for (const line of [made, body.transaction])
      expect(refused(await reverse(line)).slice(0, 2)).toEqual([409, 'ALREADY_REVERSED'])
  })

  it('a withdrawal and a transfer, from either of its two lines', async () => {
    const out = await move(ada, 'withdraw', { amount: 10 })
    expect((await reverse(out)).body.transaction).toMatchObject({ direction: 'credit', amount: 10 })
    const sent = await move(ada, 'transfer', { recipient_id: ben.id, amount: 30 })
    const [received] = await lines(ben, 'type=transfer_in&limit=1')
    const { transaction } = (await reverse(received)).body
    expect(transaction).toMatchObject({ direction: 'debit', counterparty_id: ada.id })
    expect(refused(await reverse(sent))).toMatchObject([
      409,
      'ALREADY_REVERSED',
      { reversed_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/) },
    ])
    expect([(await ada.wallet()).balance, (await ben.wallet()).balance]).toEqual([100, 0])
    expect((await ben.news())[0]).toMatchObject({ kind: 'reversal' })
  })

  it('a fee, which then is no part of the cash flow, and nothing else of a loan', async () => {
    const { newLoan, put, invest } = loanTools(world, ada.token)
    const { id } = await newLoan({ amount_requested: 100 })
    await put(id, { status: 'open' })
    await invest('lena', id, 100)
    const [fee] = await lines(ada, 'type=fee')
    expect(fee).toMatchObject({ amount: 2, direction: 'debit' })
    const [disbursed] = await lines(ada, 'type=loan_disbursement')
    const [status, code, detail] = refused(await reverse(disbursed))
    expect([status, code]).toEqual([409, 'PART_OF_LOAN'])
    expect(detail).toMatchObject({ loan_id: id, status: 'active', kind: 'disbursement' })
    expect((await reverse(fee)).body.transaction).toMatchObject({
      type: 'fee',
      direction: 'credit',
    })
    const { cash_flow: flow } = (await ada.call('GET', '/cash-flow?limit=100')).body
    const fees = flow.filter(({ category }: Body) => category === 'fee')
    expect(fees.map(({ amount }: Body) => amount)).toEqual([2, -2])
    expect((await ada.news())[0]).toMatchObject({ kind: 'reversal' })
    expect(refused(await reverse(fee))[1]).toBe('ALREADY_REVERSED')
  })
})

describe('the reversal is refused, and nothing changes,', () => {
  it('where the money is gone, saying whose and how much', async () => {
    const cat = await personOf(world, 'cat', { amount: 20 })
    await move(ada, 'deposit', { amount: 50 })
    const made = await move(ada, 'transfer', { recipient_id: cat.id, amount: 50 })
    await cat.call('POST', '/wallet/withdraw', { amount: 30 })
    const [status, code, detail] = refused(await reverse(made))
    expect([status, code]).toEqual([422, 'INSUFFICIENT_FUNDS'])
    expect(detail).toMatchObject({ available: 40, needed: 50, member_id: cat.id, field: 'id' })
    await move(cat, 'deposit', { amount: 10 })
    expect((await reverse(made)).status).toBe(200)
  })

  it('to whoever has no scope, and without a reason', async () => {
    const made = await move(ada, 'deposit', { amount: 5 })
    const path = `/operator/transactions/${made.id}/reverse`
    const support = await personOf(world, 'sue', { scope: 'lending:support' })
    for (const person of [ada, support])
      expect(refused(await person.call('POST', path, { reason: 'x' })).slice(0, 2)).toEqual([
        403,
        'FORBIDDEN',
      ])
    expect(refused(await reverse(made, ' '))[2]).toMatchObject({ field: 'reason' })
    expect(refused(await reverse({ id: 'nothing' }))[1]).toBe('NOT_FOUND')
    expect((await lines(ada, 'limit=1'))[0]).toMatchObject({ id: made.id, status: 'completed' })
  })
})
