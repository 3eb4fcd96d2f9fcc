import { defineEntity, p } from '@mikro-orm/core'
import { partOf } from '../reference.ts'
import { Loan } from './loan.ts'

const FormerInstalmentSchema = defineEntity({
  name: 'FormerInstalment',
  properties: {
    loanId: () => partOf(Loan, 'loan_id'),
    number: p.smallint().primary(),
    /** The number of this version among the former versions of the instalment, from 1. */
    revision: p.integer().primary(),
    dueOn: p.date(),
    /** Minor units, like the other amounts. */
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

/** An instalment as it was before a prepayment recalculated the schedule. */
export class FormerInstalment extends FormerInstalmentSchema.class {}
FormerInstalmentSchema.setClass(FormerInstalment)
