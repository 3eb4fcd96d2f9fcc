import { canaries } from './fixtures.ts'
import { all, type Line, ownOnly, payload } from './matrix.ts'

const iban = 'NL91ABNA0417164300'

/** Members' bank accounts. */
export const bankAccountLines: readonly Line[] = [
  {
    name: 'Query.bankAccounts',
    call: () => '{ bankAccounts { id holder lastDigits mandate { reference } } }',
    outcomes: all('ok'),
    shows: canaries.holder,
  },
  {
    name: 'Query.bankAccount',
    call: ({ bankAccount }) => `{ bankAccount(id: "${bankAccount}") { id holder lastDigits } }`,
    outcomes: ownOnly('null'),
    shows: canaries.holder,
  },
  {
    name: 'Query.bankTransferDetails',
    call: () => '{ bankTransferDetails { iban reference } }',
    outcomes: all('null'),
  },
  {
    name: 'Mutation.addBankAccount',
    call: () =>
      payload('addBankAccount', `{ holder: "x y", iban: "${iban}" }`, 'bankAccount { id }'),
    outcomes: all('PAYMENTS_UNAVAILABLE'),
  },
  {
    name: 'Mutation.signMandate',
    call: ({ bankAccount }) =>
      payload('signMandate', `{ id: "${bankAccount}" }`, 'bankAccount { holder }'),
    outcomes: all('PAYMENTS_UNAVAILABLE'),
  },
  {
    name: 'Mutation.withdrawMandate',
    call: ({ bankAccount }) =>
      payload('withdrawMandate', `{ id: "${bankAccount}" }`, 'bankAccount { holder }'),
    outcomes: ownOnly('NOT_FOUND'),
    shows: canaries.holder,
  },
  {
    name: 'Mutation.removeBankAccount',
    // An id of something else: no bank account.
    call: ({ active }) => payload('removeBankAccount', `{ id: "${active}" }`, 'bankAccount { id }'),
    outcomes: all('NOT_FOUND'),
  },
]

/** Their REST rows. */
export const bankAccountRestLines: readonly Line[] = [
  {
    name: 'GET /bank-accounts',
    call: () => ['GET', '/bank-accounts'],
    outcomes: all('ok'),
    shows: canaries.holder,
  },
  {
    name: 'GET /bank-accounts/{id}',
    call: ({ bankAccount }) => ['GET', `/bank-accounts/${bankAccount}`],
    outcomes: ownOnly('NOT_FOUND'),
    shows: canaries.holder,
  },
  {
    name: 'GET /wallet/bank-transfer-details',
    call: () => ['GET', '/wallet/bank-transfer-details'],
    outcomes: all('NOT_FOUND'),
  },
  {
    name: 'POST /bank-accounts',
    call: () => ['POST', '/bank-accounts', { holder: 'x y', iban }],
    outcomes: all('PAYMENTS_UNAVAILABLE'),
  },
  {
    name: 'POST /bank-accounts/{id}/mandate',
    call: ({ bankAccount }) => ['POST', `/bank-accounts/${bankAccount}/mandate`, {}],
    outcomes: all('PAYMENTS_UNAVAILABLE'),
  },
  {
    name: 'POST /bank-accounts/{id}/mandate/withdraw',
    call: ({ bankAccount }) => ['POST', `/bank-accounts/${bankAccount}/mandate/withdraw`, {}],
    outcomes: ownOnly('NOT_FOUND'),
    shows: canaries.holder,
  },
  {
    name: 'POST /bank-accounts/{id}/remove',
    call: ({ active }) => ['POST', `/bank-accounts/${active}/remove`, {}],
    outcomes: all('NOT_FOUND'),
  },
]
