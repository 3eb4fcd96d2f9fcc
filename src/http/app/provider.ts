import { z } from 'zod'
import { discover } from '../../identity/discovery.ts'
import { discovered } from './discovered.ts'

/** What a browser needs for the issuer's login. */
export interface Login {
  readonly issuer: string
  readonly clientId: string
  readonly scopes: string
  /** The claim of access tokens with what a person may do: AUTH_SCOPE_CLAIM. */
  readonly scopeClaim: string
  /** The audience that tokens must have: AUTH_AUDIENCE. */
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
/** Discovers the issuer's login on first use. */
export function openLogin(
  client: Pick<Login, 'issuer' | 'clientId' | 'scopes' | 'scopeClaim' | 'audience'>,
  failed: (reason: string) => void,
): () => Promise<Login | undefined> {
  return discovered(async () => {
    const found = metadata.parse(await discover(client.issuer))
    return {
      ...client,
      authorizationEndpoint: found.authorization_endpoint,
      tokenEndpoint: found.token_endpoint,
      idTokenAlgorithms: found.id_token_signing_alg_values_supported,
    }
  }, failed)
}
