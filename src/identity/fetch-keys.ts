import { createPublicKey, type webcrypto } from 'node:crypto'
import type { JSONWebKeySet, JWK } from 'jose'

const SIZE_MAX = 524_288

/** Fetches the public keys at a URL; rejects with an error that `reasonOf` explains. */
export async function fetchKeys(url: URL, timeout: number): Promise<JSONWebKeySet> {
  // The error of `fetch` would quote the password.
  if (url.username !== '' || url.password !== '')
    throw new Error('the URL has a user name or password')
  const response = await fetch(url, {
    headers: { accept: 'application/jwk-set+json, application/json' },
    redirect: 'manual',
    signal: AbortSignal.timeout(timeout),
  })
  const text = await readBounded(response)
  if (response.status >= 300 && response.status < 400)
    throw new Error(`the issuer answered ${response.status}, and redirects are not followed`)
  if (!response.ok) throw new Error(`the issuer answered ${response.status}`)
  return { keys: keysIn(parsed(text)) }
}

/**
 * Why keys could not be fetched: the code of the innermost error, or else its message. A network error's code contains no address, so
 * repeated failures have equal reasons.
 */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown'
  if (error.cause instanceof Error) return reasonOf(error.cause)
  const code = 'code' in error ? error.code : undefined
  // Undici's own codes say little; the message tells, for instance, what a proxy answered.
  return typeof code === 'string' && !code.startsWith('UND_ERR_') ? code : error.message
}

/** Replaces the error of JSON.parse, which quotes the text. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new Error('the issuer answered something other than JSON')
  }
}

function keysIn(jwks: unknown): JSONWebKeySet['keys'] {
  if (typeof jwks !== 'object' || jwks === null || !('keys' in jwks) || !Array.isArray(jwks.keys))
    throw new Error('the issuer gave no key set')
  const keys = jwks.keys.filter(isPublicKey)
  if (keys.length === 0) throw new Error('the issuer gave no usable key')
  return keys
}

/** Broken and symmetric keys must neither hide good ones nor replace them. */
function isPublicKey(key: webcrypto.JsonWebKey): key is JWK & { kty: string } {
  try {
    return createPublicKey({ key, format: 'jwk' }).type === 'public'
  } catch {
    return false
  }
}

async function readBounded(response: Response): Promise<string> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of response.body ?? []) {
    size += chunk.length
    if (size > SIZE_MAX) throw new Error('the key set is too large')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}
