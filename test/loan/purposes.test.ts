import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Person, personOf } from '../support/market/operating.ts'
import { type Body, startWorld, type World } from '../support/world.ts'

// Borrowers write purposes as they like: Craft and " craft" are one purpose to everybody who looks for it.

let world: World
let ada: Person
let bob: Person
const ids: string[] = []

beforeAll(async () => {
  world = await startWorld()
  ada = await personOf(world, 'ada')
  bob = await personOf(world, 'bob', { amount: 500 })
  for (const purpose of ['Craft', ' craft', 'ÖLMÜHLE  Nord', 'ölmühle nord', 'retail']) {
    const terms = { amount_requested: 500, interest_rate: 10, repayment_period_months: 12 }
    const place = { location_latitude: 48.2, location_longitude: 16.4 }
    const body = { title: purpose, description: 'A loan', purpose, ...terms, ...place }
    const { id } = (await ada.call('POST', '/loans', body)).body.loan
    await ada.call('PUT', `/loans/${id}`, { status: 'open' })
    ids.push(id)
  }
})
afterAll(() => world.close())

it('stays as its borrower wrote it', async () => {
  const { body } = await bob.call('GET', `/loans/${ids[0]}`)
  expect(body.loan.purpose).toBe('Craft')
})

it.each([
  ['/loans?purpose=CRAFT', 2],
  ['/loans?purposes=craft%20', 2],
  ['/loans?purposes=craft,Retail', 3],
  ['/loans?purpose=%C3%96lm%C3%BChle%20nord', 2],
  ['/opportunities?purpose=CRAFT', 2],
  ['/opportunities?purposes=Craft,RETAIL', 3],
  ['/map/loans?bbox=10,40,20,50&purpose=CRAFT', 2],
  ['/map/loans?bbox=10,40,20,50&purposes=Craft,%C3%B6lm%C3%BChle%20%20nord', 4],
])('is found however it is written: %s', async (path, count) => {
  const { body } = await bob.call('GET', path)
  const found = body.loans ?? body.opportunities ?? body.markers
  expect(found, JSON.stringify(body)).toHaveLength(count)
})

it('is counted once', async () => {
  const query = '{ loans(first: 1) { facets { purpose { purpose count } } } }'
  const { data } = (await world.graphql(bob.token, query)).body
  expect(data.loans.facets.purpose).toEqual([
    { purpose: 'craft', count: 2 },
    { purpose: 'ölmühle nord', count: 2 },
    { purpose: 'retail', count: 1 },
  ])
})

it('is preferred, by a standing order, too, and looked for by a saved search', async () => {
  const order = { auto_invest_enabled: true, auto_invest_max_per_loan: 100 }
  const purposes = ['CRAFT', 'craft ', 'Ölmühle Nord']
  const { body } = await bob.call('PUT', '/preferences', { ...order, purposes })
  expect(body.preferences.purposes).toEqual(['craft', 'ölmühle nord'])
  const search = { name: 'Crafts', purposes: ['Craft'], notifies: true }
  const saved = await bob.call('POST', '/saved-searches', search)
  expect(saved.body.saved_search.purposes).toEqual(['craft'])
  const { id } = saved.body.saved_search
  const changed = await bob.call('PATCH', `/saved-searches/${id}`, { purposes: [' RETAIL'] })
  expect(changed.body.saved_search.purposes).toEqual(['retail'])
  const { opportunities } = (await bob.call('GET', '/opportunities')).body
  const judged = opportunities.map(({ loan, match_score: score, match_misses: misses }: Body) => [
    loan.purpose.trim().toLowerCase().slice(0, 3),
    score,
    misses.length,
  ])
  expect(new Set(judged.map(String))).toEqual(new Set(['cra,100,0', 'ölm,100,0', 'ret,90,1']))
  for (const query of ['', '?purposes=CRAFT']) {
    const tried = (await bob.call('GET', `/standing-order/preview${query}`)).body
    const { open_matches: open, published_matches: published } = tried.preview ?? tried
    expect([open, published]).toEqual(query === '' ? [4, 4] : [2, 2])
  }
})
