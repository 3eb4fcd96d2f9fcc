import { defineEntity, p } from '@mikro-orm/core'
import { viewIn } from '../view-source.ts'

const InstalmentStateSchema = defineEntity({
  name: 'InstalmentState',
  view: true,
  expression: viewIn('repaying/instalment-state'),
  properties: {
    loanId: p.uuid().primary(),
    /** From 1. */
    number: p.smallint().primary(),
    dueOn: p.date(),
    /** Minor units, like the other amounts. */
    principal: p.bigint(),
    interest: p.bigint(),
    /** The principal that remains after this instalment. */
    balance: p.bigint(),
    /** Principal prepaid in its month, on top of the instalment. */
    prepaid: p.bigint(),
    principalPaid: p.bigint(),
    interestPaid: p.bigint(),
    /** Whether its due date has passed. */
    past: p.boolean(),
  },
})

/** One instalment of a loan's schedule, as of today. */
export class InstalmentState extends InstalmentStateSchema.class {}
InstalmentStateSchema.setClass(InstalmentState)
