import { Client } from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { planning, set } from '../../src/database/connections/pooling.ts'
import type { Reader } from '../../src/database/reader.ts'
import { notificationList } from '../../src/lending/inbox/inbox.ts'
import { investmentsOfLender } from '../../src/lending/investing/list.ts'
import { opportunityList } from '../../src/lending/investing/opportunity.ts'
import { payable } from '../../src/lending/investing/pay-out.ts'
import { expired } from '../../src/lending/loan/expire.ts'
import {
  type LoanFilter,
  type LoanSort,
  loanOrders,
  loansFor,
} from '../../src/lending/loan/lists/list.ts'
import type { LoanTraits } from '../../src/lending/loan/lists/traits.ts'
import { readMarkers } from '../../src/lending/map/markers.ts'
import { countAll } from '../../src/reads/counts.ts'
import { readPage } from '../../src/reads/list.ts'
import type { Listing } from '../../src/reads/page.ts'
import { linesOfWallet, listingOf } from '../../src/reads/parent-lists.ts'
import type { LoanFilter as AskedFilter } from '../../src/resolvers/types.generated.ts'
import { explaining } from '../support/reads/explaining.ts'
import { startWorld, type World } from '../support/world.ts'

let world: World
let member: string
/** A member with a long list. */
const somebody = '019ab000-0000-7000-8000-000000000001'

beforeAll(async () => {
  world = await startWorld()
  await world.token('ada')
  const { body } = await world.graphql(await world.token('ada'), '{ me { id } }')
  member = body.data.me.id
  for (const text of crowd) await world.database.sql(text.replaceAll('$member', `'${member}'`))
})
afterAll(() => world.close())

/** Enough loans that reading all of them is never the cheapest way to a page. */
const crowd = [
  // Analyzed halfway, plans would go by half of it.
  'alter table loan set (autovacuum_enabled = off)',
  'set session_replication_role = replica',
  `insert into loan (id, borrower_id, title, description, amount_requested, interest_rate, repayment_period_months, purpose,
      risk_level, status, currency, created_at, published_at, expires_at, public_latitude, public_longitude,
      location_latitude, location_longitude, words)
    select gen_random_uuid(), gen_random_uuid(), 'Loan', 'Of many', 5000 + n, n % 1800, 6 + n % 60, 'purpose ' || n % 40,
      (array['low', 'medium', 'high'])[1 + n % 3], case when n % 10 = 0 then 'cancelled' else 'open' end, 'USD',
      now() - n * interval '1 minute', now() - n * interval '1 minute', now() + n * interval '1 minute',
      n % 170 - 80 + n / 100000.0, n % 350 - 170 + n / 100000.0, 0, 0, words_of('Loan ' || n, 'Of many', 'purpose ' || n % 40)
    from generate_series(1, 30000) as n`,
  `insert into loan_funding (loan_id, funded, borrower_verified)
    select id, case when amount_requested % 3 = 0 then amount_requested * 25 else 0 end, amount_requested % 997 = 0
    from loan where status = 'open'`,
  `insert into loan (id, borrower_id, title, description, amount_requested, amount_funded, interest_rate, repayment_period_months,
      purpose, status, currency, created_at, published_at, expires_at, disbursement_date)
    select gen_random_uuid(), gen_random_uuid(), 'Loan', 'Paid out', 5000 + n, 5000 + n, n % 1800, 6 + n % 60,
      'purpose ' || n % 40, 'active', 'USD', now() - n * interval '1 minute', now() - n * interval '1 minute', now(), now()
    from generate_series(1, 3000) as n`,
  `insert into instalment (loan_id, number, starts_on, due_on, principal, interest, balance)
    select id, number, current_date + number, current_date + number + 1, 100, 1, 0
    from loan, generate_series(1, 12) as number where status = 'active'`,
  `insert into investment (id, loan_id, lender_id, amount, interest_rate, status)
    select gen_random_uuid(), id, borrower_id, 2500, 100, 'cancelled' from loan`,
  `insert into notification (id, user_id, number, type, read_at)
    select gen_random_uuid(), borrower_id, n, 'message', case n when 1 then now() end from loan, generate_series(1, 2) as n`,
  `insert into notification (id, user_id, number, type, read_at)
    select gen_random_uuid(), '${somebody}', n, 'message', case when n % 100 > 0 then now() end from generate_series(1, 3000) as n`,
  `insert into wallet_transaction (id, wallet_id, position, type, direction, amount, currency, balance_after, reference, ledger_transaction_id)
    select gen_random_uuid(), borrower_id, 1, 'deposit', 'credit', 1, 'USD', 1, 'x', id from loan`,
  'set session_replication_role = origin',
  // Its trigger notes when they are due.
  "update loan set title = title where status = 'active'",
  'vacuum (analyze)',
]

