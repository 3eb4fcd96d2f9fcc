import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { copyFile, realpath } from 'node:fs/promises'
import { join } from 'node:path'
import { Client } from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest'
import { openHome } from '../../../../src/database/embedded/home.ts'
import { startEmbedded } from '../../../../src/database/embedded/index.ts'
import { stopPostmaster } from '../../../../src/database/embedded/postmaster.ts'
import { runningPostmaster } from '../../../../src/database/embedded/running.ts'
import { createFolder, removeFolder } from '../../folders.ts'

const source = new URL('../../../../src/database/embedded/index.ts', import.meta.url).href
const script = `
  const { startEmbedded } = await import(process.argv[1])
  const { stop } = await startEmbedded(process.argv[2])
  process.once('SIGTERM', async () => { await stop(); process.exit() })
  setInterval(() => undefined, 1_000)
  console.log('started as ' + process.getuid())`

const children = new Set<ChildProcess>()

/** A fresh folder for each test, of a name that needs care; nothing may run in it afterwards. */
export function useFolder(): { readonly path: string } {
  const folder = { path: '' }
  beforeEach(async () => {
    folder.path = await createFolder('lending gateway é ')
  })
  afterEach(async () => {
    for (const child of children) child.kill('SIGKILL')
    children.clear()
    const home = await realpath(join(folder.path, 'postgres')).catch(() => folder.path)
    const left = await runningPostmaster(home)
    if (left !== undefined) await stopPostmaster(left)
    await expect.poll(() => processes(folder.path)).toEqual([])
    await removeFolder(folder.path)
    expect(left).toBeUndefined()
  })
  return folder
}

/** A database that was made once and stopped; returns what puts a copy of it into a folder, quicker than making another. */
export function useStoppedDatabase(): (folder: string) => Promise<void> {
  const passwords = 'database-passwords.json'
  let made = ''
  beforeAll(async () => {
    made = await createFolder()
    const database = await startEmbedded(made)
    await database.stop()
  })
  afterAll(() => removeFolder(made))
  return async (folder) => {
    await copyFile(join(made, passwords), join(folder, passwords))
    const [from, to] = [await openHome(made), await openHome(folder)]
    execFileSync('cp', ['-a', from.data, to.data])
  }
}

/** The pids of the PostgreSQL programs that have a test's folder, in full, in their arguments; may be killed. */
export function processes(folder: string, program = /\/bin\/(postgres|initdb) /): number[] {
  // Whatever else runs here is not the test's to see.
  if (!/^\/.*lending gateway é \w{6}$/.test(folder))
    throw new Error(`no folder of a test: ${folder}`)
  const list = execFileSync('ps', ['-eo', 'pid,args'], {
    encoding: 'utf8',
    env: { ...process.env, LC_ALL: 'C.UTF-8' },
  }).split('\n')
  return list
    .filter((line) => program.test(line) && line.includes(`${folder}/`))
    .map((line) => Number.parseInt(line, 10))
}

export async function ask(url: string, text: string): Promise<unknown[]> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query(text)).rows
  } finally {
    await client.end()
  }
}

/** A process that calls startEmbedded and stops at SIGTERM. */
export function spawnHolder(
  folder: string,
  { index = source, uid }: { readonly index?: string; readonly uid?: number } = {},
): ChildProcess {
  const child = spawn(process.execPath, ['--input-type=module', '-e', script, index, folder], {
    ...(uid && { uid, gid: uid }),
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  children.add(child)
  return child
}

/** What a holder says once its database can be used; undefined when it ends instead. */
export async function started(child: ChildProcess): Promise<string | undefined> {
  const said = new Promise<string>((resolve) =>
    child.stdout?.once('data', (text) => resolve(String(text).trim())),
  )
  return Promise.race([said, once(child, 'close').then(() => undefined)])
}

/** Sends a signal and waits for the end: exit code and signal. */
export async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<unknown[]> {
  const closed = once(child, 'close')
  child.kill(signal)
  return closed
}
