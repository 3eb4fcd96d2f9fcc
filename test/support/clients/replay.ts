import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'
import { inject } from 'vitest'

const LOOK_MS = 2

// A record of its own: what is only inserted into the log, but not committed, may reach the standby seconds later.
const mark = `select pg_wal_lsn_diff(pg_logical_emit_message(true, '', ''), '0/0') as mark`
const look = `select pg_wal_lsn_diff(pg_last_wal_replay_lsn(), '0/0') >= $1 as reached`

/** Waits for the standby at a port; without one there is nothing to wait for. */
export async function followStandby(port: number | undefined) {
  if (port === undefined) return { replayed: async () => undefined, leave: async () => undefined }
  const adminUrl = inject('adminUrl')
  const primary = await opened(adminUrl)
  const standby = await opened(Object.assign(new URL(adminUrl), { port: String(port) }).href)
  return {
    replayed: async () => {
      const { rows } = await primary.query(mark)
      while (!(await standby.query(look, [rows[0]?.mark])).rows[0]?.reached) await sleep(LOOK_MS)
    },
    leave: async () => {
      await Promise.all([primary.end(), standby.end()])
    },
  }
}

async function opened(connectionString: string): Promise<Client> {
  const client = new Client({ connectionString })
  client.on('error', () => undefined)
  await client.connect()
  return client
}
