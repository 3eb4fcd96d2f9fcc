import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Reader } from '../../src/database/reader.ts'
import { notificationList } from '../../src/lending/inbox/inbox.ts'
import { investmentsOfLender } from '../../src/lending/investing/list.ts'
import {
  type OpportunityFilter,
  type OpportunitySort,
  opportunityList,
} from '../../src/lending/investing/opportunity.ts'
import {
  type LoanFilter,
  type LoanSort,
  loanOrders,
  loansFor,
} from '../../src/lending/loan/list.ts'
import { readMarkers } from '../../src/lending/map/markers.ts'
import { countAll } from '../../src/reads/counts.ts'
import { readPage } from '../../src/reads/list.ts'
import { linesOfWallet, listingOf } from '../../src/reads/lists.ts'
import type { Listing } from '../../src/reads/page.ts'
import { startWorld, type World } from '../support/world.ts'

let world: World
let member: string
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
  'set session_replication_role = replica',
  `insert into loan (id, borrower_id, title, description, amount_requested, interest_rate, repayment_period_months, purpose,
      risk_level, status, currency, created_at, published_at, expires_at, public_latitude, public_longitude,
      location_latitude, location_longitude, words)
    select gen_random_uuid(), gen_random_uuid(), 'Loan', 'Of many', 5000 + n, n % 1800, 6 + n % 60, 'purpose ' || n % 40,
      (array['low', 'medium', 'high'])[1 + n % 3], case when n % 10 = 0 then 'cancelled' else 'open' end, 'USD',
      now() - n * interval '1 minute', now() - n * interval '1 minute', now() + n * interval '1 minute',
      n % 170 - 80 + n / 100000.0, n % 350 - 170 + n / 100000.0, 0, 0, words_of('Loan ' || n, 'Of many', 'purpose ' || n % 40)
    from generate_series(1, 30000) as n`,
  'set session_replication_role = origin',
  'vacuum (analyze) loan',
]

/** A reader that asks for plans: of what is prepared once for any values, and of what is planned for its own. */
function explaining(plans: string[]): Reader {
  return {
    query: async (text, values = [], kind = 'read') => {
      const { database } = world.gateway
      const rows =
        kind === 'search'
          ? await database.query<Plan>(`explain ${text}`, values)
          : await database.query<Plan>(`explain (generic_plan) ${text}`)
      plans.push(rows.map((row) => row['QUERY PLAN']).join('\n'))
      return []
    },
  }
}
interface Plan {
  readonly 'QUERY PLAN': string
}

const first = { limit: 20, after: undefined, before: undefined, backwards: false }

async function plansOf(listing: Listing): Promise<string[]> {
  const plans: string[] = []
  await readPage(explaining(plans), listing, first)
  return plans
}

function loans(filter: LoanFilter, sort: LoanSort = 'newest', reverse = false): Listing {
  const { key, descending } = loanOrders[sort]
  return {
    columns: 'id, title',
    from: 'loan',
    ...loansFor(member, filter),
    key,
    descending: descending !== reverse,
  }
}

const opportunities = (filter: OpportunityFilter, sort: OpportunitySort) =>
  opportunityList(world.gateway.database, member, filter, sort, false)

it.each([
  ['newest', 'loan_newest_index'],
  ['expiring', 'loan_expiring_index'],
  ['rate', 'loan_rate_index'],
  ['amount', 'loan_amount_index'],
] as const)('reads loans by %s along %s, either way', async (sort, index) => {
  for (const reverse of [false, true])
    for (const status of [undefined, ['open'] as const]) {
      const [plan = ''] = await plansOf(loans({ status }, sort, reverse))
      expect(plan).toContain(`using ${index}`)
      expect(plan).not.toMatch(/Seq Scan|Sort/)
    }
})
