import { chmod, mkdtemp, realpath, rm, rmdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

/** An empty folder that PostgreSQL's user can reach too, when root runs the tests. */
export async function createFolder(name = 'lending-gateway-test-'): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), name))
  await chmod(folder, 0o711)
  return folder
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
