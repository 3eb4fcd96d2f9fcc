import { afterAll, expect, it } from 'vitest'
import { screenedWorld } from '../support/cases/screened.ts'
import { type Person, personOf, refused } from '../support/market/operating.ts'
import { expectSound } from '../support/market/races.ts'
import { type Body, startWorld, type World } from '../support/world.ts'

// Withdrawals above 50 wait for an operator.
const world: World = await startWorld({ WITHDRAW_APPROVAL_ABOVE: '50' })
const sam = await personOf(world, 'sam', { scope: 'lending:support' })
const ada = await personOf(world, 'ada', { amount: 500 })
const bob = await personOf(world, 'bob')
afterAll(() => world.close())

const metadata = { order: '4711', branch: 'Turin' }
const pay = async (person: Person, kind: string, body: object, headers = {}): Promise<Body> => {
  const answer = await person.call('POST', `/wallet/${kind}`, body, headers)
  expect([answer.status, answer.status < 300 ? null : answer.body]).toEqual([answer.status, null])
  return answer.body.transaction
}
const listed = async (person: Person, path: string): Promise<Body[]> => {
  const { body } = await person.call('GET', path)
  return body.transactions ?? body.payments ?? body.members
}

it('keeps what a movement is called elsewhere, and finds it by that', async () => {
  const sent = { recipient_id: bob.id, amount: 5, external_id: 'pay-1', metadata }
  const line = await pay(ada, 'transfer', sent)
  expect(line).toMatchObject({ external_id: 'pay-1', metadata })
  expect(await listed(ada, '/wallet/transactions?external_id=pay-1')).toEqual([line])
  expect(await listed(ada, '/wallet/transactions?external_id=pay-0')).toEqual([])
  for (const [kind, amount] of [
    ['deposit', 10],
    ['withdraw', 10],
  ] as const) {
    const made = await pay(ada, kind, { amount, external_id: kind, metadata })
    expect(await listed(ada, `/wallet/transactions?external_id=${kind}`)).toEqual([made])
    expect(await listed(ada, `/payments?external_id=${kind}`)).toMatchObject([
      { id: made.payment_id, external_id: kind, metadata },
    ])
  }
  const csv = await ada.call('GET', '/wallet/transactions?external_id=pay-1&f=csv')
  expect(csv.body).toContain('pay-1,"{""order"":""4711"",""branch"":""Turin""}"')
})

it('has it on a payment that has not settled, and is on no statement until then', async () => {
  const made = await pay(ada, 'withdraw', { amount: 60, external_id: 'large', metadata })
  expect(made).toMatchObject({ status: 'pending', external_id: 'large', metadata })
  expect(await listed(ada, '/wallet/transactions?external_id=large')).toEqual([])
  expect(await listed(ada, '/payments?external_id=large')).toHaveLength(1)
})

it('shows neither to the recipient, nor to others, but to operators who open the file', async () => {
  const sent = { recipient_id: bob.id, amount: 5, external_id: 'hidden-1', metadata }
  await pay(ada, 'transfer', sent)
  expect(await listed(bob, '/wallet/transactions?external_id=hidden-1')).toEqual([])
  const [got] = await listed(bob, '/wallet/transactions?type=transfer_in&limit=1')
  expect(got).toMatchObject({ amount: 5, external_id: null, metadata: null })
  expect(
    await listed(sam, `/operator/members/${ada.id}/transactions?external_id=hidden-1`),
  ).toMatchObject([{ external_id: 'hidden-1', metadata }])
  const events = await world.database.sql<{ text: string }>(
    'select pending_event::text as text from pending_event union all select event::text from event',
  )
  expect(events.filter(({ text }) => text.includes('hidden-1'))).toEqual([])
})

it('is unique among the movements of a member, whatever kind they are', async () => {
  const transfer = (person: Person, to: Person, external_id: string) =>
    person.call('POST', '/wallet/transfer', { recipient_id: to.id, amount: 1, external_id })
  expect((await transfer(ada, bob, 'once')).status).toBe(201)
  expect((await transfer(bob, ada, 'once')).status).toBe(201)
  for (const again of [
    transfer(ada, bob, 'once'),
    ada.call('POST', '/wallet/deposit', { amount: 1, external_id: 'once' }),
    ada.call('POST', '/wallet/withdraw', { amount: 1, external_id: 'once' }),
    ada.call('POST', '/wallet/withdraw', { amount: 60, external_id: 'once' }),
  ]) {
    const [status, code, reason] = refused(await again)
    expect([status, code, reason.field]).toEqual([409, 'EXTERNAL_ID_TAKEN', 'external_id'])
  }
  await pay(ada, 'withdraw', { amount: 60, external_id: 'waits' })
  expect((await transfer(ada, bob, 'waits')).status).toBe(409)
  expect((await transfer(ada, bob, 'free')).status).toBe(201)
})

