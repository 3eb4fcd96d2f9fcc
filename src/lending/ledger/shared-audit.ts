import type { FastifyBaseLogger } from 'fastify'
import type { Database } from '../../database/connection.ts'
import { loggedReason } from '../../database/connections/reasons.ts'
import { auditLedger, byRecord, compareTrail, withoutTimeouts } from './audit.ts'

const EVERY_S = 600
const LOOK_MS = 60_000
/** How many differences a line of the log names. */
const NAMED = 20

/** The result of the newest audit of the ledger, which any gateway may have made. */
export interface Audited {
  /** NaN before the first audit. */
  readonly differences: number
  readonly ageSeconds: number
  /** Seconds since the last audit of everything, not only of what was new; NaN before the first. */
  readonly wholeAgeSeconds: number
}

/** The audits of the ledger, which all gateways share. */
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

/** Checks every `lookMs` milliseconds, until it is closed, whether an audit is due, and makes it if no other gateway does. */
export function openAudits(
  { query, schema }: Pick<Database, 'query' | 'schema'>,
  url: string,
  log: Pick<FastifyBaseLogger, 'warn' | 'error'>,
  lookMs = LOOK_MS,
): Audits {
  const read = async () => (await query<Audited>(newest))[0] ?? never
  let looking = false
  let told = ''
  // The audit keeps only how many there are. Each set of them is said once, not at each audit that finds it again.
  const tell = async () => {
    const found = byRecord([
      ...(await auditLedger(url, schema)),
      ...(await compareTrail(url, schema)),
    ])
    const text = JSON.stringify(found)
    if (found.length > 0 && text !== told)
      log.error(
        { count: found.length, differences: found.slice(0, NAMED) },
        'the audit of the ledger found differences',
      )
    told = text
  }
  const look = async () => {
    if (looking) return
    looking = true
    try {
      if (!isDue(await read())) return
      await auditUnlessMade(url, schema)
      if ((await read()).differences > 0) await tell()
      else told = ''
    } catch (error) {
      log.warn(
        { reason: loggedReason(error) },
        'the ledger could not be audited; the next attempt is in a minute',
      )
    } finally {
      looking = false
    }
  }
  const timer = setInterval(look, lookMs).unref()
  // Not awaited: with millions of loans an audit takes many seconds.
  void look()
  return { newest: read, close: () => clearInterval(timer) }
}

/** An audit is due 10 minutes after the last one, and also if the last one lies ahead, since the database's clock was then set back. */
function isDue({ ageSeconds }: Audited): boolean {
  return !(Math.abs(ageSeconds) < EVERY_S)
}

/**
 * Audits the ledger for all gateways of a schema, unless another gateway is doing so or has just done so (audit.sql). It is one
 * transaction, which ends even if the gateway dies meanwhile.
 */
export async function auditUnlessMade(url: string, schema: string): Promise<void> {
  await withoutTimeouts(url, schema, (client) => client.query('select audit_ledger()'))
}
