import { graphql } from '../../graphql/index.ts'
import type { Act } from '../acting/act.ts'
import { t } from './messages/index.ts'

const bookingMutation = graphql(`mutation BookRepayment($input: RepayLoanInput!) {
  acted: repayLoan(input: $input) {
    loan { id status version payoffAmount amountDue } userErrors { code field message details }
  }
}`)

/** Books a repayment from its borrower's wallet as of an earlier day, on which the money came. */
export const booking = (): Act => ({
  name: t('booking.name'),
  explains: t('booking.explains'),
  readers: t('booking.readers'),
  foresees: 'booking',
  amount: t('booking.amount'),
  valueDate: t('booking.valueDate'),
  aside: true,
  done: () => t('booking.done'),
  send: (client, { id, amount = '', ...others }) =>
    client.mutation(bookingMutation, { input: { ...others, loanId: id, amount } }).toPromise(),
})
