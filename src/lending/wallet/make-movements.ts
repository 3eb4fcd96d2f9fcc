import { setTimeout as sleep } from 'node:timers/promises'
import DataLoader from 'dataloader'
import { DatabaseError } from 'pg'
import type { Database } from '../../database/connection.ts'
import { codeOf } from '../../database/connections/faults.ts'
import { type Noted, sent, timed } from '../../telemetry/noted.ts'
import type { CrossingLimits } from '../exposure.ts'
import type { Outcome } from '../outcome.ts'
import type { OwnReference } from '../own-references/check.ts'

const TOGETHER_MAX = 16
const SLOW_MS = 20

/** A movement in the format of `make_movements`. */
interface Movement extends OwnReference {
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
  /** Of a deposit or withdrawal: its provider, and the id of its payment. */
  readonly provider?: string
  readonly payment?: string
}

/** Sends a batch of movements. An outcome is null if the batch skipped the movement because it would have had to wait. */
type Send = (movements: readonly Movement[]) => Promise<(Outcome | null)[]>

type Queue = DataLoader<Movement, Outcome | null>

/** A queue that sends a limited number of batches at once; movements that arrive meanwhile form the next batch. */
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
    // A slow batch frees its place after 20 ms, so that no movement waits long behind it.
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

const IN_FLIGHT_MAX = 2
const LOCKED = '55P03'
const MAKE = 'select make_movements($1, $2, $3) as outcome'

/** Makes a movement, noted with an operation; throws OutcomeUnknown if no response arrives. */
export type Move = (movement: Movement, noted: Noted | undefined) => Promise<Outcome>

/**
 * Makes simultaneous movements in batches. A movement that would have to wait for a member's account goes to that member's
 * queue, whose batches wait for the account; one that is skipped even there is made alone.
 */
export function openMovements(database: Database, limits: CrossingLimits): Move {
  const make: Make = (movements, waitsFor) => makeMovements(database, limits, movements, waitsFor)
  const together = openQueue(
    async (movements) => (movements.length === 1 ? [null] : makeTogether(make, movements, [])),
    IN_FLIGHT_MAX,
  )
  const queues = openQueues((member) => {
    // Limits connections, so that neither one payer nor all payers of one member can use all of them.
    const { withOwnConnection } = database.of(`paid ${member}`)
    return (movements) =>
      withOwnConnection(() =>
        movements.length === 1 ? make(movements, null) : makeTogether(make, movements, [member]),
      )
  })
  const makeAlone = async (movement: Movement) => {
    const [outcome] = await make([movement], null)
    if (!outcome) throw new Error('a movement without an outcome')
    return outcome
  }
  const attempt = async (movement: Movement) => {
    const member = movement.counterparty ?? movement.by_user
    const outcome = queues.has(member) ? null : await together.load(movement)
    return (
      outcome ??
      (await queues.load(member, movement)) ??
      database.of(`paid ${member}`).withOwnConnection(() => makeAlone(movement))
    )
  }
  return (movement, noted) => {
    const { withOwnConnection } = database.of(movement.by_user)
    const made = withOwnConnection(() => attempt(movement), noted)
    return timed(noted, 'database', sent(noted, MAKE, made))
  }
}

type Make = (
  movements: readonly Movement[],
  waitsFor: readonly string[] | null,
) => Promise<(Outcome | null)[]>

/** Makes a batch of movements, waiting only for the accounts of the given members. */
async function makeTogether(
  make: Make,
  movements: readonly Movement[],
  waitsFor: readonly string[],
): Promise<(Outcome | null)[]> {
  try {
    return await make(movements, waitsFor)
  } catch (error) {
    // PostgreSQL has rolled back, so the movements can be made separately, unless they waited for a lock until the timeout.
    const waited = waitsFor.length > 0 && codeOf(error) === LOCKED
    if (error instanceof DatabaseError && !waited) return movements.map(() => null)
    throw error
  }
}

async function makeMovements(
  database: Database,
  limits: CrossingLimits,
  movements: readonly Movement[],
  waitsFor: readonly string[] | null,
): Promise<(Outcome | null)[]> {
  const values = movements.map((one) => ({ ...one, amount: String(one.amount) }))
  const brings = movements.some(({ operation }) => operation === 'deposit')
  // If there is an operators' role, only that role can record that money came in.
  const { change } = brings ? database.operating() : database
  const rows = await change<{ outcome: Outcome | null }>(MAKE, [
    JSON.stringify(values),
    waitsFor,
    limits,
  ])
  return rows.map(({ outcome }) => outcome)
}
