import { p } from '@mikro-orm/core'
import { entity } from '../entity.ts'
import { Profile } from './profile.ts'

/** The member that a token's `sub` belongs to, and whether an operator has blocked them. */
export class Identity extends entity({
  name: 'Identity',
  properties: {
    subject: p.text().primary(),
    profileId: () => p.oneToOne(Profile).mapToPk().fieldName('profile_id'),
    blockedAt: p.datetime(3).strictNullable(),
    /** The reason for the block, which the member can read; null if none was given. */
    blockReason: p.text().strictNullable(),
    /** The days of earlier freezes; the present one is not included. Only the database uses this column. */
    frozenDays: p.string().columnType('datemultirange').default('{}').lazy(),
    /** When the account was closed, which also blocks it; null unless it was. */
    closedAt: p.datetime(3).strictNullable(),
  },
  checks: {
    identity_subject_length: 'char_length(subject) between 1 and 255',
    identity_closed_is_blocked: 'closed_at is null or blocked_at is not null',
  },
}) {}
