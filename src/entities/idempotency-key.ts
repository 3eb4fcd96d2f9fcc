import { p } from '@mikro-orm/core'
import { entity } from './entity.ts'
import { Profile } from './member/profile.ts'
import { partOf } from './reference.ts'

/** The outcome of a request with an idempotency key, which is returned again for a repeat of the request. */
export class IdempotencyKey extends entity({
  name: 'IdempotencyKey',
  properties: {
    userId: () => partOf(Profile, 'user_id'),
    operation: p.text().primary(),
    key: p.text().primary(),
    requestHash: p.blob(),
    /** Null after it was removed, since it is no longer repeated. */
    outcome: p.json().nullable(),
    createdAt: p.datetime(3).defaultRaw('gateway_now()'),
  },
  indexes: { idempotency_key_outcome_index: '(created_at) where outcome is not null' },
}) {}
