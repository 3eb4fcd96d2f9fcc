import { defineEntity, p } from '@mikro-orm/core'
import { viewIn } from '../view-source.ts'

const BorrowerRecordSchema = defineEntity({
  name: 'BorrowerRecord',
  view: true,
  expression: viewIn('loan/borrower-record'),
  properties: {
    borrowerId: p.uuid().primary(),
    loansRepaid: p.integer(),
    loansDefaulted: p.integer(),
    /** Whether a payment is late, or a defaulted loan still owes something. */
    currentlyLate: p.boolean(),
  },
})

/** How a member has repaid as a borrower. */
export class BorrowerRecord extends BorrowerRecordSchema.class {}
BorrowerRecordSchema.setClass(BorrowerRecord)
