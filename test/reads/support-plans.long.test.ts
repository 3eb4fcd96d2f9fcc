import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Reader } from '../../src/database/reader.ts'
import type { ApprovalStatus } from '../../src/entities/operator/approval-request.ts'
import { requestsIn } from '../../src/lending/approval/list.ts'
import { type AuditTrailFilter, auditEntries } from '../../src/lending/audit-trail/list.ts'
import { bankLinesIn } from '../../src/lending/bank-files/list.ts'
import { entriesBehind, holdingsOf } from '../../src/lending/member/money.ts'
import { type MemberFilter, membersLike } from '../../src/lending/member/search.ts'
import { countAll } from '../../src/reads/counts.ts'
import { readPage } from '../../src/reads/list.ts'
import type { Listing } from '../../src/reads/page.ts'
import { startWorld, type World } from '../support/world.ts'

let world: World
const somebody = '019ab000-0000-7000-8000-000000000001'

beforeAll(async () => {
  world = await startWorld()
  for (const text of crowd) await world.database.sql(text)
})
afterAll(() => world.close())

/** Enough members that reading all of them is never the cheapest way to a page. */
const crowd = [
  'set session_replication_role = replica',
  `insert into profile (id, full_name, city, user_type, verification_status, created_at, frozen)
    select gen_random_uuid(), 'First' || n % 5000 || ' Last' || n, 'City ' || n % 400, 'both',
      case when n % 500 = 0 then 'pending' else 'verified' end, now() - n * interval '1 minute', n % 700 = 0
    from generate_series(1, 40000) as n`,
  `insert into audit_entry (id, number, at, actor_kind, actor_id, act, target_kind, target_id, member_id, digest, previous_hash, hash)
    select gen_random_uuid(), n, now() - (40000 - n) * interval '1 minute', 'operator', case when n % 900 = 0 then '${somebody}'::uuid else gen_random_uuid() end,
      case when n % 800 = 0 then 'seldom' else 'often' end, 'member', case when n % 999 = 0 then '${somebody}'::uuid else gen_random_uuid() end,
      case when n % 999 = 0 then '${somebody}'::uuid else gen_random_uuid() end, '', '', '' from generate_series(1, 40000) as n`,
  `insert into audit_entry (id, number, at, actor_kind, actor_name, act, target_kind, target_id, digest, previous_hash, hash)
    select gen_random_uuid(), 40000 + n, now() - n * interval '1 second', 'job', 'accrue', 'byItself', 'loan', gen_random_uuid(), '', '', '' from generate_series(1, 40000) as n`,
  `insert into investment (id, loan_id, lender_id, amount, interest_rate, status)
    select gen_random_uuid(), gen_random_uuid(), case when n % 200 = 0 then '${somebody}'::uuid else gen_random_uuid() end, 2500, 100, 'active'
    from generate_series(1, 20000) as n`,
  `insert into approval_request (id, act, target_id, member_id, amount, reason, asked_by, asked_at, status, decided_by, decided_at)
    select gen_random_uuid(), 'cancelLoan', gen_random_uuid(), '${somebody}', 1, 'r', '${somebody}', now() - n * interval '1 minute', 'approved', '${somebody}', now()
    from generate_series(1, 20000) as n`,
  `insert into account (id, kind, investment_id, currency, balance) select gen_random_uuid(), 'claim', id, 'USD', 2500 from investment`,
  `insert into entry (account_id, version, ledger_transaction_id, amount, balance_after)
    select id, n, gen_random_uuid(), 2500, 2500 from account cross join generate_series(1, 2) as n`,
  `insert into bank_line (id, file_id, account, key, booked_on, amount, end_to_end_id, remittance, purpose, ledger_transaction_id)
    select gen_random_uuid(), gen_random_uuid(), 'DE02', n::text, current_date - n / 400, n, 'E2E-' || n, 'Thanks for loan No. ' || n || ', see you', 'suspense', gen_random_uuid()
    from generate_series(1, 40000) as n`,
  'set session_replication_role = origin',
  'vacuum (analyze) bank_line, profile, audit_entry, approval_request, investment, account, entry',
]

interface Plan {
  readonly 'QUERY PLAN': string
}

/** The plans of a page and of a total, by a reader that asks for them and finds nothing. */
async function plansOf(listing: Listing): Promise<string[]> {
  const plans: string[] = []
  const reader: Reader = {
    query: async (text, values = [], kind = 'read') => {
      const rows =
        kind === 'search'
          ? await world.gateway.database.query<Plan>(`explain ${text}`, values, kind)
          : await world.database.sql<Plan>(`explain (generic_plan) ${text}`)
      plans.push(rows.map((row) => row['QUERY PLAN']).join('\n'))
      return []
    },
  }
  const window = { limit: 20, after: undefined, before: undefined, backwards: false }
  await readPage(reader, listing, window)
  await countAll(reader, listing)
  return plans
}

