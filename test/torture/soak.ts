/**
 * Two gateways behind HAProxy for a long time: bin/node test/torture/soak.ts [minutes] [actions a second]; 30 and 10 if none are said.
 * A market is simulated through the proxy while members save and look. After a third of the time both gateways are restarted, one
 * after the other; after two thirds the primary is killed and its standby promoted. Exits with 1 if a promise is broken.
 */

import { setTimeout as sleep } from 'node:timers/promises'
import { developmentIssuer } from '../../src/identity/development.ts'
import { auditLedger } from '../../src/lending/ledger/audit.ts'
import { type Saver, startSaver, untilSaved } from '../support/market/savers.ts'
import { beginProgram } from '../support/program.ts'
import { haproxy } from '../support/servers/fleet/haproxy.ts'
import { grown, largestLag, table, usualLag } from './soak/figures.ts'
import { openStage, ready } from './soak/stage.ts'
import { watch } from './soak/watch.ts'

const SAVERS = 4
const LAG_MAX = 1
/** Below this, a gateway has hardly warmed up. */
const JUDGED_MINUTES = 10

if (haproxy === undefined) {
  console.log('skipped: HAProxy is not installed (apt-get install haproxy)')
  process.exit(0)
}
const [minutes = 30, rate = 10] = process.argv.slice(2).map(Number)
const third = (minutes * 60_000) / 3
const stage = await openStage()
// However this ends, nothing that it started goes on.
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => void stage.close().then(() => process.exit(1)))
process.once('uncaughtException', (error) => {
  console.error(error)
  void stage.close().then(() => process.exit(1))
})
await ready(stage.url)
const settings = { DATA_DIR: stage.dataDir, LOG_LEVEL: 'silent' }
const args = ['simulate', '--url', stage.url, '--rate', String(rate), '--people', '200']
const simulation = beginProgram(args, settings)
const issuer = await developmentIssuer(stage.dataDir)
const subjects = Array.from({ length: SAVERS }, (_, index) => `saver ${index}`)
const tokens = subjects.map((subject) => issuer.issue({ subject, lifetimeSeconds: 36_000 }))
const savers = (await Promise.all(tokens)).map((token) => startSaver(stage.url, token))
const { samples, stop } = watch(stage.gateways)

const steady = await phase('steady', () => sleep(third))
const restarted = performance.now()
const restart = await phase('rolling restart', async () => {
  await stage.restart()
  await untilSaved(savers, 10).catch(() => undefined)
})
const settled = performance.now()
const again = await phase('steady again', () => sleep(Math.max(0, third - (settled - restarted))))
const killed = performance.now()
const failover = await phase('failover', async () => {
  await stage.failOver()
  await untilSaved(savers, 10).catch(() => undefined)
})
const served = performance.now()
const last = await phase('steady at last', () => sleep(Math.max(0, third - (served - killed))))

await stop()
await Promise.all(savers.map((saver) => saver.stop()))
simulation.child.kill('SIGTERM')
await simulation.ended
const tally = simulation.output.stderr.trimEnd().split('\n').at(-1) ?? ''
const lines = (await stage.lines()).map(({ count }) => count)
const saved = savers.map((saver) => saver.saved()).toSorted((a, b) => a - b)
const differences = await auditLedger(stage.databaseUrl)
await stage.close()

console.table([steady, restart, again, failover, last])
console.table([...table(samples)])
console.log(`simulation: ${tally}`)
console.log(
  `failover: served again after ${((served - killed) / 1_000).toFixed(1)} s, all included`,
)
const quiet = samples.filter(({ at }) => at < killed || at > served + 5_000)
const lag = usualLag(quiet)
const broken = {
  'wrong answers': savers.flatMap(({ wrong }) => wrong),
  'errors but for the failover': [steady, restart, again, last].reduce(
    (sum, { unknown, unavailable }) => sum + unknown + unavailable,
    0,
  ),
  'more unknown at the failover than were in flight': Math.max(0, failover.unknown - SAVERS),
  'not as acknowledged': saved.filter((count, index) => lines[index] !== count).length,
  'differences of the audit': differences,
  'requests of the simulation without an answer': / not answered \d+/.test(tally) ? 1 : 0,
  'lag in seconds beyond the limit, of 99 in 100 samples': lag > LAG_MAX ? lag : 0,
  'gateways whose memory grew': minutes < JUDGED_MINUTES ? 0 : grown(samples, settled),
}
console.log({
  'largest lag, s': largestLag(quiet),
  '99 of 100 lags, s': lag,
  acknowledged: saved.reduce((sum, one) => sum + one, 0),
})
console.log(broken)
process.exit(Object.values(broken).flat().some(Boolean) ? 1 : 0)

/** What members who save were told during a part of the run. */
async function phase(name: string, run: () => Promise<unknown>) {
  const sum = (what: (saver: Saver) => number) => savers.reduce((all, one) => all + what(one), 0)
  const counts = () => ({
    saved: sum((saver) => saver.saved()),
    unknown: sum((saver) => saver.unknown()),
    unavailable: sum((saver) => saver.unavailable()),
  })
  const [began, before] = [performance.now(), counts()]
  await run()
  const after = counts()
  return {
    phase: name,
    seconds: Math.round((performance.now() - began) / 1_000),
    saved: after.saved - before.saved,
    unknown: after.unknown - before.unknown,
    unavailable: after.unavailable - before.unavailable,
    'simulation so far':
      simulation.output.stderr
        .trimEnd()
        .split('\n')
        .at(-1)
        ?.replace(/^.*; sent/, 'sent') ?? '',
  }
}
