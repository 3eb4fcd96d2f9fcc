import { defineEntity, p } from '@mikro-orm/core'
import { checks } from '../checks.ts'

const EventHeadSchema = defineEntity({
  name: 'EventHead',
  properties: {
    id: p.smallint().primary().autoincrement(false),
    lastNumber: p.bigint(),
    /** The number of the newest event that was deleted; 0 if none was. */
    forgottenNumber: p.bigint(),
  },
  checks: checks({
    event_head_single: 'id = 1',
    event_head_forgotten_range: 'forgotten_number between 0 and last_number',
  }),
})

/** How far the log of events goes. The table has one row, which is locked to number events. */
export class EventHead extends EventHeadSchema.class {}
EventHeadSchema.setClass(EventHead)
