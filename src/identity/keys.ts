import { createPublicKey, type webcrypto } from 'node:crypto'
import {
  createLocalJWKSet,
  type JSONWebKeySet,
  type JWK,
  type JWTVerifyGetKey,
  errors as joseErrors,
} from 'jose'

const SIZE_MAX = 524_288

/** What the signatures of tokens are checked against. */
export interface KeySet {
  readonly getKey: JWTVerifyGetKey
  /** Resolves when at least one key is known; rejects with KeysUnavailable. */
  ready(): Promise<void>
}

/** The issuer can't be asked for a key that is not known yet: neither yes nor no can be said of the token. */
export class KeysUnavailable extends Error {}

/** How often the issuer may be asked, in milliseconds. */
export interface KeyTimes {
  /** Known keys are fetched anew after this time, so that withdrawn ones go. */
  readonly maxAge: number
  /** The least time between two fetches; an unknown key asks for one. */
  readonly cooldown: number
  /** The least time between two fetches while they fail. */
  readonly retry: number
  readonly timeout: number
}

const usual: KeyTimes = { maxAge: 600_000, cooldown: 30_000, retry: 5_000, timeout: 5_000 }

/** Keys that are given. */
export function localKeys(jwks: JSONWebKeySet): KeySet {
  return { getKey: createLocalJWKSet(jwks), ready: async () => undefined }
}

/** The issuer's keys by URL: cached, asked for seldom, the last good ones kept while the issuer is down. */
export function remoteKeys(url: URL, times: Partial<KeyTimes> = {}): KeySet {
  const { maxAge, cooldown, retry, timeout } = { ...usual, ...times }
  let known: { readonly find: JWTVerifyGetKey; readonly at: number } | undefined
  let failed = false
  let askedAt = Number.NEGATIVE_INFINITY
  let asking: Promise<void> | undefined

  const ask = async (): Promise<void> => {
    askedAt = performance.now()
    try {
      known = { find: createLocalJWKSet(await fetchKeys(url, timeout)), at: performance.now() }
      failed = false
    } catch {
      failed = true
    }
  }
  /** One fetch at a time for all callers, and none while the last is too recent. */
  const refresh = async (): Promise<void> => {
    if (asking === undefined && performance.now() - askedAt < (failed ? retry : cooldown)) return
    asking ??= ask().finally(() => {
      asking = undefined
    })
    await asking
  }
  const getKey: JWTVerifyGetKey = async (header, token) => {
    if (known === undefined) await refresh()
    else if (performance.now() - known.at > maxAge) {
      // Old keys still serve while new ones are fetched; after an idle time they may be withdrawn.
      const refreshed = refresh()
      if (!failed && performance.now() - known.at > 2 * maxAge) await refreshed
    }
    try {
      if (known !== undefined) return await known.find(header, token)
    } catch (error) {
      if (!(error instanceof joseErrors.JWKSNoMatchingKey)) throw error
      await refresh()
    }
    if (known === undefined) throw new KeysUnavailable('the issuer gave no keys yet')
    try {
      return await known.find(header, token)
    } catch (error) {
      if (!failed || !(error instanceof joseErrors.JWKSNoMatchingKey)) throw error
      throw new KeysUnavailable('the issuer can not be asked for this key')
    }
  }
  const ready = async (): Promise<void> => {
    if (known === undefined) await refresh()
    if (known === undefined) throw new KeysUnavailable('the issuer gave no keys yet')
  }
  return { getKey, ready }
}

async function fetchKeys(url: URL, timeout: number): Promise<JSONWebKeySet> {
  const response = await fetch(url, {
    headers: { accept: 'application/jwk-set+json, application/json' },
    redirect: 'error',
    signal: AbortSignal.timeout(timeout),
  })
  const text = await readBounded(response)
  if (!response.ok) throw new Error(`the issuer answered ${response.status}`)
  const jwks: unknown = JSON.parse(text)
  if (typeof jwks !== 'object' || jwks === null || !('keys' in jwks) || !Array.isArray(jwks.keys))
    throw new Error('the issuer gave no key set')
  const keys = jwks.keys.filter(isPublicKey)
  if (keys.length === 0) throw new Error('the issuer gave no usable key')
  return { keys }
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
