/**
 * Generated requests at both doors of the program as it runs: no 5xx, no hang, nothing told, memory where it was.
 * node test/torture/fuzz.ts [requests a door] [seed]
 */
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'
import { startEmbedded } from '../../src/database/embedded/index.ts'
import { developmentIssuer } from '../../src/identity/development.ts'
import { createSchema } from '../../src/schema.ts'
import { castOf } from '../cast.ts'
import { createFolder, removeFolder } from '../folders.ts'
import { type Fuzzed, fuzz } from '../fuzz/run.ts'
import { startProgram } from '../program.ts'
import { speakTo } from '../speaking.ts'

const [runs = 20_000, seed = Date.now() % 1_000_000_000] = process.argv.slice(2).map(Number)
const WARM = 2_000
console.log(`${runs} requests a door, seed ${seed}`)

const dataDir = await createFolder()
const database = await startEmbedded(dataDir)
const { url, child } = await startProgram({
  DATA_DIR: dataDir,
  DATABASE_URL: database.url,
  DATABASE_OWNER_URL: database.ownerUrl,
  RATE_LIMIT: '0',
})
// What the gateway itself complains of.
child.stdout?.on('data', (lines: Buffer) => {
  for (const line of String(lines).split('\n'))
    if (/"level":[56]0/.test(line)) console.log(line.slice(0, 1_500))
})
const client = new Client({ connectionString: database.adminUrl.replace(/\/[^/]*$/, '/lending') })
await client.connect()
const issuer = await developmentIssuer(dataDir)
const rest = speakTo(url)
const token = (subject: string, more = {}) =>
  issuer.issue({ subject, lifetimeSeconds: 36_000, ...more })
const sql = async (text: string, values: readonly unknown[] = []) =>
  (await client.query(text, [...values])).rows
const cast = await castOf({ rest, token, database: { sql: sql as never } })
const { other, lender, operator, blocked, nobody } = cast.tokens
const more = await Promise.all(['one', 'two', 'three', 'four'].map((name) => token(name)))
const target = {
  url,
  schema: createSchema({ code: 'USD', decimals: 2 }),
  openapi: (await rest('GET', '/openapi.json')).body,
  tokens: [other, lender, operator, ...more, ...more, blocked, nobody, 'a.b.c'],
  ids: Object.values(cast.records),
  secrets: cast.secrets,
}
const found: Record<string, Fuzzed> = {}
const memory: Record<string, number> = {}
for (const door of ['rest', 'graphql'] as const)
  await fuzz(target, door, Math.min(WARM, runs), seed)
memory.before = await heap()
for (const door of ['rest', 'graphql'] as const) {
  const begin = performance.now()
  found[door] = await fuzz(target, door, runs, seed + WARM)
  memory[`after ${door}`] = await heap()
  const seconds = Math.round((performance.now() - begin) / 1000)
  const { statuses, slowestMs, failures } = found[door]
  console.log(door, { seconds, slowestMs, failures: failures.length, statuses })
  for (const failure of failures.slice(0, 20)) console.log('  ', failure)
}
console.log('heap in MB', memory)
child.kill('SIGTERM')
const [code] = await once(child, 'close')
await client.end()
await database.stop()
await removeFolder(dataDir)
const failed = Object.values(found).some(({ failures }) => failures.length > 0)
process.exit(failed || code !== 0 ? 1 : 0)

/** The least of what is used within some seconds, and so about what is held, in MB. */
async function heap(): Promise<number> {
  let least = Number.POSITIVE_INFINITY
  for (let look = 0; look < 10; look += 1) {
    await sleep(500)
    const text = String((await rest('GET', '/metrics')).body)
    const used = Number(/^nodejs_heap_size_used_bytes (\S+)/m.exec(text)?.[1])
    least = Math.min(least, used)
  }
  return Math.round(least / 1e6)
}
