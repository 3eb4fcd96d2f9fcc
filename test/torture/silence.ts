/**
 * The long form of test/database/silence.test.ts: node test/torture/silence.ts [seconds]
 * The network to the database drops everything for so long, while members pay in: what they are answered, how long the
 * longest answer takes, and when the gateway serves again. Then every call is sent again with its key.
 */
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { startEmbedded } from '../../src/database/embedded/index.ts'
import { developmentIssuer } from '../../src/identity/development.ts'
import { auditLedger } from '../../src/lending/ledger/audit.ts'
import { createFolder, removeFolder } from '../support/folders.ts'
import { startProgram } from '../support/program.ts'
import { startProxy } from '../support/proxy.ts'
import { speakTo } from '../support/speaking.ts'

const CLIENTS = 12
const AGAIN_MAX_MS = 5_000
const silence = Number(process.argv[2] ?? 30) * 1_000

const dataDir = await createFolder()
const database = await startEmbedded(dataDir)
const { hostname, port } = new URL(database.url)
const proxy = await startProxy({ host: hostname, port: Number(port) })
const { url, child } = await startProgram({
  DATA_DIR: dataDir,
  DATABASE_URL: Object.assign(new URL(database.url), { port: String(proxy.port) }).href,
  DATABASE_OWNER_URL: database.ownerUrl,
})
const rest = speakTo(url)
const issuer = await developmentIssuer(dataDir)
const tokens = await Promise.all(
  Array.from({ length: CLIENTS }, (_, who) =>
    issuer.issue({ subject: `client-${who}`, lifetimeSeconds: 3600 }),
  ),
)

/** A deposit of 1, which is sent with its key until it is known to be made. */
interface Call {
  readonly token: string
  readonly key: string
}
let phase: 'before' | 'silent' | 'after' | 'over' = 'before'
const calls: Call[] = []
const codes: Record<string, number> = {}
let [longest, againAt] = [0, Number.NaN]

async function send({ token, key }: Call): Promise<boolean> {
  const [began, begunIn] = [performance.now(), phase]
  const headers = { 'idempotency-key': key }
  const { status, body } = await rest('POST', '/wallet/deposit', {
    token,
    body: { amount: 1 },
    headers,
  })
  const code = `${begunIn}: ${status} ${body.error?.code ?? ''}`
  codes[code] = (codes[code] ?? 0) + 1
  longest = Math.max(longest, performance.now() - began)
  if (status === 201 && begunIn === 'after' && Number.isNaN(againAt)) againAt = performance.now()
  return status === 201
}

const clients = tokens.map(async (token) => {
  while (phase !== 'over') {
    const call = { token, key: randomUUID() }
    calls.push(call)
    await send(call)
    await sleep(10)
  }
})
await sleep(3_000)
phase = 'silent'
proxy.hold()
await sleep(silence)
phase = 'after'
proxy.release()
const released = performance.now()
await sleep(8_000)
phase = 'over'
await Promise.all(clients)
for (const call of calls) while (!(await send(call))) await sleep(50)
const wallets = await Promise.all(tokens.map((token) => rest('GET', '/wallet', { token })))
const balance = wallets.reduce((sum, { body }) => sum + body.wallet.balance, 0)
const differences = await auditLedger(database.url)
child.kill('SIGTERM')
const [code] = await once(child, 'close')
proxy.close()
await database.stop()
await removeFolder(dataDir)
const again = againAt - released
console.table(codes)
console.table([
  {
    'silent for s': silence / 1_000,
    'longest answer s': Math.round(longest / 100) / 10,
    'served again after s': Math.round(again / 100) / 10,
    calls: calls.length,
    made: balance,
    differences: differences.length,
  },
])
const sound =
  again < AGAIN_MAX_MS && balance === calls.length && differences.length === 0 && code === 0
process.exit(sound ? 0 : 1)
