import { defineEntity, p } from '@mikro-orm/core'

const GatewaySchema = defineEntity({
  name: 'Gateway',
  properties: {
    id: p.uuid().primary(),
    renewedAt: p.datetime(3).defaultRaw('gateway_now()'),
    /** Whether it does what operators do by a role of its own. */
    operates: p.boolean().default(false),
  },
})

/** A gateway that is up: it renews its row, which is gone some seconds after it. */
export class Gateway extends GatewaySchema.class {}
GatewaySchema.setClass(Gateway)
