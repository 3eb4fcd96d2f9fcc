import { createClient } from '../database/connections/client.ts'
import { reach } from '../database/connections/hosts.ts'
import { set } from '../database/connections/pooling.ts'
import { pathTo } from '../database/listen-notify.ts'
import { planMovements, postMovements } from './write-movements.ts'

/** Writes rows in bulk, one transaction per call. */
export interface BulkWriter {
  people(rows: readonly unknown[]): Promise<void>
  /** For people who already are members under another id: that id, by the given one. */
  known(people: readonly unknown[]): Promise<ReadonlyMap<string, string>>
  loans(rows: readonly unknown[]): Promise<void>
  /** Adds to the audit trail that data was seeded, since no operator's acts explain the records. */
  note(seeded: Readonly<Record<string, number>>): Promise<void>
  close(): Promise<void>
}

const GUARDED = [
  'loan',
  'investment',
  'account',
  'ledger_transaction',
  'entry',
  'wallet_transaction',
  'loan_event',
  'repayment',
]

const workspace = `
  create function pg_temp.seeded_id(at timestamptz, name text) returns uuid immutable language sql as $$
    select overlay(overlay(lpad(to_hex((extract(epoch from at) * 1000)::bigint), 12, '0') || substr(md5(name), 13)
      placing '7' from 13) placing '8' from 17)::uuid $$;
  create temp table movement (
    at timestamptz, step int, tx uuid, kind text, user_id uuid, account_kind text, account_id uuid, amount bigint,
    type text, description text, loan_id uuid, investment_id uuid, counterparty_id uuid, wallet_id uuid
  ) on commit delete rows;
  create temp table seeded_loan (
    id uuid, borrower_id uuid, title text, description text, purpose text, amount_requested bigint, interest_rate numeric,
    repayment_period_months int, risk_level text, status text, location_latitude float8, location_longitude float8,
    public_latitude float8, public_longitude float8, location_description text, currency text, age_hours int,
    investments jsonb, since timestamptz, disbursed timestamptz
  ) on commit delete rows;
  create temp table seeded_investment (
    id uuid, loan_id uuid, lender_id uuid, amount bigint, at timestamptz
  ) on commit delete rows;
  create index on seeded_investment (loan_id)`

const note = "select record_audit('seed', null, 'job seed', 'platform', null, null, $1)"

/**
 * Opens a writer that connects as the schema's owner and inserts sets of movements. The triggers that guard single movements are
 * disabled in its transactions only, and disabling them locks the tables against all other writers.
 */
export async function openBulkWriter(ownerUrl: string, schema: string): Promise<BulkWriter> {
  const client = createClient(reach(ownerUrl))
  await client.connect()
  // The role has timeouts if it is also the application's.
  await client.query("set work_mem = '128MB'; set statement_timeout = 0; set lock_timeout = 0")
  await client.query(set(pathTo(schema)))
  await requireOpenBooks(client)
  await client.query(workspace)
  let batch = 0
  const analyzed = new Set<string>()
  const write = async (statements: readonly string[], rows: readonly unknown[]) => {
    await client.query('begin')
    try {
      const [first = '', ...rest] = statements
      await client.query(first, [JSON.stringify(rows)])
      batch += 1
      for (const text of rest.filter((one) => !analyzed.has(one))) {
        await client.query(text, text.includes('$1') ? [`${Date.now()}-${batch}`] : [])
        // The statistics of the first batch are good enough for the others.
        if (text.startsWith('analyze')) analyzed.add(text)
      }
      await client.query('commit')
    } catch (error) {
      await client.query('rollback')
      throw error
    }
  }
  const guards = (state: 'disable' | 'enable') =>
    GUARDED.map((table) => `alter table ${table} ${state} trigger user`)
  return {
    people: (rows) =>
      write([writePeople, ...guards('disable'), ...postMovements, ...guards('enable')], rows),
    known: async (people) => {
      const { rows } = await client.query<{ id: string; knownAs: string }>(knownPeople, [
        JSON.stringify(people),
      ])
      return new Map(rows.map(({ id, knownAs }) => [id, knownAs]))
    },
    loans: (rows) => {
      const [take = '', ...statements] = writeLoans
      const guarded = [...statements, ...planMovements, ...postMovements]
      return write([take, ...guards('disable'), ...guarded, ...guards('enable')], rows)
    },
    note: async (seeded) => void (await client.query(note, [{ after: seeded }])),
    close: async () => {
      // What was added up before lacks these movements, which are in the past.
      await client.query('delete from books_day')
      // Analyzes for good query plans, and vacuums so that the map can use index-only scans.
      await client.query(`vacuum (analyze) ${GUARDED.join(', ')}, loan_funding, profile`)
      await client.end()
    },
  }
}

