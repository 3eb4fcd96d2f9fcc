import type { Database } from '../../database/connection.ts'
import { idOrNone } from '../../database/ids.ts'
import {
  Webhook,
  WebhookDelivery,
  type WebhookDeliveryState,
} from '../../entities/webhook/webhook.ts'
import type { Listing } from '../../reads/page.ts'
import { columnsOf, recordsOf } from '../../reads/rows.ts'

/** The endpoints, the oldest first. */
export function webhooksIn(database: Database): Promise<Webhook[]> {
  const text = `select ${columnsOf(database, Webhook)} from webhook where removed_at is null order by id`
  return database.query<Webhook>(text)
}

/** An endpoint; null if there is none with this id. */
export async function webhookOf(database: Database, id: string): Promise<Webhook | null> {
  const all = await webhooksIn(database)
  return all.find((webhook) => webhook.id === id.toLowerCase()) ?? null
}

/** What was or will be sent to an endpoint, the newest event first. */
export function deliveriesTo(
  database: Database,
  webhook: string,
  state?: WebhookDeliveryState | null,
): Listing {
  return {
    ...recordsOf(database, WebhookDelivery),
    parts: [[['webhook_id = ?', idOrNone(webhook)]]],
    filters: [['state = ?', state]],
    key: ['sequence'],
    descending: true,
  }
}
