import { p } from '@mikro-orm/core'
import { entity } from '../entity.ts'
import { extensionOf } from '../reference.ts'
import { Profile } from './profile.ts'

/** The format of a notification type. */
export const notificationType = /^[a-z_]{1,40}$/

/** The lengths of a notification's texts if a sender writes them; create_notification checks the same. */
export const notificationTexts = {
  title: { min: 1, max: 120 },
  message: { min: 1, max: 1000 },
} as const

/** A notification in a member's inbox. */
export class Notification extends entity({
  name: 'Notification',
  properties: {
    id: p.uuid().primary(),
    userId: () => p.manyToOne(Profile).mapToPk().fieldName('user_id'),
    /** Its position in the member's inbox, from 1, without gaps, in commit order. */
    number: p.bigint(),
    type: p.text(),
    /** Null if the text follows from type and data, and is composed whenever the notification is shown. */
    title: p.text().strictNullable(),
    message: p.text().strictNullable(),
    data: p.json<Record<string, unknown>>().defaultRaw("'{}'"),
    readAt: p.datetime(3).strictNullable(),
    createdAt: p.datetime(3).defaultRaw('gateway_now()'),
  },
  indexes: {
    notification_unread_index: '(user_id, number) where read_at is null',
    // For lists of some kinds: the platform's own have no title, and those that somebody wrote are few.
    notification_kind_index: '(user_id, type, number) where title is null',
    notification_custom_index: '(user_id, number) where title is not null',
    notification_created_index: ['createdAt'],
    // Whom a loan was offered, when it is erased.
    notification_match_index: "((data ->> 'loan_id')) where type = 'loan_matches'",
  },
  uniques: { notification_number: ['userId', 'number'] },
  checks: { notification_type_form: `type ~ '${notificationType.source}'` },
}) {}

/** The counters of a member's notifications. */
export class Inbox extends entity({
  name: 'Inbox',
  properties: {
    userId: () => extensionOf(Profile, 'user_id'),
    /** The number of the newest notification; locking the row puts notifications in commit order. */
    lastNumber: p.bigint().default('0'),
    /** The number of the newest notification that was deleted. */
    forgottenNumber: p.bigint().default('0'),
  },
  checks: {
    inbox_last_number_range: 'last_number >= 0',
    inbox_forgotten_range: 'forgotten_number between 0 and last_number',
  },
}) {}
