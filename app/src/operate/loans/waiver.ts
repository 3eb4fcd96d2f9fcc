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
    'The borrower no longer owes what is outstanding of this charge, which stays on record as waived. If the loan owes nothing else, it is repaid with that.',
  readers: 'The borrower is told this reason, and the lenders can read it.',
  final: true,
  done: 'The charge is waived.',
  waits: 'It is more than one operator may waive: another operator decides on it.',
  send: sends(waiveMutation),
}
