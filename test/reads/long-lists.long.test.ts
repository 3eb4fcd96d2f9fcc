import { afterAll, beforeAll, expect, it } from 'vitest'
import { notificationList } from '../../src/lending/inbox/inbox.ts'
import { investmentsOfLender } from '../../src/lending/investing/list.ts'
import { cashFlowOf } from '../../src/lending/wallet/cash-flow.ts'
import { readPage } from '../../src/reads/list.ts'
import type { Listing, Window } from '../../src/reads/page.ts'
import { linesOfWallet, listingOf } from '../../src/reads/parent-lists.ts'
import { type Defaults, openDefaults } from '../support/market/repaying/recoveries.ts'
import { explaining } from '../support/reads/explaining.ts'
import { type Body, startWorld, type World } from '../support/world.ts'

let world: World
const somebody = '019ab000-0000-7000-8000-000000000001'
const first: Window = { limit: 100, after: undefined, before: undefined, backwards: false }

let desk: Defaults

beforeAll(async () => {
  world = await startWorld()
  desk = await openDefaults(world)
  for (const text of crowd) await world.database.sql(text)
})
afterAll(() => world.close())

/** A plan for any member is made for the average one, with a list of 40, and serves members with 100 000 as well. */
const crowd = [
  'set session_replication_role = replica',
  'create temp table member as select gen_random_uuid() as id from generate_series(1, 800)',
  `insert into wallet_transaction (id, wallet_id, position, type, direction, amount, currency, balance_after, reference, ledger_transaction_id)
    select gen_random_uuid(), member.id, n, 'deposit', 'credit', 1, 'USD', 1, 'x', member.id from generate_series(1, 40) as n, member`,
  `insert into notification (id, user_id, number, type)
    select gen_random_uuid(), member.id, n, 'message' from generate_series(1, 40) as n, member`,
  `insert into investment (id, loan_id, lender_id, amount, interest_rate, status, loss_position)
    select gen_random_uuid(), gen_random_uuid(), member.id, 2500, 100, 'defaulted', n from generate_series(1, 40) as n, member`,
  "insert into loan (id, borrower_id, title, amount_requested, currency) select loan_id, lender_id, 'Lost', 1, 'USD' from investment",
  "insert into account (id, kind, investment_id, currency) select id, 'claim', id, 'USD' from investment",
  `insert into entry (account_id, version, ledger_transaction_id, amount, balance_after)
    select id, n, case n when 1 then id else loan_id end, 1, 1 from investment, generate_series(1, 2) as n`,
  `insert into ledger_transaction (id, kind) select id, 'disbursement' from investment union all select loan_id, 'write_off' from investment`,
  "insert into wallet (id, user_id, currency) select id, id, 'USD' from member",
  'vacuum (analyze)',
]

async function planOf(listing: Listing, window: Window): Promise<string> {
  const plans: string[] = []
  await readPage(explaining(world, plans), listing, window)
  expect(plans).toHaveLength(1)
  return plans.join()
}

it.each<[string, () => Listing, index: string, after: readonly string[]]>([
  [
    'statement',
    () => ({
      ...listingOf(world.gateway.database, linesOfWallet),
      parts: [
        [
          ['wallet_id = ?', somebody],
          ['position <= ?', 90_000n],
        ],
      ],
    }),
    'wallet_transaction_position',
    ['50000'],
  ],
  [
    'inbox',
    () => notificationList(world.gateway.database, somebody),
    'notification_number',
    ['50000'],
  ],
  [
    'list of investments',
    () => investmentsOfLender(world.gateway.database, somebody, {}),
    'investment_lender_index',
    ['2030-01-01', somebody],
  ],
])(
  'reads a page of any %s along its index, however long it is',
  async (_, listing, index, after) => {
    for (const window of [first, { ...first, after }, { ...first, after, backwards: true }]) {
      const plan = await planOf(listing(), window)
      expect(plan).toMatch(new RegExp(`using ${index}`))
      expect(plan).not.toMatch(/Bitmap|Seq Scan|Sort {2}/)
    }
  },
)

it('reads cash flow along the statement, and losses along an index of their own', async () => {
  const { database } = world.gateway
  for (const since of [null, new Date(0)])
    for (const after of [undefined, ['50000', '1', somebody]]) {
      const plan = await planOf(cashFlowOf(database, somebody, { since, until: null }), {
        ...first,
        after,
      })
      expect(plan).toMatch(/Incremental Sort[\s\S]+ using wallet_transaction_position/)
      expect(plan).toContain('using investment_loss_order_index')
      expect(plan).not.toMatch(/investment_lender_index|Bitmap|Seq Scan on wallet_transaction/)
    }
})

it('defaults a loan without reading the statements of its lenders', async () => {
  const loan = await desk.late([
    ['hugo', 40],
    ['ida', 60],
  ])
  const { sql } = world.database
  await sql(`set session_replication_role = replica;
    insert into wallet_transaction (id, wallet_id, position, type, direction, amount, currency, balance_after, reference, ledger_transaction_id)
      select gen_random_uuid(), wallet.id, 100 + n, 'deposit', 'credit', 1, 'USD', 1, 'x', wallet.id
      from generate_series(1, 5000) as n, wallet join identity on profile_id = user_id where subject = 'hugo';
    set session_replication_role = origin; analyze wallet_transaction`)
  await sql('select pg_stat_force_next_flush()')
  await sql('begin')
  await sql('select default_loan($1, null, array[new_id(), new_id()], 90)', [loan])
  const [read] = await sql<Body>(
    `select status, (seq_tup_read + idx_tup_fetch)::int as lines from loan, pg_stat_xact_user_tables
      where id = $1 and relname = 'wallet_transaction'`,
    [loan],
  )
  await sql('rollback')
  expect(read?.status).toBe('defaulted')
  expect(read?.lines).toBeLessThan(20)
})