it('lets one of simultaneous calls with the same name through, and the same call with its key again', async () => {
  const body = { recipient_id: bob.id, amount: 1, external_id: 'raced', metadata }
  const raced = await Promise.all(
    Array.from({ length: 8 }, () => ada.call('POST', '/wallet/transfer', body)),
  )
  expect(raced.map(({ status }) => status).toSorted()).toEqual([201, ...Array(7).fill(409)])
  const key = { 'idempotency-key': 'transfer-again-1' }
  const [first, second] = [
    await pay(ada, 'transfer', { ...body, external_id: 'keyed' }, key),
    await pay(ada, 'transfer', { ...body, external_id: 'keyed' }, key),
  ]
  expect(second).toEqual(first)
  await expectSound(world)
})

it.each([
  ['external_id', { external_id: '' }],
  ['external_id', { external_id: 'x'.repeat(65) }],
  ['metadata', { metadata: { key: 5 } }],
  ['metadata', { metadata: { ['k'.repeat(41)]: 'x' } }],
])('refuses %s that does not fit: case %#', async (field, body) => {
  for (const call of [
    ada.call('POST', '/wallet/transfer', { recipient_id: bob.id, amount: 1, ...body }),
    ada.call('POST', '/wallet/deposit', { amount: 1, ...body }),
    ada.call('POST', '/wallet/withdraw', { amount: 1, ...body }),
    ada.call('PUT', '/profile', body),
  ]) {
    const [status, code, reason] = refused(await call)
    expect([status, code, reason.field]).toEqual([400, 'VALIDATION_FAILED', field])
  }
})

it('keeps what a member is called elsewhere, finds them by it, and tells nobody whether others are called the same', async () => {
  const put = async (person: Person, body: object) =>
    (await person.call('PUT', '/profile', body)).body.profile
  expect(await put(ada, { external_id: 'customer-1', metadata })).toMatchObject({
    external_id: 'customer-1',
    metadata,
  })
  expect((await put(bob, { external_id: 'customer-1' })).external_id).toBe('customer-1')
  const found = async (by: Person) =>
    (await listed(by, '/operator/members?external_id=customer-1')).map(({ id }) => id).toSorted()
  expect(await found(sam)).toEqual([ada.id, bob.id].toSorted())
  expect((await bob.call('GET', '/operator/members?external_id=customer-1')).status).toBe(403)
  const seen = (await bob.call('GET', `/members/${ada.id}`)).body.member
  expect([seen.external_id, seen.metadata]).toEqual([undefined, undefined])
  const { member_file } = (await sam.call('GET', `/operator/members/${ada.id}`)).body
  expect(member_file).toMatchObject({ external_id: 'customer-1', metadata })
  expect(await put(ada, { external_id: null, metadata: null })).toMatchObject({
    external_id: null,
    metadata: null,
  })
  expect(await found(sam)).toEqual([bob.id])
})

it('is on the lines of what a job carries out, and on nobody else’s', async () => {
  const screened = await screenedWorld({})
  try {
    const cleo = await personOf(screened, 'cleo', { amount: 20 })
    const dan = await personOf(screened, 'dan')
    const sent = { recipient_id: dan.id, amount: 5, external_id: 'later', metadata }
    const made = await pay(cleo, 'transfer', sent)
    expect(made).toMatchObject({ status: 'pending', external_id: 'later', metadata })
    expect((await cleo.call('POST', '/wallet/transfer', sent)).status).toBe(409)
    const out = await pay(cleo, 'withdraw', { amount: 5, external_id: 'home', metadata })
    await screened.pass()
    expect(await listed(cleo, '/wallet/transactions?external_id=home')).toMatchObject([
      { id: out.id, status: 'completed', metadata },
    ])
    expect(await listed(cleo, '/wallet/transactions?external_id=later')).toMatchObject([
      { id: made.id, status: 'completed', metadata },
    ])
    expect(await listed(dan, '/wallet/transactions?type=transfer_in')).toMatchObject([
      { external_id: null, metadata: null },
    ])
  } finally {
    await screened.close()
  }
})
