import { p } from '@mikro-orm/core'
import { entity } from './entity.ts'

/** What can be followed. */
export const changeKinds = ['inbox', 'wallet', 'payment', 'loan', 'profile'] as const

export type ChangeKind = (typeof changeKinds)[number]

/** A note that a record has changed, which the change feed reads; it is deleted some minutes later. */
export class Change extends entity({
  name: 'Change',
  properties: {
    id: p.bigint().primary().autoincrement(),
    databaseTransaction: p.string().columnType('xid8').defaultRaw('pg_current_xact_id()'),
    kind: p.enum(changeKinds),
    /** The loan or profile, or the member whose inbox, wallet or payments have changed. */
    recordId: p.uuid(),
    /** The points of its marker on the map before and after the change; null if it has none. */
    markerBefore: p.string().columnType('point').nullable(),
    markerAfter: p.string().columnType('point').nullable(),
    createdAt: p.datetime(3).defaultRaw('now()'),
  },
  indexes: { change_transaction_index: ['databaseTransaction'] },
}) {}