/** What some reads return, and how many pages of the database they touch. */
async function touching<Result>(read: (reader: Reader) => Promise<Result>) {
  const { query } = world.gateway.database
  let buffers = 0
  const reader: Reader = {
    query: async (text, values = [], kind = 'read') => {
      const [plan] = await query<{ 'QUERY PLAN': readonly [{ Plan: Record<string, number> }] }>(
        `explain (analyze, buffers, format json) ${text}`,
        values,
        'search',
      )
      const whole = plan?.['QUERY PLAN'][0].Plan ?? {}
      buffers += (whole['Shared Hit Blocks'] ?? 0) + (whole['Shared Read Blocks'] ?? 0)
      return query(text, values, kind)
    },
  }
  return { result: await read(reader), buffers }
}

it.each<[MemberFilter, string, string]>([
  [{}, 'profile_newest_index', ''],
  [{ verificationStatus: 'pending' }, 'profile_verification_index', 'profile_verification_index'],
  [{ blocked: true }, 'profile_frozen_index', 'profile_frozen_index'],
  [{ query: 'first77 la' }, 'profile_newest_index', 'profile_plain_words_index'],
  [{ query: 'city', verificationStatus: 'pending' }, 'profile_verification_index', ''],
  [{ query: somebody }, 'profile_newest_index', 'profile_pkey'],
])('finds members like %j along an index', async (filter, order, found) => {
  const [page = '', ...others] = await plansOf(membersLike(world.gateway.database, filter))
  expect(page).toContain(`using ${order}`)
  expect(page).not.toContain('Seq Scan on profile')
  expect(others.join('\n')).toContain(found)
  if (found !== '') for (const plan of others) expect(plan).not.toContain('Seq Scan on profile')
})

it.each<[AuditTrailFilter, string]>([
  [{}, 'audit_entry_number'],
  [{ actorId: somebody }, 'audit_entry_actor_index'],
  [{ targetId: somebody, actorKind: 'operator' }, 'audit_entry_target_index'],
  [{ memberId: somebody, act: 'often', refused: true }, 'audit_entry_member_index'],
  // What people did is found among the acts of jobs, which are more, with their looks and without.
  [{ actorKind: 'operator', looks: false }, 'audit_entry_people_index'],
  [{ actorKind: 'operator' }, 'audit_entry_people_index'],
  [{ actorKind: 'operator', looks: true }, 'audit_entry_act_index'],
])('lists the audit trail by %j along an index', async (filter, index) => {
  const [page = ''] = await plansOf(auditEntries(world.gateway.database, filter))
  expect(page).toContain(`using ${index}`)
  expect(page).not.toContain('Seq Scan')
})

it('lists the audit trail of a loan by the index of its records', async () => {
  const [page = ''] = await plansOf(auditEntries(world.gateway.database, { loanId: somebody }))
  expect(page).toContain('audit_entry_target_index')
  expect(page).not.toContain('Seq Scan on audit_entry')
})

it.each<{ readonly status?: readonly ApprovalStatus[] }>([
  {},
  { status: ['approved'] },
  { status: ['pending', 'rejected'] },
])('lists requests like %j along an index', async ({ status }) => {
  const [page = ''] = await plansOf(requestsIn(world.gateway.database, { status }))
  expect(page).toContain('using approval_request_status_index')
  expect(page).not.toContain('Seq Scan')
})

it('finds acts that are few among many', async () => {
  const plans = await plansOf(auditEntries(world.gateway.database, { act: 'seldom' }))
  expect(plans.at(-1)).toContain('audit_entry_act_index')
})

it.each([
  ['E2E-399', 1],
  ['OAN NO. 3999, see', 1],
  ['nobody wrote this', 0],
])(
  'finds lines of the bank by the reference %s without reading the others',
  async (reference, found) => {
    const listing = bankLinesIn(world.gateway.database, { reference })
    const window = { limit: 20, after: undefined, before: undefined, backwards: false }
    const total = await touching((reader) => countAll(reader, listing))
    expect(total.result.count).toBe(found)
    expect(total.buffers).toBeLessThan(200)
    const page = await touching((reader) => readPage<{ id: string }>(reader, listing, window))
    expect(page.result.rows).toHaveLength(found)
    // The 500 newest lines are looked at in any case.
    expect(page.buffers).toBeLessThan(850)
  },
)

it('finds the entries of a day by the index of their times', async () => {
  const since = new Date(Date.now() - 20 * 86_400_000)
  const until = new Date(since.getTime() + 3_600_000)
  const plans = await plansOf(auditEntries(world.gateway.database, { since, until }))
  expect(plans.at(-1)).toContain('audit_entry_at_index')
})

it('finds a lender’s money by the lender’s investments', async () => {
  for (const plan of await plansOf(holdingsOf(somebody)))
    expect(plan).toContain('investment_lender_index')
})

it('finds the entries behind it by their accounts', async () => {
  for (const plan of await plansOf(entriesBehind(world.gateway.database, somebody))) {
    expect(plan).toContain('investment_lender_index')
    expect(plan).not.toContain('Seq Scan on entry')
  }
})
