import { defineEntity, p } from '@mikro-orm/core'

const DueReminderSchema = defineEntity({
  name: 'DueReminder',
  view: true,
  expression: `
    select instalment.loan_id, instalment.number, borrower_id, title, currency, due_on, stage,
      principal + interest - principal_paid - interest_paid as amount
    from instalment join loan on loan.id = loan_id and status = 'active'
    cross join lateral (select (gateway_now() at time zone 'UTC')::date as today) as clock
    cross join lateral (select max(days) as stage from unnest('{-3,1,7,30,60}'::int[]) as days where days <= today - due_on) as reached
    where due_on <= today + 3 and principal_paid < principal and (reminded is null or reminded < stage)
      and (due_on >= today and stage < 0 or due_on < today and not exists (
        select from instalment as elder where elder.loan_id = instalment.loan_id and elder.number < instalment.number
          and elder.principal_paid < elder.principal))`,
  properties: {
    loanId: p.uuid().primary(),
    number: p.smallint().primary(),
    dueOn: p.date(),
    /** Days past due that were reached, below 0 before it is due. */
    stage: p.integer(),
  },
})

/** A reminder of an instalment that is to be sent today. */
export class DueReminder extends DueReminderSchema.class {}
DueReminderSchema.setClass(DueReminder)
