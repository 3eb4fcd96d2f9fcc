import { defineEntity, p } from '@mikro-orm/core'

const OpenConnectionSchema = defineEntity({
  name: 'OpenConnection',
  properties: {
    memberId: p.uuid().primary(),
    gatewayId: p.uuid().primary(),
    count: p.integer(),
  },
})

/** How many sockets and streams a member has open on a gateway. */
export class OpenConnection extends OpenConnectionSchema.class {}
OpenConnectionSchema.setClass(OpenConnection)
