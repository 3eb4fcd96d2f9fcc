import type { Pool, QueryConfig } from 'pg'
import { type Noted, sent } from '../telemetry/noted.ts'
import type { Scheduler } from './member-queues.ts'
import type { Pipelines } from './pipelines.ts'
import type { Reader, SharedReads } from './reader.ts'
import type { Searches } from './searches.ts'

/** The connections by which a read can be sent. */
export interface Ways {
  readonly pipelines: Pipelines
  /** Undefined if there are too few connections. */
  readonly searches: Searches | undefined
  readonly pool: Pool
  readonly statement: (text: string, values: readonly unknown[]) => QueryConfig
}

/** Sends statements as scheduled, except those that can join an equal one that was sent, and notes those that it sends. */
export function reading(
  { pipelines, searches, pool, statement }: Ways,
  scheduler: Scheduler,
  join: SharedReads['join'],
  noted?: Noted,
): Reader['query'] {
  return <Row>(text: string, values: readonly unknown[] = [], kind = 'read') => {
    const wanted = () => statement(text, values)
    if (kind === 'search' && searches !== undefined)
      return scheduler.search(async () =>
        join(text, values, () => sent(noted, text, searches.send<Row>(wanted()))),
      )
    const query = async () => (await pool.query(wanted())).rows as Row[]
    const pooled = () => sent(noted, text, query())
    const alone = () => scheduler.alone(async () => join(text, values, pooled))
    return scheduler.read(
      async () =>
        join(text, values, () => sent(noted, text, pipelines.send<Row>(wanted()))) ?? alone(),
    )
  }
}

/** Joins nothing. */
export const apart: SharedReads['join'] = (_text, _values, send) => send()
