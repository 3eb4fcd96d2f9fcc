import { expect, inject, it, onTestFinished } from 'vitest'
import { listen } from '../support/issuers.ts'
import { runProgram } from '../support/program.ts'

/** What the doctor finds with the keys of the issuer at this URL. */
const examine = (url: URL) =>
  runProgram(['doctor'], {
    DATA_DIR: inject('dataDir'),
    AUTH_ISSUER: 'https://issuer.test',
    AUTH_AUDIENCE: 'lending',
    AUTH_JWKS_URL: url.href,
  })

it("says why the issuer's keys can't be had", async () => {
  const issuer = await listen((_request, response) =>
    response.writeHead(302, { location: '/elsewhere' }).end(),
  )
  onTestFinished(issuer.close)
  const redirected = await examine(issuer.url)
  expect([redirected.code, redirected.stdout]).toEqual([
    1,
    expect.stringContaining(
      `✗ found no keys at ${issuer.url}: the issuer answered 302, and redirects are not followed; check AUTH_JWKS_URL`,
    ),
  ])
  issuer.close()
  expect((await examine(issuer.url)).stdout).toContain(
    `✗ found no keys at ${issuer.url}: ECONNREFUSED; check AUTH_JWKS_URL`,
  )
})
