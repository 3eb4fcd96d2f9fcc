import type { Row } from './row.ts'

const userErrors = 'userErrors { code field message details }'
const pageVariables = '$first: Int, $after: String, $last: Int, $before: String, $total: Boolean!'
const pageArguments = 'first: $first, after: $after, last: $last, before: $before'
const page = (record: string) => `{
  nodes { ...${record} }
  pageInfo { hasNextPage hasPreviousPage startCursor endCursor }
  totalCount @include(if: $total)
}`

/** The whole REST surface, a row an operation; validated against the schema at start. */
export const routes: readonly Row[] = [
  {
    method: 'GET',
    path: '/profile',
    summary: 'Get authenticated user profile',
    document: 'query getProfile { profile: me { ...ProfileRecord } }',
    status: 200,
    tagged: 'profile',
  },
  {
    method: 'PUT',
    path: '/profile',
    summary: 'Update authenticated user profile',
    document: `mutation updateProfile($input: UpdateProfileInput!) {
      updateProfile(input: $input) { profile { ...ProfileRecord } ${userErrors} }
    }`,
    status: 200,
    record: 'Profile',
    tagged: 'profile',
  },
  {
    method: 'GET',
    path: '/preferences',
    summary: 'Get authenticated user preferences',
    document: 'query getPreferences { me { preferences { ...PreferencesRecord } } }',
    status: 200,
    within: 'me',
  },
  {
    method: 'PUT',
    path: '/preferences',
    summary: 'Update authenticated user preferences',
    document: `mutation updatePreferences($input: UpdatePreferencesInput!) {
      updatePreferences(input: $input) { preferences { ...PreferencesRecord } ${userErrors} }
    }`,
    status: 200,
    record: 'Preferences',
  },
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
    path: '/loans',
    summary: 'List loan requests',
    document: `query listLoans($status: [LoanStatus!], $borrowerId: ID, $purpose: String,
      $riskLevel: [RiskLevel!], $minRate: Percent, $maxMonths: Int, $q: String, $sort: LoanSort,
      ${pageVariables}) {
      loans(filter: { status: $status, borrowerId: $borrowerId, purpose: $purpose,
        riskLevel: $riskLevel, minRate: $minRate, maxMonths: $maxMonths, q: $q }, sort: $sort,
        ${pageArguments}) ${page('LoanRecord')}
    }`,
    status: 200,
    list: 'loans',
  },
  {
    method: 'POST',
    path: '/loans',
    summary: 'Create loan request',
    document: `mutation createLoan($input: CreateLoanInput!) {
      createLoan(input: $input) { loan { ...LoanRecord } ${userErrors} }
    }`,
    status: 201,
    record: 'Loan',
    location: '/loans/{loan.id}',
    tagged: 'loan',
  },
  {
    method: 'GET',
    path: '/loans/{id}',
    summary: 'Get loan details',
    document: 'query getLoan($id: ID!) { loan(id: $id) { ...LoanRecord } }',
    status: 200,
    tagged: 'loan',
  },
  {
    method: 'PUT',
    path: '/loans/{id}',
    summary: 'Update loan (borrower only)',
    document: `mutation updateLoan($input: UpdateLoanInput!) {
      updateLoan(input: $input) { loan { ...LoanRecord } ${userErrors} }
    }`,
    status: 200,
    record: 'Loan',
    tagged: 'loan',
  },
]
