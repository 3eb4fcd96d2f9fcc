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
