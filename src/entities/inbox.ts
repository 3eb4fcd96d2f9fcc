import { defineEntity, p } from '@mikro-orm/core'
import { Profile } from './profile.ts'
import { extensionOf } from './reference.ts'

const InboxSchema = defineEntity({
  name: 'Inbox',
  properties: {
    userId: () => extensionOf(Profile, 'user_id'),
    /** The number of the newest notification; locking the row puts notifications in commit order. */
    lastNumber: p.bigint().default('0'),
    /** The number of the newest notification that was deleted. */
    forgottenNumber: p.bigint().default('0'),
  },
  checks: [
    { name: 'inbox_last_number_range', expression: 'last_number >= 0' },
    {
      name: 'inbox_forgotten_range',
      expression: 'forgotten_number between 0 and last_number',
    },
  ],
})

/** The counters of a user's notifications. */
export class Inbox extends InboxSchema.class {}
InboxSchema.setClass(Inbox)
