import { errors, type JWTPayload, jwtVerify } from 'jose'
import { tokenCache } from './cache.ts'
import type { KeySet } from './keys.ts'

const ALGORITHMS = ['ES256', 'ES384', 'ES512', 'RS256', 'PS256', 'EdDSA']
const TOLERANCE_S = 30
const TOKEN_MAX = 8_192
const SUBJECT_MAX = 255
const NAME_MAX = 200
/** The last second that a Date can hold. */
const TIME_MAX = 8.64e12

/** What a verified token says. */
export interface Claims {
  readonly subject: string
  readonly name: string | undefined
  readonly scopes: readonly string[]
  /** When the token ends, in seconds since 1970. */
  readonly expiresAt: number
}

/** What a token must be, besides signed. */
export interface TokenRules {
  readonly issuer: string
  readonly audience: string
  /** The `typ` header that is asked for; undefined: any. */
  readonly tokenType: string | undefined
}

/** The token is missing or not good; the message may be told to the client. */
export class TokenRefused extends Error {
  readonly code: 'UNAUTHENTICATED' | 'TOKEN_EXPIRED'

  constructor(message: string, code: TokenRefused['code'] = 'UNAUTHENTICATED') {
    super(message)
    this.code = code
  }
}

/** Checks a token and returns its claims; throws TokenRefused or KeysUnavailable. */
export type Verify = (token: string) => Promise<Claims>

/** The token of an Authorization header. */
export function bearerToken(header: string | undefined): string {
  if (header === undefined)
    throw new TokenRefused('A token is needed: send the header "Authorization: Bearer <token>".')
  const token = /^Bearer +(\S+)$/i.exec(header)?.[1]
  if (token === undefined)
    throw new TokenRefused('The Authorization header must be "Bearer <token>".')
  return token
}

/** A verifier of tokens that were signed with one of the keys and follow the rules. */
export function tokenVerifier(keys: KeySet, rules: TokenRules): Verify {
  const cache = tokenCache<Claims>()
  const options = {
    algorithms: ALGORITHMS,
    issuer: rules.issuer,
    audience: rules.audience,
    requiredClaims: ['exp', 'iat', 'sub'],
    clockTolerance: TOLERANCE_S,
    ...(rules.tokenType !== undefined && { typ: rules.tokenType }),
  }
  return async (token) => {
    const kept = cache.get(token)
    if (kept !== undefined) return requireFresh(kept)
    requireCanonical(token)
    const { payload } = await jwtVerify(token, keys.getKey, options).catch(refuse)
    const claims = claimsOf(payload)
    cache.set(token, claims)
    return claims
  }
}

function requireFresh(claims: Claims): Claims {
  if (claims.expiresAt + TOLERANCE_S > Date.now() / 1000) return claims
  throw expired()
}

/** Three parts, each the only base64url text of its bytes: one token has one form. */
function requireCanonical(token: string): void {
  if (token.length > TOKEN_MAX)
    throw new TokenRefused(`The token is longer than ${TOKEN_MAX} bytes.`)
  const parts = token.split('.')
  const canonical = parts.every(
    (part) => part !== '' && Buffer.from(part, 'base64url').toString('base64url') === part,
  )
  if (parts.length !== 3 || !canonical) throw new TokenRefused('The token is not a signed JWT.')
}

function claimsOf({ sub = '', exp = 0, iat = 0, name, scope }: JWTPayload): Claims {
  if (iat > Date.now() / 1000 + TOLERANCE_S)
    throw new TokenRefused('The token was issued in the future (iat).')
  if (exp > TIME_MAX) throw new TokenRefused('The claim exp is no time.')
  if (!isText(sub, SUBJECT_MAX))
    throw new TokenRefused(`The claim sub must be 1 to ${SUBJECT_MAX} printable characters.`)
  return {
    subject: sub,
    name: typeof name === 'string' && isText(name.trim(), NAME_MAX) ? name.trim() : undefined,
    scopes: scopesOf(scope),
    expiresAt: exp,
  }
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

function expired(): TokenRefused {
  return new TokenRefused('The token has expired; get a new one.', 'TOKEN_EXPIRED')
}

function refuse(error: unknown): never {
  if (error instanceof errors.JWTExpired) throw expired()
  if (error instanceof errors.JWTClaimValidationFailed)
    throw new TokenRefused(`The claim ${error.claim} is missing or not accepted here.`)
  if (
    error instanceof errors.JOSEError ||
    // A key of the issuer's that is none.
    error instanceof DOMException ||
    error instanceof TypeError ||
    error instanceof SyntaxError
  )
    throw new TokenRefused('The token is not signed by a key of the accepted issuer.')
  throw error
}
