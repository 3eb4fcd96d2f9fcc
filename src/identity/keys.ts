import { createPublicKey, type webcrypto } from 'node:crypto'
import {
  createLocalJWKSet,
  type JSONWebKeySet,
  type JWK,
  type JWTVerifyGetKey,
  errors as joseErrors,
} from 'jose'

const SIZE_MAX = 524_288

/** The keys that token signatures are checked with. */
export interface KeySet {
  readonly getKey: JWTVerifyGetKey
  /** Resolves when at least one key is available; rejects with KeysUnavailable. */
  ready(): Promise<void>
}

/** An unknown key can't be fetched from the issuer, so the token can be neither accepted nor refused. */
export class KeysUnavailable extends Error {}

/** How often to fetch keys, in milliseconds. */
export interface KeyTimes {
  /** Keys are fetched again after this time, so that withdrawn ones stop working. */
  readonly maxAge: number
  /** The minimum time between two fetches; an unknown key triggers one. */
  readonly cooldown: number
  /** The minimum time between two fetches while they fail. */
  readonly retry: number
  readonly timeout: number
}

const usual: KeyTimes = { maxAge: 600_000, cooldown: 30_000, retry: 5_000, timeout: 5_000 }

/** A fixed set of keys. */
export function localKeys(jwks: JSONWebKeySet): KeySet {
  return { getKey: createLocalJWKSet(jwks), ready: async () => undefined }
}

/** The issuer's keys by URL: cached, rarely fetched, and still used while the issuer is down. */
export function remoteKeys(url: URL, times: Partial<KeyTimes> = {}): KeySet {
  const { maxAge, cooldown, retry, timeout } = { ...usual, ...times }
  let cached: { readonly find: JWTVerifyGetKey; readonly at: number } | undefined
  let failed = false
  let attemptedAt = Number.NEGATIVE_INFINITY
  let loading: Promise<void> | undefined

  const load = async (): Promise<void> => {
    attemptedAt = performance.now()
    try {
      cached = { find: createLocalJWKSet(await fetchKeys(url, timeout)), at: performance.now() }
      failed = false
    } catch {
      failed = true
    }
  }
  /** Fetches once for all concurrent callers, and not at all if the last fetch is too recent. */
  const refresh = async (): Promise<void> => {
    if (loading === undefined && performance.now() - attemptedAt < (failed ? retry : cooldown))
      return
    loading ??= load().finally(() => {
      loading = undefined
    })
    await loading
  }
  const getKey: JWTVerifyGetKey = async (header, token) => {
    if (cached === undefined) await refresh()
    else if (performance.now() - cached.at > maxAge) {
      // Old keys still work while new ones are fetched; after a long idle time they may have been withdrawn.
      const refreshed = refresh()
      if (!failed && performance.now() - cached.at > 2 * maxAge) await refreshed
    }
    try {
      if (cached !== undefined) return await cached.find(header, token)
    } catch (error) {
      if (!(error instanceof joseErrors.JWKSNoMatchingKey)) throw error
      await refresh()
    }
    if (cached === undefined) throw new KeysUnavailable('the issuer gave no keys yet')
    try {
      return await cached.find(header, token)
    } catch (error) {
      if (!failed || !(error instanceof joseErrors.JWKSNoMatchingKey)) throw error
      throw new KeysUnavailable('the issuer can not be asked for this key')
    }
  }
  const ready = async (): Promise<void> => {
    if (cached === undefined) await refresh()
    if (cached === undefined) throw new KeysUnavailable('the issuer gave no keys yet')
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
