import { readFileSync } from 'node:fs'
import business from '../../deploy/grafana/lending-business.json' with { type: 'json' }
import technical from '../../deploy/grafana/lending-gateway.json' with { type: 'json' }

const read = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8')

/** What only a gateway with a bus, a standby or several workers has. */
export const optional = {
  bus: /^bus_/,
  standby: /^standby_/,
  workers: /^worker_/,
  left: /^http_requests_left_/,
} as const

/** The alerts by name, with their expressions. */
export const alerts: ReadonlyMap<string, string> = new Map(
  read('deploy/prometheus/alerts.yaml')
    .split(/^ {6}- alert: /m)
    .slice(1)
    .map((text) => {
      const [, expression = ''] = /expr: \|-\n((?: {10}.*\n)+)/.exec(text) ?? []
      return [text.split('\n', 1)[0] ?? '', expression]
    }),
)

/** The dashboards for Grafana, each under its file's name. */
export const dashboards = { 'lending-gateway': technical, 'lending-business': business } as const

/** The queries of a dashboard's panels. */
export function queriesOf({ panels }: (typeof dashboards)[keyof typeof dashboards]): string[] {
  return panels.flatMap(({ targets }) => (targets ?? []).map(({ expr }) => expr))
}

/** The queries of all dashboards. */
export const queries: readonly string[] = Object.values(dashboards).flatMap(queriesOf)

const runbook = read('docs/runbook.md')

/** The sections of the runbook, by their alerts. */
export const sections: ReadonlyMap<string, string> = new Map(
  runbook
    .split(/^## /m)
    .slice(1)
    .map((text) => [text.split('\n', 1)[0] ?? '', text]),
)

/** The queries that the runbook advises. */
const advised: readonly string[] = [...runbook.matchAll(/```promql\n([^`]+)```/g)].map(
  ([, query = '']) => query,
)

const WORDS = /^(by|without|on|and|or|unless|offset|le|time|absent)$/

/** What others tell Prometheus: itself, kube-state-metrics, the kubelet, and node_exporter, also of the backup of docs/operating.md. */
const OTHERS = /^(?:up$|kube_|kubelet_|node_|lending_backup_)/

/** The metrics of gateways that a query names. */
function metricsIn(query: string): readonly string[] {
  const bare = query
    .replaceAll(/"[^"]*"/g, '')
    .replaceAll(/\{[^}]*\}/g, '')
    .replaceAll(/\b(by|on|without) \([^)]*\)/g, '')
    .replaceAll(/\[[^\]]*\]/g, '')
    .replaceAll(/offset \w+/g, '')
  const names = [...bare.matchAll(/(?<![\w$.])[a-z_]\w*(?!\w*\s*\()/g)].map(([name]) => name)
  return names.filter((name) => !WORDS.test(name) && !OTHERS.test(name))
}

/** Every metric that alerts, dashboards or runbook name. */
export const named: readonly string[] = [
  ...new Set([...alerts.values(), ...queries, ...advised].flatMap(metricsIn)),
]

/** The labels by which they select or group, of each metric. */
export function labelsIn(query: string): readonly string[] {
  const selected = [...query.matchAll(/(\w+)(?:=~|!~|!=|=)"/g)].map(([, label = '']) => label)
  const grouped = [...query.matchAll(/\bby \(([^)]*)\)/g)].flatMap(([, list = '']) =>
    list.split(/,\s*/),
  )
  return [...new Set([...selected, ...grouped])].filter(Boolean)
}

/** The metrics of these that a scrape does not have. */
export function missingIn(scraped: string, names: readonly string[]): readonly string[] {
  return names.filter((name) => !new RegExp(`^${name}[{ ]`, 'm').test(scraped))
}
