import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import type { Body } from '../support/http-client.ts'
import { loanTools } from '../support/market/loans.ts'
import { type Person, personOf, refused } from '../support/market/operating.ts'
import { expectSound } from '../support/market/races.ts'
import { startWorld, type World } from '../support/world.ts'

// Two operators remove what the trail says of a member, and neither of them what they did themselves.

let world: World
let ada: Person
let olga: Person
let otto: Person
let oda: Person
let sue: Person

beforeAll(async () => {
  world = await startWorld({ APPROVAL_ABOVE: '100' })
  ada = await personOf(world, 'ada', { amount: 1000 })
  olga = await personOf(world, 'olga', { scope: 'lending:admin' })
  otto = await personOf(world, 'otto', { scope: 'lending:admin' })
  oda = await personOf(world, 'oda', { scope: 'lending:admin' })
  sue = await personOf(world, 'sue', { scope: 'lending:support' })
})
afterEach(() => expectSound(world))
afterAll(() => world.close())

const secret = 'Ada is in hospital'
const ask = (by: Person, of = ada.id) =>
  by.call('POST', `/operator/members/${of}/redact-audit-trail`, { reason: 'asked for' })
const decide = (by: Person, act: string, { id }: Body) =>
  by.call('POST', `/operator/requests/${id}/${act}`, { reason: 'checked' })
const freeze = async (by: Person, reason = secret) => {
  await by.call('POST', `/operator/members/${ada.id}/freeze`, { reason })
  await by.call('POST', `/operator/members/${ada.id}/release`, { reason })
}
/** Whose entries still say something of Ada. */
const tellers = async () => {
  const rows = await world.database.sql<{ actor_id: string }>(
    'select distinct actor_id from audit_entry where member_id = $1 and personal::text like $2',
    [ada.id, `%${secret}%`],
  )
  return rows.map(({ actor_id }) => actor_id).sort()
}

it('waits for another operator, and spares what either of the two has done', async () => {
  for (const by of [olga, otto, oda]) await freeze(by)
  const { request } = (await ask(olga)).body
  expect(request).toMatchObject({ act: 'redactAuditTrail', target: ada.id, amount: null })
  expect(await tellers()).toHaveLength(3)
  expect(refused(await ask(otto)).slice(0, 2)).toEqual([409, 'REQUEST_PENDING'])
  expect(refused(await decide(olga, 'approve', request))[1]).toBe('OWN_REQUEST')
  expect(refused(await decide(sue, 'approve', request))[1]).toBe('FORBIDDEN')
  expect((await decide(otto, 'approve', request)).body.request.status).toBe('approved')
  expect(await tellers()).toEqual([olga.id, otto.id].sort())
  const [entry] = await world.database.sql<Body>(
    "select actor_id, personal from audit_entry where act = 'redactAuditTrail' and refused_with is null order by number desc",
  )
  expect(entry).toMatchObject({ actor_id: olga.id, personal: { after: { redacted: 3 } } })
  const next = (await ask(oda)).body.request
  await decide(otto, 'approve', next)
  expect(await tellers()).toEqual([otto.id])
})

it('is refused if nothing would be removed, which can be tried again with the same key', async () => {
  const zoe = await personOf(world, 'zoe')
  const tell = (by: Person) =>
    world.database.sql(
      `select record_audit('freezeMember', $2, null, 'member', $1, $1, '{"reason": "late"}')`,
      [zoe.id, by.id],
    )
  await tell(otto)
  const { id } = (await ask(olga, zoe.id)).body.request
  const approve = () =>
    otto.call(
      'POST',
      `/operator/requests/${id}/approve`,
      { reason: 'checked' },
      { 'idempotency-key': 'approve-zoe' },
    )
  expect(refused(await approve()).slice(0, 2)).toEqual([403, 'FORBIDDEN'])
  await tell(oda)
  expect((await approve()).body.request).toMatchObject({ status: 'approved' })
})

it('spares what names one of the two, though another has done it', async () => {
  const ben = await personOf(world, 'ben')
  await world.database.sql(
    "select record_audit('autoInvest', null, 'rule x', 'member', $1, $1, jsonb_build_object('reason', 'for ' || $2::text))",
    [ben.id, olga.id],
  )
  await world.database.sql(
    "select record_audit('autoInvest', null, 'rule x', 'member', $1, $1, '{\"reason\": \"for nobody\"}')",
    [ben.id],
  )
  await decide(otto, 'approve', (await ask(olga, ben.id)).body.request)
  const told = await world.database.sql<{ reason: string | null }>(
    "select personal ->> 'reason' as reason from audit_entry where member_id = $1 and act = 'autoInvest' order by number",
    [ben.id],
  )
  expect(told.map(({ reason }) => reason)).toEqual([`for ${olga.id}`, null])
})

