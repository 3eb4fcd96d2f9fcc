import type { ResultOf } from '@graphql-typed-document-node/core'
import { graphql } from '../../graphql/index.ts'

const period = graphql(`fragment BooksMonth on Period {
  month closedAt closedById
  closedBy { id fullName }
}`)

export const monthsQuery = graphql(`query BooksMonths { periods { ...BooksMonth } }`)

export const trialBalanceQuery = graphql(`query TrialBalanceAt($day: Date, $by: BooksBy) {
  trialBalance(day: $day, by: $by) {
    at currency debit credit
    accounts { account name memorandum debit credit }
  }
}`)

const accountLine = graphql(`fragment AccountLine on JournalLine {
  day postedAt ledgerTransactionId subaccountId kind debit credit valueDate
  loan { id title }
  investment { loan { id title } }
  member { id fullName city }
  counterparts { account accountName subaccountId member { id fullName city } }
  counterpartsNumber
}`)

export const accountQuery = graphql(`query AccountOfBooks(
  $account: String!, $from: Date!, $to: Date!, $first: Int, $after: String, $last: Int, $before: String
) {
  accountTurnover(account: $account, from: $from, to: $to) {
    account name memorandum currency debit credit
    opening { debit credit }
    closing { debit credit }
  }
  journal(
    account: $account, from: $from, to: $to, first: $first, after: $after, last: $last, before: $before
  ) {
    nodes { ...AccountLine }
    totalCount totalCountIsExact
    pageInfo { hasNextPage hasPreviousPage startCursor endCursor }
  }
}`)

/** A movement of the ledger by its id, of which the journal has one line for each account. */
export const movementQuery = graphql(`query Movement($id: ID!) {
  platform { currency }
  ledgerTransaction(id: $id) {
    postedAt kind account accountName subaccountId debit credit valueDate correctsId
    loan { id title }
    investment { loan { id title } }
    member { id fullName city }
  }
}`)

export const closeMutation = graphql(`mutation CloseMonth($input: ClosePeriodInput!) {
  acted: closePeriod(input: $input) { period { ...BooksMonth } userErrors { code field message details } }
}`)

/** A line of the journal in its account. */
export type AccountLine = ResultOf<typeof accountLine>
/** What is on the other side of such a line. */
export type Counterpart = AccountLine['counterparts'][number]
/** What was booked in an account, with its balance before and after. */
export type AccountTurnover = ResultOf<typeof accountQuery>['accountTurnover']
/** A month of the books. */
export type BooksMonth = ResultOf<typeof period>
/** The balances of all accounts at a moment. */
export type TrialBalance = ResultOf<typeof trialBalanceQuery>['trialBalance']
