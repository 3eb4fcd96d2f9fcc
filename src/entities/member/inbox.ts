import { defineEntity, p } from '@mikro-orm/core'
import { checks } from '../checks.ts'
import { extensionOf } from '../reference.ts'
import { Profile } from './profile.ts'

const InboxSchema = defineEntity({
  name: 'Inbox',
  properties: {
    userId: () => extensionOf(Profile, 'user_id'),
    /** The number of the newest notification; locking the row puts notifications in commit order. */
    lastNumber: p.bigint().default('0'),
    /** The number of the newest notification that was deleted. */
    forgottenNumber: p.bigint().default('0'),
  },
  checks: checks({
    inbox_last_number_range: 'last_number >= 0',
    inbox_forgotten_range: 'forgotten_number between 0 and last_number',
  }),
})

/** The counters of a member's notifications. */
export class Inbox extends InboxSchema.class {}
InboxSchema.setClass(Inbox)
