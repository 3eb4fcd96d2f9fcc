import { setTimeout as sleep } from 'node:timers/promises'
import type { MikroORM } from '@mikro-orm/postgresql'
import type { Pool, QueryConfig } from 'pg'
import { type Noted, sent, timed } from '../telemetry/noted.ts'
import { type Change, changesBy } from './change.ts'
import { divided } from './connections/division.ts'
import { reach } from './connections/hosts.ts'
import { keptAlive } from './connections/kept-connection.ts'
import { patiently, STARTING_ATTEMPTS } from './connections/patiently.ts'
import { closePool, openPool } from './connections/pool.ts'
import { careFor } from './connections/pool-care.ts'
import { queryOn, watchPool } from './connections/pool-waits.ts'
import { type Connecting, direct, usual, withSettings } from './connections/pooling.ts'
import { notifyText, pathTo, throttled } from './listen-notify.ts'
import type { DatabaseLoad } from './load.ts'
import { type Changing, openOperators } from './operators.ts'
import { openPipelines, type Pipelines } from './pipelines.ts'
import {
  type Kind,
  queuesFor,
  type Reader,
  type Scheduler,
  SharedReads,
  schedulersFor,
  unscheduled,
} from './reader.ts'
import { openSearches, type Searches } from './searches.ts'
import { preparedStatements } from './statements.ts'
import { obstacleTo, Storage } from './storage.ts'
import { notingTransactions } from './transactions.ts'

const CLOSE_MS = 3_000
/** For reads on pipelines. */
const READ_MS = 2_000

/** A connected database: prepared statements, and MikroORM transactions for changes that take several calls. No entity is written. */
export interface Database extends Reader {
  readonly orm: MikroORM
  /** The schema that holds its tables. */
  readonly schema: string
  /** Like `query`, but equal statements in flight are sent once. Callers share the rows and must not modify them. */
  share<Row>(text: string, values?: readonly unknown[], kind?: Kind): Promise<Row[]>
  /** Runs a statement that changes something, and retries it where that is safe. Throws OutcomeUnknown if no answer came. */
  readonly change: Change
  /** Runs work that needs its own connection, such as a transaction; notes the wait for the member's turn, also with an operation that shares the work with others. */
  withOwnConnection<T>(work: () => Promise<T>, noted?: Noted): Promise<T>
  /**
   * The same database for one member, who may run only a few statements at once. Others wait in line, and throw TooBusy if the line
   * is full or the wait too long.
   */
  of(member: string, noted?: Noted): Database
  /** The same database for one operation: the statements that it sends are recorded in `noted`. */
  noting(noted: Noted): Database
  /** What is recorded about the operation that this database is for, if any. */
  readonly noted: Noted | undefined
  /**
   * The same database for what only operators may do: changes go by the operators' role if there is one. Reads stay with the application's, so
   * a function that only operators may call is called by `change`, even if it only reads.
   */
  operating(): Database
  /** Whether operators have a role of their own. */
  readonly operatesApart: boolean
  /** Why it accepts no changes now, for operators. */
  obstacle(): Promise<string | undefined>
  /** How busy its connections are, for operators. */
  load(): DatabaseLoad
  /** Tells every gateway that something has changed. */
  readonly notify: () => void
  /** From now on `notify` tries this way first, and uses NOTIFY only if it returns false. */
  notifyBy(way: () => boolean): void
  close(): Promise<void>
}

