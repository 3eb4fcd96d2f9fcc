import { defineEntity, p } from '@mikro-orm/core'
import { checks } from '../checks.ts'
import { index } from '../indexes.ts'
import { Profile } from './profile.ts'

/** What a type of notification looks like. */
export const notificationType = /^[a-z_]{1,40}$/

/** How long the texts of a notification in its sender's words can be, as create_notification checks too. */
export const notificationTexts = {
  title: { min: 1, max: 120 },
  message: { min: 1, max: 1000 },
} as const

const NotificationSchema = defineEntity({
  name: 'Notification',
  properties: {
    id: p.uuid().primary(),
    userId: () => p.manyToOne(Profile).mapToPk().fieldName('user_id'),
    /** Its position in the user's inbox, from 1, without gaps, in commit order. */
    number: p.bigint(),
    type: p.text(),
    /** Null if the text follows from type and data: it is then written when the notification is read. */
    title: p.text().strictNullable(),
    message: p.text().strictNullable(),
    data: p.json<Record<string, unknown>>().defaultRaw("'{}'"),
    readAt: p.datetime(3).strictNullable(),
    createdAt: p.datetime(3).defaultRaw('gateway_now()'),
  },
  uniques: [{ name: 'notification_number', properties: ['userId', 'number'] }],
  indexes: [
    index('notification', 'notification_unread_index', '(user_id, number)', 'read_at is null'),
    { name: 'notification_created_index', properties: ['createdAt'] },
  ],
  checks: checks({ notification_type_form: `type ~ '${notificationType.source}'` }),
})

/** A message in a user's inbox. */
export class Notification extends NotificationSchema.class {}
NotificationSchema.setClass(Notification)
