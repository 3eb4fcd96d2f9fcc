import type { TestDatabase } from '../../database.ts'

/**
 * Settings of a gateway that waits for a lock as long as a test holds it, however slow the machine: it takes the role's
 * time-outs, as behind a pooler, and those are off.
 */
export async function waitForLocks({
  url,
  sql,
}: TestDatabase): Promise<Readonly<Record<string, string>>> {
  const { username, pathname } = new URL(url)
  for (const name of ['lock_timeout', 'statement_timeout'])
    await sql(`alter role ${username} in database ${pathname.slice(1)} set ${name} = 0`)
  return { DATABASE_DIRECT_URL: url, DATABASE_POOLER: 'transaction' }
}
