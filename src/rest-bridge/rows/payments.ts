import type { Row } from '../answer.ts'
import { page, pageArguments, pageVariables } from './parts.ts'

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
