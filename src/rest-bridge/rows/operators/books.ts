import { get, post, type Row } from '../../row.ts'
import { listed, mutation } from '../parts.ts'

/** What an account shows of its lines beside what the journal does: looks at these members are noted. */
const ofAccount = ['memberId', 'memberName', 'counterAccounts', 'counterpartsNumber']

/** The general ledger, for operators and accountants. */
export const bookRows: readonly Row[] = [
  get('/balances/{id}', {
    summary: 'Get what a wallet, a loan or an investment had at a moment',
    success: 'The balance.',
    document: 'query getBalance { balance: balanceAt { ...PastBalanceRecord } }',
  }),
  get('/operator/balances/{account}', {
    summary: 'Get what was on the platform’s own accounts of a kind at a moment',
    success: 'The balance, on the side on which it was.',
    document: 'query getHouseBalance { balance: houseBalanceAt { ...HouseBalanceRecord } }',
  }),
  get('/operator/chart-of-accounts', {
    summary: 'List the accounts of the general ledger',
    success: 'The accounts, in the order of the chart.',
    document: 'query getChartOfAccounts { chartOfAccounts { ...ChartAccountRecord } }',
  }),
  get('/operator/journal', {
    summary: 'Read the journal',
    success:
      'A page of the journal; as CSV, the whole journal, or all lines of one account; as a booking batch for DATEV (`f=datev`), the sums of each day. A closed month, from its first to its last day, is the file that is kept of it.',
    ...listed('getJournal', 'journal', 'JournalLineRecord'),
    table: 'JournalLine',
    books: true,
  }),
  get('/operator/journal/{id}', {
    summary: 'Get the lines of one movement of the journal',
    success: 'The lines, at most 200; none if there is no such movement.',
    document:
      'query getLedgerTransaction($id: ID!) { lines: ledgerTransaction(id: $id) { ...JournalLineRecord } }',
  }),
  get('/operator/turnover/{account}', {
    summary: 'Get what was booked in an account of the general ledger on some days',
    success: 'What was debited and credited, with the balance before and after.',
    document: 'query getAccountTurnover { turnover: accountTurnover { ...AccountTurnoverRecord } }',
  }),
  get('/operator/turnover/{account}/lines', {
    summary: 'List the lines of an account of the general ledger, with whose each is',
    success:
      'A page of the account’s lines, in the order in which they were posted, each with what is on its other side, or all of them as CSV.',
    ...listed(
      'listAccountLines',
      'lines: journal',
      `JournalLineRecord ${ofAccount.join(' ')} counterparts { ...CounterpartRecord }`,
    ),
    table: 'JournalLine',
    beside: ofAccount,
  }),
  get('/operator/trial-balance', {
    summary: 'Get the trial balance at a moment',
    success: 'The balances of all accounts; debits and credits are equal.',
    document: 'query getTrialBalance { trialBalance { ...TrialBalanceRecord } }',
    table: 'TrialBalanceAccount',
    tableOf: 'accounts',
  }),
  get('/operator/periods', {
    summary: 'List the months of the general ledger',
    success: 'The months since the first movement, the newest first.',
    document: 'query listPeriods { periods { ...PeriodRecord } }',
  }),
  post('/operator/periods/{month}/close', {
    summary: 'Close a month',
    success: 'The month, which is closed.',
    refusals: ['INVALID_TRANSITION'],
    document: mutation('closePeriod', 'period { ...PeriodRecord }'),
  }),
]
