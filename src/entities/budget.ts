import { p } from '@mikro-orm/core'
import { entity } from './entity.ts'

/** A caller's rate-limit budget: the time at which it is full again, given what was spent through all gateways. */
export class Budget extends entity({
  name: 'Budget',
  properties: {
    /** The caller: a member, or an address as a keyed hash. */
    key: p.text().primary(),
    wholeAt: p.datetime(3),
  },
  indexes: { budget_whole_at_index: ['wholeAt'] },
}) {}
