import { defineEntity, p } from '@mikro-orm/core'
import { uniqueWhere } from '../indexes.ts'
import { reference } from '../reference.ts'
import { Webhook } from './webhook.ts'

const WebhookSecretSchema = defineEntity({
  name: 'WebhookSecret',
  properties: {
    id: p.uuid().primary(),
    webhookId: () => reference(Webhook, 'webhook_id'),
    /** Encrypted (WEBHOOK_KEY). */
    sealed: p.blob(),
    /** Until when it still signs beside its replacement; null for the current secret. */
    until: p.datetime(3).strictNullable(),
  },
  indexes: [
    uniqueWhere('webhook_secret', 'webhook_secret_current', '(webhook_id)', 'until is null'),
  ],
})

/** A secret with which what is sent to an endpoint is signed. */
export class WebhookSecret extends WebhookSecretSchema.class {}
WebhookSecretSchema.setClass(WebhookSecret)
