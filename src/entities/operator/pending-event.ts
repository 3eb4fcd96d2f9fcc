import { defineEntity, p } from '@mikro-orm/core'

const PendingEventSchema = defineEntity({
  name: 'PendingEvent',
  properties: {
    /** The order in which events were written. */
    position: p.bigint().primary().autoincrement(),
    type: p.text(),
    subjectId: p.uuid(),
    data: p.json<Record<string, unknown>>().nullable(),
    createdAt: p.datetime(3).defaultRaw('gateway_now()'),
  },
})

/** An event that has no number yet: of a transaction that runs, or has just been committed. */
export class PendingEvent extends PendingEventSchema.class {}
PendingEventSchema.setClass(PendingEvent)
