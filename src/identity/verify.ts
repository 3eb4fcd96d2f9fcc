import { hash } from 'node:crypto'
import { decodeProtectedHeader, type JWTPayload, jwtVerify } from 'jose'
import { LRUCache } from 'lru-cache'
import { ALGORITHMS } from './algorithms.ts'
import type { ServedCell } from './cell.ts'
import type { KeySet } from './keys.ts'
import { expired, missing, refuse, type TokenReason, TokenRefused } from './refused.ts'

/** How far the clocks of issuer and gateway may differ. */
const TOLERANCE_S = 30
const SUBJECT_MAX = 255
const NAME_MAX = 200
/** The last second that a Date can represent. */
const TIME_MAX = 8.64e12

/** The claims of a verified token. */
interface Claims {
  readonly subject: string
  readonly name: string | undefined
  /** The e-mail address, if the issuer has verified it. */
  readonly email: string | undefined
  readonly scopes: readonly string[]
  /** When the token expires, in seconds since 1970. */
  readonly expiresAt: number
  /** When the token was issued, in seconds since 1970. */
  readonly issuedAt: number
  /** When the person signed in (claim `auth_time`), in seconds since 1970; undefined if the token does not say so. */
  readonly authenticatedAt: number | undefined
  /** The cells that the token is valid for, if the gateway serves a cell. */
  readonly cells: readonly string[]
}

/** The claims of a verified token; throws TokenRefused for claims that the gateway does not accept. */
function claimsOf(payload: JWTPayload, { scopeClaim, cell }: TokenRules): Claims {
  const { sub = '', exp = 0, iat = 0, name, cnf, auth_time: authTime } = payload
  const { email, email_verified: verified } = payload
  // RFC 7800: such a token requires proof of a key. Without that proof, anyone who finds the token could use it.
  if (cnf !== undefined) throw new TokenRefused('bound')
  if (iat > Date.now() / 1000 + TOLERANCE_S) throw new TokenRefused('future')
  if (exp > TIME_MAX) throw new TokenRefused('exp')
  if (!isText(sub, SUBJECT_MAX)) throw new TokenRefused('sub', { max: SUBJECT_MAX })
  return {
    subject: sub,
    name: typeof name === 'string' && isText(name.trim(), NAME_MAX) ? name.trim() : undefined,
    // Some issuers write it as a text.
    email: typeof email === 'string' && String(verified) === 'true' ? email : undefined,
    scopes: scopesOf(claimOf(payload, scopeClaim)),
    expiresAt: exp,
    issuedAt: iat,
    authenticatedAt: typeof authTime === 'number' ? authTime : undefined,
    cells: [cell && claimOf(payload, cell.claim)].flat().filter((one) => typeof one === 'string'),
  }
}

/** A claim by a name that settings give. */
function claimOf(payload: JWTPayload, name: string): unknown {
  return Object.hasOwn(payload, name) ? payload[name] : undefined
}

function scopesOf(scope: unknown): string[] {
  const list = typeof scope === 'string' ? scope.split(' ') : Array.isArray(scope) ? scope : []
  return list.filter((item): item is string => typeof item === 'string' && item !== '')
}

function isText(value: unknown, max: number): value is string {
  if (typeof value !== 'string' || !value.isWellFormed() || /\p{Cc}/u.test(value)) return false
  const length = [...value].length
  return length > 0 && length <= max
}

export { TokenRefused } from './refused.ts'

const TOKEN_MAX = 8_192
const CACHED_TOKENS = 10_000
/** A limit on the total length of cached tokens, in characters; the claims of a token are no longer than the token. */
const CACHED_CHARACTERS = 10_000_000
const CACHED_MS = 600_000

/** What a token must contain, besides a valid signature. */
export interface TokenRules {
  readonly issuer: string
  readonly audience: string
  /** The required `typ` header; undefined: any. */
  readonly tokenType: string | undefined
  /** The claim with the scopes, as a text with spaces or as a list. */
  readonly scopeClaim: string
  /** The cell that the token must be valid for; undefined if the gateway serves no cell. */
  readonly cell?: ServedCell | undefined
}

