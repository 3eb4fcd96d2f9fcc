import { get, post, type Row } from '../../row.ts'
import { atGate, byId, listed, mutation, transaction, wallet } from '../parts.ts'

/** The caller's wallet. */
export const walletRows: readonly Row[] = [
  get('/wallet', {
    summary: 'Get authenticated user wallet',
    success: 'The wallet.',
    document: 'query getWallet { me { wallet { ...WalletRecord } } }',
    within: 'me',
  }),
  movement('deposit', 'Deposit funds', 'Deposited', [
    'LIMIT_EXCEEDED',
    'PAYMENTS_UNAVAILABLE',
    'MANDATE_MISSING',
    'NOT_FOUND',
    // Of a frozen member who owes nothing.
    'BLOCKED',
    ...atGate,
  ]),
  movement('withdraw', 'Withdraw funds', 'Withdrawn', [
    'INSUFFICIENT_FUNDS',
    'LIMIT_EXCEEDED',
    'MONEY_OWED',
    'PAYMENTS_UNAVAILABLE',
    'BANK_ACCOUNT_NEW',
    'NOT_FOUND',
    'INSUFFICIENT_USER_AUTHENTICATION',
    ...atGate,
  ]),
  movement('transfer', 'Transfer funds to another user', 'Transferred', [
    'INSUFFICIENT_FUNDS',
    'MONEY_OWED',
    'SELF_TRANSFER',
    'NOT_FOUND',
    'LIMIT_EXCEEDED',
    ...atGate,
  ]),
  get('/wallet/transactions', {
    summary: 'List wallet transactions',
    success: 'A page of the statement, or all of it as CSV.',
    ...listed('listTransactions', 'me.transactions', 'TransactionRecord'),
    table: 'Transaction',
  }),
  get('/wallet/transactions/{id}', {
    summary: 'Get a wallet transaction',
    success: 'The transaction.',
    document: byId('getTransaction', 'transaction', 'TransactionRecord'),
  }),
  get('/cash-flow', {
    summary: 'List cash flow by category, or download it as CSV',
    success: 'A page of the cash flow, or all of it as CSV.',
    ...listed('listCashFlow', 'me.cashFlow', 'CashFlowRecord'),
    table: 'CashFlowEntry',
  }),
]

function movement(
  name: 'deposit' | 'withdraw' | 'transfer',
  summary: string,
  success: string,
  refusals: readonly string[],
): Row {
  return post(`/wallet/${name}`, {
    summary,
    success,
    refusals: ['AMOUNT_OUT_OF_RANGE', 'EXTERNAL_ID_TAKEN', ...refusals],
    document: mutation(name, `${transaction} ${wallet}`),
    location: '/wallet/transactions/{transaction.id}',
  })
}
