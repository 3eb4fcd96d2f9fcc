import { graphql } from '../../graphql/index.ts'
import { type Act, sends } from '../acting/act.ts'
import { t } from './messages/index.ts'

const readers = () => t('readers')

const change = graphql(`mutation UpdateWebhook($input: UpdateWebhookInput!) {
  acted: updateWebhook(input: $input) { webhook { ...ShownWebhook } userErrors { code field message details } }
}`)

/** An act that needs nothing but a reason. */
function switching(act: Omit<Act, 'send' | 'readers'>, enabled: boolean): Act {
  const send: Act['send'] = (client, input) =>
    client.mutation(change, { input: { ...input, enabled } }).toPromise()
  return { ...act, readers: readers(), send }
}

export const disabling = () =>
  switching(
    {
      name: t('disable.name'),
      explains: t('disable.explains'),
      done: () => t('disable.done'),
    },
    false,
  )

export const enabling = () =>
  switching(
    {
      name: t('enable.name'),
      explains: t('enable.explains'),
      done: () => t('enable.done'),
    },
    true,
  )

export const removing = (): Act => ({
  name: t('remove.name'),
  explains: t('remove.explains'),
  readers: readers(),
  final: true,
  done: () => t('remove.done'),
  send: sends(
    graphql(`mutation RemoveWebhook($input: WebhookInput!) {
    acted: removeWebhook(input: $input) { removed: webhook { id } userErrors { code field message details } }
  }`),
  ),
})

export const retrying = (): Act => ({
  name: t('retry.name'),
  explains: t('retry.explains'),
  readers: readers(),
  done: () => t('retry.done'),
  send: sends(
    graphql(`mutation RetryDelivery($input: RetryWebhookDeliveryInput!) {
    acted: retryWebhookDelivery(input: $input) { delivery { ...SentDelivery } userErrors { code field message details } }
  }`),
  ),
})

const rotate = graphql(`mutation RotateSecret($input: WebhookInput!) {
  acted: rotateWebhookSecret(input: $input) { webhook { id secret } userErrors { code field message details } }
}`)

/** Creates a new secret, and shows it. */
export function rotating(show: (secret: string) => void): Act {
  return {
    name: t('rotate.name'),
    explains: t('rotate.explains'),
    readers: readers(),
    done: () => t('rotate.done'),
    send: async (client, input) => {
      const answer = await client.mutation(rotate, { input }).toPromise()
      tellSecret(answer.data?.acted.webhook, show)
      return answer
    },
  }
}

const create = graphql(`mutation CreateWebhook($input: CreateWebhookInput!) {
  acted: createWebhook(input: $input) { webhook { ...ShownWebhook secret } userErrors { code field message details } }
}`)

/** Adds a webhook, and shows its secret. */
export function adding(show: (secret: string) => void): Act {
  return {
    name: t('addAWebhook'),
    explains: t('add.explains'),
    readers: readers(),
    done: () => t('add.done'),
    send: async (client, { id: _, url = '', types, payload, reason, idempotencyKey }) => {
      const input = {
        url,
        types: types ?? null,
        payload: payload ?? null,
        reason,
        idempotencyKey: idempotencyKey ?? null,
      }
      const answer = await client.mutation(create, { input }).toPromise()
      tellSecret(answer.data?.acted.webhook, show)
      return answer
    },
  }
}

function tellSecret(
  webhook: { readonly secret?: string | null } | null | undefined,
  show: (secret: string) => void,
): void {
  if (typeof webhook?.secret === 'string') show(webhook.secret)
}

const resend = graphql(`mutation ResendEvents($input: ResendWebhookEventsInput!) {
  acted: resendWebhookEvents(input: $input) { webhook { ...ShownWebhook } userErrors { code field message details } }
}`)

export const resending = (): Act => ({
  name: t('resend.name'),
  explains: t('resend.explains'),
  readers: readers(),
  done: () => t('resend.done'),
  send: (client, { id, reason, since = '', idempotencyKey }) =>
    client
      .mutation(resend, { input: { id, reason, since, idempotencyKey: idempotencyKey ?? null } })
      .toPromise(),
})
