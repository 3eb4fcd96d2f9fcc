import { defineEntity, p } from '@mikro-orm/core'

const kinds = ['inbox', 'wallet', 'loan', 'profile'] as const

export type ChangeKind = (typeof kinds)[number]

const ChangeSchema = defineEntity({
  name: 'Change',
  properties: {
    id: p.bigint().primary().autoincrement(),
    databaseTransaction: p.string().columnType('xid8').defaultRaw('pg_current_xact_id()'),
    kind: p.enum(kinds),
    /** The loan or profile, or the user whose inbox or wallet has changed. */
    recordId: p.uuid(),
    /** Where its marker was on the map before, and is now, if at all. */
    markerBefore: p.string().columnType('point').nullable(),
    markerAfter: p.string().columnType('point').nullable(),
    createdAt: p.datetime(3).defaultRaw('gateway_now()'),
  },
  indexes: [{ name: 'change_transaction_index', properties: ['databaseTransaction'] }],
})

/** A note that a record has changed; every gateway reads it, and it is deleted after some minutes. */
export class Change extends ChangeSchema.class {}
ChangeSchema.setClass(Change)