const first = { limit: 20, after: undefined, before: undefined, backwards: false }

async function plansOf(listing: Listing): Promise<string[]> {
  const plans: string[] = []
  await readPage(explaining(world, plans), listing, first)
  return plans
}

function loans(
  filter: LoanFilter,
  sort: LoanSort = 'newest',
  reverse = false,
  isOperator = false,
): Listing {
  const { key, descending } = loanOrders[sort]
  return {
    columns: 'id, title',
    from: 'loan',
    ...loansFor(member, filter, sort, isOperator),
    key,
    descending: descending !== reverse,
  }
}

it.each([
  ['newest', 'loan_newest_index'],
  ['expiring', 'loan_expiring_index'],
  ['rate', 'loan_rate_index'],
  ['amount', 'loan_amount_index'],
] as const)('reads loans by %s along %s, either way', async (sort, index) => {
  for (const [reverse, isOperator] of [
    [false, false],
    [true, false],
    [false, true],
  ] as const)
    for (const filter of [{}, { status: ['open'] as const }]) {
      const [plan = ''] = await plansOf(loans(filter, sort, reverse, isOperator))
      expect(plan).toContain(`using ${index}`)
      // Only what the member has not published is sorted.
      const sorts = 'status' in filter ? 0 : 1
      expect(plan.match(/Sort {2}/g) ?? []).toHaveLength(sorts)
      expect(plan).not.toContain('Seq Scan')
    }
})

/** How many rows PostgreSQL expects a search to find. */
function estimated(plan = ''): number {
  return Number(/CTE found\n.*? rows=(\d+)/.exec(plan)?.[1])
}

/** What few loans have, and the index by which they are found. */
const searches = [
  ['status', () => ({ status: ['active'], q: 'nothing' }), 'loan_words_index'],
  ['status', () => ({ status: ['active'], q: 'nothing' }), 'loan_borrower_index'],
  ['borrowerId', () => ({ borrowerId: somebody, minRate: 1 }), 'loan_borrower_index'],
  ['purpose', () => ({ purpose: 'purpose 7' }), 'loan_plain_purpose_index'],
  ['purposes', () => ({ purposes: ['purpose 7', 'purpose 8'] }), 'loan_plain_purpose_index'],
  ['minRate', () => ({ minRate: 1795 }), 'loan_rate_index'],
  ['maxRate', () => ({ maxRate: 5 }), 'loan_rate_index'],
  ['minMonths', () => ({ minMonths: 65 }), 'loan_term_index'],
  ['maxMonths', () => ({ maxMonths: 6 }), 'loan_term_index'],
  ['minAmount', () => ({ minAmount: 34_900n }), 'loan_amount_index'],
  ['maxAmount', () => ({ maxAmount: 5_100n }), 'loan_amount_index'],
  [
    'publishedSince',
    () => ({ publishedSince: new Date(Date.now() - 3_600_000) }),
    'loan_published_index',
  ],
  ['publishedUntil', () => ({ publishedUntil: new Date(2000, 0) }), 'loan_published_index'],
  [
    'bbox',
    () => ({ bbox: { west: 10, south: 10, east: 11, north: 11 } }),
    'loan_listed_place_index',
  ],
  ['dueTo', () => ({ dueTo: '2000-01-01' }), 'loan_next_due_index'],
  ['dueFrom', () => ({ dueFrom: '2999-01-01' }), 'loan_last_due_index'],
  ['overdue', () => ({ overdue: true }), 'loan_late_due_index'],
  ['dueFrom', () => ({ dueFrom: '2999-01-01', dueTo: '2999-01-20' }), 'instalment_due_index'],
] as const satisfies readonly (readonly [keyof LoanFilter, () => LoanFilter, string])[]

