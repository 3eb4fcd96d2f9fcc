import { onlyValue } from '../../database/change.ts'
import { loggedReason } from '../../database/connections/reasons.ts'
import type { WebhookPayload } from '../../entities/webhook/webhook.ts'
import { numberEvents } from '../event-log/number.ts'
import { eventsNumbered, type LoggedEvent } from '../event-log/read.ts'
import { giveWay } from '../give-way.ts'
import type { Platform } from '../platform.ts'
import { bodyOf } from './body.ts'
import { type Tell, tellingFailures } from './failing.ts'
import { readableSecrets } from './secrets.ts'
import type { Attempt, Send } from './send.ts'
import { signed } from './signature.ts'

/** How many events are sent to an endpoint at the same time by a gateway. */
const TOGETHER = 10

/** What delivering uses of the platform. */
export type Delivering = Pick<Platform, 'database' | 'currency' | 'webhooks'>

interface Taken {
  readonly id: string
  readonly sequence: number
  readonly step: number
  /** Until when it is this gateway's. */
  readonly taken: string
  readonly url: string
  readonly payload: WebhookPayload
  readonly secrets: readonly Buffer[]
}

const takeText = `select delivery_id as id, sequence::float8 as sequence, step, taken, url, payload, secrets
  from take_deliveries($1, $2)`

/** Numbering events costs time that requests could use, so it waits until an endpoint that takes events has few of them left. */
const shortText = `select exists (select from webhook, event_head where takes_events(webhook) and last_number < position + 1000) as short`

const busyText = `select * from (
    select id, position < (select last_number from event_head) and takes_events(webhook) as behind,
        exists (select from webhook_delivery where webhook_id = webhook.id and state = 'pending' and next_at <= now()) as due
      from webhook where disabled_at is null and removed_at is null) as endpoint
  where behind or due`

/** Delivers what is due, with a queue for each endpoint: one that hangs delays no other. */
export interface Deliverer {
  /** Queues the deliveries of new events, and goes on with every endpoint for which something is due. */
  look(): Promise<void>
  /** Begins no more attempts, and waits for those that are under way. */
  stop(): Promise<void>
}

/** Starts delivering by `send`. */
export function openDeliverer(platform: Delivering, send: Send, tell: Tell): Deliverer {
  const { database } = platform
  const running = new Map<string, Promise<void>>()
  const attempted = tellingFailures(tell)
  let stopped = false
  const run = async (webhook: string) => {
    try {
      for (let from = performance.now(); !stopped; from = performance.now()) {
        if (!(await deliverBatch(platform, webhook, send, tell, attempted))) break
        await giveWay(database, performance.now() - from, running.size)
      }
    } catch (error) {
      // The deliveries are due again after a minute.
      tell({ webhook, reason: loggedReason(error) }, 'webhook deliveries failed')
    }
    running.delete(webhook)
  }
  /** Queues some; returns whether there may be more to queue. */
  const queue = async () =>
    (await onlyValue<number>(database.change('select queue_deliveries()'))) > 0
  return {
    look: async () => {
      if (await onlyValue<boolean>(database.query(shortText))) await numberEvents(database)
      for (let more = true; more && !stopped; ) {
        const busy = await database.query<{ id: string; behind: boolean }>(busyText)
        for (const { id } of busy) if (!running.has(id)) running.set(id, run(id))
        more = busy.some(({ behind }) => behind) && (await queue())
      }
    },
    stop: async () => {
      stopped = true
      await Promise.all(running.values())
    },
  }
}

