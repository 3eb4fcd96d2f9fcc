import { randomBytes } from 'node:crypto'
import { code as iso4217 } from 'fresh-currency-codes'
import type { Client } from 'pg'
import type { Database } from './connection.ts'

/** Settings fixed when a database is created. */
export interface Deployment {
  readonly currency: string
  /** The secret key by which public points are displaced. */
  readonly pointKey: Buffer
}

/**
 * Stores the settings of a new database, and leaves those of an existing one alone. Throws if ISO 4217 has withdrawn the currency of
 * a new one.
 */
export async function decideDeployment(owner: Client, currency: string): Promise<void> {
  const { rowCount } = await owner.query('select from deployment')
  if (rowCount !== 0) return
  if (iso4217(currency) === undefined)
    throw new Error(
      `CURRENCY: ISO 4217 has withdrawn ${currency}; only a database that was made with it can keep it`,
    )
  await owner.query('insert into deployment (id, currency, point_key) values (1, $1, $2)', [
    currency,
    randomBytes(32),
  ])
}

/** Reads the settings of a database; throws if it has none, or if the configuration names another currency. */
export async function readDeployment(database: Database, currency: string): Promise<Deployment> {
  const [deployment] = await database.query<Deployment>(
    'select currency, point_key as "pointKey" from deployment',
  )
  if (deployment === undefined)
    throw new Error('the database holds no deployment row; run `npm run migrate`')
  if (deployment.currency !== currency)
    throw new Error(
      `CURRENCY is ${currency}, but this database holds ${deployment.currency}: a deployment keeps its first currency`,
    )
  return deployment
}
