import { p } from '@mikro-orm/core'
import { entity } from '../entity.ts'
import { viewIn } from '../view-source.ts'
import type { RiskLevel } from './loan.ts'

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
