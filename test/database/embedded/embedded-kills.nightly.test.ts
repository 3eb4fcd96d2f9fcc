import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdir, readFile, rename, unlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Client } from 'pg'
import { beforeEach, describe, expect, it } from 'vitest'
import { findEmbedded, startEmbedded } from '../../../src/database/embedded/index.ts'
import { commandOf, startOf } from '../../../src/database/embedded/processes.ts'
import {
  ask,
  end,
  processes,
  spawnHolder,
  started,
  useFolder,
  useStoppedDatabase,
} from '../../support/servers/databases/embedded.ts'

const folder = useFolder()
const copyStopped = useStoppedDatabase()
const inFolder = (name: string) => join(folder.path, name)

/** Starts again, uses the database, stops it. */
async function recovers(): Promise<void> {
  const again = await startEmbedded(folder.path)
  expect(await ask(again.ownerUrl, 'select 1 as one')).toEqual([{ one: 1 }])
  await again.stop()
  await noneRuns()
}

/** What a killed program had started ends by itself, a little later. */
const noneRuns = () => expect.poll(() => processes(folder.path)).toEqual([])

/** Kills PostgreSQL at once, and waits until it and its own processes are gone. */
async function killPostmaster(): Promise<void> {
  for (const pid of processes(folder.path)) process.kill(pid, 'SIGKILL')
  await noneRuns()
}

describe('when kill -9 took the process that started PostgreSQL', () => {
  let url: string | undefined
  beforeEach(async () => {
    await copyStopped(folder.path)
    const holder = spawnHolder(folder.path)
    await started(holder)
    await end(holder, 'SIGKILL')
    url = (await findEmbedded(folder.path))?.url
    expect(url).toBeDefined()
  })

  it.each([
    ['', undefined],
    [', though the note of its owner was cut off', '{"pid":'],
    [', though the note of its owner says nothing', 'null'],
    [', though another process has its number by now', `{"pid":${process.ppid},"start":"1"}`],
  ])('the next start takes the server over, and stops it%s', async (_name, note) => {
    if (note !== undefined) await writeFile(inFolder('owner.json'), note)
    const taken = await startEmbedded(folder.path)
    expect(taken.url).toBe(url)
    await taken.stop()
    expect(processes(folder.path)).toEqual([])
  })

  it('a zombie owns nothing', async () => {
    // The shell becomes a program that never looks after its child.
    const parent = spawn('sh', ['-c', 'sleep 1000 & echo $!; exec sleep 1000'], {
      stdio: ['ignore', 'pipe', 'ignore'],
    })
    const pid = Number(String((await once(parent.stdout, 'data'))[0]))
    await expect.poll(() => commandOf(parent.pid ?? 0)).toMatch(/^sleep/)
    await writeFile(inFolder('owner.json'), JSON.stringify({ pid, start: await startOf(pid) }))
    process.kill(pid, 'SIGKILL')
    await expect.poll(() => startOf(pid)).toBe('')
    expect(process.kill(pid, 0)).toBe(true)
    await recovers()
    await end(parent, 'SIGKILL')
  })

  it('and the server too, it starts with the stale lock file', async () => {
    await killPostmaster()
    expect(await findEmbedded(folder.path)).toBeUndefined()
    await recovers()
  })

  it.each([
    ['names another program that lives', () => `${process.pid}\n`],
    ['was cut off', () => ''],
  ])('and the server too, it starts with a lock file that %s', async (_name, start) => {
    await killPostmaster()
    const lock = inFolder('postgres/data/postmaster.pid')
    const text = await readFile(lock, 'utf8')
    await writeFile(lock, start() && text.replace(/^\d+\n/, start()))
    await recovers()
  })

  it('and the server, but not yet its last process, it waits for that one', async () => {
    const client = new Client({ connectionString: url })
    client.on('error', () => undefined)
    await client.connect()
    const { rows } = await client.query('select pg_backend_pid() as pid')
    process.kill(rows[0].pid, 'SIGSTOP')
    await killPostmaster()
    const log = () => readFile(inFolder('postgres/log'), 'utf8')
    try {
      const recovering = recovers()
      await expect.poll(log).toContain('shared memory block')
      process.kill(rows[0].pid, 'SIGKILL')
      await recovering
    } finally {
      await client.end().catch(() => undefined)
    }
  })
})

describe('when initdb', () => {
  const running = () => processes(folder.path, /bin\/initdb /)
  const drafts = async () => {
    const names = await readdir(inFolder('postgres')).catch(() => [])
    return names.filter((name) => name.startsWith('data.new'))
  }
  /** A folder is looked at quickly; a list of all processes each 5 ms would slow what it waits for. */
  const initdb = async () => {
    await expect.poll(drafts, { interval: 5 }).toHaveLength(1)
    return running()
  }

  it('is killed midway, the start says so, and the next one succeeds', async () => {
    const failing = expect(startEmbedded(folder.path)).rejects.toThrow(
      'could not make its data folder',
    )
    for (const pid of await initdb()) process.kill(pid, 'SIGKILL')
    await failing
    await recovers()
  })

  it('runs when its starter is killed, the next start succeeds', async () => {
    const holder = spawnHolder(folder.path)
    await initdb()
    await end(holder, 'SIGKILL')
    await recovers()
  })

  it('cleans up after its starter was killed, it leaves alone what the next start makes', async () => {
    const holder = spawnHolder(folder.path)
    const [orphan = 0] = await initdb()
    process.kill(orphan, 'SIGSTOP')
    await end(holder, 'SIGKILL')
    const recovering = recovers()
    await expect.poll(running).toHaveLength(2)
    await expect.poll(drafts).not.toEqual([])
    process.kill(orphan, 'SIGTERM')
    process.kill(orphan, 'SIGCONT')
    await recovering
  })

  it('left half a data folder behind, it is made anew', async () => {
    const { stop } = await startEmbedded(folder.path)
    await stop()
    await rename(inFolder('postgres/data'), inFolder('postgres/data.new'))
    await unlink(inFolder('postgres/data.new/PG_VERSION'))
    await writeFile(inFolder('postgres/data.password'), 'old')
    await recovers()
  })
})
