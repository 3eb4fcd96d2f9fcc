import type { ResultOf } from '@graphql-typed-document-node/core'
import { graphql } from '../graphql/index.ts'

export const opportunitiesQuery =
  graphql(`query Opportunities($filter: OpportunityFilter, $sort: OpportunitySort, $after: String, $searched: Boolean!) {
  me {
    id
    opportunities(filter: $filter, sort: $sort, first: 18, after: $after) {
      totalCount totalCountIsExact
      nodes {
        matchReasons matchMisses netYield yearlyLoss distanceKm
        loan {
          id version title description @include(if: $searched) currency purpose riskLevel interestRate repaymentPeriodMonths expiresAt status paused
          amountRequested amountFunded amountRemaining fundedPercent myInvestment locationDescription
          borrower { id fullName city verificationStatus }
          borrowerRecord { loansDefaulted }
        }
      }
      pageInfo { hasNextPage endCursor }
    }
  }
  platform { serviceFee }
}`)

export const newerQuery = graphql(`query NewerOpportunities($filter: OpportunityFilter) {
  me { id opportunities(filter: $filter, first: 1) { totalCount } }
}`)

export const marketQuery = graphql(`query LendingMarket {
  me {
    id userType latitude
    wallet { id version currency availableBalance }
    preferences { userId minInterestRate maxTermMonths minAmount maxAmount riskLevels purposes maxDistanceKm onlyVerifiedBorrowers }
  }
  loans(first: 1) { facets { purpose { purpose count } } }
}`)

export const becomeLender = graphql(`mutation BecomeLender {
  updateProfile(input: { userType: BOTH }) { profile { id userType } userErrors { message } }
}`)

export const loanQuery = graphql(`query LoanToLendTo($id: ID!) {
  loan(id: $id) {
    id version title description currency status paused purpose riskLevel interestRate apr repaymentPeriodMonths
    amountRequested amountFunded amountRemaining fundedPercent expiresAt publishedAt myInvestment
    locationDescription daysPastDue payoffAmount borrowerId borrower { id fullName city ...MemberFacts }
    borrowerRecord { ...BorrowerRecordFacts } lentToBorrower
    lateTerms { toleranceAmount tolerancePercent interest penalty { points rate graceDays } lateFee { amount percent afterDays repeats to } withdrawWhileLate }
    ...AgreedTerms
  }
  me {
    id memberId
    wallet { id version currency balance availableBalance heldBalance }
    preferences { userId minInterestRate maxTermMonths minAmount maxAmount riskLevels purposes maxDistanceKm onlyVerifiedBorrowers }
  }
  platform { originationFee investmentCancel defaultAfterDays }
  lenderTest { reflectionHours }
}`)

/** What a borrower asks for and repays besides: amounts asked for are public, what is still owed is not. */
export const borrowingQuery = graphql(`query Borrowing($borrowerId: ID!) {
  loans(filter: { borrowerId: $borrowerId, status: [OPEN, FUNDED, ACTIVE, DEFAULTED] }, first: 100) {
    nodes { id title currency status amountRequested }
    pageInfo { hasNextPage }
  }
}`)

export const loanFollowed = graphql(`subscription LoanFollowed($id: ID!) {
  loanChanged(id: $id) { id version status paused amountFunded amountRemaining fundedPercent apr myInvestment lentToBorrower }
}`)

export const loansFollowed = graphql(`subscription LoansFollowed($ids: [ID!]!) {
  loansChanged(ids: $ids) {
    upserted { id version status paused amountFunded amountRemaining fundedPercent apr myInvestment }
  }
}`)

/** The opportunity of one loan; only a list has it, so this asks for all that were published in the same millisecond. */
export const offerQuery = graphql(`query Offer($since: DateTime!, $until: DateTime!) {
  me {
    id
    opportunities(filter: { publishedSince: $since, publishedUntil: $until }, first: 20) {
      nodes { minInvestment maxInvestment netYield matchReasons matchMisses distanceKm loan { id } }
    }
  }
}`)

