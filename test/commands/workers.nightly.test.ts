import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { afterAll, beforeAll, describe, expect, inject, it, onTestFinished } from 'vitest'
import { findEmbedded } from '../../src/database/embedded/index.ts'
import { developmentIssuer } from '../../src/identity/development.ts'
import { createDatabase, type TestDatabase } from '../support/database.ts'
import { createFolder, removeFolder } from '../support/folders.ts'
import { missingIn, named, optional } from '../support/monitoring.ts'
import { runProgram, startProgram } from '../support/program.ts'
import { waitForLocks } from '../support/servers/databases/lock-waits.ts'
import { askAnew, childrenOf, metricOf } from '../support/servers/fleet/workers.ts'

let database: TestDatabase
let settings: Record<string, string>
let token: string
let parent: ChildProcess
let url: string
let said: { stdout: string; stderr: string }

beforeAll(async () => {
  database = await createDatabase()
  settings = {
    DATA_DIR: inject('dataDir'),
    DATABASE_URL: database.url,
    DATABASE_OWNER_URL: database.ownerUrl,
  }
  const issuer = await developmentIssuer(inject('dataDir'))
  token = await issuer.issue({ subject: 'ada', lifetimeSeconds: 3_600 })
})
afterAll(async () => {
  parent?.kill('SIGKILL')
  await database.drop()
})

const up = () => metricOf(url, 'worker_up')
/** Under load a probe may find the database too slow. */
const readiness = async () => (await askAnew(`${url}/readyz`))?.status
const bothUp = () => expect.poll(up).toEqual({ 1: 1, 2: 1 })

/** Starts two workers unless two are there already, and collects what they log. */
async function startTwo() {
  if (parent?.exitCode === null && parent.signalCode === null) return said
  const started = await startProgram(
    { ...settings, ...(await waitForLocks(database)), SEED_DEMO: '1' },
    { args: ['--workers', '2'] },
  )
  parent = started.child
  url = started.url
  said = { stdout: '', stderr: '' }
  for (const stream of ['stdout', 'stderr'] as const)
    parent[stream]?.on('data', (text) => {
      said[stream] += text
    })
  await bothUp()
  return said
}

const breakSchema = () =>
  database.sql(`update sql_source set hash = 'old' || hash where name = 'lending/now.sql'`)
const mendSchema = () =>
  database.sql(`update sql_source set hash = substr(hash, 4) where name = 'lending/now.sql'`)

describe('two workers', () => {
  it('share a port, the issuer and one answer of metrics; the demo is made once', async () => {
    await startTwo()
    const served = async () => {
      // Two, and one for the metrics: an even number would come to the same workers each time.
      for (const answer of [1, 2].map(() => askAnew(`${url}/profile`, { token })))
        expect((await answer)?.status).toBe(200)
      return metricOf(url, 'http_request_duration_seconds_count', 'route="/profile"')
    }
    await expect.poll(async () => Object.keys(await served())).toEqual(['1', '2'])
    const memory = await metricOf(url, 'process_resident_memory_bytes')
    expect(Object.keys(memory)).toEqual(['1', '2', 'parent'])
    await expect.poll(() => metricOf(url, 'ledger_differences')).toEqual({ 1: 0, 2: 0 })
    await expect.poll(readiness).toBe(200)
    const { text = '' } = (await askAnew(`${url}/metrics`)) ?? {}
    const names = named.filter((name) => optional.workers.test(name))
    expect([names.length > 0, missingIn(text, names)]).toEqual([true, []])
    expect(await database.sql('select count(*)::int as people from identity')).toEqual([
      { people: 24 },
    ])
  })

  it('go on when one is killed, and another takes its place', async () => {
    const said = await startTwo()
    const [first = 0, second] = childrenOf(parent.pid)
    process.kill(first, 'SIGKILL')
    // Whoever asks is answered, by the other.
    await expect
      .poll(() => said.stdout)
      .toContain('"msg":"a worker ended; another takes its place"')
    await expect.poll(readiness).toBe(200)
    await bothUp()
    expect(childrenOf(parent.pid)).toContain(second)
    expect(childrenOf(parent.pid)).not.toContain(first)
  })

  it('leave no client without an answer or an end when one is killed that has not got to its connections', async () => {
    await startTwo()
    const [first = 0] = childrenOf(parent.pid)
    process.kill(first, 'SIGSTOP')
    const asked = Array.from({ length: 20 }, () => askAnew(`${url}/livez`))
    const settled = { count: 0 }
    for (const one of asked) void one.then(() => (settled.count += 1))
    // The other worker answers what comes to it.
    await expect.poll(() => settled.count).toBeGreaterThan(0)
    process.kill(first, 'SIGKILL')
    await expect.poll(() => settled.count).toBe(asked.length)
    await bothUp()
  })

  it('are tried again as long as one serves, and given up when none does: the parent says so and ends with 1', async () => {
    const said = await startTwo()
    await breakSchema()
    const [first = 0] = childrenOf(parent.pid)
    process.kill(first, 'SIGKILL')
    const ends = () => said.stdout.split('a worker ended').length - 1
    await expect.poll(ends).toBeGreaterThan(5)
    expect((await askAnew(`${url}/readyz`))?.status).toBe(503)
    await mendSchema()
    await bothUp()
    await expect.poll(readiness).toBe(200)

    await breakSchema()
    const closed = once(parent, 'close')
    for (const pid of childrenOf(parent.pid)) process.kill(pid, 'SIGKILL')
    expect(await closed).toEqual([1, null])
    await mendSchema()
    // By the one that had just been broken, perhaps.
    expect(said.stderr.trim().split('\n').at(-1)).toMatch(
      /^lending-gateway: no worker stays up: the last 5 ended soon after they were started \((1|SIGKILL)\)$/,
    )
  })

  it('both finish what they have begun at Ctrl-C, and leave nothing behind', async () => {
    await startTwo()
    onTestFinished(() => void database.sql('rollback'))
    await askAnew(`${url}/profile`, { token })
    // The row lock holds the requests while the signal arrives.
    await database.sql('begin')
    await database.sql(
      "select from profile join identity on profile_id = id where subject = 'ada' for update",
    )
    const put = { method: 'PUT', token, body: '{"city":"Oslo"}' }
    const answers = [askAnew(`${url}/profile`, put), askAnew(`${url}/profile`, put)]
    const waits = `select count(*)::int as count from pg_stat_activity
      where wait_event_type = 'Lock' and datname = current_database()`
    await expect.poll(() => database.sql(waits)).toEqual([{ count: 2 }])
    const workers = childrenOf(parent.pid)
    expect(workers).toHaveLength(2)
    const closed = once(parent, 'close')
    // Which reaches every process of a terminal, and their parent perhaps last.
    for (const pid of workers) process.kill(pid, 'SIGINT')
    await expect.poll(readiness).toBe(200)
    parent.kill('SIGINT')
    const late: ReturnType<typeof askAnew>[] = []
    await expect
      .poll(
        () => {
          for (let index = 0; index < 10; index++) late.push(askAnew(`${url}/livez`))
          return late.at(-1)
        },
        { interval: 1 },
      )
      .toBeUndefined()
    // None of them is left without an answer or an end until those before them are finished.
    await Promise.all(late)
    await database.sql('commit')
    for (const answer of answers) expect((await answer)?.status).toBe(200)
    expect(await closed).toEqual([0, null])
    for (const pid of workers) expect(() => process.kill(pid, 0)).toThrow('ESRCH')
  })

  it('end with their parent, even when it is killed', async () => {
    await startTwo()
    const workers = childrenOf(parent.pid)
    parent.kill('SIGKILL')
    const gone = (pid: number) => {
      try {
        return !process.kill(pid, 0)
      } catch {
        return true
      }
    }
    await expect.poll(() => workers.map(gone)).toEqual([true, true])
  })
})

