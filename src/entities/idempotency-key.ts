import { defineEntity, p } from '@mikro-orm/core'
import { Profile } from './profile.ts'
import { partOf } from './reference.ts'

const IdempotencyKeySchema = defineEntity({
  name: 'IdempotencyKey',
  properties: {
    userId: () => partOf(Profile, 'user_id'),
    operation: p.text().primary(),
    key: p.text().primary(),
    requestHash: p.blob(),
    outcome: p.json(),
    createdAt: p.datetime(3).defaultRaw('gateway_now()'),
  },
})

/** The outcome of a request with an idempotency key, so that a repeat changes nothing. */
export class IdempotencyKey extends IdempotencyKeySchema.class {}
IdempotencyKeySchema.setClass(IdempotencyKey)
