import { defineEntity, p } from '@mikro-orm/core'
import { Loan } from './loan.ts'

const FormerInstalmentSchema = defineEntity({
  name: 'FormerInstalment',
  properties: {
    loanId: () =>
      p
        .manyToOne(Loan)
        .mapToPk()
        .updateRule('no action')
        .deleteRule('no action')
        .fieldName('loan_id')
        .primary(),
    number: p.smallint().primary(),
    /** From 1, of this instalment. */
    revision: p.integer().primary(),
    dueOn: p.date(),
    /** Minor units, as the other amounts. */
    principal: p.bigint(),
    interest: p.bigint(),
    balance: p.bigint(),
    prepaid: p.bigint(),
    replacedAt: p.datetime(3).defaultRaw('gateway_now()'),
  },
  indexes: [
    {
      name: 'former_instalment_loan_index',
      properties: ['loanId', 'replacedAt', 'number', 'revision'],
    },
  ],
})

/** One payment of a schedule as it was before a payment had it made anew. */
export class FormerInstalment extends FormerInstalmentSchema.class {}
FormerInstalmentSchema.setClass(FormerInstalment)
