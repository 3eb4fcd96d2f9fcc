import { get, post, type Row } from '../../row.ts'
import { actsOn, mutation } from '../parts.ts'

const record = 'bankAccount { ...BankAccountRecord }'
const change = actsOn('/bank-accounts/{id}', record, { success: 'The bank account.' })

/** The caller's bank accounts, and where to transfer money to. */
export const bankAccountRows: readonly Row[] = [
  get('/bank-accounts', {
    summary: 'List bank accounts',
    success: 'The caller’s bank accounts.',
    document: 'query listBankAccounts { bankAccounts { ...BankAccountRecord } }',
  }),
  post('/bank-accounts', {
    summary: 'Add a bank account',
    success: 'The bank account.',
    refusals: ['LIMIT_EXCEEDED', 'PAYMENTS_UNAVAILABLE', 'INSUFFICIENT_USER_AUTHENTICATION'],
    document: mutation('addBankAccount', record),
    location: '/bank-accounts/{bank_account.id}',
  }),
  get('/bank-accounts/{id}', {
    summary: 'Get a bank account',
    success: 'The bank account.',
    document: 'query getBankAccount { bankAccount { ...BankAccountRecord } }',
  }),
  change('removeBankAccount', 'remove', 'Remove a bank account'),
  change('signMandate', 'mandate', 'Let the platform debit a bank account', [
    'PAYMENTS_UNAVAILABLE',
    'INSUFFICIENT_USER_AUTHENTICATION',
  ]),
  change('withdrawMandate', 'mandate/withdraw', 'Withdraw the mandate of a bank account'),
  get('/wallet/bank-transfer-details', {
    summary: 'Get where to transfer money to',
    success: 'The platform’s bank account with the caller’s reference.',
    refusals: ['NOT_FOUND'],
    document:
      'query getBankTransferDetails { bankTransferDetails { ...BankTransferDetailsRecord } }',
  }),
]
