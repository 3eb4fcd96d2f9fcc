/**
 * Failovers as Patroni makes them, with etcd and behind HAProxy: bin/node test/torture/patroni.ts [failovers]
 * The primary's node is killed under load. `.ci/patroni` brings the programs; without them it says so, and ends with 0.
 */

import { setTimeout as sleep } from 'node:timers/promises'
import { createRoles } from '../../src/database/embedded/roles.ts'
import { developmentIssuer } from '../../src/identity/development.ts'
import { auditLedger } from '../../src/lending/ledger/audit.ts'
import { liveClient, subscribe } from '../support/clients/live.ts'
import { createFolder, removeFolder } from '../support/folders.ts'
import { type Saver, startSaver, untilSaved } from '../support/market/savers.ts'
import { runProgram, startProgram } from '../support/program.ts'
import { type Cluster, isThere, startCluster } from './patroni/cluster.ts'
import { runSql } from './stand/postgres.ts'

const MEMBERS = 6
/** After which a new primary must have acknowledged something. */
const SERVING_MS = 5_000

if (!isThere) {
  console.log(
    'skipped: run .ci/patroni, which brings Patroni, etcd and HAProxy on Debian and Ubuntu',
  )
  process.exit(0)
}
const failovers = Number(process.argv[2] ?? 3)
const cluster = await startCluster()
const dataDir = await createFolder()
const secrets = {
  postgres: cluster.password,
  lending_owner: cluster.password,
  lending_app: cluster.password,
  lending_operator: cluster.password,
}
const url = (role: keyof typeof secrets, database: string, port = cluster.ports.primary) =>
  `postgres://${role}:${secrets[role]}@127.0.0.1:${port}/${database}`

await until(cluster.isWhole)
await until(() => runSql(url('postgres', 'postgres'), 'select 1').then(Boolean))
await createRoles(url('postgres', 'postgres'), secrets)
const settings = { DATA_DIR: dataDir, DATABASE_URL: url('lending_app', 'lending') }
const migrated = await runProgram(['migrate'], {
  ...settings,
  DATABASE_OWNER_URL: url('lending_owner', 'lending'),
})
if (migrated.code !== 0) throw new Error(migrated.stderr)
const more = { DATABASE_REPLICA_URL: url('lending_app', 'lending', cluster.ports.replica) }
const start = () => startProgram({ ...settings, ...more }, { args: ['--workers', '2'] })
const gateways = [await start(), await start()]
const issuer = await developmentIssuer(dataDir)
const members = await Promise.all(
  Array.from({ length: MEMBERS }, async (_, index) => {
    const gateway = gateways[index % gateways.length]?.url ?? ''
    const token = await issuer.issue({ subject: `saver ${index}`, lifetimeSeconds: 36_000 })
    const client = liveClient(gateway, token)
    const { events } = subscribe(client, 'subscription { walletChanged { balance } }')
    return { client, events, saver: startSaver(gateway, token) }
  }),
)
const savers = members.map(({ saver }) => saver)
const rows = []
for (let number = 1; number <= failovers; number += 1) rows.push(await failOver(cluster, savers))
console.table(rows)

await Promise.all(savers.map((saver) => saver.stop()))
const lines = await runSql<{ count: number }>(
  url('postgres', 'lending'),
  "select count(*)::int from wallet_transaction where type = 'deposit' group by wallet_id order by 1",
)
const saved = savers.map((saver) => saver.saved()).toSorted((a, b) => a - b)
const shown = () =>
  members.every(({ saver, events }) => {
    return events.at(-1)?.data?.walletChanged.balance === `${saver.saved()}.00`
  })
const broken = {
  'not as acknowledged': saved.filter((count, index) => lines[index]?.count !== count).length,
  'wrong answers': savers.flatMap(({ wrong }) => wrong),
  'differences of the audit': await auditLedger(url('lending_app', 'lending')),
  'subscribers who were told something else': (await until(shown, 60_000)) ? 0 : 1,
  'failovers after which it took long': rows.filter((row) => row['serving after, ms'] > SERVING_MS)
    .length,
}
console.log({ acknowledged: saved.reduce((sum, one) => sum + one, 0), ...broken })
for (const { client } of members) client.dispose()
for (const { child } of gateways) child.kill('SIGTERM')
await Promise.all(
  gateways.map(({ child }) => new Promise((resolve) => child.once('close', resolve))),
)
await cluster.close()
await removeFolder(dataDir)
process.exit(Object.values(broken).flat().some(Boolean) ? 1 : 0)

/** Kills the primary's node while members save, and has it join again once another one is the primary. */
async function failOver(
  { leader, kill, start: startNode, isWhole }: Cluster,
  all: readonly Saver[],
) {
  await untilSaved(all, 20)
  const old = await leader()
  if (old === undefined) throw new Error('there is no primary')
  const unknown = count(all, 'unknown')
  const killed = performance.now()
  kill(old)
  await until(async () => (await leader()) !== undefined)
  const elected = performance.now()
  const before = count(all, 'saved')
  while (count(all, 'saved') === before) await sleep(5)
  const served = performance.now()
  await untilSaved(all, 20)
  startNode(old)
  await until(isWhole)
  return {
    killed: old.name,
    'new primary after, ms': Math.round(elected - killed),
    'serving after, ms': Math.round(served - elected),
    'unknown at first': count(all, 'unknown') - unknown,
  }
}

function count(all: readonly Saver[], what: 'saved' | 'unknown'): number {
  return all.reduce((sum, saver) => sum + saver[what](), 0)
}

/** Whether something became so in time. */
async function until(
  holds: () => boolean | Promise<boolean>,
  milliseconds = 180_000,
): Promise<boolean> {
  const late = performance.now() + milliseconds
  while (!(await Promise.resolve(holds()).catch(() => false))) {
    if (performance.now() > late) return false
    await sleep(200)
  }
  return true
}
