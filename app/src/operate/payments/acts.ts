import { graphql } from '../../graphql/index.ts'
import { type Act, sends } from '../acting/act.ts'
import { t } from './messages/index.ts'
import type { SeenPayment } from './operations.ts'

function howSent(provider: string): string {
  return provider === 'bank-file' ? 'file' : 'soon'
}

/** Approves a withdrawal, which leaves as its provider sends it: banks get orders as files, others are asked by a job. */
export const approving = ({ provider }: Pick<SeenPayment, 'provider'>): Act => ({
  name: t('approve.name'),
  explains: t('approve.explains', { how: howSent(provider) }),
  readers: t('approve.readers'),
  final: true,
  done: () => t('approve.done', { how: howSent(provider) }),
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
