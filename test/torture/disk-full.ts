/**
 * The disk of the database is full for a while: node test/torture/disk-full.ts (as root, on Linux: it mounts a tmpfs)
 * No deposit may be answered otherwise than by 201 or 503, /readyz must say that the disk is full, and all must be well
 * by itself once there is room. A server that gave up entirely, since it could write no more of its log, is started again.
 */
import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { startEmbedded } from '../../src/database/embedded/index.ts'
import { developmentIssuer } from '../../src/identity/development.ts'
import { auditLedger } from '../../src/lending/ledger/audit.ts'
import { createFolder, removeFolder } from '../support/folders.ts'
import { startProgram } from '../support/program.ts'
import { speakTo } from '../support/speaking.ts'

const SIZE_MB = 400
const FULL_FOR_MS = 15_000

const dataDir = await createFolder()
execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${SIZE_MB}m,mode=711`, 'tmpfs', dataDir])
let database = await startEmbedded(dataDir)
const { url, child } = await startProgram({
  DATA_DIR: dataDir,
  DATABASE_URL: database.url,
  DATABASE_OWNER_URL: database.ownerUrl,
  RATE_LIMIT: '0',
})
const rest = speakTo(url)
const issuer = await developmentIssuer(dataDir)
const token = await issuer.issue({ subject: 'ada', lifetimeSeconds: 36_000 })
const answers: Record<string, number> = {}
const readiness = new Set<string>()
let made = 0

/** Long descriptions, so that tables have to grow soon. */
async function deposit(phase: string): Promise<number> {
  const { status, body } = await rest('POST', '/wallet/deposit', {
    token,
    body: { amount: 1, description: crypto.randomUUID().repeat(5) },
  })
  const answer = `${phase}: ${status} ${body.error?.code ?? ''}`
  answers[answer] = (answers[answer] ?? 0) + 1
  if (status === 201) made += 1
  return status
}
async function untilReady(): Promise<void> {
  for (;;) {
    const { status, body } = await rest('GET', '/readyz')
    readiness.add(`${status} ${body.database}`)
    if (status === 200) return
    if (body.database === 'unreachable') database = await startEmbedded(dataDir)
    await sleep(200)
  }
}

for (let count = 0; count < 20; count += 1) await deposit('before')
await untilReady()
const ballast = join(dataDir, 'ballast')
await writeFile(ballast, Buffer.alloc(SIZE_MB * 1024 * 1024)).catch(() => undefined)
const until = performance.now() + FULL_FOR_MS
while (performance.now() < until) {
  await Promise.all(Array.from({ length: 8 }, () => deposit('full')))
  const { status, body } = await rest('GET', '/readyz')
  readiness.add(`${status} ${body.database}`)
}
await rm(ballast)
await untilReady()
while ((await deposit('after')) !== 201) await sleep(100)
const { wallet } = (await rest('GET', '/wallet', { token })).body
const differences = await auditLedger(database.url)
child.kill('SIGTERM')
const [code] = await once(child, 'close')
await database.stop()
execFileSync('umount', [dataDir])
await removeFolder(dataDir)
console.table(answers)
console.log([...readiness], { made, balance: wallet.balance, differences: differences.length })
const told = readiness.has("503 the database's disk is full") || readiness.has('503 unreachable')
const strange = Object.keys(answers).filter((one) => !/: (201 |503 )/.test(one))
const sound = told && strange.length + differences.length === 0 && wallet.balance >= made
process.exit(sound && code === 0 ? 0 : 1)
