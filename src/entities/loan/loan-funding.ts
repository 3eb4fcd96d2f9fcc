import { defineEntity, p } from '@mikro-orm/core'
import { checks } from '../checks.ts'
import { extensionOf } from '../reference.ts'
import { Loan } from './loan.ts'

const LoanFundingSchema = defineEntity({
  name: 'LoanFunding',
  properties: {
    loanId: () => extensionOf(Loan, 'loan_id'),
    /** In millionths of the amount requested, rounded down. */
    funded: p.integer(),
  },
  indexes: [{ name: 'loan_funding_index', properties: ['funded', 'loanId'] }],
  checks: checks({ loan_funding_range: 'funded between 0 and 999999' }),
})

/** How much of an open loan is funded, for lists in that order. */
export class LoanFunding extends LoanFundingSchema.class {}
LoanFundingSchema.setClass(LoanFunding)
