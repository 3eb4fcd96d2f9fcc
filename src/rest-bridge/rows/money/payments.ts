import { get, post, type Row } from '../../row.ts'
import { listed, mutation } from '../parts.ts'

const payment = 'payment { ...PaymentRecord }'
/** What a list of all members' payments shows of whose they are: after a change, nothing of it may be read. */
const whose = ['memberName', 'counterpartyName']
const cancelling = mutation('cancelPayment', payment)

/** The payments of the caller, and of all members for operators. */
export const paymentRows: readonly Row[] = [
  get('/payments', {
    summary: 'List payments',
    success: 'A page of the caller’s payments, newest first.',
    ...listed('listPayments', 'payments', 'PaymentRecord'),
  }),
  get('/payments/{id}', {
    summary: 'Get a payment',
    success: 'The payment.',
    document: 'query getPayment { payment { ...PaymentRecord } }',
  }),
  post('/payments/{id}/cancel', {
    summary: 'Cancel a withdrawal that waits to be approved',
    success: 'The payment.',
    refusals: ['INVALID_TRANSITION'],
    document: cancelling,
  }),
  post('/operator/payments/{id}/approve', {
    summary: 'Approve a withdrawal',
    success: 'The payment.',
    refusals: ['OWN_ACCOUNT', 'INVALID_TRANSITION'],
    document: mutation('approvePayment', payment),
  }),
  post('/operator/payments/{id}/cancel', {
    summary: 'Cancel a withdrawal of a member’s',
    success: 'The payment.',
    refusals: ['OWN_ACCOUNT', 'INVALID_TRANSITION'],
    document: cancelling.replace('mutation cancelPayment', 'mutation cancelPaymentOfMember'),
  }),
  get('/operator/payments', {
    summary: 'List the payments of all members',
    success: 'A page of payments, newest first, or all of them as CSV.',
    ...listed(
      'listOperatorPayments',
      'payments: operatorPayments',
      `PaymentRecord ${whose.join(' ')}`,
    ),
    table: 'Payment',
    beside: whose,
  }),
  get('/operator/transactions', {
    summary: 'List the lines of all statements with exactly this amount',
    success: 'A page of lines, newest first.',
    ...listed(
      'listOperatorTransactions',
      'transactions: operatorTransactions',
      'TransactionRecord memberId',
    ),
    beside: ['memberId'],
  }),
]
