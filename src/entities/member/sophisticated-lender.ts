import { p } from '@mikro-orm/core'
import { entity } from '../entity.ts'
import { extensionOf } from '../reference.ts'
import { Profile } from './profile.ts'

/** An operator's recognition of a lender as sophisticated, who is not protected until it ends. */
export class SophisticatedLender extends entity({
  name: 'SophisticatedLender',
  properties: {
    userId: () => extensionOf(Profile, 'user_id'),
    recognisedAt: p.datetime(3),
    until: p.datetime(3),
    changedAt: p.datetime(3).defaultRaw('gateway_now()'),
  },
  checks: { sophisticated_lender_span: 'until >= recognised_at' },
}) {}