/** Why there is no such search for a filter: the compiler asks for one or the other. */
const _others = {
  riskLevel: 'Many loans have each of the three levels.',
  externalId: 'It finds one loan of the viewer’s at most, by its unique index.',
  q: 'Beside the status, above.',
  arrears: 'Ranges of dueTo, whose index finds them.',
  paused: 'Operators alone find others’ paused loans: below.',
} satisfies Record<Exclude<keyof AskedFilter, (typeof searches)[number][0]>, string>

it('finds the paused loans for an operator by their index', async () => {
  for (const sort of ['newest', 'amount'] as const) {
    const plans = await plansOf(loans({ paused: true }, sort, false, true))
    expect(plans.at(-1)).toMatch(/(using|on) loan_paused_index/)
    for (const plan of plans) expect(plan).not.toContain('Seq Scan')
  }
})

it.each(searches)('finds what few loans have by %s', async (name, wanted, index) => {
  const filter: LoanFilter = wanted()
  for (const sort of ['newest', 'amount'] as const) {
    const plans = await plansOf(loans(filter, sort))
    // A borrower's loans have no index of amounts, along which to look nearby first.
    expect(plans).toHaveLength(name === 'borrowerId' && sort === 'amount' ? 1 : 2)
    // Without statistics it would expect a third of all, and read all of them.
    expect(estimated(plans.at(-1))).toBeLessThan(2_000)
    expect(plans.at(-1)).toMatch(new RegExp(`(using|on) ${index}`))
    for (const plan of plans) expect(plan).not.toContain('Seq Scan')
  }
  const plans: string[] = []
  await countAll(explaining(world, plans), loans(filter))
  expect(plans[0]).toMatch(new RegExp(`(using|on) ${index}`))
  expect(plans[0]).not.toContain('Seq Scan')
})

it.each([
  ['newest', 'loan_published_index'],
  ['rate', 'loan_rate_index'],
  ['term', 'loan_term_index'],
  ['expiring', 'loan_expiring_index'],
  ['funded_percent', 'loan_funding_index'],
] as const)('reads opportunities by %s along %s', async (sort, index) => {
  const { database } = world.gateway
  for (const filter of [{}, { minRate: 100 }])
    for (const reverse of [false, true]) {
      const [plan = ''] = await plansOf(opportunityList(database, member, filter, sort, reverse))
      expect(plan).toContain(`using ${index}`)
      expect(plan).not.toMatch(/Seq Scan on loan|Sort {2}/)
    }
})

it('reads opportunities by distance along the index of the globe, from either end', async () => {
  const { database } = world.gateway
  for (const filter of [{}, { minRate: 100 }])
    for (const reverse of [false, true]) {
      const [plan = ''] = await plansOf(
        opportunityList(database, member, filter, 'distance', reverse),
      )
      expect(plan).toMatch(/Incremental Sort[\s\S]+ using loan_globe_index/)
      expect(plan).toContain('loan_placeless_index')
      expect(plan).not.toContain('Seq Scan on loan')
    }
})

it('plans a total for some more than are counted, however many there may be', async () => {
  const plans: string[] = []
  await countAll(
    explaining(world, plans),
    loans({ purposes: ['purpose 7', 'purpose 8'], minRate: 1 }),
  )
  expect(plans[0]).toMatch(/CTE found\n +-> {2}Limit[\s\S]+CTE counted\n +-> {2}Limit/)
})

