const PATIENCE_MS = 5_000

/** The document in which an issuer describes itself names another issuer. */
export class OtherIssuer extends Error {
  readonly itself: string

  constructor(issuer: string, itself: string) {
    super(
      `the issuer calls itself "${itself}", and AUTH_ISSUER is "${issuer}": they must be equal, to the last /`,
    )
    this.itself = itself
  }
}

/**
 * Fetches the document in which an issuer describes itself (OpenID Connect Discovery 1.0); rejects if there is none. Throws
 * OtherIssuer if it names another issuer (section 4.3): that would lead people to another login, and the issuer's tokens contain the
 * name in the document.
 */
export async function discover(issuer: string): Promise<Readonly<Record<string, unknown>>> {
  const url = `${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`
  const answer = await fetch(url, { signal: AbortSignal.timeout(PATIENCE_MS) })
  if (!answer.ok) throw new Error(`the issuer answered ${answer.status}`)
  const found = await answer.json()
  if (typeof found?.issuer !== 'string') throw new Error('the document names no issuer')
  if (found.issuer !== issuer) throw new OtherIssuer(issuer, found.issuer)
  return found
}
