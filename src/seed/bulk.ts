import { createClient } from '../database/connections/client.ts'
import { reach } from '../database/connections/hosts.ts'
import { set } from '../database/connections/pooling.ts'
import { pathTo } from '../database/listen-notify.ts'
import { writeLoans } from './write-loans.ts'
import { planMovements, postMovements } from './write-movements.ts'
import { knownPeople, writePeople } from './write-people.ts'

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
      // Analyzes for good query plans, and vacuums so that the map can use index-only scans.
      await client.query(`vacuum (analyze) ${GUARDED.join(', ')}, profile`)
      await client.end()
    },
  }
}
