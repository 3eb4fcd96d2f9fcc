import { setTimeout as sleep } from 'node:timers/promises'
import DataLoader from 'dataloader'
import type { Outcome } from '../outcome.ts'

const TOGETHER_MAX = 16
const SLOW_MS = 20

/** A movement, as `make_movements` takes it. */
export interface Movement {
  readonly operation: 'deposit' | 'withdraw' | 'transfer'
  readonly by_user: string
  readonly with_key: string | null
  /** Hexadecimal, in the input format of bytea. */
  readonly hash: string
  readonly ids: readonly string[]
  /** Minor units. */
  readonly amount: bigint
  readonly counterparty: string | null
  readonly description: string | null
  readonly provider_reference: string | null
}

/** Sends a batch of movements. An outcome is null if the batch skipped the movement because it would have had to wait. */
type Send = (movements: readonly Movement[]) => Promise<(Outcome | null)[]>

type Queue = DataLoader<Movement, Outcome | null>

/** A queue that sends a limited number of batches at once; movements that arrive meanwhile form the next batch. */
export function openQueue(make: Send, most: number): Queue {
  const waiting: (() => void)[] = []
  let inFlight = 0
  const next = () => {
    while (inFlight < most && waiting.length > 0) {
      inFlight += 1
      waiting.shift()?.()
    }
  }
  const leave = () => {
    inFlight -= 1
    next()
  }
  const send = (movements: readonly Movement[]) => {
    const outcomes = make(movements)
    // No movement waits long behind a slow batch.
    Promise.race([outcomes, sleep(SLOW_MS)]).then(leave, leave)
    return outcomes
  }
  return new DataLoader(send, {
    cache: false,
    maxBatchSize: TOGETHER_MAX,
    batchScheduleFn: (start) => {
      waiting.push(start)
      setImmediate(next)
    },
  })
}

/** Queues by member; a queue exists as long as movements wait in it. */
export function openQueues(sendFor: (member: string) => Send) {
  const queues = new Map<string, { readonly queue: Queue; waiting: number }>()
  return {
    has: (member: string) => queues.has(member),
    load: async (member: string, movement: Movement) => {
      const one = queues.get(member) ?? { queue: openQueue(sendFor(member), 1), waiting: 0 }
      queues.set(member, one)
      one.waiting += 1
      try {
        return await one.queue.load(movement)
      } finally {
        one.waiting -= 1
        if (one.waiting === 0) queues.delete(member)
      }
    },
  }
}
