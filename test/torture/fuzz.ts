/**
 * Generated requests to both endpoints of a running gateway: no 5xx, no hang, no secret, and no more memory than before.
 * bin/node test/torture/fuzz.ts [requests per endpoint] [seed]
 */
import { setTimeout as sleep } from 'node:timers/promises'
import { createSchema } from '../../src/schema.ts'
import { type Fuzzed, fuzz } from '../endpoints/refusals/fuzz/run.ts'
import { createFixtures } from '../support/matrix/fixtures.ts'
import { startStage } from './stage.ts'

const [runs = 20_000, seed = Date.now() % 1_000_000_000] = process.argv.slice(2).map(Number)
const WARM = 2_000
console.log(`${runs} requests per endpoint, seed ${seed}`)

const stage = await startStage()
const { url, rest, token } = stage
const fixtures = await createFixtures(stage)
const { other, lender, operator, blocked, nobody } = fixtures.tokens
const more = await Promise.all(['one', 'two', 'three', 'four'].map((name) => token(name)))
const target = {
  url,
  schema: createSchema({ code: 'USD', decimals: 2 }),
  openapi: (await rest('GET', '/openapi.json')).body,
  tokens: [other, lender, operator, ...more, ...more, blocked, nobody, 'a.b.c'],
  ids: Object.values(fixtures.records),
  secrets: fixtures.secrets,
  operator,
}
const found: Record<string, Fuzzed> = {}
const memory: Record<string, number> = {}
for (const endpoint of ['rest', 'graphql'] as const)
  await fuzz(target, endpoint, Math.min(WARM, runs), seed)
memory.before = await heap()
for (const endpoint of ['rest', 'graphql'] as const) {
  const begin = performance.now()
  found[endpoint] = await fuzz(target, endpoint, runs, seed + WARM)
  memory[`after ${endpoint}`] = await heap()
  const seconds = Math.round((performance.now() - begin) / 1000)
  const { statuses, slowestMs, failures } = found[endpoint]
  console.log(endpoint, { seconds, slowestMs, failures: failures.length, statuses })
  for (const failure of failures.slice(0, 20)) console.log('  ', failure)
}
console.log('heap in MB', memory)
const code = await stage.stop()
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
