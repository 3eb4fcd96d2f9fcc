import { setTimeout as sleep } from 'node:timers/promises'
import { MikroORM } from '@mikro-orm/postgresql'
import { type CustomTypesConfig, type Pool, types } from 'pg'
import { entities } from '../entities/index.ts'
import { OutcomeUnknown, retrying, settled } from './attempts.ts'
import { hintText, throttled } from './hints.ts'
import { divided, type Lanes, lanesFor, open } from './lanes.ts'
import { openPipelines } from './pipelines.ts'
import { type Kind, SharedReads } from './reader.ts'
import { apart, reading } from './reading.ts'
import { openSearches } from './searches.ts'

const BIGINT = 20
const DATE = 1082
const TAKE_BACK_MS = 500
const CLOSE_MS = 3_000
const PREPARED_MAX = 500
/** Of all their texts; a plan takes about 50 bytes for each of its text, in every connection. */
const PREPARED_CHARACTERS = 1_000_000
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
  /** The same database for one member, who has few statements under way: the others wait for their turn, and throw TooBusy without one. */
  of(member: string): Database
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

/** Opens so many connections; throws at once when the database can't be reached. */
export async function connect(url: string, connections: number): Promise<Database> {
  const division = divided(connections)
  const orm = new MikroORM({
    clientUrl: url,
    entities: [...entities],
    timezone: 'UTC',
    pool: { max: division.others },
    driverOptions: limits,
    logger: () => undefined,
  })
  const pool = (await orm.em.getConnection().getNativeClient()) as unknown as Pool
  takeBackLost(pool)
  const config = { connectionString: url, ...limits }
  const pipelines = openPipelines(
    { ...config, statement_timeout: READ_MS, application_name: 'lending-gateway reads' },
    division.pipelines,
  )
  const searches = division.searches > 0 ? openSearches(config, division.searches) : undefined
  const name = statementNames()
  const statement = (text: string, values: readonly unknown[] = []) => ({
    name: name(text),
    text,
    values: [...values],
    types: rowTypes,
  })
  const shared = new SharedReads('on its way')
  const tell = throttled(() => pool.query(hintText))
  const hint = () => {
    shared.clearAll()
    tell()
  }
  const change: Database['change'] = (text, values) =>
    retrying(async () => {
      const client = await pool.connect()
      const lost = () => undefined
      client.on('error', lost)
      try {
        const { rows } = await settled(() => client.query(statement(text, values)))
        client.release()
        return rows
      } catch (error) {
        client.release(error instanceof OutcomeUnknown)
        throw error
      } finally {
        // Also what failed may have been done, when its outcome is unknown.
        hint()
        client.off('error', lost)
      }
    })
  const ways = { pipelines, searches, pool, statement }
  const ofMember = lanesFor(division)
  const inLanes = (lanes: Lanes): Database => ({
    orm,
    hint,
    query: reading(ways, lanes, apart),
    share: reading(ways, lanes, (...read) => shared.join(...read)),
    change: (text, values) => lanes.alone(() => change(text, values)),
    alone: lanes.alone,
    of: (member) => inLanes(ofMember(member)),
    // What is lost for good is not waited for.
    close: async () => {
      const closed = Promise.all([pipelines.close(), searches?.close(), orm.close(true)])
      await Promise.race([closed, sleep(CLOSE_MS, undefined, { ref: false })])
    },
  })
  return inLanes(open)
}

/**
 * Kysely 0.29 keeps a connection for ever on which BEGIN failed, so each loss would shrink the pool.
 * Whoever else holds a lost connection gives it back long before this does.
 */
function takeBackLost(pool: Pool): void {
  pool.on('connect', (client) => {
    const release = () => {
      try {
        client.release(true)
      } catch {
        // It was given back.
      }
    }
    client.once('end', () => setTimeout(release, TAKE_BACK_MS).unref())
  })
}

/** No wait is without end; connections stay, since each holds its prepared statements. */
const limits = {
  connectionTimeoutMillis: 1_000,
  idleTimeoutMillis: 3_600_000,
  statement_timeout: 5_000,
  lock_timeout: 2_000,
  idle_in_transaction_session_timeout: 10_000,
  application_name: 'lending-gateway',
  keepAlive: true,
}

/** A name for each statement text, up to what every connection can keep: filters have many combinations. */
function statementNames(): (text: string) => string | undefined {
  const names = new Map<string, string>()
  let room = PREPARED_CHARACTERS
  return (text) => {
    const known = names.get(text)
    if (known !== undefined || names.size >= PREPARED_MAX || text.length > room) return known
    room -= text.length
    const name = `s${names.size}`
    names.set(text, name)
    return name
  }
}
