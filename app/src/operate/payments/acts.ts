import { graphql } from '../../graphql/index.ts'
import { type Act, sends } from '../acting/act.ts'
import { t } from './messages/index.ts'

export const approving = (): Act => ({
  name: t('approve.name'),
  explains: t('approve.explains'),
  readers: t('approve.readers'),
  final: true,
  done: () => t('approve.done'),
  send: sends(
    graphql(`mutation ApprovePayment($input: ApprovePaymentInput!) {
    acted: approvePayment(input: $input) { approved: payment { id state } userErrors { code field message details } }
  }`),
  ),
})

export const canceling = (): Act => ({
  name: t('cancel.name'),
  explains: t('cancel.explains'),
  readers: t('cancel.readers'),
  done: () => t('cancel.done'),
  send: sends(
    graphql(`mutation CancelPayment($input: CancelPaymentInput!) {
    acted: cancelPayment(input: $input) { canceled: payment { id state } userErrors { code field message details } }
  }`),
  ),
})
