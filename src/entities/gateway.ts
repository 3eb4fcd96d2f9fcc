import { p } from '@mikro-orm/core'
import { entity } from './entity.ts'

/** A gateway that is up. It renews its row every few seconds, and counts as gone when the row is 15 seconds old. */
export class Gateway extends entity({
  name: 'Gateway',
  properties: {
    id: p.uuid().primary(),
    renewedAt: p.datetime(3).defaultRaw('now()'),
    /** Whether it carries out operators' acts by a separate database role. */
    operates: p.boolean().default(false),
  },
}) {}

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

/** How many sockets and streams a member has open on a gateway. */
export class OpenConnection extends entity({
  name: 'OpenConnection',
  properties: {
    memberId: p.uuid().primary(),
    gatewayId: p.uuid().primary(),
    count: p.integer(),
  },
}) {}
