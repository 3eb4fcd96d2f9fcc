import { setTimeout as sleep } from 'node:timers/promises'
import DataLoader from 'dataloader'
import { DatabaseError } from 'pg'
import type { Database } from '../../database/connection.ts'
import { codeOf } from '../../database/faults.ts'
import type { Outcome } from '../outcome.ts'

const TOGETHER_MAX = 16
const IN_FLIGHT_MAX = 2
const SLOW_MS = 20
const LOCKED = '55P03'

/** What `make_movements` is asked for, by the names that it has for it. */
interface Movement {
  readonly operation: 'deposit' | 'withdraw' | 'transfer'
  readonly by_user: string
  readonly with_key: string | null
  /** In hexadecimal digits, as PostgreSQL reads bytes. */
  readonly hash: string
  readonly ids: readonly string[]
  /** Minor units. */
  readonly amount: bigint
  readonly counterparty: string | null
  readonly description: string | null
  readonly provider_reference: string | null
}

/** Makes a movement; throws OutcomeUnknown when no answer came. */
export type Move = (movement: Movement) => Promise<Outcome>

/** Null stands for a movement that the batch left out, since it would have had to wait. */
type Send = (movements: readonly Movement[]) => Promise<(Outcome | null)[]>

/**
 * Makes movements that are asked for at once together. One that has to wait for a member's account waits in that member's queue,
 * with all others that do; what is left over even there is made by itself.
 */
export function openMovements(database: Database): Move {
  const together = openQueue(
    async (movements) => (movements.length === 1 ? [null] : makeTogether(database, movements, [])),
    IN_FLIGHT_MAX,
  )
  const queues = openQueues((member) => {
    // Limits connections: neither one payer, nor all who pay the same member, can take every one.
    const { alone } = database.of(`paid ${member}`)
    return (movements) =>
      alone(() =>
        movements.length === 1
          ? make(database, movements, null)
          : makeTogether(database, movements, [member]),
      )
  })
  const makeAlone = async (movement: Movement) => {
    const [outcome] = await make(database, [movement], null)
    if (!outcome) throw new Error('a movement without an outcome')
    return outcome
  }
  const attempt = async (movement: Movement) => {
    const member = movement.counterparty ?? movement.by_user
    const outcome = queues.has(member) ? null : await together.load(movement)
    return (
      outcome ??
      (await queues.load(member, movement)) ??
      database.of(`paid ${member}`).alone(() => makeAlone(movement))
    )
  }
  return (movement) => database.of(movement.by_user).alone(() => attempt(movement))
}

/** Queues by member, which exist as long as somebody waits in them. */
function openQueues(sendFor: (member: string) => Send) {
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

type Queue = DataLoader<Movement, Outcome | null>

/** Sends so many statements at once; what is asked for meanwhile goes together into the next. */
function openQueue(make: Send, most: number): Queue {
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
    // Nobody's movement waits behind a slow one.
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

/** Makes several movements, waiting for the accounts of the given members only. */
async function makeTogether(
  database: Database,
  movements: readonly Movement[],
  waitsFor: readonly string[],
): Promise<(Outcome | null)[]> {
  try {
    return await make(database, movements, waitsFor)
  } catch (error) {
    // PostgreSQL has undone what it refused, so it can be tried again, but not after waiting for a lock as long as is allowed.
    const waited = waitsFor.length > 0 && codeOf(error) === LOCKED
    if (error instanceof DatabaseError && !waited) return movements.map(() => null)
    throw error
  }
}

async function make(
  database: Database,
  movements: readonly Movement[],
  waitsFor: readonly string[] | null,
): Promise<(Outcome | null)[]> {
  const values = movements.map((one) => ({ ...one, amount: String(one.amount) }))
  const rows = await database.change<{ outcome: Outcome | null }>(
    'select make_movements($1, $2) as outcome',
    [JSON.stringify(values), waitsFor],
  )
  return rows.map(({ outcome }) => outcome)
}