/** Throws if a month is closed, since what is seeded is posted in the past. */
async function requireOpenBooks(client: ReturnType<typeof createClient>): Promise<void> {
  const { rows } = await client.query('select from period limit 1')
  if (rows.length === 0) return
  await client.end()
  throw new Error('a month of the general ledger is closed: seed a database of its own instead')
}

/** Statements that insert loans with their investments, schedules, histories and accounts; `$1` has their columns as JSON. */
const writeLoans: readonly string[] = [
  `insert into seeded_loan
    select row.*, gateway_now() - age_hours * interval '1 hour',
      case when status in ('active', 'repaid', 'defaulted') then gateway_now() - age_hours * interval '1 hour' + interval '90 minutes' end
    from jsonb_to_recordset($1) as row (
      id uuid, borrower_id uuid, title text, description text, purpose text, amount_requested bigint, interest_rate numeric,
      repayment_period_months int, risk_level text, status text, location_latitude float8, location_longitude float8,
      public_latitude float8, public_longitude float8, location_description text, currency text, age_hours int,
      investments jsonb)
    where not exists (select from loan where loan.id = row.id)`,
  `insert into loan (id, borrower_id, title, description, purpose, amount_requested, interest_rate,
      repayment_period_months, risk_level, status, amount_funded, location_latitude, location_longitude,
      public_latitude, public_longitude, location_description, currency, created_at, updated_at,
      published_at, expires_at, disbursement_date, origination_fee, words)
    select id, borrower_id, title, description, purpose, amount_requested, interest_rate,
      repayment_period_months, risk_level, status,
      case when status in ('cancelled', 'expired') then 0
        else (select coalesce(sum((one->>'amount')::bigint), 0) from jsonb_array_elements(investments) as one) end,
      location_latitude, location_longitude, public_latitude, public_longitude, location_description, currency,
      since, since, case when status <> 'draft' then since end,
      case when status <> 'draft' then since + interval '14 days' end, disbursed, case when disbursed is not null then 0 end,
      words_of(title, description, purpose, location_description)
    from seeded_loan`,
  `insert into loan_funding (loan_id, funded, borrower_verified)
    select loan.id, div(amount_funded::numeric * 1000000, amount_requested)::int, verification_status = 'verified'
    from loan join profile on profile.id = borrower_id where status = 'open' and loan.id in (select id from seeded_loan)`,
  `insert into seeded_investment
    select (one->>'id')::uuid, loan.id, (one->>'lender_id')::uuid, (one->>'amount')::bigint,
      since + interval '30 minutes' + ordinal * interval '1 minute'
    from seeded_loan as loan, jsonb_array_elements(investments) with ordinality as list (one, ordinal)`,
  'analyze seeded_loan',
  'analyze seeded_investment',
  `insert into investment (id, loan_id, lender_id, amount, interest_rate, status, principal_repaid, interest_earned, created_at, updated_at, loss_position)
    select one.id, loan.id, lender_id, amount, interest_rate,
      case loan.status when 'open' then 'pending' when 'expired' then 'cancelled' else loan.status end,
      case when loan.status = 'repaid' then amount else 0 end,
      case when loan.status = 'repaid' then (select sum(interest)
        from amortise(amount_requested, interest_rate, repayment_period_months)) else 0 end, at, at,
      -- A placeholder until the lender's statement is written.
      case loan.status when 'defaulted' then 0 end
    from seeded_investment as one join seeded_loan as loan on loan.id = loan_id`,
  `insert into instalment (loan_id, number, starts_on, due_on, principal, interest, balance, principal_paid, interest_paid)
    select id, number, day + make_interval(months => number - 1), day + make_interval(months => number), principal, interest, balance,
      case when status = 'repaid' then principal else 0 end, case when status = 'repaid' then interest else 0 end
    from seeded_loan, lateral (select (disbursed at time zone 'UTC')::date as day) as start,
      amortise(amount_requested, interest_rate, repayment_period_months)
    where disbursed is not null`,
  `update loan set next_due_on = due.next_on, late_due_on = due.next_on, last_due_on = due.last_on
    from (select loan_id, min(due_on) as next_on, max(due_on) as last_on from instalment join seeded_loan on id = loan_id
      where status <> 'repaid' group by loan_id) as due
    where id = loan_id`,
  `insert into loan_event (id, loan_id, actor_id, from_status, to_status, reason, created_at)
    select pg_temp.seeded_id(at, id || to_status), id, case when to_status in ('draft', 'open', 'cancelled') then borrower_id end,
      from_status, to_status, reason, at
    from seeded_loan, lateral (values
      (null, 'draft', 'created by the borrower', since),
      ('draft', 'open', 'published by the borrower', since + interval '1 s'),
      ('open', 'funded', 'funded by the last investment', disbursed),
      ('funded', 'active', 'paid out to the borrower', disbursed + interval '1 ms'),
      ('open', 'cancelled', 'withdrawn by the borrower', since + interval '40 minutes'),
      ('open', 'expired', 'not funded in time', since + interval '14 days'),
      ('active', 'repaid', 'repaid entirely', gateway_now() - interval '1 day'),
      ('active', 'defaulted', 'not repaid in time', gateway_now() - interval '1 day')
    ) as turn (from_status, to_status, reason, at)
    where case to_status when 'draft' then true when 'open' then status <> 'draft'
      when 'funded' then disbursed is not null when 'active' then disbursed is not null else status = to_status end`,
  `insert into account (kind, loan_id, currency) select 'receivable', id, currency from seeded_loan where disbursed is not null`,
  `insert into account (kind, investment_id, currency)
    select 'claim', one.id, currency from seeded_investment as one join seeded_loan as loan on loan.id = loan_id
    where disbursed is not null`,
]

