import { readFileSync } from 'node:fs'
import { settings } from '../../../src/config/settings.ts'
import { jobQueues } from '../../../src/database/job-queues.ts'
import { alerts } from '../monitoring.ts'

const table = readFileSync(new URL('../../../docs/metrics.md', import.meta.url), 'utf8')
const metrics = [...table.matchAll(/^\| (`[^|]+) \|/gm)].flatMap(([, names = '']) =>
  [...names.matchAll(/`(\w+)`/g)].map(([, name = '']) => name),
)

/** What operators know by its name. `bin/node test/support/contract/names.ts` writes it for a release, as releases/<version>/names.json. */
export const names = {
  settings: Object.keys(settings.shape).toSorted(),
  jobs: Object.keys(jobQueues).toSorted(),
  metrics: metrics.toSorted(),
  alerts: [...alerts.keys()].toSorted(),
} as const

if (import.meta.main) process.stdout.write(`${JSON.stringify(names, null, 2)}\n`)
