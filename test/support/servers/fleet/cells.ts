import { pino } from 'pino'
import { inject } from 'vitest'
import { readConfig } from '../../../../src/config.ts'
import { type Gateway, startGateway } from '../../../../src/gateway.ts'
import { createDatabase, type TestDatabase } from '../../database.ts'
import { type HttpClient, httpClient } from '../../http-client.ts'

type Settings = Readonly<Record<string, string>>

/** A gateway that serves one cell. */
export interface Cell {
  readonly name: string
  readonly schema: string
  readonly url: string
  readonly rest: HttpClient
  token(subject: string): Promise<string>
  close(): Promise<void>
}

/** Settings of a cell in a database. */
export function settingsOf(database: Omit<TestDatabase, 'settings'>, name: string): Settings {
  return {
    PORT: '0',
    DATA_DIR: inject('dataDir'),
    DATABASE_URL: database.url,
    DATABASE_OWNER_URL: database.ownerUrl,
    DATABASE_SCHEMA: `cell_${name}`,
    CELL: name,
    SEED_DEMO: '0',
    RATE_LIMIT: '0',
    EVENT_LOOP_DELAY_MAX_MS: '60000',
    CONNECTIONS_PER_ADDRESS: '0',
    LOG_LEVEL: 'silent',
  }
}

/** Starts a gateway for a cell. */
export async function startCell(settings: Settings): Promise<Cell> {
  const gateway: Gateway = await startGateway(readConfig(settings), pino({ level: 'silent' }))
  return {
    name: settings.CELL ?? '',
    schema: settings.DATABASE_SCHEMA ?? '',
    url: gateway.url,
    rest: httpClient(gateway.url),
    token: async (subject) => {
      const { development } = gateway.issuer
      if (development === undefined) throw new Error('the cell has no issuer of its own')
      return development.issue({ subject, lifetimeSeconds: 3_600 })
    },
    close: gateway.close,
  }
}

/** Two cells, side by side in one empty database. */
export async function startCells(): Promise<{
  readonly database: TestDatabase
  readonly north: Cell
  readonly south: Cell
  close(): Promise<void>
}> {
  const database = await createDatabase('template0')
  const [north, south] = await Promise.all([
    startCell(settingsOf(database, 'north')),
    startCell(settingsOf(database, 'south')),
  ])
  return {
    database,
    north,
    south,
    close: async () => {
      await north.close()
      await south.close()
      await database.drop()
    },
  }
}
