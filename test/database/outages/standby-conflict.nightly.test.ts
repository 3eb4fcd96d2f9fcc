import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { httpClient } from '../../support/http-client.ts'
import {
  answered,
  type Replicated,
  startReplicated,
  tokenOf,
} from '../../support/servers/databases/replicated.ts'

let fleet: Replicated
let primary: Client

beforeAll(async () => {
  fleet = await startReplicated()
  primary = new Client({ connectionString: fleet.primary.adminUrl })
  await primary.connect()
  await fleet.standby.sql("alter system set max_standby_streaming_delay = '0'")
  await fleet.standby.sql('select pg_reload_conf()')
})
afterAll(async () => {
  await primary.end()
  await fleet.close()
})

/** Locks a table on the primary, and so on the standby, which is sent the lock with the next commit of anyone. */
async function lock(table: string): Promise<void> {
  await primary.query(`lock table ${table} in access exclusive mode`)
  await fleet.primary.sql("select pg_logical_emit_message(true, '', '')")
}
const onStandby = async (text: string) => {
  const [row] = await fleet.standby.sql<{ count: number }>(`select (${text})::int as count`)
  return row?.count ?? 0
}
const conflicts = () => onStandby('select sum(confl_lock) from pg_stat_database_conflicts')
const waiting = () =>
  onStandby(`select count(*) from pg_stat_activity
    where application_name = 'lending-gateway standby' and wait_event_type = 'Lock'`)
const locked = () =>
  onStandby(`select count(*) from pg_locks
    where relation = 'account'::regclass and mode = 'AccessExclusiveLock'`)

it('a statement that is in the way of what the standby replays is answered by the primary', async () => {
  const { url } = fleet.gateways[0]
  const rest = httpClient(url)
  const token = await fleet.token('ada')
  await rest('POST', '/wallet/deposit', { token, body: { amount: 7 } })
  const { failed } = await answered(url)
  const unseen = async () => tokenOf(await rest('GET', '/profile', { token }))
  do {
    // Once the standby has all that she wrote, it answers her.
    await expect.poll(unseen).toEqual({})
    await primary.query('begin')
    await lock('account')
    while ((await locked()) === 0) await sleep(10)
    let isOver = false
    const read = rest('GET', '/wallet', { token }).finally(() => {
      isOver = true
    })
    // It holds wallet, and waits for account: a second at most, and then the primary is asked for that reason.
    while ((await waiting()) === 0 && !isOver) await sleep(5)
    await lock('wallet')
    while ((await waiting()) > 0) await sleep(5)
    await primary.query('rollback')
    const { status, body } = await read
    expect([status, body.wallet?.balance]).toEqual([200, 7])
  } while ((await conflicts()) === 0)
  expect((await answered(url)).failed).toBeGreaterThan(failed)
})
