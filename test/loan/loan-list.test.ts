import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { long } from '../support/long.ts'
import { type Body, startWorld, statements, type World } from '../support/world.ts'

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

long('finds words that many loans have as it finds those of few, in every order', async () => {
  await world.database.sql(
    `insert into loan select (jsonb_populate_record(loan, jsonb_build_object(
       'id', gen_random_uuid(), 'title', 'Llama ' || n, 'amount_requested', amount_requested + n * 7919 % 1000,
       'interest_rate', 100 + n * 31 % 977, 'created_at', created_at - n * interval '1 minute',
       'expires_at', expires_at + n * 17 % 501 * interval '1 minute'))).*
     from loan, generate_series(1, 1200) as n where title = 'Goats'`,
  )
  for (const sort of ['newest', 'rate', 'amount', 'expiring']) {
    const found: string[] = []
    for (let cursor = ''; cursor !== undefined; ) {
      const { body } = await list(`?q=llama&limit=100&sort=${sort}${cursor && `&cursor=${cursor}`}`)
      found.push(...body.loans.map(({ title }: Body) => title))
      cursor = body.pagination.next_cursor ?? undefined
    }
    const all = await titlesOf(sort)
    expect([sort, found.length, found]).toEqual([sort, 1200, all])
    // Few of them have the other word.
    expect(await titles(`?q=llama+1111&sort=${sort}`)).toEqual(['Llama 1111'])
    expect(await titles(`?q=llama&max_months=1&sort=${sort}`)).toEqual([])
  }
})

/** All llamas, as an unfiltered list orders them. */
async function titlesOf(sort: string): Promise<string[]> {
  const found: string[] = []
  for (let cursor = ''; cursor !== undefined; ) {
    const { body } = await list(`?limit=100&sort=${sort}${cursor && `&cursor=${cursor}`}`)
    found.push(...body.loans.map(({ title }: Body) => title))
    cursor = body.pagination.next_cursor ?? undefined
  }
  return found.filter((title) => title.startsWith('Llama'))
}

it('costs one statement a level, and counts only when asked', async () => {
  const query = '{ loans(first: 100) { nodes { title borrower { fullName } history { to } } } }'
  expect(await statements(() => world.graphql(bob, query))).toHaveLength(3)
  const counted = '{ loans(first: 1) { totalCount nodes { id } } }'
  expect(await statements(() => world.graphql(bob, counted))).toHaveLength(2)
  const count = '{ loans(first: 1) { totalCount } }'
  expect(await statements(() => world.graphql(bob, count))).toHaveLength(1)
})
