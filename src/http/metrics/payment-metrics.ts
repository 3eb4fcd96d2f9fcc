import type { Registry } from '@prometheus-io/client'
import type { OpenPayments } from '../../lending/payments/open.ts'
import { type Counted, sharedGauges } from './counter.ts'

/** Adds two metrics of payments that are on their way. */
export function showPayments(registry: Registry, open: () => Promise<OpenPayments[]>): void {
  const labelNames = ['provider', 'direction', 'state']
  const each = (value: (one: OpenPayments) => number) => (payments: readonly OpenPayments[]) =>
    payments.map(
      (one): Counted => [
        { provider: one.provider, direction: one.direction, state: one.state },
        value(one),
      ],
    )
  sharedGauges(registry, open, [
    {
      name: 'payments_open',
      help: 'Payments that are neither settled nor over.',
      labelNames,
      values: each(({ count }) => count),
    },
    {
      name: 'payments_open_oldest_seconds',
      help: 'The age of the oldest of them.',
      labelNames,
      values: each(({ ageSeconds }) => ageSeconds),
    },
  ])
}
