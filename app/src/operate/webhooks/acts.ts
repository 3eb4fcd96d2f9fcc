import { graphql } from '../../graphql/index.ts'
import { type Act, sends } from '../acting/act.ts'

const readers = 'It is kept in the audit trail.'

const change = graphql(`mutation UpdateWebhook($input: UpdateWebhookInput!) {
  acted: updateWebhook(input: $input) { webhook { ...ShownWebhook } userErrors { code field message details } }
}`)

/** An act that needs nothing but a reason. */
function switching(act: Omit<Act, 'send' | 'readers'>, enabled: boolean): Act {
  const send: Act['send'] = (client, input) =>
    client.mutation(change, { input: { ...input, enabled } }).toPromise()
  return { ...act, readers, send }
}

export const disabling = switching(
  {
    name: 'Disable',
    explains:
      'Nothing is sent from now on. Events in the meantime are sent once it is enabled again, if they are still kept.',
    done: 'It is disabled.',
  },
  false,
)

export const enabling = switching(
  {
    name: 'Enable',
    explains: 'Events since it was disabled are sent first, if they are still kept.',
    done: 'It is enabled.',
  },
  true,
)

export const removing: Act = {
  name: 'Remove',
  explains:
    'Nothing more is sent, not even events that are waiting to be tried again, and its secret is deleted.',
  readers,
  final: true,
  done: 'It is removed.',
  send: sends(
    graphql(`mutation RemoveWebhook($input: WebhookInput!) {
    acted: removeWebhook(input: $input) { removed: webhook { id } userErrors { code field message details } }
  }`),
  ),
}

export const retrying: Act = {
  name: 'Send again',
  explains:
    'The event is sent again at once and, if that fails, on the usual schedule. It keeps its id, so the receiver can recognise it.',
  readers,
  done: 'It is sent again.',
  send: sends(
    graphql(`mutation RetryDelivery($input: RetryWebhookDeliveryInput!) {
    acted: retryWebhookDelivery(input: $input) { delivery { ...SentDelivery } userErrors { code field message details } }
  }`),
  ),
}

const rotate = graphql(`mutation RotateSecret($input: WebhookInput!) {
  acted: rotateWebhookSecret(input: $input) { webhook { id secret } userErrors { code field message details } }
}`)

/** Creates a new secret, and shows it. */
export function rotating(show: (secret: string) => void): Act {
  return {
    name: 'New secret',
    explains:
      'You get a new secret to give to the receiver. For 24 hours, each event is also signed with the old one.',
    readers,
    done: 'There is a new secret.',
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
    name: 'Add a webhook',
    explains:
      'Events are sent to it from now on, each signed with a secret that is shown only once.',
    readers,
    done: 'It is added.',
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

export const resending: Act = {
  name: 'Send again since',
  explains: 'All events since then are sent again, if they are still kept.',
  readers,
  done: 'It is sent again.',
  send: (client, { id, reason, since = '', idempotencyKey }) =>
    client
      .mutation(resend, { input: { id, reason, since, idempotencyKey: idempotencyKey ?? null } })
      .toPromise(),
}
