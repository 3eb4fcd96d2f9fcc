import type { Registry } from '@prometheus-io/client'
import type { PoolState } from '../../database/connections/pool-waits.ts'
import type { DatabaseLoad } from '../../database/load.ts'
import { type Counted, counters, gauges } from './metric.ts'

const POOL = 'db_client_connection_pool_name'
const STATE = 'db_client_connection_state'

/** Adds the metrics of connections and of statements that wait for them; names and labels of pools are OpenTelemetry's. */
export function showDatabase(registry: Registry, load: () => DatabaseLoad): void {
  showPools(registry, () => Object.entries(load().pools))
  showPipelines(registry, () => load().pipelines)
  showQueues(registry, () => Object.entries(load().queues))
}

function showPools(
  registry: Registry,
  pools: () => readonly (readonly [string, PoolState])[],
): void {
  const each = (name: keyof PoolState) => (): readonly Counted[] =>
    pools().map(([pool, state]) => [{ [POOL]: pool }, state[name]])
  gauges(registry, {
    db_client_connection_count: [
      'Connections of a pool.',
      [POOL, STATE],
      () =>
        pools().flatMap(([name, { total, idle }]): Counted[] => [
          [{ [POOL]: name, [STATE]: 'idle' }, idle],
          [{ [POOL]: name, [STATE]: 'used' }, total - idle],
        ]),
    ],
    db_client_connection_max: ['The most connections that a pool may have.', [POOL], each('max')],
    db_client_connection_pending_requests: [
      'Statements that wait for a connection of a pool.',
      [POOL],
      each('pending'),
    ],
  })
  counters(registry, {
    db_client_connection_waits_total: [
      'Statements that had to wait for a connection, since all of the pool were in use.',
      [POOL],
      each('waits'),
    ],
    db_client_connection_wait_seconds_total: [
      'Time that they waited, all together.',
      [POOL],
      each('waitSeconds'),
    ],
    db_client_connection_timeouts_total: [
      'Statements that waited for a connection in vain.',
      [POOL],
      each('timeouts'),
    ],
  })
}

function showPipelines(registry: Registry, state: () => DatabaseLoad['pipelines']): void {
  gauges(registry, {
    db_pipeline_connections: ['Open pipelines.', () => state().open],
    db_pipeline_statements: ['Reads under way on pipelines.', () => state().statements],
  })
  counters(registry, {
    db_pipeline_overflows_total: [
      'Reads that took a connection of the pool, since every pipeline was busy with a slow one or lost.',
      () => state().overflows,
    ],
  })
}

function showQueues(registry: Registry, queues: () => readonly [string, Queue][]): void {
  const each = (name: keyof Queue) => (): readonly Counted[] =>
    queues().map(([queue, state]) => [{ queue }, state[name]])
  gauges(registry, {
    member_queue_waiting: [
      'Statements that wait until fewer of the same member run.',
      ['queue'],
      each('waiting'),
    ],
  })
  counters(registry, {
    member_queue_waits_total: ['Statements that waited so.', ['queue'], each('waits')],
    member_queue_wait_seconds_total: [
      'Time that they waited, all together.',
      ['queue'],
      each('waitSeconds'),
    ],
    member_queue_refusals_total: [
      'Statements refused, since too many of the same member waited, or for too long.',
      ['queue'],
      each('refused'),
    ],
    member_queue_timeouts_total: [
      'Those of them that had waited for too long, and so were answered with 503.',
      ['queue'],
      each('timedOut'),
    ],
  })
}

type Queue = DatabaseLoad['queues'][string]
