import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import type { Body } from '../support/http-client.ts'
import { loanTools } from '../support/market/loans.ts'
import { type Person, personOf, refused } from '../support/market/operating.ts'
import { startWorld, type World } from '../support/world.ts'

let world: World
let ada: Person
let lena: Person
let olga: Person

beforeAll(async () => {
  world = await startWorld({ LOAN_REVIEW: 'on' })
  ada = await personOf(world, 'ada')
  lena = await personOf(world, 'lena', { amount: 1000 })
  olga = await personOf(world, 'olga', { scope: 'lending:admin' })
})
afterEach(async () => expect(await world.database.sql('select * from audit_breaks()')).toEqual([]))
afterAll(() => world.close())

const put = (id: string, body: object) => ada.call('PUT', `/loans/${id}`, body)
const review = (act: string, id: string, body: object = { reason: 'seen' }) =>
  olga.call('POST', `/operator/loans/${id}/${act}`, body)
const submitted = async (): Promise<string> => {
  const { id } = await loanTools(world, ada.token).newLoan()
  expect((await put(id, { status: 'open' })).body.loan.status).toBe('submitted')
  return id
}
const loanOf = async (id: string): Promise<Body> =>
  (await ada.call('GET', `/loans/${id}`)).body.loan

it('a borrower submits instead of publishing, and nobody else sees it yet', async () => {
  const id = await submitted()
  expect(await loanOf(id)).toMatchObject({ published_at: null, risk_level: null })
  expect((await lena.call('GET', `/loans/${id}`)).status).toBe(404)
  expect(refused(await lena.call('POST', `/loans/${id}/invest`, { amount: 25 }))[1]).toBe(
    'NOT_FOUND',
  )
  const found = async (person: Person, query: string) =>
    (await person.call('GET', `/loans?${query}`)).body.loans.some((loan: Body) => loan.id === id)
  const list = `borrower_id=${ada.id}`
  expect(await found(ada, list)).toBe(false)
  for (const query of [`${list}&status=submitted`, 'status=submitted']) {
    expect(await found(ada, query)).toBe(true)
    expect(await found(lena, query)).toBe(false)
  }
  expect(refused(await put(id, { title: 'New' })).slice(0, 2)).toEqual([409, 'LOAN_NOT_EDITABLE'])
  expect(refused(await put(id, { status: 'open' }))[1]).toBe('INVALID_TRANSITION')
  expect((await put(id, { status: 'draft' })).body.loan.status).toBe('draft')
  expect((await put(id, { title: 'New' })).status).toBe(200)
  expect((await put(id, { status: 'submitted' })).body.loan.status).toBe('submitted')
  expect((await put(id, { status: 'cancelled' })).body.loan.status).toBe('cancelled')
})

it('an operator returns it with a reason, or publishes it, and the borrower is told', async () => {
  const id = await submitted()
  expect(refused(await review('return', id, {}))[1]).toBe('VALIDATION_FAILED')
  expect((await review('return', id, { reason: 'Which shop?' })).body.loan.status).toBe('draft')
  expect((await ada.news())[0]).toMatchObject({
    kind: 'loan_returned',
    message: '"Seeds" is a draft again: Which shop?',
  })
  for (const act of ['return', 'approve'])
    expect(refused(await review(act, id))[1]).toBe('NOT_FOUND')
  await put(id, { status: 'open' })
  const { version } = await loanOf(id)
  expect(refused(await review('approve', id, { version: version + 1 }))[1]).toBe('VERSION_CONFLICT')
  const { loan } = (await review('approve', id, { version })).body
  expect(loan).toMatchObject({ status: 'open', risk_level: null })
  expect(loan.published_at).not.toBeNull()
  expect((await ada.news())[0]).toMatchObject({ kind: 'loan_approved' })
  expect(refused(await review('approve', id))).toMatchObject([
    409,
    'INVALID_TRANSITION',
    { from: 'open' },
  ])
  expect((await lena.call('POST', `/loans/${id}/invest`, { amount: 25 })).status).toBe(201)
  const { history } = (await ada.call('GET', `/loans/${id}/history`)).body
  expect(history.map(({ to }: Body) => to)).toEqual([
    'draft',
    'submitted',
    'draft',
    'submitted',
    'open',
  ])
  // Why, is for the borrower alone, even after lenders have come.
  expect(history[2]).toMatchObject({ reason: 'Which shop?', by_operator: true })
  const told = (await lena.call('GET', `/loans/${id}/history`)).body.history
  expect(told[2]).toMatchObject({ to: 'draft', reason: 'returned by the operator' })
  expect(JSON.stringify(told)).not.toContain('Which shop?')
  const acts = await world.database.sql<Body>(
    "select act, personal->>'reason' as reason from audit_entry where target_id = $1 and refused_with is null order by number",
    [id],
  )
  expect(acts).toEqual([
    { act: 'returnLoan', reason: 'Which shop?' },
    { act: 'approveLoan', reason: null },
  ])
})

