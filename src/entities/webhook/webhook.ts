import { defineEntity, p } from '@mikro-orm/core'
import { checks } from '../checks.ts'
import { uniqueWhere } from '../indexes.ts'
import { TextArray } from '../text-array.ts'

const payloads = ['thin', 'full'] as const
/** What a delivery has of an event: ids and states, or all that the log shows. */
export type WebhookPayload = (typeof payloads)[number]

const disabledReasons = ['operator', 'gone', 'failing'] as const
/** Why nothing is sent to an endpoint: an operator disabled it, it has answered 410, or nothing has reached it for days. */
export type WebhookDisabledReason = (typeof disabledReasons)[number]

const WebhookSchema = defineEntity({
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
    /** The first failure since the last success, by the real clock, as for deliveries; null if the last attempt has succeeded. */
    failingSince: p.datetime(3).strictNullable(),
    lastSuccessAt: p.datetime(3).strictNullable(),
    /** Rows stay, as deliveries do, until the events are forgotten. */
    removedAt: p.datetime(3).strictNullable(),
    createdAt: p.datetime(3).defaultRaw('gateway_now()'),
    updatedAt: p.datetime(3).defaultRaw('gateway_now()'),
  },
  indexes: [uniqueWhere('webhook', 'webhook_name_present', '(name)', 'removed_at is null')],
  checks: checks({
    webhook_disabled_whole: '(disabled_reason is null) = (disabled_at is null)',
    webhook_url_length: 'char_length(url) between 1 and 2000',
  }),
})

/** An endpoint of another system, to which events are sent. */
export class Webhook extends WebhookSchema.class {}
WebhookSchema.setClass(Webhook)
