import { hash } from 'node:crypto'
import { LRUCache } from 'lru-cache'

const KEPT_COUNT = 10_000
/** For all tokens: cached claims are part of a token, so they are no longer. */
const KEPT_CHARACTERS = 10_000_000
const KEPT_MS = 600_000

/** Caches verified tokens for at most 10 minutes, so that withdrawn keys take effect. */
export function tokenCache<Claims extends object>() {
  const kept = new LRUCache<string, Claims>({
    max: KEPT_COUNT,
    maxSize: KEPT_CHARACTERS,
    // By the monotonic clock, checked at each access.
    ttl: KEPT_MS,
    ttlResolution: 0,
  })
  return {
    get: (token: string): Claims | undefined => kept.get(digest(token)),
    set: (token: string, claims: Claims): void =>
      void kept.set(digest(token), claims, { size: token.length }),
  }
}

/** Tokens are secrets, so the cache stores only hashes. */
function digest(token: string): string {
  return hash('sha256', token, 'base64')
}
