import { chmod, mkdtemp, realpath, rm, rmdir, statfs } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

const NAME = 'lending-gateway-test-'
const MEMORY = '/dev/shm'
const ENOUGH_BYTES = 4 * 1_024 ** 3

/** An empty folder that PostgreSQL's user can reach too, when root runs the tests. */
export async function createFolder(name = NAME, parent = tmpdir()): Promise<string> {
  const folder = await mkdtemp(join(parent, name))
  await chmod(folder, 0o711)
  return folder
}

/** The same in memory where there is plenty: a database has some 550 files, and a disk takes its time to make each. */
export async function createQuickFolder(): Promise<string> {
  const free = await statfs(MEMORY).then(
    ({ bavail, bsize }) => bavail * bsize,
    () => 0,
  )
  const isRoomy = Math.min(free, process.availableMemory()) > ENOUGH_BYTES
  return createFolder(NAME, isRoomy ? MEMORY : tmpdir())
}

/** Removes a data folder, and its database where that had to lie elsewhere. */
export async function removeFolder(folder: string): Promise<void> {
  const home = await realpath(join(folder, 'postgres')).catch(() => folder)
  await rm(home, { recursive: true, force: true })
  if (dirname(home) !== folder) {
    await rm(`${home}.for`, { force: true })
    await rmdir(dirname(home)).catch(() => undefined)
  }
  await rm(folder, { recursive: true, force: true })
}
