import type { ResultOf } from '@graphql-typed-document-node/core'
import { graphql } from '../../graphql/index.ts'

const shown = graphql(`fragment ShownWebhook on Webhook {
  id name url types payload disabledReason disabledAt failingSince lastSuccessAt createdAt
}`)

export const webhooksQuery = graphql(`query Webhooks { webhooks { ...ShownWebhook } }`)

const sent = graphql(`fragment SentDelivery on WebhookDelivery {
  id event sequence type state attempts attemptedAt status answer problem durationMs nextAttemptAt createdAt
}`)

export const deliveriesQuery = graphql(`query Deliveries(
  $webhook: ID!, $state: WebhookDeliveryState, $first: Int, $after: String, $last: Int, $before: String
) {
  webhook(id: $webhook) { ...ShownWebhook }
  webhookDeliveries(webhook: $webhook, state: $state, first: $first, after: $after, last: $last, before: $before) {
    nodes { ...SentDelivery }
    totalCount totalCountIsExact
    pageInfo { hasNextPage hasPreviousPage startCursor endCursor }
  }
}`)

/** A webhook as operators see it. */
export type ShownWebhook = ResultOf<typeof shown>
/** An event that is sent to a webhook. */
export type SentDelivery = ResultOf<typeof sent>
