import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Reader } from '../../src/database/reader.ts'
import {
  type OpportunityFilter,
  opportunityList,
  type Ranked,
} from '../../src/lending/investing/opportunity.ts'
import {
  type LoanFilter,
  type LoanSort,
  loanOrders,
  loansFor,
} from '../../src/lending/loan/lists/list.ts'
import { readPage } from '../../src/reads/list.ts'
import type { Listing, Window } from '../../src/reads/page.ts'
import { startWorld, type World } from '../support/world.ts'

const MANY = 14_000

let world: World
let lender: string
let borrower: string

beforeAll(async () => {
  world = await startWorld()
  lender = await memberAt('lender', { latitude: 52.5, longitude: 13.4 })
  borrower = await memberAt('borrower', {})
  for (const text of crowd) await world.database.sql(text.replaceAll('$borrower', `'${borrower}'`))
})
afterAll(() => world.close())

async function memberAt(name: string, place: object): Promise<string> {
  const token = await world.token(name)
  await world.rest('PUT', '/profile', { token, body: { city: name, ...place } })
  const [row] = await world.database.sql<{ id: string }>('select id from profile where city = $1', [
    name,
  ])
  return row?.id ?? ''
}

/** Amounts rise with n: what the first 700 lack is near the beginning, and what the first 6 000 lack is far from it. */
const crowd = [
  'alter table loan set (autovacuum_enabled = off)',
  'set session_replication_role = replica',
  `insert into loan (id, borrower_id, title, description, amount_requested, interest_rate, repayment_period_months, purpose, risk_level, status,
      currency, created_at, published_at, expires_at, public_latitude, public_longitude, location_latitude, location_longitude)
    select gen_random_uuid(), $borrower, 'Loan', 'Of many', 5000 + n, n % 1800, 6 + n % 60,
      case when n > 700 then 'near' when n % 101 = 0 then 'rare' else 'first' end, case when n > 6000 then 'high' else 'low' end,
      case when n % 10 = 0 then 'cancelled' else 'open' end, 'USD', now() - n % 977 * interval '1 minute',
      now() - n * interval '1 minute', now() + n * interval '1 day',
      place.y, place.x, place.y, place.x
    from generate_series(1, ${MANY}) as n
    cross join lateral (select case when n % 50 > 0 then n * 37 % 17900 / 100.0 - 89.5 end as y,
      case when n % 50 > 0 then n * 101 % 35900 / 100.0 - 179.5 end as x) as place`,
  `insert into loan_funding (loan_id, funded, borrower_verified)
    select id, 0, amount_requested % 29 = 0 from loan where status = 'open'`,
  `insert into loan (id, borrower_id, title, amount_requested, status, currency, created_at)
    select gen_random_uuid(), $borrower, 'Draft', 5000 + n, case when n % 2 = 0 then 'draft' else 'cancelled' end, 'USD', now()
    from generate_series(1, 50) as n`,
  // All were open for as long, so that those published last end last.
  `insert into loan (id, borrower_id, title, description, amount_requested, interest_rate, repayment_period_months, purpose, status,
      currency, created_at, published_at, expires_at)
    select gen_random_uuid(), $borrower, 'Loan', 'Of long ago', 100000 + n, 100, 12, 'ended', 'expired', 'USD',
      timestamp '2020-01-01' + n * interval '1 minute', timestamp '2020-01-01' + n * interval '1 minute',
      timestamp '2020-01-15' + n * interval '1 minute'
    from generate_series(1, 1500) as n`,
  'set session_replication_role = origin',
  'vacuum (analyze)',
]

const start: Window = { limit: 100, after: undefined, before: undefined, backwards: false }

/** Reads pages from one end of a list, by the keys at their edges; counts the statements of the first. */
async function paged<Row>(
  listing: Listing,
  position: (row: Row) => readonly string[],
  { pages, backwards }: { readonly pages: number; readonly backwards: boolean },
) {
  const counts: number[] = []
  let sent = 0
  const reader: Reader = {
    query: (...statement) => {
      sent += 1
      return world.gateway.database.query(...statement)
    },
  }
  const rows: Row[] = []
  let window: Window = { ...start, backwards }
  for (let page = 0; page < pages; page += 1) {
    sent = 0
    const read = await readPage<Row>(reader, listing, window)
    counts.push(sent)
    rows.push(...(backwards ? read.rows.toReversed() : read.rows))
    const edge = rows.at(-1)
    if (read.more !== true || edge === undefined) break
    window = { ...window, [backwards ? 'before' : 'after']: position(edge) }
  }
  return { rows, statements: counts[0] }
}

