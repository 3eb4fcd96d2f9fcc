import { defineEntity, p } from '@mikro-orm/core'
import { viewIn } from './view-source.ts'

const InstalmentStateSchema = defineEntity({
  name: 'InstalmentState',
  view: true,
  expression: viewIn('repaying/instalment-state'),
  properties: {
    loanId: p.uuid().primary(),
    /** From 1. */
    number: p.smallint().primary(),
    dueOn: p.date(),
    /** Minor units, as the other amounts. */
    principal: p.bigint(),
    interest: p.bigint(),
    /** What is owed after it. */
    balance: p.bigint(),
    /** What was repaid early in its month beyond it. */
    prepaid: p.bigint(),
    principalPaid: p.bigint(),
    interestPaid: p.bigint(),
    /** Whether its day is over. */
    past: p.boolean(),
  },
})

/** One payment of a loan's schedule, as it is today. */
export class InstalmentState extends InstalmentStateSchema.class {}
InstalmentStateSchema.setClass(InstalmentState)
