import { readFileSync } from 'node:fs'
import { afterAll, describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { z } from 'zod'
import { type JobQueue, jobQueues } from '../../../src/database/job-queues.ts'
import { liveClient, subscribe } from '../../support/clients/live.ts'
import { seriesIn } from '../../support/contract/metrics.ts'
import { names } from '../../support/contract/names.ts'
import { loanTools } from '../../support/market/loans.ts'
import {
  alerts,
  dashboards,
  labelsIn,
  missingIn,
  named,
  optional,
  queries,
  queriesOf,
  sections,
} from '../../support/monitoring.ts'
import { startWorld } from '../../support/world.ts'

const metricsDoc = readFileSync(new URL('../../../docs/metrics.md', import.meta.url), 'utf8')
const wordsIn = (text: string) => [...text.matchAll(/`(\w+)`/g)].map(([, word = '']) => word)

// Nothing is sent: that this gateway could is enough for it to have all metrics.
const world = await startWorld({
  SMTP_URL: 'smtp://127.0.0.1:1',
  MAIL_FROM: 'letters@lending.example',
  PUBLIC_URL: 'https://lending.example',
})
afterAll(() => world.close())

/** Metrics that every gateway has. */
const everywhere = named.filter((name) => !Object.values(optional).some((one) => one.test(name)))

/** Whether money waits on each job: then somebody is woken if it is late. Without an answer here, a new one does not compile. */
const moneyWaits = {
  'expire-loans': true,
  autopay: true,
  'remind-and-default': true,
  'forget-notifications': false,
  'follow-payments': true,
  'send-mail': false,
  'export-data': false,
  'keep-books': false,
  'make-documents': false,
  'erase-due': false,
  prune: false,
  'auto-invest': true,
} satisfies Readonly<Record<JobQueue, boolean>>

/** Reads the metrics of a gateway that has done some of everything. */
async function scraped(): Promise<string> {
  const token = await world.token('ada')
  const client = liveClient(world.url, token)
  const received = subscribe(client, 'subscription Mine { walletChanged(initial: false) { id } }')
  await expect
    .poll(async () => {
      await world.rest('POST', '/wallet/deposit', { token, body: { amount: 1 } })
      return received.events.length
    })
    .toBeGreaterThan(0)
  await client.dispose()
  // A payment that takes days.
  await world.rest('POST', '/wallet/deposit', { token, body: { amount: 1.02 } })
  const { newLoan, put } = loanTools(world, token)
  await put((await newLoan()).id, { status: 'open' })
  await world.graphql(token, '{ nothing }')
  await world.graphql('no.token.atall', '{ me { id } }')
  const read = async () => String((await world.rest('GET', '/metrics')).body)
  // Offered to standing orders, by a job.
  await expect.poll(read).toMatch(/job_last_success_timestamp_seconds\{/)
  return read()
}

describe('alerts and dashboards', () => {
  it('reach somebody: the example of Alertmanager has a receiver for each severity', () => {
    const read = (name: string) =>
      readFileSync(new URL(`../../../deploy/prometheus/${name}`, import.meta.url), 'utf8')
    const { receivers } = parse(read('alertmanager.yaml'))
    const severities = [...read('alerts.yaml').matchAll(/severity: (\w+)/g)].map(([, one]) => one)
    const names = receivers.map(({ name }: { readonly name: string }) => name)
    expect(new Set(severities)).toEqual(new Set(names))
  })

  const read = (name: string) =>
    parse(readFileSync(new URL(`../../../deploy/prometheus/${name}`, import.meta.url), 'utf8'))

  it('look at the gateways alone, each metric by the job of its deployment', () => {
    for (const [name, expression] of alerts) {
      const others = expression.replaceAll(
        /(?:kube_|kubelet_|node_|lending_backup_)\w+(?:\{[^}]*\})?|up\{job="node"\}/g,
        '',
      )
      const asked = others
        .replaceAll(/\b(?:by|on) \([^)]*\)/g, '')
        .matchAll(/(?<![\w"|.])(?:up\b|[a-z]+_\w+)(?!\w*\()(?:\{([^}]*)\})?/g)
      for (const [metric, selected] of asked)
        expect([name, metric, selected]).toEqual([
          name,
          metric,
          expect.stringMatching(/^job=~"lending-gateway\.\*"/),
        ])
      // By which Alertmanager groups, and what follows from another alert is left out.
      if (/lending-gateway/.test(others))
        expect([name, others]).toEqual([name, expect.stringMatching(/by \(job|^\s+up\{/)])
    }
  })

  it('leave out what follows from another alert, of the same deployment alone', () => {
    for (const { source_matchers: sources, target_matchers: targets, equal } of read(
      'alertmanager.yaml',
    ).inhibit_rules) {
      const named = [...sources, ...targets].flatMap((one: string) =>
        String(/"(.+)"/.exec(one)?.[1]).split('|'),
      )
      expect(named.filter((name) => !alerts.has(name))).toEqual([])
      expect(equal).toContain('job')
    }
  })

  it('find in Compose, with what its page adds, whatever prometheus.yaml reads and sends to', () => {
    const root = (name: string) =>
      readFileSync(new URL(`../../../${name}`, import.meta.url), 'utf8')
    const [, recipe = ''] = root('deploy/README.md').split('### Metrics in Compose')
    const [, added = ''] = /```yaml\n([^`]+)```/.exec(recipe) ?? []
    const services = {
      ...parse(root('compose.yaml'), { merge: true }).services,
      ...parse(added).services,
    }
    const { scrape_configs: scraped, alerting } = read('prometheus.yaml')
    const targets = [...scraped, ...alerting.alertmanagers].flatMap(({ static_configs: all }) =>
      all.flatMap(({ targets }: { readonly targets: readonly string[] }) => targets),
    )
    expect(targets.length).toBeGreaterThan(3)
    for (const target of targets) expect(services).toHaveProperty(String(target.split(':')[0]))
    const { prometheus, alertmanager } = services
    const files = [...root('deploy/prometheus/prometheus.yaml').matchAll(/_file: (\S+)/g)]
    for (const [, file] of [
      ...files,
      ...root('deploy/prometheus/alertmanager.yaml').matchAll(/_file: (\S+)/g),
    ])
      expect([...prometheus.volumes, ...alertmanager.volumes].join('\n')).toContain(`:${file}:ro`)
  })

  it('page for a late job on which money waits, and make the others a ticket', () => {
    const scheduled = Object.keys(jobQueues).filter((job) => jobQueues[job as JobQueue] !== null)
    const paging = scheduled.filter((job) => moneyWaits[job as JobQueue]).toSorted()
    const asked = (name: string) => [
      ...new Set(alerts.get(name)?.match(/(?<=exported_job)[=!]~"[^"]*"/g)),
    ]
    expect(
      [asked('JobLate'), asked('MinorJobLate')],
      'JobLate and MinorJobLate in deploy/helm/lending-gateway/files/alerts.yaml',
    ).toEqual([[`=~"${paging.join('|')}"`], [`!~"${paging.join('|')}"`]])
    const section = sections.get('JobLate') ?? ''
    expect(
      paging.filter((job) => !section.includes(`\`${job}\``)),
      'say in docs/runbook.md, JobLate, that money waits on each',
    ).toEqual([])
  })

  it('name many metrics', () => {
    expect(alerts.size).toBeGreaterThan(20)
    expect(queries.length).toBeGreaterThan(30)
    expect(everywhere.length).toBeGreaterThan(30)
  })

  it('name only metrics and labels that a running gateway has', async () => {
    const text = await scraped()
    expect(missingIn(text, everywhere)).toEqual([])
    // What Prometheus adds: its own labels, and another name for the label that would be hidden by one of them.
    const given = ['job', 'instance', 'exported_job', 'worker', 'answered', 'namespace', 'cronjob']
    // And what is told of disks.
    given.push('mountpoint', 'fstype', 'persistentvolumeclaim')
    const labels = new Set([...given, ...seriesIn(text).flatMap((one) => Object.keys(one.labels))])
    const asked = [...alerts.values(), ...queries].flatMap(labelsIn)
    expect([...new Set(asked)].filter((label) => !labels.has(label))).toEqual([])
  })
})

