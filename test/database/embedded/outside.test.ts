import { mkdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { findLeftovers, prune } from '../../../src/commands/doctor/data.ts'
import { unprivilegedAccount } from '../../../src/database/embedded/account.ts'
import { claimHome, makeOutside, outsideHomes } from '../../../src/database/embedded/outside.ts'
import { createFolder, removeFolder } from '../../support/folders.ts'

let folder: string
let outside: string
beforeEach(async () => {
  folder = await createFolder('lending-gateway-outside-')
  outside = join(folder, 'outside')
})
afterEach(() => removeFolder(folder))

async function make(name: string): Promise<{ dataDir: string; home: string }> {
  const dataDir = join(folder, name)
  await mkdir(dataDir)
  const account = (await unprivilegedAccount()) ?? {
    uid: process.getuid?.() ?? 0,
    gid: process.getgid?.() ?? 0,
  }
  const home = await makeOutside(dataDir, account, outside)
  await claimHome(home, dataDir)
  await writeFile(join(home, 'rows'), 'x'.repeat(2_000_000))
  return { dataDir, home }
}

async function pruned(): Promise<string[]> {
  const lines: string[] = []
  await prune((line) => lines.push(line), outside)
  return lines
}

const remaining = async () => (await outsideHomes(outside)).map(({ folder: home }) => home)

it('removes what lost its data folder alone, and names it', async () => {
  const [kept, gone] = [await make('kept'), await make('gone')]
  await rm(gone.dataDir, { recursive: true })
  const found = await outsideHomes(outside)
  expect(found.filter(({ abandoned }) => abandoned).map(({ folder: home }) => home)).toEqual([
    gone.home,
  ])
  expect(await pruned()).toEqual([
    `removing ${gone.home} (2 MB), the database of ${gone.dataDir}, which is gone`,
  ])
  expect(await remaining()).toEqual([kept.home])
  await expect(stat(`${gone.home}.for`)).rejects.toThrow('ENOENT')
  expect(await pruned()).toEqual(['nothing to remove: every database still has its data folder'])
})

it('are one line of the doctor’s, however many they are', async () => {
  const lines = async () =>
    (await findLeftovers({ DATA_DIR: folder }, outside)).map(({ text }) => text)
  const [first, second] = [await make('first'), await make('second')]
  expect(await lines()).toEqual([])
  await rm(first.dataDir, { recursive: true })
  expect(await lines()).toEqual([
    expect.stringMatching(`^nothing uses ${first.home} .2 MB., the database of ${first.dataDir}, `),
  ])
  await rm(second.dataDir, { recursive: true })
  expect(await lines()).toEqual([
    expect.stringMatching(`^nothing uses 2 databases in ${outside} .4 MB., `),
  ])
})

it('leaves a database whose data folder was moved, and one that is not known to be nobody’s', async () => {
  const [moved, old] = [await make('first place'), await make('old')]
  await rename(moved.dataDir, join(folder, 'second place'))
  await rm(`${old.home}.for`)
  await rm(old.dataDir, { recursive: true })
  expect(await pruned()).toEqual(['nothing to remove: every database still has its data folder'])
  expect(await remaining()).toEqual([moved.home, old.home].toSorted())
  // The next start notes the new place; when that goes too, nothing holds the database any more.
  await claimHome(moved.home, join(folder, 'second place'))
  await rm(join(folder, 'second place'), { recursive: true })
  expect(await pruned()).toHaveLength(1)
  expect(await remaining()).toEqual([old.home])
})

it('leaves a database whose data folder was begun anew to the one that it points to now', async () => {
  const { dataDir, home } = await make('data')
  await rm(dataDir, { recursive: true })
  const again = await make('data')
  expect(again.dataDir).toBe(dataDir)
  expect(await pruned()).toEqual([expect.stringContaining(`removing ${home} `)])
  expect(await remaining()).toEqual([again.home])
})
