import { randomUUID } from 'node:crypto'
import { chmod, link, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { exportJWK, generateKeyPair, importJWK, type JWK, SignJWT } from 'jose'
import { makeFolder } from '../folder.ts'
import type { ServedCell } from './cell.ts'
import { type KeySet, localKeys } from './keys.ts'

const ALGORITHM = 'ES256'

/** The claims of a development token. */
interface TokenOptions {
  readonly subject: string
  readonly name?: string | undefined
  /** An address that counts as verified. */
  readonly email?: string | undefined
  /** Separated by spaces, such as `lending:admin`. */
  readonly scope?: string | undefined
  readonly lifetimeSeconds: number
  /** How many seconds ago the person signed in; by default just now. */
  readonly authenticatedSecondsAgo?: number
}

/** The built-in issuer for development: every gateway with the same data folder accepts its tokens. */
export interface DevelopmentIssuer {
  readonly issuer: string
  readonly audience: string
  readonly keys: KeySet
  /** Whether the key was just created, so that no running gateway knows it yet. */
  readonly isNew: boolean
  issue(options: TokenOptions): Promise<string>
}

/**
 * Opens the issuer with the private key in the data folder, which is generated on first use. Its tokens are for the cell, if there is
 * one. Throws if the file contains no key.
 */
export async function developmentIssuer(
  dataDir: string,
  cell?: ServedCell,
): Promise<DevelopmentIssuer> {
  const { kid, key, publicJwk, isNew } = await openKey(dataDir)
  const [issuer, audience] = ['urn:lending-gateway:development', 'lending-gateway']
  return {
    issuer,
    audience,
    keys: localKeys({ keys: [publicJwk] }),
    isNew,
    issue: ({ subject, name, email, scope, lifetimeSeconds, authenticatedSecondsAgo = 0 }) =>
      new SignJWT({
        auth_time: Math.floor(Date.now() / 1000) - authenticatedSecondsAgo,
        ...(name && { name }),
        ...(email && { email, email_verified: true }),
        ...(scope && { scope }),
        ...(cell && { [cell.claim]: cell.name }),
      })
        .setProtectedHeader({ alg: ALGORITHM, kid, typ: 'JWT' })
        .setIssuer(issuer)
        .setAudience(audience)
        .setSubject(subject)
        .setIssuedAt()
        .setExpirationTime(Math.floor(Date.now() / 1000) + lifetimeSeconds)
        .sign(key),
  }
}

async function openKey(dataDir: string) {
  const path = join(dataDir, 'development-issuer.json')
  const kept = await readFile(path, 'utf8').catch(() => undefined)
  const found = kept ?? (await createKey(dataDir, path))
  if ((await stat(path)).mode & 0o077) await chmod(path, 0o600)
  try {
    const jwk = JSON.parse(found)
    if (jwk.kty === 'EC' && jwk.d) return { ...(await readKey(jwk)), isNew: kept === undefined }
  } catch {}
  throw new Error(`${path} holds no key; delete it, and a new one is made`)
}

async function readKey(jwk: JWK & { readonly kty: string; readonly kid: string }) {
  const { d: _private, ...publicJwk } = jwk
  return { kid: jwk.kid, key: await importJWK(jwk, ALGORITHM), publicJwk }
}

/**
 * Creates the key by a link, which never replaces a file as a rename would. If two callers do so at once, even in two processes, both
 * get the same key.
 */
async function createKey(dataDir: string, path: string): Promise<string> {
  const { privateKey } = await generateKeyPair(ALGORITHM, { extractable: true })
  const jwk = { ...(await exportJWK(privateKey)), kid: 'development', alg: ALGORITHM, use: 'sig' }
  const draft = `${path}.${randomUUID()}`
  await makeFolder(dataDir)
  await writeFile(draft, JSON.stringify(jwk), { mode: 0o600 })
  await link(draft, path)
    .catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error
    })
    .finally(() => rm(draft))
  return readFile(path, 'utf8')
}
