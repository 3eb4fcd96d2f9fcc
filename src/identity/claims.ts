import type { JWTPayload } from 'jose'
import { cellsIn } from './cell.ts'
import { TokenRefused } from './refused.ts'

/** How far the clocks of issuer and gateway may differ. */
export const TOLERANCE_S = 30
const SUBJECT_MAX = 255
const NAME_MAX = 200
/** The last second that a Date can represent. */
const TIME_MAX = 8.64e12

/** The claims of a verified token. */
export interface Claims {
  readonly subject: string
  readonly name: string | undefined
  readonly scopes: readonly string[]
  /** When the token expires, in seconds since 1970. */
  readonly expiresAt: number
  /** The cells that it is for, where gateways serve one each. */
  readonly cells: readonly string[]
}

/** The claims of a verified token; throws TokenRefused for claims that the gateway does not accept. */
export function claimsOf(payload: JWTPayload, cellClaim?: string): Claims {
  const { sub = '', exp = 0, iat = 0, name, scope, cnf } = payload
  // RFC 7800: such a token requires proof of a key. Accepting it without would let anyone who finds it use it.
  if (cnf !== undefined)
    throw new TokenRefused(
      'The token is bound to a key (claim cnf), by DPoP or mutual TLS, and no proof is checked here: send a bearer token without cnf.',
    )
  if (iat > Date.now() / 1000 + TOLERANCE_S)
    throw new TokenRefused('The token was issued in the future (iat).')
  if (exp > TIME_MAX) throw new TokenRefused('The exp claim is invalid.')
  if (!isText(sub, SUBJECT_MAX))
    throw new TokenRefused(`The claim sub must be 1 to ${SUBJECT_MAX} printable characters.`)
  return {
    subject: sub,
    name: typeof name === 'string' && isText(name.trim(), NAME_MAX) ? name.trim() : undefined,
    scopes: scopesOf(scope),
    expiresAt: exp,
    cells: cellsIn(payload, cellClaim),
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