/** Selects the people of `$1` whose subject already has a member with another id, for example since they used a token before. */
const knownPeople = `
  select id, profile_id as "knownAs" from jsonb_to_recordset($1) as row (id uuid, subject text)
  join identity using (subject) where profile_id <> id`

/** Inserts people with all related records, and plans their opening deposits; `$1` has their columns as JSON. Keeps existing people. */
const writePeople = `
  with person as (
    select * from jsonb_to_recordset($1) as row (
      id uuid, subject text, wallet_id uuid, full_name text, city text, user_type text,
      verification_status text, bio text, occupation text, latitude float8, longitude float8,
      public_latitude float8, public_longitude float8, show_on_map boolean, credit_score int,
      monthly_income bigint, deposit bigint)
  ), newcomer as (
    insert into identity (subject, profile_id) select subject, id from person
    on conflict (subject) do nothing returning profile_id
  ), fresh as (select person.* from person join newcomer on profile_id = id
  ), profile as (
    insert into profile (id, full_name, city, user_type, verification_status, bio, occupation,
      latitude, longitude, public_latitude, public_longitude, show_on_map, created_at)
    select id, full_name, city, user_type, verification_status, bio, occupation,
      latitude, longitude, public_latitude, public_longitude, show_on_map,
      gateway_now() - interval '400 days' - mod(abs(hashtext(id::text)::bigint), 700) * interval '1 day' from fresh
  ), verification as (
    insert into verification (user_id, level, reached_at, evidence)
    select id, 'full', gateway_now(), 'operator' from fresh where verification_status = 'verified'
  ), finances as (
    insert into finances select id, credit_score, monthly_income from fresh
  ), wallet as (
    insert into wallet (id, user_id, currency) select wallet_id, fresh.id, currency from fresh, deployment
  ), preferences as (insert into preferences (user_id) select id from fresh
  ), inbox as (insert into inbox (user_id) select id from fresh)
  insert into movement (at, step, tx, kind, user_id, account_kind, amount, type, description)
    select gateway_now() - interval '400 days', 0, pg_temp.seeded_id(gateway_now() - interval '400 days', id::text),
      'deposit', id, 'available', deposit, 'deposit', 'Opening deposit' from fresh`
