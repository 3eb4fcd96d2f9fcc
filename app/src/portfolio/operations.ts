import type { ResultOf } from '@graphql-typed-document-node/core'
import { graphql } from '../graphql/index.ts'

export const portfolioQuery = graphql(`query Portfolio {
  me {
    id
    wallet { id currency }
    portfolio {
      invested pending outstanding repaid earned late late30 late60 late90 lateOver90 defaulted writtenOff
      byRisk { riskLevel outstanding pending late30 late60 late90 lateOver90 defaulted writtenOff }
      byMonth { month invested principal interest charges fees losses }
      annualReturn annualReturnIfLateLost expected { month principal interest fees }
      outlook { yearly yearlyLoss afterLosses leftOut }
    }
    standingOrderResults { outOfMoneySince }
    preferences { userId autoInvestReserve }
    # The oldest that was paid out.
    investments(status: [ACTIVE, REPAID, DEFAULTED], last: 1) { nodes { id loan { id disbursementDate } } }
  }
  platform { investmentMin }
}`)

export const investmentsQuery =
  graphql(`query Investments($status: [InvestmentStatus!], $late: Boolean, $automatic: Boolean, $q: String, $sort: InvestmentSort, $first: Int, $after: String, $summed: Boolean = false) {
  me {
    id
    investmentTotals(status: $status, late: $late, automatic: $automatic, q: $q) @include(if: $summed) {
      count invested pending released outstanding late repaid earned
    }
    investments(status: $status, late: $late, automatic: $automatic, q: $q, sort: $sort, first: $first, after: $after) {
      nodes {
        id amount status principalRepaid principalOutstanding overdue recovered interestEarned chargesEarned automatic reflectionEndsAt createdAt
        loan {
          id title currency interestRate status paused expiresAt fundedPercent writtenOffAt daysPastDue amountRequested amountDue chargesDue
          borrower { id fullName }
          nextDue { number dueOn }
          planChanges(last: 1) { nodes { ...LendersPlanChange } }
        }
      }
      pageInfo { hasNextPage endCursor }
    }
  }
  platform { investmentCancel }
}`)

export const statementQuery =
  graphql(`query Statement($direction: TransactionDirection, $since: DateTime, $until: DateTime, $first: Int = 30, $after: String) {
  me {
    id memberId
    transactions(first: $first, after: $after, direction: $direction, since: $since, until: $until) {
      nodes {
        id type direction amount currency balanceChange balanceAfter status description reference principal interest charges fee createdAt reversedAt reversalReason
        reverses { id type direction createdAt reversalReason }
        counterparty { id fullName }
        loan { id title borrowerId borrower { id fullName } }
      }
      pageInfo { hasNextPage endCursor }
    }
  }
}`)

/** The oldest line of a period, from whose balance it began. */
export const oldestQuery = graphql(`query StatementOldest($since: DateTime, $until: DateTime) {
  me {
    id
    transactions(last: 1, since: $since, until: $until) { nodes { id currency balanceAfter balanceChange } }
  }
}`)

export const sinceQuery = graphql(`query StatementSince {
  me { id createdAt }
  platform { businessTimezone }
}`)

/** When a tax year begins and ends, in the platform's time zone. */
export const yearQuery = graphql(`query StatementYear($year: Year!) {
  me { id taxYear(year: $year) { since until } }
}`)

export const moneyMoved = graphql(`subscription MoneyMoved {
  walletChanged { id version balance availableBalance heldBalance }
}`)

/** A lender's totals. */
export type Totals = ResultOf<typeof portfolioQuery>['me']['portfolio']
/** One investment of the reader's. */
export type Investment = ResultOf<typeof investmentsQuery>['me']['investments']['nodes'][number]
/** What the reader's investments of a choice come to. */
export type Sums = NonNullable<ResultOf<typeof investmentsQuery>['me']['investmentTotals']>
/** A line of the reader's statement. */
export type Line = ResultOf<typeof statementQuery>['me']['transactions']['nodes'][number]
