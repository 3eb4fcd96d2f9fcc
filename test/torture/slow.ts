/**
 * What takes its time, at the program as it runs: slow clients, members that are blocked while connected, and the
 * time that an answer takes for what is not yours and for what is not there.
 * bin/node test/torture/slow.ts
 */
import { randomUUID } from 'node:crypto'
import { bareSocket } from '../support/clients/live.ts'
import { raw } from '../support/clients/raw.ts'
import { createFixtures } from '../support/matrix/fixtures.ts'
import { startStage } from './stage.ts'

const SAMPLES = 1_000
const stage = await startStage()
const { url, rest, token, database } = stage
const failures: string[] = []

/** How long it takes until the server ends a request that does not go on. */
async function until(name: string, bytes: string, most: number, status: number): Promise<void> {
  const begin = performance.now()
  const answer = await raw(url, bytes, 60_000)
  const seconds = (performance.now() - begin) / 1_000
  console.log(name, `${seconds.toFixed(1)} s`, answer.slice(9, 12))
  if (seconds > most || !answer.startsWith(`HTTP/1.1 ${status}`)) failures.push(name)
}

async function blocked(): Promise<void> {
  const bearer = await token('soon-blocked')
  await rest('GET', '/profile', { token: bearer })
  const { send, closed } = await bareSocket(url)
  send({ type: 'connection_init', payload: { authorization: `Bearer ${bearer}` } })
  await database.sql("update identity set blocked_at = now() where subject = 'soon-blocked'")
  const begin = performance.now()
  const [code] = await closed
  const seconds = (performance.now() - begin) / 1_000
  console.log('a blocked member', `${seconds.toFixed(1)} s`, code)
  if (seconds > 60 || code !== 4403) failures.push('a blocked member')
}

const auth = `Authorization: Bearer ${await token('slow')}\r\n`
await Promise.all([
  until('half of the headers', 'GET /profile HTTP/1.1\r\nHost: a\r\nX-', 13, 408),
  until(
    'half of a body',
    `POST /loans HTTP/1.1\r\nHost: a\r\n${auth}Content-Type: application/json\r\nContent-Length: 90\r\n\r\n{`,
    18,
    408,
  ),
  blocked(),
])

/** Welch's t of the answers' times, taken in turns: beyond 4.5 they are told apart. */
const { records, tokens } = await createFixtures(stage)
const times: readonly [number[], number[]] = [[], []]
for (let sample = 0; sample < SAMPLES * 2; sample += 1) {
  const ids = [records.draft, randomUUID().replace(/^(.{14})4/, '$17')]
  const begin = performance.now()
  await rest('GET', `/loans/${ids[sample % 2]}`, { token: tokens.other })
  times[sample % 2]?.push(performance.now() - begin)
}
const [hidden, absent] = times.map((list) => {
  const kept = list.toSorted((a, b) => a - b).slice(0, SAMPLES * 0.9)
  const mean = kept.reduce((sum, one) => sum + one, 0) / kept.length
  const variance = kept.reduce((sum, one) => sum + (one - mean) ** 2, 0) / (kept.length - 1)
  return { mean, error: variance / kept.length }
})
if (hidden !== undefined && absent !== undefined) {
  const t = (hidden.mean - absent.mean) / Math.sqrt(hidden.error + absent.error)
  console.log(
    'not yours, not there',
    `${hidden.mean.toFixed(3)} ms, ${absent.mean.toFixed(3)} ms, t = ${t.toFixed(1)}`,
  )
}
await stage.stop()
console.log(failures.length === 0 ? 'all held' : failures)
process.exit(failures.length === 0 ? 0 : 1)
