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
    /** The days past due at which this reminder is sent; negative before the due date. */
    stage: p.integer(),
  },
})

/** A reminder of an instalment that is to be sent today. */
export class DueReminder extends DueReminderSchema.class {}
DueReminderSchema.setClass(DueReminder)