it('is not asked for or approved by whom it is about', async () => {
  expect(refused(await ask(olga, olga.id))[1]).toBe('OWN_ACCOUNT')
  const { request } = (await ask(otto, olga.id)).body
  expect(refused(await decide(olga, 'approve', request))[1]).toBe('OWN_ACCOUNT')
  expect((await decide(olga, 'reject', request)).status).not.toBe(200)
  await decide(oda, 'reject', request)
})

it('covers the reasons for which charges were waived', async () => {
  const { newLoan, put, invest } = loanTools(world, ada.token)
  const { id } = await newLoan({ amount_requested: 100 })
  await put(id, { status: 'open' })
  await invest('hugo', id, 100)
  const [charge] = await world.database.sql<{ id: string }>(
    `insert into charge (id, loan_id, number, kind, due_on, amount) values (new_id(), $1, 1, 'late_fee', business_date(), 1500) returning id`,
    [id],
  )
  const waived = await oda.call('POST', `/operator/charges/${charge?.id}/waive`, { reason: secret })
  expect(waived.status).toBe(200)
  const shown = async () =>
    (await ada.call('GET', `/loans/${id}/charges`)).body.charges[0].waived_reason
  const spared = (await ask(oda)).body.request
  expect(refused(await decide(otto, 'approve', spared))[1]).toBe('FORBIDDEN')
  expect(await shown()).toBe(secret)
  await decide(otto, 'reject', spared)
  await decide(otto, 'approve', (await ask(olga)).body.request)
  expect(await shown()).toBeNull()
})

it('covers requests that were decided, and leaves those that wait', async () => {
  const line = async () =>
    (await ada.call('POST', '/wallet/deposit', { amount: 200 })).body.transaction.id
  const reverse = async () =>
    (await olga.call('POST', `/operator/transactions/${await line()}/reverse`, { reason: secret }))
      .body.request
  const [done, waiting] = [await reverse(), await reverse()]
  await decide(otto, 'approve', done)
  const pat = await personOf(world, 'pat', { scope: 'lending:admin' })
  const quinn = await personOf(world, 'quinn', { scope: 'lending:admin' })
  // Olga and Otto remove nothing of what they did themselves.
  const spared = (await ask(olga)).body.request
  expect(refused(await decide(otto, 'approve', spared))[1]).toBe('FORBIDDEN')
  await decide(otto, 'reject', spared)
  const requests = async () =>
    (
      await sue.call(
        'GET',
        `/operator/requests?status=approved,pending&member_id=${ada.id}&limit=100`,
      )
    ).body.requests
  const found = async ({ id }: Body) => (await requests()).find((one: Body) => one.id === id)
  expect(await found(done)).toMatchObject({ amount: 200, reason: secret, redacted: false })
  await decide(quinn, 'approve', (await ask(pat)).body.request)
  expect(await found(done)).toMatchObject({
    amount: null,
    reason: null,
    decision: null,
    redacted: true,
    status: 'approved',
    asked_by_id: olga.id,
  })
  expect(await found(waiting)).toMatchObject({ amount: 200, reason: secret, redacted: false })
  await decide(otto, 'reject', waiting)
  for (const change of ["reason = 'x'", "reason = '', amount = 0, redacted_at = now()"])
    await expect(
      world.database.sql(`update approval_request set ${change} where id = $1`, [done.id]),
    ).rejects.toThrow('a request is decided once')
})

it('shows what requests say of a member after the look at it was noted', async () => {
  const looks = async () => {
    const rows = await world.database.sql<{ member_id: string }>(
      "select member_id from audit_entry where act = 'lookAtMember' and actor_id = $1",
      [sue.id],
    )
    return rows.length
  }
  const before = await looks()
  const listed = (fields: string) =>
    world.graphql(
      sue.token,
      `{ approvalRequests(status: [APPROVED, REJECTED], memberId: "${ada.id}") { nodes { ${fields} } } }`,
    )
  const { body } = await listed('id act askedBySubject decidedBySubject member { fullName } status')
  expect(body.data.approvalRequests.nodes.length).toBeGreaterThan(0)
  expect(await looks()).toBe(before)
  for (const [index, field] of [
    'amount',
    'reason',
    'decision',
    'transaction { id amount }',
  ].entries()) {
    await listed(field)
    expect([field, await looks()]).toEqual([field, before + index + 1])
  }
  await sue.call('GET', `/operator/requests?status=approved&member_id=${ada.id}`)
  expect(await looks()).toBe(before + 5)
})
