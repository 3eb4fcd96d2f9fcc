import type { ResultOf } from '@graphql-typed-document-node/core'
import { graphql } from '../graphql/index.ts'

const borrowed = graphql(`fragment Borrowed on Loan {
  id version status paused title description purpose currency amountRequested interestRate repaymentPeriodMonths
  riskLevel locationLatitude locationLongitude locationDescription amountFunded amountRemaining fundedPercent
  publishedAt expiresAt disbursementDate apr originationFee netProceeds amountDue payoffAmount chargesDue daysPastDue interestPausedUntil recovered autopay
  lateTerms { ...WhenLate }
}`)

const plan = graphql(`fragment Plan on Loan {
  ...AgreedTerms
  nextDue { number dueOn payment paid }
  defaultOn withdrawableUntil withdrawnAt repayBy writtenOffAt
  repaymentSchedule {
    monthlyPayment totalInterest totalPayment
    instalments { number dueOn principal interest payment prepaid balance paid status }
  }
  charges(first: 50) {
    totalCount
    nodes { id kind number dueOn amount paid waived outstanding reason waivedReason }
  }
  overdueInterest { number since principal penalty rate interest }
  planChanges(last: 50) {
    totalCount
    nodes { ...PlanChangeLine }
  }
}`)

export const myLoansQuery = graphql(`query MyLoans {
  me { id userType loans(first: 50) { nodes { ...Borrowed nextDue { number dueOn payment paid } } } }
}`)

/** What can keep the reader from borrowing: late loans, loans in default, and what they owe the platform. */
export const owedFirstQuery = graphql(`query OwedFirst {
  me {
    id
    wallet { id version currency owed }
    loans(status: [ACTIVE, DEFAULTED], first: 50) {
      nodes { id title status currency amountDue payoffAmount daysPastDue }
    }
  }
  platform { borrowWhileLate }
}`)

/** What of the reader decides how lenders see their loans. */
export const ownStandingQuery = graphql(`query OwnStanding {
  me { id monthlyIncome creditScore verificationStatus }
}`)

export const placeQuery = graphql(`query MyPlace { me { id city latitude longitude } }`)

/** Where others see the loans that are near a place. */
export const publicPointQuery = graphql(`query PublicPoints($bbox: BBox!) {
  loanMarkers(bbox: $bbox) { markers { id latitude longitude } }
}`)

export const loanQuery = graphql(`query MyLoan($id: ID!) {
  me { id memberId wallet { id version currency availableBalance } preferences { userId autopay } }
  platform { dueDayChanges borrowWhileLate documents supportEmail }
  loan(id: $id) {
    borrowerId ...Borrowed ...Plan
    history { from to reason byOperator createdAt }
    investments(last: 50) { nodes { id status amount createdAt lender { id fullName city } } totalCount }
  }
}`)

export const loanChanged = graphql(`subscription MyLoanChanged($id: ID!) {
  loanChanged(id: $id) {
    ...Borrowed ...Plan
    history { from to reason byOperator createdAt }
    investments(last: 50) { nodes { id status amount createdAt lender { id fullName city } } totalCount }
  }
}`)

export const payoffLetterMutation =
  graphql(`mutation RequestPayoffLetter($input: RequestPayoffLetterInput!) {
  requestPayoffLetter(input: $input) {
    payoffLetter { id amount until status }
    userErrors { code field message }
  }
}`)

export const receiptQuery = graphql(`query Receipt($id: ID!) {
  me { id fullName }
  platform { documents }
  repaymentReceipt(id: $id) {
    id amount principal interest interestAhead charges chargeKind principalLeft prepayment effect { ...Effect } reference paidAt undoneAt undoReason requestedAt
    loan { id title currency }
    document { id }
  }
}`)

export const receiptMutation = graphql(`mutation RequestReceipt($input: RequestReceiptInput!) {
  requestReceipt(input: $input) {
    receipt { id requestedAt document { id } }
    userErrors { code field message }
  }
}`)

/** A repayment of the reader's, in parts. */
export type RepaymentReceipt = NonNullable<ResultOf<typeof receiptQuery>['repaymentReceipt']>

export const paymentsMadeQuery = graphql(`query PaymentsMade {
  me {
    id
    transactions(type: REPAYMENT_PAID, direction: DEBIT, first: 100) {
      nodes { id amount currency loanId createdAt reversedAt reversalReason reversesId }
      pageInfo { hasNextPage }
    }
  }
}`)

export const progressChanged = graphql(`subscription MyLoanProgress($id: ID!) {
  loanChanged(id: $id) { ...Borrowed }
}`)

export const quoteQuery =
  graphql(`query LoanQuote($amount: Money!, $interestRate: Percent!, $months: Int!) {
  loanQuote(amount: $amount, interestRate: $interestRate, months: $months) {
    monthlyPayment totalInterest totalPayment originationFee netProceeds totalCost apr netYield
    lateTerms { ...WhenLate }
    instalments { number dueOn payment }
  }
  platform { serviceFee }
}`)

/** How much the platform lends. */
export const limitsQuery = graphql(`query LoanLimits {
  platform { loanAmountMin loanAmountMax interestRateMax repaymentPeriodMonthsMax }
}`)

