import { existsSync } from 'node:fs'
import { chown, lstat, mkdir, realpath, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { type Account, canReach, unprivilegedAccount } from './account.ts'
import { completeLinks, copyFolder, installedFolder } from './binaries.ts'
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
