import type { Row } from '../answer.ts'
import { page, pageArguments, pageVariables, userErrors } from './parts.ts'

/** The payments of the caller, and of all members for operators. */
export const paymentRows: readonly Row[] = [
  {
    method: 'GET',
    path: '/payments',
    summary: 'List payments',
    success: 'A page of the caller’s payments, newest first.',
    document: `query listPayments($direction: PaymentDirection, $state: [PaymentState!], ${pageVariables}) {
      payments(direction: $direction, state: $state, ${pageArguments}) ${page('PaymentRecord')}
    }`,
    list: 'payments',
  },
  {
    method: 'GET',
    path: '/payments/{id}',
    summary: 'Get a payment',
    success: 'The payment.',
    document: 'query getPayment($id: ID!) { payment(id: $id) { ...PaymentRecord } }',
  },
  {
    method: 'POST',
    path: '/payments/{id}/cancel',
    summary: 'Cancel a withdrawal that waits to be approved',
    success: 'The payment.',
    refusals: ['INVALID_TRANSITION'],
    document: `mutation cancelPayment($input: CancelPaymentInput!) {
      cancelPayment(input: $input) { payment { ...PaymentRecord } ${userErrors} }
    }`,
  },
  {
    method: 'POST',
    path: '/operator/payments/{id}/approve',
    summary: 'Approve a withdrawal',
    success: 'The payment.',
    refusals: ['FORBIDDEN', 'OWN_ACCOUNT', 'INVALID_TRANSITION'],
    document: `mutation approvePayment($input: ApprovePaymentInput!) {
      approvePayment(input: $input) { payment { ...PaymentRecord } ${userErrors} }
    }`,
  },
  {
    method: 'POST',
    path: '/operator/payments/{id}/cancel',
    summary: 'Cancel a withdrawal of a member’s',
    success: 'The payment.',
    refusals: ['FORBIDDEN', 'OWN_ACCOUNT', 'INVALID_TRANSITION'],
    document: `mutation cancelPaymentOfMember($input: CancelPaymentInput!) {
      cancelPayment(input: $input) { payment { ...PaymentRecord } ${userErrors} }
    }`,
  },
  {
    method: 'GET',
    path: '/operator/payments',
    summary: 'List the payments of all members',
    success: 'A page of payments, newest first.',
    refusals: ['FORBIDDEN'],
    document: `query listOperatorPayments($direction: PaymentDirection, $state: [PaymentState!],
      $memberId: ID, $provider: String, ${pageVariables}) {
      payments: operatorPayments(direction: $direction, state: $state, memberId: $memberId, provider: $provider,
        ${pageArguments}) ${page('PaymentRecord')}
    }`,
    list: 'payments',
  },
]
