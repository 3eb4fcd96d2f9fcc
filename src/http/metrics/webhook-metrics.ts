import { Gauge, type Registry } from '@prometheus-io/client'
import type { WebhookFigures } from '../../lending/webhooks/figures.ts'

/** Adds the metrics of webhooks. One count serves all; if counting fails, they show nothing. */
export function showWebhooks(registry: Registry, figures: () => Promise<WebhookFigures>): void {
  const deliveries = new Gauge({
    name: 'webhook_deliveries',
    help: 'Deliveries to webhooks that are enabled: pending ones, and those that failed for good.',
    labelNames: ['state'],
    registers: [registry],
    async collect() {
      const known = await figures().catch(() => undefined)
      for (const one of [deliveries, oldest, disabled]) one.reset()
      if (known === undefined) return
      deliveries.set({ state: 'pending' }, known.pending)
      deliveries.set({ state: 'failed' }, known.failed)
      oldest.set(known.oldestSeconds)
      disabled.set(known.disabled)
    },
  })
  const oldest = new Gauge({
    name: 'webhook_oldest_pending_seconds',
    help: 'The age of the oldest pending one.',
    registers: [registry],
  })
  const disabled = new Gauge({
    name: 'webhooks_disabled',
    help: 'Webhooks that the gateway has disabled, since they answered 410 or nothing reached them for four days.',
    registers: [registry],
  })
}