it('looks for opportunities by match along the index of their publishing, and by those of the filters', async () => {
  const { database } = world.gateway
  const planOf = async (filter: LoanTraits) =>
    (await plansOf(opportunityList(database, member, filter, 'match', false)))[0]
  const [rare, common] = [await planOf({ minRate: 1795 }), await planOf({ maxRate: 900 })]
  for (const plan of [rare, common])
    for (const cte of ['sample', 'near'])
      expect(plan).toMatch(
        new RegExp(`CTE ${cte}\n(?:(?!CTE)[\\s\\S])+ using loan_published_index`),
      )
  expect(rare).toMatch(/CTE found\n(?:(?!CTE)[\s\S])+ loan_rate_index/)
  expect(rare).not.toContain('Seq Scan on loan')
})

it.each(['newest', 'rate', 'match'] as const)(
  'finds the few loans of verified borrowers by %s',
  async (sort) => {
    const { database } = world.gateway
    const filter = { onlyVerifiedBorrowers: true }
    const plans = await plansOf(opportunityList(database, member, filter, sort, false))
    expect(plans.at(-1)).toMatch(/CTE found\n(?:(?!CTE)[\s\S])+ loan_funding_verified_index/)
    for (const plan of plans) expect(plan).not.toContain('Seq Scan on loan')
  },
)

it('reads the farthest opportunities within a distance by the index of points', async () => {
  const { database } = world.gateway
  const listing = opportunityList(database, member, { maxDistanceKm: 9_000 }, 'distance', true)
  const plans: string[] = []
  await readPage(explaining(world, plans, [{ many: true }]), listing, first)
  const [, narrow, wide] = plans
  for (const plan of [narrow, wide]) {
    expect(plan).toContain('Bitmap Index Scan on loan_place_index')
    expect(plan).not.toContain('Seq Scan on loan')
  }
})

it('finds what a member has not published by an index without their published loans', async () => {
  const [plan = ''] = await plansOf(loans({}))
  expect(plan).toContain('loan_unpublished_index')
  expect(plan).not.toContain('loan_borrower_index')
})

it('reads the lists of a member along an index of their own', async () => {
  const { database } = world.gateway
  const statement = {
    ...listingOf(database, linesOfWallet),
    parts: [[['wallet_id = ?', somebody] as const]],
    filters: [['type = ?', 'deposit'] as const],
  }
  const lists = [
    [statement, 'wallet_transaction_position'],
    [investmentsOfLender(database, somebody, { status: ['active'] }), 'investment_lender_index'],
    [notificationList(database, somebody), 'notification_number'],
    [notificationList(database, somebody, { unread: true }), 'notification_unread_index'],
    [notificationList(database, somebody, { unread: false }), 'notification_number'],
    [notificationList(database, somebody, { kind: ['deposit'] }), 'notification_kind_index'],
    [
      notificationList(database, somebody, {
        kind: ['repayment_received', 'deposit'],
        unread: false,
      }),
      'notification_kind_index',
    ],
    [notificationList(database, somebody, { kind: ['custom'] }), 'notification_custom_index'],
    [loans({ borrowerId: somebody }), 'loan_borrower_index'],
  ] as const
  for (const [listing, index] of lists)
    for (const plan of await plansOf(listing)) {
      expect(plan).toMatch(new RegExp(`(using|on) ${index}`))
      expect(plan).not.toContain('Seq Scan')
    }
})

// A range in the order itself is planned anew: how much of the list it leaves depends on its values.
it('plans a page without filters once, not anew for each request', async () => {
  const { database } = world.gateway
  const listings = [
    ...(['newest', 'expiring', 'rate', 'amount'] as const).flatMap((sort) =>
      [{}, { status: ['open'] as const }, { status: ['open', 'active'] as const }].flatMap(
        (filter) => [loans(filter, sort), loans(filter, sort, true)],
      ),
    ),
    loans({ borrowerId: somebody }),
    ...(['newest', 'rate', 'term', 'expiring', 'funded_percent'] as const).map((sort) =>
      opportunityList(database, member, {}, sort, false),
    ),
    { ...listingOf(database, linesOfWallet), parts: [[['wallet_id = ?', somebody] as const]] },
    investmentsOfLender(database, somebody, {}),
    notificationList(database, somebody),
    notificationList(database, somebody, { unread: true }),
  ]
  for (const listing of listings) expect(await plannedAnew(listing)).toEqual([])
})

