import { once } from 'node:events'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { openHome } from '../../src/database/embedded/home.ts'
import { startPostmaster } from '../../src/database/embedded/postmaster.ts'
import { beginProgram, type Running } from '../support/program.ts'
import { type Primary, startPrimary } from '../support/servers/databases/standby.ts'

/** A database is made, and recovers. */
const PATIENCE = { timeout: 300_000 }
let primary: Primary
let running: Running
beforeAll(async () => {
  primary = await startPrimary()
  running = beginProgram(['serve'], {
    DATA_DIR: primary.dataDir,
    DATABASE_URL: primary.url,
    DATABASE_OWNER_URL: primary.ownerUrl,
    SEED_DEMO: '0',
  })
  await vi.waitUntil(() => running.output.stdout.includes('listening at'), PATIENCE)
}, PATIENCE.timeout)
afterAll(async () => {
  running?.child.kill('SIGKILL')
  await primary?.close()
})

interface Line {
  readonly level: number
  readonly msg: string
  readonly [field: string]: unknown
}

const lines = () =>
  running.output.stdout
    .trim()
    .split('\n')
    .map((line): Line => JSON.parse(line))
const named = (msg: string) => lines().filter((line) => line.msg === msg)

it(
  'says once that the database is away, and once that it is back, in step with /readyz',
  async () => {
    const url = /listening at (http[^"\s]+)/.exec(running.output.stdout)?.[1]
    const readiness = () => fetch(`${url}/readyz`).then(({ status }) => status)
    expect(await readiness()).toBe(200)
    await primary.kill()
    await expect.poll(readiness, PATIENCE).toBe(503)
    await expect.poll(() => named('the database is away'), PATIENCE).toHaveLength(1)
    await expect.poll(() => named('the job queue failed').length, PATIENCE).toBeGreaterThan(0)
    // Each of the jobs looks for work every 5 s at most.
    await new Promise((resolve) => setTimeout(resolve, 12_000))
    await startPostmaster(await openHome(primary.dataDir))
    await expect.poll(() => named('the database is back'), PATIENCE).toHaveLength(1)
    const [away] = named('the database is away')
    expect(away).toMatchObject({ level: 40, reason: expect.stringMatching(/ECONNREFUSED/) })
    const [back] = named('the database is back')
    expect(back).toMatchObject({ level: 40, seconds: expect.any(Number) })
    expect(back?.seconds).toBeGreaterThanOrEqual(12)
    await expect.poll(readiness, PATIENCE).toBe(200)
    expect(named('the gateway is not ready')).toMatchObject([
      { level: 40, database: 'unreachable' },
    ])
    await expect.poll(() => named('the gateway is ready again'), PATIENCE).toHaveLength(1)
    const [ready] = named('the gateway is ready again')
    expect(ready?.seconds).toBeGreaterThanOrEqual(12)
    const reasons = named('the job queue failed').map(({ reason }) => reason)
    expect(reasons).toEqual([...new Set(reasons)])
  },
  PATIENCE.timeout,
)

it(
  'ends with the signal that stopped the gateway, and that it has stopped',
  async () => {
    running.child.kill('SIGTERM')
    expect(await once(running.child, 'close')).toEqual([0, null])
    // The queue may have been away at that moment.
    const ended = lines().filter(({ msg }) => !String(msg).startsWith('the job queue'))
    expect(ended.slice(-2)).toMatchObject([
      { level: 30, signal: 'SIGTERM', msg: 'the gateway is stopping' },
      { level: 30, seconds: expect.any(Number), msg: 'the gateway has stopped' },
    ])
  },
  PATIENCE.timeout,
)