/** Verifies a token and returns its claims; throws TokenRefused or KeysUnavailable. */
export type Verify = (token: string) => Promise<Claims>

/** The token in an Authorization header; throws TokenRefused if there is none, or the scheme is another. */
export function bearerToken(header: string | undefined): string {
  if (header === undefined) throw missing('needed')
  if (!/^Bearer( |$)/i.test(header)) throw missing('scheme')
  const token = /^Bearer +(\S+)$/i.exec(header)?.[1]
  if (token === undefined) throw new TokenRefused('header')
  return token
}

/** Creates a verifier of tokens that are signed with one of the keys and follow the rules; counts by reason in `refused` those that are not. */
export function tokenVerifier(
  keys: KeySet,
  rules: TokenRules,
  refused: Map<TokenReason, number> = new Map(),
): Verify {
  const cache = tokenCache<Claims>()
  const options = {
    algorithms: [...ALGORITHMS],
    issuer: rules.issuer,
    audience: rules.audience,
    requiredClaims: ['exp', 'iat', 'sub'],
    clockTolerance: TOLERANCE_S,
    ...(rules.tokenType !== undefined && { typ: rules.tokenType }),
  }
  const verify = async (token: string) => {
    const cached = cache.get(token)
    if (cached !== undefined && cached.expiresAt + TOLERANCE_S <= Date.now() / 1000) throw expired()
    if (cached !== undefined) return cached
    requireCanonical(token)
    requirePlain(token)
    const { payload } = await jwtVerify(token, keys.getKey, options).catch(refuse)
    const claims = claimsOf(payload, rules)
    cache.set(token, claims)
    return claims
  }
  return async (token) => {
    try {
      const claims = await verify(token)
      const { cell } = rules
      if (cell !== undefined && !claims.cells.includes(cell.name))
        throw new TokenRefused('cell', { cell: cell.name, claim: cell.claim }, 'WRONG_CELL')
      return claims
    } catch (error) {
      if (error instanceof TokenRefused)
        refused.set(error.reason, (refused.get(error.reason) ?? 0) + 1)
      throw error
    }
  }
}

/** Requires three parts in canonical base64url, so that each token has one spelling. */
function requireCanonical(token: string): void {
  if (token.length > TOKEN_MAX) throw new TokenRefused('long', { max: TOKEN_MAX })
  const parts = token.split('.')
  const canonical = parts.every(
    (part) => part !== '' && Buffer.from(part, 'base64url').toString('base64url') === part,
  )
  if (parts.length !== 3 || !canonical) throw new TokenRefused('not_jwt')
}

/** Refuses header parameters that change what a token means or signs, and that jose obeys only in part (RFC 7515 crit, RFC 7797 b64). */
function requirePlain(token: string): void {
  const odd = ['crit', 'b64'].filter((name) => name in headerOf(token))
  if (odd.length > 0) throw new TokenRefused('header_parameters', { names: odd.join(', ') })
}

function headerOf(token: string): object {
  try {
    return decodeProtectedHeader(token)
  } catch (error) {
    return refuse(error)
  }
}

/** Caches verified tokens for at most 10 minutes, since a key may be withdrawn meanwhile. */
export function tokenCache<Claims extends object>() {
  const cache = new LRUCache<string, Claims>({
    max: CACHED_TOKENS,
    maxSize: CACHED_CHARACTERS,
    // lru-cache measures this by the monotonic clock, and then checks it at each access.
    ttl: CACHED_MS,
    ttlResolution: 0,
  })
  return {
    get: (token: string): Claims | undefined => cache.get(digest(token)),
    set: (token: string, claims: Claims): void =>
      void cache.set(digest(token), claims, { size: token.length }),
  }
}

/** Tokens are secrets, so the cache keeps only their hashes. */
function digest(token: string): string {
  return hash('sha256', token, 'base64')
}
