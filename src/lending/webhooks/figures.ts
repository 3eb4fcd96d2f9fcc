import { oneRow } from '../../database/change.ts'
import type { Database } from '../../database/connection.ts'

/** How webhooks are doing, for operators. */
export interface WebhookFigures {
  /** How many deliveries wait to be attempted, for the first time or again. */
  readonly pending: number
  /** The age in seconds of the oldest of them, or of the oldest event that has no delivery yet. */
  readonly oldestSeconds: number
  /** How many deliveries have failed for good, of those whose events are still kept. */
  readonly failed: number
  /** How many endpoints were disabled because nothing reached them. */
  readonly disabled: number
}

const text = `with live as (select id, position, disabled_at, disabled_reason from webhook where removed_at is null)
  select count(*) filter (where state = 'pending')::int as pending, count(*) filter (where state = 'failed')::int as failed,
    coalesce(greatest(extract(epoch from greatest(now() - min(created_at) filter (where state = 'pending'),
      gateway_now() - (select min(created_at) from event join live on sequence = position + 1 where disabled_at is null))), 0), 0)::float8 as "oldestSeconds",
    (select count(*) from live where disabled_reason <> 'operator')::int as disabled
  from webhook_delivery join live on live.id = webhook_id where disabled_at is null and state in ('pending', 'failed')`

/** Counts what waits and what has failed for the endpoints that are enabled. */
export function webhookFigures({ query }: Pick<Database, 'query'>): Promise<WebhookFigures> {
  return oneRow(query<WebhookFigures>(text))
}
