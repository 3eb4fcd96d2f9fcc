import type { Pool, PoolClient } from 'pg'
import { isSpent } from './faults.ts'
import { giveUpSilent } from './silence.ts'

const TAKE_BACK_MS = 500

/** Keeps a pool from holding connections that are lost, silent or spent, whoever used them last; tells what errors there were. */
export function careFor(pool: Pool, failed: (error: Error) => void): void {
  const spent = new WeakSet<PoolClient>()
  pool.on('connect', (client) => {
    takeBackLost(client)
    giveUpSilent(client)
    // The library that runs transactions gives connections back without a word on how they did.
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
 * Kysely 0.29 keeps a connection for ever on which BEGIN failed, so each loss would shrink the pool.
 * Whoever else holds a lost connection gives it back long before this does.
 */
function takeBackLost(client: PoolClient): void {
  const release = () => {
    try {
      client.release(true)
    } catch {
      // It was given back.
    }
  }
  client.once('end', () => setTimeout(release, TAKE_BACK_MS).unref())
}
