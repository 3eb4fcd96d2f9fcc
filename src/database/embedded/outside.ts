import {
  chmod,
  chown,
  link,
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
import { makeFolder } from '../../folder.ts'
import type { Account } from './account.ts'
import { runningPostmaster } from './running.ts'

/** The folder for homes that can't be in their data folders. */
const OUTSIDE = '/var/lib/lending-gateway'

/** A file beside a home that names its data folder, with a second hard link in the data folder. */
const noteOf = (home: string) => `${home}.for`
const CLAIM = 'postgres.for'

/** A home outside its data folder. */
export interface OutsideHome {
  readonly folder: string
  /** The data folder that it was created for; undefined if an older version did not record it. */
  readonly madeFor: string | undefined
  /** Whether it is certain that no data folder points to it any more and no server uses it. */
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

/** Creates a home outside a data folder, and a symbolic link to it in the data folder. */
export async function makeOutside(
  dataDir: string,
  { uid, gid }: Account,
  outside = OUTSIDE,
): Promise<string> {
  await makeFolder(outside)
  await chmod(outside, 0o711)
  const home = await mkdtemp(join(outside, 'data-'))
  await chown(home, uid, gid)
  await symlink(home, join(dataDir, 'postgres'))
  return home
}

/** Records beside a home which data folder it belongs to; the folder may have been moved since the last start. */
export async function claimHome(home: string, dataDir: string): Promise<void> {
  const note = noteOf(home)
  await writeFile(note, resolve(dataDir))
  // No hard link is possible across file systems; then only the path is recorded.
  await link(note, join(dataDir, CLAIM)).catch(() => undefined)
}

/** The homes outside their data folders that this user can see. */
export async function outsideHomes(outside = OUTSIDE): Promise<OutsideHome[]> {
  const found = await readdir(outside, { withFileTypes: true }).catch(() => [])
  const homes = found.filter((entry) => entry.isDirectory()).map(({ name }) => join(outside, name))
  return Promise.all(homes.toSorted().map(look))
}

/** Removes a home; false if it is no longer abandoned. */
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
    // A data folder that was moved still contains the second link.
    (await stat(note)).nlink === 1 &&
    (await runningPostmaster(folder)) === undefined
  return { folder, madeFor, abandoned, bytes: await sizeOf(folder) }
}

/** The total size of all files in a folder that this user can see, in bytes. */
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
