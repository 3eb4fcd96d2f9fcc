import {
  chmod,
  chown,
  link,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  realpath,
  rm,
  stat,
  symlink,
  writeFile,
} from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import type { Account } from './account.ts'
import { runningPostmaster } from './postmaster.ts'

/** Where homes are that can't be in their data folders. */
const OUTSIDE = '/var/lib/lending-gateway'

/** Beside a home, a file that names its data folder; in that, another link to the same file. */
const noteOf = (home: string) => `${home}.for`
const CLAIM = 'postgres.for'

/** A home outside of its data folder. */
export interface OutsideHome {
  readonly folder: string
  /** The data folder that it was made for; undefined where an older version did not note it. */
  readonly madeFor: string | undefined
  /** Whether it is certain that no data folder points to it any more, and no server runs on it. */
  readonly abandoned: boolean
  readonly bytes: number
}

/** The home of a data folder; undefined before it is created. */
export async function findHome(dataDir: string): Promise<string | undefined> {
  return realpath(join(dataDir, 'postgres')).catch(() => undefined)
}

/** Whether a home lies elsewhere than in its data folder. */
export async function isOutside(home: string, dataDir: string): Promise<boolean> {
  return dirname(home) !== (await realpath(dataDir))
}

/** Makes a home outside of a data folder, and a link in there that points to it. */
export async function makeOutside(
  dataDir: string,
  { uid, gid }: Account,
  outside = OUTSIDE,
): Promise<string> {
  await mkdir(outside, { recursive: true })
  await chmod(outside, 0o711)
  const home = await mkdtemp(join(outside, 'data-'))
  await chown(home, uid, gid)
  await symlink(home, join(dataDir, 'postgres'))
  return home
}

/** Notes beside a home which data folder it is for, which may have been moved since. */
export async function claimHome(home: string, dataDir: string): Promise<void> {
  const note = noteOf(home)
  await writeFile(note, resolve(dataDir))
  // On another file system the path alone must do.
  await link(note, join(dataDir, CLAIM)).catch(() => undefined)
}

/** The homes outside of their data folders, as far as this user may see them. */
export async function outsideHomes(outside = OUTSIDE): Promise<OutsideHome[]> {
  const found = await readdir(outside, { withFileTypes: true }).catch(() => [])
  const homes = found.filter((entry) => entry.isDirectory()).map(({ name }) => join(outside, name))
  return Promise.all(homes.toSorted().map(look))
}

/** Removes an abandoned home; false when it is not, or not any more. */
export async function removeHome({ folder }: OutsideHome): Promise<boolean> {
  const { abandoned } = await look(folder)
  if (!abandoned) return false
  await rm(folder, { recursive: true, force: true })
  await rm(noteOf(folder))
  return true
}

async function look(folder: string): Promise<OutsideHome> {
  const note = noteOf(folder)
  const madeFor = await readFile(note, 'utf8').catch(() => undefined)
  const abandoned =
    madeFor !== undefined &&
    (await findHome(madeFor)) !== folder &&
    // A data folder that was moved still holds the other link.
    (await stat(note)).nlink === 1 &&
    (await runningPostmaster(folder)) === undefined
  return { folder, madeFor, abandoned, bytes: await sizeOf(folder) }
}

/** The bytes of all files in a folder; what can't be seen counts nothing. */
export async function sizeOf(folder: string): Promise<number> {
  const found = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  const files = found.filter((entry) => entry.isFile())
  let bytes = 0
  for (const { parentPath, name } of files)
    bytes += await stat(join(parentPath, name)).then(
      ({ size }) => size,
      () => 0,
    )
  return bytes
}
