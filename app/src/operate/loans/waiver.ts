import { graphql } from '../../graphql/index.ts'
import { type Act, sends } from '../acting/act.ts'

const waiveMutation = graphql(`mutation WaiveCharge($input: WaiveChargeInput!) {
  acted: waiveCharge(input: $input) {
    charge { id waived outstanding waivedReason }
    loan { id status version amountDue payoffAmount chargesDue }
    request { id } userErrors { code field message details }
  }
}`)

/** Waives what is outstanding of a charge. */
export const waiver: Act = {
  name: 'Waive',
  explains:
    'The borrower no longer owes what is outstanding of this charge, which stays on record as waived. If nothing else is owed, the loan then counts as repaid. Penalty interest keeps growing while principal is overdue.',
  readers: 'The borrower is told this reason, and the lenders can read it.',
  final: true,
  done: 'The charge is waived.',
  waits: 'This is more than an operator may waive alone: another operator has to approve it.',
  send: sends(waiveMutation),
}
