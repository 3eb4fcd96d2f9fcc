import { errors } from 'jose'

/** The token is missing or not good; the message may be told to the client. */
export class TokenRefused extends Error {
  readonly code: 'UNAUTHENTICATED' | 'TOKEN_EXPIRED'

  constructor(message: string, code: TokenRefused['code'] = 'UNAUTHENTICATED') {
    super(message)
    this.code = code
  }
}

/** The refusal of a token whose time is over. */
export function expired(): TokenRefused {
  return new TokenRefused('The token has expired; get a new one.', 'TOKEN_EXPIRED')
}

/** Turns what jose finds wrong with a token into a refusal. */
export function refuse(error: unknown): never {
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
