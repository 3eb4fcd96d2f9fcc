import type { Database } from './connection.ts'

/** What was decided once for this database. */
export interface Deployment {
  readonly currency: string
  /** Keys the displacement of public points. */
  readonly pointKey: Buffer
}

/** Reads what was decided for this database; throws when the settings name another currency. */
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
