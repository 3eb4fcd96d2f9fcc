import type { Records } from './fixtures.ts'
import { type Line, payload } from './matrix.ts'

const operatorOnly = (outcome: string) => ['FORBIDDEN', 'FORBIDDEN', 'FORBIDDEN', outcome] as const
const seenByBoth = (outcome: string) =>
  ({ outcomes: operatorOnly(outcome), support: outcome }) as const

// An id of something else: no webhook, and no delivery.
const none = ({ active }: Records) => active
const since = '2026-11-26T08:00:00Z'
/** Nothing happens of which this type tells, so nothing is sent. */
const made = { url: 'https://hooks.example/', types: ['loan.expired'] }

/** The acts on webhooks and deliveries: the mutation, the end of its path, and what else its input has. */
const acts = [
  ['removeWebhook', 'webhooks', 'remove', {}],
  ['rotateWebhookSecret', 'webhooks', 'rotate-secret', {}],
  ['resendWebhookEvents', 'webhooks', 'resend', { since }],
  ['retryWebhookDelivery', 'deliveries', 'retry', {}],
] as const

/** What operators do with webhooks, over GraphQL. */
export const webhookLines: readonly Line[] = [
  { name: 'Query.webhooks', call: () => '{ webhooks { id url secret } }', ...seenByBoth('ok') },
  {
    name: 'Query.webhook',
    call: (records) => `{ webhook(id: "${none(records)}") { id url secret } }`,
    ...seenByBoth('null'),
  },
  {
    name: 'Query.webhookDeliveries',
    call: (records) =>
      `{ webhookDeliveries(webhook: "${none(records)}") { totalCount nodes { id answer } } }`,
    ...seenByBoth('NOT_FOUND'),
  },
  {
    name: 'Mutation.createWebhook',
    call: () =>
      payload(
        'createWebhook',
        `{ url: "${made.url}", types: ["${made.types}"] }`,
        'webhook { id url }',
      ),
    outcomes: operatorOnly('ok'),
  },
  {
    name: 'Mutation.updateWebhook',
    call: (records) =>
      payload('updateWebhook', `{ id: "${none(records)}", enabled: false }`, 'webhook { id }'),
    outcomes: operatorOnly('NOT_FOUND'),
  },
  ...acts.map(
    ([mutation, kind, , input]): Line => ({
      name: `Mutation.${mutation}`,
      call: (records) => {
        const more = 'since' in input ? `, since: "${since}"` : ''
        const record = kind === 'webhooks' ? 'webhook { id secret }' : 'delivery { id answer }'
        return payload(mutation, `{ id: "${none(records)}"${more} }`, record)
      },
      outcomes: operatorOnly('NOT_FOUND'),
    }),
  ),
]

/** The same over REST. */
export const webhookRestLines: readonly Line[] = [
  {
    name: 'GET /operator/webhooks',
    call: () => ['GET', '/operator/webhooks'],
    ...seenByBoth('ok'),
  },
  {
    name: 'GET /operator/webhooks/{id}',
    call: (records) => ['GET', `/operator/webhooks/${none(records)}`],
    ...seenByBoth('NOT_FOUND'),
  },
  {
    name: 'GET /operator/webhooks/{id}/deliveries',
    call: (records) => ['GET', `/operator/webhooks/${none(records)}/deliveries`],
    ...seenByBoth('NOT_FOUND'),
  },
  {
    name: 'POST /operator/webhooks',
    call: () => ['POST', '/operator/webhooks', made],
    outcomes: operatorOnly('ok'),
  },
  {
    name: 'PATCH /operator/webhooks/{id}',
    call: (records) => ['PATCH', `/operator/webhooks/${none(records)}`, { enabled: false }],
    outcomes: operatorOnly('NOT_FOUND'),
  },
  ...acts.map(
    ([, kind, ending, input]): Line => ({
      name: `POST /operator/${kind}/{id}/${ending}`,
      call: (records) => ['POST', `/operator/${kind}/${none(records)}/${ending}`, input],
      outcomes: operatorOnly('NOT_FOUND'),
    }),
  ),
]
