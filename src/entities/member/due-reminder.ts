import { defineEntity, p } from '@mikro-orm/core'
import { viewIn } from '../view-source.ts'

const DueReminderSchema = defineEntity({
  name: 'DueReminder',
  view: true,
  expression: viewIn('repaying/due-reminder'),
  properties: {
    loanId: p.uuid().primary(),
    number: p.smallint().primary(),
    dueOn: p.date(),
    /** Days past due that the reminder is for, negative before the due date. */
    stage: p.integer(),
  },
})

/** A reminder of an instalment to send today. */
export class DueReminder extends DueReminderSchema.class {}
DueReminderSchema.setClass(DueReminder)
