import { defineEntity, p } from '@mikro-orm/core'
import { checks } from '../checks.ts'
import { index } from '../indexes.ts'
import { reference } from '../reference.ts'
import { Webhook } from './webhook.ts'

const deliveryStates = ['pending', 'delivered', 'failed'] as const
export type WebhookDeliveryState = (typeof deliveryStates)[number]

const WebhookDeliverySchema = defineEntity({
  name: 'WebhookDelivery',
  properties: {
    id: p.uuid().primary(),
    webhookId: () => reference(Webhook, 'webhook_id'),
    eventId: p.uuid(),
    sequence: p.bigint(),
    type: p.text(),
    state: p.enum(deliveryStates).default('pending'),
    attempts: p.integer().default(0),
    /** How many attempts were made since the schedule was last begun, which decides when the next one is due. */
    step: p.integer().default(0),
    /** When it is due; while a gateway attempts it, when another may. By the real clock, since receivers have no other. */
    nextAt: p.datetime(3).strictNullable().defaultRaw('now()'),
    attemptedAt: p.datetime(3).strictNullable(),
    /** The HTTP status of the last attempt; null if there was no answer. */
    status: p.integer().strictNullable(),
    /** The beginning of that answer. */
    answer: p.text().strictNullable(),
    /** Why there was no answer. */
    problem: p.text().strictNullable(),
    durationMs: p.integer().strictNullable(),
    createdAt: p.datetime(3).defaultRaw('now()'),
  },
  uniques: [{ name: 'webhook_delivery_event', properties: ['webhookId', 'sequence'] }],
  indexes: [
    index(
      'webhook_delivery',
      'webhook_delivery_due_index',
      '(webhook_id, next_at, sequence)',
      "state = 'pending'",
    ),
    index(
      'webhook_delivery',
      'webhook_delivery_failed_index',
      '(webhook_id, sequence)',
      "state = 'failed'",
    ),
  ],
  checks: checks({
    webhook_delivery_next: "(state = 'pending') = (next_at is not null)",
    webhook_delivery_answer_length: 'char_length(answer) <= 1000',
    webhook_delivery_problem_length: 'char_length(problem) <= 200',
  }),
})

/** An event that is sent to an endpoint, with the result of the last attempt. */
export class WebhookDelivery extends WebhookDeliverySchema.class {}
WebhookDeliverySchema.setClass(WebhookDelivery)
