import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { auditLedger } from '../../src/lending/ledger/audit.ts'
import { loanTools } from '../support/market/loans.ts'
import { type Person, personOf, refused } from '../support/market/operating.ts'
import { startWorld, type World } from '../support/world.ts'

let world: World
let olga: Person

beforeAll(async () => {
  world = await startWorld()
  olga = await personOf(world, 'olga', { scope: 'lending:admin' })
})
afterEach(async () => expect(await auditLedger(world.database.url)).toEqual([]))
afterAll(() => world.close())

const decide = (act: string, { id }: { readonly id: string }, reason = 'a doubt', key?: string) =>
  olga.call(
    'POST',
    `/operator/members/${id}/${act}`,
    { reason },
    key === undefined ? {} : { 'idempotency-key': key },
  )
/** Until the gateway knows of the release. */
const isIn = (person: Person) =>
  expect.poll(async () => (await person.call('GET', '/wallet')).status).toBe(200)

describe('an operator', () => {
  it('freezes a member, who can do nothing until released, and is told why', async () => {
    const ada = await personOf(world, 'ada', { amount: 10 })
    const frozen = await decide('freeze', ada, 'The documents have expired', 'freeze-ada')
    expect([frozen.status, frozen.body.member.id]).toEqual([200, ada.id])
    expect(refused(await ada.call('POST', '/wallet/withdraw', { amount: 1 }))[1]).toBe('BLOCKED')
    const again = await decide('freeze', ada, 'The documents have expired', 'freeze-ada')
    expect(again.headers.get('idempotent-replayed')).toBe('true')
    expect(refused(await decide('freeze', ada))).toMatchObject([
      409,
      'INVALID_TRANSITION',
      {
        from: 'frozen',
      },
    ])
    expect((await decide('release', ada, 'New ones have come')).status).toBe(200)
    await isIn(ada)
    const [released, told] = await ada.news()
    expect([told?.message, released?.message]).toEqual([
      'Your account was frozen: The documents have expired',
      'Your account is no longer frozen: New ones have come',
    ])
    expect(refused(await decide('release', ada))).toMatchObject([
      409,
      'INVALID_TRANSITION',
      {
        from: 'active',
      },
    ])
  })

  it('closes an account only when nothing is left, and says what is', async () => {
    const ben = await personOf(world, 'ben', { amount: 100 })
    const cat = await personOf(world, 'cat', { amount: 100 })
    const { newLoan, put } = loanTools(world, ben.token)
    const { id } = await newLoan({ amount_requested: 50 })
    await put(id, { status: 'open' })
    expect(refused(await decide('close', ben))[2]).toMatchObject({ available: 100, loans: [id] })
    await cat.call('POST', `/loans/${id}/invest`, { amount: 50 })
    const [status, code, detail] = refused(await decide('close', ben))
    expect([status, code]).toEqual([409, 'OBLIGATIONS_LEFT'])
    expect(detail).toMatchObject({
      available: 150,
      held: 0,
      owed: 50,
      loans: [id],
      investments: [],
    })
    expect(refused(await decide('close', cat))[2]).toMatchObject({ available: 50, loans: [] })
    await ben.call('POST', `/loans/${id}/repayments`, { amount: 60 })
    for (const { call, wallet } of [ben, cat])
      await call('POST', '/wallet/withdraw', { amount: (await wallet()).balance })
    for (const person of [ben, cat]) expect((await decide('close', person)).status).toBe(200)
    expect(refused(await ben.call('POST', '/wallet/deposit', { amount: 5 }))[1]).toBe('BLOCKED')
    for (const act of ['close', 'freeze'])
      expect(refused(await decide(act, ben))).toMatchObject([
        409,
        'INVALID_TRANSITION',
        { from: 'closed' },
      ])
    expect((await decide('release', ben)).status).toBe(200)
    await isIn(ben)
    expect((await ben.news()).map(({ kind }) => kind).slice(0, 2)).toEqual([
      'member_released',
      'member_closed',
    ])
  })

  it('puts no money into an account that was closed: first its member is let in again', async () => {
    const eva = await personOf(world, 'eva', { amount: 100 })
    const { transaction } = (await eva.call('POST', '/wallet/withdraw', { amount: 100 })).body
    await decide('close', eva)
    const reverse = () =>
      olga.call('POST', `/operator/transactions/${transaction.id}/reverse`, { reason: 'bounced' })
    expect(refused(await reverse())).toMatchObject([
      409,
      'INVALID_TRANSITION',
      { from: 'closed', member_id: eva.id, message: expect.stringContaining('once release') },
    ])
    await decide('release', eva)
    expect((await reverse()).status).toBe(200)
    await isIn(eva)
    expect(await eva.wallet()).toMatchObject({ balance: 100 })
  })

  it('decides on nobody unknown, not on themselves, and not without a reason or the scope', async () => {
    const dan = await personOf(world, 'dan')
    const sue = await personOf(world, 'sue', { scope: 'lending:support' })
    expect(refused(await decide('freeze', { id: dan.token.slice(0, 9) }))[1]).toBe('NOT_FOUND')
    expect(refused(await decide('freeze', olga)).slice(0, 2)).toEqual([403, 'OWN_ACCOUNT'])
    expect(refused(await decide('freeze', dan, ''))[2]).toMatchObject({ field: 'reason' })
    const tried = await sue.call('POST', `/operator/members/${dan.id}/freeze`, { reason: 'x' })
    expect(refused(tried).slice(0, 2)).toEqual([403, 'FORBIDDEN'])
    expect((await dan.call('GET', '/wallet')).status).toBe(200)
  })
})
