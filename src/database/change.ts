import { setTimeout as sleep } from 'node:timers/promises'
import type { Pool } from 'pg'
import { type Noted, timed } from '../telemetry/noted.ts'
import { codeOf, isSpent, isUnanswered } from './connections/faults.ts'
import type { NewStatement } from './statements.ts'

const ATTEMPTS = 4
const PAUSE_MS = 20

/** The connection was lost or silent during a change, which may have been made or not. */
export class OutcomeUnknown extends Error {}

/** Runs a transaction again, up to 3 times, if PostgreSQL aborted it in favour of another (40001, 40P01). */
export async function retrying<T>(run: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await run()
    } catch (error) {
      if (attempt === ATTEMPTS || !/^40(001|P01)$/.test(codeOf(error))) throw error
      await sleep(PAUSE_MS * attempt * (0.5 + Math.random()))
    }
  }
}

/** Throws OutcomeUnknown in place of any error after which the change may still have been committed. */
export async function settled<T>(run: () => Promise<T>): Promise<T> {
  try {
    return await run()
  } catch (error) {
    if (isUnanswered(error)) throw new OutcomeUnknown('', { cause: error })
    throw error
  }
}

/** Sends a statement that changes something. */
export type Change = <Row>(text: string, values?: readonly unknown[]) => Promise<Row[]>

/** The same for an operation, if there is one, which notes how long the change waited for a connection. */
export type NotedChange = <Row>(
  noted: Noted | undefined,
  ...change: Parameters<Change>
) => Promise<Row[]>

/** Sends statements that change something, each on a connection of its own, and notifies the gateways after each. */
export function changesBy(pool: Pool, statement: NewStatement, notify: () => void): NotedChange {
  return (noted, text, values) =>
    retrying(async () => {
      const client = await timed(noted, 'waiting', pool.connect())
      try {
        const { rows } = await settled(() => client.query(statement(text, values)))
        client.release()
        return rows
      } catch (error) {
        const spent = isSpent(error)
        // PostgreSQL reports an error before it releases the locks, so an immediate retry could run into the locks of this attempt.
        if (!spent) await client.query('').catch(() => undefined)
        client.release(spent)
        throw error
      } finally {
        // A failed change may have been made all the same, if its outcome is unknown.
        notify()
      }
    })
}

type Rows<Row> = Promise<readonly Row[]>

/** The row of a statement that always returns one, such as a sum; throws an Error if there is none. */
export async function oneRow<Row>(rows: Rows<Row>): Promise<Row> {
  const [row] = await rows
  if (row === undefined) throw new Error('a statement that returns one row returned none')
  return row
}

/** The first row of a statement; null if it returns none. */
export async function firstRow<Row>(rows: Rows<Row>): Promise<Row | null> {
  const [row] = await rows
  return row ?? null
}

/** The value that a statement returns in its only row and column, as a call of a database function does. */
export async function onlyValue<Value>(rows: Rows<unknown>): Promise<Value> {
  const [value] = Object.values((await oneRow(rows)) as object)
  return value as Value
}
