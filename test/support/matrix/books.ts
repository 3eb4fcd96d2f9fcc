import { type Line, payload } from './matrix.ts'

const operatorOnly = (outcome: string) => ['FORBIDDEN', 'FORBIDDEN', 'FORBIDDEN', outcome] as const
const seenByBoth = { outcomes: operatorOnly('ok'), support: 'ok' } as const
const days = { from: '2026-01-01', to: '2026-12-31' }
const at = '2026-11-26T08:00:00Z'
/** No month of the fixtures, so nothing is closed. */
const month = '2020-01'
/** There is no such movement. */
const nothing = '00000000-0000-4000-8000-000000000000'

/** The general ledger and past balances, over GraphQL. */
export const bookLines: readonly Line[] = [
  {
    name: 'Query.balanceAt',
    call: ({ active }) => `{ balanceAt(id: "${active}", at: "${at}") { balance } }`,
    outcomes: ['ok', 'null', 'null', 'ok'],
    support: 'ok',
  },
  {
    name: 'Query.houseBalanceAt',
    call: () => `{ houseBalanceAt(account: SETTLEMENT, at: "${at}") { debit credit } }`,
    ...seenByBoth,
  },
  {
    name: 'Query.chartOfAccounts',
    call: () => '{ chartOfAccounts { number kinds } }',
    ...seenByBoth,
  },
  {
    name: 'Query.journal',
    call: () =>
      `{ journal(from: "${days.from}", to: "${days.to}") { totalCount nodes { account debit credit } } }`,
    ...seenByBoth,
  },
  {
    name: 'Query.journal of an account',
    call: () =>
      `{ journal(from: "${days.from}", to: "${days.to}", account: "1700") { totalCount nodes { account } } }`,
    ...seenByBoth,
  },
  {
    name: 'Query.ledgerTransaction',
    call: () => `{ ledgerTransaction(id: "${nothing}") { account debit credit } }`,
    ...seenByBoth,
  },
  {
    name: 'Query.accountTurnover',
    call: () =>
      `{ accountTurnover(account: "1700", from: "${days.from}", to: "${days.to}") { opening { debit } debit credit } }`,
    ...seenByBoth,
  },
  {
    name: 'Query.trialBalance',
    call: () => '{ trialBalance { debit credit accounts { account debit credit } } }',
    ...seenByBoth,
  },
  { name: 'Query.periods', call: () => '{ periods { month closedAt } }', ...seenByBoth },
  {
    name: 'Mutation.closePeriod',
    call: () =>
      payload('closePeriod', `{ month: "${month}", reason: "month end" }`, 'period { month }'),
    outcomes: operatorOnly('INVALID_TRANSITION'),
  },
]

/** The same over REST. */
export const bookRestLines: readonly Line[] = [
  {
    name: 'GET /balances/{id}',
    call: ({ active }) => ['GET', `/balances/${active}?at=${at}`],
    outcomes: ['ok', 'NOT_FOUND', 'NOT_FOUND', 'ok'],
    support: 'ok',
  },
  {
    name: 'GET /operator/balances/{account}',
    call: () => ['GET', `/operator/balances/settlement?at=${at}`],
    ...seenByBoth,
  },
  ...[
    ['chart-of-accounts', ''],
    ['journal', `?from=${days.from}&to=${days.to}`],
    ['journal', `?from=${days.from}&to=${days.to}&f=csv`],
    ['journal', `?from=${days.from}&to=${days.to}&f=datev`],
    ['trial-balance', ''],
    ['periods', ''],
  ].map(
    ([path, query]): Line => ({
      name: `GET /operator/${path}${query?.includes('f=') ? ` ${query}` : ''}`,
      call: () => ['GET', `/operator/${path}${query}`],
      ...seenByBoth,
    }),
  ),
  {
    name: 'GET /operator/journal/{id}',
    call: () => ['GET', `/operator/journal/${nothing}`],
    ...seenByBoth,
  },
  {
    name: 'GET /operator/turnover/{account}',
    call: () => ['GET', `/operator/turnover/1700?from=${days.from}&to=${days.to}`],
    ...seenByBoth,
  },
  {
    name: 'GET /operator/turnover/{account}/lines',
    call: () => ['GET', `/operator/turnover/1700/lines?from=${days.from}&to=${days.to}`],
    ...seenByBoth,
  },
  {
    name: 'POST /operator/periods/{month}/close',
    call: () => ['POST', `/operator/periods/${month}/close`, { reason: 'month end' }],
    outcomes: operatorOnly('INVALID_TRANSITION'),
  },
]
