import { afterEach, expect, it } from 'vitest'
import { openLogin } from '../../src/http/app/provider.ts'
import { listen } from '../support/servers/issuers.ts'

const opened: (() => void)[] = []
afterEach(() => {
  for (const close of opened.splice(0)) close()
})

/** An issuer whose document says this, or that is out of order. */
async function issuerThat(tells: (issuer: string) => object | undefined) {
  const server = await listen((_request, response) => {
    const document = tells(server.url.origin)
    if (document === undefined) response.writeHead(500).end()
    else response.end(JSON.stringify(document))
  })
  opened.push(server.close)
  const reasons: string[] = []
  const client = { clientId: 'page', scopes: 'openid', scopeClaim: 'scope', audience: 'lending' }
  const login = (issuer = server.url.origin) =>
    openLogin({ ...client, issuer }, (reason) => reasons.push(reason))
  return { server, reasons, login }
}

const endpointsOf = (issuer: string) => ({
  issuer,
  authorization_endpoint: `${issuer}/auth`,
  token_endpoint: `${issuer}/token`,
})

it('is read once, for all who ask', async () => {
  const { server, login } = await issuerThat(endpointsOf)
  const ask = login()
  for (const found of await Promise.all([ask(), ask(), ask()]))
    expect(found).toMatchObject({ tokenEndpoint: `${server.url.origin}/token` })
  expect([await ask(), server.hits]).toEqual([expect.anything(), 1])
})

it('that fails is asked for once, and said once, however many ask for the page', async () => {
  const { server, login, reasons } = await issuerThat(() => undefined)
  const ask = login()
  await Promise.all(Array.from({ length: 20 }, ask))
  for (let time = 0; time < 20; time += 1) expect(await ask()).toBeUndefined()
  expect([server.hits, reasons.length]).toEqual([1, 1])
})

it.each([
  ['another', () => 'https://evil.test'],
  ['the same with a / at the end', (issuer: string) => `${issuer}/`],
] as const)('of %s issuer is refused, and both are named', async (_name, named) => {
  const { server, login, reasons } = await issuerThat((issuer) => ({
    ...endpointsOf(issuer),
    issuer: named(issuer),
  }))
  expect(await login()()).toBeUndefined()
  expect(reasons).toEqual([expect.stringContaining(`"${named(server.url.origin)}"`)])
  expect(reasons[0]).toContain(`AUTH_ISSUER is "${server.url.origin}"`)
})
