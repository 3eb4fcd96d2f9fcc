import type { Pool, PoolClient } from 'pg'
import { isSpent } from './faults.ts'
import { giveUpSilent } from './silence.ts'

const TAKE_BACK_MS = 500

/** Removes lost, silent or broken connections from a pool, whatever code used them last, and reports the errors of PostgreSQL. */
export function careFor(pool: Pool, failed: (error: Error) => void): void {
  const spent = new WeakSet<PoolClient>()
  pool.on('connect', (client) => {
    // The query of the connection's current user reports the loss; without a listener the event would end the process.
    client.on('error', () => undefined)
    takeBackLost(client)
    giveUpSilent(client)
    // MikroORM's transactions return connections without saying whether they failed.
    client.connection.on('errorMessage', (error) => {
      failed(error)
      if (isSpent(error)) spent.add(client)
    })
  })
  pool.on('release', (_, client) => {
    if (spent.has(client)) void client.end()
  })
}

/**
 * Kysely 0.29 never returns a connection on which BEGIN failed, so each loss would shrink the pool.
 * All other holders of a lost connection return it long before this does.
 */
function takeBackLost(client: PoolClient): void {
  const release = () => {
    try {
      client.release(true)
    } catch {
      // It has been returned already.
    }
  }
  client.once('end', () => setTimeout(release, TAKE_BACK_MS).unref())
}
