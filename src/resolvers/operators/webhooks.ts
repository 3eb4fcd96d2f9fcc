import type { WebhookDelivery } from '../../entities/webhook/webhook.ts'
import { deliveriesTo, webhookOf, webhooksIn } from '../../lending/webhooks/list.ts'
import {
  createWebhook,
  removeWebhook,
  resendWebhookEvents,
  retryDelivery,
  rotateWebhookSecret,
  updateWebhook,
} from '../../lending/webhooks/manage.ts'
import { paged } from '../connection.ts'
import { byRule, refusalError, userError } from '../refusals/outcome.ts'
import type { Resolvers } from '../types.generated.ts'
import { forOperators } from './looks.ts'

export const webhooks = {
  Query: {
    webhooks: (_, __, context) => webhooksIn(forOperators(context).database),
    webhook: (_, { id }, context) => webhookOf(forOperators(context).database, id),
    webhookDeliveries: async (_, { webhook, state, ...page }, context) => {
      const { database } = forOperators(context)
      if ((await webhookOf(database, webhook)) === null)
        throw refusalError([userError(context, unknown)])
      const listing = deliveriesTo(database, webhook, state)
      const scope = ['webhook deliveries', webhook, state]
      return paged<WebhookDelivery>(context, page, scope, listing)
    },
  },
  Mutation: {
    createWebhook: byRule(createWebhook),
    updateWebhook: byRule(updateWebhook),
    removeWebhook: byRule(removeWebhook),
    rotateWebhookSecret: byRule(rotateWebhookSecret),
    resendWebhookEvents: byRule(resendWebhookEvents),
    retryWebhookDelivery: byRule(retryDelivery),
  },
  Webhook: {
    secret: ({ secret }) => secret ?? null,
  },
  WebhookDelivery: {
    event: ({ eventId }) => eventId,
    sequence: ({ sequence }) => Number(sequence),
    nextAttemptAt: ({ nextAt }) => nextAt,
  },
} satisfies Resolvers

const unknown = { code: 'NOT_FOUND', field: 'webhook', message: 'refusal.webhook.none' } as const
