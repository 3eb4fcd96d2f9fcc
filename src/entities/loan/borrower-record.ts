import { p } from '@mikro-orm/core'
import { entity } from '../entity.ts'
import { viewIn } from '../view-source.ts'

/** How a member has repaid as a borrower. */
export class BorrowerRecord extends entity({
  name: 'BorrowerRecord',
  view: true,
  expression: viewIn('loan/borrower-record'),
  properties: {
    borrowerId: p.uuid().primary(),
    loansRepaid: p.integer(),
    loansDefaulted: p.integer(),
    /** Whether a payment is late, or a defaulted loan still owes something. */
    currentlyLate: p.boolean(),
    /** Payments whose last day has passed. */
    paymentsDue: p.integer(),
    /** Those of them that the borrower was not late with. */
    paymentsOnTime: p.integer(),
    /** Days, up to today for a payment that is still late. */
    longestDelayDays: p.integer(),
  },
}) {}

/** That of a member who has borrowed nothing. */
export const noRecord: Omit<BorrowerRecord, 'borrowerId'> = {
  loansRepaid: 0,
  loansDefaulted: 0,
  currentlyLate: false,
  paymentsDue: 0,
  paymentsOnTime: 0,
  longestDelayDays: 0,
}
