import { p } from '@mikro-orm/core'
import { entity } from './entity.ts'

/** How many sockets and streams a member has open on a gateway. */
export class OpenConnection extends entity({
  name: 'OpenConnection',
  properties: {
    memberId: p.uuid().primary(),
    gatewayId: p.uuid().primary(),
    count: p.integer(),
  },
}) {}
