import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Body, startWorld, type World } from '../support/world.ts'

let world: World
let ada: string
let bob: string

beforeAll(async () => {
  world = await startWorld()
  ada = await world.token('ada')
  bob = await world.token('bob')
  const loans = [
    ['Goats', 500, 10, 12, 'agriculture', 36.8, -1.3],
    ['Seeds', 300, 20, 6, 'agriculture', 2.3, 48.8],
    ['Laptop', 900, 5, 24, 'education', 179.5, -17],
    ['Taxi', 700, 15, 18, 'transport', -179.5, -17],
  ] as const
  for (const [
    title,
    amount_requested,
    interest_rate,
    repayment_period_months,
    purpose,
    x,
    y,
  ] of loans) {
    const place = { location_longitude: x, location_latitude: y }
    const terms = { amount_requested, interest_rate, repayment_period_months, purpose }
    const body = { title, description: 'Of one word', ...terms, ...place }
    const { body: made } = await world.rest('POST', '/loans', { token: ada, body })
    await world.rest('PUT', `/loans/${made.loan.id}`, { token: ada, body: { status: 'open' } })
  }
})
afterAll(() => world.close())

const tomorrow = new Date(Date.now() + 86_400_000).toISOString()
const filters = [
  ['min_amount=500&max_amount=700', ['Taxi', 'Goats']],
  ['max_amount=300', ['Seeds']],
  ['max_rate=10', ['Laptop', 'Goats']],
  ['min_rate=10&max_rate=15', ['Taxi', 'Goats']],
  ['min_months=18', ['Taxi', 'Laptop']],
  ['min_months=12&max_months=18', ['Taxi', 'Goats']],
  ['purposes=transport,education', ['Taxi', 'Laptop']],
  ['purposes=transport&purpose=education', []],
  ['published_until=2020-01-01T00:00:00Z', []],
  ['published_since=2020-01-01T00:00:00Z&purposes=transport', ['Taxi']],
  [`published_since=${tomorrow}`, []],
  ['q=goats', ['Goats']],
] as const
const boxes = [
  ['bbox=36,-2,37,-1', ['Goats']],
  ['bbox=179,-18,-179,-16', ['Taxi', 'Laptop']],
  ['bbox=-180,-90,180,90&max_rate=10', ['Laptop', 'Goats']],
  ['bbox=-30,-60,-20,-50', []],
] as const

describe('filters', () => {
  it.each([...filters, ...boxes])('of GET /loans: %s', async (query, expected) => {
    const { body } = await world.rest('GET', `/loans?${query}&include=total`, { token: bob })
    expect(body.loans.map(({ title }: Body) => title)).toEqual(expected)
    expect(body.pagination).toMatchObject({ total: expected.length, total_is_exact: true })
  })

  it.each([...filters, ...boxes])('of GET /opportunities: %s', async (query, expected) => {
    const path = `/opportunities?${query}&sort=newest&include=total`
    const { body } = await world.rest('GET', path, { token: bob })
    expect(body.opportunities.map(({ loan }: Body) => loan.title)).toEqual(expected)
    expect(body.pagination.total).toBe(expected.length)
  })

  it.each(filters)('of GET /map/loans, clustered and not: %s', async (query, expected) => {
    for (const zoom of ['', '&zoom=10']) {
      const path = `/map/loans?bbox=-180,-90,180,90&${query}${zoom}`
      const { body } = await world.rest('GET', path, { token: bob })
      const titles = body.markers.map(({ title }: Body) => title)
      expect(titles.toSorted()).toEqual([...expected].toSorted())
    }
  })

  it('find what is due and overdue, which only a loan that was paid out can be', async () => {
    // Of others' loans, members search for this in what they hold alone.
    const list = async (query: string) =>
      (await world.rest('GET', `/loans?${query}`, { token: ada })).body.loans.map(
        ({ title }: Body) => title,
      )
    for (const query of ['overdue=true', 'due_from=2020-01-01', 'due_to=2999-01-01'])
      expect(await list(query)).toEqual([])
    expect(await list('overdue=false')).toHaveLength(4)
    await world.database.sql('set session_replication_role = replica')
    const [loan] = await world.database.sql<{
      id: string
    }>(`update loan set status = 'active', amount_funded = amount_requested,
      disbursement_date = now() where title = 'Taxi' returning id`)
    await world.database.sql(
      `insert into instalment (loan_id, number, starts_on, due_on, principal, interest, balance)
       values ($1, 1, '2020-01-01', '2020-02-01', 100, 1, 0)`,
      [loan?.id],
    )
    await world.database.sql('set session_replication_role = origin')
    await world.database.sql('update loan set title = title where id = $1', [loan?.id])
    for (const query of [
      'overdue=true',
      'due_from=2020-02-01&due_to=2020-02-01',
      'due_from=2020-01-01&due_to=2020-12-31',
      'due_to=2020-02-01&sort=rate',
    ])
      expect(await list(query)).toEqual(['Taxi'])
    for (const query of ['due_from=2020-02-02', 'due_to=2020-01-31', 'overdue=true&status=open'])
      expect(await list(query)).toEqual([])
    expect(await list('overdue=false')).not.toContain('Taxi')
  })
})

