import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'
import type { Stand } from '../stand/stand.ts'
import type { Fault } from './fault.ts'

const HELD_MS = 4_000

/** What goes wrong in the database, while it runs. */
export const database: Readonly<Record<string, Fault>> = {
  F4: {
    name: 'all connections of a pool wait for one lock',
    act: (stand) => holding(stand, 'lock table account in exclusive mode', 6_000),
  },
  F7: {
    name: 'a wallet is locked, and a transaction stays open',
    act: (stand, random) =>
      holding(
        stand,
        `select from account where id = (select id from account where kind = 'available' order by id offset ${random.whole(0, 5)} limit 1) for update`,
        HELD_MS,
      ),
  },
}

/** Keeps a transaction open that has run one statement. */
async function holding(stand: Stand, statement: string, milliseconds: number): Promise<void> {
  const client = new Client({ connectionString: stand.addresses.adminUrl })
  client.on('error', () => undefined)
  await client.connect()
  await client.query('begin')
  await client.query(statement)
  await sleep(milliseconds)
  await client.query('rollback')
  await client.end()
}
