import { p } from '@mikro-orm/core'
import { entity } from '../entity.ts'
import { Profile } from '../member/profile.ts'
import { extensionOf, reference } from '../reference.ts'

/** Up to which entry of the trail a member sees who looked at their file. */
export class ShownLooks extends entity({
  name: 'ShownLooks',
  properties: {
    memberId: () => extensionOf(Profile, 'member_id'),
    /** The number of the newest entry of the audit trail that is shown. */
    upTo: p.bigint(),
    shownBy: () => reference(Profile, 'shown_by'),
    shownAt: p.datetime(3).defaultRaw('gateway_now()'),
  },
}) {}
