import { hash } from 'node:crypto'
import { LRUCache } from 'lru-cache'

const CACHED_TOKENS = 10_000
/** A limit on the total length of cached tokens, whose claims are no longer than they are. */
const CACHED_CHARACTERS = 10_000_000
const CACHED_MS = 600_000

/** Caches verified tokens for at most 10 minutes, so that withdrawn keys take effect. */
export function tokenCache<Claims extends object>() {
  const cache = new LRUCache<string, Claims>({
    max: CACHED_TOKENS,
    maxSize: CACHED_CHARACTERS,
    // By the monotonic clock, checked at each access.
    ttl: CACHED_MS,
    ttlResolution: 0,
  })
  return {
    get: (token: string): Claims | undefined => cache.get(digest(token)),
    set: (token: string, claims: Claims): void =>
      void cache.set(digest(token), claims, { size: token.length }),
  }
}

/** Tokens are secrets, so the cache stores only hashes. */
function digest(token: string): string {
  return hash('sha256', token, 'base64')
}
