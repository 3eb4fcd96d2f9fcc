import { p } from '@mikro-orm/core'
import { entity } from './entity.ts'

/** A day that is no business day, though it is none of a weekend. */
export class Holiday extends entity({
  name: 'Holiday',
  properties: { day: p.date().primary() },
}) {}
