import { fileURLToPath } from 'node:url'
import { expect, inject, it, onTestFinished } from 'vitest'
import { createDatabase } from '../support/database.ts'
import { runProgram } from '../support/program.ts'
import { listen } from '../support/servers/issuers.ts'

/** What the doctor finds with the keys of the issuer at this URL. */
const examine = (url: URL) =>
  runProgram(['doctor'], {
    DATA_DIR: inject('dataDir'),
    AUTH_ISSUER: 'https://issuer.test',
    AUTH_AUDIENCE: 'lending',
    AUTH_JWKS_URL: url.href,
  })

/** An issuer that calls itself after its own address, whatever it is called. */
async function issuerWithName() {
  const issuer = await listen((request, response) => {
    const itself = `http://${request.headers.host}`
    const isDocument = request.url === '/.well-known/openid-configuration'
    response.end(JSON.stringify(isDocument ? { issuer: itself } : { keys: [] }))
  })
  onTestFinished(issuer.close)
  return issuer.url.origin
}

const named = (issuer: string, more: Readonly<Record<string, string>> = {}) =>
  runProgram(['doctor'], {
    DATA_DIR: inject('dataDir'),
    AUTH_ISSUER: issuer,
    AUTH_AUDIENCE: 'lending',
    AUTH_JWKS_URL: `${issuer.replace(/\/$/, '')}/keys`,
    ...more,
  })

it('compares AUTH_ISSUER with what the issuer calls itself, to the last /', async () => {
  const issuer = await issuerWithName()
  const { stdout } = await named(issuer)
  expect(stdout).toContain('✓ the issuer calls itself what AUTH_ISSUER says')
  const slash = await named(`${issuer}/`)
  expect([slash.code, slash.stdout]).toEqual([
    1,
    expect.stringContaining(
      `✗ AUTH_ISSUER: the issuer calls itself "${issuer}", and AUTH_ISSUER is "${issuer}/": they must be equal, to the last /; set AUTH_ISSUER=${issuer}\n`,
    ),
  ])
})

it('tells an issuer without a document from a wrong one', async () => {
  const issuer = await listen((_request, response) => response.writeHead(404).end())
  onTestFinished(issuer.close)
  const { stdout } = await named(issuer.url.origin)
  expect(stdout).toMatch(/^! .* does not describe itself at .* \(the issuer answered 404\), so /m)
  const login = await named(issuer.url.origin, { APP_CLIENT_ID: 'app' })
  expect(login.stdout).toMatch(/^✗ .* so nobody can sign in to \/app\//m)
})

it('names the setting that a variable was probably meant to be, and no variable of other programs', async () => {
  const { stdout } = await runProgram(['doctor'], {
    DATA_DIR: inject('dataDir'),
    FUNDING_WINDOW_DAY: '3',
    HOSTNAME: 'one',
    OTEL_TRACES_SAMPLER: 'always_on',
    SSH_AUTH_SOCK: '/none',
  })
  expect(stdout).toContain(
    '! FUNDING_WINDOW_DAY is no setting, and has no effect; did you mean FUNDING_WINDOW_DAYS?\n',
  )
  expect(stdout.match(/is no setting/g)).toHaveLength(1)
})

it('begins with its version, and other settings that are wrong do not hide a misspelled one', async () => {
  const { stdout } = await runProgram(['doctor'], { DATA_DIR: inject('dataDir') })
  expect(stdout).toMatch(/^✓ lending-gateway \d+\.\d+\.\d+ on Node /)
  const { stderr } = await runProgram(['doctor'], {
    DATA_DIR: inject('dataDir'),
    PORT: 'none',
    RATE_LIMTI: '5',
    TRUST_PROXIES: '1',
  })
  expect(stderr).toMatch(/^lending-gateway: PORT: /m)
  expect(stderr).toContain('did you mean RATE_LIMIT?')
  expect(stderr).toContain('did you mean TRUST_PROXY?')
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

it('warns if the list of erasures could not be written, without making it', async () => {
  const list = fileURLToPath(new URL(`${import.meta.url}/inside/erasures.jsonl`))
  const { stdout } = await runProgram(['doctor'], {
    DATA_DIR: inject('dataDir'),
    ERASURES_FILE: list,
  })
  expect(stdout).toContain(`! ERASURES_FILE: ${list} can't be written (ENOTDIR in ${list})`)
  const { stdout: usual } = await runProgram(['doctor'], { DATA_DIR: inject('dataDir') })
  expect(usual).not.toContain('ERASURES_FILE')
})

it('fails on a database that accepts no changes', async () => {
  const database = await createDatabase()
  onTestFinished(() => database.drop())
  const url = new URL(database.url)
  url.searchParams.set('options', '-c default_transaction_read_only=on')
  const settings = { DATA_DIR: inject('dataDir'), DATABASE_URL: url.href }
  const { code, stdout } = await runProgram(['doctor'], settings)
  expect(stdout).toMatch(/^✗ the database is read-only, /m)
  expect(code).toBe(1)
})

it('refuses another currency than the database holds, as serve does', async () => {
  const database = await createDatabase()
  onTestFinished(database.drop)
  const settings = {
    DATABASE_URL: database.url,
    DATABASE_OWNER_URL: database.ownerUrl,
    DATA_DIR: inject('dataDir'),
    CURRENCY: 'EUR',
    PORT: '0',
  }
  const [examined, served] = [
    await runProgram(['doctor'], settings),
    await runProgram(['serve'], settings),
  ]
  const why = "CURRENCY is EUR, but this database holds USD, which can't change"
  expect([examined.code, examined.stdout]).toEqual([1, expect.stringContaining(`✗ ${why}`)])
  expect([served.code, served.stderr]).toEqual([2, expect.stringContaining(why)])
})
