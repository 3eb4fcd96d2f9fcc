import type { Row } from '../row.ts'
import { page, pageArguments, pageVariables, userErrors } from './parts.ts'

/** The caller's notifications. */
export const notificationRows: readonly Row[] = [
  {
    method: 'GET',
    path: '/notifications',
    summary: 'List notifications',
    success: 'A page of the inbox.',
    document: `query listNotifications($unread: Boolean, ${pageVariables}) {
      me {
        notifications(unread: $unread, ${pageArguments})
          ${page('NotificationRecord', 'unreadCount')}
      }
    }`,
    within: 'me',
    list: 'notifications',
  },
  {
    method: 'POST',
    path: '/notifications',
    summary: 'Create notification',
    success: 'Notification created',
    refusals: ['FORBIDDEN', 'NOT_FOUND'],
    document: `mutation createNotification($input: CreateNotificationInput!) {
      createNotification(input: $input) { notification { ...NotificationRecord } ${userErrors} }
    }`,
  },
  {
    method: 'PUT',
    path: '/notifications/{id}/read',
    summary: 'Mark notification as read',
    success: 'Notification marked as read',
    document: `mutation markNotificationRead($input: MarkNotificationReadInput!) {
      markNotificationRead(input: $input) { notification { ...NotificationRecord } ${userErrors} }
    }`,
  },
]