const cases: readonly [statements: number, filter: LoanFilter, where: string][] = [
  [1, {}, 'true'],
  [1, { maxAmount: 20_000n }, 'amount_requested <= 20000'],
  [1, { minAmount: 15_000n }, 'amount_requested >= 15000'],
  [2, { purpose: 'rare' }, "purpose = 'rare'"],
  [2, { purpose: 'nobody has it' }, 'false'],
  [3, { purpose: 'near' }, "purpose = 'near'"],
  [4, { riskLevel: ['high'] }, "risk_level = 'high'"],
]

const hour = (hours: number) => new Date(Date.UTC(2020, 0, 1, hours))
const recently = new Date(Date.now() - 7_200_000)
const published: readonly (readonly [LoanFilter, string])[] = [
  [
    { status: ['expired'], publishedSince: hour(12) },
    "status = 'expired' and published_at >= '2020-01-01 12:00Z'",
  ],
  [
    { status: ['expired'], publishedUntil: hour(12) },
    "status = 'expired' and published_at < '2020-01-01 12:00Z'",
  ],
  [
    { publishedSince: hour(12), publishedUntil: hour(15) },
    "published_at >= '2020-01-01 12:00Z' and published_at < '2020-01-01 15:00Z'",
  ],
  [{ publishedSince: recently }, `published_at >= '${recently.toISOString()}'`],
  [{ publishedUntil: recently }, `published_at < '${recently.toISOString()}'`],
]

it.each(published)(
  'begins where it can be, and lists by other times, what %o finds',
  async (filter, where) => {
    for (const sort of ['newest', 'expiring'] as const)
      for (const descending of [false, true])
        for (const backwards of [false, true]) {
          const { key } = loanOrders[sort]
          const columns = `id, ${key.map((column, at) => `(${column})::text as k${at}`).join(', ')}`
          const parts = loansFor(lender, filter, sort)
          const listing = { columns, from: 'loan', ...parts, key, descending }
          const position = (row: { id: string; k0: string; k1: string }) => [row.k0, row.k1]
          const { rows, statements } = await paged(listing, position, { pages: 3, backwards })
          const down = descending !== backwards ? ' desc' : ''
          const plain = await world.database.sql<{ id: string }>(
            `select id from loan where published_at is not null and ${where}
           order by ${key.map((column) => column + down).join(', ')} limit 300`,
          )
          expect(rows.map(({ id }) => id)).toEqual(plain.map(({ id }) => id))
          if ('status' in filter) expect(statements).toBe(1)
        }
  },
)

it.each([
  [1, 'rare'],
  [2, 'near'],
] as const)('sorts what a borrower has by %i statements if it is %s', async (expected, purpose) => {
  const filter = { borrowerId: borrower, purpose }
  for (const sort of ['amount', 'rate', 'expiring'] as const satisfies LoanSort[])
    for (const backwards of [false, true]) {
      const { key, descending } = loanOrders[sort]
      const columns = `id, ${key.map((column, at) => `(${column})::text as k${at}`).join(', ')}`
      const parts = loansFor(lender, filter, sort)
      const position = (row: { id: string; k0: string; k1: string }) => [row.k0, row.k1]
      const { rows, statements } = await paged(
        { columns, from: 'loan', ...parts, key, descending },
        position,
        { pages: 3, backwards },
      )
      const down = descending !== backwards ? ' desc' : ''
      const plain = await world.database.sql<{ id: string }>(
        `select id from loan where borrower_id = '${borrower}' and published_at is not null and purpose = '${purpose}'
         order by ${key.map((column) => column + down).join(', ')} limit 300`,
      )
      expect(rows.map(({ id }) => id)).toEqual(plain.map(({ id }) => id))
      expect(statements).toBe(expected)
    }
})

