import { setTimeout as sleep } from 'node:timers/promises'
import { MikroORM } from '@mikro-orm/postgresql'
import type { Pool } from 'pg'
import { entities } from '../entities/index.ts'
import { changesBy } from './change.ts'
import { keptAlive } from './kept-connection.ts'
import { notifyText, throttled } from './listen-notify.ts'
import { openPipelines } from './pipelines.ts'
import { careFor } from './pool-care.ts'
import { type Kind, SharedReads } from './reader.ts'
import { apart, reading } from './reading.ts'
import { divided, type Scheduler, schedulersFor, unscheduled } from './scheduling.ts'
import { openSearches } from './searches.ts'
import { preparedStatements } from './statements.ts'
import { obstacleTo, Storage } from './storage.ts'

const CLOSE_MS = 3_000
/** Of what is read on pipelines; searches have their own, and money takes as long as `limits` say. */
const READ_MS = 2_000

/** A connected database: entities for rare complex writes, prepared statements for all else. */
export interface Database {
  readonly orm: MikroORM
  /** Runs one prepared statement; bigint columns come as bigint, times as Date. */
  query<Row>(text: string, values?: readonly unknown[], kind?: Kind): Promise<Row[]>
  /** The same, but equal statements are sent once while they are on their way: rows are not to be changed. */
  share<Row>(text: string, values?: readonly unknown[], kind?: Kind): Promise<Row[]>
  /** The same for a statement that changes something: retried where that is safe; throws OutcomeUnknown when no answer came. */
  change<Row>(text: string, values?: readonly unknown[]): Promise<Row[]>
  /** Does what takes a connection of its own, such as a transaction. */
  alone<T>(work: () => Promise<T>): Promise<T>
  /** The same database for one member, who runs few statements at once: others wait in line, and throw TooBusy after too long. */
  of(member: string): Database
  /** Why it takes no changes now, in words for operators. */
  obstacle(): Promise<string | undefined>
  /** Tells every gateway that something was changed. */
  readonly notify: () => void
  close(): Promise<void>
}

/** Opens so many connections; throws at once when the database can't be reached. */
export async function connect(url: string, connections: number): Promise<Database> {
  const division = divided(connections)
  const storage = new Storage()
  const orm = new MikroORM({
    clientUrl: url,
    entities: [...entities],
    timezone: 'UTC',
    pool: { max: division.others },
    driverOptions: {
      ...limits,
      onPoolCreated: (pool: Pool) => careFor(pool, (error) => storage.note(error)),
    },
    logger: () => undefined,
  })
  const pool = (await orm.em.getConnection().getNativeClient()) as unknown as Pool
  const config = { connectionString: url, ...limits }
  const pipelines = openPipelines(
    { ...config, statement_timeout: READ_MS, application_name: 'lending-gateway reads' },
    division.pipelines,
  )
  const searches = division.searches > 0 ? openSearches(config, division.searches) : undefined
  const statement = preparedStatements()
  const shared = new SharedReads('on its way')
  const tell = throttled(() => pool.query(notifyText))
  const notify = () => {
    shared.clearAll()
    tell()
  }
  const change = changesBy(pool, statement, notify)
  const ways = { pipelines, searches, pool, statement }
  const ofMember = schedulersFor(division)
  const scheduledBy = (scheduler: Scheduler): Database => ({
    orm,
    notify,
    query: reading(ways, scheduler, apart),
    share: reading(ways, scheduler, (...read) => shared.join(...read)),
    change: (text, values) => scheduler.alone(() => change(text, values)),
    alone: scheduler.alone,
    of: (member) => scheduledBy(ofMember(member)),
    obstacle: () => obstacleTo(pool, storage),
    // What is lost for good is not waited for.
    close: async () => {
      const closed = Promise.all([pipelines.close(), searches?.close(), orm.close(true)])
      await Promise.race([closed, sleep(CLOSE_MS, undefined, { ref: false })])
    },
  })
  return scheduledBy(unscheduled)
}

/** No wait is without end; connections stay, since each holds its prepared statements. */
const limits = {
  connectionTimeoutMillis: 1_000,
  idleTimeoutMillis: 3_600_000,
  statement_timeout: 5_000,
  lock_timeout: 2_000,
  idle_in_transaction_session_timeout: 10_000,
  application_name: 'lending-gateway',
  ...keptAlive,
}
