import { setTimeout as sleep } from 'node:timers/promises'
import { MikroORM } from '@mikro-orm/postgresql'
import { type CustomTypesConfig, type Pool, types } from 'pg'
import { entities } from '../entities/index.ts'
import { retrying, settled } from './attempts.ts'
import { isSpent } from './faults.ts'
import { hintText, throttled } from './hints.ts'
import { keptAlive } from './kept-connection.ts'
import { openPipelines } from './pipelines.ts'
import { careFor } from './pool-care.ts'
import { sharing } from './reader.ts'
import { Storage } from './storage.ts'

const BIGINT = 20
const DATE = 1082
const CLOSE_MS = 3_000
const CONNECTIONS_A_PIPELINE = 5
const PREPARED_MAX = 500

/** A connected database: entities for rare complex writes, prepared statements for all else. */
export interface Database {
  readonly orm: MikroORM
  /** Runs one prepared statement; bigint columns come as bigint, times as Date. */
  query<Row>(text: string, values?: readonly unknown[]): Promise<Row[]>
  /** The same, but equal statements are sent once while they are on their way: rows are not to be changed. */
  share<Row>(text: string, values?: readonly unknown[]): Promise<Row[]>
  /** The same for a statement that changes something: retried where that is safe; throws OutcomeUnknown when no answer came. */
  change<Row>(text: string, values?: readonly unknown[]): Promise<Row[]>
  /** Why it takes no changes now, in words for operators. */
  obstacle(): Promise<string | undefined>
  /** Tells every gateway that something was changed. */
  readonly hint: () => void
  close(): Promise<void>
}

const rowTypes: CustomTypesConfig = {
  getTypeParser: (oid, format) => {
    if (oid === BIGINT) return BigInt
    // A day is no moment: it stays the text that it is.
    return oid === DATE ? String : (types.getTypeParser(oid, format) as (text: string) => unknown)
  },
}

const readOnly = "select current_setting('transaction_read_only') as setting"

/** Opens so many connections; throws at once when the database can't be reached. */
export async function connect(url: string, connections: number): Promise<Database> {
  const pipelined = Math.floor(connections / CONNECTIONS_A_PIPELINE)
  const storage = new Storage()
  const orm = new MikroORM({
    clientUrl: url,
    entities: [...entities],
    timezone: 'UTC',
    pool: { max: connections - pipelined },
    driverOptions: {
      ...limits,
      onPoolCreated: (pool: Pool) => careFor(pool, (error) => storage.note(error)),
    },
    logger: () => undefined,
  })
  const pool = (await orm.em.getConnection().getNativeClient()) as unknown as Pool
  const pipelines = openPipelines(
    { connectionString: url, ...limits, application_name: 'lending-gateway reads' },
    pipelined,
  )
  const name = statementNames()
  const statement = (text: string, values: readonly unknown[] = []) => ({
    name: name(text),
    text,
    values: [...values],
    types: rowTypes,
  })
  const query: Database['query'] = async (text, values) => {
    const wanted = statement(text, values)
    return pipelines.send(wanted) ?? (await pool.query(wanted)).rows
  }
  const shared = sharing(query, 'on its way')
  const tell = throttled(() => pool.query(hintText))
  const hint = () => {
    shared.clearAll()
    tell()
  }
  return {
    orm,
    hint,
    query,
    share: shared.query,
    obstacle: async () => {
      const { rows } = await pool.query<{ setting: string }>(readOnly)
      if (rows[0]?.setting === 'on') return 'the database is read-only'
      const full = await storage.isFull((text) => pool.query(text))
      return full ? "the database's disk is full" : undefined
    },
    change: (text, values) =>
      retrying(async () => {
        const client = await pool.connect()
        const lost = () => undefined
        client.on('error', lost)
        try {
          const { rows } = await settled(() => client.query(statement(text, values)))
          client.release()
          return rows
        } catch (error) {
          client.release(isSpent(error))
          throw error
        } finally {
          // Also what failed may have been done, when its outcome is unknown.
          hint()
          client.off('error', lost)
        }
      }),
    // What is lost for good is not waited for.
    close: async () => {
      const closed = Promise.all([pipelines.close(), orm.close(true)])
      await Promise.race([closed, sleep(CLOSE_MS, undefined, { ref: false })])
    },
  }
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

/** A name for each statement text, up to what every connection can keep: filters have many combinations. */
function statementNames(): (text: string) => string | undefined {
  const names = new Map<string, string>()
  return (text) => {
    const known = names.get(text)
    if (known !== undefined || names.size >= PREPARED_MAX) return known
    const name = `s${names.size}`
    names.set(text, name)
    return name
  }
}
