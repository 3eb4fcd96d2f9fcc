import { readdirSync, readFileSync } from 'node:fs'
import { PrometheusRule } from '@kubernetes-models/prometheus-operator/monitoring.coreos.com/v1/PrometheusRule'
import { ServiceMonitor } from '@kubernetes-models/prometheus-operator/monitoring.coreos.com/v1/ServiceMonitor'
import { Deployment } from 'kubernetes-models/apps/v1/Deployment'
import { HorizontalPodAutoscaler } from 'kubernetes-models/autoscaling/v2/HorizontalPodAutoscaler'
import { CronJob } from 'kubernetes-models/batch/v1/CronJob'
import { Job } from 'kubernetes-models/batch/v1/Job'
import { Ingress } from 'kubernetes-models/networking.k8s.io/v1/Ingress'
import { NetworkPolicy } from 'kubernetes-models/networking.k8s.io/v1/NetworkPolicy'
import { PodDisruptionBudget } from 'kubernetes-models/policy/v1/PodDisruptionBudget'
import { Service } from 'kubernetes-models/v1/Service'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { backupOf, chart, helm, renderByHelm, renderChart } from '../../support/contract/chart.ts'

/** Every part of the chart that a deployment chooses. */
const all = {
  ingress: {
    enabled: true,
    className: 'nginx',
    tlsSecret: 'lending-tls',
    annotations: { 'nginx.ingress.kubernetes.io/proxy-read-timeout': '3600' },
  },
  serviceMonitor: { enabled: true, labels: { release: 'prometheus' } },
  prometheusRule: { enabled: true, labels: { release: 'prometheus' } },
  autoscaling: { enabled: true, eventLoopLag: '100m' },
  backup: { enabled: true },
  erasures: { claim: 'lending-erasures' },
  extraVolumes: [{ name: 'ca', secret: { secretName: 'database-ca' } }],
  extraVolumeMounts: [{ name: 'ca', mountPath: '/ca', readOnly: true }],
}
const least = {
  ingress: { enabled: true },
  serviceMonitor: { enabled: true },
  prometheusRule: { enabled: true },
  autoscaling: { enabled: true },
}
const kinds = {
  CronJob,
  Deployment,
  HorizontalPodAutoscaler,
  Ingress,
  Job,
  NetworkPolicy,
  PodDisruptionBudget,
  PrometheusRule,
  Service,
  ServiceMonitor,
} as const
const labels = {
  'app.kubernetes.io/name': 'lending-gateway',
  'app.kubernetes.io/instance': 'test',
}

interface Pod {
  readonly securityContext: object
  readonly volumes: readonly object[]
  readonly containers: readonly {
    readonly env: readonly object[]
    readonly volumeMounts: readonly object[]
  }[]
}

/** The pods that a rendered chart runs, by the kind of what runs them. */
function podsOf(objects: ReturnType<typeof renderChart>): [string, Pod][] {
  return [...objects].flatMap(([kind, object]) => {
    const { spec } = object as { spec?: { template?: object; jobTemplate?: { spec: object } } }
    const made = (spec?.jobTemplate?.spec ?? spec) as { template?: { spec: Pod } } | undefined
    return made?.template === undefined ? [] : [[kind, made.template.spec] as [string, Pod]]
  })
}

