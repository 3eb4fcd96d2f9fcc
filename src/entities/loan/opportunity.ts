import { p } from '@mikro-orm/core'
import { entity } from '../entity.ts'
import { extensionOf } from '../reference.ts'
import { viewIn } from '../view-source.ts'
import { Loan, type RiskLevel } from './loan.ts'

/** A loan that a lender can fund now, with how well it matches their preferences. */
export class Opportunity extends entity({
  name: 'Opportunity',
  view: true,
  expression: viewIn('investing/opportunity'),
  properties: {
    lenderId: p.uuid().primary(),
    loanId: p.uuid().primary(),
    /** Hundredths of a percent a year. */
    interestRate: p.decimal('number').columnType('numeric'),
    repaymentPeriodMonths: p.smallint(),
    riskLevel: p.text().$type<RiskLevel>().strictNullable(),
    purpose: p.text(),
    publishedAt: p.datetime(3),
    expiresAt: p.datetime(3),
    /** Minor units. */
    amountRemaining: p.bigint(),
    /** Whole kilometres between the public points of lender and loan; null if either has none. */
    distanceKm: p.integer().strictNullable(),
    /** 0 to 100. */
    matchScore: p.integer(),
    /** Whether any loan of the borrower's has defaulted, repaid or not. */
    borrowerDefaulted: p.boolean(),
    borrowerVerified: p.boolean(),
  },
}) {}

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