/** What a borrower has to know before they publish, in the words of the agreement. */
export const keyFactsQuery =
  graphql(`query KeyFacts($amount: Money!, $interestRate: Percent!, $months: Int!) {
  loanQuote(amount: $amount, interestRate: $interestRate, months: $months) {
    keyFacts { ...Told }
  }
  platform { documents }
}`)

/** What a borrower has agreed to, with the agreement itself: the one that counts, if it was corrected. */
export const agreedQuery = graphql(`query Agreed($id: ID!) {
  loan(id: $id) { id keyFacts { ...Told } }
  me { id documents(kind: LOAN_AGREEMENT, loanId: $id, first: 1) { nodes { id period } } }
  platform { documents }
}`)

export const createMutation = graphql(`mutation CreateDraft($input: CreateLoanInput!) {
  createLoan(input: $input) { loan { ...Borrowed } userErrors { code field message } }
}`)

export const updateMutation = graphql(`mutation SaveDraft($input: UpdateLoanInput!) {
  updateLoan(input: $input) { loan { ...Borrowed } userErrors { code field message } }
}`)

export const preferAutopayMutation =
  graphql(`mutation PreferAutopay($input: UpdatePreferencesInput!) {
  updatePreferences(input: $input) {
    preferences { userId autopay }
    userErrors { code field message }
  }
}`)

export const publishMutation = graphql(`mutation PublishDraft($input: PublishLoanInput!) {
  publishLoan(input: $input) { loan { ...Borrowed } userErrors { code field message details } }
}`)

export const cancelMutation = graphql(`mutation WithdrawLoan($input: CancelLoanInput!) {
  cancelLoan(input: $input) { loan { ...Borrowed } userErrors { code field message } }
}`)

const effect = graphql(`fragment Effect on RepaymentEffect {
  interestSaved instalmentsPaid monthlyPayment monthlyBefore lastDueOn lastDueBefore nextDueOn nextDueAmount
}`)

/** What a payment would do with each choice; with one alone if there is nothing to choose. */
export const previewRepaymentMutation = graphql(`mutation PreviewRepayment(
  $shorten: PreviewRepaymentInput!, $lower: PreviewRepaymentInput!, $advance: PreviewRepaymentInput!, $all: Boolean!
) {
  SHORTEN: previewRepayment(input: $shorten) { effect { ...Effect } userErrors { code message } }
  LOWER: previewRepayment(input: $lower) @include(if: $all) { effect { ...Effect } userErrors { code message } }
  ADVANCE: previewRepayment(input: $advance) @include(if: $all) { effect { ...Effect } userErrors { code message } }
}`)

export const repayMutation = graphql(`mutation Repay($input: RepayLoanInput!) {
  repayLoan(input: $input) {
    loan { ...Borrowed ...Plan }
    applied prepaid effect { ...Effect }
    wallet { id version currency balance availableBalance heldBalance }
    userErrors { code field message }
  }
}`)

export const changeOwnPlanMutation = graphql(`mutation ChangeOwnPlan($input: ChangeOwnPlanInput!) {
  changeOwnPlan(input: $input) {
    loan { ...Borrowed ...Plan }
    userErrors { code field message }
  }
}`)

/** What another due day would make of the plan, and of which version of the loan: no other field of the loan shows what would become of it. */
export const previewDueDayMutation = graphql(`mutation PreviewDueDay($input: ChangeOwnPlanInput!) {
  changeOwnPlan(input: $input) {
    totals { interestBefore interestAfter paymentBefore paymentAfter }
    schedule { instalments { dueOn payment status } }
    loan { id version }
    userErrors { code field message }
  }
}`)

export const undoOwnPlanMutation = graphql(`mutation UndoOwnPlan($input: UndoOwnPlanChangeInput!) {
  undoOwnPlanChange(input: $input) {
    loan { ...Borrowed ...Plan }
    userErrors { code field message }
  }
}`)

export const withdrawFromLoanMutation =
  graphql(`mutation WithdrawFromLoan($input: WithdrawFromLoanInput!) {
  withdrawFromLoan(input: $input) {
    loan { ...Borrowed ...Plan }
    wallet { id version currency balance availableBalance heldBalance }
    userErrors { code field message }
  }
}`)

export const borrowTooMutation = graphql(`mutation BorrowToo {
  updateProfile(input: { userType: BOTH }) {
    profile { id userType }
    userErrors { code field message }
  }
}`)

/** One of the reader's own loans. */
export type Borrowed = ResultOf<typeof borrowed>
/** One of the reader's own loans, with its payments and its investments. */
export type FullLoan = NonNullable<ResultOf<typeof loanQuery>['loan']>
/** What a repayment makes of the plan. */
export type Effect = ResultOf<typeof effect>
/** What the platform has set about being late and changing plans. */
export type Rules = ResultOf<typeof loanQuery>['platform']
/** A loan that was paid out, with its payments. */
export type RepayableLoan = Borrowed & ResultOf<typeof plan>
export type Limits = ResultOf<typeof limitsQuery>['platform']
/** The payments of a loan, with their days. */
export type Schedule = NonNullable<ResultOf<typeof plan>['repaymentSchedule']>
export type Quote = ResultOf<typeof quoteQuery>['loanQuote']
