import { defineEntity, p } from '@mikro-orm/core'

const EventSchema = defineEntity({
  name: 'Event',
  properties: {
    /** Its place in the log, from 1, without gaps. */
    sequence: p.bigint().primary().autoincrement(false),
    id: p.uuid(),
    /** One of the catalogue in `src/lending/event-log/catalogue.ts`. */
    type: p.text(),
    /** The id of the record that it is about or, for an instalment, of its loan. */
    subjectId: p.uuid(),
    /** The record's columns as they were then, amounts in minor units; null for a line of a statement, which never changes. */
    data: p.json<Record<string, unknown>>().strictNullable(),
    createdAt: p.datetime(3),
  },
})

/** Something that has happened, for other systems. */
export class Event extends EventSchema.class {}
EventSchema.setClass(Event)
