import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { chown, copyFile, readdir, rename, rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { makeFolder } from '../../folder.ts'
import { type Home, openHome } from './home.ts'
import { exclusively } from './lock.ts'
import { findHome } from './outside.ts'
import { startPostmaster, stopPostmaster } from './postmaster.ts'
import { becomesReady, urlOf } from './reach.ts'
import { runningPostmaster } from './running.ts'
import { openSecrets, PASSWORDS } from './secrets.ts'
import { othersUsing } from './users.ts'

/** The folder of data that has been examined and is about to replace the old, with its passwords. */
const RESTORED = 'data.restored'

/** Data that is to replace that of an embedded database. */
export interface Replacement {
  /** Whether existing data may be deleted. */
  readonly replace: boolean
  /** Creates the folder with the data in it, and with the file of its passwords. */
  put(folder: string): Promise<void>
  /** Brings the data up to date and examines it while a server runs on it. If this throws, everything stays as it was. */
  examine(database: { readonly url: string; readonly ownerUrl: string }): Promise<void>
}

/** Replaces the data of the embedded database in a data folder. Throws if the database is running, or has data that may not be deleted. */
export async function replaceData(dataDir: string, replacement: Replacement): Promise<void> {
  const folder = resolve(dataDir)
  await makeFolder(folder)
  await exclusively(folder, async () => {
    await finishReplacing(folder)
    const home = await openHome(folder)
    await refuseOccupied(home, dataDir, replacement)
    // If this process is killed, the next start removes folders with such names.
    const draft = { ...home, data: `${home.data}.new-${randomUUID()}` }
    try {
      await replacement.put(draft.data)
      await giveTo(draft)
      await tryOut(draft, replacement)
      await rename(draft.data, join(home.folder, RESTORED))
    } catch (error) {
      await rm(draft.data, { recursive: true, force: true })
      throw error
    }
    await finishReplacing(folder)
  })
}

/** Puts examined data in place, even if another process began this and was killed: each step can be repeated. The caller holds the lock. */
export async function finishReplacing(folder: string): Promise<void> {
  const home = await findHome(folder)
  if (home === undefined || !existsSync(join(home, RESTORED))) return
  const [data, restored] = [join(home, 'data'), join(home, RESTORED)]
  await rm(data, { recursive: true, force: true })
  await copyFile(join(restored, PASSWORDS), join(folder, `${PASSWORDS}.new`))
  await rename(join(folder, `${PASSWORDS}.new`), join(folder, PASSWORDS))
  await rename(restored, data)
  await rm(join(data, PASSWORDS))
}

async function refuseOccupied(
  { folder, data }: Home,
  dataDir: string,
  { replace }: Replacement,
): Promise<void> {
  // A gateway whose server has just ended is about to start it again.
  if ((await runningPostmaster(folder)) !== undefined || (await othersUsing(dataDir)).length > 0)
    throw new Error(`the embedded database of ${dataDir} is running; stop the gateway first`)
  if (existsSync(data) && !replace)
    throw new Error(
      `${dataDir} holds a database; --replace deletes it in favour of the backup, or set DATA_DIR to a new folder`,
    )
}

async function tryOut(draft: Home, { examine }: Replacement): Promise<void> {
  const secrets = await openSecrets(draft.data)
  const server = await startPostmaster(draft)
  try {
    if (!(await becomesReady(server, secrets)))
      throw new Error(
        `PostgreSQL does not start on the backup; its log is ${join(draft.folder, 'log')}`,
      )
    await examine({
      url: urlOf(server, secrets, 'lending_app', 'lending'),
      ownerUrl: urlOf(server, secrets, 'lending_owner', 'lending'),
    })
  } finally {
    await stopPostmaster(server)
  }
}

/** Root gives the files to the user that PostgreSQL runs as. */
async function giveTo({ data, account }: Home): Promise<void> {
  if (account === undefined) return
  for (const path of ['', ...(await readdir(data, { recursive: true }))])
    await chown(join(data, path), account.uid, account.gid)
}