/** The statements of a page, asked for twelve times, that PostgreSQL goes on planning for the values of each request. */
async function plannedAnew(listing: Listing): Promise<string[]> {
  const client = new Client({ connectionString: world.database.url })
  await client.connect()
  await client.query(set(planning.read))
  const texts: string[] = []
  const query: Reader['query'] = async (text, values = [], kind = 'read') => {
    if (kind !== 'read') return []
    if (!texts.includes(text)) texts.push(text)
    const { rows } = await client.query({
      name: `s${texts.indexOf(text)}`,
      text,
      values: [...values],
    })
    return rows
  }
  try {
    for (let request = 0; request < 12; request += 1) await readPage({ query }, listing, first)
    const { rows } = await client.query<{ text: string }>(
      'select statement as text from pg_prepared_statements where custom_plans > 5',
    )
    return rows.map(({ text }) => text)
  } finally {
    await client.end()
  }
}

it('reads markers by the index of points, and clusters by one that has all they need', async () => {
  const plans: string[] = []
  const bbox = { west: 10, south: 10, east: 11, north: 11 }
  for (const zoom of [null, 4])
    await readMarkers(explaining(world, plans), { kind: 'loan', bbox, zoom, traits: {} })
  expect(plans[0]).toContain('loan_place_index')
  expect(plans[1]).toContain('Index Only Scan using loan_cluster_index')
})

it('begins to read where loans can be that were published in a period', async () => {
  const { database } = world.gateway
  for (const period of [{ publishedSince: new Date(0) }, { publishedUntil: new Date() }])
    for (const [listing, order, times] of [
      [loans({ ...period, status: ['open'] }), 'newest', 'made_before'],
      [loans({ ...period, status: ['open'] }, 'expiring'), 'expiring', 'ends_after'],
      [opportunityList(database, member, period, 'expiring', false), 'expiring', 'ends_after'],
    ] as const) {
      const [plan = ''] = await plansOf(listing)
      expect(plan).toContain(`using loan_${times}_index`)
      expect(plan).toMatch(
        new RegExp(`using loan_${order}_index.*\\n +Index Cond: .*[<>]= .*InitPlan`),
      )
      expect(plan).not.toContain('Seq Scan on loan')
    }
})

it('counts clusters in their index alone, unless few loans have what is asked for', async () => {
  const bbox = { west: -170, south: -80, east: 170, north: 80 }
  const planOf = async (traits: LoanTraits) => {
    const plans: string[] = []
    await readMarkers(explaining(world, plans), { kind: 'loan', bbox, zoom: 3, traits })
    return plans[0]
  }
  for (const traits of [
    { publishedSince: new Date(0) },
    { minMonths: 7, maxAmount: 900_000n },
    { riskLevel: ['low', 'high'] as const, minRate: 1 },
  ])
    expect(await planOf(traits)).toContain('Index Only Scan using loan_cluster_index')
  expect(await planOf({ minRate: 1795 })).toContain('loan_rate_index')
  expect(await planOf({ maxAmount: 5_010n })).toContain('loan_amount_index')
})

it('finds loans that expire by the index of their ends', async () => {
  const plans: string[] = []
  await explaining(world, plans).query(expired, [[]])
  expect(plans[0]).toContain('using loan_expiring_index')
  expect(plans[0]).not.toContain('Sort  ')
})

it('finds funded loans to pay out by their own index', async () => {
  const plans: string[] = []
  await explaining(world, plans).query(payable, [[]])
  expect(plans[0]).toContain('using loan_reflection_index')
  expect(plans[0]).not.toContain('Sort  ')
})
