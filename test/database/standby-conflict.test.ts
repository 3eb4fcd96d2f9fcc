import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { httpClient } from '../support/http-client.ts'
import { answered, type Replicated, startReplicated, tokenOf } from '../support/replicated.ts'

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
/** How many statements the primary had to answer. */
const left = async () => {
  const { primary: late, failed } = await answered(fleet.gateways[0].url)
  return late + failed
}
const locked = () =>
  onStandby(`select count(*) from pg_locks
    where relation = 'account'::regclass and mode = 'AccessExclusiveLock'`)

it('a statement that is in the way of what the standby replays is answered by the primary', async () => {
  const { url } = fleet.gateways[0]
  const rest = httpClient(url)
  const token = await fleet.token('ada')
  await rest('POST', '/wallet/deposit', { token, body: { amount: 7 } })
  const profile = async () => tokenOf(await rest('GET', '/profile', { token }))
  do {
    // The standby has all that she wrote, and answers her.
    await expect.poll(profile).toEqual({})
    const before = await left()
    await primary.query('begin')
    await lock('account')
    while ((await locked()) === 0) await sleep(10)
    const read = rest('GET', '/wallet', { token })
    // It holds wallet, and waits for account: at most a second, then the gateway gives it up.
    while ((await waiting()) === 0 && (await left()) === before) await sleep(5)
    await lock('wallet')
    while ((await left()) === before) await sleep(5)
    await primary.query('rollback')
    const { status, body } = await read
    expect([status, body.wallet?.balance]).toEqual([200, 7])
  } while ((await conflicts()) === 0)
})
