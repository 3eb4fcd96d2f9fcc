import { afterAll, beforeAll, expect, it } from 'vitest'
import { loanTools } from '../support/market/loans.ts'
import { type Person, personOf } from '../support/market/operating.ts'
import { startWorld, type World } from '../support/world.ts'

let world: World
let ada: Person
let bob: Person
beforeAll(async () => {
  world = await startWorld()
  ada = await personOf(world, 'ada')
  bob = await personOf(world, 'bob')
})
afterAll(() => world.close())

const draft = { title: 'Seeds', amount_requested: 1000 }
const metadata = { order: '4711', branch: 'Turin' }
const published = {
  description: 'For the spring.',
  interest_rate: 9,
  repayment_period_months: 12,
  purpose: 'agriculture',
}

it('keeps what a loan is called elsewhere, and finds the loan by it, in whatever state it is', async () => {
  const body = { ...draft, ...published, external_id: 'erp-1', metadata }
  const { loan } = (await ada.call('POST', '/loans', body)).body
  expect(loan).toMatchObject({ external_id: 'erp-1', metadata })
  const found = async (query: string, by = ada) =>
    (await by.call('GET', `/loans?${query}`)).body.loans.map(({ id }: { id: string }) => id)
  expect(await found('external_id=erp-1')).toEqual([loan.id])
  expect(await found('external_id=erp-1&status=open')).toEqual([])
  expect(await found('external_id=erp-2')).toEqual([])
  await ada.call('PUT', `/loans/${loan.id}`, { status: 'open' })
  expect(await found('external_id=erp-1')).toEqual([loan.id])
  // Whoever searches by somebody else's name of a loan learns nothing.
  expect(await found('external_id=erp-1', bob)).toEqual([])
  expect(await found(`external_id=erp-1&borrower_id=${ada.id}`, bob)).toEqual([])
})

it('shows neither to anybody else, but to operators who open the file', async () => {
  const body = { ...draft, ...published, external_id: 'erp-hidden', metadata: { secret: 'canary' } }
  const { loan } = (await ada.call('POST', '/loans', body)).body
  await ada.call('PUT', `/loans/${loan.id}`, { status: 'open' })
  const seen = (await bob.call('GET', `/loans/${loan.id}`)).body.loan
  expect([seen.external_id, seen.metadata]).toEqual([null, null])
  const sam = await personOf(world, 'sam', { scope: 'lending:support' })
  const listed = (await sam.call('GET', `/operator/members/${ada.id}/loans?limit=100`)).body.loans
  expect(listed.find(({ id }: { id: string }) => id === loan.id)).toMatchObject({
    external_id: 'erp-hidden',
    metadata: { secret: 'canary' },
  })
})

it('is changed in whatever state the loan is, and cleared by null', async () => {
  const { inState } = loanTools(world, ada.token)
  const id = await inState('active')
  const put = async (body: object) => (await ada.call('PATCH', `/loans/${id}`, body)).body.loan
  expect(await put({ external_id: 'erp-3', metadata })).toMatchObject({
    external_id: 'erp-3',
    metadata,
  })
  expect((await put({ metadata: { order: '4712' } })).metadata).toEqual({ order: '4712' })
  expect(await put({ metadata: null })).toMatchObject({ external_id: 'erp-3', metadata: null })
  expect((await put({ external_id: null })).external_id).toBeNull()
})

it('is unique among the loans of a borrower, not among those of all', async () => {
  const create = (by: Person, external_id: string) =>
    by.call('POST', '/loans', { ...draft, external_id })
  expect((await create(ada, 'erp-4')).status).toBe(201)
  expect((await create(bob, 'erp-4')).status).toBe(201)
  const refused = await create(ada, 'erp-4')
  expect([refused.status, refused.body.error.code]).toEqual([409, 'EXTERNAL_ID_TAKEN'])
  expect(refused.body.error.details[0].field).toBe('external_id')
  const other = (await create(ada, 'erp-5')).body.loan
  const renamed = await ada.call('PUT', `/loans/${other.id}`, { external_id: 'erp-4' })
  expect([renamed.status, renamed.body.error.code]).toEqual([409, 'EXTERNAL_ID_TAKEN'])
  expect((await ada.call('PUT', `/loans/${other.id}`, { external_id: 'erp-5' })).status).toBe(200)
  const raced = await Promise.all([1, 2, 3, 4].map(() => create(bob, 'erp-6')))
  expect(raced.map(({ status }) => status).toSorted()).toEqual([201, 409, 409, 409])
})

it.each([
  ['external_id', { external_id: '' }],
  ['external_id', { external_id: 'x'.repeat(65) }],
  ['metadata', { metadata: Object.fromEntries(Array.from({ length: 21 }, (_, at) => [at, 'x'])) }],
  ['metadata', { metadata: { ['k'.repeat(41)]: 'x' } }],
  ['metadata', { metadata: { '': 'x' } }],
  ['metadata', { metadata: { key: 'v'.repeat(501) } }],
  ['metadata', { metadata: { key: 5 } }],
  ['metadata', { metadata: { key: null } }],
])('refuses %s that is too long, or no text: case %#', async (field, body) => {
  const refused = await ada.call('POST', '/loans', { ...draft, ...body })
  expect([refused.status, refused.body.error.code]).toEqual([400, 'VALIDATION_FAILED'])
  expect(refused.body.error.details[0].field).toBe(field)
})
