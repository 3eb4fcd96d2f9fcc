import { defineEntity, p } from '@mikro-orm/core'

const BudgetSchema = defineEntity({
  name: 'Budget',
  properties: {
    /** A user, or a keyed hash of an address. */
    key: p.text().primary(),
    wholeAt: p.datetime(3),
  },
  indexes: [{ name: 'budget_whole_at_index', properties: ['wholeAt'] }],
})

/** When a rate-limit budget will be full again, given what was spent through all gateways. */
export class Budget extends BudgetSchema.class {}
BudgetSchema.setClass(Budget)