describe('the parts of the chart that a deployment chooses', () => {
  it.each([
    ['all', all],
    ['as few as there can be', least],
  ])('are objects that Kubernetes accepts: %s', (_, values) => {
    for (const [name, object] of renderChart(chart, values)) {
      const Kind = kinds[String(object.kind) as keyof typeof kinds]
      expect(Kind, name).toBeDefined()
      new Kind(object as never).validate()
    }
  })

  it.skipIf(helm === undefined).each([all, least])(
    'are rendered alike by helm (skipped without .ci/helm): %#',
    (values) => {
      expect(renderByHelm(values)).toEqual(renderChart(chart, values))
    },
  )

  it('are all in its own folder, so that the chart can be copied', () => {
    const links = readdirSync(chart, { recursive: true, withFileTypes: true })
    expect(links.filter((one) => one.isSymbolicLink())).toEqual([])
  })

  const objects = renderChart(chart, all)

  it('lead to the gateways, by the port and the secret that they have', () => {
    const service = { name: 'test', port: { name: 'http' } }
    expect(objects.get('Ingress')).toMatchObject({
      spec: {
        tls: [{ hosts: ['lending.example'], secretName: 'lending-tls' }],
        rules: [{ http: { paths: [{ path: '/', pathType: 'Prefix', backend: { service } }] } }],
      },
    })
    expect(objects.get('ServiceMonitor')).toMatchObject({
      metadata: { labels: { release: 'prometheus' } },
      spec: {
        selector: { matchLabels: labels },
        endpoints: [
          {
            path: '/metrics',
            authorization: { credentials: { name: 'lending-gateway', key: 'METRICS_TOKEN' } },
          },
        ],
      },
    })
    expect(objects.get('Service')).toMatchObject({
      metadata: { labels },
      spec: { ports: [{ name: 'http' }] },
    })
  })

  it('leave the number of gateways to the autoscaler, where there is one', () => {
    expect(renderChart(chart).get('Deployment')).toHaveProperty('spec.replicas', 2)
    expect(objects.get('Deployment')).not.toHaveProperty('spec.replicas')
    expect(objects.get('HorizontalPodAutoscaler')).toMatchObject({
      spec: {
        scaleTargetRef: { kind: 'Deployment', name: 'test' },
        minReplicas: 2,
        metrics: [
          { resource: { name: 'cpu', target: { averageUtilization: 70 } } },
          { pods: { metric: { name: 'nodejs_eventloop_lag_p99_seconds' } } },
        ],
      },
    })
  })

  it('are mounted into everything that is given a URL of the database, if they are volumes', () => {
    const reaching = podsOf(objects).filter(([, pod]) =>
      /DATABASE_OWNER_URL|"secretRef"/.test(JSON.stringify(pod)),
    )
    expect(reaching.map(([kind]) => kind).toSorted()).toEqual(['CronJob', 'Deployment', 'Job'])
    for (const [kind, { volumes, containers }] of reaching) {
      expect([kind, volumes]).toEqual([kind, expect.arrayContaining(all.extraVolumes)])
      for (const { volumeMounts } of containers)
        expect([kind, volumeMounts]).toEqual([kind, expect.arrayContaining(all.extraVolumeMounts)])
    }
  })

  it('take further settings, and where and how the gateways run, from the values', () => {
    const extraEnvFrom = [{ secretRef: { name: 'payments' } }]
    const affinity = { nodeAffinity: {} }
    const podAnnotations = { 'example.com/scan': 'yes' }
    const placed = { extraEnvFrom, affinity, podAnnotations, priorityClassName: 'high' }
    const made = renderChart(chart, placed)
    if (helm !== undefined) expect(renderByHelm(placed)).toEqual(made)
    expect(made.get('Deployment')).toMatchObject({
      spec: {
        template: {
          metadata: { annotations: podAnnotations },
          spec: { affinity, priorityClassName: 'high' },
        },
      },
    })
    for (const kind of ['Deployment', 'Job']) {
      const [container] = new Map(podsOf(made)).get(kind)?.containers ?? []
      expect(container).toHaveProperty('envFrom', expect.arrayContaining(extraEnvFrom))
    }
    // The last counts, and the owner's URL is not to be replaced.
    const [migrate] = new Map(podsOf(made)).get('Job')?.containers ?? []
    expect(migrate).toHaveProperty('envFrom.2', { secretRef: { name: 'lending-gateway-owner' } })
  })

  it('keep the list of erasures in a volume that the group of the gateways may write, if there is a claim', () => {
    const list = { name: 'ERASURES_FILE', value: '/erasures/erasures.jsonl' }
    const claimed = { name: 'erasures', persistentVolumeClaim: { claimName: 'lending-erasures' } }
    const made = renderChart(chart, { erasures: { claim: 'lending-erasures' } })
    for (const kind of ['Deployment', 'Job']) {
      const pod = new Map(podsOf(made)).get(kind)
      expect(pod?.volumes).toContainEqual(claimed)
      expect(pod?.securityContext).toMatchObject({ fsGroup: 1000 })
      expect(pod?.containers[0]?.env).toContainEqual(list)
      const mount = { name: 'erasures', mountPath: '/erasures' }
      expect(pod?.containers[0]?.volumeMounts).toContainEqual(mount)
    }
    expect(JSON.stringify(renderChart(chart).get('Deployment'))).not.toContain('ERASURES_FILE')
  })

  it('have the alerts of deploy/prometheus, of which one asks for the backup of this release', () => {
    const file = readFileSync(
      new URL('../../../deploy/prometheus/alerts.yaml', import.meta.url),
      'utf8',
    )
    const named = file
      .replaceAll('job=~"lending-gateway.*"', 'job="lending-gateway/default/test"')
      .replaceAll(
        'cronjob=~"lending-gateway.*-backup"',
        'namespace="default", cronjob="test-backup"',
      )
      .replaceAll(
        'lending_backup_success_timestamp_seconds',
        'lending_backup_success_timestamp_seconds{namespace="default", cronjob="test-backup"}',
      )
    // So no rule of one release looks at another's gateways, or at a backup that is none of its own.
    expect(named).not.toContain('"lending-gateway.*')
    expect(objects.get('ServiceMonitor')).toHaveProperty('spec.endpoints.0.relabelings', [
      { targetLabel: 'job', replacement: 'lending-gateway/default/test' },
    ])
    expect(objects.get('PrometheusRule')).toMatchObject({
      metadata: { labels: { ...labels, release: 'prometheus' } },
      spec: parse(named),
    })
    // By which the runbook looks for its jobs.
    const made = { metadata: { labels: { 'app.kubernetes.io/component': 'backup' } } }
    expect(objects.get('CronJob')).toMatchObject({
      metadata: { name: 'test-backup' },
      spec: { jobTemplate: made },
    })
  })

  it('run a backup read-only, as a user that initdb finds in its image, and give it the URL of the owner alone', () => {
    const { securityContext, containers } = backupOf(objects)
    expect(securityContext).toMatchObject({ runAsNonRoot: true, runAsUser: 999, fsGroup: 999 })
    const elsewhere = backupOf(renderChart(chart, { backup: { enabled: true, runAs: null } }))
    expect(elsewhere.securityContext).not.toHaveProperty('runAsUser')
    const [container] = containers
    expect(container).toMatchObject({
      securityContext: { readOnlyRootFilesystem: true, capabilities: { drop: ['ALL'] } },
    })
    expect(container).not.toHaveProperty('envFrom')
    expect(container.env.map(({ name }) => name)).toEqual([
      'DATABASE_SCHEMA',
      'KEEP_DAYS',
      'DATABASE_OWNER_URL',
    ])
  })
})
