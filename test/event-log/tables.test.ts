import { readFileSync } from 'node:fs'
import { afterAll, expect, it } from 'vitest'
import { isEventType } from '../../src/lending/event-log/catalogue.ts'
import { createDatabase } from '../support/database.ts'

const { sql, drop } = await createDatabase()
afterAll(drop)

/** The tables whose changes are no events, with the reasons, as docs/events.md lists them. */
const section = readFileSync('docs/events.md', 'utf8').split('## What causes no event')[1] ?? ''
const reasons = new Map(
  [...section.matchAll(/^\| (`[^|]+`) \| ([^|]+) \|$/gm)].flatMap(([, names = '', why = '']) =>
    [...names.matchAll(/`(\w+)`/g)].map(([, name = '']) => [name, why] as const),
  ),
)

it('has an event for each table, or a reason why not, in docs/events.md', async () => {
  const rows = await sql<{ name: string }>(
    `select relname as name from pg_class where relkind in ('r', 'p') and relnamespace = current_schema()::regnamespace
      and not exists (select from pg_trigger where tgrelid = pg_class.oid and tgname in ('log_event', 'log_event_change')) order by 1`,
  )
  expect(
    [...reasons.keys()].toSorted(),
    'the last table of docs/events.md, or a trigger in src/lending/event-log/triggers.sql',
  ).toEqual(rows.map(({ name }) => name))
  for (const why of reasons.values()) expect(why.length).toBeGreaterThan(20)
})

/** What each time that a record can have means: the event that tells it, or why none does. */
const times: Readonly<Record<string, string>> = {
  'approval_request.decided_at': 'approval.approved',
  'approval_request.redacted_at': 'a redaction takes away words, which no event has',
  'bank_account.removed_at': 'bank_account.removed',
  'bank_line.matched_at': 'bank_line.assigned',
  'charge.waived_at': 'charge.waived',
  'identity.blocked_at': 'member.frozen',
  'identity.closed_at': 'member.closed',
  'investment.reflection_ends_at': 'investment.pending',
  'loan.disbursement_date': 'loan.active',
  'loan.expires_at': 'loan.open',
  'loan.published_at': 'loan.open',
  'loan.reflection_ends_at': 'loan.funded',
  'loan.withdrawn_at': 'loan.withdrawn',
  'loan.written_off_at': 'loan.written_off',
  'mandate.ended_at': 'mandate.ended',
  'notification.read_at': 'who has read what is nobody else’s business',
  'payment.ask_at': 'when the provider is asked next is no fact',
  'payment.started_at':
    'that the provider is asked to carry it out says nothing of what happens to it',
  'payment.decided_at': 'payment.approved',
  'payment.ended_at': 'payment.failed',
  'payment.repaid_at': 'repayment.made',
  'payment.settled_at': 'payment.settled',
  'plan_change.acted_at': 'plan_change.effective',
  'plan_change.undone_at': 'plan_change.undone',
}

it('has an event for each time that something can happen to a record, or a reason why not', async () => {
  const rows = await sql<{ name: string }>(
    `select distinct relname || '.' || attname as name from pg_attribute join pg_class on pg_class.oid = attrelid join pg_trigger on tgrelid = attrelid
      where tgname in ('log_event', 'log_event_change') and relnamespace = current_schema()::regnamespace
        and atttypid = 'timestamptz'::regtype and not attnotnull order by 1`,
  )
  expect(
    rows.map(({ name }) => name),
    'the event that tells each, in `times` of test/event-log/tables.test.ts, or why none does',
  ).toEqual(Object.keys(times).toSorted())
  for (const [name, by] of Object.entries(times))
    expect([name, isEventType(by) || by.includes(' ')]).toEqual([name, true])
})
