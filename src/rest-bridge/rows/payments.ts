import type { Row } from '../answer.ts'
import { page, pageArguments, pageVariables, userErrors } from './parts.ts'

const operators = ['OWN_ACCOUNT']

/** The payments of the caller, and of all members for operators. */
export const paymentRows: readonly Row[] = [
  {
    method: 'GET',
    path: '/payments',
    summary: 'List payments',
    success: 'A page of the caller’s payments, newest first.',
    document: `query listPayments($direction: PaymentDirection, $state: [PaymentState!], $externalId: String, ${pageVariables}) {
      payments(direction: $direction, state: $state, externalId: $externalId, ${pageArguments}) ${page('PaymentRecord')}
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
  decision(
    '/payments/{id}/cancel',
    'Cancel a withdrawal that waits to be approved',
    'cancelPayment',
  ),
  decision('/operator/payments/{id}/approve', 'Approve a withdrawal', 'approvePayment', operators),
  decision(
    '/operator/payments/{id}/cancel',
    'Cancel a withdrawal of a member’s',
    'cancelPayment',
    operators,
    'cancelPaymentOfMember',
  ),
  {
    method: 'GET',
    path: '/operator/payments',
    summary: 'List the payments of all members',
    success: 'A page of payments, newest first.',
    document: `query listOperatorPayments($direction: PaymentDirection, $state: [PaymentState!],
      $memberId: ID, $provider: String, ${pageVariables}) {
      payments: operatorPayments(direction: $direction, state: $state, memberId: $memberId, provider: $provider,
        ${pageArguments}) ${page('PaymentRecord')}
    }`,
    list: 'payments',
  },
]

function decision(
  path: string,
  summary: string,
  name: 'approvePayment' | 'cancelPayment',
  refusals: readonly string[] = [],
  operation: string = name,
): Row {
  const input = `${name.charAt(0).toUpperCase()}${name.slice(1)}Input`
  return {
    method: 'POST',
    path,
    summary,
    success: 'The payment.',
    refusals: [...refusals, 'INVALID_TRANSITION'],
    document: `mutation ${operation}($input: ${input}!) {
      ${name}(input: $input) { payment { ...PaymentRecord } ${userErrors} }
    }`,
  }
}
