import { afterAll, expect, it } from 'vitest'
import { orderTools } from '../support/market/standing-orders.ts'
import { type Body, startWorld } from '../support/world.ts'

// Several searches of one lender, each with a name of its own; some of them tell of new loans.

const world = await startWorld()
const orders = orderTools(world)
afterAll(() => world.close())

const asking = async (subject: string) => {
  const token = await world.token(subject)
  return (method: string, path: string, body?: unknown, headers?: Record<string, string>) =>
    world.rest(method, path, { token, body, ...(headers && { headers }) })
}
const told = async (subject: string) => {
  const { body } = await (await asking(subject))('GET', '/notifications')
  const found = body.notifications.filter(({ type }: Body) => type === 'loan_matches')
  // Jobs of several loans can run at once.
  const titled = ({ data }: Body) => data.loan_title
  return found.toSorted((one: Body, other: Body) => titled(one).localeCompare(titled(other)))
}

it('is saved, listed, renamed and deleted by its member alone, at both doors', async () => {
  const ask = await asking('anna')
  const looksFor = {
    q: 'bakery',
    min_interest_rate: 7.5,
    max_interest_rate: 20,
    min_term_months: 6,
    max_amount: 900,
    purposes: ['craft'],
  }
  const made = await ask('POST', '/saved-searches', { name: ' Bakeries ', ...looksFor })
  expect(made).toMatchObject({
    status: 201,
    body: { saved_search: { name: 'Bakeries', ...looksFor, notifies: false, version: 1 } },
  })
  const { id } = made.body.saved_search
  await ask('POST', '/saved-searches', { name: 'Near me', max_distance_km: 50, notifies: true })

  const token = await world.token('anna')
  const list = '{ savedSearches { id name q minInterestRate maxAmount purposes notifies } }'
  const { data } = (await world.graphql(token, list)).body
  expect(data.savedSearches.map(({ name }: Body) => name)).toEqual(['Bakeries', 'Near me'])
  expect(data.savedSearches[0]).toMatchObject({ minInterestRate: '7.5', maxAmount: '900.00' })

  // A name that another has is refused, however it is written; the own name is not.
  const taken = await ask('PATCH', `/saved-searches/${id}`, { name: 'near ME' })
  expect(taken.body.error.details[0]).toMatchObject({ field: 'name', code: 'VALIDATION_FAILED' })
  const renamed = await ask('PATCH', `/saved-searches/${id}`, { name: 'BAKERIES', notifies: true })
  expect(renamed.body.saved_search).toMatchObject({ name: 'BAKERIES', q: 'bakery', version: 2 })
  const stale = await ask('PATCH', `/saved-searches/${id}`, { name: 'Mills', version: 1 })
  expect(stale.body.error.code).toBe('VERSION_CONFLICT')
  const unmatched = await ask('PATCH', `/saved-searches/${id}`, {}, { 'If-Match': '"old"' })
  expect(unmatched.status).toBe(412)

  expect(await ask('GET', `/saved-searches/${id}`)).toMatchObject({
    body: { saved_search: { name: 'BAKERIES' } },
  })

  const other = await asking('other')
  expect((await other('GET', '/saved-searches')).body.saved_searches).toEqual([])
  for (const method of ['GET', 'PATCH', 'DELETE'])
    expect(
      (await other(method, `/saved-searches/${id}`, method === 'PATCH' ? {} : undefined)).status,
    ).toBe(404)
  expect((await ask('DELETE', `/saved-searches/${id}`)).body.saved_search.name).toBe('BAKERIES')
  expect((await ask('DELETE', `/saved-searches/${id}`)).status).toBe(404)
  expect((await ask('GET', '/saved-searches')).body.saved_searches).toHaveLength(1)
})

