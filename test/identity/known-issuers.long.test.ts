import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { listen, newKey, sign, type TestKey } from '../support/servers/issuers.ts'
import { startWorld, type World } from '../support/world.ts'

// Tokens of the shapes that docs/sign-in.md sets up, as these issuers write them, for the settings that it shows.

const page = readFileSync(new URL('../../docs/sign-in.md', import.meta.url), 'utf8')
/** What stands on the page for the reader's own. */
const own = {
  '<tenant id>': '0f1e2d3c-0000-4000-8000-00000000aaaa',
  '<client id>': '6a7b8c9d-0000-4000-8000-00000000bbbb',
}

/** The settings that the page shows for an issuer. */
function shown(issuer: string): Record<string, string> {
  const [, part = ''] = page.split(`## ${issuer}\n`)
  const [, block = ''] = /```sh\n([^`]+)```/.exec(part) ?? []
  const filled = Object.entries(own).reduce(
    (text, [name, value]) => text.replaceAll(name, value),
    block,
  )
  return Object.fromEntries(
    [...filled.matchAll(/^(\w+)='?(.+?)'?$/gm)].map(([, name = '', value = '']) => [name, value]),
  )
}

const now = Math.floor(Date.now() / 1000)
const tenant = own['<tenant id>']
const client = own['<client id>']

/** An access token of Keycloak 26 for a person with the roles and scopes. */
const keycloak = (scope: string) => ({
  jti: 'onrtac:2f3f6a5e-90b5-4a0c-9d67-7b7f7d3f5c11',
  iss: 'https://keycloak.example/realms/lending',
  aud: ['lending', 'account'],
  sub: '7d1c7a0a-5b53-4d33-9f39-3b6d9d0c1a22',
  typ: 'Bearer',
  azp: 'lending-app',
  sid: '1b0d3c53-7f2d-4c53-bb7e-5a8f5c0b6f10',
  auth_time: now - 5,
  acr: '1',
  'allowed-origins': ['https://lending.example'],
  realm_access: { roles: ['offline_access', 'uma_authorization', 'lending-support'] },
  resource_access: { account: { roles: ['manage-account', 'view-profile'] } },
  scope,
  email_verified: true,
  name: 'Olga Operator',
  preferred_username: 'olga',
  given_name: 'Olga',
  family_name: 'Operator',
  email: 'olga@lending.example',
})

/** An access token of Entra, version 2, for a person with the roles. */
const entra = (roles: readonly string[] | undefined) => ({
  iss: `https://login.microsoftonline.com/${tenant}/v2.0`,
  aud: client,
  nbf: now - 300,
  aio: 'AXQAi/8TAAAAjFvcR1DmkT5Cd0b0Q0Q2rU1B0JbFh0==',
  azp: client,
  azpacr: '0',
  name: 'Olga Operator',
  oid: '3c4d5e6f-0000-4000-8000-00000000cccc',
  preferred_username: 'olga@lending.example',
  rh: '1.AXQAPC0eDw8AAECAAAAAAAAAqp2MezoAAE...',
  roles,
  scp: 'access',
  sid: '00a1b2c3-0000-4000-8000-00000000dddd',
  sub: 'Q2hhbmdlIHRoaXMgc3ViIHBhaXJ3aXNlLg',
  tid: tenant,
  uti: 'Zm9yLXRlc3RzLW9ubHktMDE',
  ver: '2.0',
})

describe.each([
  ['Keycloak', keycloak('openid profile email lending:support'), keycloak('openid profile email')],
  ['Microsoft Entra', entra(['lending:support']), entra(undefined)],
])('the settings for %s', (issuer, operators, members) => {
  let key: TestKey
  let world: World
  let keys: Awaited<ReturnType<typeof listen>>
  const ask = async (claims: object) => {
    const token = await sign(key, { ...claims }, { typ: 'JWT' })
    return world.rest('GET', '/operator/members?query=olga', { token })
  }

  beforeAll(async () => {
    key = await newKey('of-the-issuer')
    keys = await listen((_, response) => response.end(JSON.stringify({ keys: [key.jwk] })))
    // The page's, but for where the keys are.
    world = await startWorld({ ...shown(issuer), AUTH_JWKS_URL: keys.url.href })
  })
  afterAll(async () => {
    await world.close()
    keys.close()
  })

  it('let an operator in, and a member of the same issuer not', async () => {
    expect((await ask(operators)).status).toBe(200)
    expect((await ask({ ...members, sub: 'somebody else' })).status).toBe(403)
  })

  it('take the name for a new member', async () => {
    const token = await sign(key, { ...members, sub: 'a new member' })
    const { status, body } = await world.rest('GET', '/profile', { token })
    expect([status, body.profile.full_name]).toEqual([200, 'Olga Operator'])
  })

  it('admit no token for another audience', async () => {
    expect((await ask({ ...operators, aud: 'another' })).status).toBe(401)
  })
})
