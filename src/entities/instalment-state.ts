import { defineEntity, p } from '@mikro-orm/core'

const InstalmentStateSchema = defineEntity({
  name: 'InstalmentState',
  view: true,
  expression: `
    select loan_id, number, due_on, principal, interest, balance, principal_paid, interest_paid,
      due_on < (gateway_now() at time zone 'UTC')::date as past
    from instalment`,
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
    principalPaid: p.bigint(),
    interestPaid: p.bigint(),
    /** Whether its day is over. */
    past: p.boolean(),
  },
})

/** One payment of a loan's schedule, as it is today. */
export class InstalmentState extends InstalmentStateSchema.class {}
InstalmentStateSchema.setClass(InstalmentState)
