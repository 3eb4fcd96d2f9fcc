import { setTimeout as sleep } from 'node:timers/promises'
import DataLoader from 'dataloader'
import { DatabaseError } from 'pg'
import type { Database } from '../../database/connection.ts'
import type { Outcome } from '../outcome.ts'

const TOGETHER_MAX = 16
const IN_FLIGHT_MAX = 2
const SLOW_MS = 20

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

/** Makes movements one by one, and together those transfers that are asked for at once: one that has to wait takes a second call. */
export function openMovements(database: Database): Move {
  const together = openTransfers(database)
  // It may wait for either wallet: so neither the one who pays nor those who pay one member take all connections.
  const toward = (movement: Movement) =>
    database.of(`paid ${movement.counterparty}`).alone(() => makeAlone(database, movement))
  return (movement) =>
    database
      .of(movement.by_user)
      .alone(async () =>
        movement.operation === 'transfer'
          ? ((await together.load(movement)) ?? toward(movement))
          : makeAlone(database, movement),
      )
}

/** A batch of one: what can't be made at once is waited for, or refused. */
async function makeAlone(database: Database, movement: Movement): Promise<Outcome> {
  const [outcome] = await make(database, [movement])
  if (!outcome) throw new Error('a movement without an outcome')
  return outcome
}

async function make(
  database: Database,
  movements: readonly Movement[],
): Promise<(Outcome | null)[]> {
  const values = movements.map((one) => ({ ...one, amount: String(one.amount) }))
  const rows = await database.change<{ outcome: Outcome | null }>(
    'select make_movements($1) as outcome',
    [JSON.stringify(values)],
  )
  return rows.map(({ outcome }) => outcome)
}

/** Sends two statements at once; what is asked for meanwhile goes together into the next. */
function openTransfers(database: Database): DataLoader<Movement, Outcome | null> {
  const waiting: (() => void)[] = []
  let inFlight = 0
  const next = () => {
    while (inFlight < IN_FLIGHT_MAX && waiting.length > 0) {
      inFlight += 1
      waiting.shift()?.()
    }
  }
  const leave = () => {
    inFlight -= 1
    next()
  }
  const send = (transfers: readonly Movement[]) => {
    const outcomes = makeTogether(database, transfers)
    // Nobody's transfer waits behind a slow one.
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

/** Outcomes in the order of the transfers; null for one that is to be made by itself, since it would have to wait. */
async function makeTogether(
  database: Database,
  transfers: readonly Movement[],
): Promise<(Outcome | null)[]> {
  if (transfers.length === 1) return [null]
  try {
    return await make(database, transfers)
  } catch (error) {
    // What PostgreSQL refused, it has undone.
    if (error instanceof DatabaseError) return transfers.map(() => null)
    throw error
  }
}
