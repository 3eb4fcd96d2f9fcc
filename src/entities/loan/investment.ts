import { p } from '@mikro-orm/core'
import { entity } from '../entity.ts'
import { Profile } from '../member/profile.ts'
import { Loan } from './loan.ts'

const statuses = ['pending', 'active', 'repaid', 'defaulted', 'cancelled'] as const

export type InvestmentStatus = (typeof statuses)[number]

/** The amount that a lender has committed to a loan, and what was repaid of it. */
export class Investment extends entity({
  name: 'Investment',
  properties: {
    id: p.uuid().primary(),
    loanId: () => p.manyToOne(Loan).mapToPk().fieldName('loan_id'),
    lenderId: () => p.manyToOne(Profile).mapToPk().fieldName('lender_id'),
    /** Minor units, like the two other amounts. */
    amount: p.bigint(),
    /** Hundredths of a percent a year: the loan's rate at the time. */
    interestRate: p.decimal('number').columnType('numeric'),
    status: p.enum(statuses).default('pending'),
    principalRepaid: p.bigint().default('0'),
    interestEarned: p.bigint().default('0'),
    /** Principal, and below interest, that was repaid before shares followed from entitlements. */
    principalBefore: p.bigint().default('0'),
    interestBefore: p.bigint().default('0'),
    /** The part of the loan's service fee that the lender's statement has already shown, in minor units. */
    feeTold: p.bigint().default('0'),
    /** The lender's share of the loan's charges that were paid, in minor units. */
    chargesEarned: p.bigint().default('0'),
    /** What of it came in since the loan defaulted, in minor units: principal, charges, and interest after fees. */
    recovered: p.bigint().default('0'),
    createdAt: p.datetime(3).defaultRaw('gateway_now()'),
    updatedAt: p.datetime(3).defaultRaw('gateway_now()'),
    /** Whether the lender's standing order made it. */
    automatic: p.boolean().default(false),
    /** Until when its lender can cancel it without giving a reason; null if they are not protected. */
    reflectionEndsAt: p.datetime(3).strictNullable(),
    /** Whether its lender has acknowledged the warning about its size. */
    warningAcknowledged: p.boolean().default(false),
    /** The position of the newest line of the lender's statement when the loan defaulted. */
    lossPosition: p.bigint().strictNullable(),
  },
  indexes: {
    investment_loan_index: ['loanId', 'createdAt', 'id'],
    investment_lender_index: ['lenderId', 'createdAt', 'id'],
    investment_automatic_index: '(lender_id, created_at) where automatic',
    investment_loss_order_index: "(lender_id, loss_position, id) where status = 'defaulted'",
  },
  checks: {
    investment_amount_range: 'amount > 0',
    investment_repaid_range: 'principal_repaid between 0 and amount',
    investment_earned_range: 'interest_earned >= 0',
    investment_before_range:
      'principal_before between 0 and principal_repaid and interest_before between 0 and interest_earned',
    investment_fee_range: 'fee_told >= 0',
    investment_charges_range: 'charges_earned >= 0',
    investment_recovered_range:
      "recovered >= 0 and recovered <= (principal_repaid + interest_earned + charges_earned) and (recovered = 0 or status = 'defaulted')",
    investment_loss_placed: "(status = 'defaulted') = (loss_position is not null)",
  },
}) {}
