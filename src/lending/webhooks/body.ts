import type { WebhookPayload } from '../../entities/webhook/webhook.ts'
import type { LoggedEvent } from '../event-log/read.ts'

/** Standard Webhooks asks for less than 20 KB. */
const BODY_MAX = 20_000

/** Whether a thin body keeps a field of a record: its ids, its state, and what tells it apart from others of its loan. */
export function isKeptInThin(field: string): boolean {
  return /^((.+_)?id|(.+_)?status|state|number)$/.test(field)
}

/** The bytes that are sent of an event. A full body that would be too large is sent as a thin one. */
export function bodyOf(event: LoggedEvent, payload: WebhookPayload): Buffer {
  const full = payload === 'full' ? bytesOf(event, event.data) : undefined
  return full !== undefined && full.length < BODY_MAX ? full : bytesOf(event, thin(event.data))
}

function bytesOf(
  { id, sequence, type, createdAt }: LoggedEvent,
  data: LoggedEvent['data'],
): Buffer {
  return Buffer.from(JSON.stringify({ id, sequence, type, timestamp: createdAt, data }))
}

function thin(data: LoggedEvent['data']): LoggedEvent['data'] {
  return Object.fromEntries(
    Object.entries(data).map(([name, value]) => [
      name,
      typeof value === 'object' && value !== null
        ? Object.fromEntries(Object.entries(value).filter(([field]) => isKeptInThin(field)))
        : value,
    ]),
  )
}
