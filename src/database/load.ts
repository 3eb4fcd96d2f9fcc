import type { PoolState } from './connections/pool-waits.ts'
import type { PipelinesState } from './pipelines.ts'

/** How busy the connections are, for operators. */
export interface DatabaseLoad {
  readonly pools: Readonly<Record<string, PoolState>>
  readonly pipelines: PipelinesState
  /** The work that waits in the members' own queues. */
  readonly queues: Readonly<Record<string, QueueState>>
}

/** For metrics: how much work waits in all members' queues now, and how much has waited since the start. */
export interface QueueState {
  waiting: number
  waits: number
  waitSeconds: number
  refused: number
  /** Those of them that were refused since they waited too long, with 503. */
  timedOut: number
}
