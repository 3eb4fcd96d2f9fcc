import type { Database } from '../../database/connection.ts'

/** How webhooks are doing, for operators. */
export interface WebhookFigures {
  /** How many deliveries wait to be attempted, for the first time or again. */
  readonly pending: number
  /** The age in seconds of the oldest of them. */
  readonly oldestSeconds: number
  /** How many deliveries have failed for good, of those whose events are still kept. */
  readonly failed: number
  /** How many endpoints were disabled because nothing reached them. */
  readonly disabled: number
}

const text = `with live as (select id, disabled_at, disabled_reason from webhook where removed_at is null)
  select count(*) filter (where state = 'pending')::int as pending, count(*) filter (where state = 'failed')::int as failed,
    coalesce(extract(epoch from now() - min(created_at) filter (where state = 'pending')), 0)::float8 as "oldestSeconds",
    (select count(*) from live where disabled_reason <> 'operator')::int as disabled
  from webhook_delivery join live on live.id = webhook_id where disabled_at is null and state in ('pending', 'failed')`

/** Counts what waits and what has failed for the endpoints that are enabled. */
export async function webhookFigures({ query }: Pick<Database, 'query'>): Promise<WebhookFigures> {
  const [row] = await query<WebhookFigures>(text)
  return row ?? { pending: 0, oldestSeconds: 0, failed: 0, disabled: 0 }
}
