import type { Registry } from '@prometheus-io/client'
import type { WebhookFigures } from '../../lending/webhooks/figures.ts'
import { sharedGauges } from './counter.ts'

/** Adds the metrics of webhooks. */
export function showWebhooks(registry: Registry, figures: () => Promise<WebhookFigures>): void {
  sharedGauges(registry, figures, [
    {
      name: 'webhook_deliveries',
      help: 'Deliveries to enabled webhooks that are pending, or have failed for good.',
      labelNames: ['state'],
      values: ({ pending, failed }) => [
        [{ state: 'pending' }, pending],
        [{ state: 'failed' }, failed],
      ],
    },
    {
      name: 'webhook_oldest_pending_seconds',
      help: 'The age of the oldest pending delivery.',
      values: ({ oldestSeconds }) => [[{}, oldestSeconds]],
    },
    {
      name: 'webhooks_disabled',
      help: 'Webhooks that the gateway has disabled, since they answered 410 or nothing reached them for four days.',
      values: ({ disabled }) => [[{}, disabled]],
    },
  ])
}
