import { defineEntity, p } from '@mikro-orm/core'

const HolidaySchema = defineEntity({
  name: 'Holiday',
  properties: { day: p.date().primary() },
})

/** A day that is no business day, though it is none of a weekend. */
export class Holiday extends HolidaySchema.class {}
HolidaySchema.setClass(Holiday)
