import { hash } from 'node:crypto'
import { LRUCache } from 'lru-cache'

const KEPT_COUNT = 10_000
/** Of all tokens: what is kept of one is a part of it. */
const KEPT_CHARACTERS = 10_000_000
const KEPT_MS = 600_000

/** Remembers verified tokens for at most 10 minutes, so that withdrawn keys take effect. */
export function tokenCache<Claims extends object>() {
  const kept = new LRUCache<string, Claims>({
    max: KEPT_COUNT,
    maxSize: KEPT_CHARACTERS,
    // By the monotonic clock, looked at each time.
    ttl: KEPT_MS,
    ttlResolution: 0,
  })
  return {
    get: (token: string): Claims | undefined => kept.get(digest(token)),
    set: (token: string, claims: Claims): void =>
      void kept.set(digest(token), claims, { size: token.length }),
  }
}

/** Tokens are secrets: what is kept must not be one. */
function digest(token: string): string {
  return hash('sha256', token, 'base64')
}
