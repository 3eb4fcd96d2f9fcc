import type { Pool } from 'pg'
import { retrying, settled } from './attempts.ts'
import { isSpent } from './faults.ts'
import type { NewStatement } from './statements.ts'

/** Sends a statement that changes something. */
export type Change = <Row>(text: string, values?: readonly unknown[]) => Promise<Row[]>

/** Sends statements that change something, each on a connection of its own, and notifies the gateways after each. */
export function changesBy(pool: Pool, statement: NewStatement, notify: () => void): Change {
  return (text, values) =>
    retrying(async () => {
      const client = await pool.connect()
      try {
        const { rows } = await settled(() => client.query(statement(text, values)))
        client.release()
        return rows
      } catch (error) {
        const spent = isSpent(error)
        // PostgreSQL reports an error before releasing its locks, so an immediate retry would run into its own.
        if (!spent) await client.query('').catch(() => undefined)
        client.release(spent)
        throw error
      } finally {
        // Even a failed change may have been made if its outcome is unknown.
        notify()
      }
    })
}
