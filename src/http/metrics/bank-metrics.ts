import { Gauge, type Registry } from '@prometheus-io/client'
import type { BankHealth } from '../../lending/bank-files/bank-health.ts'
import type { ReturnRate } from '../../lending/payments/return-rates.ts'
import { gauge as single } from './gauge.ts'
import { kept } from './kept.ts'

type Values = readonly (readonly [labels: Readonly<Record<string, string>>, value: number])[]

/** What the bank says, and what came back. */
export interface BankFigures {
  readonly returns: () => Promise<ReturnRate[]>
  readonly bank: () => Promise<BankHealth>
}

/** Adds metrics of what came back, and of how the bank's statements agree with the books; if reading fails, they show nothing. */
export function showBank(registry: Registry, { returns, bank }: BankFigures): void {
  const [returned, agreed] = [kept(returns), kept(bank)]
  const gauge = (name: string, help: string, labelNames: string[], read: () => Promise<Values>) =>
    new Gauge({
      name,
      help,
      labelNames,
      registers: [registry],
      async collect() {
        const values = await read().catch((): Values => [])
        this.reset()
        for (const [labels, value] of values) this.set(labels, value)
      },
    })
  gauge(
    'payments_returned_ratio',
    'The share of deposits of the last 60 days that came back, of all or for some reasons.',
    ['provider', 'kind'],
    async () => (await returned()).map(({ provider, kind, ratio }) => [{ provider, kind }, ratio]),
  )
  gauge(
    'bank_items_open',
    'What the statements and the books don’t agree on yet.',
    ['kind'],
    async () => (await agreed()).open.map(({ kind, count }) => [{ kind }, count]),
  )
  gauge('bank_items_oldest_days', 'The age of the oldest of them.', ['kind'], async () =>
    (await agreed()).open.map(({ kind, oldestDays }) => [{ kind }, oldestDays]),
  )
  const unexplained = async () => (await agreed()).unexplained
  single(
    registry,
    'bank_unexplained',
    'What no open item explains; must be 0. NaN: unknown.',
    unexplained,
  )
}
