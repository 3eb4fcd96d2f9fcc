import { defineEntity, p } from '@mikro-orm/core'
import { checks } from '../checks.ts'
import { Profile } from './profile.ts'

const IdentitySchema = defineEntity({
  name: 'Identity',
  properties: {
    subject: p.text().primary(),
    profileId: () => p.oneToOne(Profile).mapToPk().fieldName('profile_id'),
    blockedAt: p.datetime(3).strictNullable(),
    /** Why, for the member to read; null if no reason was given. */
    blockReason: p.text().strictNullable(),
    /** The block is for good: the member has left. */
    closedAt: p.datetime(3).strictNullable(),
  },
  checks: checks({
    identity_subject_length: 'char_length(subject) between 1 and 255',
    identity_closed_is_blocked: 'closed_at is null or blocked_at is not null',
  }),
})

/** The member that a token's `sub` belongs to, and whether the operator has blocked them. */
export class Identity extends IdentitySchema.class {}
IdentitySchema.setClass(Identity)
