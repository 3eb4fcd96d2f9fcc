import type { Pool } from 'pg'
import { retrying, settled } from './attempts.ts'
import type { Database } from './connection.ts'
import { isSpent } from './faults.ts'
import type { NewStatement } from './statements.ts'

/** Sends statements that change something, each on a connection of its own, and tells of each when it has ended. */
export function changesBy(
  pool: Pool,
  statement: NewStatement,
  notify: () => void,
): Database['change'] {
  return (text, values) =>
    retrying(async () => {
      const client = await pool.connect()
      const lost = () => undefined
      client.on('error', lost)
      try {
        const { rows } = await settled(() => client.query(statement(text, values)))
        client.release()
        return rows
      } catch (error) {
        client.release(isSpent(error))
        throw error
      } finally {
        // Also what failed may have been done, when its outcome is unknown.
        notify()
        client.off('error', lost)
      }
    })
}
