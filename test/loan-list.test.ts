import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Body, startWorld, statements, type World } from './world.ts'

let world: World
let ada: string
let bob: string

beforeAll(async () => {
  world = await startWorld()
  ada = await world.token('ada')
  bob = await world.token('bob')
  const terms = [
    ['Goats', 'Milk for the market', 500, 10, 12, 'agriculture'],
    ['Seeds', 'Maize and beans', 300, 20, 6, 'agriculture'],
    ['Laptop', 'For a design course', 900, 5, 24, 'education'],
    ['Taxi', 'Engine repair', 700, 15, 18, 'transport'],
  ] as const
  for (const [
    title,
    description,
    amount_requested,
    interest_rate,
    repayment_period_months,
    purpose,
  ] of terms) {
    const body = {
      title,
      description,
      amount_requested,
      interest_rate,
      repayment_period_months,
      purpose,
    }
    const { body: made } = await world.rest('POST', '/loans', { token: ada, body })
    await world.rest('PUT', `/loans/${made.loan.id}`, { token: ada, body: { status: 'open' } })
  }
  await world.rest('POST', '/loans', {
    token: ada,
    body: { title: 'Secret draft', amount_requested: 50 },
  })
})
afterAll(() => world.close())

const list = (query: string, token = bob) => world.rest('GET', `/loans${query}`, { token })
const titles = async (query: string, token = bob) =>
  (await list(query, token)).body.loans.map(({ title }: Body) => title)

describe('GET /loans', () => {
  it.each([
    ['', ['Taxi', 'Laptop', 'Seeds', 'Goats']],
    ['?sort=rate', ['Seeds', 'Taxi', 'Goats', 'Laptop']],
    ['?sort=amount', ['Laptop', 'Taxi', 'Goats', 'Seeds']],
    ['?sort=expiring', ['Goats', 'Seeds', 'Laptop', 'Taxi']],
    ['?purpose=agriculture', ['Seeds', 'Goats']],
    ['?min_rate=12.5', ['Taxi', 'Seeds']],
    ['?max_months=12', ['Seeds', 'Goats']],
    ['?q=market', ['Goats']],
    ['?q=design+course', ['Laptop']],
    ['?q=education', ['Laptop']],
    ["?q='; drop table loan", []],
    ['?status=open,cancelled&sort=amount&max_months=18', ['Taxi', 'Goats', 'Seeds']],
    ['?status=draft', []],
    ['?status=repaid', []],
    ['?borrower_id=nonsense', []],
    ['?risk_level=low', []],
  ])('%s gives %j', async (query, expected) => {
    expect(await titles(query)).toEqual(expected)
  })

  it('gives drafts to their borrower alone, and only where asked for', async () => {
    expect(await titles('?status=draft', ada)).toEqual(['Secret draft'])
    expect(await titles('', ada)).not.toContain('Secret draft')
    const { body } = await world.graphql(ada, '{ me { loans { totalCount nodes { title } } } }')
    expect(body.data.me.loans.totalCount).toBe(5)
  })

  it.each([
    ['?status=gone', 'status'],
    ['?min_rate=lots', 'min_rate'],
    ['?max_months=1.5', 'max_months'],
    ['?sort=luck', 'sort'],
    ['?limit=1000', 'limit'],
    ['?colour=red', 'colour'],
  ])('refuses %s', async (query, field) => {
    const { status, body } = await list(query)
    expect([status, body.error.details[0].field]).toEqual([400, field])
  })

  it.each(['newest', 'rate', 'amount', 'expiring'])(
    'neither skips nor repeats, sorted by %s, while loans are added',
    async (sort) => {
      const all = await titles(`?sort=${sort}`)
      const seen: string[] = []
      let cursor = ''
      for (let page = 0; page < all.length; page += 1) {
        const { body } = await list(`?sort=${sort}&limit=1${cursor && `&cursor=${cursor}`}`)
        seen.push(body.loans[0].title)
        cursor = body.pagination.next_cursor
        // Newer than all, cheaper than all: on no later page of any order but that of expiry.
        const body2 = {
          title: `Extra ${sort}`,
          amount_requested: 50_000,
          description: 'x',
          interest_rate: 36,
          repayment_period_months: 60,
          purpose: 'x',
        }
        const { body: made } = await world.rest('POST', '/loans', { token: ada, body: body2 })
        await world.rest('PUT', `/loans/${made.loan.id}`, { token: ada, body: { status: 'open' } })
      }
      expect(seen).toEqual(all)
    },
  )

  it('takes only cursors of the same list, order and filter', async () => {
    const { next_cursor: cursor } = (await list('?limit=1&sort=rate')).body.pagination
    for (const query of ['', '?sort=amount', '?sort=rate&purpose=x']) {
      const { status, body } = await list(`${query}${query ? '&' : '?'}cursor=${cursor}`)
      expect([status, body.error.code]).toEqual([400, 'BAD_CURSOR'])
    }
  })
})

it('costs one statement a level, and counts only when asked', async () => {
  const query = '{ loans(first: 100) { nodes { title borrower { fullName } history { to } } } }'
  expect(await statements(() => world.graphql(bob, query))).toHaveLength(3)
  const counted = '{ loans(first: 1) { totalCount nodes { id } } }'
  expect(await statements(() => world.graphql(bob, counted))).toHaveLength(2)
  const count = '{ loans(first: 1) { totalCount } }'
  expect(await statements(() => world.graphql(bob, count))).toHaveLength(1)
})
