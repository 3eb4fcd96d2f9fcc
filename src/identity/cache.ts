import { hash } from 'node:crypto'

const KEPT_COUNT = 10_000
const KEPT_MS = 600_000

/** Remembers verified tokens for at most 10 minutes, so that withdrawn keys take effect. */
export function tokenCache<Claims>() {
  const kept = new Map<string, { readonly claims: Claims; readonly until: number }>()
  return {
    get(token: string): Claims | undefined {
      const key = digest(token)
      const entry = kept.get(key)
      if (entry !== undefined && entry.until > Date.now()) return entry.claims
      kept.delete(key)
      return undefined
    },
    set(token: string, claims: Claims): void {
      const oldest = kept.size >= KEPT_COUNT ? kept.keys().next().value : undefined
      if (oldest !== undefined) kept.delete(oldest)
      kept.set(digest(token), { claims, until: Date.now() + KEPT_MS })
    },
  }
}

/** Tokens are secrets: what is kept must not be one. */
function digest(token: string): string {
  return hash('sha256', token, 'base64')
}
