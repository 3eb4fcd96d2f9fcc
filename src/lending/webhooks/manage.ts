import { v7 as newId } from 'uuid'
import { idOrNone } from '../../database/ids.ts'
import { Webhook, WebhookDelivery, type WebhookPayload } from '../../entities/webhook/webhook.ts'
import { asOperator, checkReason } from '../audit-trail/act.ts'
import { type Decision, decide, type Once } from '../audit-trail/decide.ts'
import type { Seal } from '../bank-accounts/seal.ts'
import { checkEventFilter } from '../event-log/read.ts'
import type { Operator } from '../member/access.ts'
import {
  type Done,
  type Explanations,
  idempotencyOf,
  type Made,
  made,
  perform,
} from '../outcome.ts'
import type { Platform } from '../platform.ts'
import { checkNotNull, Refusal } from '../refusal.ts'
import { newSecret } from './signature.ts'
import { checkUrl } from './url.ts'

/** How many endpoints there can be. */
export const WEBHOOKS_MAX = 20

interface NewWebhook {
  readonly url: string
  readonly types?: readonly string[] | null
  readonly payload?: WebhookPayload | null
  readonly reason?: string | null
  readonly idempotencyKey?: string | null
}

/** What to change about an endpoint; absent fields stay as they are. */
interface WebhookChange extends Partial<Omit<NewWebhook, 'url'>> {
  readonly id: string
  readonly url?: string | null
  readonly enabled?: boolean | null
}

/** An endpoint, with its secret in the answer to the act that created the secret. */
export type WebhookRow = Webhook & { readonly secret?: string }

type ShownWebhook = Made<{ webhook: WebhookRow }>

/** Adds an endpoint, which gets all events from now on, or those of some types; throws a Refusal. */
export function createWebhook(
  platform: Platform,
  operator: Operator,
  input: NewWebhook,
): Promise<ShownWebhook> {
  const { url, types = null, payload, reason = null } = input
  const act = { name: 'createWebhook', targetKind: 'webhook', targetId: null, reason }
  return asOperator(platform, operator, act, async (acting) => {
    const seal = sealOf(platform)
    checkEventFilter(platform, { types })
    const once = idempotencyOf(input, checkUrl(url, platform.webhooks), checkReason(reason))
    const id = newId()
    const values = {
      by_user: operator.id,
      ...once,
      new_id: id,
      named: null,
      at_url: url,
      of_types: types === null ? null : [...types],
      with_payload: payload ?? 'thin',
      sealed: seal.close(newSecret(), id),
      most: WEBHOOKS_MAX,
      reason,
    }
    return shown(await perform(acting, 'create_webhook', values, () => tooMany), seal)
  })
}

export const tooMany: Explanations = {
  LIMIT_EXCEEDED: {
    message: 'refusal.webhook.most',
    details: { max: WEBHOOKS_MAX },
  },
}

type Act = 'updateWebhook' | 'removeWebhook' | 'rotateWebhookSecret' | 'resendWebhookEvents'

/** Changes the URL of an endpoint, what it gets, or whether it is enabled; throws a Refusal. */
export function updateWebhook(platform: Platform, operator: Operator, input: WebhookChange) {
  const { id: _, reason: __, idempotencyKey: ___, ...changes } = input
  return change(platform, operator, 'updateWebhook', input, changes, [
    checkUrl(input.url, platform.webhooks),
    ...(['url', 'payload', 'enabled'] as const).map((name) => checkNotNull(name, input[name])),
  ])
}

/** Removes an endpoint: it gets nothing more, not even what was waiting for it. Throws a Refusal. */
export function removeWebhook(platform: Platform, operator: Operator, input: Decided) {
  return change(platform, operator, 'removeWebhook', input)
}

/** Replaces the secret by a new one; for a day, what is sent is also signed with the old one. Throws a Refusal. */
export function rotateWebhookSecret(platform: Platform, operator: Operator, input: Decided) {
  return change(platform, operator, 'rotateWebhookSecret', input)
}

/** Sends the events since a time again, if they are still kept; throws a Refusal. */
export function resendWebhookEvents(
  platform: Platform,
  operator: Operator,
  input: Decided & { readonly since: Date },
) {
  const { since } = input
  return change(platform, operator, 'resendWebhookEvents', input, { since })
}

/** An act on a record, with a reason if there is one. */
type Decided = Omit<Decision, 'reason'> & { readonly reason?: string | null }

async function change(
  platform: Platform,
  operator: Operator,
  act: Act,
  input: Decided,
  given: Readonly<Record<string, unknown>> = {},
  wrong: Parameters<typeof idempotencyOf>[1][] = [],
): Promise<ShownWebhook> {
  const { id, reason = null } = input
  const run = async (acting: Platform, once: Once) => {
    const seal = sealOf(platform)
    checkEventFilter(platform, { types: given.types as readonly string[] | undefined })
    const of = idOrNone(id)
    const sealed = act === 'rotateWebhookSecret' ? seal.close(newSecret(), String(of)) : null
    const values = { ...once, act, of_webhook: of, named: null, given, sealed, reason }
    return shown(await perform(acting, 'change_webhook', values, () => explained), seal)
  }
  return decide(platform, operator, act, 'webhook', input, run, ...wrong)
}

const explained: Explanations = {
  NOT_FOUND: { field: 'id', message: 'refusal.webhook.unknown' },
  INVALID_TRANSITION: {
    field: 'id',
    message: 'refusal.webhook.from_file',
  },
}

/** Sends the event of a delivery again, from the beginning of the schedule; throws a Refusal. */
export function retryDelivery(
  platform: Platform,
  operator: Operator,
  input: Decided,
): Promise<Made<{ delivery: WebhookDelivery }>> {
  const { id, reason = null } = input
  const act = ['retryWebhookDelivery', 'webhook delivery'] as const
  return decide(platform, operator, ...act, input, async (acting, once) => {
    sealOf(platform)
    const values = { ...once, of_delivery: idOrNone(id), reason }
    const done = await perform(acting, 'retry_delivery', values, () => ({
      NOT_FOUND: { field: 'id', message: 'refusal.webhook.delivery' },
      INVALID_TRANSITION: { field: 'id', message: 'refusal.webhook.disabled' },
    }))
    return made(done, { delivery: WebhookDelivery })
  })
}

/** Encrypts secrets; throws a Refusal where webhooks are not possible. */
function sealOf({ webhooks: { seal }, limits: { eventDays } }: Platform): Seal {
  if (seal !== null && eventDays > 0) return seal
  const message = eventDays === 0 ? 'refusal.webhook.no_events' : 'refusal.webhook.no_key'
  throw new Refusal([{ code: 'NOT_FOUND', message }])
}

function shown({ record, replayed, outcome }: Done, seal: Seal): ShownWebhook {
  const webhook = record(Webhook, 'webhook')
  const { sealed } = outcome
  if (typeof sealed !== 'string') return { webhook, replayed }
  const secret = seal.open(Buffer.from(sealed, 'hex'), webhook.id)
  return { webhook: Object.assign(webhook, { secret }), replayed }
}
