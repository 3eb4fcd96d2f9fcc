import { randomBytes } from 'node:crypto'
import { readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** The file in a data folder that holds the passwords of its database. */
export const PASSWORDS = 'database-passwords.json'

/** The password of each role. */
export type Secrets = Readonly<
  Record<'postgres' | 'lending_owner' | 'lending_app' | 'lending_operator', string>
>

/** The passwords of a data folder's database, generated on first use; the caller holds the start lock. */
export async function openSecrets(folder: string): Promise<Secrets> {
  const path = join(folder, PASSWORDS)
  const kept = await readFile(path, 'utf8').catch(() => undefined)
  const known: Partial<Secrets> = kept === undefined ? {} : JSON.parse(kept)
  const { postgres = password(), lending_owner = password(), lending_app = password() } = known
  // Older versions stored no password for operators.
  const { lending_operator = password() } = known
  const made = { postgres, lending_owner, lending_app, lending_operator }
  if (known.lending_operator !== undefined) return made
  await writeFile(`${path}.new`, JSON.stringify(made), { mode: 0o600 })
  await rename(`${path}.new`, path)
  return made
}

const password = () => randomBytes(24).toString('base64url')