/** What is looked at only when something is searched for. */
const lookedUp = [
  'db_client_connection_waits_total',
  'help_requests_open',
  'member_queue_wait_seconds_total',
  'member_queue_waits_total',
  'slow_readers_total',
]

it('each metric is on a dashboard, or an alert or the runbook asks for it', () => {
  const asked = [...queries, ...alerts.values(), ...sections.values()].join('\n')
  expect(
    names.metrics.filter(
      (name) => !new RegExp(`\\b${name}(?:_bucket|_sum|_count)?\\b`).test(asked),
    ),
    'show each in a panel of deploy/grafana/lending-business.json or lending-gateway.json',
  ).toEqual(lookedUp)
})

it('docs/metrics.md lists each metric, with its labels', async () => {
  const rows = [...metricsDoc.matchAll(/^\| (`[^|]+) \|([^|]*)\|/gm)]
  const listed = new Map(
    rows.flatMap(([, names = '', labels = '']) =>
      wordsIn(names).map((name) => [name, wordsIn(labels)] as const),
    ),
  )
  const text = await scraped()
  const told = [...text.matchAll(/^# TYPE (\w+) /gm)]
    .map(([, name = '']) => name)
    .filter((name) => !/^(process|nodejs)_/.test(name))
  expect(told.filter((name) => !listed.has(name))).toEqual([])
  const elsewhere = Object.values(optional)
  const gone = [...listed.keys()].filter((name) => !told.includes(name))
  expect(gone.filter((name) => !elsewhere.some((one) => one.test(name)))).toEqual([])
  for (const name of told) {
    const series = seriesIn(text).filter(
      (one) => one.name === name || one.name === `${name}_bucket`,
    )
    const labels = new Set(series.flatMap((one) => Object.keys(one.labels)))
    labels.delete('le')
    if (series.length > 0)
      expect([name, [...labels].toSorted()]).toEqual([name, listed.get(name)?.toSorted()])
  }
})

describe('the runbook', () => {
  it('has a section for each alert, and no other', () => {
    expect([...sections.keys()]).toEqual([...alerts.keys()])
  })

  it.each([...sections])(
    'says what %s means, what members notice, where to look and what to do',
    (_, text) => {
      for (const part of [
        /\*\*Means\*\*: ./,
        /\*\*Members notice\*\*/,
        /\*\*Look\*\*/,
        /\*\*[Dd]o\*\*: ./,
      ])
        expect(text).toMatch(part)
    },
  )
})

const panel = z.discriminatedUnion('type', [
  z.strictObject({
    id: z.int().positive(),
    type: z.literal('row'),
    title: z.string().min(1),
    collapsed: z.boolean(),
    panels: z.array(z.never()),
    gridPos: z.strictObject({
      x: z.literal(0),
      y: z.int().min(0),
      w: z.literal(24),
      h: z.literal(1),
    }),
  }),
  z.strictObject({
    id: z.int().positive(),
    type: z.enum(['timeseries', 'stat']),
    title: z.string().min(1),
    description: z.string().min(1),
    datasource: z.strictObject({
      type: z.literal('prometheus'),
      uid: z.string().regex(/^\$\{datasource\}$/),
    }),
    gridPos: z.strictObject({
      x: z.int().min(0),
      y: z.int().min(0),
      w: z.int().min(1).max(24),
      h: z.int().min(1),
    }),
    fieldConfig: z.strictObject({
      defaults: z.strictObject({
        unit: z.enum(['none', 's', 'bytes', 'ops', 'reqps', 'percentunit']),
        thresholds: z
          .strictObject({
            mode: z.literal('absolute'),
            steps: z
              .array(z.strictObject({ color: z.string(), value: z.number().nullable() }))
              .min(1),
          })
          .optional(),
      }),
      overrides: z.array(z.never()),
    }),
    options: z.record(z.string(), z.unknown()),
    targets: z
      .array(
        z.strictObject({
          refId: z.string().regex(/^[A-Z]$/),
          datasource: z.strictObject({
            type: z.literal('prometheus'),
            uid: z.string().regex(/^\$\{datasource\}$/),
          }),
          expr: z.string().min(1),
          legendFormat: z.string(),
        }),
      )
      .min(1),
  }),
])

describe.each(Object.entries(dashboards))('the dashboard %s', (uid, dashboard) => {
  it('has the form of one, as far as this one uses it', () => {
    expect(z.array(panel).safeParse(dashboard.panels).error).toBeUndefined()
    expect(dashboard).toMatchObject({ uid, schemaVersion: 39 })
    const variables = dashboard.templating.list.map(({ name }) => name)
    expect(variables).toEqual(['datasource', 'job', 'instance'])
    const used = new Set(
      queriesOf(dashboard).flatMap((query) =>
        [...query.matchAll(/\$(\w+)/g)].map(([, name]) => name),
      ),
    )
    used.delete('__rate_interval')
    expect([...used].toSorted()).toEqual(['instance', 'job'])
  })

  it('gives each panel a place and a number of its own', () => {
    const ids = dashboard.panels.map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
    const cells = dashboard.panels.flatMap(({ gridPos: { x, y, w, h } }) => {
      expect(x + w).toBeLessThanOrEqual(24)
      return Array.from({ length: w * h }, (_, at) => `${x + (at % w)} ${y + Math.floor(at / w)}`)
    })
    expect(new Set(cells).size).toBe(cells.length)
  })
})
