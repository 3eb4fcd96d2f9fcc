import { p } from '@mikro-orm/core'
import { entity } from '../entity.ts'
import { Profile } from '../member/profile.ts'
import { extensionOf } from '../reference.ts'

/** A note that a member was compared with lists, under which name, and when. */
export class ScreenedMember extends entity({
  name: 'ScreenedMember',
  properties: {
    userId: () => extensionOf(Profile, 'user_id'),
    /** A keyed hash of the name that was compared with lists. */
    fingerprint: p.blob(),
    screenedAt: p.datetime(3).defaultRaw('gateway_now()'),
  },
}) {}

/** How far screening has come: the rules about movements of money, and the lists. */
export class ScreeningMark extends entity({
  name: 'ScreeningMark',
  properties: {
    id: p.smallint().primary().autoincrement(false),
    /** What was committed by then, the rules have looked at, or do so up to the end of what follows `movedUntil`. */
    seen: p.string().columnType('pg_snapshot').strictNullable(),
    /** The database cluster in which the transaction ids of that snapshot are valid. */
    cluster: p.text().strictNullable(),
    lookedAt: p.datetime(3).strictNullable(),
    /** While the rules look at older movements again: the last one by time that they have come to. */
    movedUntil: p.uuid().strictNullable(),
    /** The last member who was compared with lists; after the last of all, they begin again. */
    namesUntil: p.uuid(),
  },
  checks: { screening_mark_single: 'id = 1' },
}) {}
