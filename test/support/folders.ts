import { existsSync } from 'node:fs'
import { chmod, mkdtemp, readdir, realpath, rm, rmdir, statfs } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { findHome } from '../../src/database/embedded/outside.ts'
import { stopPostmaster } from '../../src/database/embedded/postmaster.ts'
import { runningPostmaster } from '../../src/database/embedded/running.ts'
import { othersUsing } from '../../src/database/embedded/users.ts'

const NAME = 'lending-gateway-test-'
/** Of a whole run. */
const RUN = 'lending-gateway-run-'
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
  return createFolder(RUN, isRoomy ? MEMORY : tmpdir())
}

/** Stops the databases of runs that were killed, and removes their folders; those of runs that go on are left alone. */
export async function removeAbandoned(): Promise<void> {
  for (const parent of [MEMORY, tmpdir()])
    for (const name of await readdir(parent).catch(() => []))
      if (name.startsWith(RUN) && (await isAbandoned(join(parent, name))))
        await removeRun(join(parent, name))
}

/** A run that has just begun has no owner yet. */
async function isAbandoned(folder: string): Promise<boolean> {
  return existsSync(join(folder, 'owner.json')) && (await othersUsing(folder)).length === 0
}

async function removeRun(folder: string): Promise<void> {
  const home = await findHome(folder)
  const running = home === undefined ? undefined : await runningPostmaster(home)
  if (running !== undefined) await stopPostmaster(running)
  await removeFolder(folder)
}

/** Removes a data folder, and its database where that had to lie elsewhere. */
export async function removeFolder(folder: string): Promise<void> {
  const home = await realpath(join(folder, 'postgres')).catch(() => folder)
  // PostgreSQL's processes may still write into it while they end.
  await rm(home, { recursive: true, force: true, maxRetries: 10 })
  if (dirname(home) !== folder) {
    await rm(`${home}.for`, { force: true })
    await rmdir(dirname(home)).catch(() => undefined)
  }
  await rm(folder, { recursive: true, force: true })
}
