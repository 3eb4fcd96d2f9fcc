import { Gauge, type Registry } from '@prometheus-io/client'
import type { OpenPayments } from '../../lending/payments/open.ts'

/** Adds two metrics of payments that are on their way. One count serves both; if counting fails, they show nothing. */
export function showPayments(registry: Registry, open: () => Promise<OpenPayments[]>): void {
  let counting: Promise<OpenPayments[]> | undefined
  const counted = () => {
    counting ??= open()
      .catch(() => [])
      .finally(() => {
        counting = undefined
      })
    return counting
  }
  const show = (name: string, help: string, value: (one: OpenPayments) => number) =>
    new Gauge({
      name,
      help,
      labelNames: ['provider', 'direction', 'state'],
      registers: [registry],
      async collect() {
        const payments = await counted()
        this.reset()
        for (const one of payments) {
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
