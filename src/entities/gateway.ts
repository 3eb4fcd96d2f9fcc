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
