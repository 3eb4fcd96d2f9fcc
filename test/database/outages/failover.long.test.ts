import { pino } from 'pino'
import { afterEach, expect, it } from 'vitest'
import { readConfig } from '../../../src/config.ts'
import { type Gateway, startGateway } from '../../../src/gateway.ts'
import { auditLedger } from '../../../src/lending/ledger/audit.ts'
import { liveClient, subscribe } from '../../support/clients/live.ts'
import { subscribed } from '../../support/clients/subscriptions.ts'
import { httpClient } from '../../support/http-client.ts'
import { startSaver, untilSaved } from '../../support/market/savers.ts'
import {
  type Primary,
  type Standby,
  startPrimary,
  startStandby,
} from '../../support/servers/databases/standby.ts'
import { startProxy } from '../../support/servers/proxy.ts'

const opened: (() => unknown)[] = []
afterEach(async () => {
  for (const close of opened.splice(0).toReversed()) await close()
})

/** A primary whose commits wait for its standby. */
async function startTwo(): Promise<{ primary: Primary; standby: Standby }> {
  const primary = await startPrimary()
  opened.push(primary.close)
  const standby = await startStandby(primary, 'second')
  opened.push(standby.close)
  await primary.sql("alter system set synchronous_standby_names = 'second'")
  await primary.sql('select pg_reload_conf()')
  await expect
    .poll(() => primary.sql('select sync_state from pg_stat_replication'))
    .toEqual([{ sync_state: 'sync' }])
  return { primary, standby }
}

async function start(
  { dataDir }: Primary,
  urls: { readonly app: string; readonly owner: string },
  more: Readonly<Record<string, string>> = {},
): Promise<Gateway> {
  const settings = {
    PORT: '0',
    DATA_DIR: dataDir,
    DATABASE_URL: urls.app,
    DATABASE_OWNER_URL: urls.owner,
    RATE_LIMIT: '0',
    EVENT_LOOP_DELAY_MAX_MS: '60000',
    CONNECTIONS_PER_ADDRESS: '0',
    ...more,
  }
  const gateway = await startGateway(readConfig(settings), pino({ level: 'silent' }))
  opened.push(gateway.close)
  return gateway
}

const tokenOf = async ({ issuer }: Gateway, subject: string) =>
  (await issuer.development?.issue({ subject, lifetimeSeconds: 36_000 })) ?? ''

/** The URL of both hosts in one. */
function both(one: string, port: string): string {
  const { host, hostname } = new URL(one)
  return one.replace(host, `${host},${hostname}:${port}`)
}

it('loses nothing that was acknowledged when the primary is killed and its standby promoted', async () => {
  const { primary, standby } = await startTwo()
  const { port } = new URL(standby.url)
  const urls = { app: both(primary.url, port), owner: both(primary.ownerUrl, port) }
  const gateway = await start(primary, urls, { DATABASE_REPLICA_URL: urls.app })
  const subjects = Array.from({ length: 6 }, (_, index) => `saver ${index}`)
  const tokens = await Promise.all(subjects.map((subject) => tokenOf(gateway, subject)))
  const client = liveClient(gateway.url, tokens[0] ?? '')
  const { events } = subscribe(client, 'subscription { walletChanged { balance } }')
  await subscribed(gateway.url, 1)
  const savers = tokens.map((token) => startSaver(gateway.url, token))
  await untilSaved(savers, 10)
  await primary.kill()
  // Nobody can be told anything but to come again.
  const ready = async () => (await httpClient(gateway.url)('GET', '/readyz')).status
  await expect.poll(ready).toBe(503)
  await standby.sql('select pg_promote()')
  await untilSaved(savers, 10)
  expect(await ready()).toBe(200)
  await Promise.all(savers.map((saver) => saver.stop()))
  expect(savers.flatMap(({ wrong }) => wrong)).toEqual([])
  const lines = await standby.sql<{ count: number }>(
    "select count(*)::int from wallet_transaction where type = 'deposit' group by wallet_id order by 1",
  )
  const saved = savers.map((saver) => saver.saved()).toSorted((a, b) => a - b)
  expect(lines.map(({ count }) => count)).toEqual(saved)
  expect(await auditLedger(urls.app)).toEqual([])
  await expect
    .poll(() => events.at(-1)?.data?.walletChanged.balance)
    .toBe(`${savers[0]?.saved()}.00`)
  client.dispose()
})

it('answers 503 while a balancer leads to a server that only reads, and goes on when it is promoted', async () => {
  const { primary, standby } = await startTwo()
  const proxy = await startProxy({ host: '127.0.0.1', port: Number(new URL(primary.url).port) })
  opened.push(proxy.close)
  const through = (url: string) => Object.assign(new URL(url), { port: String(proxy.port) }).href
  const gateway = await start(primary, {
    app: through(primary.url),
    owner: through(primary.ownerUrl),
  })
  const saver = startSaver(gateway.url, await tokenOf(gateway, 'ada'))
  await untilSaved([saver], 3)
  proxy.target.port = Number(new URL(standby.url).port)
  await primary.kill()
  const readyz = () => httpClient(gateway.url)('GET', '/readyz')
  await expect.poll(async () => (await readyz()).body.database).toBe('the database is read-only')
  const token = await tokenOf(gateway, 'ada')
  const write = await httpClient(gateway.url)('POST', '/wallet/deposit', {
    token,
    body: { amount: 1 },
  })
  expect([write.status, write.body.error.code]).toEqual([503, 'UNAVAILABLE'])
  await standby.sql('select pg_promote()')
  await untilSaved([saver], 3)
  await saver.stop()
  expect(saver.wrong).toEqual([])
  expect(await auditLedger(through(primary.url))).toEqual([])
})
