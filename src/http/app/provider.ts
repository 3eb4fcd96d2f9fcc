import { z } from 'zod'

/** What a browser needs for the issuer's login. */
export interface Login {
  readonly issuer: string
  readonly clientId: string
  readonly scopes: string
  /** For whom tokens must be: AUTH_AUDIENCE. */
  readonly audience: string
  readonly authorizationEndpoint: string
  readonly tokenEndpoint: string
  /** How the issuer may sign its id tokens. */
  readonly idTokenAlgorithms: readonly string[]
}

const metadata = z.object({
  authorization_endpoint: z.url(),
  token_endpoint: z.url(),
  id_token_signing_alg_values_supported: z.array(z.string()).default(['RS256']),
})
const PATIENCE_MS = 5_000

/** Reads where the issuer's login is, once it is asked for; a failure is not kept. */
export function openLogin(
  client: Pick<Login, 'issuer' | 'clientId' | 'scopes' | 'audience'>,
  failed: (reason: string) => void,
): () => Promise<Login | undefined> {
  let known: Promise<Login> | undefined
  const discover = async (): Promise<Login> => {
    const url = `${client.issuer.replace(/\/$/, '')}/.well-known/openid-configuration`
    const answer = await fetch(url, { signal: AbortSignal.timeout(PATIENCE_MS) })
    const found = metadata.parse(await answer.json())
    return {
      ...client,
      authorizationEndpoint: found.authorization_endpoint,
      tokenEndpoint: found.token_endpoint,
      idTokenAlgorithms: found.id_token_signing_alg_values_supported,
    }
  }
  return async () => {
    known ??= discover()
    return known.catch((error: unknown) => {
      known = undefined
      failed(String(error))
      return undefined
    })
  }
}
