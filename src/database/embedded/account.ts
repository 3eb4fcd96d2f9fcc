import { readFile, stat } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'

/** The user that PostgreSQL runs as. */
export interface Account {
  readonly uid: number
  readonly gid: number
}

/** PostgreSQL refuses to run as root: the unprivileged account to use then; undefined for anyone else. */
export async function unprivilegedAccount(): Promise<Account | undefined> {
  if (process.getuid?.() !== 0) return undefined
  const lines = (await readFile('/etc/passwd', 'utf8')).split('\n').map((line) => line.split(':'))
  for (const name of ['postgres', 'nobody']) {
    const [, , uid, gid] = lines.find(([found]) => found === name) ?? []
    if (Number(uid) > 0) return { uid: Number(uid), gid: Number(gid) }
  }
  throw new Error(
    'PostgreSQL does not run as root, and this machine has no user named postgres or nobody; start as another user, or set DATABASE_URL',
  )
}

/** Whether an account may pass through a folder and all above it. */
export async function canReach({ uid, gid }: Account, folder: string): Promise<boolean> {
  for (let path = resolve(folder); ; path = dirname(path)) {
    const { mode, uid: owner, gid: group } = await stat(path)
    const bit = owner === uid ? 0o100 : group === gid ? 0o010 : 0o001
    if ((mode & bit) === 0) return false
    if (path === dirname(path)) return true
  }
}