/** Attempts up to ten deliveries at once, and records the results; returns whether there may be more. */
async function deliverBatch(
  platform: Delivering,
  webhook: string,
  send: Send,
  tell: Tell,
  attempted: ReturnType<typeof tellingFailures>,
): Promise<boolean> {
  const { database } = platform
  const batch = await database.change<Taken>(takeText, [webhook, TOGETHER])
  if (batch.length === 0) return false
  const events = await eventsNumbered(
    platform,
    batch.map(({ sequence }) => sequence),
  )
  const bySequence = new Map(events.map((event) => [event.sequence, event]))
  const results = await Promise.all(
    batch.map((one) => attempt(platform, webhook, one, bySequence.get(one.sequence), send)),
  )
  attempted(webhook, results)
  const values = [webhook, JSON.stringify(results)]
  const recording = database.change('select record_attempts($1, $2)', values)
  const reason = await onlyValue<string | null>(recording)
  if (reason) tell({ webhook, reason }, 'webhook disabled')
  return true
}

/** What `record_attempts` is told of an attempt. */
interface Result extends Omit<Attempt, 'retryAfter'> {
  readonly id: string
  readonly taken: string
  readonly state: 'delivered' | 'pending' | 'failed'
  readonly wait_seconds: number | null
  readonly duration_ms: number
}

async function attempt(
  { webhooks: { seal } }: Delivering,
  webhook: string,
  { id, step, taken, url, payload, secrets }: Taken,
  event: LoggedEvent | undefined,
  send: Send,
): Promise<Result> {
  const from = performance.now()
  const { retryAfter, ...came } =
    event === undefined || seal === null
      ? {
          ...nothing,
          problem: seal === null ? 'WEBHOOK_KEY is not set' : 'the event is no longer kept',
        }
      : await sent(url, event, payload, send, readableSecrets(seal, secrets, webhook))
  const isDelivered = came.status !== null && came.status >= 200 && came.status < 300
  const wait = isDelivered ? undefined : nextWait(step + 1, retryAfter)
  return {
    id,
    taken,
    ...came,
    state: isDelivered ? 'delivered' : wait === undefined ? 'failed' : 'pending',
    wait_seconds: wait ?? null,
    duration_ms: Math.round(performance.now() - from),
  }
}

const nothing = { status: null, answer: null, retryAfter: undefined }

async function sent(
  url: string,
  event: LoggedEvent,
  payload: WebhookPayload,
  send: Send,
  secrets: readonly string[],
): Promise<Attempt> {
  if (secrets.length === 0)
    return { ...nothing, problem: 'the secret can’t be decrypted: has WEBHOOK_KEY changed?' }
  const body = bodyOf(event, payload)
  const signature = signed(secrets, event.id, Math.floor(Date.now() / 1_000), body)
  const headers = {
    'content-type': 'application/json',
    'user-agent': 'lending-gateway',
    ...signature,
  }
  return send(url, headers, body)
}

const [SECOND, MINUTE, HOUR] = [1, 60, 3_600]

/** The waits before each attempt, in seconds. */
const WAITS = [
  0,
  5 * SECOND,
  5 * MINUTE,
  30 * MINUTE,
  2 * HOUR,
  5 * HOUR,
  10 * HOUR,
  14 * HOUR,
  20 * HOUR,
  24 * HOUR,
]
/** Spreads attempts, so that deliveries that failed together are not tried again together. */
const JITTER = 0.2
/** The longest wait that a receiver can ask for, in seconds. */
const ASKED_MAX = 24 * HOUR

/**
 * The seconds until the next attempt, after this many have failed; undefined if that was the last. A receiver that asks for a longer
 * wait (Retry-After) gets it, up to a day.
 */
export function nextWait(failed: number, retryAfter?: string): number | undefined {
  const wait = WAITS[failed]
  if (wait === undefined) return undefined
  const asked = Math.min(secondsIn(retryAfter), ASKED_MAX)
  return Math.max(wait * (1 + JITTER * Math.random()), asked)
}

/** The seconds that a Retry-After means: a number of them, or a time; 0 if it is invalid. */
function secondsIn(header = ''): number {
  if (/^\d+$/.test(header.trim())) return Number(header)
  const until = Date.parse(header)
  return Number.isNaN(until) ? 0 : Math.max(0, (until - Date.now()) / 1_000)
}