it.each(cases)('reads the same loans by %i statements: %o', async (expected, filter, where) => {
  for (const viewer of [lender, borrower])
    for (const sort of ['amount', 'newest', 'expiring', 'rate'] as const satisfies LoanSort[])
      for (const reverse of [false, true])
        for (const backwards of [false, true]) {
          const { key, descending } = loanOrders[sort]
          const listing: Listing = {
            columns: `id, ${key.map((column, at) => `(${column})::text as k${at}`).join(', ')}`,
            from: 'loan',
            ...loansFor(viewer, filter, sort),
            key,
            descending: descending !== reverse,
          }
          const position = (row: { k0: string; k1: string }) => [row.k0, row.k1]
          const { rows, statements } = await paged(listing, position, { pages: 3, backwards })
          const down = listing.descending !== backwards ? ' desc' : ''
          const plain = await world.database.sql<{ id: string }>(
            `select id from loan where (published_at is not null or borrower_id = '${viewer}' and status <> 'draft') and ${where}
             order by ${key.map((column) => column + down).join(', ')} limit 300`,
          )
          expect(rows.map((row) => (row as unknown as { id: string }).id)).toEqual(
            plain.map(({ id }) => id),
          )
          if (sort === 'amount' && down === '' && viewer === lender)
            expect(statements).toBe(expected)
        }
})

const verified = 'loan_id in (select loan_id from loan_funding where borrower_verified)'
const near: readonly [OpportunityFilter, string][] = [
  [{ minMonths: 62 }, 'repayment_period_months >= 62'],
  [{ purpose: 'rare' }, "purpose = 'rare'"],
  [{ maxDistanceKm: 900 }, 'distance_km <= 900'],
  [{ maxDistanceKm: 9_000, purpose: 'first' }, "distance_km <= 9000 and purpose = 'first'"],
  [{ onlyVerifiedBorrowers: true }, verified],
]

it.each(near)('lists by distance from either end what %o finds', async (filter, where) => {
  const all = await world.database.sql<{ loan_id: string }>(
    `select loan_id from opportunity where lender_id = '${lender}' and ${where}`,
  )
  expect(all.length).toBeGreaterThan(0)
  for (const reverse of [false, true])
    for (const backwards of [false, true]) {
      const { database } = world.gateway
      const listing = opportunityList(database, lender, filter, 'distance', reverse)
      const position = ({ rank, loanId }: Ranked) => [String(rank), loanId]
      const { rows } = await paged<Ranked>(listing, position, { pages: 20, backwards })
      expect(new Set(rows.map(({ loanId }) => loanId))).toEqual(
        new Set(all.map(({ loan_id }) => loan_id)),
      )
      expect(rows).toHaveLength(all.length)
      const km = rows.map(({ distanceKm }) => distanceKm ?? Number.POSITIVE_INFINITY)
      const outwards = reverse === backwards ? km : km.toReversed()
      // Kilometres are rounded, and computed otherwise than the order is.
      for (const [at, one] of outwards.entries())
        expect(one).toBeGreaterThanOrEqual((outwards[at - 1] ?? 0) - 1)
    }
})

it.each<[string, OpportunityFilter, string]>([
  ['dense', { minMonths: 7 }, 'repayment_period_months >= 7'],
  ['few', { purpose: 'rare' }, "purpose = 'rare'"],
  ['not at the beginning', { riskLevel: ['high'] }, "risk_level = 'high'"],
  ['many and not at the beginning', { minAmount: 5_560n }, 'amount_requested >= 5560'],
  ['absent', { purpose: 'nobody has it' }, 'false'],
  ['of some borrowers', { onlyVerifiedBorrowers: true }, verified],
])('scores the 2 000 newest that match where they are %s', async (_, filter, where) => {
  const listing = opportunityList(world.gateway.database, lender, filter, 'match', false)
  const position = ({ matchScore, loanId }: Ranked) => [String(matchScore), loanId]
  const { rows } = await paged<Ranked>(listing, position, { pages: 30, backwards: false })
  const plain = await world.database.sql<{ loan_id: string }>(
    `select loan_id from (select * from opportunity where lender_id = '${lender}' and ${where} order by published_at desc limit 2000) as newest
     order by match_score desc, loan_id desc`,
  )
  expect(rows.map(({ loanId }) => loanId)).toEqual(plain.map(({ loan_id }) => loan_id))
})

