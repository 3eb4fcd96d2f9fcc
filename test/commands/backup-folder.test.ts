import { chmod, chown, mkdir, readdir, stat, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openFolder } from '../../src/backup/manifest.ts'
import { createFolder, removeFolder } from '../support/folders.ts'

const asRoot = process.getuid?.() === 0
let parent: string
beforeAll(async () => {
  parent = await createFolder()
})
afterAll(() => removeFolder(parent))

const modeOf = async (path: string) => ((await stat(path)).mode & 0o777).toString(8)

it('is closed to others, and goes again with a backup that failed', async () => {
  const made = join(parent, 'made')
  const remove = await openFolder(made)
  expect(await modeOf(made)).toBe('700')
  await writeFile(join(made, 'lending.dump'), 'half')
  await remove()
  expect(await readdir(parent)).toEqual([])
})

it('is closed to others if they could read it, and is emptied again, not removed', async () => {
  const open = join(parent, 'open')
  await mkdir(open, { mode: 0o755 })
  const remove = await openFolder(open)
  expect(await modeOf(open)).toBe('700')
  await mkdir(join(open, 'data'))
  await writeFile(join(open, 'data', 'one'), 'half')
  await remove()
  expect(await readdir(open)).toEqual([])
})

it.each([0o777, 0o775, 0o757])('is refused if others may write to it (%o)', async (mode) => {
  const shared = join(parent, `shared-${mode}`)
  await mkdir(shared)
  await chmod(shared, mode)
  await expect(openFolder(shared)).rejects.toThrow(`others may write to ${shared}; name a new`)
  expect(await modeOf(shared)).toBe(mode.toString(8))
})

it('is refused where nothing can be made, and a file or a link to nothing is no folder', async () => {
  await expect(openFolder('/proc/backups/today')).rejects.toThrow(/ENOENT.*\/proc\/backups/)
  await writeFile(join(parent, 'file'), '')
  await expect(openFolder(join(parent, 'file'))).rejects.toThrow('EEXIST')
  await expect(openFolder(join(parent, 'file', 'in'))).rejects.toThrow('ENOTDIR')
  await symlink(join(parent, 'unmounted'), join(parent, 'link'))
  await expect(openFolder(join(parent, 'link', 'in'))).rejects.toThrow('ENOENT')
})

it('is made with all folders above it, also by two at once', async () => {
  const deep = join(parent, 'a', 'b', 'c')
  await Promise.all([openFolder(deep), openFolder(deep)])
  expect(await modeOf(join(parent, 'a'))).toBe('700')
})

it.runIf(asRoot)('is refused if it belongs to another user', async () => {
  const theirs = join(parent, 'theirs')
  await mkdir(theirs, { mode: 0o700 })
  await chown(theirs, 65_534, 65_534)
  await expect(openFolder(theirs)).rejects.toThrow(`${theirs} belongs to another user`)
})
