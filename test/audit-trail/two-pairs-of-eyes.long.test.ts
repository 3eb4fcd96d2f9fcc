import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { auditLedger } from '../../src/lending/ledger/audit.ts'
import type { Body } from '../support/http-client.ts'
import { loanTools } from '../support/market/loans.ts'
import { type Person, personOf, refused } from '../support/market/operating.ts'
import { startWorld, type World } from '../support/world.ts'

let world: World
let ada: Person
let olga: Person
let otto: Person

beforeAll(async () => {
  world = await startWorld({ APPROVAL_ABOVE: '100' })
  ada = await personOf(world, 'ada', { amount: 50 })
  olga = await personOf(world, 'olga', { scope: 'lending:admin' })
  otto = await personOf(world, 'otto', { scope: 'lending:admin' })
})
afterEach(async () => {
  expect(await auditLedger(world.database.url)).toEqual([])
  expect(await world.database.sql('select * from audit_breaks()')).toEqual([])
})
afterAll(() => world.close())

const deposit = async (amount: number): Promise<string> =>
  (await ada.call('POST', '/wallet/deposit', { amount })).body.transaction.id
const reverse = (id: string, person = olga, headers = {}) =>
  person.call('POST', `/operator/transactions/${id}/reverse`, { reason: 'returned' }, headers)
const decide = (person: Person, act: string, { id }: Body, reason = 'checked') =>
  person.call('POST', `/operator/requests/${id}/${act}`, { reason })
const pending = async (person = otto): Promise<Body[]> =>
  (await person.call('GET', '/operator/requests')).body.requests
/** The line of a transfer to Ada, who may spend it. */
const received = async (amount: number): Promise<string> => {
  const mia = await personOf(world, 'mia', { amount })
  const sent = await mia.call('POST', '/wallet/transfer', { amount, recipient_id: ada.id })
  return sent.body.transaction.id
}
const asked = async (amount = 101): Promise<Body> =>
  (await reverse(await deposit(amount))).body.request

