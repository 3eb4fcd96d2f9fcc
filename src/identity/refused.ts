import { errors } from 'jose'
import { ALGORITHMS } from './algorithms.ts'

/** Why a token is refused. What clients are told of it is the message `error.token.` with this name (`src/languages/`). */
export type TokenReason =
  | 'expired'
  | 'algorithm'
  | 'several_keys'
  | 'claim'
  | 'not_signed'
  | 'bound'
  | 'future'
  | 'exp'
  | 'sub'
  | 'cell'
  | 'needed'
  | 'scheme'
  | 'header'
  | 'long'
  | 'not_jwt'
  | 'header_parameters'

/** The token is missing or invalid. */
export class TokenRefused extends Error {
  readonly reason: TokenReason
  readonly values: Readonly<Record<string, string | number>>
  readonly code: 'UNAUTHENTICATED' | 'TOKEN_EXPIRED' | 'WRONG_CELL'
  /** Whether the request had no token at all, rather than an invalid one. */
  readonly isMissing: boolean

  constructor(
    reason: TokenReason,
    values: TokenRefused['values'] = {},
    code: TokenRefused['code'] = 'UNAUTHENTICATED',
    { isMissing = false } = {},
  ) {
    super(`a token is refused: ${reason}`)
    this.reason = reason
    this.values = values
    this.code = code
    this.isMissing = isMissing
  }
}

/** The refusal of a request without a token. */
export function missing(reason: 'needed' | 'scheme'): TokenRefused {
  return new TokenRefused(reason, {}, 'UNAUTHENTICATED', { isMissing: true })
}

/** The refusal of an expired token. */
export function expired(): TokenRefused {
  return new TokenRefused('expired', {}, 'TOKEN_EXPIRED')
}

/** Turns an error that jose found in a token into a TokenRefused; rethrows any other error. */
export function refuse(error: unknown): never {
  if (error instanceof errors.JWTExpired) throw expired()
  if (error instanceof errors.JOSEAlgNotAllowed)
    throw new TokenRefused('algorithm', { accepted: ALGORITHMS.join(', ') })
  if (error instanceof errors.JWKSMultipleMatchingKeys) throw new TokenRefused('several_keys')
  if (error instanceof errors.JWTClaimValidationFailed)
    throw new TokenRefused('claim', { claim: error.claim })
  if (
    error instanceof errors.JOSEError ||
    // An invalid key from the issuer.
    error instanceof DOMException ||
    error instanceof TypeError ||
    error instanceof SyntaxError
  )
    throw new TokenRefused('not_signed')
  throw error
}