it('finds the farthest within a distance among those nearly as far', async () => {
  const { database } = world.gateway
  for (const reverse of [false, true]) {
    const filter = { maxDistanceKm: 12_000, minMonths: 7 }
    const listing = opportunityList(database, lender, filter, 'distance', reverse)
    const position = ({ rank, loanId }: Ranked) => [String(rank), loanId]
    const { rows, statements } = await paged<Ranked>(listing, position, {
      pages: 8,
      backwards: !reverse,
    })
    // One finds too many to sort, one reads a belt with too few, and one a wider belt with enough.
    expect(statements).toBe(3)
    const plain = await world.database.sql<{ loan_id: string }>(
      `select loan_id from opportunity, loan, profile
       where lender_id = '${lender}' and profile.id = lender_id and loan.id = loan_id and loan.repayment_period_months >= 7 and distance_km <= 12000
       order by globe_distance(globe(loan.public_latitude, loan.public_longitude), globe(profile.public_latitude, profile.public_longitude)) desc,
         loan_id desc limit 800`,
    )
    expect(rows.map(({ loanId }) => loanId)).toEqual(plain.map(({ loan_id }) => loan_id))
  }
})

it.each([
  [0, 0],
  [52.5, 13.4],
  [-89.9, 100],
  [70, -179.9],
])('has a belt around %f, %f in boxes without a gap', async (latitude, longitude) => {
  // Distances take long: each is computed once.
  await world.database.sql(`drop table if exists pg_temp.place; create temporary table place as
    select x, y, 2 * 6371.0088 * asin(least(1, globe_distance(globe(y, x), globe(${latitude}, ${longitude})) / 2)) as away
    from (select degrees(asin(sin(n * 0.7)))::float8 as y, n * 137.5 - 360 * round(n * 137.5 / 360) as x from generate_series(1, 20000) as n) as numbered`)
  for (const km of [30, 900, 9_000, 15_000, 20_015])
    for (const wide of [km / 128, km / 16]) {
      const [row] = await world.database.sql<{ within: string; boxed: string }>(
        `select count(*) as within, count(*) filter (where point(x, y) <@ any(array(select belt_about($1, $2, $3, $4)))) as boxed
         from place where away between $3::float8 - $4::float8 and $3`,
        [latitude, longitude, km, wide],
      )
      expect(row?.boxed).toBe(row?.within)
      if (km > 1_000 && km < 20_000) expect(Number(row?.within)).toBeGreaterThan(0)
    }
})

it('begins with the nearest of all, or the farthest', async () => {
  for (const reverse of [false, true]) {
    const listing = opportunityList(world.gateway.database, lender, {}, 'distance', reverse)
    const position = ({ rank, loanId }: Ranked) => [String(rank), loanId]
    const { rows } = await paged<Ranked>(listing, position, { pages: 6, backwards: false })
    const plain = await world.database.sql<{ km: number | null }>(
      `select distance_km as km from opportunity where lender_id = '${lender}' order by 1 ${reverse ? 'desc' : 'asc'} limit 600`,
    )
    for (const [at, { km }] of plain.entries()) {
      const one = rows[at]?.distanceKm ?? Number.POSITIVE_INFINITY
      if (km === null) expect(one).toBe(Number.POSITIVE_INFINITY)
      else expect(Math.abs(one - km)).toBeLessThanOrEqual(1)
    }
  }
})

it('lists opportunities by distance for a lender without a place, unknown as all distances are', async () => {
  const listing = opportunityList(world.gateway.database, borrower, {}, 'distance', false)
  await world.database.sql(
    `insert into loan (id, borrower_id, title, description, purpose, amount_requested, interest_rate, repayment_period_months, status, currency,
      created_at, published_at, expires_at) values (gen_random_uuid(), '${lender}', 'Placeless', 'Anywhere', 'retail', 5000, 500, 12, 'open', 'USD', now(), now(), now() + interval '1 day')`,
  )
  const { rows } = await readPage<Ranked>(world.gateway.database, listing, start)
  expect(rows).toMatchObject([{ distanceKm: null }])
})
