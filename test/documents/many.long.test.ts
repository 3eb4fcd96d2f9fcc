import { afterAll, expect, it } from 'vitest'
import { readConfig } from '../../src/config.ts'
import type { Database } from '../../src/database/connection.ts'
import type { Kind } from '../../src/database/reader.ts'
import { makeDocuments } from '../../src/lending/documents/make.ts'
import { costsAt } from '../../src/lending/repaying/schedule/cost.ts'
import { loanLimits } from '../../src/platform/limits.ts'
import { openLedger } from '../support/market/books/ledger.ts'

const PEOPLE = 20_000
const ledger = await openLedger()
const currency = { code: 'USD', decimals: 2 }
const limits = loanLimits(readConfig({ DOCUMENTS: 'on' }), currency)

afterAll(() => ledger.close())

const document = (kind: string, period: string, values: string, rest = '') =>
  `insert into document (id, user_id, kind, version, language, title, period, loan_id, last_position, figures, hash, bytes, content)
    select new_id(), id, '${kind}', 1, 'en', 'x', to_char(gateway_now() - ${period}), ${values}, '{}', sha256('x'), 1, 'x' from person ${rest}`

/** Many people, each with a wallet in which something moved two months ago and a loan, some of them repaid, and with all the documents about that. */
const many = [
  'set session_replication_role = replica',
  `create temp table person as select n, new_id() as id, new_id() as wallet, new_id() as loan, n % 2 = 0 as repaid from generate_series(1, ${PEOPLE}) as n`,
  "insert into profile (id, user_type, verification_status) select id, 'both', 'verified' from person",
  "insert into wallet (id, user_id, currency) select wallet, id, 'USD' from person",
  `insert into wallet_transaction (id, wallet_id, position, type, direction, amount, currency, balance_after, reference, ledger_transaction_id, created_at)
    select new_id(), wallet, 1, 'deposit', 'credit', 100, 'USD', 100, 'x', new_id(), gateway_now() - interval '2 months' from person`,
  `insert into loan (id, borrower_id, title, description, purpose, risk_level, location_description, amount_requested, interest_rate, repayment_period_months, status, amount_funded, currency, published_at, expires_at, disbursement_date)
    select loan, id, 'x', 'x', 'x', 'low', 'x', 100000, 1000, 12, case when repaid then 'repaid' else 'active' end, 100000, 'USD', gateway_now(), gateway_now(), gateway_now() from person`,
  "insert into loan_event (id, loan_id, to_status, reason) select new_id(), loan, 'repaid', 'x' from person where repaid",
  document('monthly_statement', "interval '2 months', 'YYYY-MM'", 'null, 1'),
  ...[0, 1].map((year) =>
    document('tax_certificate', `interval '${year} years', 'YYYY'`, 'null, null'),
  ),
  document('loan_agreement', "interval '0', 'YYYY-MM-DD'", 'loan, null'),
  document('paid_in_full', "interval '0', 'YYYY-MM-DD'", 'loan, null', 'where repaid'),
  'set session_replication_role = origin',
  'analyze',
]

interface Node {
  readonly 'Relation Name'?: string
  readonly 'Actual Rows': number
  readonly 'Rows Removed by Filter'?: number
  readonly Plans?: readonly Node[]
}

/** How many rows of a table a plan has read at once. */
function readBy(node: Node): number {
  const { 'Actual Rows': rows, 'Rows Removed by Filter': others = 0, Plans: parts = [] } = node
  const own = node['Relation Name'] === undefined ? 0 : rows + others
  return Math.max(own, ...parts.map(readBy))
}

it('a search for what is due reads a part of all wallets and loans, however many there are', async () => {
  for (const text of many) await ledger.database.sql(text)
  const { database } = ledger.platform
  const reads: number[] = []
  const query = async <Row>(text: string, values: readonly unknown[] = [], kind?: Kind) => {
    const explain = `explain (analyze, format json) ${text}`
    type Plan = { readonly 'QUERY PLAN': readonly [{ readonly Plan: Node }] }
    const [plan] = await database.query<Plan>(explain, values, kind)
    if (plan) reads.push(readBy(plan['QUERY PLAN'][0].Plan))
    return database.query<Row>(text, values, kind)
  }
  const source = { currency, timezone: 'UTC', limits, costOf: costsAt(limits), supportEmail: null }
  const counted: Database = { ...database, query }
  expect(await makeDocuments({ ...source, database: counted })).toEqual({ made: 0, failed: 0 })
  // Range by range, of each kind that looks at wallets or loans.
  expect(reads.length).toBeGreaterThan((5 * PEOPLE) / 2_000)
  // At most three documents of each.
  expect(Math.max(...reads)).toBeLessThanOrEqual(3 * 2_000)
})