describe('what moves more than a limit', () => {
  it('waits for another operator, who has it carried out', async () => {
    expect((await reverse(await deposit(100))).body).toMatchObject({ request: null })
    const line = await deposit(101)
    const key = { 'idempotency-key': 'returned-101' }
    const { transaction, request } = (await reverse(line, olga, key)).body
    expect([transaction, request]).toEqual([
      null,
      expect.objectContaining({
        act: 'reverseTransaction',
        target: line,
        member_id: ada.id,
        amount: 101,
        asked_by_id: olga.id,
        status: 'pending',
      }),
    ])
    expect((await reverse(line, olga, key)).headers.get('idempotent-replayed')).toBe('true')
    expect(refused(await reverse(line, otto))).toMatchObject([
      409,
      'REQUEST_PENDING',
      { request_id: request.id },
    ])
    expect((await ada.wallet()).balance).toBe(151)
    expect(await pending()).toEqual([request])
    expect(refused(await decide(olga, 'approve', request)).slice(0, 2)).toEqual([
      403,
      'OWN_REQUEST',
    ])
    const approved = await decide(otto, 'approve', request)
    expect(approved.body.request).toMatchObject({
      status: 'approved',
      decided_by_id: otto.id,
      decision: 'checked',
    })
    expect([(await ada.wallet()).balance, await pending()]).toEqual([50, []])
    for (const act of ['approve', 'reject'])
      expect(refused(await decide(otto, act, request))).toMatchObject([
        409,
        'INVALID_TRANSITION',
        { from: 'approved' },
      ])
    const acts = await world.database.sql<Body>(
      `select act, actor_id, refused_with from audit_entry where target_id in ($1, $2) order by number`,
      [line, request.id],
    )
    expect(acts.map((one) => [one.act, one.actor_id, one.refused_with])).toEqual([
      ['requestApproval', olga.id, null],
      ['reverseTransaction', otto.id, 'REQUEST_PENDING'],
      ['approveRequest', olga.id, 'OWN_REQUEST'],
      ['reverseTransaction', olga.id, null],
      ['approveRequest', otto.id, null],
      ['approveRequest', otto.id, 'INVALID_TRANSITION'],
      ['rejectRequest', otto.id, 'INVALID_TRANSITION'],
    ])
  })

  it('is rejected by another, or taken back, and then nothing moves', async () => {
    for (const person of [otto, olga]) {
      const request = await asked()
      expect((await decide(person, 'reject', request, 'no')).body.request.status).toBe('rejected')
    }
    expect((await ada.wallet()).balance).toBe(252)
    await ada.call('POST', '/wallet/withdraw', { amount: 202 })
  })

  it('is carried out only as long as it is possible, and unchanged', async () => {
    const { request } = (await reverse(await received(101))).body
    await ada.call('POST', '/wallet/withdraw', { amount: 100 })
    expect(refused(await decide(otto, 'approve', request))).toMatchObject([
      422,
      'INSUFFICIENT_FUNDS',
      { needed: 101 },
    ])
    expect((await pending()).map(({ id }) => id)).toEqual([request.id])
    await decide(otto, 'reject', request)
    const { newLoan, put, invest } = loanTools(world, ada.token)
    const { id } = await newLoan()
    await put(id, { status: 'open' })
    await invest('lena', id, 150)
    const cancel = () => olga.call('POST', `/operator/loans/${id}/cancel`, { reason: 'no shop' })
    const first = (await cancel()).body.request
    expect(first).toMatchObject({ act: 'cancelLoan', amount: 150 })
    await invest('lena', id, 25)
    expect(refused(await decide(otto, 'approve', first))).toMatchObject([
      409,
      'VERSION_CONFLICT',
      { invested: 175, asked: 150 },
    ])
    await decide(otto, 'reject', first)
    const second = (await cancel()).body.request
    // Otherwise a borrower could put off the cancellation for ever.
    await put(id, { description: 'Changed meanwhile.' })
    expect((await decide(otto, 'approve', second)).status).toBe(200)
    expect((await ada.call('GET', `/loans/${id}`)).body.loan.status).toBe('cancelled')
  })

  it('is refused when it is asked for, if it could not be carried out', async () => {
    const line = await received(1000)
    const { balance } = await ada.wallet()
    await ada.call('POST', '/wallet/withdraw', { amount: balance - 900 })
    const before = await pending()
    expect(refused(await reverse(line))).toMatchObject([
      422,
      'INSUFFICIENT_FUNDS',
      { needed: 1000, available: 900 },
    ])
    expect(await pending()).toEqual(before)
    await ada.call('POST', '/wallet/deposit', { amount: balance - 900 })
  })

  it('is listed for operators alone, of whom support decides nothing', async () => {
    const sue = await personOf(world, 'sue', { scope: 'lending:support' })
    const request = await asked(200)
    expect((await pending(sue)).map(({ id }) => id)).toEqual([request.id])
    for (const act of ['approve', 'reject'])
      expect(refused(await decide(sue, act, request))[1]).toBe('FORBIDDEN')
    expect((await ada.call('GET', '/operator/requests')).body.error.code).toBe('FORBIDDEN')
    await decide(otto, 'approve', request)
  })

  it('is listed in pages, oldest first, by how it was decided', async () => {
    const made = [await asked(), await asked(), await asked()].map(({ id }) => id)
    const page = async (query: string): Promise<Body> =>
      (await otto.call('GET', `/operator/requests?${query}`)).body
    const first = await page('limit=2&include=total')
    expect(first.requests.map(({ id }: Body) => id)).toEqual(made.slice(0, 2))
    expect(first.pagination).toMatchObject({ has_more: true, total: 3 })
    const cursor = `cursor=${encodeURIComponent(first.pagination.next_cursor)}`
    const second = await page(`limit=2&${cursor}`)
    expect(second.requests.map(({ id }: Body) => id)).toEqual(made.slice(2))
    await decide(otto, 'approve', { id: made[0] })
    await decide(otto, 'reject', { id: made[1] })
    for (const [status, id] of [
      ['approved', made[0]],
      ['rejected', made[1]],
      ['pending', made[2]],
    ] as const) {
      const { requests } = await page(`status=${status}&limit=100`)
      expect(new Set(requests.map((one: Body) => one.status))).toEqual(new Set([status]))
      expect(requests.at(-1).id).toBe(id)
    }
    const text =
      '{ approvalRequests(status: [APPROVED, REJECTED, PENDING], last: 3) { nodes { id } } }'
    const { data } = (await world.graphql(otto.token, text)).body
    expect(data.approvalRequests.nodes.map(({ id }: Body) => id)).toEqual(made)
    await decide(otto, 'reject', { id: made[2] })
    const none = '{ approvalRequests(status: []) { nodes { id } totalCount } }'
    expect((await world.graphql(otto.token, none)).body.data).toEqual({
      approvalRequests: { nodes: [], totalCount: 0 },
    })
  })
})