/** Opens the connections; throws within a few seconds if the database can't be reached. */
export async function connect(
  url: string,
  connections: number,
  { pooler, prepare, schema: wanted, operatorUrl }: Connecting = direct,
): Promise<Database> {
  const division = divided(connections)
  const config = { ...reach(url), ...limits }
  const storage = new Storage()
  const path = pathTo(wanted)
  const { during, watch, whose } = notingTransactions()
  const onPoolCreated = (pool: Pool) => {
    careFor(pool, (error) => storage.note(error))
    pool.on('connect', watch)
  }
  const given = withSettings(config, pooler, { ...usual, ...path })
  const { orm, pool } = await openPool({ ...given, onPoolCreated }, division.others)
  const poolState = watchPool(pool, whose)
  const schema = await findSchema(pool, wanted)
  const pipelines = openPipelines(
    {
      ...withSettings(config, pooler, { ...usual, ...path, statement_timeout: READ_MS }),
      application_name: 'lending-gateway reads',
    },
    division.pipelines,
  )
  const searches =
    division.searches > 0
      ? openSearches(config, division.searches, { pooler, schema: wanted })
      : undefined
  const statement = preparedStatements(prepare)
  const shared = new SharedReads('on its way')
  let notifyFirst = () => false
  const tell = throttled(async () => notifyFirst() || pool.query(notifyText(schema)))
  const notify = () => {
    shared.clearAll()
    tell()
  }
  const change = changesBy(pool, statement, notify)
  const operators =
    operatorUrl === undefined
      ? undefined
      : await openOperators({ ...reach(operatorUrl), ...limits, onPoolCreated }, path, notify)
  const ways = { pipelines, searches, pool, statement }
  const queues = queuesFor(division)
  const ofMember = schedulersFor(queues)
  const load = (): DatabaseLoad => ({
    pools: {
      others: poolState(),
      ...(searches && { searches: searches.state() }),
      ...(operators && { operators: operators.state() }),
    },
    pipelines: pipelines.state(),
    queues: {
      read: queues.read.state,
      search: queues.search.state,
      other: queues.withOwnConnection.state,
    },
  })
  const scheduledBy = (
    scheduler: Scheduler,
    noted?: Noted,
    changing: Changing = { orm, change },
  ): Database => ({
    orm: changing.orm,
    schema,
    noted,
    notify,
    notifyBy: (way) => {
      notifyFirst = way
    },
    query: reading(ways, scheduler, apart, noted),
    share: reading(ways, scheduler, (...read) => shared.join(...read), noted),
    change: <Row>(text: string, values?: readonly unknown[]) => {
      const send = () => sent(noted, text, changing.change<Row>(noted, text, values))
      return timed(noted, 'database', scheduler.withOwnConnection(send, noted))
    },
    withOwnConnection:
      noted === undefined
        ? scheduler.withOwnConnection
        : (work) => {
            const done = scheduler.withOwnConnection(() => during(noted, work), noted)
            return timed(noted, 'database', done)
          },
    of: (member, noted) => scheduledBy(ofMember(member), noted, changing),
    noting: (noted) => scheduledBy(scheduler, noted, changing),
    operating: () => scheduledBy(scheduler, noted, operators),
    operatesApart: operators !== undefined,
    obstacle: () => obstacleTo(pool, storage),
    load,
    // A connection that is lost for good may never close, so this does not wait for all of them.
    close: async () => {
      const closed = Promise.all([
        pipelines.close(),
        searches?.close(),
        closePool(orm, pool),
        operators?.close(),
      ])
      await Promise.race([closed, sleep(CLOSE_MS, undefined, { ref: false })])
    },
  })
  return scheduledBy(unscheduled)
}

/** Every wait is limited. Idle connections are kept for an hour, since each holds prepared statements. */
const limits = {
  connectionTimeoutMillis: 1_000,
  idleTimeoutMillis: 3_600_000,
  application_name: 'lending-gateway',
  ...keptAlive,
}

/** The connections on which a read can be sent. */
interface Ways {
  readonly pipelines: Pipelines
  /** Undefined if there are too few connections. */
  readonly searches: Searches | undefined
  readonly pool: Pool
  readonly statement: (text: string, values: readonly unknown[]) => QueryConfig
}

/** Queues statements by the scheduler. When its turn comes, a statement joins an equal one in flight, or else is sent and noted. */
function reading(
  { pipelines, searches, pool, statement }: Ways,
  scheduler: Scheduler,
  join: SharedReads['join'],
  noted?: Noted,
): Reader['query'] {
  return <Row>(text: string, values: readonly unknown[] = [], kind = 'read') => {
    const wanted = () => statement(text, values)
    if (kind === 'search' && searches !== undefined) {
      const search = () => sent(noted, text, searches.send<Row>(wanted(), noted))
      const found = scheduler.search(async () => join(text, values, search), noted)
      return timed(noted, 'database', found)
    }
    const query = async () => (await queryOn(pool, wanted(), noted)).rows as Row[]
    const pooled = () => sent(noted, text, query())
    const withOwnConnection = () =>
      scheduler.withOwnConnection(async () => join(text, values, pooled), noted)
    const read = () => sent(noted, text, pipelines.send<Row>(wanted()))
    const rows = scheduler.read(async () => join(text, values, read) ?? withOwnConnection(), noted)
    return timed(noted, 'database', rows)
  }
}

/** Stands in for `SharedReads.join` where nothing is shared: every statement is sent. */
export const apart: SharedReads['join'] = (_text, _values, send) => send()

/** The schema that the pool's connections use. If it is not the wanted one, closes the pool and throws an Error. */
async function findSchema(pool: Pool, wanted: string | undefined): Promise<string> {
  try {
    const { rows } = await patiently(
      () => pool.query('select current_schema() as found'),
      STARTING_ATTEMPTS,
    )
    const [{ found } = { found: null }] = rows
    if (typeof found === 'string' && (wanted ?? found) === found) return found
    throw new Error(
      `DATABASE_SCHEMA: connections use ${found === null ? 'no schema, since none in their search_path exists' : `the schema ${found}`}${wanted === undefined ? '' : `, not ${wanted}`}; run \`npm run migrate\`, or check DATABASE_SCHEMA and the role's search_path`,
    )
  } catch (error) {
    await pool.end()
    throw error
  }
}
