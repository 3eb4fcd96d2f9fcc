import type { Client } from 'pg'
import { createClient } from '../../database/connections/client.ts'
import { reach } from '../../database/connections/hosts.ts'
import { keptAlive } from '../../database/connections/kept-connection.ts'
import { set, untimed } from '../../database/connections/pooling.ts'
import { pathTo } from '../../database/listen-notify.ts'

/** A value in the ledger that its entries contradict, or a record that the audit trail contradicts. */
export interface Difference {
  readonly what: string
  readonly id: string
  readonly expected: string
  readonly found: string
}

/** Recomputes every balance, version and sum of the ledger in one snapshot, and returns the differences. */
export function auditLedger(url: string, schema?: string): Promise<readonly Difference[]> {
  return differences(url, schema, 'select * from ledger_differences()')
}

/** Compares the records that operators' acts change with the audit trail, in one snapshot, and returns the differences. */
export function compareTrail(url: string, schema?: string): Promise<readonly Difference[]> {
  return differences(url, schema, 'select * from trail_differences()')
}

const AFTER_ENTRY = /^balance after entry (\d+)$/

/** Differences for people: of an account's running balances only the first, with how many follow it, and after all others. */
export function byRecord(differences: readonly Difference[]): readonly Difference[] {
  const entries = differences.filter(({ what }) => AFTER_ENTRY.test(what))
  const accounts = Map.groupBy(entries, ({ id }) => id)
  return [
    ...differences.filter(({ what }) => !AFTER_ENTRY.test(what)),
    ...[...accounts.values()].flatMap((wrong) => {
      const [first, ...since] = wrong.toSorted((one, other) => versionOf(one) - versionOf(other))
      if (first === undefined) return []
      const noun = since.length === 1 ? 'entry' : 'entries'
      const more = since.length > 0 ? ` (and ${since.length} ${noun} since)` : ''
      return [{ ...first, what: `${first.what}${more} of account` }]
    }),
  ]
}

const versionOf = ({ what }: Difference) => Number(AFTER_ENTRY.exec(what)?.[1])

function differences(url: string, schema: string | undefined, text: string): Promise<Difference[]> {
  return withoutTimeouts(url, schema, async (client) => (await client.query(text)).rows)
}

/** Runs an audit on a connection of its own without timeouts, since it may take long. */
export async function withoutTimeouts<T>(
  url: string,
  schema: string | undefined,
  run: (client: Client) => Promise<T>,
): Promise<T> {
  const client = createClient({
    ...reach(url),
    connectionTimeoutMillis: 5_000,
    application_name: 'lending-gateway audit',
    ...keptAlive,
  })
  await client.connect()
  try {
    await client.query([untimed, set(pathTo(schema))].join('; '))
    return await run(client)
  } finally {
    await client.end()
  }
}
