import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { Body } from '../support/http-client.ts'
import { loanTools } from '../support/market/loans.ts'
import { type Person, personOf, refused } from '../support/market/operating.ts'
import { expectSound, raced, trailOf } from '../support/market/races.ts'
import { startWorld, type World } from '../support/world.ts'

// Approvals at the same time as each other and as what changes what they are about:
// `ROUNDS=50 npm test -- test/audit-trail/approval-races.long.test.ts` runs each 150 times.

let world: World
let ada: Person
let lena: Person
let olga: Person
let otto: Person
let oda: Person

beforeAll(async () => {
  world = await startWorld({ APPROVAL_ABOVE: '100' })
  ada = await personOf(world, 'ada')
  lena = await personOf(world, 'lena', { amount: 100_000 })
  olga = await personOf(world, 'olga', { scope: 'lending:admin' })
  otto = await personOf(world, 'otto', { scope: 'lending:admin' })
  oda = await personOf(world, 'oda', { scope: 'lending:admin' })
})
afterEach(() => expectSound(world))
afterAll(() => world.close())

const deposit = async (): Promise<string> =>
  (await ada.call('POST', '/wallet/deposit', { amount: 101 })).body.transaction.id
const withdraw = () => ada.call('POST', '/wallet/withdraw', { amount: 101 })
const reverse = (id: string, person = olga) =>
  person.call('POST', `/operator/transactions/${id}/reverse`, { reason: 'returned' })
const decide = (person: Person, act: string, { id }: Body) =>
  person.call('POST', `/operator/requests/${id}/${act}`, { reason: 'checked' })
const balance = async () => (await ada.wallet()).balance
const statusOf = async ({ id }: Body) => {
  const [row] = await world.database.sql<Body>(
    'select status from approval_request where id = $1',
    [id],
  )
  return row.status
}

describe('a request to undo a deposit is', () => {
  it.each(['reject', 'approve'])(
    'approved, or meets the %s of another operator: one happens',
    (other) =>
      raced(async (start) => {
        const line = await deposit()
        const { request } = (await reverse(line)).body
        const [first, second] = await start(
          () => decide(otto, 'approve', request),
          () => decide(oda, other, request),
        )
        const won = first.status === 200
        expect([first.status, second.status]).toEqual(won ? [200, 409] : [409, 200])
        const approved = won || other === 'approve'
        expect([await balance(), await statusOf(request)]).toEqual(
          approved ? [0, 'approved'] : [101, 'rejected'],
        )
        expect((await trailOf(world, request.id)).map(([, code]) => code)).toEqual([
          null,
          null,
          'INVALID_TRANSITION',
        ])
        expect(await trailOf(world, line)).toEqual(approved ? [['reverseTransaction', null]] : [])
        if (!approved) await withdraw()
        return won ? 'the first' : 'the second'
      }),
  )

  it('approved before the money is spent, or after it, so that the money is owed', () =>
    raced(async (start) => {
      const line = await deposit()
      const { request } = (await reverse(line)).body
      const [approved, spent] = await start(() => decide(otto, 'approve', request), withdraw)
      const won = spent.status !== 201
      expect([approved.status, spent.status]).toEqual([200, won ? 422 : 201])
      expect([await balance(), await statusOf(request)]).toEqual([0, 'approved'])
      expect((await ada.wallet()).owed).toBe(won ? 0 : 101)
      expect(await trailOf(world, request.id)).toEqual([
        ['requestApproval', null],
        ['approveRequest', null],
      ])
      expect(await trailOf(world, line)).toEqual([['reverseTransaction', null]])
      if (!won) await deposit()
      return won ? 'approveRequest' : 'spent'
    }))

  it('asked for once, by whoever comes first, and the other is told which it is', () =>
    raced(async (start) => {
      const line = await deposit()
      const answers = await start(
        () => reverse(line, olga),
        () => reverse(line, otto),
      )
      const [made, late] = answers[0].status === 200 ? answers : answers.toReversed()
      const { request } = made?.body ?? {}
      const [status, code, details] = refused(late ?? answers[1])
      expect([status, code, details.request_id]).toEqual([409, 'REQUEST_PENDING', request.id])
      await decide(oda, 'approve', request)
      expect(await trailOf(world, line)).toEqual([
        ['reverseTransaction', 'REQUEST_PENDING'],
        ['reverseTransaction', null],
      ])
      expect(await balance()).toBe(0)
      return answers[0].status === 200 ? 'the first' : 'the second'
    }))

  it('rejected, and asked for again afterwards, not before', () =>
    raced(async (start) => {
      const line = await deposit()
      const { request } = (await reverse(line)).body
      const [rejected, again] = await start(
        () => decide(otto, 'reject', request),
        () => reverse(line, oda),
      )
      expect(rejected.status).toBe(200)
      const made = again.status === 200
      if (made) await decide(olga, 'reject', again.body.request)
      else {
        const [, code, details] = refused(again)
        expect([code, details.request_id]).toEqual(['REQUEST_PENDING', request.id])
      }
      await withdraw()
      expect(await trailOf(world, line)).toEqual(
        made ? [] : [['reverseTransaction', 'REQUEST_PENDING']],
      )
      return made ? 'rejectRequest, then asked again' : 'asked in vain, then rejectRequest'
    }))
})

describe('a request to cancel a loan is approved', () => {
  const asked = async () => {
    const { newLoan, put } = loanTools(world, ada.token)
    const { id } = await newLoan({ amount_requested: 200 })
    await put(id, { status: 'open' })
    await lena.call('POST', `/loans/${id}/invest`, { amount: 150 })
    const answer = await olga.call('POST', `/operator/loans/${id}/cancel`, { reason: 'no shop' })
    return { id, put, request: answer.body.request }
  }
  const stateOf = async (id: string) => (await ada.call('GET', `/loans/${id}`)).body.loan

  it('whether or not its borrower changes its description first', () =>
    raced(async (start) => {
      const { id, put, request } = await asked()
      const [approved, edited] = await start(
        () => decide(otto, 'approve', request),
        () => put(id, { description: 'Changed meanwhile.' }),
      )
      expect(approved.status).toBe(200)
      if (edited.status !== 200) expect(refused(edited)[1]).toBe('LOAN_NOT_EDITABLE')
      expect((await stateOf(id)).status).toBe('cancelled')
      expect((await lena.wallet()).held_balance).toBe(0)
      expect(await trailOf(world, request.id)).toEqual([
        ['requestApproval', null],
        ['approveRequest', null],
      ])
      expect(await trailOf(world, id)).toEqual([['cancelLoan', null]])
      return edited.status === 200 ? 'edited, then approveRequest' : 'approveRequest'
    }))

  it('before its last investment, or not at all', () =>
    raced(async (start) => {
      const { id, request } = await asked()
      const [approved, invested] = await start(
        () => decide(otto, 'approve', request),
        () => lena.call('POST', `/loans/${id}/invest`, { amount: 50 }),
      )
      const won = approved.status === 200
      expect([approved.status, invested.status]).toEqual(won ? [200, 409] : [409, 201])
      expect((await stateOf(id)).status).toBe(won ? 'cancelled' : 'active')
      expect((await lena.wallet()).held_balance).toBe(0)
      expect((await trailOf(world, request.id)).at(-1)).toEqual([
        'approveRequest',
        won ? null : 'INVALID_TRANSITION',
      ])
      if (!won) {
        await decide(oda, 'reject', request)
        await ada.call('POST', `/loans/${id}/repayments`, { amount: 200 })
      }
      return won ? 'approveRequest' : 'paid out'
    }))
})
