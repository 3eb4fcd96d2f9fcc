const PATIENCE_MS = 5_000

/** The document in which an issuer describes itself is of another issuer. */
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
 * The document in which an issuer describes itself (OpenID Connect Discovery 1.0); rejects if it has none. Throws OtherIssuer unless
 * the document is its own (4.3 there): another's would lead people to another login, and tokens bear the name that it states.
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
