import { defineEntity, p } from '@mikro-orm/core'

const BudgetSchema = defineEntity({
  name: 'Budget',
  properties: {
    /** A user, or an address in a form that does not tell it. */
    key: p.text().primary(),
    wholeAt: p.datetime(3),
  },
  indexes: [{ name: 'budget_whole_at_index', properties: ['wholeAt'] }],
})

/** When what was spent of a budget of calls, through all gateways, will have come back. */
export class Budget extends BudgetSchema.class {}
BudgetSchema.setClass(Budget)
