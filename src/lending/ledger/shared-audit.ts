import type { Database } from '../../database/connection.ts'
import { lockIn } from '../../database/schema-names.ts'
import { audit, withoutTimeouts } from './audit.ts'

const EVERY_S = 600
const LOOK_MS = 60_000
/** The advisory lock of whoever audits; any number that nothing else locks. */
const LOCK = 6_283_185

/** The newest audit of the ledger, made by any gateway. */
export interface Audited {
  /** NaN before the first audit. */
  readonly differences: number
  readonly ageSeconds: number
}

/** The audits that gateways share. */
export interface Audits {
  readonly newest: () => Promise<Audited>
  close(): void
}

const newest = `
  select differences, extract(epoch from clock_timestamp() - made_at)::float8 as "ageSeconds" from ledger_audit`

// One message is one transaction, which ends even if the gateway dies meanwhile. The second statement's snapshot is taken with the
// lock held, so it sees the audit that another gateway has just made. A lock on a row would give the transaction an id: the feed of
// changes would have to read everything since, until the audit is done.
const auditOnce = (schema: string) => `
  select set_config('lending.audits', pg_try_advisory_xact_lock(${lockIn(schema, LOCK)})::text, true);
  insert into ledger_audit (id, differences, made_at)
  select 1, (select count(*) from (${audit}) as difference), clock_timestamp()
  where current_setting('lending.audits')::boolean and not exists (
    select from ledger_audit where abs(extract(epoch from clock_timestamp() - made_at)) < ${EVERY_S})
  on conflict (id) do update set differences = excluded.differences, made_at = excluded.made_at`

/** Looks now and then, until it is closed, whether an audit is due, and makes it if no other gateway does. */
export function openAudits(
  { query, schema }: Pick<Database, 'query' | 'schema'>,
  url: string,
  onFailed: (reason: string) => void,
  lookMs = LOOK_MS,
): Audits {
  const read = async () =>
    (await query<Audited>(newest))[0] ?? { differences: Number.NaN, ageSeconds: Number.NaN }
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

/** Audits the ledger for all gateways of a schema, unless another does so now or has done so of late. */
export async function auditUnlessMade(url: string, schema: string): Promise<void> {
  await withoutTimeouts(url, schema, (client) => client.query(auditOnce(schema)))
}
