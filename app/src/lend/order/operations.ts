import type { ResultOf } from '@graphql-typed-document-node/core'
import { graphql } from '../../graphql/index.ts'

export const orderQuery = graphql(`query StandingOrder {
  me {
    id latitude
    wallet { id version currency availableBalance }
    preferences {
      userId version autoInvestEnabled autoInvestMaxPerLoan autoInvestMaxPerBorrower matchNotifications autoInvestBudget autoInvestReserve autoInvestPauseHours autoInvestKeepsInstalments
      minInterestRate maxTermMonths minAmount maxAmount
      riskLevels purposes maxDistanceKm onlyVerifiedBorrowers
    }
  }
  loans(first: 1) { facets { purpose { purpose count } } }
  platform { investmentMin loanAmountMin }
}`)

export const previewQuery = graphql(`query OrderPreview($order: StandingOrderInput!) {
  me {
    id latitude
    wallet { id version currency availableBalance }
    standingOrderPreview(order: $order) {
      openLoans openMatches publishedLoans publishedMatches investments invested available isExact
    }
  }
}`)

/** The loans that a preview tells of, one by one: with a distance, one operation can't afford both. */
export const candidatesQuery = graphql(`query OrderCandidates($filter: OpportunityFilter!) {
  me {
    id
    # An order invests once in each loan, and not again in one that its lender has left.
    investments(status: [PENDING, CANCELLED], first: 100) { nodes { id status automatic loan { id } } }
    opportunities(filter: $filter, sort: NEWEST, first: 100) {
      nodes {
        minInvestment
        loan { id borrowerId borrower { id fullName } title currency interestRate repaymentPeriodMonths amountRemaining myInvestment lentToBorrower riskLevel borrowerRecord { loansDefaulted } }
      }
    }
  }
}`)

export const saveMutation = graphql(`mutation SaveOrder($input: UpdatePreferencesInput!) {
  updatePreferences(input: $input) {
    preferences {
      userId version autoInvestEnabled autoInvestMaxPerLoan autoInvestMaxPerBorrower matchNotifications autoInvestBudget autoInvestReserve autoInvestPauseHours autoInvestKeepsInstalments
      minInterestRate maxTermMonths minAmount maxAmount
      riskLevels purposes maxDistanceKm onlyVerifiedBorrowers
    }
    userErrors { code field message details }
  }
}`)

export const resultsQuery = graphql(`query StandingOrderResults {
  me {
    id
    standingOrderResults { since invested loans pending outstanding repaid earned defaulted budgetLeft outOfMoneySince }
    investments(automatic: true, first: 5) {
      nodes { id status amount createdAt loan { id title currency borrower { id fullName } } }
    }
    # The results leave them out.
    givenBack: investments(automatic: true, status: [CANCELLED], first: 100) { nodes { id amount } }
  }
  platform { investmentMin }
}`)

/** What a standing order looks for, as the API has it. */
export type Preferences = ResultOf<typeof orderQuery>['me']['preferences']
/** An open loan that a standing order would have bought. */
export type Candidate = ResultOf<typeof candidatesQuery>['me']['opportunities']['nodes'][number]
/** An investment in a loan that is open or was. */
export type Had = ResultOf<typeof candidatesQuery>['me']['investments']['nodes'][number]
/** What a standing order finds now, and what it would have done lately. */
export type Found = ResultOf<typeof previewQuery>['me']['standingOrderPreview']
/** What a standing order has invested so far, and what became of it. */
export type Made = ResultOf<typeof resultsQuery>['me']['standingOrderResults']
/** One of its newest investments. */
export type Newest = ResultOf<typeof resultsQuery>['me']['investments']['nodes'][number]
