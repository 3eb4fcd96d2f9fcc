import type { Context } from '../context.ts'
import type { WebhookDelivery } from '../entities/webhook/webhook-delivery.ts'
import { requireSupport } from '../lending/member/access.ts'
import { deliveriesTo, deliveryPosition, webhookOf, webhooksIn } from '../lending/webhooks/list.ts'
import {
  createWebhook,
  removeWebhook,
  resendWebhookEvents,
  retryDelivery,
  rotateWebhookSecret,
  updateWebhook,
} from '../lending/webhooks/manage.ts'
import { connection, listed, totals } from './connection.ts'
import { orRefusal, outcome, refusalError } from './refusals/outcome.ts'
import type { Resolvers } from './types.generated.ts'

export const webhooks: Resolvers = {
  Query: {
    webhooks: (_, __, context) => webhooksIn(forOperators(context)),
    webhook: (_, { id }, context) => webhookOf(forOperators(context), id),
    webhookDeliveries: async (_, { webhook, state, ...page }, context) => {
      const database = forOperators(context)
      if ((await webhookOf(database, webhook)) === null) throw refusalError([unknown])
      const listing = deliveriesTo(database, webhook, state)
      const scope = ['webhook deliveries', webhook, state]
      const list = listed<WebhookDelivery>(context, scope, listing, deliveryPosition)
      return connection(context, list, page)
    },
  },
  Mutation: {
    createWebhook: (_, { input }, context) =>
      outcome(context, () => createWebhook(context.platform, context.viewer, input)),
    updateWebhook: (_, { input }, context) =>
      outcome(context, () => updateWebhook(context.platform, context.viewer, input)),
    removeWebhook: (_, { input }, context) =>
      outcome(context, () => removeWebhook(context.platform, context.viewer, input)),
    rotateWebhookSecret: (_, { input }, context) =>
      outcome(context, () => rotateWebhookSecret(context.platform, context.viewer, input)),
    resendWebhookEvents: (_, { input }, context) =>
      outcome(context, () => resendWebhookEvents(context.platform, context.viewer, input)),
    retryWebhookDelivery: (_, { input }, context) =>
      outcome(context, () => retryDelivery(context.platform, context.viewer, input)),
  },
  Webhook: {
    secret: ({ secret }) => secret ?? null,
  },
  WebhookDelivery: {
    event: ({ eventId }) => eventId,
    sequence: ({ sequence }) => Number(sequence),
    nextAttemptAt: ({ nextAt }) => nextAt,
  },
  WebhookDeliveryConnection: {
    ...totals,
  },
}

const unknown = {
  code: 'NOT_FOUND',
  field: 'webhook',
  message: 'There is no webhook with this id.',
  details: null,
} as const

function forOperators(context: Context) {
  orRefusal(context, () => requireSupport(context.viewer))
  return context.platform.database
}
