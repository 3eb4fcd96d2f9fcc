import type { ResultOf } from '@graphql-typed-document-node/core'
import { graphql } from '../../graphql/index.ts'

const period = graphql(`fragment BooksMonth on Period {
  month closedAt closedById
  closedBy { id fullName }
}`)

export const monthsQuery = graphql(`query BooksMonths { periods { ...BooksMonth } }`)

export const trialBalanceQuery = graphql(`query TrialBalanceAt($day: Date) {
  trialBalance(day: $day) {
    at currency debit credit
    accounts { account name memorandum debit credit }
  }
}`)

export const closeMutation = graphql(`mutation CloseMonth($input: ClosePeriodInput!) {
  acted: closePeriod(input: $input) { period { ...BooksMonth } userErrors { code field message details } }
}`)

/** A month of the books. */
export type BooksMonth = ResultOf<typeof period>
/** The balances of all accounts at a moment. */
export type TrialBalance = ResultOf<typeof trialBalanceQuery>['trialBalance']
