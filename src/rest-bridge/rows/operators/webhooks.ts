import { get, patch, post, type Row } from '../../row.ts'
import { listed, mutation } from '../parts.ts'

/** Where events are sent, for operators. */
export const webhookRows: readonly Row[] = [
  get('/operator/webhooks', {
    summary: 'List webhooks',
    success: 'The webhooks, without their secrets.',
    document: 'query listWebhooks { webhooks { ...WebhookRecord } }',
  }),
  post('/operator/webhooks', {
    summary: 'Add a webhook',
    success: 'The webhook, with its secret, which is not shown again.',
    refusals: ['NOT_FOUND', 'LIMIT_EXCEEDED'],
    document: mutation('createWebhook', 'webhook { ...WebhookRecord }'),
    location: '/operator/webhooks/{webhook.id}',
  }),
  get('/operator/webhooks/{id}', {
    summary: 'Get a webhook',
    success: 'The webhook, without its secret.',
    document: 'query getWebhook { webhook { ...WebhookRecord } }',
  }),
  patch('/operator/webhooks/{id}', {
    summary: 'Change a webhook',
    success: 'The webhook.',
    refusals: ['INVALID_TRANSITION'],
    document: mutation('updateWebhook', 'webhook { ...WebhookRecord }'),
  }),
  post('/operator/webhooks/{id}/remove', {
    summary: 'Remove a webhook',
    success: 'The webhook as it was when it was removed.',
    refusals: ['INVALID_TRANSITION'],
    document: mutation('removeWebhook', 'webhook { ...WebhookRecord }'),
    bodyIsOptional: true,
  }),
  post('/operator/webhooks/{id}/rotate-secret', {
    summary: 'Replace the secret of a webhook',
    success: 'The webhook, with its new secret, which is not shown again.',
    refusals: ['INVALID_TRANSITION'],
    document: mutation('rotateWebhookSecret', 'webhook { ...WebhookRecord }'),
    bodyIsOptional: true,
  }),
  post('/operator/webhooks/{id}/resend', {
    summary: 'Send all events since a time to a webhook again',
    success: 'The webhook.',
    document: mutation('resendWebhookEvents', 'webhook { ...WebhookRecord }'),
  }),
  get('/operator/webhooks/{id}/deliveries', {
    summary: 'List what was or will be sent to a webhook',
    success: 'A page of deliveries, the newest event first.',
    ...listed(
      'listWebhookDeliveries',
      'deliveries: webhookDeliveries(webhook: $id)',
      'WebhookDeliveryRecord',
    ),
  }),
  post('/operator/deliveries/{id}/retry', {
    summary: 'Send an event to a webhook again',
    success: 'The delivery, pending again.',
    refusals: ['INVALID_TRANSITION'],
    document: mutation('retryWebhookDelivery', 'delivery { ...WebhookDeliveryRecord }'),
    bodyIsOptional: true,
  }),
]
