import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import packageJson from '../../../package.json' with { type: 'json' }
import { readConfig } from '../../../src/config.ts'
import { chart, helm, renderByHelm, renderChart } from '../../support/contract/chart.ts'

const project = fileURLToPath(new URL('../../..', import.meta.url))
const read = (path: string) => readFileSync(join(project, path), 'utf8')
/** Settings that a secret brings. */
const secrets = { DATABASE_URL: 'postgres://a:b@c/d', DATABASE_DIRECT_URL: 'postgres://a:b@c/d' }

type Container = Readonly<Record<string, never>> & {
  readonly env: readonly { readonly name: string; readonly value: string }[]
  readonly envFrom: readonly { readonly secretRef: { readonly name: string } }[]
  readonly securityContext: object
}

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
