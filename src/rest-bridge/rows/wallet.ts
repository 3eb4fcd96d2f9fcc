import type { Row } from '../row.ts'
import { page, pageArguments, pageVariables, userErrors } from './parts.ts'

/** The caller's wallet. */
export const walletRows: readonly Row[] = [
  {
    method: 'GET',
    path: '/wallet',
    summary: 'Get authenticated user wallet',
    document: 'query getWallet { me { wallet { ...WalletRecord } } }',
    status: 200,
    within: 'me',
  },
  {
    method: 'POST',
    path: '/wallet/deposit',
    summary: 'Deposit funds',
    document: `mutation deposit($input: DepositInput!) {
      deposit(input: $input) {
        transaction { ...TransactionRecord } wallet { ...WalletRecord } ${userErrors}
      }
    }`,
    status: 201,
  },
  {
    method: 'POST',
    path: '/wallet/withdraw',
    summary: 'Withdraw funds',
    document: `mutation withdraw($input: WithdrawInput!) {
      withdraw(input: $input) {
        transaction { ...TransactionRecord } wallet { ...WalletRecord } ${userErrors}
      }
    }`,
    status: 201,
  },
  {
    method: 'POST',
    path: '/wallet/transfer',
    summary: 'Transfer funds to another user',
    document: `mutation transfer($input: TransferInput!) {
      transfer(input: $input) {
        transaction { ...TransactionRecord } wallet { ...WalletRecord } ${userErrors}
      }
    }`,
    status: 201,
  },
  {
    method: 'GET',
    path: '/wallet/transactions',
    summary: 'List wallet transactions',
    document: `query listTransactions($type: TransactionType, $direction: TransactionDirection,
      $since: DateTime, $until: DateTime, ${pageVariables}) {
      me {
        transactions(type: $type, direction: $direction, since: $since, until: $until,
          ${pageArguments}) ${page('TransactionRecord')}
      }
    }`,
    status: 200,
    within: 'me',
    list: 'transactions',
  },
  {
    method: 'GET',
    path: '/cash-flow',
    summary: 'List cash flow by category, or download it as CSV',
    document: `query listCashFlow($since: DateTime, $until: DateTime, ${pageVariables}) {
      me { cashFlow(since: $since, until: $until, ${pageArguments}) ${page('CashFlowRecord')} }
    }`,
    status: 200,
    within: 'me',
    list: 'cash_flow',
    table: 'CashFlowEntry',
  },
]