export const quoteQuery =
  graphql(`query QuoteToLend($amount: Money!, $rate: Percent!, $months: Int!) {
  loanQuote(amount: $amount, interestRate: $rate, months: $months) {
    totalInterest netYield
    instalments { number dueOn interest payment }
  }
  platform { serviceFee }
}`)

/** How similar loans have fared. */
export const guidanceQuery =
  graphql(`query Guidance($amount: Money!, $months: Int!, $riskLevel: RiskLevel) {
  loanGuidance(amount: $amount, months: $months, riskLevel: $riskLevel) {
    paidOut defaulted lateNow defaultRate defaultRateLoans
    similar { loans amountFrom amountBelow monthsFrom monthsTo rateFrom rateTo medianMinutes }
  }
  book: loanGuidance(amount: $amount, months: $months) { paidOut lateNow }
  platform { serviceFee }
}`)

/** How many loans there are to invest in. */
export const countQuery = graphql(`query OpportunityCount($filter: OpportunityFilter) {
  me { id opportunities(filter: $filter, first: 1) { totalCount totalCountIsExact } }
}`)

/** All the money that the reader has here. */
export const exposureQuery = graphql(`query Exposure {
  me { id wallet { id version balance } portfolio { outstanding byRisk { riskLevel outstanding pending } } }
}`)

/** The reader's investments in a loan, with what they have returned. */
export const partQuery = graphql(`query MyPart($id: ID!) {
  me {
    id
    investments(loanId: $id, first: 100) {
      nodes { id status amount reflectionEndsAt principalRepaid principalOutstanding overdue recovered interestEarned chargesEarned }
    }
  }
  loan(id: $id) {
    id currency status expiresAt amountRequested daysPastDue defaultOn interestPausedUntil amountDue chargesDue recovered publishedAt disbursementDate writtenOffAt writtenOffAmount
    nextDue { number dueOn }
    ownPayments { number dueOn principal interest amount }
    ownReceipts { receivedOn principal interest charges amount }
    history { id to createdAt }
    repaymentSchedule {
      monthlyPayment totalInterest totalPayment
      instalments { number dueOn principal interest payment prepaid balance paid status }
    }
    planChanges(last: 20) {
      nodes { ...LendersPlanChange }
    }
  }
  platform { investmentCancel }
}`)

export const investMutation = graphql(`mutation Invest($input: InvestInput!) {
  invest(input: $input) {
    investment { id amount }
    loan { id version status paused amountFunded amountRemaining fundedPercent myInvestment lentToBorrower }
    wallet { id version balance availableBalance heldBalance }
    userErrors { code field message details }
  }
}`)

export const fundsChanged = graphql(`subscription FundsChanged {
  walletChanged { id version balance availableBalance heldBalance }
}`)

export const topUpMutation = graphql(`mutation TopUp($input: DepositInput!) {
  deposit(input: $input) {
    transaction { ...Paid }
    wallet { id version balance availableBalance heldBalance pendingBalance owed }
    userErrors { code message details }
  }
}`)

/** A loan that takes investments, and why it suits. */
export type Opportunity = ResultOf<
  typeof opportunitiesQuery
>['me']['opportunities']['nodes'][number]
/** A loan with all that its page shows. */
export type LoanToLendTo = NonNullable<ResultOf<typeof loanQuery>['loan']>
/** A loan that its borrower asks for or repays. */
export type Borrowing = ResultOf<typeof borrowingQuery>['loans']['nodes'][number]
/** What the borrower pays back, and when. */
export type Quote = ResultOf<typeof quoteQuery>['loanQuote']
/** One of the reader's investments in a loan. */
export type OwnInvestment = ResultOf<typeof partQuery>['me']['investments']['nodes'][number]
/** A loan that the reader has put something into. */
export type Part = NonNullable<ResultOf<typeof partQuery>['loan']>
/** What the reader can invest in a loan now, and why it suits. */
export type Offer = ResultOf<typeof offerQuery>['me']['opportunities']['nodes'][number]
/** A refusal of an investment. */
export type InvestRefusal = ResultOf<typeof investMutation>['invest']['userErrors'][number]
