import {
  createLocalJWKSet,
  type JSONWebKeySet,
  type JWTVerifyGetKey,
  errors as joseErrors,
} from 'jose'
import { fetchKeys, reasonOf } from './fetch-keys.ts'

/** The keys with which token signatures are checked. */
export interface KeySet {
  readonly getKey: JWTVerifyGetKey
  /** Resolves when at least one key is available; rejects with KeysUnavailable. */
  ready(): Promise<void>
}

/** The issuer can't be asked for an unknown key, so the token can be neither accepted nor refused. */
export class KeysUnavailable extends Error {
  /** Why the last fetch failed, for operators only: callers must not see it. */
  readonly reason: string | undefined

  constructor(message: string, reason: string | undefined) {
    super(message)
    this.reason = reason
  }
}

/** How often to fetch keys, in milliseconds. */
export interface KeyTimes {
  /** Keys are fetched again after this time, so that keys the issuer has withdrawn stop working. */
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

/** Who hears of the fetching of keys. */
export interface KeyNews {
  /** Fetches begin to fail, or fail for another reason. */
  readonly failed: (reason: string) => void
  /** A fetch has succeeded after one that failed. */
  readonly back?: () => void
}

/** The issuer's keys at a URL: cached, rarely fetched, and still used while the issuer is down. */
export function remoteKeys(
  url: URL,
  times: Partial<KeyTimes> = {},
  news: KeyNews = { failed: () => undefined },
): KeySet {
  const { maxAge, cooldown, retry, timeout } = { ...usual, ...times }
  let cached: { readonly find: JWTVerifyGetKey; readonly at: number } | undefined
  /** Why the last fetch failed; undefined if it succeeded. */
  let failure: string | undefined
  let attemptedAt = Number.NEGATIVE_INFINITY
  let loading: Promise<void> | undefined

  const load = async (): Promise<void> => {
    attemptedAt = performance.now()
    try {
      cached = { find: createLocalJWKSet(await fetchKeys(url, timeout)), at: performance.now() }
      if (failure !== undefined) news.back?.()
      failure = undefined
    } catch (error) {
      const reason = reasonOf(error)
      if (reason !== failure) news.failed(reason)
      failure = reason
    }
  }
  /** Fetches once for all concurrent callers, and not at all if the last fetch is too recent. */
  const refresh = async (): Promise<void> => {
    if (
      loading === undefined &&
      performance.now() - attemptedAt < (failure === undefined ? cooldown : retry)
    )
      return
    loading ??= load().finally(() => {
      loading = undefined
    })
    await loading
  }
  const getKey: JWTVerifyGetKey = async (header, token) => {
    if (cached === undefined) await refresh()
    else if (performance.now() - cached.at > maxAge) {
      // Old keys still work while new ones are fetched. After a long idle time they may have been withdrawn, so the fetch is awaited.
      const refreshed = refresh()
      if (failure === undefined && performance.now() - cached.at > 2 * maxAge) await refreshed
    }
    try {
      if (cached !== undefined) return await cached.find(header, token)
    } catch (error) {
      if (!(error instanceof joseErrors.JWKSNoMatchingKey)) throw error
      await refresh()
    }
    if (cached === undefined) throw new KeysUnavailable('the issuer gave no keys yet', failure)
    try {
      return await cached.find(header, token)
    } catch (error) {
      if (failure === undefined || !(error instanceof joseErrors.JWKSNoMatchingKey)) throw error
      throw new KeysUnavailable('the issuer can not be asked for this key', failure)
    }
  }
  const ready = async (): Promise<void> => {
    if (cached === undefined) await refresh()
    if (cached === undefined) throw new KeysUnavailable('the issuer gave no keys yet', failure)
  }
  return { getKey, ready }
}
