import { Gauge, type Registry } from '@prometheus-io/client'
import type { WebhookFigures } from '../../lending/webhooks/figures.ts'

/** Adds the metrics of webhooks. One count serves all; if counting fails, they show nothing. */
export function showWebhooks(registry: Registry, figures: () => Promise<WebhookFigures>): void {
  let counting: Promise<WebhookFigures | undefined> | undefined
  const counted = () => {
    counting ??= figures()
      .catch(() => undefined)
      .finally(() => {
        counting = undefined
      })
    return counting
  }
  const show = (
    name: string,
    help: string,
    labelNames: readonly 'state'[],
    set: (gauge: Gauge<'state'>, known: WebhookFigures) => void,
  ) =>
    new Gauge({
      name,
      help,
      labelNames: [...labelNames],
      registers: [registry],
      async collect() {
        const known = await counted()
        this.reset()
        if (known !== undefined) set(this, known)
      },
    })
  show(
    'webhook_deliveries',
    'Deliveries to enabled webhooks that are pending, or have failed for good.',
    ['state'],
    (gauge, { pending, failed }) => {
      gauge.set({ state: 'pending' }, pending)
      gauge.set({ state: 'failed' }, failed)
    },
  )
  show(
    'webhook_oldest_pending_seconds',
    'The age of the oldest pending delivery.',
    [],
    (gauge, { oldestSeconds }) => gauge.set(oldestSeconds),
  )
  show(
    'webhooks_disabled',
    'Webhooks that the gateway has disabled, since they answered 410 or nothing reached them for four days.',
    [],
    (gauge, { disabled }) => gauge.set(disabled),
  )
}
