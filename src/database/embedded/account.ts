import { readFile, stat } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'

/** The operating system user that PostgreSQL runs as. */
export interface Account {
  readonly uid: number
  readonly gid: number
}

/** The account to run PostgreSQL as instead of root, which it refuses; undefined if this process does not run as root. */
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

/** Whether an account has search permission on a folder and all its parents. */
export async function canReach({ uid, gid }: Account, folder: string): Promise<boolean> {
  for (let path = resolve(folder); ; path = dirname(path)) {
    const { mode, uid: owner, gid: group } = await stat(path)
    const bit = owner === uid ? 0o100 : group === gid ? 0o010 : 0o001
    if ((mode & bit) === 0) return false
    if (path === dirname(path)) return true
  }
}
