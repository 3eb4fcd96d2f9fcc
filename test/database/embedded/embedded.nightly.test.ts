import {
  chmod,
  chown,
  cp,
  lstat,
  mkdir,
  readdir,
  readFile,
  realpath,
  rm,
  symlink,
  unlink,
  writeFile,
} from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { canReach } from '../../../src/database/embedded/account.ts'
import { completeLinks, copyFolder, installedFolder } from '../../../src/database/embedded/home.ts'
import { findEmbedded, startEmbedded } from '../../../src/database/embedded/index.ts'
import { outsideHomes } from '../../../src/database/embedded/outside.ts'
import { removeFolder } from '../../support/folders.ts'
import {
  ask,
  end,
  processes,
  spawnHolder,
  started,
  useFolder,
} from '../../support/servers/databases/embedded.ts'

const asRoot = process.getuid?.() === 0
const nobody = { uid: 65_534, gid: 65_534 }
const source = fileURLToPath(new URL('../../../src/database/embedded', import.meta.url))
const isPublic =
  (await canReach(nobody, dirname(process.execPath))) && (await canReach(nobody, source))
const folder = useFolder()

describe('the embedded PostgreSQL', () => {
  it('keeps data, port and passwords over a restart, and can be stopped twice', async () => {
    const first = await startEmbedded(folder.path)
    await ask(first.ownerUrl, "create table note as select 'kept' as text")
    await first.stop()
    await first.stop()
    expect(await findEmbedded(folder.path)).toBeUndefined()
    const second = await startEmbedded(folder.path)
    expect(second.url).toBe(first.url)
    expect(await ask(second.ownerUrl, 'select text from note')).toEqual([{ text: 'kept' }])
    await second.stop()
  })

  it('gives the application a role that owns nothing', async () => {
    const { url, stop } = await startEmbedded(folder.path)
    await expect(ask(url, 'create table x (id int)')).rejects.toThrow('permission denied')
    await expect(ask(url, 'create schema x')).rejects.toThrow('permission denied')
    const powers = 'rolsuper, rolcreatedb, rolcreaterole, rolreplication, rolbypassrls'
    const [role] = await ask(url, `select ${powers} from pg_roles where rolname = current_user`)
    expect(new Set(Object.values(role as object))).toEqual(new Set([false]))
    await stop()
  })

  it('runs once for two processes that start at once; the one that joined leaves it running', async () => {
    const both = [spawnHolder(folder.path), spawnHolder(folder.path)]
    expect(await Promise.all(both.map(started))).not.toContain(undefined)
    expect(processes(folder.path)).toHaveLength(1)
    const { pid } = JSON.parse(await readFile(join(folder.path, 'owner.json'), 'utf8'))
    const [owner, joined] = both[0]?.pid === pid ? both : both.toReversed()
    if (owner === undefined || joined === undefined) throw new Error('no two processes')
    expect(await end(joined, 'SIGTERM')).toEqual([0, null])
    const found = await findEmbedded(folder.path)
    expect(await ask(found?.url ?? '', 'select 1 as one')).toEqual([{ one: 1 }])
    expect(await end(owner, 'SIGTERM')).toEqual([0, null])
    expect(processes(folder.path)).toEqual([])
  })

  it('goes on when the process that started it leaves first, and is stopped by the last', async () => {
    const first = spawnHolder(folder.path)
    await started(first)
    const second = spawnHolder(folder.path)
    await started(second)
    const third = spawnHolder(folder.path)
    await started(third)
    expect(await end(first, 'SIGTERM')).toEqual([0, null])
    // Killed, it can't say that it has left.
    await end(second, 'SIGKILL')
    const found = await findEmbedded(folder.path)
    expect(await ask(found?.url ?? '', 'select 1 as one')).toEqual([{ one: 1 }])
    expect(await end(third, 'SIGTERM')).toEqual([0, null])
    expect(processes(folder.path)).toEqual([])
  })

  it('runs until the last of two gateways in one process stops it', async () => {
    const start = () => startEmbedded(folder.path)
    const [one, two] = await Promise.all([start(), start()])
    expect(processes(folder.path)).toHaveLength(1)
    await one.stop()
    await one.stop()
    expect(await ask(two.url, 'select 1 as one')).toEqual([{ one: 1 }])
    const [three] = await Promise.all([start(), two.stop()])
    expect(await ask(three.url, 'select 1 as one')).toEqual([{ one: 1 }])
    await three.stop()
    expect(processes(folder.path)).toEqual([])
  })

  it('stops when its folder was removed beneath it', async () => {
    const { stop } = await startEmbedded(folder.path)
    await rm(folder.path, { recursive: true })
    await stop()
    expect(processes(folder.path)).toEqual([])
  })

  it('says what to do when its passwords were lost, and lets go of the server', async () => {
    const { stop } = await startEmbedded(folder.path)
    await stop()
    await rm(join(folder.path, 'database-passwords.json'))
    await expect(startEmbedded(folder.path)).rejects.toThrow('database-passwords.json')
    expect(processes(folder.path)).toEqual([])
  })

  it('does not begin anew where its data went missing, or is of another version', async () => {
    const inner = join(folder.path, 'inner')
    await mkdir(inner)
    await symlink(join(folder.path, 'gone'), join(inner, 'postgres'))
    await expect(startEmbedded(inner)).rejects.toThrow('a database that is gone')
    await mkdir(join(folder.path, 'postgres/data'), { recursive: true })
    await writeFile(join(folder.path, 'postgres/data/PG_VERSION'), '17\n')
    await expect(startEmbedded(folder.path)).rejects.toThrow('made by PostgreSQL 17')
  })

  it('makes the library links that a blocked install script left out', async () => {
    const copy = join(folder.path, 'one/native')
    await cp(installedFolder(), copy, { recursive: true, verbatimSymlinks: true })
    const list = await readFile(join(copy, 'pg-symlinks.json'), 'utf8').catch(() => '[]')
    const links: string[] = JSON.parse(list).map(({ target }: { target: string }) => target)
    for (const link of links) await unlink(join(folder.path, 'one', link)).catch(() => undefined)
    await copyFolder(copy, join(folder.path, 'two'))
    await completeLinks(copy)
    await completeLinks(copy)
    for (const link of links)
      for (const place of ['one', 'two']) {
        const path = join(folder.path, place, link)
        expect((await lstat(path)).isSymbolicLink()).toBe(true)
        expect(await realpath(path)).toContain(join(folder.path, place))
      }
    expect((await readdir(folder.path)).sort()).toEqual(['one', 'two'])
  })

  it.runIf(asRoot)(
    'runs for root in a folder that only root may enter, whatever the umask',
    async () => {
      await chmod(folder.path, 0o700)
      const inner = join(folder.path, 'deep')
      const umask = process.umask(0o077)
      const { url, stop } = await startEmbedded(inner).finally(() => process.umask(umask))
      expect(await ask(url, 'select 1 as one')).toEqual([{ one: 1 }])
      const home = await realpath(join(inner, 'postgres'))
      expect(home).toMatch(/^\/var\/lib\/lending-gateway\/data-/)
      const look = async () => (await outsideHomes()).find((one) => one.folder === home)
      await rm(inner, { recursive: true })
      expect(await look()).toMatchObject({ madeFor: inner, abandoned: false })
      await stop()
      expect(await look()).toMatchObject({ madeFor: inner, abandoned: true })
      await mkdir(inner)
      await symlink(home, join(inner, 'postgres'))
      expect(await look()).toMatchObject({ madeFor: inner, abandoned: false })
      await removeFolder(inner)
    },
  )

  it.runIf(asRoot)('runs for root when the programs too lie where only root may go', async () => {
    const clone = join(folder.path, 'clone')
    const native = join(clone, 'node_modules', installedFolder().split('/node_modules/')[1] ?? '')
    await cp(dirname(installedFolder()), dirname(native), {
      recursive: true,
      verbatimSymlinks: true,
    })
    await cp(source, join(clone, 'src'), { recursive: true })
    await writeFile(join(clone, 'package.json'), '{"type":"module"}')
    for (const name of ['pg', 'proper-lockfile'])
      await symlink(join(installedFolder(), '../../..', name), join(clone, 'node_modules', name))
    for (const path of ['', 'bin', 'lib', 'share', 'bin/postgres', 'bin/initdb'])
      await chmod(join(native, path), 0o700)
    await chmod(clone, 0o700)
    const holder = spawnHolder(join(folder.path, 'data'), { index: join(clone, 'src/index.ts') })
    expect(await started(holder)).toBe('started as 0')
    expect(await end(holder, 'SIGTERM')).toEqual([0, null])
  })

  it.runIf(asRoot && isPublic)('runs for an ordinary user, and for root on that data', async () => {
    const inner = join(folder.path, 'data')
    await mkdir(inner)
    await chown(inner, nobody.uid, nobody.gid)
    const holder = spawnHolder(inner, nobody)
    expect(await started(holder)).toBe(`started as ${nobody.uid}`)
    expect(await end(holder, 'SIGTERM')).toEqual([0, null])
    const { stop } = await startEmbedded(inner)
    await stop()
  })
})
