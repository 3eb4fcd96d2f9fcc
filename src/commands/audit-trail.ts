import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Config } from '../config.ts'
import { findDatabase } from '../database/open.ts'
import { exportAuditTrail } from '../lending/audit-trail/export.ts'
import { withoutTimeouts } from '../lending/ledger/audit.ts'
import { type Given, whole } from './options.ts'

/** Prints the audit trail as JSON lines. */
export async function auditTrail(config: Config, given: Given<'after'>): Promise<void> {
  const after = whole('after', given.after ?? '0', Number.MAX_SAFE_INTEGER, 0)
  const address = await findDatabase(config)
  if (address === undefined)
    throw new Error('the embedded database is not running; start it with `npm start`')
  await withoutTimeouts(address.directUrl, address.schema, (client) =>
    pipeline(Readable.from(exportAuditTrail(client, BigInt(after))), process.stdout, {
      end: false,
    }),
  )
}
