import { p } from '@mikro-orm/core'
import { entity } from '../entity.ts'
import { extensionOf, reference } from '../reference.ts'
import { Profile } from './profile.ts'

/** How far it is known who a member is, the lowest level first. */
export const verificationLevels = ['none', 'basic', 'full'] as const
export type VerificationLevel = (typeof verificationLevels)[number]

/** Why a member is no longer verified. */
const lossReasons = ['name_changed', 'expired', 'operator', 'provider'] as const
export type LossReason = (typeof lossReasons)[number]

/** How far it is known who a member is; a member who was never verified has none. */
export class Verification extends entity({
  name: 'Verification',
  properties: {
    userId: () => extensionOf(Profile, 'user_id'),
    level: p.enum(verificationLevels),
    reachedAt: p.datetime(3).strictNullable(),
    /** Who confirmed it: `operator`, or the name of an identity provider. */
    evidence: p.text().strictNullable(),
    /** What the provider knows it by. */
    reference: p.text().strictNullable(),
    /** From when on it counts as none; null if it does not end by itself. */
    expiresAt: p.datetime(3).strictNullable(),
    lostAt: p.datetime(3).strictNullable(),
    lostBecause: p.enum(lossReasons).strictNullable(),
  },
  indexes: { verification_expiry_index: '(expires_at) where expires_at is not null' },
  checks: {
    verification_reached:
      "(level <> 'none') = (reached_at is not null) and (level <> 'none') = (evidence is not null)",
    verification_lost:
      "(level = 'none') = (lost_at is not null) and (level = 'none') = (lost_because is not null)",
    verification_evidence_form: "evidence ~ '^[a-z-]{1,40}$'",
  },
}) {}

/** What can become of a check; `src/lending/verification/check.sql` says what follows what. */
const checkStates = ['pending', 'more_needed', 'verified', 'rejected', 'canceled'] as const
export type CheckState = (typeof checkStates)[number]

/** A check of a member's identity by a provider. */
export class VerificationCheck extends entity({
  name: 'VerificationCheck',
  properties: {
    id: p.uuid().primary(),
    userId: () => reference(Profile, 'user_id'),
    provider: p.text(),
    /** The level that it is to reach. */
    level: p.enum(['basic', 'full'] as const),
    state: p.enum(checkStates).default('pending'),
    /** What the provider knows it by. */
    reference: p.text().strictNullable(),
    /** How often the member has begun or gone on with it. */
    starts: p.integer().default(1),
    /** When, within the 24 hours before the last time. Only the limit by the day uses this column; the ORM never reads it. */
    recentStarts: p.array().$type<Date[]>().columnType('timestamptz[]').defaultRaw("'{}'").lazy(),
    /** How often the provider was asked about it since the member last went on with it. */
    asks: p.integer().default(0),
    /** When the provider is asked next; null if nothing is expected any more. */
    askAt: p.datetime(3).strictNullable(),
    createdAt: p.datetime(3).defaultRaw('gateway_now()'),
    updatedAt: p.datetime(3).defaultRaw('gateway_now()'),
    endedAt: p.datetime(3).strictNullable(),
  },
  indexes: {
    verification_check_user_index: ['userId', 'createdAt', 'id'],
    verification_check_ask_index: '(ask_at) where ask_at is not null',
  },
  uniques: {
    verification_check_reference: ['provider', 'reference'],
    verification_check_open: "(user_id) where state in ('pending', 'more_needed')",
  },
  checks: {
    verification_check_ended:
      "(state in ('verified', 'rejected', 'canceled')) = (ended_at is not null)",
  },
}) {}
