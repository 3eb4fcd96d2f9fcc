import { graphql } from '../../graphql/index.ts'
import { type Act, sends } from '../acting/act.ts'

export const approving: Act = {
  name: 'Approve',
  explains: 'The money leaves the platform: the withdrawal is sent within about a minute.',
  readers: 'It is kept in the audit trail.',
  final: true,
  done: 'It is approved, and will be sent within about a minute.',
  send: sends(
    graphql(`mutation ApprovePayment($input: ApprovePaymentInput!) {
    acted: approvePayment(input: $input) { approved: payment { id state } userErrors { code field message details } }
  }`),
  ),
}

export const canceling: Act = {
  name: 'Cancel',
  explains: 'Nothing is sent, and the money is available to the member again.',
  readers: 'The member is told.',
  done: 'It is cancelled.',
  send: sends(
    graphql(`mutation CancelPayment($input: CancelPaymentInput!) {
    acted: cancelPayment(input: $input) { canceled: payment { id state } userErrors { code field message details } }
  }`),
  ),
}