it('is saved once with one key, in valid form, and 20 times at most', async () => {
  const ask = await asking('carl')
  const key = { 'Idempotency-Key': 'one-search-1' }
  const [first, again] = [
    await ask('POST', '/saved-searches', { name: 'One' }, key),
    await ask('POST', '/saved-searches', { name: 'One' }, key),
  ]
  expect(again.body.saved_search).toEqual(first.body.saved_search)
  for (const wrong of [
    { name: '' },
    { name: 'a'.repeat(61) },
    { name: 'Two', min_amount: 9, max_amount: 8 },
    { name: 'Two', max_term_months: 0 },
    { name: 'Two', min_term_months: 0 },
    { name: 'Two', min_term_months: 13, max_term_months: 12 },
    { name: 'Two', min_interest_rate: 9, max_interest_rate: 8.99 },
    { name: 'Two', max_interest_rate: 37 },
  ])
    expect((await ask('POST', '/saved-searches', wrong)).status).toBe(400)
  for (let number = 2; number <= 20; number += 1)
    expect((await ask('POST', '/saved-searches', { name: `No. ${number}` })).status).toBe(201)
  const last = { 'Idempotency-Key': 'one-too-many' }
  const { body } = await ask('POST', '/saved-searches', { name: 'One too many' }, last)
  expect(body.error).toMatchObject({ code: 'LIMIT_EXCEEDED', message: expect.stringMatching('20') })
  // Nor later under the same key, which is answered once.
  await ask('DELETE', `/saved-searches/${first.body.saved_search.id}`)
  expect(await ask('POST', '/saved-searches', { name: 'One too many' }, last)).toMatchObject({
    status: 422,
    body: { error: { code: 'LIMIT_EXCEEDED' } },
  })
})

it('tells of each loan that the list would show under it, once and by its name', async () => {
  const dora = await asking('dora')
  const save = (name: string, looksFor: object) =>
    dora('POST', '/saved-searches', { name, notifies: true, ...looksFor })
  await save('High', { min_interest_rate: 20 })
  await save('Higher and short', { min_interest_rate: 20, max_interest_rate: 20.99 })
  await save('High and long', { min_interest_rate: 20, min_term_months: 61 })
  await save('Bread', { q: 'ovens sour' })
  await save('Also bread', { q: 'oven' })
  await save('Silent', { notifies: false })
  const words = { title: 'An oven', description: 'For sourdough bread.' }
  const id = await orders.published('owner', { interest_rate: 9, ...words })
  await orders.published('owner', { interest_rate: 9, title: 'A loom' })
  await orders.published('owner', { interest_rate: 21, title: 'A mill' })
  await orders.settled()
  const found = await told('dora')
  expect(found.map(({ data }: Body) => [data.loan_title, data.search_name])).toEqual([
    ['A mill', 'High'],
    ['An oven', 'Bread'],
  ])
  expect(found[1].message).toContain('meets all the criteria of your search "Bread".')
  const query = `{ me { notifications { nodes { details { ... on LoanMatchesDetails { searchName } } } } } }`
  const { data } = (await world.graphql(await world.token('dora'), query)).body
  const names = data.me.notifications.nodes.map(({ details }: Body) => details.searchName)
  expect(names.toSorted()).toEqual(['Bread', 'High'])
  // Which it is in the list, too.
  const listed = await dora('GET', '/opportunities?q=ovens%20sour')
  expect(listed.body.opportunities.map(({ loan }: Body) => loan.id)).toEqual([id])
})

it('finds the borrower by name, leaves words out, and says nothing of an order that does not match', async () => {
  await orders.standing('ede', 100, { min_interest_rate: 30 })
  const ede = await asking('ede')
  await ede('POST', '/saved-searches', { name: 'Not boats', q: 'wool -boat', notifies: true })
  await ede('POST', '/saved-searches', { name: 'Zoë', q: 'Zoe', notifies: true })
  const zoe = await world.token('zoe-tailor', { name: 'Zoë Tailor' })
  await world.rest('GET', '/profile', { token: zoe })
  await orders.published('zoe-tailor', { interest_rate: 9, title: 'A needle' })
  await ede('POST', '/saved-searches', { name: 'Bjørn', q: 'Bjørn', notifies: true })
  const bjorn = await world.token('bjorn-smith', { name: 'Bjorn Smith' })
  await world.rest('GET', '/profile', { token: bjorn })
  await orders.published('bjorn-smith', { interest_rate: 9, title: 'An anvil' })
  await orders.published('owner', { interest_rate: 9, title: 'Wool' })
  await orders.published('owner', { interest_rate: 9, title: 'Wool for a boat' })
  await orders.settled()
  const found = await told('ede')
  expect(
    found.map(({ data }: Body) => [data.loan_title, data.search_name, data.order_skipped]),
  ).toEqual([
    ['A needle', 'Zoë', undefined],
    ['An anvil', 'Bjørn', undefined],
    ['Wool', 'Not boats', undefined],
  ])
})
