import type { Pool, QueryConfig } from 'pg'
import type { Database } from './connection.ts'
import type { Lanes } from './lanes.ts'
import type { Pipelines } from './pipelines.ts'
import type { SharedReads } from './reader.ts'
import type { Searches } from './searches.ts'

/** The ways by which a statement that changes nothing can be sent. */
export interface Ways {
  readonly pipelines: Pipelines
  /** Undefined where there are too few connections. */
  readonly searches: Searches | undefined
  readonly pool: Pool
  readonly statement: (text: string, values: readonly unknown[]) => QueryConfig
}

/** Sends statements when it is their turn, and none that can join an equal one which was sent. */
export function reading(
  { pipelines, searches, pool, statement }: Ways,
  lanes: Lanes,
  join: SharedReads['join'],
): Database['query'] {
  return <Row>(text: string, values: readonly unknown[] = [], kind = 'read') => {
    const wanted = () => statement(text, values)
    if (kind === 'search' && searches !== undefined)
      return lanes.search(async () => join(text, values, () => searches.send<Row>(wanted())))
    const pooled = async () => (await pool.query(wanted())).rows as Row[]
    const alone = () => lanes.alone(async () => join(text, values, pooled))
    return lanes.read(
      async () => join(text, values, () => pipelines.send<Row>(wanted())) ?? alone(),
    )
  }
}

/** Joins nothing. */
export const apart: SharedReads['join'] = (_text, _values, send) => send()
