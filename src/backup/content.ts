import type { Client } from 'pg'
import { erasureListIn } from '../config/erasures.ts'
import type { Config } from '../config.ts'
import { onlyValue } from '../database/change.ts'
import { migrating } from '../database/migrating/deployment-key.ts'
import { migrate } from '../database/migrating/migrate.ts'
import { recordedRelease } from '../database/migrating/release.ts'
import type { DatabaseAddress } from '../database/open.ts'
import { eraseAgain } from '../lending/erasure/again.ts'
import { readErasureList } from '../lending/erasure/list.ts'
import { auditLedger } from '../lending/ledger/audit.ts'

/** The release of the schema that a connection leads to; throws if there is none. */
export async function releaseOf(client: Client): Promise<number> {
  const run = async <Row extends object>(text: string) => (await client.query(text)).rows as Row[]
  if ((await onlyValue(run("select to_regclass('mikro_orm_migrations')"))) === null)
    throw new Error('the database holds nothing of the gateway yet')
  return (await recordedRelease(run)).number
}

/**
 * Brings restored data up to date, as the owner, erases the members again who were erased since, and audits every balance; throws an Error that names the
 * first wrong one. Returns how many members were erased.
 */
export async function examine(
  config: Config,
  address: Pick<DatabaseAddress, 'url' | 'ownerUrl' | 'operatorUrl'>,
): Promise<number> {
  const { url, ownerUrl } = address
  await migrate(ownerUrl, url, config.CURRENCY, migrating(config, address))
  const list = await readErasureList(erasureListIn(config))
  const erased = await eraseAgain(ownerUrl, config.DATABASE_SCHEMA, list)
  const [first, ...others] = await auditLedger(ownerUrl, config.DATABASE_SCHEMA)
  if (first === undefined) return erased
  const { what, id, expected, found } = first
  const more = others.length > 0 ? `, and ${others.length} more` : ''
  throw new Error(
    `the audit of the restored ledger found differences: ${what} ${id}: expected ${expected}, found ${found}${more}`,
  )
}
