import type { KeyObject } from 'node:crypto'
import type { Database } from '../connection.ts'
import { divided } from '../connections/division.ts'
import { reach } from '../connections/hosts.ts'
import { keptAlive } from '../connections/kept-connection.ts'
import { checkStandby, originalOf } from './check.ts'
import { History } from './history.ts'
import { askingPrimary } from './position.ts'
import { Positions } from './positions.ts'
import { StandbyReads } from './reads.ts'
import { Standby, type StandbyNews } from './standby.ts'

/** The settings that concern standbys. */
interface Settings {
  readonly DATABASE_REPLICA_URL?: string | undefined
  readonly DATABASE_REPLICA_LAG_MAX_MS: number
  readonly DATABASE_POOL: number
}

/**
 * Opens the standby that the settings name, if they do; throws a ConfigError if it can't be a standby of this database. One that
 * can't be reached or is late is used as soon as it is back.
 */
export async function openStandby(
  settings: Settings,
  database: Database,
  key: KeyObject,
  news: StandbyNews & { readonly unfit: (reason: string) => void },
): Promise<StandbyReads | undefined> {
  const { DATABASE_REPLICA_URL: url, DATABASE_REPLICA_LAG_MAX_MS: lagMaxMs } = settings
  if (url === undefined) return undefined
  const ask = await askingPrimary(database)
  const place = await ask()
  const original = await originalOf((text) => database.query(text), database.schema, place.position)
  const reason = await checkStandby(url, original)
  if (reason !== undefined) news.unfit(reason)
  const positions = new Positions(ask, place, new History(lagMaxMs))
  const division = divided(settings.DATABASE_POOL)
  const config = {
    ...reach(url, 'standby'),
    connectionTimeoutMillis: 1_000,
    application_name: 'lending-gateway standby',
    ...keptAlive,
  }
  const expected = { system: original.system, schema: database.schema, lagMaxMs }
  const standby = new Standby(config, division, expected, positions, news)
  return new StandbyReads(standby, positions, division, key)
}
