import { randomBytes } from 'node:crypto'
import { readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** The file in a data folder that holds them. */
export const PASSWORDS = 'database-passwords.json'

/** The password of each role. */
export type Secrets = Readonly<Record<'postgres' | 'lending_owner' | 'lending_app', string>>

/** The passwords of a data folder's database, generated on first use; the caller holds the start lock. */
export async function openSecrets(folder: string): Promise<Secrets> {
  const path = join(folder, PASSWORDS)
  const kept = await readFile(path, 'utf8').catch(() => undefined)
  if (kept !== undefined) return JSON.parse(kept)
  const password = () => randomBytes(24).toString('base64url')
  const made = { postgres: password(), lending_owner: password(), lending_app: password() }
  await writeFile(`${path}.new`, JSON.stringify(made), { mode: 0o600 })
  await rename(`${path}.new`, path)
  return made
}
