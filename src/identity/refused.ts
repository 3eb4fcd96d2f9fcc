import { errors } from 'jose'
import { ALGORITHMS } from './algorithms.ts'

/** The token is missing or invalid; clients may see the message. */
export class TokenRefused extends Error {
  readonly code: 'UNAUTHENTICATED' | 'TOKEN_EXPIRED' | 'WRONG_CELL'
  /** Whether the request had no token at all, rather than an invalid one. */
  readonly isMissing: boolean

  constructor(
    message: string,
    code: TokenRefused['code'] = 'UNAUTHENTICATED',
    { isMissing = false } = {},
  ) {
    super(message)
    this.code = code
    this.isMissing = isMissing
  }
}

/** The refusal of a request without a token. */
export function missing(message: string): TokenRefused {
  return new TokenRefused(message, 'UNAUTHENTICATED', { isMissing: true })
}

/** The refusal of an expired token. */
export function expired(): TokenRefused {
  return new TokenRefused('The token has expired; get a new one.', 'TOKEN_EXPIRED')
}

/** Turns an error that jose found in a token into a TokenRefused; rethrows any other error. */
export function refuse(error: unknown): never {
  if (error instanceof errors.JWTExpired) throw expired()
  if (error instanceof errors.JOSEAlgNotAllowed)
    throw new TokenRefused(
      `The token's algorithm (alg) is not accepted here; accepted are ${ALGORITHMS.join(', ')}.`,
    )
  if (error instanceof errors.JWKSMultipleMatchingKeys)
    throw new TokenRefused(
      "The token's header has no kid that names one key alone, and several could be meant: have the issuer name its keys.",
    )
  if (error instanceof errors.JWTClaimValidationFailed)
    throw new TokenRefused(`The claim ${error.claim} is missing or not accepted here.`)
  if (
    error instanceof errors.JOSEError ||
    // An invalid key from the issuer.
    error instanceof DOMException ||
    error instanceof TypeError ||
    error instanceof SyntaxError
  )
    throw new TokenRefused('The token is not signed by a key of the accepted issuer.')
  throw error
}
