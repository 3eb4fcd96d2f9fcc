import { p } from '@mikro-orm/core'
import { entity } from '../entity.ts'
import { extensionOf } from '../reference.ts'
import { viewIn } from '../view-source.ts'
import { Loan } from './loan.ts'

/** How much of an open loan is funded, for lists in that order, and whether its borrower is verified, for lists of such loans. */
export class LoanFunding extends entity({
  name: 'LoanFunding',
  properties: {
    loanId: () => extensionOf(Loan, 'loan_id'),
    /** In millionths of the amount requested, rounded down. */
    funded: p.integer(),
    borrowerVerified: p.boolean().default(false),
  },
  indexes: {
    loan_funding_index: ['funded', 'loanId'],
    loan_funding_verified_index: '(loan_id) where borrower_verified',
  },
  checks: { loan_funding_range: 'funded between 0 and 999999' },
}) {}

/** An opportunity in the order of how much of its loan is funded. */
export class OpportunityByFunding extends entity({
  name: 'OpportunityByFunding',
  view: true,
  expression: viewIn('investing/opportunity-by-funding'),
  properties: {
    lenderId: p.uuid().primary(),
    loanId: p.uuid().primary(),
    /** The loan's id in the table by whose index the view is read. */
    fundingOf: p.uuid(),
    /** In millionths of the amount requested, rounded down. */
    funded: p.integer(),
  },
}) {}
