import { p } from '@mikro-orm/core'
import { entity } from '../entity.ts'
import { reference } from '../reference.ts'
import { TextArray } from '../text-array.ts'

const payloads = ['thin', 'full'] as const
/** What a delivery has of an event: ids and states, or all that the log shows. */
export type WebhookPayload = (typeof payloads)[number]

const disabledReasons = ['operator', 'gone', 'failing'] as const
/** Why nothing is sent to an endpoint: an operator disabled it, it has answered 410, or nothing has reached it for days. */
export type WebhookDisabledReason = (typeof disabledReasons)[number]

/** An endpoint of another system, to which events are sent. */
export class Webhook extends entity({
  name: 'Webhook',
  properties: {
    id: p.uuid().primary(),
    /** Its name in WEBHOOKS_FILE; null if an operator has added it. */
    name: p.text().strictNullable(),
    url: p.text(),
    /** The types of events that it gets; null for all. */
    types: p.type(TextArray).$type<string[]>().columnType('text[]').strictNullable(),
    payload: p.enum(payloads),
    /** The number of the newest event for which its deliveries were made. */
    position: p.bigint(),
    disabledReason: p.enum(disabledReasons).strictNullable(),
    disabledAt: p.datetime(3).strictNullable(),
    /** The first failure since the last success, by the platform's clock; null if the last attempt has succeeded. */
    failingSince: p.datetime(3).strictNullable(),
    lastSuccessAt: p.datetime(3).strictNullable(),
    /** Rows stay, as deliveries do, until the events are forgotten. */
    removedAt: p.datetime(3).strictNullable(),
    createdAt: p.datetime(3).defaultRaw('gateway_now()'),
    updatedAt: p.datetime(3).defaultRaw('gateway_now()'),
  },
  uniques: { webhook_name_present: '(name) where removed_at is null' },
  checks: {
    webhook_disabled_whole: '(disabled_reason is null) = (disabled_at is null)',
    webhook_url_length: 'char_length(url) between 1 and 2000',
  },
}) {}

/** A secret with which what is sent to an endpoint is signed. */
export class WebhookSecret extends entity({
  name: 'WebhookSecret',
  properties: {
    id: p.uuid().primary(),
    webhookId: () => reference(Webhook, 'webhook_id'),
    /** Encrypted (WEBHOOK_KEY). */
    sealed: p.blob(),
    /** Until when it still signs beside its replacement; null for the current secret. */
    until: p.datetime(3).strictNullable(),
  },
  uniques: { webhook_secret_current: '(webhook_id) where until is null' },
}) {}

const deliveryStates = ['pending', 'delivered', 'failed'] as const
export type WebhookDeliveryState = (typeof deliveryStates)[number]

/** An event that is sent to an endpoint, with the result of the last attempt. */
export class WebhookDelivery extends entity({
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
  indexes: {
    webhook_delivery_due_index: "(webhook_id, next_at, sequence) where state = 'pending'",
    webhook_delivery_failed_index: "(webhook_id, sequence) where state = 'failed'",
  },
  uniques: { webhook_delivery_event: ['webhookId', 'sequence'] },
  checks: {
    webhook_delivery_next: "(state = 'pending') = (next_at is not null)",
    webhook_delivery_answer_length: 'char_length(answer) <= 1000',
    webhook_delivery_problem_length: 'char_length(problem) <= 200',
  },
}) {}
