import type { PoolState } from './connections/pool-waits.ts'
import type { PipelinesState } from './pipelines.ts'
import type { QueueState } from './reader.ts'

/** How busy the connections are, for operators. */
export interface DatabaseLoad {
  readonly pools: Readonly<Record<string, PoolState>>
  readonly pipelines: PipelinesState
  /** The work that waits in the members' own queues. */
  readonly queues: Readonly<Record<string, QueueState>>
}
