import type { Database } from '../../database/connection.ts'
import { lockIn } from '../../database/schema-names.ts'
import { withoutTimeouts } from './audit.ts'
import { auditSince, wholeAudit } from './audit-statements.ts'

const EVERY_S = 600
const WHOLE_EVERY_S = 86_400
const LOOK_MS = 60_000
/** The advisory lock of whoever audits; any number that nothing else locks. */
const LOCK = 6_283_185

/** The newest audit of the ledger, made by any gateway. */
export interface Audited {
  /** NaN before the first audit. */
  readonly differences: number
  readonly ageSeconds: number
  /** Since everything was audited, not only what was new. */
  readonly wholeAgeSeconds: number
}

/** The audits that gateways share. */
export interface Audits {
  readonly newest: () => Promise<Audited>
  close(): void
}

const never: Audited = {
  differences: Number.NaN,
  ageSeconds: Number.NaN,
  wholeAgeSeconds: Number.NaN,
}

const since = (time: string) => `extract(epoch from clock_timestamp() - ${time})::float8`
const newest = `
  select differences, ${since('made_at')} as "ageSeconds", coalesce(${since('whole_at')}, 'NaN') as "wholeAgeSeconds"
  from ledger_audit`

/** Transaction ids mean something in one cluster only: what was restored into another is audited whole. */
const cluster = '(select system_identifier::text from pg_control_system())'
const soundSnapshot = `
  select seen::text as snapshot from ledger_audit
  where differences = 0 and seen is not null and cluster = ${cluster} and abs(${since('whole_at')}) < ${WHOLE_EVERY_S}`

/**
 * One message is one transaction, which ends even if the gateway dies meanwhile. The last statement's snapshot is taken with the
 * lock held, so it sees the audit that another gateway has just made. A lock on a row would give the transaction an id: the feed of
 * changes would have to read everything since, until the audit is done.
 */
const auditOnce = (schema: string, snapshot: string | undefined) => `
  select set_config('lending.audits', pg_try_advisory_xact_lock(${lockIn(schema, LOCK)})::text, true);
  ${snapshot === undefined ? '' : 'set local enable_seqscan = off;'}
  insert into ledger_audit (id, differences, made_at, seen, cluster, whole_at)
  select 1, (select count(*) from (${snapshot === undefined ? wholeAudit : auditSince(snapshot)}) as difference),
    clock_timestamp(), pg_current_snapshot(), ${cluster},
    ${snapshot === undefined ? 'clock_timestamp()' : '(select whole_at from ledger_audit)'}
  where current_setting('lending.audits')::boolean and not exists (
    select from ledger_audit where abs(${since('made_at')}) < ${EVERY_S})
  on conflict (id) do update set differences = excluded.differences, made_at = excluded.made_at, seen = excluded.seen,
    cluster = excluded.cluster, whole_at = excluded.whole_at`

/** Looks now and then, until it is closed, whether an audit is due, and makes it if no other gateway does. */
export function openAudits(
  { query, schema }: Pick<Database, 'query' | 'schema'>,
  url: string,
  onFailed: (reason: string) => void,
  lookMs = LOOK_MS,
): Audits {
  const read = async () => (await query<Audited>(newest))[0] ?? never
  let looking = false
  const look = async () => {
    if (looking) return
    looking = true
    try {
      if (isDue(await read())) await auditUnlessMade(url, schema)
    } catch (error) {
      onFailed(String(error))
    } finally {
      looking = false
    }
  }
  const timer = setInterval(look, lookMs).unref()
  // Not awaited: with millions of loans an audit takes many seconds.
  void look()
  return { newest: read, close: () => clearInterval(timer) }
}

/** A time far ahead means that the database's clock was set back. */
function isDue({ ageSeconds }: Audited): boolean {
  return !(Math.abs(ageSeconds) < EVERY_S)
}

/**
 * Audits the ledger for all gateways of a schema, unless another does so now or has done so of late: what is new since the last audit, if that
 * found everything sound, and everything once a day.
 */
export async function auditUnlessMade(url: string, schema: string): Promise<void> {
  await withoutTimeouts(url, schema, async (client) => {
    const { rows } = await client.query<{ snapshot: string }>(soundSnapshot)
    await client.query(auditOnce(schema, rows[0]?.snapshot))
  })
}