it('nobody reviews their own loan', async () => {
  const { id } = await loanTools(world, olga.token).newLoan()
  await olga.call('PUT', `/loans/${id}`, { status: 'open' })
  for (const act of ['approve', 'return'])
    expect(refused(await review(act, id)).slice(0, 2)).toEqual([403, 'OWN_ACCOUNT'])
  const { loan } = (await olga.call('GET', `/loans/${id}`)).body
  expect(loan.status).toBe('submitted')
})

const keyed = (act: string, id: string, key: string, reason = 'seen') =>
  olga.call('POST', `/operator/loans/${id}/${act}`, { reason }, { 'idempotency-key': key })

it('is refused again under its key, though it could be decided by now', async () => {
  const id = await submitted()
  await put(id, { status: 'draft' })
  const first = await keyed('approve', id, 'too-late')
  expect(refused(first)[1]).toBe('NOT_FOUND')
  await put(id, { title: 'Something else' })
  await put(id, { status: 'open' })
  const again = await keyed('approve', id, 'too-late')
  expect([again.status, again.headers.get('idempotent-replayed')]).toEqual([404, 'true'])
  expect((await loanOf(id)).status).toBe('submitted')
  expect((await keyed('approve', id, 'just-in-time')).body.loan.status).toBe('open')
})

it('is decided once under a key, however often the call comes', async () => {
  const id = await submitted()
  const before = (await ada.news()).length
  for (const [act, key] of [
    ['return', 'returned-once'],
    ['approve', 'approved-once'],
  ] as const) {
    const first = await keyed(act, id, key)
    expect([first.status, first.headers.get('idempotent-replayed')]).toEqual([200, null])
    const again = await keyed(act, id, key)
    expect([again.headers.get('idempotent-replayed'), again.body]).toEqual(['true', first.body])
    expect(refused(await keyed(act, id, key, 'other'))[1]).toBe('IDEMPOTENCY_KEY_REUSED')
    if (act === 'return') await put(id, { status: 'open' })
  }
  expect(await ada.news()).toHaveLength(before + 2)
  const other = await submitted()
  const all = await Promise.all(
    Array.from({ length: 5 }, () => keyed('approve', other, 'approved-at-once')),
  )
  for (const { status, body } of all)
    if (status !== 200) expect(body.error.code).toBe('IDEMPOTENCY_IN_PROGRESS')
  expect(await ada.news()).toHaveLength(before + 3)
})

it('nothing is published of a member who has become a lender since', async () => {
  const id = await submitted()
  await ada.call('PUT', '/profile', { user_type: 'lender' })
  expect(refused(await review('approve', id)).slice(0, 2)).toEqual([403, 'NOT_A_BORROWER'])
  expect((await review('return', id)).status).toBe(200)
  await ada.call('PUT', '/profile', { user_type: 'both' })
})

it('an account is not closed while a loan of its owner awaits review', async () => {
  const ben = await personOf(world, 'ben')
  const { newLoan, put } = loanTools(world, ben.token)
  const { id } = await newLoan()
  await put(id, { status: 'open' })
  const close = () => olga.call('POST', `/operator/members/${ben.id}/close`, { reason: 'gone' })
  expect(refused(await close())).toMatchObject([409, 'OBLIGATIONS_LEFT', { loans: [id] }])
  await review('return', id)
  expect((await close()).status).toBe(200)
})
