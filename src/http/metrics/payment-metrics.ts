import { Gauge, type Registry } from '@prometheus-io/client'
import type { OpenPayments } from '../../lending/payments/open.ts'

const LABELS = ['provider', 'direction', 'state']

/** Adds the metrics of payments that are on their way; none while they can't be counted. */
export function showPayments(registry: Registry, open: () => Promise<OpenPayments[]>): void {
  const show = (name: string, help: string, value: (one: OpenPayments) => number) =>
    new Gauge({
      name,
      help,
      labelNames: LABELS,
      registers: [registry],
      async collect() {
        this.reset()
        for (const one of await open().catch(() => [])) {
          const { provider, direction, state } = one
          this.set({ provider, direction, state }, value(one))
        }
      },
    })
  show('payments_open', 'Payments that are neither settled nor over.', ({ count }) => count)
  show(
    'payments_open_oldest_seconds',
    'The age of the oldest of them.',
    ({ ageSeconds }) => ageSeconds,
  )
}
