import { p } from '@mikro-orm/core'
import { entity } from '../entity.ts'

/** Something that has happened, for other systems. */
export class Event extends entity({
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
}) {}

/** How far the log of events goes. The table has one row, which is locked to number events. */
export class EventHead extends entity({
  name: 'EventHead',
  properties: {
    id: p.smallint().primary().autoincrement(false),
    lastNumber: p.bigint(),
    /** The number of the newest event that was deleted; 0 if none was. */
    forgottenNumber: p.bigint(),
  },
  checks: {
    event_head_single: 'id = 1',
    event_head_forgotten_range: 'forgotten_number between 0 and last_number',
  },
}) {}

/** An event that has no number yet: of a transaction that runs, or has just been committed. */
export class PendingEvent extends entity({
  name: 'PendingEvent',
  properties: {
    /** The order in which events were written. */
    position: p.bigint().primary().autoincrement(),
    type: p.text(),
    subjectId: p.uuid(),
    data: p.json<Record<string, unknown>>().nullable(),
    createdAt: p.datetime(3).defaultRaw('gateway_now()'),
  },
}) {}