it('two workers share the embedded database, which their parent starts, migrates and stops', async () => {
  const DATA_DIR = await createFolder()
  onTestFinished(() => removeFolder(DATA_DIR))
  const { url, child } = await startProgram({ DATA_DIR }, { args: ['--workers', '2'] })
  const closed = once(child, 'close')
  onTestFinished(async () => {
    child.kill('SIGTERM')
    await closed
  })
  await expect.poll(() => metricOf(url, 'worker_up')).toEqual({ 1: 1, 2: 1 })
  const issuer = await developmentIssuer(DATA_DIR)
  const newcomer = await issuer.issue({ subject: 'newcomer', lifetimeSeconds: 3_600 })
  const post = { method: 'POST', token: newcomer, body: '{"amount":1}' }
  // On connections of their own, so in turns.
  for (const answer of [1, 2, 3, 4].map(() => askAnew(`${url}/wallet/deposit`, post)))
    expect((await answer)?.status).toBe(201)
  const { text = '' } = (await askAnew(`${url}/wallet`, { token: newcomer })) ?? {}
  expect(JSON.parse(text).wallet.balance).toBe(4)
  expect(await findEmbedded(DATA_DIR)).toBeDefined()
  child.kill('SIGTERM')
  expect(await closed).toEqual([0, null])
  expect(await findEmbedded(DATA_DIR)).toBeUndefined()
})

it('workers do not start at all when the first one fails: one line says why', async () => {
  const taken = createServer().listen(0, '127.0.0.1')
  await once(taken, 'listening')
  const address = taken.address()
  const PORT = typeof address === 'object' && address ? String(address.port) : ''
  const { code, stderr } = await runProgram(['serve', '--workers', '2'], { ...settings, PORT })
  taken.close()
  expect([code, stderr]).toEqual([1, expect.stringMatching(/^lending-gateway: .*PORT.*\n$/)])
})

it.each([
  [['--workers', '0'], {}, 'WORKERS: must be a whole number from 1 to 128, or auto'],
  [['--workers=x'], {}, 'WORKERS: must be a whole number from 1 to 128, or auto'],
  [[], { WORKERS: '1000' }, 'WORKERS: must be a whole number from 1 to 128, or auto'],
  [['--workers', '128'], { WORKERS: '1' }, 'WORKERS: each worker takes 11 connections'],
])('serve %j %j ends with 2 and one line', async (args, more, line) => {
  const { code, stdout, stderr } = await runProgram(['serve', ...args], { ...settings, ...more })
  expect([code, stdout]).toEqual([2, ''])
  expect(stderr).toMatch(/^lending-gateway: .+\n$/)
  expect(stderr).toContain(line)
})
