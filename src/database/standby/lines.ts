import type { Client, ClientConfig, QueryConfig } from 'pg'
import { keepConnected } from '../connections/kept-connection.ts'
import { type Pipeline, send } from '../pipelines.ts'
import type { Position } from './position.ts'

const AGAIN_MS = 500

/** What a server says about itself. */
export interface Seen {
  /** Whether it follows a primary. */
  readonly standby: boolean
  readonly replayed: Position
  readonly timeline: number
  /** Identifies the cluster and the database in it; a copy has the same value as its original. */
  readonly system: string
}

/** A connection to a standby. Each may lead to a different standby, so each has its own replayed position. */
export interface Line extends Pipeline {
  seen: Seen | undefined
  /** Whether the standby could be used when it was last looked at. */
  isFit: boolean
  looking: Promise<void> | undefined
}

/** Identifies the cluster and the database in it, as an SQL expression. */
export const system = `(select system_identifier from pg_control_system())::text || ' '
  || (select oid from pg_database where datname = current_database())`

/** The statement that returns a `Seen`. */
export const look = `
  select pg_is_in_recovery() as standby,
    coalesce(pg_wal_lsn_diff(pg_last_wal_replay_lsn(), '0/0'), 0)::float8 as replayed,
    (select timeline_id from pg_control_checkpoint()) as timeline, ${system} as system`

/** Connections to standbys, which are kept open in the background and looked at before they are used. */
export class Lines {
  readonly open = new Set<Line>()
  readonly #judge: (seen: Seen) => boolean
  readonly #ends: readonly (() => Promise<void>)[]

  constructor(config: ClientConfig, count: number, judge: (seen: Seen) => boolean) {
    this.#judge = judge
    this.#ends = Array.from({ length: count }, () =>
      keepConnected({ ...config, pipeline: true }, AGAIN_MS, (client) => this.#use(client)),
    )
  }

  /** The connections that can be used. */
  fit(): Line[] {
    return [...this.open].filter(({ isFit }) => isFit)
  }

  send<Row>(line: Line, statement: QueryConfig): Promise<Row[]> {
    return send<Row>(line, statement, () => this.#lose(line))
  }

  /** Looks again how far each connection's server has replayed. */
  async look(): Promise<void> {
    await Promise.all([...this.open].map((line) => this.#look(line)))
  }

  close(): Promise<unknown> {
    return Promise.all(this.#ends.map((end) => end()))
  }

  #use(client: Client): Promise<void> {
    const line: Line = {
      client,
      waiting: 0,
      since: 0,
      seen: undefined,
      isFit: false,
      looking: undefined,
    }
    client.once('end', () => this.#lose(line))
    this.open.add(line)
    return this.#look(line)
  }

  /** Callers who ask during a look share its result. */
  #look(line: Line): Promise<void> {
    line.looking ??= this.#see(line).finally(() => {
      line.looking = undefined
    })
    return line.looking
  }

  async #see(line: Line): Promise<void> {
    const statement = { name: 'look', text: look }
    const [seen] = await this.send<Seen>(line, statement).catch(() => [])
    line.seen = seen
    line.isFit = seen !== undefined && this.open.has(line) && this.#judge(seen)
  }

  #lose(line: Line): void {
    line.isFit = false
    this.open.delete(line)
    line.client.end().catch(() => undefined)
  }
}
