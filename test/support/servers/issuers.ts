import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import { exportJWK, generateKeyPair, type JWK, SignJWT } from 'jose'
import Provider from 'oidc-provider'

/** A key pair of a test's own issuer. */
export interface TestKey {
  readonly privateKey: CryptoKey
  readonly jwk: JWK
}

export async function newKey(kid: string): Promise<TestKey> {
  const { privateKey, publicKey } = await generateKeyPair('ES256', { extractable: true })
  return { privateKey, jwk: { ...(await exportJWK(publicKey)), kid, alg: 'ES256', use: 'sig' } }
}

/** A real HTTP server on a free port; `hits` counts its requests. */
export async function listen(answer: RequestListener) {
  const counted = { hits: 0 }
  const server = createServer((request, response) => {
    counted.hits += 1
    answer(request, response)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const close = () => {
    server.closeAllConnections()
    server.close()
  }
  return Object.assign(counted, { url: new URL(`http://127.0.0.1:${port}/keys`), close })
}

export const rules = {
  issuer: 'https://issuer.test',
  audience: 'lending',
  tokenType: undefined,
  scopeClaim: 'scope',
}

/** A token that is good in every way, unless the changes say otherwise; undefined removes a claim. */
export async function sign(
  { privateKey, jwk }: TestKey,
  claims: Readonly<Record<string, unknown>> = {},
  header: Readonly<Record<string, unknown>> = {},
): Promise<string> {
  const now = Math.floor(Date.now() / 1000)
  const good = { iss: rules.issuer, aud: rules.audience, sub: 'ada', iat: now, exp: now + 300 }
  return new SignJWT({ ...good, ...claims })
    .setProtectedHeader({ alg: 'ES256', ...(jwk.kid && { kid: jwk.kid }), ...header })
    .sign(privateKey)
}

/** What of a request the issuer knows when it makes a token. */
interface ProviderContext {
  readonly oidc: {
    readonly entities: Readonly<
      Partial<Record<'AuthorizationCode' | 'RefreshToken', { readonly authTime: number }>>
    >
  }
}

/** A real OpenID provider that gives machines JWT access tokens for any `resource`, and people too, who come from `redirectUri`; theirs have more claims. */
export async function openProvider(
  redirectUri?: string,
  tokenSeconds = 3600,
  personClaims: Readonly<Record<string, unknown>> = {},
) {
  const { privateKey } = await generateKeyPair('ES256', { extractable: true })
  const keys = [{ ...(await exportJWK(privateKey)), alg: 'ES256', use: 'sig', kid: 'provider' }]
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const issuer = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`
  const client = {
    client_id: 'machine',
    client_secret: 'secret',
    grant_types: ['client_credentials'],
    redirect_uris: [],
    response_types: [],
    id_token_signed_response_alg: 'ES256',
  }
  const page = {
    client_id: 'page',
    token_endpoint_auth_method: 'none',
    redirect_uris: [redirectUri],
    id_token_signed_response_alg: 'ES256',
  }
  const provider = new Provider(issuer, {
    clients: [client, ...(redirectUri === undefined ? [] : [page])],
    clientBasedCORS: () => true,
    jwks: { keys } as never,
    features: {
      clientCredentials: { enabled: true },
      resourceIndicators: {
        enabled: true,
        useGrantedResource: () => true,
        getResourceServerInfo: (_context: unknown, resource: string) => ({
          scope: '',
          audience: resource,
          accessTokenFormat: 'jwt',
          accessTokenTTL: tokenSeconds,
          jwt: { sign: { alg: 'ES256' } },
        }),
      },
    },
    extraTokenClaims: ({ oidc }: ProviderContext, { kind }: { kind: string }) =>
      kind === 'ClientCredentials'
        ? { sub: 'machine' }
        : {
            auth_time: (oidc.entities.AuthorizationCode ?? oidc.entities.RefreshToken)?.authTime,
            ...personClaims,
          },
  } as never)
  server.on('request', provider.callback())
  const token = async (resource: string): Promise<string> => {
    const body = new URLSearchParams({ grant_type: 'client_credentials', resource })
    const authorization = `Basic ${Buffer.from('machine:secret').toString('base64')}`
    const answer = await fetch(`${issuer}/token`, {
      method: 'POST',
      body,
      headers: { authorization },
    })
    return ((await answer.json()) as { access_token: string }).access_token
  }
  return { issuer, jwksUrl: new URL(`${issuer}/jwks`), token, close: () => server.close() }
}
