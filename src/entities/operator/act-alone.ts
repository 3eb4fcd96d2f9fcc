import { defineEntity, p } from '@mikro-orm/core'
import { checks } from '../checks.ts'

const roles = ['operator', 'member'] as const

const ActAloneSchema = defineEntity({
  name: 'ActAlone',
  properties: {
    id: p.uuid().primary(),
    /** The name of the mutation that was called. */
    act: p.text(),
    /** Whether `who` is the operator who did it, or a member whose money or loan it was. */
    role: p.enum(roles),
    who: p.uuid(),
    /** Minor units. */
    amount: p.bigint(),
    at: p.datetime(3).defaultRaw('gateway_now()'),
  },
  indexes: [{ name: 'act_alone_who_index', properties: ['who', 'role', 'at'] }],
  checks: checks({ act_alone_amount: 'amount > 0' }),
})

/** An act with money that an operator did without another's approval: a row for the operator, and one for each member concerned. */
export class ActAlone extends ActAloneSchema.class {}
ActAloneSchema.setClass(ActAlone)
