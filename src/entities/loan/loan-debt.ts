import { p } from '@mikro-orm/core'
import { entity } from '../entity.ts'
import { viewIn } from '../view-source.ts'

/** What a disbursed loan owes today. */
export class LoanDebt extends entity({
  name: 'LoanDebt',
  view: true,
  expression: viewIn('repaying/loan-debt'),
  properties: {
    loanId: p.uuid().primary(),
    /** Minor units: the amount due by today. */
    amountDue: p.bigint(),
    /** Minor units: the amount that would repay the loan today. */
    payoffAmount: p.bigint(),
    /** The late fees and penalty interest in both, in minor units. */
    chargesDue: p.bigint(),
    /** The principal in the payoff, in minor units. */
    principalOutstanding: p.bigint(),
    /** Days since the oldest unpaid instalment was due. */
    daysPastDue: p.integer(),
    /** The number of the next instalment to pay; null if there is none. */
    nextNumber: p.smallint().strictNullable(),
  },
}) {}
