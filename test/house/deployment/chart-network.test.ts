import { describe, expect, it } from 'vitest'
import { chart, helm, renderByHelm, renderChart } from '../../support/contract/chart.ts'

interface Selector {
  readonly matchLabels: Readonly<Record<string, string>>
  readonly matchExpressions?: readonly {
    readonly key: string
    readonly values: readonly string[]
  }[]
}

interface Policy {
  readonly spec: {
    readonly podSelector: Selector
    readonly policyTypes: readonly string[]
    readonly ingress: readonly object[]
    readonly egress: readonly { readonly ports: readonly { readonly port: number }[] }[]
  }
}

interface Template {
  readonly metadata: { readonly labels: Readonly<Record<string, string>> }
}

/** Whether a policy is about pods with these labels. */
function selects(
  { matchLabels, matchExpressions = [] }: Selector,
  labels: Readonly<Record<string, string>>,
): boolean {
  return (
    Object.entries(matchLabels).every(([name, value]) => labels[name] === value) &&
    matchExpressions.every(({ key, values }) => values.includes(labels[key] ?? ''))
  )
}

const everything = { backup: { enabled: true } }
const policiesOf = (values: object) =>
  [...renderChart(chart, { ...values })]
    .filter(([name]) => name.startsWith('NetworkPolicy'))
    .map(([, object]) => object as unknown as Policy)

describe('the network policies of the chart', () => {
  it('are about every pod, one each, whatever it does', () => {
    const templates = [...renderChart(chart, everything).values()].flatMap((object) => {
      const { spec } = object as { spec?: { template?: Template; jobTemplate?: { spec: object } } }
      const { template } = (spec?.jobTemplate?.spec ?? spec ?? {}) as { template?: Template }
      return template ?? []
    })
    expect(
      templates.map(({ metadata }) => metadata.labels['app.kubernetes.io/component']).toSorted(),
    ).toEqual(['backup', 'gateway', 'migrate'])
    for (const { metadata } of templates) {
      const own = policiesOf(everything).filter(({ spec }) =>
        selects(spec.podSelector, metadata.labels),
      )
      expect(own.map(({ spec }) => spec.policyTypes)).toEqual([['Ingress', 'Egress']])
    }
  })

  it('let nobody reach migrations and backups, and these the database past a pooler', () => {
    const networkPolicy = { ports: [6432, 443], databasePorts: [5433] }
    const [gateways, jobs] = policiesOf({ networkPolicy })
    expect([gateways?.spec.ingress.length, jobs?.spec.ingress]).toEqual([1, []])
    const portsOf = (policy: Policy | undefined) =>
      policy?.spec.egress.flatMap(({ ports }) => ports.map(({ port }) => port))
    expect([portsOf(gateways), portsOf(jobs)]).toEqual([
      [53, 53, 6432, 443],
      [53, 53, 5433, 6432, 443],
    ])
    if (helm !== undefined)
      expect(renderByHelm({ networkPolicy })).toEqual(renderChart(chart, { networkPolicy }))
  })
})
