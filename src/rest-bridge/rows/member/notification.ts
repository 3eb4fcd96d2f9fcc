import { get, post, put, type Row } from '../../row.ts'
import { byId, listed, mutation } from '../parts.ts'

/** The caller's notifications. */
export const notificationRows: readonly Row[] = [
  get('/notifications', {
    summary: 'List notifications',
    success: 'A page of the inbox.',
    ...listed('listNotifications', 'me.notifications', 'NotificationRecord', 'unreadCount'),
  }),
  post('/notifications', {
    summary: 'Create notification',
    success: 'Notification created',
    refusals: ['FORBIDDEN', 'NOT_FOUND', 'LIMIT_EXCEEDED'],
    document: mutation('createNotification', 'notification { ...NotificationRecord }'),
    location: '/notifications/{notification.id}',
  }),
  put('/notifications/{id}/read', {
    summary: 'Mark notification as read',
    success: 'Notification marked as read',
    document: mutation('markNotificationRead', 'notification { ...NotificationRecord }'),
  }),
  get('/notifications/{id}', {
    summary: 'Get a notification',
    success: 'The notification.',
    document: byId('getNotification', 'notification', 'NotificationRecord'),
  }),
  post('/notifications/read-all', {
    summary: 'Mark all notifications as read',
    success: 'How many were unread.',
    document: mutation('markAllNotificationsRead', 'readCount'),
    refusals: ['BAD_CURSOR'],
    bodyIsOptional: true,
  }),
]