describe('orders', () => {
  it.each(['newest', 'expiring', 'rate', 'amount'])(
    'by %s are the opposite in reverse, page by page',
    async (sort) => {
      const read = async (reverse: boolean) => {
        const titles: string[] = []
        let cursor = ''
        do {
          const path = `/loans?sort=${sort}&reverse=${reverse}&limit=1${cursor}`
          const { body } = await world.rest('GET', path, { token: bob })
          titles.push(...body.loans.map(({ title }: Body) => title))
          cursor = body.pagination.next_cursor && `&cursor=${body.pagination.next_cursor}`
        } while (cursor)
        return titles
      }
      const titles = await read(false)
      expect(titles).toHaveLength(4)
      expect(await read(true)).toEqual(titles.toReversed())
    },
  )

  it('a cursor of one direction is not one of the other', async () => {
    const { body } = await world.rest('GET', '/loans?limit=1', { token: bob })
    const path = `/loans?limit=1&reverse=true&cursor=${body.pagination.next_cursor}`
    expect((await world.rest('GET', path, { token: bob })).body.error.code).toBe('BAD_CURSOR')
  })
})

describe('bad filters are refused with what would work', () => {
  it.each([
    ['/loans?min_rate=9&max_rate=8', 'min_rate', /above max_rate/],
    ['/loans?min_amount=9&max_amount=8', 'min_amount', /swap them/],
    ['/loans?min_months=9&max_months=8', 'min_months', /swap them/],
    [
      '/loans?published_since=2026-01-02T00:00:00Z&published_until=2026-01-01T00:00:00Z',
      'published_since',
      /swap them/,
    ],
    ['/loans?due_from=2026-01-02&due_to=2026-01-01', 'due_from', /swap them/],
    ['/loans?due_from=yesterday', 'due_from', /2026-01-31/],
    ['/loans?published_since=2026-13-01', 'published_since', /ISO 8601/],
    ['/loans?sort=best', 'sort', /newest/i],
    ['/loans?bbox=1,2,3', 'bbox', /west,south,east,north/],
    ['/loans?bbox=1,2,1,3', 'bbox', /width/],
    ['/loans?bbox=1,3,2,2', 'bbox', /south below its north/],
    ['/loans?overdue=maybe', 'overdue', /true or false/],
    [`/loans?purposes=${Array.from({ length: 21 }, (_, n) => `p${n}`)}`, 'purposes', /at most 20/],
    ['/opportunities?min_rate=9&max_rate=8', 'min_rate', /swap them/],
    ['/map/loans?bbox=1,2,3,4&min_amount=9&max_amount=8', 'min_amount', /swap them/],
  ])('%s', async (path, field, message) => {
    const { status, body } = await world.rest('GET', path, { token: bob })
    expect(status).toBe(400)
    const [detail] = body.error.details
    expect(detail.field).toBe(field)
    expect(detail.message).toMatch(message)
  })
})
