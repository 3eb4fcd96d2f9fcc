import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  chmod,
  chown,
  cp,
  lstat,
  mkdir,
  readFile,
  realpath,
  rm,
  unlink,
  writeFile,
} from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Client } from 'pg'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { canReach } from '../src/database/embedded/account.ts'
import { completeLinks, installedFolder } from '../src/database/embedded/binaries.ts'
import { findEmbedded, startEmbedded } from '../src/database/embedded/index.ts'
import { createFolder, removeFolder } from './folders.ts'
import { startProgram } from './program.ts'

const asRoot = process.getuid?.() === 0
const nobody = { uid: 65_534, gid: 65_534 }
const nodeIsPublic = await canReach(nobody, dirname(process.execPath))
let folder: string

beforeEach(async () => {
  folder = await createFolder('lending gateway é ')
})
afterEach(async () => {
  const home = await realpath(join(folder, 'postgres')).catch(() => folder)
  expect(servers(home)).toEqual([])
  await removeFolder(folder)
})

async function ask(url: string, text: string): Promise<unknown[]> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query(text)).rows
  } finally {
    await client.end()
  }
}

/** The server processes that run on a home. */
function servers(home: string): string[] {
  const list = execFileSync('ps', ['-eo', 'pid,args'], { encoding: 'utf8' })
  return list.split('\n').filter((line) => line.includes(`-D ${home}/data`))
}

async function killedProgram(): Promise<ChildProcess> {
  const { child } = await startProgram({ DATA_DIR: folder, SEED_DEMO: '0' })
  child.kill('SIGKILL')
  await once(child, 'close')
  return child
}

describe('the embedded PostgreSQL', () => {
  it('keeps data, port and passwords over a restart, and can be stopped twice', async () => {
    const first = await startEmbedded(folder)
    await ask(first.ownerUrl, "create table note as select 'kept' as text")
    await first.stop()
    await first.stop()
    expect(await findEmbedded(folder)).toBeUndefined()
    const second = await startEmbedded(folder)
    expect(second.url).toBe(first.url)
    expect(await ask(second.ownerUrl, 'select text from note')).toEqual([{ text: 'kept' }])
    await second.stop()
  })

  it('gives the application a role that owns nothing', async () => {
    const { url, stop } = await startEmbedded(folder)
    await expect(ask(url, 'create table x (id int)')).rejects.toThrow('permission denied')
    expect(
      await ask(
        url,
        'select rolsuper, rolcreatedb, rolcreaterole from pg_roles where rolname = current_user',
      ),
    ).toEqual([{ rolsuper: false, rolcreatedb: false, rolcreaterole: false }])
    await stop()
  })

  it('starts once for two programs, and the one that joined leaves it running', async () => {
    const settings = { DATA_DIR: folder, SEED_DEMO: '0' }
    const both = await Promise.all([startProgram(settings), startProgram(settings)])
    expect(servers(await realpath(join(folder, 'postgres')))).toHaveLength(1)
    const owner = JSON.parse(await readFile(join(folder, 'owner.json'), 'utf8')).pid
    const joined = both.find(({ child }) => child.pid !== owner)
    const first = both.find(({ child }) => child.pid === owner)
    joined?.child.kill('SIGTERM')
    await once(joined?.child ?? process, 'close')
    expect((await fetch(`${first?.url}/readyz`)).status).toBe(200)
    first?.child.kill('SIGTERM')
    expect(await once(first?.child ?? process, 'close')).toEqual([0, null])
  })

  it('is taken over when its program was killed', async () => {
    await killedProgram()
    const running = await findEmbedded(folder)
    expect(running).toBeDefined()
    const taken = await startEmbedded(folder)
    expect(taken.url).toBe(running?.url)
    await taken.stop()
    expect(await findEmbedded(folder)).toBeUndefined()
  })

  it('starts after it was killed itself, whatever its lock file says', async () => {
    await killedProgram()
    const lock = join(folder, 'postgres/data/postmaster.pid')
    const text = await readFile(lock, 'utf8')
    process.kill(Number(text.split('\n')[0]), 'SIGKILL')
    await expect.poll(() => servers(join(folder, 'postgres'))).toEqual([])
    // Another program has the number by now.
    await writeFile(lock, text.replace(/^\d+/, String(process.pid)))
    await writeFile(join(folder, 'owner.json'), '{"pid":')
    const again = await startEmbedded(folder)
    expect(await ask(again.url, 'select 1 as one')).toEqual([{ one: 1 }])
    await again.stop()
  })

  it('makes the library links that a blocked install script left out', async () => {
    const copy = join(folder, 'native')
    await cp(installedFolder(), copy, { recursive: true, verbatimSymlinks: true })
    const links = JSON.parse(
      await readFile(join(copy, 'pg-symlinks.json'), 'utf8').catch(() => '[]'),
    )
    for (const { target } of links) await unlink(join(folder, target)).catch(() => undefined)
    await completeLinks(copy)
    await completeLinks(copy)
    for (const { target } of links)
      expect((await lstat(join(folder, target))).isSymbolicLink()).toBe(true)
  })

  it.runIf(asRoot)('runs for root under a folder that only root may enter', async () => {
    await chmod(folder, 0o700)
    const inner = join(folder, 'deep')
    const { url, stop } = await startEmbedded(inner)
    expect(await ask(url, 'select 1 as one')).toEqual([{ one: 1 }])
    await stop()
    await rm(await realpath(join(inner, 'postgres')), { recursive: true })
  })

  it.runIf(asRoot && nodeIsPublic)('runs for an ordinary user', async () => {
    await chown(folder, 65_534, 65_534)
    await mkdir(join(folder, 'data'))
    await chown(join(folder, 'data'), 65_534, 65_534)
    const script = `const { startEmbedded } = await import(${JSON.stringify(new URL('../src/database/embedded/index.ts', import.meta.url).href)})
      const { stop } = await startEmbedded(${JSON.stringify(join(folder, 'data'))})
      await stop()
      console.log(process.getuid())`
    const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
      uid: 65_534,
      gid: 65_534,
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    let said = ''
    child.stdout.on('data', (text) => {
      said += text
    })
    expect(await once(child, 'close')).toEqual([0, null])
    expect(said).toBe('65534\n')
  })
})
