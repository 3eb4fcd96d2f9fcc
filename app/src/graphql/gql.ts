/* eslint-disable */
import * as types from './graphql.ts';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';

/**
 * Map of all GraphQL operations in the project.
 *
 * This map has several performance disadvantages:
 * 1. It is not tree-shakeable, so it will include all operations in the project.
 * 2. It is not minifiable, so the string of a GraphQL query will be multiple times inside the bundle.
 * 3. It does not support dead code elimination, so it will add unused operations.
 *
 * Therefore it is highly recommended to use the babel or swc plugin for production.
 * Learn more about it here: https://the-guild.dev/graphql/codegen/plugins/presets/preset-client#reducing-bundle-size
 */
type Documents = {
    "query AskedForHelp {\n  helpRequests(state: [OPEN], first: 50) { nodes { id createdAt loan { id } } }\n}": typeof types.AskedForHelpDocument,
    "fragment Told on KeyFacts { heading facts { name value } early late }": typeof types.ToldFragmentDoc,
    "fragment Borrowed on Loan {\n  id version status paused title description purpose currency amountRequested interestRate repaymentPeriodMonths\n  riskLevel locationLatitude locationLongitude locationDescription amountFunded amountRemaining fundedPercent\n  publishedAt expiresAt disbursementDate apr originationFee netProceeds amountDue payoffAmount chargesDue daysPastDue interestPausedUntil recovered autopay\n  lateTerms { ...WhenLate }\n}": typeof types.BorrowedFragmentDoc,
    "fragment Plan on Loan {\n  ...AgreedTerms\n  nextDue { number dueOn payment paid }\n  defaultOn withdrawableUntil withdrawnAt repayBy writtenOffAt\n  repaymentSchedule {\n    monthlyPayment totalInterest totalPayment\n    instalments { number dueOn principal interest payment prepaid balance paid status }\n  }\n  charges(first: 50) {\n    totalCount\n    nodes { id kind number dueOn amount paid waived outstanding reason waivedReason }\n  }\n  overdueInterest { number since principal penalty rate interest }\n  planChanges(last: 50) {\n    totalCount\n    nodes { ...PlanChangeLine }\n  }\n}": typeof types.PlanFragmentDoc,
    "query MyLoans {\n  me { id userType loans(first: 50) { nodes { ...Borrowed nextDue { number dueOn payment paid } } } }\n}": typeof types.MyLoansDocument,
    "query OwedFirst {\n  me {\n    id\n    wallet { id version currency owed }\n    loans(status: [ACTIVE, DEFAULTED], first: 50) {\n      nodes { id title status currency amountDue payoffAmount daysPastDue }\n    }\n  }\n  platform { borrowWhileLate }\n}": typeof types.OwedFirstDocument,
    "query OwnStanding {\n  me { id monthlyIncome creditScore verificationStatus }\n}": typeof types.OwnStandingDocument,
    "query MyPlace { me { id city latitude longitude } }": typeof types.MyPlaceDocument,
    "query PublicPoints($bbox: BBox!) {\n  loanMarkers(bbox: $bbox) { markers { id latitude longitude } }\n}": typeof types.PublicPointsDocument,
    "query MyLoan($id: ID!) {\n  me { id memberId wallet { id version currency availableBalance } preferences { userId autopay } }\n  platform { dueDayChanges borrowWhileLate documents supportEmail }\n  loan(id: $id) {\n    borrowerId ...Borrowed ...Plan\n    history { from to reason byOperator createdAt }\n    investments(last: 50) { nodes { id status amount createdAt lender { id fullName city } } totalCount }\n  }\n}": typeof types.MyLoanDocument,
    "subscription MyLoanChanged($id: ID!) {\n  loanChanged(id: $id) {\n    ...Borrowed ...Plan\n    history { from to reason byOperator createdAt }\n    investments(last: 50) { nodes { id status amount createdAt lender { id fullName city } } totalCount }\n  }\n}": typeof types.MyLoanChangedDocument,
    "mutation RequestPayoffLetter($input: RequestPayoffLetterInput!) {\n  requestPayoffLetter(input: $input) {\n    payoffLetter { id amount until status }\n    userErrors { code field message }\n  }\n}": typeof types.RequestPayoffLetterDocument,
    "query Receipt($id: ID!) {\n  me { id fullName }\n  platform { documents }\n  repaymentReceipt(id: $id) {\n    id amount principal interest interestAhead charges chargeKind principalLeft prepayment effect { ...Effect } reference paidAt undoneAt undoReason requestedAt\n    loan { id title currency }\n    document { id }\n  }\n}": typeof types.ReceiptDocument,
    "mutation RequestReceipt($input: RequestReceiptInput!) {\n  requestReceipt(input: $input) {\n    receipt { id requestedAt document { id } }\n    userErrors { code field message }\n  }\n}": typeof types.RequestReceiptDocument,
    "query PaymentsMade {\n  me {\n    id\n    transactions(type: REPAYMENT_PAID, direction: DEBIT, first: 100) {\n      nodes { id amount currency loanId createdAt reversedAt reversalReason reversesId }\n      pageInfo { hasNextPage }\n    }\n  }\n}": typeof types.PaymentsMadeDocument,
    "subscription MyLoanProgress($id: ID!) {\n  loanChanged(id: $id) { ...Borrowed }\n}": typeof types.MyLoanProgressDocument,
    "query LoanQuote($amount: Money!, $interestRate: Percent!, $months: Int!) {\n  loanQuote(amount: $amount, interestRate: $interestRate, months: $months) {\n    monthlyPayment totalInterest totalPayment originationFee netProceeds totalCost apr netYield\n    lateTerms { ...WhenLate }\n    instalments { number dueOn payment }\n  }\n  platform { serviceFee }\n}": typeof types.LoanQuoteDocument,
    "query LoanLimits {\n  platform { loanAmountMin loanAmountMax interestRateMax repaymentPeriodMonthsMax }\n}": typeof types.LoanLimitsDocument,
    "query KeyFacts($amount: Money!, $interestRate: Percent!, $months: Int!) {\n  loanQuote(amount: $amount, interestRate: $interestRate, months: $months) {\n    keyFacts { ...Told }\n  }\n  platform { documents }\n}": typeof types.KeyFactsDocument,
    "query Agreed($id: ID!) {\n  loan(id: $id) { id keyFacts { ...Told } }\n  me { id documents(kind: LOAN_AGREEMENT, loanId: $id, first: 1) { nodes { id period } } }\n  platform { documents }\n}": typeof types.AgreedDocument,
    "mutation CreateDraft($input: CreateLoanInput!) {\n  createLoan(input: $input) { loan { ...Borrowed } userErrors { code field message } }\n}": typeof types.CreateDraftDocument,
    "mutation SaveDraft($input: UpdateLoanInput!) {\n  updateLoan(input: $input) { loan { ...Borrowed } userErrors { code field message } }\n}": typeof types.SaveDraftDocument,
    "mutation PreferAutopay($input: UpdatePreferencesInput!) {\n  updatePreferences(input: $input) {\n    preferences { userId autopay }\n    userErrors { code field message }\n  }\n}": typeof types.PreferAutopayDocument,
    "mutation PublishDraft($input: PublishLoanInput!) {\n  publishLoan(input: $input) { loan { ...Borrowed } userErrors { code field message details } }\n}": typeof types.PublishDraftDocument,
    "mutation WithdrawLoan($input: CancelLoanInput!) {\n  cancelLoan(input: $input) { loan { ...Borrowed } userErrors { code field message } }\n}": typeof types.WithdrawLoanDocument,
    "fragment Effect on RepaymentEffect {\n  interestSaved instalmentsPaid monthlyPayment monthlyBefore lastDueOn lastDueBefore nextDueOn nextDueAmount\n}": typeof types.EffectFragmentDoc,
    "mutation PreviewRepayment(\n  $shorten: PreviewRepaymentInput!, $lower: PreviewRepaymentInput!, $advance: PreviewRepaymentInput!, $all: Boolean!\n) {\n  SHORTEN: previewRepayment(input: $shorten) { effect { ...Effect } userErrors { code message } }\n  LOWER: previewRepayment(input: $lower) @include(if: $all) { effect { ...Effect } userErrors { code message } }\n  ADVANCE: previewRepayment(input: $advance) @include(if: $all) { effect { ...Effect } userErrors { code message } }\n}": typeof types.PreviewRepaymentDocument,
    "mutation Repay($input: RepayLoanInput!) {\n  repayLoan(input: $input) {\n    loan { ...Borrowed ...Plan }\n    applied prepaid effect { ...Effect }\n    wallet { id version currency balance availableBalance heldBalance }\n    userErrors { code field message }\n  }\n}": typeof types.RepayDocument,
    "mutation ChangeOwnPlan($input: ChangeOwnPlanInput!) {\n  changeOwnPlan(input: $input) {\n    loan { ...Borrowed ...Plan }\n    userErrors { code field message }\n  }\n}": typeof types.ChangeOwnPlanDocument,
    "mutation PreviewDueDay($input: ChangeOwnPlanInput!) {\n  changeOwnPlan(input: $input) {\n    totals { interestBefore interestAfter paymentBefore paymentAfter }\n    schedule { instalments { dueOn payment status } }\n    loan { id version }\n    userErrors { code field message }\n  }\n}": typeof types.PreviewDueDayDocument,
    "mutation UndoOwnPlan($input: UndoOwnPlanChangeInput!) {\n  undoOwnPlanChange(input: $input) {\n    loan { ...Borrowed ...Plan }\n    userErrors { code field message }\n  }\n}": typeof types.UndoOwnPlanDocument,
    "mutation WithdrawFromLoan($input: WithdrawFromLoanInput!) {\n  withdrawFromLoan(input: $input) {\n    loan { ...Borrowed ...Plan }\n    wallet { id version currency balance availableBalance heldBalance }\n    userErrors { code field message }\n  }\n}": typeof types.WithdrawFromLoanDocument,
    "mutation BorrowToo {\n  updateProfile(input: { userType: BOTH }) {\n    profile { id userType }\n    userErrors { code field message }\n  }\n}": typeof types.BorrowTooDocument,
    "query LettersReach {\n  platform { sendsLetters }\n  emailAddress { address pendingAddress bouncedAt }\n}": typeof types.LettersReachDocument,
    "query Documents($after: String) {\n  platform { documents }\n  me {\n    id\n    documents(first: 20, after: $after) {\n      nodes { id kind title period language bytes madeAt replacesId replacedById }\n      pageInfo { hasNextPage endCursor }\n    }\n  }\n}": typeof types.DocumentsDocument,
    "query DocumentsSince {\n  me { id createdAt }\n}": typeof types.DocumentsSinceDocument,
    "query DocumentsTaxYear($year: Year!) {\n  me {\n    id\n    taxYear(year: $year) {\n      currency complete interest charges fees loanFees compensation losses recoveries interestPaid chargesPaid\n      forms { form required dueOn boxes { box amount } }\n    }\n  }\n  platform { businessTimezone }\n}": typeof types.DocumentsTaxYearDocument,
    "query DocumentsTaxLines($year: Year!, $figure: TaxFigure!, $first: Int = 20, $after: String) {\n  me {\n    id\n    taxLines(year: $year, figure: $figure, first: $first, after: $after) {\n      nodes { id amount currency description createdAt loan { id title } }\n      pageInfo { hasNextPage endCursor }\n    }\n  }\n}": typeof types.DocumentsTaxLinesDocument,
    "query Frozen {\n  platform { supportEmail }\n  helpRequests(first: 50) { nodes { ...AskedHelp } totalCount }\n  frozenAccount {\n    reason frozenAt closedAt\n    wallet { id version userId currency availableBalance owed }\n    loans(status: [ACTIVE, DEFAULTED], first: 50) { nodes { ...Borrowed ...Plan } }\n    notifications(first: 20) {\n      nodes { id kind title message read createdAt cursor loanCount loan { id borrowerId } transaction { id createdAt } }\n    }\n  }\n}": typeof types.FrozenDocument,
    "query Guide {\n  platform {\n    currency loanAmountMin loanAmountMax interestRateMax repaymentPeriodMonthsMax fundingWindowDays originationFee\n    withdrawalDays feeRefund defaultAfterDays borrowWhileLate verifiedBorrowersOnly lateTerms { ...WhenLate }\n  }\n}": typeof types.GuideDocument,
    "query LendingGuide {\n  platform {\n    currency investmentMin fundingWindowDays serviceFee withdrawalDays defaultAfterDays borrowWhileLate\n    investmentCancel verifiedBorrowersOnly lateTerms { ...WhenLate }\n  }\n  lenderTest { reflectionHours sophisticatedUntil }\n}": typeof types.LendingGuideDocument,
    "query Help($loan: ID!, $isOfLoan: Boolean!) {\n  me {\n    id memberId\n    loans(status: [ACTIVE, DEFAULTED], first: 50) {\n      nodes { id title status currency amountDue payoffAmount daysPastDue defaultOn interestPausedUntil }\n    }\n    investments(status: [ACTIVE, DEFAULTED], first: 100) {\n      nodes { id status loan { id title daysPastDue defaultOn interestPausedUntil borrower { id fullName } } }\n    }\n  }\n  payments(first: 5, state: [FAILED, CANCELED, RETURNED, DISPUTED]) { nodes { ...OwnPayment } }\n  verification { level lostBecause check { id state } }\n  loan(id: $loan) @include(if: $isOfLoan) { id title status currency borrowerId }\n  platform { supportEmail }\n}": typeof types.HelpDocument,
    "fragment AskedHelp on HelpRequest {\n  id topic state repliedAt answeredAt createdAt version\n  thread { fromMember text writtenAt files { id name } }\n  loan { id title }\n  payment { id amount currency direction counterpartyId loanId createdAt }\n}": typeof types.AskedHelpFragmentDoc,
    "query HelpRequests {\n  helpRequests(first: 50) { nodes { ...AskedHelp } totalCount }\n}": typeof types.HelpRequestsDocument,
    "mutation RequestHelp($input: RequestHelpInput!) {\n  requestHelp(input: $input) {\n    helpRequest { ...AskedHelp }\n    userErrors { code field message details }\n  }\n}": typeof types.RequestHelpDocument,
    "mutation ReplyToHelp($input: ReplyToHelpRequestInput!) {\n  replyToHelpRequest(input: $input) {\n    helpRequest { ...AskedHelp }\n    userErrors { code field message details }\n  }\n}": typeof types.ReplyToHelpDocument,
    "mutation CloseHelpRequest($input: CloseHelpRequestInput!) {\n  closeHelpRequest(input: $input) {\n    helpRequest { ...AskedHelp }\n    userErrors { code field message details }\n  }\n}": typeof types.CloseHelpRequestDocument,
    "fragment Coming on Instalment {\n  number dueOn interest payment balance status\n}": typeof types.ComingFragmentDoc,
    "query PlanNow($id: ID!) {\n  loan(id: $id) { id payoffAmount repaymentSchedule { instalments { ...Coming } } }\n}": typeof types.PlanNowDocument,
    "mutation PreviewOwnPlan($input: ChangeOwnPlanInput!) {\n  changeOwnPlan(input: $input) {\n    totals { interestBefore interestAfter paymentBefore paymentAfter lastDueBefore lastDueAfter }\n    schedule { instalments { ...Coming } }\n    userErrors { code field message }\n  }\n}": typeof types.PreviewOwnPlanDocument,
    "query Unread {\n  me { id notifications(unread: true, first: 1) { unreadCount newestCursor } }\n}": typeof types.UnreadDocument,
    "query Inbox($after: String, $unread: Boolean, $kind: [NotificationKind!]) {\n  me {\n    id memberId\n    notifications(first: 50, after: $after, unread: $unread, kind: $kind) {\n      newestCursor unreadCount\n      nodes {\n        id kind title message read createdAt cursor loanCount loan { id borrowerId }\n        transaction { id createdAt }\n      }\n      pageInfo { hasNextPage endCursor }\n    }\n  }\n}": typeof types.InboxDocument,
    "subscription NotificationArrived {\n  notificationReceived { id kind title message read createdAt cursor loanCount loan { id borrowerId title } transaction { id createdAt } }\n}": typeof types.NotificationArrivedDocument,
    "query LoansOfMessage($id: ID!) {\n  node(id: $id) { ... on Notification { id loans { id title borrowerId } } }\n}": typeof types.LoansOfMessageDocument,
    "mutation MarkRead($id: ID!) {\n  markNotificationRead(input: { id: $id }) { notification { id read } userErrors { message } }\n}": typeof types.MarkReadDocument,
    "mutation MarkAllRead($upTo: String!) {\n  markAllNotificationsRead(input: { upTo: $upTo }) { readCount userErrors { message } }\n}": typeof types.MarkAllReadDocument,
    "query Letters {\n  platform { sendsLetters }\n  emailAddress { address pendingAddress bouncedAt bounceReason }\n  me { id preferences { userId emailNotifications emailDigest } }\n}": typeof types.LettersDocument,
    "mutation PreferLetters($input: UpdatePreferencesInput!) {\n  updatePreferences(input: $input) {\n    preferences { userId emailNotifications emailDigest } userErrors { message }\n  }\n}": typeof types.PreferLettersDocument,
    "mutation ChangeAddress($input: ChangeEmailAddressInput!) {\n  changeEmailAddress(input: $input) { emailAddress { address pendingAddress } userErrors { message } }\n}": typeof types.ChangeAddressDocument,
    "query Opportunities($filter: OpportunityFilter, $sort: OpportunitySort, $after: String, $searched: Boolean!) {\n  me {\n    id\n    opportunities(filter: $filter, sort: $sort, first: 18, after: $after) {\n      totalCount totalCountIsExact\n      nodes {\n        matchReasons matchMisses netYield yearlyLoss distanceKm\n        loan {\n          id version title description @include(if: $searched) currency purpose riskLevel interestRate repaymentPeriodMonths expiresAt status paused\n          amountRequested amountFunded amountRemaining fundedPercent myInvestment locationDescription\n          borrower { id fullName city verificationStatus }\n          borrowerRecord { loansDefaulted }\n        }\n      }\n      pageInfo { hasNextPage endCursor }\n    }\n  }\n  platform { serviceFee }\n}": typeof types.OpportunitiesDocument,
    "query NewerOpportunities($filter: OpportunityFilter) {\n  me { id opportunities(filter: $filter, first: 1) { totalCount } }\n}": typeof types.NewerOpportunitiesDocument,
    "query LendingMarket {\n  me {\n    id userType latitude\n    wallet { id version currency availableBalance }\n    preferences { userId minInterestRate maxTermMonths minAmount maxAmount riskLevels purposes maxDistanceKm onlyVerifiedBorrowers }\n  }\n  loans(first: 1) { facets { purpose { purpose count } } }\n}": typeof types.LendingMarketDocument,
    "mutation BecomeLender {\n  updateProfile(input: { userType: BOTH }) { profile { id userType } userErrors { message } }\n}": typeof types.BecomeLenderDocument,
    "query LoanToLendTo($id: ID!) {\n  loan(id: $id) {\n    id version title description currency status paused purpose riskLevel interestRate apr repaymentPeriodMonths\n    amountRequested amountFunded amountRemaining fundedPercent expiresAt publishedAt myInvestment\n    locationDescription daysPastDue payoffAmount borrowerId borrower { id fullName city ...MemberFacts }\n    borrowerRecord { ...BorrowerRecordFacts } lentToBorrower\n    lateTerms { toleranceAmount tolerancePercent interest penalty { points rate graceDays } lateFee { amount percent afterDays repeats to } withdrawWhileLate }\n    ...AgreedTerms\n  }\n  me {\n    id memberId\n    wallet { id version currency balance availableBalance heldBalance }\n    preferences { userId minInterestRate maxTermMonths minAmount maxAmount riskLevels purposes maxDistanceKm onlyVerifiedBorrowers }\n  }\n  platform { originationFee investmentCancel defaultAfterDays }\n  lenderTest { reflectionHours }\n}": typeof types.LoanToLendToDocument,
    "query Borrowing($borrowerId: ID!) {\n  loans(filter: { borrowerId: $borrowerId, status: [OPEN, FUNDED, ACTIVE, DEFAULTED] }, first: 100) {\n    nodes { id title currency status amountRequested }\n    pageInfo { hasNextPage }\n  }\n}": typeof types.BorrowingDocument,
    "subscription LoanFollowed($id: ID!) {\n  loanChanged(id: $id) { id version status paused amountFunded amountRemaining fundedPercent apr myInvestment lentToBorrower }\n}": typeof types.LoanFollowedDocument,
    "subscription LoansFollowed($ids: [ID!]!) {\n  loansChanged(ids: $ids) {\n    upserted { id version status paused amountFunded amountRemaining fundedPercent apr myInvestment }\n  }\n}": typeof types.LoansFollowedDocument,
    "query Offer($since: DateTime!, $until: DateTime!) {\n  me {\n    id\n    opportunities(filter: { publishedSince: $since, publishedUntil: $until }, first: 20) {\n      nodes { minInvestment maxInvestment netYield matchReasons matchMisses distanceKm loan { id } }\n    }\n  }\n}": typeof types.OfferDocument,
    "query QuoteToLend($amount: Money!, $rate: Percent!, $months: Int!) {\n  loanQuote(amount: $amount, interestRate: $rate, months: $months) {\n    totalInterest netYield\n    instalments { number dueOn interest payment }\n  }\n  platform { serviceFee }\n}": typeof types.QuoteToLendDocument,
    "query Guidance($amount: Money!, $months: Int!, $riskLevel: RiskLevel) {\n  loanGuidance(amount: $amount, months: $months, riskLevel: $riskLevel) {\n    paidOut defaulted lateNow defaultRate defaultRateLoans\n    similar { loans amountFrom amountBelow monthsFrom monthsTo rateFrom rateTo medianMinutes }\n  }\n  book: loanGuidance(amount: $amount, months: $months) { paidOut lateNow }\n  platform { serviceFee }\n}": typeof types.GuidanceDocument,
    "query OpportunityCount($filter: OpportunityFilter) {\n  me { id opportunities(filter: $filter, first: 1) { totalCount totalCountIsExact } }\n}": typeof types.OpportunityCountDocument,
    "query Exposure {\n  me { id wallet { id version balance } portfolio { outstanding byRisk { riskLevel outstanding pending } } }\n}": typeof types.ExposureDocument,
    "query MyPart($id: ID!) {\n  me {\n    id\n    investments(loanId: $id, first: 100) {\n      nodes { id status amount reflectionEndsAt principalRepaid principalOutstanding overdue recovered interestEarned chargesEarned }\n    }\n  }\n  loan(id: $id) {\n    id currency status expiresAt amountRequested daysPastDue defaultOn interestPausedUntil amountDue chargesDue recovered publishedAt disbursementDate writtenOffAt writtenOffAmount\n    nextDue { number dueOn }\n    ownPayments { number dueOn principal interest amount }\n    ownReceipts { receivedOn principal interest charges amount }\n    history { id to createdAt }\n    repaymentSchedule {\n      monthlyPayment totalInterest totalPayment\n      instalments { number dueOn principal interest payment prepaid balance paid status }\n    }\n    planChanges(last: 20) {\n      nodes { ...LendersPlanChange }\n    }\n  }\n  platform { investmentCancel }\n}": typeof types.MyPartDocument,
    "mutation Invest($input: InvestInput!) {\n  invest(input: $input) {\n    investment { id amount }\n    loan { id version status paused amountFunded amountRemaining fundedPercent myInvestment lentToBorrower }\n    wallet { id version balance availableBalance heldBalance }\n    userErrors { code field message details }\n  }\n}": typeof types.InvestDocument,
    "subscription FundsChanged {\n  walletChanged { id version balance availableBalance heldBalance }\n}": typeof types.FundsChangedDocument,
    "mutation TopUp($input: DepositInput!) {\n  deposit(input: $input) {\n    transaction { ...Paid }\n    wallet { id version balance availableBalance heldBalance pendingBalance owed }\n    userErrors { code message details }\n  }\n}": typeof types.TopUpDocument,
    "query StandingOrder {\n  me {\n    id latitude\n    wallet { id version currency availableBalance }\n    preferences {\n      userId version autoInvestEnabled autoInvestMaxPerLoan autoInvestMaxPerBorrower matchNotifications autoInvestBudget autoInvestReserve autoInvestPauseHours autoInvestKeepsInstalments\n      minInterestRate maxTermMonths minAmount maxAmount\n      riskLevels purposes maxDistanceKm onlyVerifiedBorrowers\n    }\n  }\n  loans(first: 1) { facets { purpose { purpose count } } }\n  platform { investmentMin loanAmountMin }\n}": typeof types.StandingOrderDocument,
    "query OrderPreview($order: StandingOrderInput!) {\n  me {\n    id latitude\n    wallet { id version currency availableBalance }\n    standingOrderPreview(order: $order) {\n      openLoans openMatches publishedLoans publishedMatches investments invested available isExact\n    }\n  }\n}": typeof types.OrderPreviewDocument,
    "query OrderCandidates($filter: OpportunityFilter!) {\n  me {\n    id\n    # An order invests once in each loan, and not again in one that its lender has left.\n    investments(status: [PENDING, CANCELLED], first: 100) { nodes { id status automatic loan { id } } }\n    opportunities(filter: $filter, sort: NEWEST, first: 100) {\n      nodes {\n        minInvestment\n        loan { id borrowerId borrower { id fullName } title currency interestRate repaymentPeriodMonths amountRemaining myInvestment lentToBorrower riskLevel borrowerRecord { loansDefaulted } }\n      }\n    }\n  }\n}": typeof types.OrderCandidatesDocument,
    "mutation SaveOrder($input: UpdatePreferencesInput!) {\n  updatePreferences(input: $input) {\n    preferences {\n      userId version autoInvestEnabled autoInvestMaxPerLoan autoInvestMaxPerBorrower matchNotifications autoInvestBudget autoInvestReserve autoInvestPauseHours autoInvestKeepsInstalments\n      minInterestRate maxTermMonths minAmount maxAmount\n      riskLevels purposes maxDistanceKm onlyVerifiedBorrowers\n    }\n    userErrors { code field message details }\n  }\n}": typeof types.SaveOrderDocument,
    "query StandingOrderResults {\n  me {\n    id\n    standingOrderResults { since invested loans pending outstanding repaid earned defaulted budgetLeft outOfMoneySince }\n    investments(automatic: true, first: 5) {\n      nodes { id status amount createdAt loan { id title currency borrower { id fullName } } }\n    }\n    # The results leave them out.\n    givenBack: investments(automatic: true, status: [CANCELLED], first: 100) { nodes { id amount } }\n  }\n  platform { investmentMin }\n}": typeof types.StandingOrderResultsDocument,
    "fragment OwnSavedSearch on SavedSearch {\n  id name q minInterestRate maxInterestRate minTermMonths maxTermMonths minAmount maxAmount riskLevels purposes maxDistanceKm onlyVerifiedBorrowers notifies version\n}": typeof types.OwnSavedSearchFragmentDoc,
    "query SavedSearches {\n  me { id wallet { id version currency } }\n  savedSearches { ...OwnSavedSearch }\n}": typeof types.SavedSearchesDocument,
    "mutation CreateSavedSearch($input: CreateSavedSearchInput!) {\n  saved: createSavedSearch(input: $input) {\n    savedSearch { ...OwnSavedSearch }\n    userErrors { code field message details }\n  }\n}": typeof types.CreateSavedSearchDocument,
    "mutation UpdateSavedSearch($input: UpdateSavedSearchInput!) {\n  saved: updateSavedSearch(input: $input) {\n    savedSearch { ...OwnSavedSearch }\n    userErrors { code field message details }\n  }\n}": typeof types.UpdateSavedSearchDocument,
    "mutation DeleteSavedSearch($input: DeleteSavedSearchInput!) {\n  deleteSavedSearch(input: $input) {\n    savedSearch { id }\n    userErrors { code field message details }\n  }\n}": typeof types.DeleteSavedSearchDocument,
    "subscription LoansOnMap($bbox: BBox!, $zoom: Int!, $filter: LoanMarkerFilter) {\n  loanMarkersChanged(bbox: $bbox, zoom: $zoom, filter: $filter) {\n    upserted { id kind latitude longitude title subtitle amountRequested amountFunded riskLevel\n      interestRate repaymentPeriodMonths userType count bbox expansionZoom }\n    removedIds reset\n  }\n}": typeof types.LoansOnMapDocument,
    "subscription PeopleOnMap($bbox: BBox!, $zoom: Int!) {\n  profileMarkersChanged(bbox: $bbox, zoom: $zoom) {\n    upserted { id kind latitude longitude title subtitle amountRequested amountFunded riskLevel\n      interestRate repaymentPeriodMonths userType count bbox expansionZoom }\n    removedIds reset\n  }\n}": typeof types.PeopleOnMapDocument,
    "query NearestLoans($filter: LoanMarkerFilter) {\n  loanMarkers(bbox: { west: -180, south: -90, east: 180, north: 90 }, zoom: 4, filter: $filter) {\n    markers { id latitude longitude }\n  }\n}": typeof types.NearestLoansDocument,
    "query LoansAtPlace($bbox: BBox!, $filter: LoanMarkerFilter) {\n  loanMarkers(bbox: $bbox, filter: $filter) {\n    markers { id kind latitude longitude title subtitle amountRequested amountFunded riskLevel\n      interestRate repaymentPeriodMonths userType count bbox expansionZoom }\n  }\n}": typeof types.LoansAtPlaceDocument,
    "query LoanCard($id: ID!) {\n  loan(id: $id) {\n    id version title description currency status paused purpose riskLevel interestRate apr repaymentPeriodMonths\n    amountRequested amountFunded amountRemaining fundedPercent expiresAt locationDescription\n    locationLatitude locationLongitude borrowerId\n    borrower { id fullName city }\n  }\n  me { id memberId }\n}": typeof types.LoanCardDocument,
    "subscription LoanCardChanged($id: ID!) {\n  loanChanged(id: $id) { id version status paused amountFunded amountRemaining fundedPercent apr }\n}": typeof types.LoanCardChangedDocument,
    "query PersonCard($id: ID!) {\n  member(id: $id) { id fullName city userType ...MemberFacts }\n  loans(filter: { borrowerId: $id, status: [OPEN] }, first: 20) {\n    nodes { id title currency amountRequested borrowerId borrowerRecord { ...BorrowerRecordFacts } }\n    pageInfo { hasNextPage }\n  }\n  me { id memberId }\n}": typeof types.PersonCardDocument,
    "query Purposes {\n  platform { currency }\n  loans(first: 1) { facets { purpose { purpose count } } }\n}": typeof types.PurposesDocument,
    "query LoanCount($filter: LoanFilter!) {\n  loans(filter: $filter, first: 1) { totalCount totalCountIsExact }\n}": typeof types.LoanCountDocument,
    "mutation AssignBankLine($input: AssignBankLineInput!) {\n    acted: assignBankLine(input: $input) {\n      bankLine { id } request { id } userErrors { code field message details }\n    }\n  }": typeof types.AssignBankLineDocument,
    "query BankLines(\n  $id: ID, $reference: String, $fileId: ID, $purpose: [BankLinePurpose!], $from: Date, $to: Date,\n  $first: Int, $after: String, $last: Int, $before: String\n) {\n  platform { currency }\n  bankLines(\n    id: $id, reference: $reference, fileId: $fileId, purpose: $purpose, from: $from, to: $to,\n    first: $first, after: $after, last: $last, before: $before\n  ) {\n    nodes {\n      id bookedOn amount purpose provider counterparty remittance returnReason\n      payment { id state }\n      member { id fullName city }\n    }\n    totalCount totalCountIsExact\n    pageInfo { hasNextPage hasPreviousPage startCursor endCursor }\n  }\n}": typeof types.BankLinesDocument,
    "query BankFiles(\n  $kind: [BankFileKind!], $first: Int, $after: String, $last: Int, $before: String\n) {\n  platform { currency }\n  bankFiles(kind: $kind, first: $first, after: $after, last: $last, before: $before) {\n    nodes { id kind messageId day closingBalance lines unassigned orders ordered createdAt doneAt }\n    totalCount totalCountIsExact\n    pageInfo { hasNextPage hasPreviousPage startCursor endCursor }\n  }\n}": typeof types.BankFilesDocument,
    "query BankDay($day: Date) {\n  reconciliation(day: $day) {\n    day currency bankBalance bookedBalance difference unexplained\n    itemsNumber itemsTotal statedBalance statedOn providers importsFiles\n    items { kind amount since ageDays lineId paymentId provider counterparty remittance payment { id member { fullName city } } }\n  }\n  safeguarding(day: $day) {\n    day currency wallets held inTransit bank unexplained\n    items { kind amount }\n  }\n  approvalRequests(first: 100) { nodes { ...Waits } }\n}": typeof types.BankDayDocument,
    "fragment BooksMonth on Period {\n  month closedAt closedById\n  closedBy { id fullName }\n}": typeof types.BooksMonthFragmentDoc,
    "query BooksMonths { periods { ...BooksMonth } }": typeof types.BooksMonthsDocument,
    "query TrialBalanceAt($day: Date, $by: BooksBy) {\n  trialBalance(day: $day, by: $by) {\n    at currency debit credit\n    accounts { account name memorandum debit credit }\n  }\n}": typeof types.TrialBalanceAtDocument,
    "fragment AccountLine on JournalLine {\n  day postedAt ledgerTransactionId subaccountId kind debit credit valueDate\n  loan { id title }\n  investment { loan { id title } }\n  member { id fullName city }\n  counterparts { account accountName subaccountId member { id fullName city } }\n  counterpartsNumber\n}": typeof types.AccountLineFragmentDoc,
    "query AccountOfBooks(\n  $account: String!, $from: Date!, $to: Date!, $first: Int, $after: String, $last: Int, $before: String\n) {\n  accountTurnover(account: $account, from: $from, to: $to) {\n    account name memorandum currency debit credit\n    opening { debit credit }\n    closing { debit credit }\n  }\n  journal(\n    account: $account, from: $from, to: $to, first: $first, after: $after, last: $last, before: $before\n  ) {\n    nodes { ...AccountLine }\n    totalCount totalCountIsExact\n    pageInfo { hasNextPage hasPreviousPage startCursor endCursor }\n  }\n}": typeof types.AccountOfBooksDocument,
    "query Movement($id: ID!) {\n  platform { currency }\n  ledgerTransaction(id: $id) {\n    postedAt kind account accountName subaccountId debit credit valueDate correctsId\n    loan { id title }\n    investment { loan { id title } }\n    member { id fullName city }\n  }\n}": typeof types.MovementDocument,
    "mutation CloseMonth($input: ClosePeriodInput!) {\n  acted: closePeriod(input: $input) { period { ...BooksMonth } userErrors { code field message details } }\n}": typeof types.CloseMonthDocument,
    "mutation OpenCase($input: OpenCaseInput!) {\n  acted: openCase(input: $input) { case { id } userErrors { code field message } }\n}": typeof types.OpenCaseDocument,
    "mutation UpdateCase($input: UpdateCaseInput!) {\n  acted: updateCase(input: $input) { case { id } userErrors { code field message } }\n}": typeof types.UpdateCaseDocument,
    "mutation AddCaseNote($input: AddCaseNoteInput!) {\n  acted: addCaseNote(input: $input) { case { id } userErrors { code field message } }\n}": typeof types.AddCaseNoteDocument,
    "mutation AddCaseFile($input: AddCaseFileInput!) {\n  acted: addCaseFile(input: $input) { case { id } userErrors { code field message } }\n}": typeof types.AddCaseFileDocument,
    "mutation ProposeCaseDecision($input: ProposeCaseDecisionInput!) {\n  acted: proposeCaseDecision(input: $input) { case { id } userErrors { code field message } }\n}": typeof types.ProposeCaseDecisionDocument,
    "mutation ConfirmCaseDecision($input: ConfirmCaseDecisionInput!) {\n  acted: confirmCaseDecision(input: $input) { case { id } userErrors { code field message } }\n}": typeof types.ConfirmCaseDecisionDocument,
    "mutation RejectCaseDecision($input: RejectCaseDecisionInput!) {\n  acted: rejectCaseDecision(input: $input) { case { id } userErrors { code field message } }\n}": typeof types.RejectCaseDecisionDocument,
    "query HoldingMoney { platform { canHoldMoney } }": typeof types.HoldingMoneyDocument,
    "fragment ListedCase on Case {\n  id memberId rule state outcome reason holdsMoney canHoldMoney dueAt proposal createdAt closedAt assigneeId proposedById openedById\n  member { id fullName city }\n  assignee { id fullName }\n  proposedBy { id fullName }\n  openedBy { id fullName }\n}": typeof types.ListedCaseFragmentDoc,
    "query Cases(\n  $state: [CaseState!], $memberId: ID, $assigneeId: ID, $overdue: Boolean, $proposed: Boolean,\n  $first: Int, $after: String, $last: Int, $before: String\n) {\n  cases(\n    state: $state, memberId: $memberId, assigneeId: $assigneeId, overdue: $overdue, proposed: $proposed,\n    first: $first, after: $after, last: $last, before: $before\n  ) {\n    nodes { ...ListedCase }\n    totalCount totalCountIsExact\n    pageInfo { hasNextPage hasPreviousPage startCursor endCursor }\n  }\n}": typeof types.CasesDocument,
    "query WaitingCases {\n  open: cases(first: 1, state: [OPEN]) { totalCount }\n  overdue: cases(first: 1, overdue: true) { totalCount }\n  proposed: cases(first: 1, proposed: true) { totalCount }\n}": typeof types.WaitingCasesDocument,
    "query CaseOperators { caseOperators { id fullName } }": typeof types.CaseOperatorsDocument,
    "fragment Entered on CaseEntry {\n  id act at actorId rule text decision dueAt assigneeId paymentIds refusedWith\n  actor { id fullName }\n  assignee { id fullName }\n  file { name sha256 size }\n  finding {\n    amountIn amountOut senders counterpartyId until listed\n    counterparty { id fullName }\n    sentBy { id fullName }\n  }\n}": typeof types.EnteredFragmentDoc,
    "query CaseFile(\n  $id: ID!, $looks: Boolean, $first: Int, $after: String, $last: Int, $before: String\n) {\n  case(id: $id) {\n    ...ListedCase\n    heldPayments { ...SeenPayment }\n    requestedPayments { ...SeenPayment }\n    found: entries(first: 100, looks: false) { nodes { ...Entered } }\n    entries(looks: $looks, first: $first, after: $after, last: $last, before: $before) {\n      nodes { ...Entered }\n      totalCount totalCountIsExact\n      pageInfo { hasNextPage hasPreviousPage startCursor endCursor }\n    }\n  }\n}": typeof types.CaseFileDocument,
    "query CaseMember($id: ID!) {\n  case(id: $id) { id memberFile { ...FileFacts } }\n}": typeof types.CaseMemberDocument,
    "query CaseStatement(\n  $id: ID!, $first: Int, $after: String, $last: Int, $before: String\n) {\n  case(id: $id) {\n    id\n    memberFile {\n      transactions(first: $first, after: $after, last: $last, before: $before) {\n        nodes { ...FileLine }\n        totalCount totalCountIsExact\n        pageInfo { hasNextPage hasPreviousPage startCursor endCursor }\n      }\n    }\n  }\n}": typeof types.CaseStatementDocument,
    "query CaseLoans(\n  $id: ID!, $first: Int, $after: String, $last: Int, $before: String\n) {\n  case(id: $id) {\n    id\n    memberFile {\n      loans(first: $first, after: $after, last: $last, before: $before) {\n        nodes { ...Operated }\n        totalCount totalCountIsExact\n        pageInfo { hasNextPage hasPreviousPage startCursor endCursor }\n      }\n    }\n  }\n}": typeof types.CaseLoansDocument,
    "query CaseInvestments(\n  $id: ID!, $first: Int, $after: String, $last: Int, $before: String\n) {\n  case(id: $id) {\n    id\n    memberFile {\n      investments(first: $first, after: $after, last: $last, before: $before) {\n        nodes { ...FileInvestment }\n        totalCount totalCountIsExact\n        pageInfo { hasNextPage hasPreviousPage startCursor endCursor }\n      }\n    }\n  }\n}": typeof types.CaseInvestmentsDocument,
    "fragment SeenHelp on HelpRequest {\n  id memberId topic state repliedAt answeredAt createdAt closedAt version\n  thread { fromMember text files { id name } writtenAt writtenById writtenBy { id fullName } }\n  member { id fullName city }\n  loan { id title borrowerId }\n  payment { id direction amount currency state reason reasonCode createdAt }\n}": typeof types.SeenHelpFragmentDoc,
    "query HelpRequest($id: ID!) {\n  helpRequest(id: $id) { ...SeenHelp }\n}": typeof types.HelpRequestDocument,
    "query MemberHelp(\n  $id: ID!, $first: Int, $after: String, $last: Int, $before: String\n) {\n  operatorHelpRequests(memberId: $id, first: $first, after: $after, last: $last, before: $before) {\n    nodes { ...SeenHelp }\n    totalCount totalCountIsExact\n    pageInfo { hasNextPage hasPreviousPage startCursor endCursor }\n  }\n}": typeof types.MemberHelpDocument,
    "mutation AnswerHelp($input: AnswerHelpRequestInput!) {\n  acted: answerHelpRequest(input: $input) {\n    helpRequest { ...SeenHelp }\n    userErrors { code field message details }\n  }\n}": typeof types.AnswerHelpDocument,
    "fragment SeenLetter on Letter {\n  id kind state address subject text dueAt sentAt problem createdAt\n}": typeof types.SeenLetterFragmentDoc,
    "query SeenLetters(\n  $state: [LetterState!], $first: Int, $after: String, $last: Int, $before: String\n) {\n  platform { sendsLetters }\n  operatorLetters(state: $state, first: $first, after: $after, last: $last, before: $before) {\n    nodes { ...SeenLetter member { id fullName city } }\n    totalCount totalCountIsExact\n    pageInfo { hasNextPage hasPreviousPage startCursor endCursor }\n  }\n}": typeof types.SeenLettersDocument,
    "query Pulse {\n  auditTrail(first: 5, filter: { actorKind: OPERATOR, looks: false }) {\n    nodes { number actorId targetId memberId refusedWith actor { id fullName } }\n  }\n  submitted: loans(first: 1, filter: { status: [SUBMITTED] }) { totalCount }\n  approvalRequests(first: 1) { totalCount }\n  requested: operatorPayments(first: 1, state: [REQUESTED]) { totalCount }\n  operatorHelpRequests(first: 1, state: [OPEN]) { totalCount }\n  bankLines(first: 1, purpose: [SUSPENSE]) { totalCount }\n}": typeof types.PulseDocument,
    "query OwnWork($own: ID!) {\n  worklist(ownerId: $own, first: 100) { nodes { ...Work } }\n  auditTrail(first: 20, filter: { act: \"updateWorkItem\", refused: false }) {\n    nodes { number actorId targetId actor { id fullName } }\n  }\n}": typeof types.OwnWorkDocument,
    "mutation FreezeLoan($input: FreezeLoanInput!) {\n    acted: freezeLoan(input: $input) { loan { id status version } userErrors { code field message details } }\n  }": typeof types.FreezeLoanDocument,
    "mutation ReleaseLoan($input: ReleaseLoanInput!) {\n    acted: releaseLoan(input: $input) { loan { id status version } userErrors { code field message details } }\n  }": typeof types.ReleaseLoanDocument,
    "mutation CancelLoan($input: CancelLoanInput!) {\n    acted: cancelLoan(input: $input) {\n      loan { id status version } request { id } userErrors { code field message details }\n    }\n  }": typeof types.CancelLoanDocument,
    "mutation ApproveLoan($input: ApproveLoanInput!) {\n    acted: approveLoan(input: $input) { loan { id status version } userErrors { code field message details } }\n  }": typeof types.ApproveLoanDocument,
    "mutation ReturnLoan($input: ReturnLoanInput!) {\n    acted: returnLoan(input: $input) { loan { id status version } userErrors { code field message details } }\n  }": typeof types.ReturnLoanDocument,
    "mutation DefaultLoan($input: DefaultLoanInput!) {\n    acted: defaultLoan(input: $input) { loan { id status version } userErrors { code field message details } }\n  }": typeof types.DefaultLoanDocument,
    "mutation BookRepayment($input: RepayLoanInput!) {\n  acted: repayLoan(input: $input) {\n    loan { id status version payoffAmount amountDue } userErrors { code field message details }\n  }\n}": typeof types.BookRepaymentDocument,
    "query BorrowersWallet($id: ID!) {\n  memberFile(memberId: $id) {\n    memberId\n    wallet { id currency availableBalance heldBalance pendingBalance owed }\n  }\n}": typeof types.BorrowersWalletDocument,
    "fragment Operated on Loan {\n  id title status paused pauseReasons freeze { frozenAt reason operatorId operator { id fullName } } writtenOffAt currency amountRequested amountFunded amountDue daysPastDue payoffAmount createdAt\n  borrower { id fullName city }\n}": typeof types.OperatedFragmentDoc,
    "query OperatedLoans(\n  $filter: LoanFilter, $sort: LoanSort, $first: Int, $after: String, $last: Int, $before: String\n) {\n  loans(filter: $filter, sort: $sort, first: $first, after: $after, last: $last, before: $before) {\n    nodes { ...Operated }\n    totalCount totalCountIsExact\n    pageInfo { hasNextPage hasPreviousPage startCursor endCursor }\n  }\n}": typeof types.OperatedLoansDocument,
    "fragment LoanFile on Loan {\n  ...Operated ...AgreedTerms\n  defaultOn description purpose riskLevel interestRate repaymentPeriodMonths fundedPercent apr version\n  publishedAt expiresAt disbursementDate locationDescription writtenOffAmount\n  lateTerms { ...WhenLate }\n  nextDue { number dueOn payment paid }\n  schedule { number dueOn principal interest payment paid chargesDue prepaid status }\n  chargesDue principalOutstanding\n  charges(first: 100) {\n    totalCount\n    nodes { id kind number dueOn amount paid waived outstanding reason waivedReason }\n  }\n  planChanges(last: 50) {\n    totalCount\n    nodes { ...PlanChangeLine operator { id fullName } }\n  }\n  history { id from to reason actorId actor { id fullName } createdAt }\n  investments(first: 50) {\n    nodes { id amount sharePercent createdAt lender { id fullName } }\n    totalCount\n  }\n}": typeof types.LoanFileFragmentDoc,
    "fragment FoundInvestment on Investment {\n  id amount sharePercent createdAt\n  lender { id fullName city }\n  loan { id title currency status borrower { id fullName city } }\n}": typeof types.FoundInvestmentFragmentDoc,
    "fragment Repayment on LoanRepayment {\n  id amount principal interest charges lentAgain valueDate paidAt undoneAt\n}": typeof types.RepaymentFragmentDoc,
    "query LoanRepayments(\n  $id: ID!, $memberId: ID!, $first: Int, $after: String, $last: Int, $before: String\n) {\n  loanRepayments(loanId: $id, first: $first, after: $after, last: $last, before: $before) {\n    nodes { ...Repayment }\n    totalCount totalCountIsExact\n    pageInfo { hasNextPage hasPreviousPage startCursor endCursor }\n  }\n  approvalRequests(first: 100, memberId: $memberId) { nodes { ...Waits } }\n}": typeof types.LoanRepaymentsDocument,
    "query WaiversAsked($memberId: ID!) {\n  approvalRequests(first: 100, memberId: $memberId) { nodes { ...Waits } }\n}": typeof types.WaiversAskedDocument,
    "mutation ChangePlan($input: ChangePlanInput!) {\n  acted: changePlan(input: $input) {\n    loan { id status version } planChange { id status effectiveOn } request { id }\n    userErrors { code field message details }\n  }\n}": typeof types.ChangePlanDocument,
    "mutation PreviewPlanChange($input: ChangePlanInput!) {\n  previewPlanChange(input: $input) {\n    totals { interestBefore interestAfter paymentBefore paymentAfter loss lossPercent material }\n    schedule {\n      monthlyPayment totalInterest totalPayment\n      instalments { number dueOn principal interest payment prepaid balance paid status }\n    }\n    loan { id version }\n    userErrors { code field message details }\n  }\n}": typeof types.PreviewPlanChangeDocument,
    "mutation UndoPlanChange($input: UndoPlanChangeInput!) {\n      acted: undoPlanChange(input: $input) {\n        loan { id status version } request { id } userErrors { code field message details }\n      }\n    }": typeof types.UndoPlanChangeDocument,
    "mutation WriteOffLoan($input: WriteOffLoanInput!) {\n  acted: writeOffLoan(input: $input) {\n    loan { id status version writtenOffAt } request { id } userErrors { code field message details }\n  }\n}": typeof types.WriteOffLoanDocument,
    "mutation RecordRecovery($input: RecordRecoveryInput!) {\n  acted: recordRecovery(input: $input) {\n    loan { id status version payoffAmount } request { id } userErrors { code field message details }\n  }\n}": typeof types.RecordRecoveryDocument,
    "mutation WaiveCharge($input: WaiveChargeInput!) {\n  acted: waiveCharge(input: $input) {\n    charge { id waived outstanding waivedReason }\n    loan { id status version amountDue payoffAmount chargesDue }\n    request { id } userErrors { code field message details }\n  }\n}": typeof types.WaiveChargeDocument,
    "mutation FreezeMember($input: FreezeMemberInput!) {\n      acted: freezeMember(input: $input) { member { id } userErrors { code field message details } }\n    }": typeof types.FreezeMemberDocument,
    "mutation ReleaseMember($input: ReleaseMemberInput!) {\n      acted: releaseMember(input: $input) { member { id } userErrors { code field message details } }\n    }": typeof types.ReleaseMemberDocument,
    "mutation CloseMember($input: CloseMemberInput!) {\n      acted: closeMember(input: $input) { member { id } userErrors { code field message details } }\n    }": typeof types.CloseMemberDocument,
    "mutation MarkSophisticated($input: MarkSophisticatedInput!) {\n  acted: markSophisticated(input: $input) { lender { memberId } userErrors { code field message details } }\n}": typeof types.MarkSophisticatedDocument,
    "mutation CorrectDocument($input: CorrectDocumentInput!) {\n    acted: correctDocument(input: $input) {\n      document { id } userErrors { code field message details }\n    }\n  }": typeof types.CorrectDocumentDocument,
    "query MemberHeld($id: ID!) {\n  memberFile(memberId: $id) {\n    money { currency heldForWithdrawals heldForInvestments }\n    investments(status: [PENDING], first: 20) { nodes { id amount loan { id title } } }\n  }\n  operatorPayments(memberId: $id, direction: OUT, state: [REQUESTED, APPROVED, SENT, UNKNOWN], first: 20) {\n    nodes { id amount state createdAt counterpartyId }\n  }\n}": typeof types.MemberHeldDocument,
    "mutation ReverseTransaction($input: ReverseTransactionInput!) {\n    acted: reverseTransaction(input: $input) {\n      transaction { id } request { id } userErrors { code field message details }\n    }\n  }": typeof types.ReverseTransactionDocument,
    "mutation UndoRepayment($input: UndoRepaymentInput!) {\n    acted: undoRepayment(input: $input) {\n      transaction { id } request { id } userErrors { code field message details }\n    }\n  }": typeof types.UndoRepaymentDocument,
    "query OperatedMembers(\n  $query: String, $verificationStatus: VerificationStatus, $blocked: Boolean,\n  $first: Int, $after: String, $last: Int, $before: String\n) {\n  members(\n    query: $query, verificationStatus: $verificationStatus, blocked: $blocked,\n    first: $first, after: $after, last: $last, before: $before\n  ) {\n    nodes { memberId fullName city userType verificationStatus blocked createdAt }\n    totalCount totalCountIsExact\n    pageInfo { hasNextPage hasPreviousPage startCursor endCursor }\n  }\n}": typeof types.OperatedMembersDocument,
    "query MemberNamed($id: ID!) {\n  memberFile(memberId: $id) { memberId fullName city }\n}": typeof types.MemberNamedDocument,
    "query ById($id: ID!) {\n  memberFile(memberId: $id) { memberId fullName city userType verificationStatus blocked createdAt }\n  loan(id: $id) { ...LoanFile }\n  payment(id: $id) { id }\n  helpRequest(id: $id) { id }\n  aboutIt: approvalRequests(first: 20, target: $id) { nodes { ...Waits } }\n  aboutTheirs: approvalRequests(first: 50, memberId: $id) { nodes { ...Waits } }\n  everAsked: approvalRequests(first: 1, target: $id, status: [PENDING, APPROVED, REJECTED]) { nodes { id } }\n  node(id: $id) { __typename ...FoundInvestment }\n  bankLines(id: $id, first: 1) { nodes { id } }\n  closed: auditTrail(first: 1, filter: { targetId: $id, act: \"closeMember\", refused: false }) { nodes { number } }\n  reopened: auditTrail(first: 1, filter: { targetId: $id, act: \"releaseMember\", refused: false }) { nodes { number } }\n}": typeof types.ByIdDocument,
    "fragment FileFacts on MemberFile {\n  verificationStatus creditScore monthlyIncome\n  wallet { id currency balance availableBalance heldBalance pendingBalance owed }\n  money { lent total }\n  preferences { autoInvestEnabled }\n  member { id occupation bio }\n  emailAddress { address pendingAddress bouncedAt }\n}": typeof types.FileFactsFragmentDoc,
    "fragment ProtectedLender on LenderTest {\n  missing sophisticatedUntil warningAbove\n  newest { id result netWorth takenAt endsAt }\n}": typeof types.ProtectedLenderFragmentDoc,
    "query MemberOverview($id: ID!) {\n  memberFile(memberId: $id) {\n    ...FileFacts\n    block { blockedAt closedAt reason note operatorId operator { id fullName } }\n    lenderTest { ...ProtectedLender }\n    loans(status: [ACTIVE, DEFAULTED], first: 100) { nodes { ...Operated } }\n  }\n}": typeof types.MemberOverviewDocument,
    "mutation ReviewMember($input: ReviewMemberInput!) {\n  acted: reviewMember(input: $input) { member { id } userErrors { code field message } }\n}": typeof types.ReviewMemberDocument,
    "query MemberMoney($id: ID!, $after: String) {\n  memberFile(memberId: $id) {\n    money {\n      currency available held lent total\n      holdings(first: 20, after: $after) {\n        edges { cursor node { kind amount investment { id createdAt loan { id title status } } } }\n        totalCount totalCountIsExact\n        pageInfo { hasNextPage endCursor }\n      }\n    }\n  }\n}": typeof types.MemberMoneyDocument,
    "query MemberReckoning($id: ID!) {\n  memberFile(memberId: $id) {\n    money {\n      currency\n      reckoning {\n        deposits depositsReversed fromMembers borrowed laidOut withdrawals toMembers repaid\n        interest charges recovered refunded fees losses\n        now available held lent owedToPlatform owedOnLoans\n      }\n    }\n  }\n}": typeof types.MemberReckoningDocument,
    "fragment FileEntry on LedgerEntry {\n  number amount balanceAfter kind createdAt holding paymentId ledgerTransactionId\n  loan { id title }\n  transaction { id type direction reversesId reverses { reversalReason } counterparty { id fullName } }\n}": typeof types.FileEntryFragmentDoc,
    "query HoldingEntries($id: ID!, $holding: String, $after: String) {\n  memberFile(memberId: $id) {\n    money {\n      holdings(first: 1, after: $holding) {\n        nodes {\n          entries(first: 20, after: $after) {\n            nodes { ...FileEntry }\n            totalCount totalCountIsExact\n            pageInfo { hasNextPage endCursor }\n          }\n        }\n      }\n    }\n  }\n}": typeof types.HoldingEntriesDocument,
    "query LineEntries($member: ID!, $line: ID!) {\n  memberFile(memberId: $member) { entries(first: 100, transactionId: $line) { nodes { ...FileEntry } } }\n}": typeof types.LineEntriesDocument,
    "query MemberLoans(\n  $id: ID!, $status: [LoanStatus!], $first: Int, $after: String, $last: Int, $before: String\n) {\n  memberFile(memberId: $id) {\n    loans(status: $status, first: $first, after: $after, last: $last, before: $before) {\n      nodes { ...Operated }\n      totalCount totalCountIsExact\n      pageInfo { hasNextPage hasPreviousPage startCursor endCursor }\n    }\n  }\n}": typeof types.MemberLoansDocument,
    "fragment FileInvestment on Investment {\n  id amount status principalOutstanding interestEarned automatic createdAt reflectionEndsAt\n  loan { id title currency daysPastDue nextDue { number dueOn } }\n}": typeof types.FileInvestmentFragmentDoc,
    "query MemberInvestments(\n  $id: ID!, $first: Int, $after: String, $last: Int, $before: String\n) {\n  memberFile(memberId: $id) {\n    investments(first: $first, after: $after, last: $last, before: $before) {\n      nodes { ...FileInvestment }\n      totalCount totalCountIsExact\n      pageInfo { hasNextPage hasPreviousPage startCursor endCursor }\n    }\n  }\n}": typeof types.MemberInvestmentsDocument,
    "fragment FileLine on Transaction {\n  id type direction amount currency balanceAfter status description reference createdAt\n  reversesId reverses { reversalReason } reversalReason\n  counterparty { id fullName }\n  loan { id title status feeRefunded history { to createdAt } }\n}": typeof types.FileLineFragmentDoc,
    "query MemberStatement(\n  $id: ID!, $type: TransactionType, $direction: TransactionDirection, $since: DateTime, $until: DateTime,\n  $first: Int, $after: String, $last: Int, $before: String\n) {\n  memberFile(memberId: $id) {\n    transactions(type: $type, direction: $direction, since: $since, until: $until, first: $first, after: $after, last: $last, before: $before) {\n      nodes { ...FileLine }\n      totalCount totalCountIsExact\n      pageInfo { hasNextPage hasPreviousPage startCursor endCursor }\n    }\n  }\n}": typeof types.MemberStatementDocument,
    "query MemberNotifications(\n  $id: ID!, $first: Int, $after: String, $last: Int, $before: String\n) {\n  memberFile(memberId: $id) {\n    notifications(first: $first, after: $after, last: $last, before: $before) {\n      nodes { id title message read createdAt }\n      totalCount totalCountIsExact\n      pageInfo { hasNextPage hasPreviousPage startCursor endCursor }\n    }\n  }\n}": typeof types.MemberNotificationsDocument,
    "query MemberLetters(\n  $id: ID!, $first: Int, $after: String, $last: Int, $before: String\n) {\n  memberFile(memberId: $id) {\n    letters(first: $first, after: $after, last: $last, before: $before) {\n      nodes { ...SeenLetter }\n      totalCount totalCountIsExact\n      pageInfo { hasNextPage hasPreviousPage startCursor endCursor }\n    }\n  }\n}": typeof types.MemberLettersDocument,
    "query MemberDocuments(\n  $id: ID!, $first: Int, $after: String, $last: Int, $before: String\n) {\n  memberFile(memberId: $id) {\n    documents(first: $first, after: $after, last: $last, before: $before) {\n      nodes { id kind title period language madeAt replacedById }\n      totalCount totalCountIsExact\n      pageInfo { hasNextPage hasPreviousPage startCursor endCursor }\n    }\n  }\n}": typeof types.MemberDocumentsDocument,
    "query MemberPayments(\n  $id: ID!, $first: Int, $after: String, $last: Int, $before: String\n) {\n  operatorPayments(memberId: $id, first: $first, after: $after, last: $last, before: $before) {\n    nodes { ...SeenPayment }\n    totalCount totalCountIsExact\n    pageInfo { hasNextPage hasPreviousPage startCursor endCursor }\n  }\n}": typeof types.MemberPaymentsDocument,
    "query MemberHistory(\n  $id: ID!, $first: Int, $after: String, $last: Int, $before: String\n) {\n  memberFile(memberId: $id) {\n    history(first: $first, after: $after, last: $last, before: $before) {\n      nodes { ...Recorded reason before after }\n      totalCount totalCountIsExact\n      pageInfo { hasNextPage hasPreviousPage startCursor endCursor }\n    }\n  }\n}": typeof types.MemberHistoryDocument,
    "query OwingMembers($first: Int, $after: String, $last: Int, $before: String) {\n  owedByMembers(first: $first, after: $after, last: $last, before: $before) {\n    nodes { owed currency since cause member { id fullName city } }\n    totalCount totalCountIsExact\n    pageInfo { hasNextPage hasPreviousPage startCursor endCursor }\n  }\n}": typeof types.OwingMembersDocument,
    "mutation RedactAuditTrail($input: RedactAuditTrailInput!) {\n  acted: redactAuditTrail(input: $input) { request { id } userErrors { code field message details } }\n}": typeof types.RedactAuditTrailDocument,
    "fragment SeenNote on OperatorNote {\n  id text createdAt\n  author { id fullName }\n  loan { id title }\n  file { name sha256 size }\n}": typeof types.SeenNoteFragmentDoc,
    "query MemberNotes(\n  $id: ID!, $first: Int, $after: String, $last: Int, $before: String\n) {\n  memberFile(memberId: $id) {\n    notes(first: $first, after: $after, last: $last, before: $before) {\n      nodes { ...SeenNote }\n      totalCount totalCountIsExact\n      pageInfo { hasNextPage hasPreviousPage startCursor endCursor }\n    }\n  }\n}": typeof types.MemberNotesDocument,
    "query LoanNotes($id: ID!) {\n  loanNotes(loanId: $id, first: 20) { nodes { ...SeenNote } totalCount totalCountIsExact }\n}": typeof types.LoanNotesDocument,
    "mutation AddMemberNote($input: AddMemberNoteInput!) {\n  acted: addMemberNote(input: $input) { note { id } userErrors { code field message } }\n}": typeof types.AddMemberNoteDocument,
    "mutation AddLoanNote($input: AddLoanNoteInput!) {\n  acted: addLoanNote(input: $input) { note { id } userErrors { code field message } }\n}": typeof types.AddLoanNoteDocument,
    "query Desk {\n  submitted: loans(first: 1, filter: { status: [SUBMITTED] }) { totalCount }\n  approvalRequests(first: 1) { totalCount }\n  requested: operatorPayments(first: 1, state: [REQUESTED]) { totalCount }\n  auditTrail(first: 6, filter: { actorKind: OPERATOR, looks: false }) { nodes { ...Recorded } }\n  platform { currency approvalAbove }\n}": typeof types.DeskDocument,
    "query LateLoans {\n  lateLoans { bucket loans loansAdded amountDue }\n  platform { currency }\n}": typeof types.LateLoansDocument,
    "mutation ApprovePayment($input: ApprovePaymentInput!) {\n    acted: approvePayment(input: $input) { approved: payment { id state } userErrors { code field message details } }\n  }": typeof types.ApprovePaymentDocument,
    "mutation CancelPayment($input: CancelPaymentInput!) {\n    acted: cancelPayment(input: $input) { canceled: payment { id state } userErrors { code field message details } }\n  }": typeof types.CancelPaymentDocument,
    "query LinesOfAmount($amount: Money!) {\n  operatorTransactions(amount: $amount, first: 10) {\n    nodes {\n      id type direction amount currency createdAt reversesId reverses { reversalReason }\n      member { id fullName city }\n    }\n  }\n}": typeof types.LinesOfAmountDocument,
    "fragment SeenPayment on Payment {\n  id direction amount currency state provider reference reason reasonCode description createdAt settledAt endedAt counterpartyId\n  transaction { id status }\n  bankAccount { holder lastDigits createdAt }\n  member { id fullName city }\n  counterparty { id fullName city }\n}": typeof types.SeenPaymentFragmentDoc,
    "query SeenPayments(\n  $direction: PaymentDirection, $state: [PaymentState!], $memberId: ID,\n  $provider: String, $reference: String, $bankFileId: ID, $minAmount: Money, $maxAmount: Money, $since: DateTime, $until: DateTime,\n  $first: Int, $after: String, $last: Int, $before: String\n) {\n  operatorPayments(\n    direction: $direction, state: $state, memberId: $memberId,\n    provider: $provider, reference: $reference, bankFileId: $bankFileId,\n    minAmount: $minAmount, maxAmount: $maxAmount, since: $since, until: $until,\n    first: $first, after: $after, last: $last, before: $before\n  ) {\n    nodes { ...SeenPayment }\n    totalCount totalCountIsExact\n    pageInfo { hasNextPage hasPreviousPage startCursor endCursor }\n  }\n}": typeof types.SeenPaymentsDocument,
    "query SeenPaymentById($id: ID!) {\n  payment(id: $id) { ...SeenPayment }\n}": typeof types.SeenPaymentByIdDocument,
    "fragment SeenReminder on Reminder {\n  id kind amount sentAt\n  operator { id fullName }\n}": typeof types.SeenReminderFragmentDoc,
    "query LoanReminders($id: ID!) {\n  loanReminders(loanId: $id, first: 10) { nodes { ...SeenReminder } totalCount totalCountIsExact }\n}": typeof types.LoanRemindersDocument,
    "query LateReminders($id: ID!) {\n  loanReminders(loanId: $id, first: 100) { nodes { id kind number dueOn sentAt } }\n}": typeof types.LateRemindersDocument,
    "mutation RemindBorrower($input: RemindBorrowerInput!) {\n  acted: remindBorrower(input: $input) { reminder { id } userErrors { code field message } }\n}": typeof types.RemindBorrowerDocument,
    "query Par($months: Int) {\n  platform { currency }\n  rows: portfolioAtRisk(months: $months) {\n    on loans outstanding current late30 late60 late90 lateOver90 defaulted renegotiated par30 par60 par90 par30WithRenegotiated\n  }\n}": typeof types.ParDocument,
    "query Vintages($months: Int) {\n  platform { currency }\n  rows: vintages(months: $months) {\n    month age loans principal loansDefaulted principalDefaulted defaultRate\n  }\n}": typeof types.VintagesDocument,
    "query RollRates($months: Int) {\n  platform { currency }\n  rows: rollRates(months: $months) { month from to loans principal share }\n}": typeof types.RollRatesDocument,
    "query Cash($months: Int) {\n  platform { currency }\n  rows: cashPosition(months: $months) {\n    month opening deposits withdrawals returns costs other closing\n    wallets held suspense fees ownFunds costsSoFar advanced owed\n  }\n}": typeof types.CashDocument,
    "query Fees($months: Int, $year: Year) {\n  platform { currency }\n  rows: feeIncome(months: $months, year: $year) {\n    month origination originationRefunded service charges other total\n  }\n}": typeof types.FeesDocument,
    "query Yield($months: Int) {\n  platform { currency }\n  rows: yieldByRiskLevel(months: $months) {\n    month riskLevel opening closing interest charges fees losses recovered grossYield netYield\n  }\n}": typeof types.YieldDocument,
    "query Returns {\n  platform { currency }\n  rows: lenderReturns { percentile lenders return }\n}": typeof types.ReturnsDocument,
    "query FundingTimes($months: Int) {\n  platform { currency }\n  rows: fundingTimes(months: $months) {\n    month published funded fundedShare medianMinutes ninetiethMinutes\n  }\n}": typeof types.FundingTimesDocument,
    "query BookedMonths { periods { month } }": typeof types.BookedMonthsDocument,
    "mutation RejectRequest($input: RejectRequestInput!) {\n    acted: rejectRequest(input: $input) { rejected: request { id status } userErrors { code field message details } }\n  }": typeof types.RejectRequestDocument,
    "mutation ApproveRequest($input: ApproveRequestInput!) {\n    acted: approveRequest(input: $input) { approved: request { id status } userErrors { code field message details } }\n  }": typeof types.ApproveRequestDocument,
    "fragment Foreseen on PreviewRequestPayload {\n  wallets { memberId available held owed member { id fullName } }\n  loan { id title }\n  before { ...Standing }\n  after { ...Standing }\n  redacted { entries kept requests charges notes }\n  version\n  userErrors { code field message details }\n}": typeof types.ForeseenFragmentDoc,
    "mutation PreviewRequest($input: PreviewRequestInput!) {\n    told: previewRequest(input: $input) { ...Foreseen }\n  }": typeof types.PreviewRequestDocument,
    "mutation PreviewUndoing($input: PreviewUndoingInput!) {\n    told: previewUndoing(input: $input) { ...Foreseen }\n  }": typeof types.PreviewUndoingDocument,
    "mutation PreviewReversal($input: PreviewReversalInput!) {\n    told: previewReversal(input: $input) { ...Foreseen }\n  }": typeof types.PreviewReversalDocument,
    "mutation PreviewBooking($input: PreviewBookingInput!) {\n    told: previewBooking(input: $input) { ...Foreseen }\n  }": typeof types.PreviewBookingDocument,
    "mutation PreviewPlanChangeUndoing($input: PreviewPlanChangeUndoingInput!) {\n    told: previewPlanChangeUndoing(input: $input) { ...Foreseen }\n  }": typeof types.PreviewPlanChangeUndoingDocument,
    "mutation PreviewRedaction($input: PreviewRedactionInput!) {\n    told: previewRedaction(input: $input) { ...Foreseen }\n  }": typeof types.PreviewRedactionDocument,
    "fragment Standing on LoanStanding {\n  status payoffAmount amountDue daysPastDue instalmentsLeft monthlyPayment lastDueOn\n}": typeof types.StandingFragmentDoc,
    "fragment Requested on ApprovalRequest {\n  id act target amount assignedTo reason reasonPublic askedById askedBySubject askedAt status redacted\n  decidedById decidedBySubject decidedAt decision\n  member { id fullName city }\n  askedBy { id fullName }\n  decidedBy { id fullName }\n  loan { id title }\n  charge { id kind number }\n  bankLine { id bookedOn counterparty remittance }\n  transaction {\n    id type amount currency description status createdAt\n    counterparty { id fullName }\n  }\n}": typeof types.RequestedFragmentDoc,
    "query Requests(\n  $status: [ApprovalStatus!], $memberId: ID, $target: ID,\n  $first: Int, $after: String, $last: Int, $before: String\n) {\n  approvalRequests(\n    status: $status, memberId: $memberId, target: $target,\n    first: $first, after: $after, last: $last, before: $before\n  ) {\n    nodes { ...Requested }\n    totalCount totalCountIsExact\n    pageInfo { hasNextPage hasPreviousPage startCursor endCursor }\n  }\n}": typeof types.RequestsDocument,
    "fragment Waits on ApprovalRequest {\n  id act target askedById askedBySubject askedAt\n  askedBy { id fullName }\n}": typeof types.WaitsFragmentDoc,
    "fragment Recorded on AuditEntry {\n  number at actorKind actorId actorSubject actorName act targetKind targetId memberId refusedWith redacted amount\n  openReason: reason(unlessLook: true) openBefore: before(unlessLook: true) openAfter: after(unlessLook: true)\n  actor { id fullName }\n  member { id fullName }\n}": typeof types.RecordedFragmentDoc,
    "query Trail(\n  $filter: AuditTrailFilter, $first: Int, $after: String, $last: Int, $before: String\n) {\n  auditTrail(filter: $filter, first: $first, after: $after, last: $last, before: $before) {\n    nodes { ...Recorded }\n    totalCount totalCountIsExact\n    pageInfo { hasNextPage hasPreviousPage startCursor endCursor }\n  }\n}": typeof types.TrailDocument,
    "query Told($filter: AuditTrailFilter!) {\n  auditTrail(filter: $filter, first: 20) { nodes { number redacted reason before after } }\n}": typeof types.ToldDocument,
    "query Who {\n  me { id memberId }\n  platform { currency approvalAbove approvalDays }\n}": typeof types.WhoDocument,
    "query Actors {\n  auditActors { id subject member { id fullName } }\n}": typeof types.ActorsDocument,
    "mutation UpdateWebhook($input: UpdateWebhookInput!) {\n  acted: updateWebhook(input: $input) { webhook { ...ShownWebhook } userErrors { code field message details } }\n}": typeof types.UpdateWebhookDocument,
    "mutation RemoveWebhook($input: WebhookInput!) {\n    acted: removeWebhook(input: $input) { removed: webhook { id } userErrors { code field message details } }\n  }": typeof types.RemoveWebhookDocument,
    "mutation RetryDelivery($input: RetryWebhookDeliveryInput!) {\n    acted: retryWebhookDelivery(input: $input) { delivery { ...SentDelivery } userErrors { code field message details } }\n  }": typeof types.RetryDeliveryDocument,
    "mutation RotateSecret($input: WebhookInput!) {\n  acted: rotateWebhookSecret(input: $input) { webhook { id secret } userErrors { code field message details } }\n}": typeof types.RotateSecretDocument,
    "mutation CreateWebhook($input: CreateWebhookInput!) {\n  acted: createWebhook(input: $input) { webhook { ...ShownWebhook secret } userErrors { code field message details } }\n}": typeof types.CreateWebhookDocument,
    "mutation ResendEvents($input: ResendWebhookEventsInput!) {\n  acted: resendWebhookEvents(input: $input) { webhook { ...ShownWebhook } userErrors { code field message details } }\n}": typeof types.ResendEventsDocument,
    "fragment ShownWebhook on Webhook {\n  id name url types payload disabledReason disabledAt failingSince lastSuccessAt createdAt\n}": typeof types.ShownWebhookFragmentDoc,
    "query Webhooks { webhooks { ...ShownWebhook } }": typeof types.WebhooksDocument,
    "fragment SentDelivery on WebhookDelivery {\n  id event sequence type state attempts attemptedAt status answer problem durationMs nextAttemptAt createdAt\n}": typeof types.SentDeliveryFragmentDoc,
    "query Deliveries(\n  $webhook: ID!, $state: WebhookDeliveryState, $first: Int, $after: String, $last: Int, $before: String\n) {\n  webhook(id: $webhook) { ...ShownWebhook }\n  webhookDeliveries(webhook: $webhook, state: $state, first: $first, after: $after, last: $last, before: $before) {\n    nodes { ...SentDelivery }\n    totalCount totalCountIsExact\n    pageInfo { hasNextPage hasPreviousPage startCursor endCursor }\n  }\n}": typeof types.DeliveriesDocument,
    "fragment Work on WorkItem {\n  id kind subjectId memberId loanId since ageDays dueAt nextStep ownerId note lookAgainOn version amount counterparty topic rule\n  lastReminder { id sentAt operator { id fullName } }\n  member { id fullName city }\n  loan { id title }\n  owner { id fullName }\n}": typeof types.WorkFragmentDoc,
    "query Worklist(\n  $kind: [WorkKind!], $ownerId: ID, $owned: Boolean, $postponed: Boolean, $sort: WorkSort,\n  $nextStep: [WorkStep!], $minDays: Int, $maxDays: Int, $minAmount: Money, $maxAmount: Money, $q: String,\n  $first: Int, $after: String, $last: Int, $before: String\n) {\n  worklist(\n    kind: $kind, ownerId: $ownerId, owned: $owned, postponed: $postponed, sort: $sort,\n    nextStep: $nextStep, minDays: $minDays, maxDays: $maxDays, minAmount: $minAmount, maxAmount: $maxAmount, q: $q,\n    first: $first, after: $after, last: $last, before: $before\n  ) {\n    nodes { ...Work }\n    totalCount totalCountIsExact\n    pageInfo { hasNextPage hasPreviousPage startCursor endCursor }\n  }\n}": typeof types.WorklistDocument,
    "query WorkCounts(\n  $ownerId: ID, $owned: Boolean, $postponed: Boolean,\n  $nextStep: [WorkStep!], $minDays: Int, $maxDays: Int, $minAmount: Money, $maxAmount: Money, $q: String\n) {\n  workCounts(\n    ownerId: $ownerId, owned: $owned, postponed: $postponed,\n    nextStep: $nextStep, minDays: $minDays, maxDays: $maxDays, minAmount: $minAmount, maxAmount: $maxAmount, q: $q\n  ) { kind items }\n}": typeof types.WorkCountsDocument,
    "query WorkAbout($loanId: ID, $memberId: ID) {\n  worklist(loanId: $loanId, memberId: $memberId, first: 20) {\n    nodes { ...Work }\n    totalCount totalCountIsExact\n  }\n}": typeof types.WorkAboutDocument,
    "query WorkOperators {\n  workOperators { id fullName }\n}": typeof types.WorkOperatorsDocument,
    "query HelpAsked($id: ID!) {\n  helpRequest(id: $id) { id thread { fromMember text } }\n}": typeof types.HelpAskedDocument,
    "mutation UpdateWork($input: UpdateWorkItemInput!) {\n  acted: updateWorkItem(input: $input) {\n    item { ...Work }\n    userErrors { code field message details }\n  }\n}": typeof types.UpdateWorkDocument,
    "fragment AgreedTerms on Loan {\n  interestRate repaymentPeriodMonths\n  planChanges(last: 50) { nodes { id kind extend rate status effectiveOn } }\n  repaymentSchedule { instalments { dueOn payment prepaid } }\n}": typeof types.AgreedTermsFragmentDoc,
    "fragment WhenLate on LateTerms {\n  toleranceAmount tolerancePercent interest penalty { points rate graceDays }\n  lateFee { amount percent afterDays repeats } withdrawWhileLate\n}": typeof types.WhenLateFragmentDoc,
    "fragment LendersPlanChange on PlanChange {\n  ...PlanChangeLine\n  ownPart {\n    interestBefore interestAfter lastDueBefore lastDueAfter\n    expected { month before after }\n  }\n}": typeof types.LendersPlanChangeFragmentDoc,
    "fragment PlanChangeLine on PlanChange {\n  id kind from to instalments extend dueDay months rate reason byOperator status effectiveOn undoReason undoneAt\n  totals { interestBefore interestAfter paymentBefore paymentAfter toPayBefore toPayAfter lastDueBefore lastDueAfter }\n}": typeof types.PlanChangeLineFragmentDoc,
    "fragment MemberFacts on Member {\n  verificationStatus memberSince occupation bio\n}": typeof types.MemberFactsFragmentDoc,
    "fragment BorrowerRecordFacts on BorrowerRecord {\n  loansRepaid loansDefaulted currentlyLate paymentsDue paymentsOnTime longestDelayDays\n}": typeof types.BorrowerRecordFactsFragmentDoc,
    "query Portfolio {\n  me {\n    id\n    wallet { id currency }\n    portfolio {\n      invested pending outstanding repaid earned late late30 late60 late90 lateOver90 defaulted writtenOff\n      byRisk { riskLevel outstanding pending late30 late60 late90 lateOver90 defaulted writtenOff }\n      byMonth { month invested principal interest charges fees losses }\n      annualReturn annualReturnIfLateLost expected { month principal interest fees }\n      outlook { yearly yearlyLoss afterLosses leftOut }\n    }\n    standingOrderResults { outOfMoneySince }\n    preferences { userId autoInvestReserve }\n    # The oldest that was paid out.\n    investments(status: [ACTIVE, REPAID, DEFAULTED], last: 1) { nodes { id loan { id disbursementDate } } }\n  }\n  platform { investmentMin }\n}": typeof types.PortfolioDocument,
    "query Investments($status: [InvestmentStatus!], $late: Boolean, $automatic: Boolean, $q: String, $sort: InvestmentSort, $first: Int, $after: String, $summed: Boolean = false) {\n  me {\n    id\n    investmentTotals(status: $status, late: $late, automatic: $automatic, q: $q) @include(if: $summed) {\n      count invested pending released outstanding late repaid earned\n    }\n    investments(status: $status, late: $late, automatic: $automatic, q: $q, sort: $sort, first: $first, after: $after) {\n      nodes {\n        id amount status principalRepaid principalOutstanding overdue recovered interestEarned chargesEarned automatic reflectionEndsAt createdAt\n        loan {\n          id title currency interestRate status paused expiresAt fundedPercent writtenOffAt daysPastDue amountRequested amountDue chargesDue\n          borrower { id fullName }\n          nextDue { number dueOn }\n          planChanges(last: 1) { nodes { ...LendersPlanChange } }\n        }\n      }\n      pageInfo { hasNextPage endCursor }\n    }\n  }\n  platform { investmentCancel }\n}": typeof types.InvestmentsDocument,
    "query Statement($direction: TransactionDirection, $since: DateTime, $until: DateTime, $first: Int = 30, $after: String) {\n  me {\n    id memberId\n    transactions(first: $first, after: $after, direction: $direction, since: $since, until: $until) {\n      nodes {\n        id type direction amount currency balanceChange balanceAfter status description reference principal interest charges fee createdAt reversedAt reversalReason\n        reverses { id type direction createdAt reversalReason }\n        counterparty { id fullName }\n        loan { id title borrowerId borrower { id fullName } }\n      }\n      pageInfo { hasNextPage endCursor }\n    }\n  }\n}": typeof types.StatementDocument,
    "query StatementOldest($since: DateTime, $until: DateTime) {\n  me {\n    id\n    transactions(last: 1, since: $since, until: $until) { nodes { id currency balanceAfter balanceChange } }\n  }\n}": typeof types.StatementOldestDocument,
    "query StatementSince {\n  me { id createdAt }\n  platform { businessTimezone }\n}": typeof types.StatementSinceDocument,
    "query StatementYear($year: Year!) {\n  me { id taxYear(year: $year) { since until } }\n}": typeof types.StatementYearDocument,
    "subscription MoneyMoved {\n  walletChanged { id version balance availableBalance heldBalance }\n}": typeof types.MoneyMovedDocument,
    "mutation AskForExport {\n  requestDataExport {\n    dataExport { id status expiresAt }\n    userErrors { code field message details }\n  }\n}": typeof types.AskForExportDocument,
    "query Export($id: ID!) {\n  dataExport(id: $id) { id status expiresAt }\n}": typeof types.ExportDocument,
    "query LastExport {\n  me {\n    id\n    notifications(kind: [DATA_EXPORT_READY], first: 1) {\n      nodes { id details { kind ... on DataExportReadyDetails { dataExportId expiresAt } } }\n    }\n  }\n}": typeof types.LastExportDocument,
    "mutation Erase {\n  requestErasure {\n    erasure { memberId kept { kind until } }\n    userErrors { code field message details }\n  }\n}": typeof types.EraseDocument,
    "query Looks {\n  looksAtMe { at purpose operator }\n}": typeof types.LooksDocument,
    "fragment OwnProfile on Profile {\n  id version fullName city userType verificationStatus bio occupation latitude longitude monthlyIncome\n  member { id fullName city userType verificationStatus bio occupation latitude longitude memberSince }\n}": typeof types.OwnProfileFragmentDoc,
    "query OwnProfilePage {\n  me { ...OwnProfile preferences { userId showOnMap } }\n  platform { currency documents }\n}": typeof types.OwnProfilePageDocument,
    "query OwnIdentity {\n  verification { level reachedAt lostBecause check { id state } }\n  me { id verificationStatus }\n  bankAccounts { id mandate { id } }\n}": typeof types.OwnIdentityDocument,
    "mutation SaveProfile($input: UpdateProfileInput!) {\n  updateProfile(input: $input) { profile { ...OwnProfile } userErrors { code field message } }\n}": typeof types.SaveProfileDocument,
    "mutation ShowOnMap($input: UpdatePreferencesInput!) {\n  updatePreferences(input: $input) { preferences { userId showOnMap } userErrors { code field message } }\n}": typeof types.ShowOnMapDocument,
    "query LenderTest {\n  me { id wallet { id currency } }\n  lenderTest {\n    missing hash questions { name text answers { name text } }\n    newest { id result warning netWorth bearableLoss }\n  }\n}": typeof types.LenderTestDocument,
    "query LargeWarning { lenderTest { warning } }": typeof types.LargeWarningDocument,
    "mutation TakeLenderTest($input: TakeLenderTestInput!) {\n  takeLenderTest(input: $input) {\n    lenderTest { id result warning netWorth bearableLoss }\n    userErrors { code field message }\n  }\n}": typeof types.TakeLenderTestDocument,
    "mutation AcknowledgeLenderTest($input: AcknowledgeLenderTestInput!) {\n  acknowledgeLenderTest(input: $input) {\n    lenderTest { id }\n    userErrors { code field message }\n  }\n}": typeof types.AcknowledgeLenderTestDocument,
    "mutation LeaveInvestment($input: CancelInvestmentInput!) {\n  cancelInvestment(input: $input) {\n    investment { id status }\n    loan { id version status amountFunded amountRemaining fundedPercent myInvestment lentToBorrower }\n    wallet { id version balance availableBalance heldBalance }\n    userErrors { code field message }\n  }\n}": typeof types.LeaveInvestmentDocument,
    "subscription ClockChanged {\n  clockChanged { now businessDate readyAt }\n}": typeof types.ClockChangedDocument,
    "mutation AdvanceClock($input: AdvanceClockInput!) {\n  advanceClock(input: $input) { clock { now businessDate readyAt } userErrors { message } }\n}": typeof types.AdvanceClockDocument,
    "query NextDue($me: ID!) {\n  loans(filter: { borrowerId: $me, status: ACTIVE }, first: 10) { nodes { id schedule { dueOn status } } }\n  me { id investments(status: ACTIVE, first: 10) { nodes { id loan { id schedule { dueOn status } } } } }\n}": typeof types.NextDueDocument,
    "query Mailbox {\n  sandboxMailbox(first: 50) { nodes { id address subject text dueAt sentAt } }\n}": typeof types.MailboxDocument,
    "query WhoAmI { me { id memberId } }": typeof types.WhoAmIDocument,
    "query Language {\n  me { id preferences { userId language languageChosen } }\n}": typeof types.LanguageDocument,
    "mutation PreferLanguage($input: UpdatePreferencesInput!) {\n  updatePreferences(input: $input) { preferences { userId version language languageChosen } userErrors { message } }\n}": typeof types.PreferLanguageDocument,
    "query Start {\n  me {\n    id\n    current: loans(status: [DRAFT, SUBMITTED, OPEN, FUNDED, ACTIVE, DEFAULTED], first: 1) { nodes { id } }\n    investments(first: 1) { nodes { id } }\n    loans(first: 1) { nodes { id } }\n  }\n}": typeof types.StartDocument,
    "query Agreement($id: ID!) {\n  agreement(id: $id) { id title version text }\n}": typeof types.AgreementDocument,
    "mutation AcceptAgreement($input: AcceptAgreementInput!) {\n  acceptAgreement(input: $input) {\n    acceptance { id }\n    userErrors { code field message }\n  }\n}": typeof types.AcceptAgreementDocument,
    "mutation StartVerification($input: StartVerificationInput!) {\n  startVerification(input: $input) {\n    verification { id state url }\n    userErrors { code field message }\n  }\n}": typeof types.StartVerificationDocument,
    "query Bank {\n  me { id fullName }\n  platform { bankAccounts withdrawsToBank }\n  bankAccounts { ...OwnBankAccount }\n  bankTransferDetails { holder iban bic reference }\n}": typeof types.BankDocument,
    "fragment OwnBankAccount on BankAccount {\n  id holder kind country lastDigits usableAt\n  mandate { id reference signedAt }\n}": typeof types.OwnBankAccountFragmentDoc,
    "mutation AddBankAccount($input: AddBankAccountInput!) {\n  addBankAccount(input: $input) {\n    bankAccount { ...OwnBankAccount }\n    userErrors { code field message details }\n  }\n}": typeof types.AddBankAccountDocument,
    "mutation RemoveBankAccount($input: BankAccountInput!) {\n  changed: removeBankAccount(input: $input) {\n    bankAccount { id }\n    userErrors { code field message details }\n  }\n}": typeof types.RemoveBankAccountDocument,
    "mutation SignMandate($input: BankAccountInput!) {\n  changed: signMandate(input: $input) {\n    bankAccount { ...OwnBankAccount }\n    userErrors { code field message details }\n  }\n}": typeof types.SignMandateDocument,
    "mutation WithdrawMandate($input: BankAccountInput!) {\n  changed: withdrawMandate(input: $input) {\n    bankAccount { ...OwnBankAccount }\n    userErrors { code field message details }\n  }\n}": typeof types.WithdrawMandateDocument,
    "query Wallet {\n  me { id wallet { ...OwnWallet } }\n}\n\nfragment OwnWallet on Wallet {\n  id version currency balance availableBalance heldBalance pendingBalance owed\n}": typeof types.WalletDocument,
    "query DueNext {\n  me { id loans(status: [ACTIVE], first: 50) { nodes { id currency amountDue nextDue { number dueOn payment paid } } } }\n}": typeof types.DueNextDocument,
    "subscription WalletChanged {\n  walletChanged { ...OwnWallet }\n}": typeof types.WalletChangedDocument,
    "mutation Deposit($input: DepositInput!) {\n  deposit(input: $input) {\n    transaction { ...Paid }\n    wallet { ...OwnWallet }\n    userErrors { code field message details }\n  }\n}": typeof types.DepositDocument,
    "fragment Paid on Transaction {\n  id type amount currency status paymentUrl\n  payment { id state reason provider bankAccountId }\n}": typeof types.PaidFragmentDoc,
    "mutation Withdraw($input: WithdrawInput!) {\n  withdraw(input: $input) {\n    transaction { ...Paid }\n    wallet { ...OwnWallet }\n    userErrors { code field message details }\n  }\n}": typeof types.WithdrawDocument,
    "query Payments {\n  underway: payments(first: 20, state: [PENDING, REQUESTED, APPROVED, SENT, UNKNOWN, DISPUTED]) {\n    nodes { ...OwnPayment }\n    pageInfo { hasNextPage }\n  }\n  undone: payments(first: 5, state: [FAILED, CANCELED, RETURNED]) { nodes { ...OwnPayment } }\n}": typeof types.PaymentsDocument,
    "subscription PaymentChanged {\n  paymentChanged { ...OwnPayment }\n}": typeof types.PaymentChangedDocument,
    "fragment OwnPayment on Payment {\n  id direction amount currency state paymentUrl reason reasonCode provider bankAccountId loanId counterpartyId createdAt endedAt\n  counterparty { id fullName }\n}": typeof types.OwnPaymentFragmentDoc,
};
const documents: Documents = {
    "query AskedForHelp {\n  helpRequests(state: [OPEN], first: 50) { nodes { id createdAt loan { id } } }\n}": types.AskedForHelpDocument,
    "fragment Told on KeyFacts { heading facts { name value } early late }": types.ToldFragmentDoc,
    "fragment Borrowed on Loan {\n  id version status paused title description purpose currency amountRequested interestRate repaymentPeriodMonths\n  riskLevel locationLatitude locationLongitude locationDescription amountFunded amountRemaining fundedPercent\n  publishedAt expiresAt disbursementDate apr originationFee netProceeds amountDue payoffAmount chargesDue daysPastDue interestPausedUntil recovered autopay\n  lateTerms { ...WhenLate }\n}": types.BorrowedFragmentDoc,
    "fragment Plan on Loan {\n  ...AgreedTerms\n  nextDue { number dueOn payment paid }\n  defaultOn withdrawableUntil withdrawnAt repayBy writtenOffAt\n  repaymentSchedule {\n    monthlyPayment totalInterest totalPayment\n    instalments { number dueOn principal interest payment prepaid balance paid status }\n  }\n  charges(first: 50) {\n    totalCount\n    nodes { id kind number dueOn amount paid waived outstanding reason waivedReason }\n  }\n  overdueInterest { number since principal penalty rate interest }\n  planChanges(last: 50) {\n    totalCount\n    nodes { ...PlanChangeLine }\n  }\n}": types.PlanFragmentDoc,
    "query MyLoans {\n  me { id userType loans(first: 50) { nodes { ...Borrowed nextDue { number dueOn payment paid } } } }\n}": types.MyLoansDocument,
    "query OwedFirst {\n  me {\n    id\n    wallet { id version currency owed }\n    loans(status: [ACTIVE, DEFAULTED], first: 50) {\n      nodes { id title status currency amountDue payoffAmount daysPastDue }\n    }\n  }\n  platform { borrowWhileLate }\n}": types.OwedFirstDocument,
    "query OwnStanding {\n  me { id monthlyIncome creditScore verificationStatus }\n}": types.OwnStandingDocument,
    "query MyPlace { me { id city latitude longitude } }": types.MyPlaceDocument,
    "query PublicPoints($bbox: BBox!) {\n  loanMarkers(bbox: $bbox) { markers { id latitude longitude } }\n}": types.PublicPointsDocument,
    "query MyLoan($id: ID!) {\n  me { id memberId wallet { id version currency availableBalance } preferences { userId autopay } }\n  platform { dueDayChanges borrowWhileLate documents supportEmail }\n  loan(id: $id) {\n    borrowerId ...Borrowed ...Plan\n    history { from to reason byOperator createdAt }\n    investments(last: 50) { nodes { id status amount createdAt lender { id fullName city } } totalCount }\n  }\n}": types.MyLoanDocument,
    "subscription MyLoanChanged($id: ID!) {\n  loanChanged(id: $id) {\n    ...Borrowed ...Plan\n    history { from to reason byOperator createdAt }\n    investments(last: 50) { nodes { id status amount createdAt lender { id fullName city } } totalCount }\n  }\n}": types.MyLoanChangedDocument,
    "mutation RequestPayoffLetter($input: RequestPayoffLetterInput!) {\n  requestPayoffLetter(input: $input) {\n    payoffLetter { id amount until status }\n    userErrors { code field message }\n  }\n}": types.RequestPayoffLetterDocument,
    "query Receipt($id: ID!) {\n  me { id fullName }\n  platform { documents }\n  repaymentReceipt(id: $id) {\n    id amount principal interest interestAhead charges chargeKind principalLeft prepayment effect { ...Effect } reference paidAt undoneAt undoReason requestedAt\n    loan { id title currency }\n    document { id }\n  }\n}": types.ReceiptDocument,
    "mutation RequestReceipt($input: RequestReceiptInput!) {\n  requestReceipt(input: $input) {\n    receipt { id requestedAt document { id } }\n    userErrors { code field message }\n  }\n}": types.RequestReceiptDocument,
    "query PaymentsMade {\n  me {\n    id\n    transactions(type: REPAYMENT_PAID, direction: DEBIT, first: 100) {\n      nodes { id amount currency loanId createdAt reversedAt reversalReason reversesId }\n      pageInfo { hasNextPage }\n    }\n  }\n}": types.PaymentsMadeDocument,
    "subscription MyLoanProgress($id: ID!) {\n  loanChanged(id: $id) { ...Borrowed }\n}": types.MyLoanProgressDocument,
    "query LoanQuote($amount: Money!, $interestRate: Percent!, $months: Int!) {\n  loanQuote(amount: $amount, interestRate: $interestRate, months: $months) {\n    monthlyPayment totalInterest totalPayment originationFee netProceeds totalCost apr netYield\n    lateTerms { ...WhenLate }\n    instalments { number dueOn payment }\n  }\n  platform { serviceFee }\n}": types.LoanQuoteDocument,
    "query LoanLimits {\n  platform { loanAmountMin loanAmountMax interestRateMax repaymentPeriodMonthsMax }\n}": types.LoanLimitsDocument,
    "query KeyFacts($amount: Money!, $interestRate: Percent!, $months: Int!) {\n  loanQuote(amount: $amount, interestRate: $interestRate, months: $months) {\n    keyFacts { ...Told }\n  }\n  platform { documents }\n}": types.KeyFactsDocument,
    "query Agreed($id: ID!) {\n  loan(id: $id) { id keyFacts { ...Told } }\n  me { id documents(kind: LOAN_AGREEMENT, loanId: $id, first: 1) { nodes { id period } } }\n  platform { documents }\n}": types.AgreedDocument,
    "mutation CreateDraft($input: CreateLoanInput!) {\n  createLoan(input: $input) { loan { ...Borrowed } userErrors { code field message } }\n}": types.CreateDraftDocument,
    "mutation SaveDraft($input: UpdateLoanInput!) {\n  updateLoan(input: $input) { loan { ...Borrowed } userErrors { code field message } }\n}": types.SaveDraftDocument,
    "mutation PreferAutopay($input: UpdatePreferencesInput!) {\n  updatePreferences(input: $input) {\n    preferences { userId autopay }\n    userErrors { code field message }\n  }\n}": types.PreferAutopayDocument,
    "mutation PublishDraft($input: PublishLoanInput!) {\n  publishLoan(input: $input) { loan { ...Borrowed } userErrors { code field message details } }\n}": types.PublishDraftDocument,
    "mutation WithdrawLoan($input: CancelLoanInput!) {\n  cancelLoan(input: $input) { loan { ...Borrowed } userErrors { code field message } }\n}": types.WithdrawLoanDocument,
    "fragment Effect on RepaymentEffect {\n  interestSaved instalmentsPaid monthlyPayment monthlyBefore lastDueOn lastDueBefore nextDueOn nextDueAmount\n}": types.EffectFragmentDoc,
    "mutation PreviewRepayment(\n  $shorten: PreviewRepaymentInput!, $lower: PreviewRepaymentInput!, $advance: PreviewRepaymentInput!, $all: Boolean!\n) {\n  SHORTEN: previewRepayment(input: $shorten) { effect { ...Effect } userErrors { code message } }\n  LOWER: previewRepayment(input: $lower) @include(if: $all) { effect { ...Effect } userErrors { code message } }\n  ADVANCE: previewRepayment(input: $advance) @include(if: $all) { effect { ...Effect } userErrors { code message } }\n}": types.PreviewRepaymentDocument,
    "mutation Repay($input: RepayLoanInput!) {\n  repayLoan(input: $input) {\n    loan { ...Borrowed ...Plan }\n    applied prepaid effect { ...Effect }\n    wallet { id version currency balance availableBalance heldBalance }\n    userErrors { code field message }\n  }\n}": types.RepayDocument,
    "mutation ChangeOwnPlan($input: ChangeOwnPlanInput!) {\n  changeOwnPlan(input: $input) {\n    loan { ...Borrowed ...Plan }\n    userErrors { code field message }\n  }\n}": types.ChangeOwnPlanDocument,
    "mutation PreviewDueDay($input: ChangeOwnPlanInput!) {\n  changeOwnPlan(input: $input) {\n    totals { interestBefore interestAfter paymentBefore paymentAfter }\n    schedule { instalments { dueOn payment status } }\n    loan { id version }\n    userErrors { code field message }\n  }\n}": types.PreviewDueDayDocument,
    "mutation UndoOwnPlan($input: UndoOwnPlanChangeInput!) {\n  undoOwnPlanChange(input: $input) {\n    loan { ...Borrowed ...Plan }\n    userErrors { code field message }\n  }\n}": types.UndoOwnPlanDocument,
    "mutation WithdrawFromLoan($input: WithdrawFromLoanInput!) {\n  withdrawFromLoan(input: $input) {\n    loan { ...Borrowed ...Plan }\n    wallet { id version currency balance availableBalance heldBalance }\n    userErrors { code field message }\n  }\n}": types.WithdrawFromLoanDocument,
    "mutation BorrowToo {\n  updateProfile(input: { userType: BOTH }) {\n    profile { id userType }\n    userErrors { code field message }\n  }\n}": types.BorrowTooDocument,
    "query LettersReach {\n  platform { sendsLetters }\n  emailAddress { address pendingAddress bouncedAt }\n}": types.LettersReachDocument,
    "query Documents($after: String) {\n  platform { documents }\n  me {\n    id\n    documents(first: 20, after: $after) {\n      nodes { id kind title period language bytes madeAt replacesId replacedById }\n      pageInfo { hasNextPage endCursor }\n    }\n  }\n}": types.DocumentsDocument,
    "query DocumentsSince {\n  me { id createdAt }\n}": types.DocumentsSinceDocument,
    "query DocumentsTaxYear($year: Year!) {\n  me {\n    id\n    taxYear(year: $year) {\n      currency complete interest charges fees loanFees compensation losses recoveries interestPaid chargesPaid\n      forms { form required dueOn boxes { box amount } }\n    }\n  }\n  platform { businessTimezone }\n}": types.DocumentsTaxYearDocument,
    "query DocumentsTaxLines($year: Year!, $figure: TaxFigure!, $first: Int = 20, $after: String) {\n  me {\n    id\n    taxLines(year: $year, figure: $figure, first: $first, after: $after) {\n      nodes { id amount currency description createdAt loan { id title } }\n      pageInfo { hasNextPage endCursor }\n    }\n  }\n}": types.DocumentsTaxLinesDocument,
    "query Frozen {\n  platform { supportEmail }\n  helpRequests(first: 50) { nodes { ...AskedHelp } totalCount }\n  frozenAccount {\n    reason frozenAt closedAt\n    wallet { id version userId currency availableBalance owed }\n    loans(status: [ACTIVE, DEFAULTED], first: 50) { nodes { ...Borrowed ...Plan } }\n    notifications(first: 20) {\n      nodes { id kind title message read createdAt cursor loanCount loan { id borrowerId } transaction { id createdAt } }\n    }\n  }\n}": types.FrozenDocument,
    "query Guide {\n  platform {\n    currency loanAmountMin loanAmountMax interestRateMax repaymentPeriodMonthsMax fundingWindowDays originationFee\n    withdrawalDays feeRefund defaultAfterDays borrowWhileLate verifiedBorrowersOnly lateTerms { ...WhenLate }\n  }\n}": types.GuideDocument,
    "query LendingGuide {\n  platform {\n    currency investmentMin fundingWindowDays serviceFee withdrawalDays defaultAfterDays borrowWhileLate\n    investmentCancel verifiedBorrowersOnly lateTerms { ...WhenLate }\n  }\n  lenderTest { reflectionHours sophisticatedUntil }\n}": types.LendingGuideDocument,
    "query Help($loan: ID!, $isOfLoan: Boolean!) {\n  me {\n    id memberId\n    loans(status: [ACTIVE, DEFAULTED], first: 50) {\n      nodes { id title status currency amountDue payoffAmount daysPastDue defaultOn interestPausedUntil }\n    }\n    investments(status: [ACTIVE, DEFAULTED], first: 100) {\n      nodes { id status loan { id title daysPastDue defaultOn interestPausedUntil borrower { id fullName } } }\n    }\n  }\n  payments(first: 5, state: [FAILED, CANCELED, RETURNED, DISPUTED]) { nodes { ...OwnPayment } }\n  verification { level lostBecause check { id state } }\n  loan(id: $loan) @include(if: $isOfLoan) { id title status currency borrowerId }\n  platform { supportEmail }\n}": types.HelpDocument,
    "fragment AskedHelp on HelpRequest {\n  id topic state repliedAt answeredAt createdAt version\n  thread { fromMember text writtenAt files { id name } }\n  loan { id title }\n  payment { id amount currency direction counterpartyId loanId createdAt }\n}": types.AskedHelpFragmentDoc,
    "query HelpRequests {\n  helpRequests(first: 50) { nodes { ...AskedHelp } totalCount }\n}": types.HelpRequestsDocument,
    "mutation RequestHelp($input: RequestHelpInput!) {\n  requestHelp(input: $input) {\n    helpRequest { ...AskedHelp }\n    userErrors { code field message details }\n  }\n}": types.RequestHelpDocument,
    "mutation ReplyToHelp($input: ReplyToHelpRequestInput!) {\n  replyToHelpRequest(input: $input) {\n    helpRequest { ...AskedHelp }\n    userErrors { code field message details }\n  }\n}": types.ReplyToHelpDocument,
    "mutation CloseHelpRequest($input: CloseHelpRequestInput!) {\n  closeHelpRequest(input: $input) {\n    helpRequest { ...AskedHelp }\n    userErrors { code field message details }\n  }\n}": types.CloseHelpRequestDocument,
    "fragment Coming on Instalment {\n  number dueOn interest payment balance status\n}": types.ComingFragmentDoc,
    "query PlanNow($id: ID!) {\n  loan(id: $id) { id payoffAmount repaymentSchedule { instalments { ...Coming } } }\n}": types.PlanNowDocument,
    "mutation PreviewOwnPlan($input: ChangeOwnPlanInput!) {\n  changeOwnPlan(input: $input) {\n    totals { interestBefore interestAfter paymentBefore paymentAfter lastDueBefore lastDueAfter }\n    schedule { instalments { ...Coming } }\n    userErrors { code field message }\n  }\n}": types.PreviewOwnPlanDocument,
    "query Unread {\n  me { id notifications(unread: true, first: 1) { unreadCount newestCursor } }\n}": types.UnreadDocument,
    "query Inbox($after: String, $unread: Boolean, $kind: [NotificationKind!]) {\n  me {\n    id memberId\n    notifications(first: 50, after: $after, unread: $unread, kind: $kind) {\n      newestCursor unreadCount\n      nodes {\n        id kind title message read createdAt cursor loanCount loan { id borrowerId }\n        transaction { id createdAt }\n      }\n      pageInfo { hasNextPage endCursor }\n    }\n  }\n}": types.InboxDocument,
    "subscription NotificationArrived {\n  notificationReceived { id kind title message read createdAt cursor loanCount loan { id borrowerId title } transaction { id createdAt } }\n}": types.NotificationArrivedDocument,
    "query LoansOfMessage($id: ID!) {\n  node(id: $id) { ... on Notification { id loans { id title borrowerId } } }\n}": types.LoansOfMessageDocument,
    "mutation MarkRead($id: ID!) {\n  markNotificationRead(input: { id: $id }) { notification { id read } userErrors { message } }\n}": types.MarkReadDocument,
    "mutation MarkAllRead($upTo: String!) {\n  markAllNotificationsRead(input: { upTo: $upTo }) { readCount userErrors { message } }\n}": types.MarkAllReadDocument,
    "query Letters {\n  platform { sendsLetters }\n  emailAddress { address pendingAddress bouncedAt bounceReason }\n  me { id preferences { userId emailNotifications emailDigest } }\n}": types.LettersDocument,
    "mutation PreferLetters($input: UpdatePreferencesInput!) {\n  updatePreferences(input: $input) {\n    preferences { userId emailNotifications emailDigest } userErrors { message }\n  }\n}": types.PreferLettersDocument,
    "mutation ChangeAddress($input: ChangeEmailAddressInput!) {\n  changeEmailAddress(input: $input) { emailAddress { address pendingAddress } userErrors { message } }\n}": types.ChangeAddressDocument,
    "query Opportunities($filter: OpportunityFilter, $sort: OpportunitySort, $after: String, $searched: Boolean!) {\n  me {\n    id\n    opportunities(filter: $filter, sort: $sort, first: 18, after: $after) {\n      totalCount totalCountIsExact\n      nodes {\n        matchReasons matchMisses netYield yearlyLoss distanceKm\n        loan {\n          id version title description @include(if: $searched) currency purpose riskLevel interestRate repaymentPeriodMonths expiresAt status paused\n          amountRequested amountFunded amountRemaining fundedPercent myInvestment locationDescription\n          borrower { id fullName city verificationStatus }\n          borrowerRecord { loansDefaulted }\n        }\n      }\n      pageInfo { hasNextPage endCursor }\n    }\n  }\n  platform { serviceFee }\n}": types.OpportunitiesDocument,
    "query NewerOpportunities($filter: OpportunityFilter) {\n  me { id opportunities(filter: $filter, first: 1) { totalCount } }\n}": types.NewerOpportunitiesDocument,
    "query LendingMarket {\n  me {\n    id userType latitude\n    wallet { id version currency availableBalance }\n    preferences { userId minInterestRate maxTermMonths minAmount maxAmount riskLevels purposes maxDistanceKm onlyVerifiedBorrowers }\n  }\n  loans(first: 1) { facets { purpose { purpose count } } }\n}": types.LendingMarketDocument,
    "mutation BecomeLender {\n  updateProfile(input: { userType: BOTH }) { profile { id userType } userErrors { message } }\n}": types.BecomeLenderDocument,
    "query LoanToLendTo($id: ID!) {\n  loan(id: $id) {\n    id version title description currency status paused purpose riskLevel interestRate apr repaymentPeriodMonths\n    amountRequested amountFunded amountRemaining fundedPercent expiresAt publishedAt myInvestment\n    locationDescription daysPastDue payoffAmount borrowerId borrower { id fullName city ...MemberFacts }\n    borrowerRecord { ...BorrowerRecordFacts } lentToBorrower\n    lateTerms { toleranceAmount tolerancePercent interest penalty { points rate graceDays } lateFee { amount percent afterDays repeats to } withdrawWhileLate }\n    ...AgreedTerms\n  }\n  me {\n    id memberId\n    wallet { id version currency balance availableBalance heldBalance }\n    preferences { userId minInterestRate maxTermMonths minAmount maxAmount riskLevels purposes maxDistanceKm onlyVerifiedBorrowers }\n  }\n  platform { originationFee investmentCancel defaultAfterDays }\n  lenderTest { reflectionHours }\n}": types.LoanToLendToDocument,
    "query Borrowing($borrowerId: ID!) {\n  loans(filter: { borrowerId: $borrowerId, status: [OPEN, FUNDED, ACTIVE, DEFAULTED] }, first: 100) {\n    nodes { id title currency status amountRequested }\n    pageInfo { hasNextPage }\n  }\n}": types.BorrowingDocument,
    "subscription LoanFollowed($id: ID!) {\n  loanChanged(id: $id) { id version status paused amountFunded amountRemaining fundedPercent apr myInvestment lentToBorrower }\n}": types.LoanFollowedDocument,
    "subscription LoansFollowed($ids: [ID!]!) {\n  loansChanged(ids: $ids) {\n    upserted { id version status paused amountFunded amountRemaining fundedPercent apr myInvestment }\n  }\n}": types.LoansFollowedDocument,
    "query Offer($since: DateTime!, $until: DateTime!) {\n  me {\n    id\n    opportunities(filter: { publishedSince: $since, publishedUntil: $until }, first: 20) {\n      nodes { minInvestment maxInvestment netYield matchReasons matchMisses distanceKm loan { id } }\n    }\n  }\n}": types.OfferDocument,
    "query QuoteToLend($amount: Money!, $rate: Percent!, $months: Int!) {\n  loanQuote(amount: $amount, interestRate: $rate, months: $months) {\n    totalInterest netYield\n    instalments { number dueOn interest payment }\n  }\n  platform { serviceFee }\n}": types.QuoteToLendDocument,
    "query Guidance($amount: Money!, $months: Int!, $riskLevel: RiskLevel) {\n  loanGuidance(amount: $amount, months: $months, riskLevel: $riskLevel) {\n    paidOut defaulted lateNow defaultRate defaultRateLoans\n    similar { loans amountFrom amountBelow monthsFrom monthsTo rateFrom rateTo medianMinutes }\n  }\n  book: loanGuidance(amount: $amount, months: $months) { paidOut lateNow }\n  platform { serviceFee }\n}": types.GuidanceDocument,
    "query OpportunityCount($filter: OpportunityFilter) {\n  me { id opportunities(filter: $filter, first: 1) { totalCount totalCountIsExact } }\n}": types.OpportunityCountDocument,
    "query Exposure {\n  me { id wallet { id version balance } portfolio { outstanding byRisk { riskLevel outstanding pending } } }\n}": types.ExposureDocument,
    "query MyPart($id: ID!) {\n  me {\n    id\n    investments(loanId: $id, first: 100) {\n      nodes { id status amount reflectionEndsAt principalRepaid principalOutstanding overdue recovered interestEarned chargesEarned }\n    }\n  }\n  loan(id: $id) {\n    id currency status expiresAt amountRequested daysPastDue defaultOn interestPausedUntil amountDue chargesDue recovered publishedAt disbursementDate writtenOffAt writtenOffAmount\n    nextDue { number dueOn }\n    ownPayments { number dueOn principal interest amount }\n    ownReceipts { receivedOn principal interest charges amount }\n    history { id to createdAt }\n    repaymentSchedule {\n      monthlyPayment totalInterest totalPayment\n      instalments { number dueOn principal interest payment prepaid balance paid status }\n    }\n    planChanges(last: 20) {\n      nodes { ...LendersPlanChange }\n    }\n  }\n  platform { investmentCancel }\n}": types.MyPartDocument,
    "mutation Invest($input: InvestInput!) {\n  invest(input: $input) {\n    investment { id amount }\n    loan { id version status paused amountFunded amountRemaining fundedPercent myInvestment lentToBorrower }\n    wallet { id version balance availableBalance heldBalance }\n    userErrors { code field message details }\n  }\n}": types.InvestDocument,
    "subscription FundsChanged {\n  walletChanged { id version balance availableBalance heldBalance }\n}": types.FundsChangedDocument,
    "mutation TopUp($input: DepositInput!) {\n  deposit(input: $input) {\n    transaction { ...Paid }\n    wallet { id version balance availableBalance heldBalance pendingBalance owed }\n    userErrors { code message details }\n  }\n}": types.TopUpDocument,
    "query StandingOrder {\n  me {\n    id latitude\n    wallet { id version currency availableBalance }\n    preferences {\n      userId version autoInvestEnabled autoInvestMaxPerLoan autoInvestMaxPerBorrower matchNotifications autoInvestBudget autoInvestReserve autoInvestPauseHours autoInvestKeepsInstalments\n      minInterestRate maxTermMonths minAmount maxAmount\n      riskLevels purposes maxDistanceKm onlyVerifiedBorrowers\n    }\n  }\n  loans(first: 1) { facets { purpose { purpose count } } }\n  platform { investmentMin loanAmountMin }\n}": types.StandingOrderDocument,
    "query OrderPreview($order: StandingOrderInput!) {\n  me {\n    id latitude\n    wallet { id version currency availableBalance }\n    standingOrderPreview(order: $order) {\n      openLoans openMatches publishedLoans publishedMatches investments invested available isExact\n    }\n  }\n}": types.OrderPreviewDocument,
    "query OrderCandidates($filter: OpportunityFilter!) {\n  me {\n    id\n    # An order invests once in each loan, and not again in one that its lender has left.\n    investments(status: [PENDING, CANCELLED], first: 100) { nodes { id status automatic loan { id } } }\n    opportunities(filter: $filter, sort: NEWEST, first: 100) {\n      nodes {\n        minInvestment\n        loan { id borrowerId borrower { id fullName } title currency interestRate repaymentPeriodMonths amountRemaining myInvestment lentToBorrower riskLevel borrowerRecord { loansDefaulted } }\n      }\n    }\n  }\n}": types.OrderCandidatesDocument,
    "mutation SaveOrder($input: UpdatePreferencesInput!) {\n  updatePreferences(input: $input) {\n    preferences {\n      userId version autoInvestEnabled autoInvestMaxPerLoan autoInvestMaxPerBorrower matchNotifications autoInvestBudget autoInvestReserve autoInvestPauseHours autoInvestKeepsInstalments\n      minInterestRate maxTermMonths minAmount maxAmount\n      riskLevels purposes maxDistanceKm onlyVerifiedBorrowers\n    }\n    userErrors { code field message details }\n  }\n}": types.SaveOrderDocument,
    "query StandingOrderResults {\n  me {\n    id\n    standingOrderResults { since invested loans pending outstanding repaid earned defaulted budgetLeft outOfMoneySince }\n    investments(automatic: true, first: 5) {\n      nodes { id status amount createdAt loan { id title currency borrower { id fullName } } }\n    }\n    # The results leave them out.\n    givenBack: investments(automatic: true, status: [CANCELLED], first: 100) { nodes { id amount } }\n  }\n  platform { investmentMin }\n}": types.StandingOrderResultsDocument,
    "fragment OwnSavedSearch on SavedSearch {\n  id name q minInterestRate maxInterestRate minTermMonths maxTermMonths minAmount maxAmount riskLevels purposes maxDistanceKm onlyVerifiedBorrowers notifies version\n}": types.OwnSavedSearchFragmentDoc,
    "query SavedSearches {\n  me { id wallet { id version currency } }\n  savedSearches { ...OwnSavedSearch }\n}": types.SavedSearchesDocument,
    "mutation CreateSavedSearch($input: CreateSavedSearchInput!) {\n  saved: createSavedSearch(input: $input) {\n    savedSearch { ...OwnSavedSearch }\n    userErrors { code field message details }\n  }\n}": types.CreateSavedSearchDocument,
    "mutation UpdateSavedSearch($input: UpdateSavedSearchInput!) {\n  saved: updateSavedSearch(input: $input) {\n    savedSearch { ...OwnSavedSearch }\n    userErrors { code field message details }\n  }\n}": types.UpdateSavedSearchDocument,
    "mutation DeleteSavedSearch($input: DeleteSavedSearchInput!) {\n  deleteSavedSearch(input: $input) {\n    savedSearch { id }\n    userErrors { code field message details }\n  }\n}": types.DeleteSavedSearchDocument,
    "subscription LoansOnMap($bbox: BBox!, $zoom: Int!, $filter: LoanMarkerFilter) {\n  loanMarkersChanged(bbox: $bbox, zoom: $zoom, filter: $filter) {\n    upserted { id kind latitude longitude title subtitle amountRequested amountFunded riskLevel\n      interestRate repaymentPeriodMonths userType count bbox expansionZoom }\n    removedIds reset\n  }\n}": types.LoansOnMapDocument,
    "subscription PeopleOnMap($bbox: BBox!, $zoom: Int!) {\n  profileMarkersChanged(bbox: $bbox, zoom: $zoom) {\n    upserted { id kind latitude longitude title subtitle amountRequested amountFunded riskLevel\n      interestRate repaymentPeriodMonths userType count bbox expansionZoom }\n    removedIds reset\n  }\n}": types.PeopleOnMapDocument,
    "query NearestLoans($filter: LoanMarkerFilter) {\n  loanMarkers(bbox: { west: -180, south: -90, east: 180, north: 90 }, zoom: 4, filter: $filter) {\n    markers { id latitude longitude }\n  }\n}": types.NearestLoansDocument,
    "query LoansAtPlace($bbox: BBox!, $filter: LoanMarkerFilter) {\n  loanMarkers(bbox: $bbox, filter: $filter) {\n    markers { id kind latitude longitude title subtitle amountRequested amountFunded riskLevel\n      interestRate repaymentPeriodMonths userType count bbox expansionZoom }\n  }\n}": types.LoansAtPlaceDocument,
    "query LoanCard($id: ID!) {\n  loan(id: $id) {\n    id version title description currency status paused purpose riskLevel interestRate apr repaymentPeriodMonths\n    amountRequested amountFunded amountRemaining fundedPercent expiresAt locationDescription\n    locationLatitude locationLongitude borrowerId\n    borrower { id fullName city }\n  }\n  me { id memberId }\n}": types.LoanCardDocument,
    "subscription LoanCardChanged($id: ID!) {\n  loanChanged(id: $id) { id version status paused amountFunded amountRemaining fundedPercent apr }\n}": types.LoanCardChangedDocument,
    "query PersonCard($id: ID!) {\n  member(id: $id) { id fullName city userType ...MemberFacts }\n  loans(filter: { borrowerId: $id, status: [OPEN] }, first: 20) {\n    nodes { id title currency amountRequested borrowerId borrowerRecord { ...BorrowerRecordFacts } }\n    pageInfo { hasNextPage }\n  }\n  me { id memberId }\n}": types.PersonCardDocument,
    "query Purposes {\n  platform { currency }\n  loans(first: 1) { facets { purpose { purpose count } } }\n}": types.PurposesDocument,
    "query LoanCount($filter: LoanFilter!) {\n  loans(filter: $filter, first: 1) { totalCount totalCountIsExact }\n}": types.LoanCountDocument,
    "mutation AssignBankLine($input: AssignBankLineInput!) {\n    acted: assignBankLine(input: $input) {\n      bankLine { id } request { id } userErrors { code field message details }\n    }\n  }": types.AssignBankLineDocument,
    "query BankLines(\n  $id: ID, $reference: String, $fileId: ID, $purpose: [BankLinePurpose!], $from: Date, $to: Date,\n  $first: Int, $after: String, $last: Int, $before: String\n) {\n  platform { currency }\n  bankLines(\n    id: $id, reference: $reference, fileId: $fileId, purpose: $purpose, from: $from, to: $to,\n    first: $first, after: $after, last: $last, before: $before\n  ) {\n    nodes {\n      id bookedOn amount purpose provider counterparty remittance returnReason\n      payment { id state }\n      member { id fullName city }\n    }\n    totalCount totalCountIsExact\n    pageInfo { hasNextPage hasPreviousPage startCursor endCursor }\n  }\n}": types.BankLinesDocument,
    "query BankFiles(\n  $kind: [BankFileKind!], $first: Int, $after: String, $last: Int, $before: String\n) {\n  platform { currency }\n  bankFiles(kind: $kind, first: $first, after: $after, last: $last, before: $before) {\n    nodes { id kind messageId day closingBalance lines unassigned orders ordered createdAt doneAt }\n    totalCount totalCountIsExact\n    pageInfo { hasNextPage hasPreviousPage startCursor endCursor }\n  }\n}": types.BankFilesDocument,
    "query BankDay($day: Date) {\n  reconciliation(day: $day) {\n    day currency bankBalance bookedBalance difference unexplained\n    itemsNumber itemsTotal statedBalance statedOn providers importsFiles\n    items { kind amount since ageDays lineId paymentId provider counterparty remittance payment { id member { fullName city } } }\n  }\n  safeguarding(day: $day) {\n    day currency wallets held inTransit bank unexplained\n    items { kind amount }\n  }\n  approvalRequests(first: 100) { nodes { ...Waits } }\n}": types.BankDayDocument,
    "fragment BooksMonth on Period {\n  month closedAt closedById\n  closedBy { id fullName }\n}": types.BooksMonthFragmentDoc,
    "query BooksMonths { periods { ...BooksMonth } }": types.BooksMonthsDocument,
    "query TrialBalanceAt($day: Date, $by: BooksBy) {\n  trialBalance(day: $day, by: $by) {\n    at currency debit credit\n    accounts { account name memorandum debit credit }\n  }\n}": types.TrialBalanceAtDocument,
    "fragment AccountLine on JournalLine {\n  day postedAt ledgerTransactionId subaccountId kind debit credit valueDate\n  loan { id title }\n  investment { loan { id title } }\n  member { id fullName city }\n  counterparts { account accountName subaccountId member { id fullName city } }\n  counterpartsNumber\n}": types.AccountLineFragmentDoc,
    "query AccountOfBooks(\n  $account: String!, $from: Date!, $to: Date!, $first: Int, $after: String, $last: Int, $before: String\n) {\n  accountTurnover(account: $account, from: $from, to: $to) {\n    account name memorandum currency debit credit\n    opening { debit credit }\n    closing { debit credit }\n  }\n  journal(\n    account: $account, from: $from, to: $to, first: $first, after: $after, last: $last, before: $before\n  ) {\n    nodes { ...AccountLine }\n    totalCount totalCountIsExact\n    pageInfo { hasNextPage hasPreviousPage startCursor endCursor }\n  }\n}": types.AccountOfBooksDocument,
    "query Movement($id: ID!) {\n  platform { currency }\n  ledgerTransaction(id: $id) {\n    postedAt kind account accountName subaccountId debit credit valueDate correctsId\n    loan { id title }\n    investment { loan { id title } }\n    member { id fullName city }\n  }\n}": types.MovementDocument,
    "mutation CloseMonth($input: ClosePeriodInput!) {\n  acted: closePeriod(input: $input) { period { ...BooksMonth } userErrors { code field message details } }\n}": types.CloseMonthDocument,
    "mutation OpenCase($input: OpenCaseInput!) {\n  acted: openCase(input: $input) { case { id } userErrors { code field message } }\n}": types.OpenCaseDocument,
    "mutation UpdateCase($input: UpdateCaseInput!) {\n  acted: updateCase(input: $input) { case { id } userErrors { code field message } }\n}": types.UpdateCaseDocument,
    "mutation AddCaseNote($input: AddCaseNoteInput!) {\n  acted: addCaseNote(input: $input) { case { id } userErrors { code field message } }\n}": types.AddCaseNoteDocument,
    "mutation AddCaseFile($input: AddCaseFileInput!) {\n  acted: addCaseFile(input: $input) { case { id } userErrors { code field message } }\n}": types.AddCaseFileDocument,
    "mutation ProposeCaseDecision($input: ProposeCaseDecisionInput!) {\n  acted: proposeCaseDecision(input: $input) { case { id } userErrors { code field message } }\n}": types.ProposeCaseDecisionDocument,
    "mutation ConfirmCaseDecision($input: ConfirmCaseDecisionInput!) {\n  acted: confirmCaseDecision(input: $input) { case { id } userErrors { code field message } }\n}": types.ConfirmCaseDecisionDocument,
    "mutation RejectCaseDecision($input: RejectCaseDecisionInput!) {\n  acted: rejectCaseDecision(input: $input) { case { id } userErrors { code field message } }\n}": types.RejectCaseDecisionDocument,
    "query HoldingMoney { platform { canHoldMoney } }": types.HoldingMoneyDocument,
    "fragment ListedCase on Case {\n  id memberId rule state outcome reason holdsMoney canHoldMoney dueAt proposal createdAt closedAt assigneeId proposedById openedById\n  member { id fullName city }\n  assignee { id fullName }\n  proposedBy { id fullName }\n  openedBy { id fullName }\n}": types.ListedCaseFragmentDoc,
    "query Cases(\n  $state: [CaseState!], $memberId: ID, $assigneeId: ID, $overdue: Boolean, $proposed: Boolean,\n  $first: Int, $after: String, $last: Int, $before: String\n) {\n  cases(\n    state: $state, memberId: $memberId, assigneeId: $assigneeId, overdue: $overdue, proposed: $proposed,\n    first: $first, after: $after, last: $last, before: $before\n  ) {\n    nodes { ...ListedCase }\n    totalCount totalCountIsExact\n    pageInfo { hasNextPage hasPreviousPage startCursor endCursor }\n  }\n}": types.CasesDocument,
    "query WaitingCases {\n  open: cases(first: 1, state: [OPEN]) { totalCount }\n  overdue: cases(first: 1, overdue: true) { totalCount }\n  proposed: cases(first: 1, proposed: true) { totalCount }\n}": types.WaitingCasesDocument,
    "query CaseOperators { caseOperators { id fullName } }": types.CaseOperatorsDocument,
    "fragment Entered on CaseEntry {\n  id act at actorId rule text decision dueAt assigneeId paymentIds refusedWith\n  actor { id fullName }\n  assignee { id fullName }\n  file { name sha256 size }\n  finding {\n    amountIn amountOut senders counterpartyId until listed\n    counterparty { id fullName }\n    sentBy { id fullName }\n  }\n}": types.EnteredFragmentDoc,
    "query CaseFile(\n  $id: ID!, $looks: Boolean, $first: Int, $after: String, $last: Int, $before: String\n) {\n  case(id: $id) {\n    ...ListedCase\n    heldPayments { ...SeenPayment }\n    requestedPayments { ...SeenPayment }\n    found: entries(first: 100, looks: false) { nodes { ...Entered } }\n    entries(looks: $looks, first: $first, after: $after, last: $last, before: $before) {\n      nodes { ...Entered }\n      totalCount totalCountIsExact\n      pageInfo { hasNextPage hasPreviousPage startCursor endCursor }\n    }\n  }\n}": types.CaseFileDocument,
    "query CaseMember($id: ID!) {\n  case(id: $id) { id memberFile { ...FileFacts } }\n}": types.CaseMemberDocument,
    "query CaseStatement(\n  $id: ID!, $first: Int, $after: String, $last: Int, $before: String\n) {\n  case(id: $id) {\n    id\n    memberFile {\n      transactions(first: $first, after: $after, last: $last, before: $before) {\n        nodes { ...FileLine }\n        totalCount totalCountIsExact\n        pageInfo { hasNextPage hasPreviousPage startCursor endCursor }\n      }\n    }\n  }\n}": types.CaseStatementDocument,
    "query CaseLoans(\n  $id: ID!, $first: Int, $after: String, $last: Int, $before: String\n) {\n  case(id: $id) {\n    id\n    memberFile {\n      loans(first: $first, after: $after, last: $last, before: $before) {\n        nodes { ...Operated }\n        totalCount totalCountIsExact\n        pageInfo { hasNextPage hasPreviousPage startCursor endCursor }\n      }\n    }\n  }\n}": types.CaseLoansDocument,
    "query CaseInvestments(\n  $id: ID!, $first: Int, $after: String, $last: Int, $before: String\n) {\n  case(id: $id) {\n    id\n    memberFile {\n      investments(first: $first, after: $after, last: $last, before: $before) {\n        nodes { ...FileInvestment }\n        totalCount totalCountIsExact\n        pageInfo { hasNextPage hasPreviousPage startCursor endCursor }\n      }\n    }\n  }\n}": types.CaseInvestmentsDocument,
    "fragment SeenHelp on HelpRequest {\n  id memberId topic state repliedAt answeredAt createdAt closedAt version\n  thread { fromMember text files { id name } writtenAt writtenById writtenBy { id fullName } }\n  member { id fullName city }\n  loan { id title borrowerId }\n  payment { id direction amount currency state reason reasonCode createdAt }\n}": types.SeenHelpFragmentDoc,
    "query HelpRequest($id: ID!) {\n  helpRequest(id: $id) { ...SeenHelp }\n}": types.HelpRequestDocument,
    "query MemberHelp(\n  $id: ID!, $first: Int, $after: String, $last: Int, $before: String\n) {\n  operatorHelpRequests(memberId: $id, first: $first, after: $after, last: $last, before: $before) {\n    nodes { ...SeenHelp }\n    totalCount totalCountIsExact\n    pageInfo { hasNextPage hasPreviousPage startCursor endCursor }\n  }\n}": types.MemberHelpDocument,
    "mutation AnswerHelp($input: AnswerHelpRequestInput!) {\n  acted: answerHelpRequest(input: $input) {\n    helpRequest { ...SeenHelp }\n    userErrors { code field message details }\n  }\n}": types.AnswerHelpDocument,
    "fragment SeenLetter on Letter {\n  id kind state address subject text dueAt sentAt problem createdAt\n}": types.SeenLetterFragmentDoc,
    "query SeenLetters(\n  $state: [LetterState!], $first: Int, $after: String, $last: Int, $before: String\n) {\n  platform { sendsLetters }\n  operatorLetters(state: $state, first: $first, after: $after, last: $last, before: $before) {\n    nodes { ...SeenLetter member { id fullName city } }\n    totalCount totalCountIsExact\n    pageInfo { hasNextPage hasPreviousPage startCursor endCursor }\n  }\n}": types.SeenLettersDocument,
    "query Pulse {\n  auditTrail(first: 5, filter: { actorKind: OPERATOR, looks: false }) {\n    nodes { number actorId targetId memberId refusedWith actor { id fullName } }\n  }\n  submitted: loans(first: 1, filter: { status: [SUBMITTED] }) { totalCount }\n  approvalRequests(first: 1) { totalCount }\n  requested: operatorPayments(first: 1, state: [REQUESTED]) { totalCount }\n  operatorHelpRequests(first: 1, state: [OPEN]) { totalCount }\n  bankLines(first: 1, purpose: [SUSPENSE]) { totalCount }\n}": types.PulseDocument,
    "query OwnWork($own: ID!) {\n  worklist(ownerId: $own, first: 100) { nodes { ...Work } }\n  auditTrail(first: 20, filter: { act: \"updateWorkItem\", refused: false }) {\n    nodes { number actorId targetId actor { id fullName } }\n  }\n}": types.OwnWorkDocument,
    "mutation FreezeLoan($input: FreezeLoanInput!) {\n    acted: freezeLoan(input: $input) { loan { id status version } userErrors { code field message details } }\n  }": types.FreezeLoanDocument,
    "mutation ReleaseLoan($input: ReleaseLoanInput!) {\n    acted: releaseLoan(input: $input) { loan { id status version } userErrors { code field message details } }\n  }": types.ReleaseLoanDocument,
    "mutation CancelLoan($input: CancelLoanInput!) {\n    acted: cancelLoan(input: $input) {\n      loan { id status version } request { id } userErrors { code field message details }\n    }\n  }": types.CancelLoanDocument,
    "mutation ApproveLoan($input: ApproveLoanInput!) {\n    acted: approveLoan(input: $input) { loan { id status version } userErrors { code field message details } }\n  }": types.ApproveLoanDocument,
    "mutation ReturnLoan($input: ReturnLoanInput!) {\n    acted: returnLoan(input: $input) { loan { id status version } userErrors { code field message details } }\n  }": types.ReturnLoanDocument,
    "mutation DefaultLoan($input: DefaultLoanInput!) {\n    acted: defaultLoan(input: $input) { loan { id status version } userErrors { code field message details } }\n  }": types.DefaultLoanDocument,
    "mutation BookRepayment($input: RepayLoanInput!) {\n  acted: repayLoan(input: $input) {\n    loan { id status version payoffAmount amountDue } userErrors { code field message details }\n  }\n}": types.BookRepaymentDocument,
    "query BorrowersWallet($id: ID!) {\n  memberFile(memberId: $id) {\n    memberId\n    wallet { id currency availableBalance heldBalance pendingBalance owed }\n  }\n}": types.BorrowersWalletDocument,
    "fragment Operated on Loan {\n  id title status paused pauseReasons freeze { frozenAt reason operatorId operator { id fullName } } writtenOffAt currency amountRequested amountFunded amountDue daysPastDue payoffAmount createdAt\n  borrower { id fullName city }\n}": types.OperatedFragmentDoc,
    "query OperatedLoans(\n  $filter: LoanFilter, $sort: LoanSort, $first: Int, $after: String, $last: Int, $before: String\n) {\n  loans(filter: $filter, sort: $sort, first: $first, after: $after, last: $last, before: $before) {\n    nodes { ...Operated }\n    totalCount totalCountIsExact\n    pageInfo { hasNextPage hasPreviousPage startCursor endCursor }\n  }\n}": types.OperatedLoansDocument,
    "fragment LoanFile on Loan {\n  ...Operated ...AgreedTerms\n  defaultOn description purpose riskLevel interestRate repaymentPeriodMonths fundedPercent apr version\n  publishedAt expiresAt disbursementDate locationDescription writtenOffAmount\n  lateTerms { ...WhenLate }\n  nextDue { number dueOn payment paid }\n  schedule { number dueOn principal interest payment paid chargesDue prepaid status }\n  chargesDue principalOutstanding\n  charges(first: 100) {\n    totalCount\n    nodes { id kind number dueOn amount paid waived outstanding reason waivedReason }\n  }\n  planChanges(last: 50) {\n    totalCount\n    nodes { ...PlanChangeLine operator { id fullName } }\n  }\n  history { id from to reason actorId actor { id fullName } createdAt }\n  investments(first: 50) {\n    nodes { id amount sharePercent createdAt lender { id fullName } }\n    totalCount\n  }\n}": types.LoanFileFragmentDoc,
    "fragment FoundInvestment on Investment {\n  id amount sharePercent createdAt\n  lender { id fullName city }\n  loan { id title currency status borrower { id fullName city } }\n}": types.FoundInvestmentFragmentDoc,
    "fragment Repayment on LoanRepayment {\n  id amount principal interest charges lentAgain valueDate paidAt undoneAt\n}": types.RepaymentFragmentDoc,
    "query LoanRepayments(\n  $id: ID!, $memberId: ID!, $first: Int, $after: String, $last: Int, $before: String\n) {\n  loanRepayments(loanId: $id, first: $first, after: $after, last: $last, before: $before) {\n    nodes { ...Repayment }\n    totalCount totalCountIsExact\n    pageInfo { hasNextPage hasPreviousPage startCursor endCursor }\n  }\n  approvalRequests(first: 100, memberId: $memberId) { nodes { ...Waits } }\n}": types.LoanRepaymentsDocument,
    "query WaiversAsked($memberId: ID!) {\n  approvalRequests(first: 100, memberId: $memberId) { nodes { ...Waits } }\n}": types.WaiversAskedDocument,
    "mutation ChangePlan($input: ChangePlanInput!) {\n  acted: changePlan(input: $input) {\n    loan { id status version } planChange { id status effectiveOn } request { id }\n    userErrors { code field message details }\n  }\n}": types.ChangePlanDocument,
    "mutation PreviewPlanChange($input: ChangePlanInput!) {\n  previewPlanChange(input: $input) {\n    totals { interestBefore interestAfter paymentBefore paymentAfter loss lossPercent material }\n    schedule {\n      monthlyPayment totalInterest totalPayment\n      instalments { number dueOn principal interest payment prepaid balance paid status }\n    }\n    loan { id version }\n    userErrors { code field message details }\n  }\n}": types.PreviewPlanChangeDocument,
    "mutation UndoPlanChange($input: UndoPlanChangeInput!) {\n      acted: undoPlanChange(input: $input) {\n        loan { id status version } request { id } userErrors { code field message details }\n      }\n    }": types.UndoPlanChangeDocument,
    "mutation WriteOffLoan($input: WriteOffLoanInput!) {\n  acted: writeOffLoan(input: $input) {\n    loan { id status version writtenOffAt } request { id } userErrors { code field message details }\n  }\n}": types.WriteOffLoanDocument,
    "mutation RecordRecovery($input: RecordRecoveryInput!) {\n  acted: recordRecovery(input: $input) {\n    loan { id status version payoffAmount } request { id } userErrors { code field message details }\n  }\n}": types.RecordRecoveryDocument,
    "mutation WaiveCharge($input: WaiveChargeInput!) {\n  acted: waiveCharge(input: $input) {\n    charge { id waived outstanding waivedReason }\n    loan { id status version amountDue payoffAmount chargesDue }\n    request { id } userErrors { code field message details }\n  }\n}": types.WaiveChargeDocument,
    "mutation FreezeMember($input: FreezeMemberInput!) {\n      acted: freezeMember(input: $input) { member { id } userErrors { code field message details } }\n    }": types.FreezeMemberDocument,
    "mutation ReleaseMember($input: ReleaseMemberInput!) {\n      acted: releaseMember(input: $input) { member { id } userErrors { code field message details } }\n    }": types.ReleaseMemberDocument,
    "mutation CloseMember($input: CloseMemberInput!) {\n      acted: closeMember(input: $input) { member { id } userErrors { code field message details } }\n    }": types.CloseMemberDocument,
    "mutation MarkSophisticated($input: MarkSophisticatedInput!) {\n  acted: markSophisticated(input: $input) { lender { memberId } userErrors { code field message details } }\n}": types.MarkSophisticatedDocument,
    "mutation CorrectDocument($input: CorrectDocumentInput!) {\n    acted: correctDocument(input: $input) {\n      document { id } userErrors { code field message details }\n    }\n  }": types.CorrectDocumentDocument,
    "query MemberHeld($id: ID!) {\n  memberFile(memberId: $id) {\n    money { currency heldForWithdrawals heldForInvestments }\n    investments(status: [PENDING], first: 20) { nodes { id amount loan { id title } } }\n  }\n  operatorPayments(memberId: $id, direction: OUT, state: [REQUESTED, APPROVED, SENT, UNKNOWN], first: 20) {\n    nodes { id amount state createdAt counterpartyId }\n  }\n}": types.MemberHeldDocument,
    "mutation ReverseTransaction($input: ReverseTransactionInput!) {\n    acted: reverseTransaction(input: $input) {\n      transaction { id } request { id } userErrors { code field message details }\n    }\n  }": types.ReverseTransactionDocument,
    "mutation UndoRepayment($input: UndoRepaymentInput!) {\n    acted: undoRepayment(input: $input) {\n      transaction { id } request { id } userErrors { code field message details }\n    }\n  }": types.UndoRepaymentDocument,
    "query OperatedMembers(\n  $query: String, $verificationStatus: VerificationStatus, $blocked: Boolean,\n  $first: Int, $after: String, $last: Int, $before: String\n) {\n  members(\n    query: $query, verificationStatus: $verificationStatus, blocked: $blocked,\n    first: $first, after: $after, last: $last, before: $before\n  ) {\n    nodes { memberId fullName city userType verificationStatus blocked createdAt }\n    totalCount totalCountIsExact\n    pageInfo { hasNextPage hasPreviousPage startCursor endCursor }\n  }\n}": types.OperatedMembersDocument,
    "query MemberNamed($id: ID!) {\n  memberFile(memberId: $id) { memberId fullName city }\n}": types.MemberNamedDocument,
    "query ById($id: ID!) {\n  memberFile(memberId: $id) { memberId fullName city userType verificationStatus blocked createdAt }\n  loan(id: $id) { ...LoanFile }\n  payment(id: $id) { id }\n  helpRequest(id: $id) { id }\n  aboutIt: approvalRequests(first: 20, target: $id) { nodes { ...Waits } }\n  aboutTheirs: approvalRequests(first: 50, memberId: $id) { nodes { ...Waits } }\n  everAsked: approvalRequests(first: 1, target: $id, status: [PENDING, APPROVED, REJECTED]) { nodes { id } }\n  node(id: $id) { __typename ...FoundInvestment }\n  bankLines(id: $id, first: 1) { nodes { id } }\n  closed: auditTrail(first: 1, filter: { targetId: $id, act: \"closeMember\", refused: false }) { nodes { number } }\n  reopened: auditTrail(first: 1, filter: { targetId: $id, act: \"releaseMember\", refused: false }) { nodes { number } }\n}": types.ByIdDocument,
    "fragment FileFacts on MemberFile {\n  verificationStatus creditScore monthlyIncome\n  wallet { id currency balance availableBalance heldBalance pendingBalance owed }\n  money { lent total }\n  preferences { autoInvestEnabled }\n  member { id occupation bio }\n  emailAddress { address pendingAddress bouncedAt }\n}": types.FileFactsFragmentDoc,
    "fragment ProtectedLender on LenderTest {\n  missing sophisticatedUntil warningAbove\n  newest { id result netWorth takenAt endsAt }\n}": types.ProtectedLenderFragmentDoc,
    "query MemberOverview($id: ID!) {\n  memberFile(memberId: $id) {\n    ...FileFacts\n    block { blockedAt closedAt reason note operatorId operator { id fullName } }\n    lenderTest { ...ProtectedLender }\n    loans(status: [ACTIVE, DEFAULTED], first: 100) { nodes { ...Operated } }\n  }\n}": types.MemberOverviewDocument,
    "mutation ReviewMember($input: ReviewMemberInput!) {\n  acted: reviewMember(input: $input) { member { id } userErrors { code field message } }\n}": types.ReviewMemberDocument,
    "query MemberMoney($id: ID!, $after: String) {\n  memberFile(memberId: $id) {\n    money {\n      currency available held lent total\n      holdings(first: 20, after: $after) {\n        edges { cursor node { kind amount investment { id createdAt loan { id title status } } } }\n        totalCount totalCountIsExact\n        pageInfo { hasNextPage endCursor }\n      }\n    }\n  }\n}": types.MemberMoneyDocument,
    "query MemberReckoning($id: ID!) {\n  memberFile(memberId: $id) {\n    money {\n      currency\n      reckoning {\n        deposits depositsReversed fromMembers borrowed laidOut withdrawals toMembers repaid\n        interest charges recovered refunded fees losses\n        now available held lent owedToPlatform owedOnLoans\n      }\n    }\n  }\n}": types.MemberReckoningDocument,
    "fragment FileEntry on LedgerEntry {\n  number amount balanceAfter kind createdAt holding paymentId ledgerTransactionId\n  loan { id title }\n  transaction { id type direction reversesId reverses { reversalReason } counterparty { id fullName } }\n}": types.FileEntryFragmentDoc,
    "query HoldingEntries($id: ID!, $holding: String, $after: String) {\n  memberFile(memberId: $id) {\n    money {\n      holdings(first: 1, after: $holding) {\n        nodes {\n          entries(first: 20, after: $after) {\n            nodes { ...FileEntry }\n            totalCount totalCountIsExact\n            pageInfo { hasNextPage endCursor }\n          }\n        }\n      }\n    }\n  }\n}": types.HoldingEntriesDocument,
    "query LineEntries($member: ID!, $line: ID!) {\n  memberFile(memberId: $member) { entries(first: 100, transactionId: $line) { nodes { ...FileEntry } } }\n}": types.LineEntriesDocument,
    "query MemberLoans(\n  $id: ID!, $status: [LoanStatus!], $first: Int, $after: String, $last: Int, $before: String\n) {\n  memberFile(memberId: $id) {\n    loans(status: $status, first: $first, after: $after, last: $last, before: $before) {\n      nodes { ...Operated }\n      totalCount totalCountIsExact\n      pageInfo { hasNextPage hasPreviousPage startCursor endCursor }\n    }\n  }\n}": types.MemberLoansDocument,
    "fragment FileInvestment on Investment {\n  id amount status principalOutstanding interestEarned automatic createdAt reflectionEndsAt\n  loan { id title currency daysPastDue nextDue { number dueOn } }\n}": types.FileInvestmentFragmentDoc,
    "query MemberInvestments(\n  $id: ID!, $first: Int, $after: String, $last: Int, $before: String\n) {\n  memberFile(memberId: $id) {\n    investments(first: $first, after: $after, last: $last, before: $before) {\n      nodes { ...FileInvestment }\n      totalCount totalCountIsExact\n      pageInfo { hasNextPage hasPreviousPage startCursor endCursor }\n    }\n  }\n}": types.MemberInvestmentsDocument,
    "fragment FileLine on Transaction {\n  id type direction amount currency balanceAfter status description reference createdAt\n  reversesId reverses { reversalReason } reversalReason\n  counterparty { id fullName }\n  loan { id title status feeRefunded history { to createdAt } }\n}": types.FileLineFragmentDoc,
    "query MemberStatement(\n  $id: ID!, $type: TransactionType, $direction: TransactionDirection, $since: DateTime, $until: DateTime,\n  $first: Int, $after: String, $last: Int, $before: String\n) {\n  memberFile(memberId: $id) {\n    transactions(type: $type, direction: $direction, since: $since, until: $until, first: $first, after: $after, last: $last, before: $before) {\n      nodes { ...FileLine }\n      totalCount totalCountIsExact\n      pageInfo { hasNextPage hasPreviousPage startCursor endCursor }\n    }\n  }\n}": types.MemberStatementDocument,
    "query MemberNotifications(\n  $id: ID!, $first: Int, $after: String, $last: Int, $before: String\n) {\n  memberFile(memberId: $id) {\n    notifications(first: $first, after: $after, last: $last, before: $before) {\n      nodes { id title message read createdAt }\n      totalCount totalCountIsExact\n      pageInfo { hasNextPage hasPreviousPage startCursor endCursor }\n    }\n  }\n}": types.MemberNotificationsDocument,
    "query MemberLetters(\n  $id: ID!, $first: Int, $after: String, $last: Int, $before: String\n) {\n  memberFile(memberId: $id) {\n    letters(first: $first, after: $after, last: $last, before: $before) {\n      nodes { ...SeenLetter }\n      totalCount totalCountIsExact\n      pageInfo { hasNextPage hasPreviousPage startCursor endCursor }\n    }\n  }\n}": types.MemberLettersDocument,
    "query MemberDocuments(\n  $id: ID!, $first: Int, $after: String, $last: Int, $before: String\n) {\n  memberFile(memberId: $id) {\n    documents(first: $first, after: $after, last: $last, before: $before) {\n      nodes { id kind title period language madeAt replacedById }\n      totalCount totalCountIsExact\n      pageInfo { hasNextPage hasPreviousPage startCursor endCursor }\n    }\n  }\n}": types.MemberDocumentsDocument,
    "query MemberPayments(\n  $id: ID!, $first: Int, $after: String, $last: Int, $before: String\n) {\n  operatorPayments(memberId: $id, first: $first, after: $after, last: $last, before: $before) {\n    nodes { ...SeenPayment }\n    totalCount totalCountIsExact\n    pageInfo { hasNextPage hasPreviousPage startCursor endCursor }\n  }\n}": types.MemberPaymentsDocument,
    "query MemberHistory(\n  $id: ID!, $first: Int, $after: String, $last: Int, $before: String\n) {\n  memberFile(memberId: $id) {\n    history(first: $first, after: $after, last: $last, before: $before) {\n      nodes { ...Recorded reason before after }\n      totalCount totalCountIsExact\n      pageInfo { hasNextPage hasPreviousPage startCursor endCursor }\n    }\n  }\n}": types.MemberHistoryDocument,
    "query OwingMembers($first: Int, $after: String, $last: Int, $before: String) {\n  owedByMembers(first: $first, after: $after, last: $last, before: $before) {\n    nodes { owed currency since cause member { id fullName city } }\n    totalCount totalCountIsExact\n    pageInfo { hasNextPage hasPreviousPage startCursor endCursor }\n  }\n}": types.OwingMembersDocument,
    "mutation RedactAuditTrail($input: RedactAuditTrailInput!) {\n  acted: redactAuditTrail(input: $input) { request { id } userErrors { code field message details } }\n}": types.RedactAuditTrailDocument,
    "fragment SeenNote on OperatorNote {\n  id text createdAt\n  author { id fullName }\n  loan { id title }\n  file { name sha256 size }\n}": types.SeenNoteFragmentDoc,
    "query MemberNotes(\n  $id: ID!, $first: Int, $after: String, $last: Int, $before: String\n) {\n  memberFile(memberId: $id) {\n    notes(first: $first, after: $after, last: $last, before: $before) {\n      nodes { ...SeenNote }\n      totalCount totalCountIsExact\n      pageInfo { hasNextPage hasPreviousPage startCursor endCursor }\n    }\n  }\n}": types.MemberNotesDocument,
    "query LoanNotes($id: ID!) {\n  loanNotes(loanId: $id, first: 20) { nodes { ...SeenNote } totalCount totalCountIsExact }\n}": types.LoanNotesDocument,
    "mutation AddMemberNote($input: AddMemberNoteInput!) {\n  acted: addMemberNote(input: $input) { note { id } userErrors { code field message } }\n}": types.AddMemberNoteDocument,
    "mutation AddLoanNote($input: AddLoanNoteInput!) {\n  acted: addLoanNote(input: $input) { note { id } userErrors { code field message } }\n}": types.AddLoanNoteDocument,
    "query Desk {\n  submitted: loans(first: 1, filter: { status: [SUBMITTED] }) { totalCount }\n  approvalRequests(first: 1) { totalCount }\n  requested: operatorPayments(first: 1, state: [REQUESTED]) { totalCount }\n  auditTrail(first: 6, filter: { actorKind: OPERATOR, looks: false }) { nodes { ...Recorded } }\n  platform { currency approvalAbove }\n}": types.DeskDocument,
    "query LateLoans {\n  lateLoans { bucket loans loansAdded amountDue }\n  platform { currency }\n}": types.LateLoansDocument,
    "mutation ApprovePayment($input: ApprovePaymentInput!) {\n    acted: approvePayment(input: $input) { approved: payment { id state } userErrors { code field message details } }\n  }": types.ApprovePaymentDocument,
    "mutation CancelPayment($input: CancelPaymentInput!) {\n    acted: cancelPayment(input: $input) { canceled: payment { id state } userErrors { code field message details } }\n  }": types.CancelPaymentDocument,
    "query LinesOfAmount($amount: Money!) {\n  operatorTransactions(amount: $amount, first: 10) {\n    nodes {\n      id type direction amount currency createdAt reversesId reverses { reversalReason }\n      member { id fullName city }\n    }\n  }\n}": types.LinesOfAmountDocument,
    "fragment SeenPayment on Payment {\n  id direction amount currency state provider reference reason reasonCode description createdAt settledAt endedAt counterpartyId\n  transaction { id status }\n  bankAccount { holder lastDigits createdAt }\n  member { id fullName city }\n  counterparty { id fullName city }\n}": types.SeenPaymentFragmentDoc,
    "query SeenPayments(\n  $direction: PaymentDirection, $state: [PaymentState!], $memberId: ID,\n  $provider: String, $reference: String, $bankFileId: ID, $minAmount: Money, $maxAmount: Money, $since: DateTime, $until: DateTime,\n  $first: Int, $after: String, $last: Int, $before: String\n) {\n  operatorPayments(\n    direction: $direction, state: $state, memberId: $memberId,\n    provider: $provider, reference: $reference, bankFileId: $bankFileId,\n    minAmount: $minAmount, maxAmount: $maxAmount, since: $since, until: $until,\n    first: $first, after: $after, last: $last, before: $before\n  ) {\n    nodes { ...SeenPayment }\n    totalCount totalCountIsExact\n    pageInfo { hasNextPage hasPreviousPage startCursor endCursor }\n  }\n}": types.SeenPaymentsDocument,
    "query SeenPaymentById($id: ID!) {\n  payment(id: $id) { ...SeenPayment }\n}": types.SeenPaymentByIdDocument,
    "fragment SeenReminder on Reminder {\n  id kind amount sentAt\n  operator { id fullName }\n}": types.SeenReminderFragmentDoc,
    "query LoanReminders($id: ID!) {\n  loanReminders(loanId: $id, first: 10) { nodes { ...SeenReminder } totalCount totalCountIsExact }\n}": types.LoanRemindersDocument,
    "query LateReminders($id: ID!) {\n  loanReminders(loanId: $id, first: 100) { nodes { id kind number dueOn sentAt } }\n}": types.LateRemindersDocument,
    "mutation RemindBorrower($input: RemindBorrowerInput!) {\n  acted: remindBorrower(input: $input) { reminder { id } userErrors { code field message } }\n}": types.RemindBorrowerDocument,
    "query Par($months: Int) {\n  platform { currency }\n  rows: portfolioAtRisk(months: $months) {\n    on loans outstanding current late30 late60 late90 lateOver90 defaulted renegotiated par30 par60 par90 par30WithRenegotiated\n  }\n}": types.ParDocument,
    "query Vintages($months: Int) {\n  platform { currency }\n  rows: vintages(months: $months) {\n    month age loans principal loansDefaulted principalDefaulted defaultRate\n  }\n}": types.VintagesDocument,
    "query RollRates($months: Int) {\n  platform { currency }\n  rows: rollRates(months: $months) { month from to loans principal share }\n}": types.RollRatesDocument,
    "query Cash($months: Int) {\n  platform { currency }\n  rows: cashPosition(months: $months) {\n    month opening deposits withdrawals returns costs other closing\n    wallets held suspense fees ownFunds costsSoFar advanced owed\n  }\n}": types.CashDocument,
    "query Fees($months: Int, $year: Year) {\n  platform { currency }\n  rows: feeIncome(months: $months, year: $year) {\n    month origination originationRefunded service charges other total\n  }\n}": types.FeesDocument,
    "query Yield($months: Int) {\n  platform { currency }\n  rows: yieldByRiskLevel(months: $months) {\n    month riskLevel opening closing interest charges fees losses recovered grossYield netYield\n  }\n}": types.YieldDocument,
    "query Returns {\n  platform { currency }\n  rows: lenderReturns { percentile lenders return }\n}": types.ReturnsDocument,
    "query FundingTimes($months: Int) {\n  platform { currency }\n  rows: fundingTimes(months: $months) {\n    month published funded fundedShare medianMinutes ninetiethMinutes\n  }\n}": types.FundingTimesDocument,
    "query BookedMonths { periods { month } }": types.BookedMonthsDocument,
    "mutation RejectRequest($input: RejectRequestInput!) {\n    acted: rejectRequest(input: $input) { rejected: request { id status } userErrors { code field message details } }\n  }": types.RejectRequestDocument,
    "mutation ApproveRequest($input: ApproveRequestInput!) {\n    acted: approveRequest(input: $input) { approved: request { id status } userErrors { code field message details } }\n  }": types.ApproveRequestDocument,
    "fragment Foreseen on PreviewRequestPayload {\n  wallets { memberId available held owed member { id fullName } }\n  loan { id title }\n  before { ...Standing }\n  after { ...Standing }\n  redacted { entries kept requests charges notes }\n  version\n  userErrors { code field message details }\n}": types.ForeseenFragmentDoc,
    "mutation PreviewRequest($input: PreviewRequestInput!) {\n    told: previewRequest(input: $input) { ...Foreseen }\n  }": types.PreviewRequestDocument,
    "mutation PreviewUndoing($input: PreviewUndoingInput!) {\n    told: previewUndoing(input: $input) { ...Foreseen }\n  }": types.PreviewUndoingDocument,
    "mutation PreviewReversal($input: PreviewReversalInput!) {\n    told: previewReversal(input: $input) { ...Foreseen }\n  }": types.PreviewReversalDocument,
    "mutation PreviewBooking($input: PreviewBookingInput!) {\n    told: previewBooking(input: $input) { ...Foreseen }\n  }": types.PreviewBookingDocument,
    "mutation PreviewPlanChangeUndoing($input: PreviewPlanChangeUndoingInput!) {\n    told: previewPlanChangeUndoing(input: $input) { ...Foreseen }\n  }": types.PreviewPlanChangeUndoingDocument,
    "mutation PreviewRedaction($input: PreviewRedactionInput!) {\n    told: previewRedaction(input: $input) { ...Foreseen }\n  }": types.PreviewRedactionDocument,
    "fragment Standing on LoanStanding {\n  status payoffAmount amountDue daysPastDue instalmentsLeft monthlyPayment lastDueOn\n}": types.StandingFragmentDoc,
    "fragment Requested on ApprovalRequest {\n  id act target amount assignedTo reason reasonPublic askedById askedBySubject askedAt status redacted\n  decidedById decidedBySubject decidedAt decision\n  member { id fullName city }\n  askedBy { id fullName }\n  decidedBy { id fullName }\n  loan { id title }\n  charge { id kind number }\n  bankLine { id bookedOn counterparty remittance }\n  transaction {\n    id type amount currency description status createdAt\n    counterparty { id fullName }\n  }\n}": types.RequestedFragmentDoc,
    "query Requests(\n  $status: [ApprovalStatus!], $memberId: ID, $target: ID,\n  $first: Int, $after: String, $last: Int, $before: String\n) {\n  approvalRequests(\n    status: $status, memberId: $memberId, target: $target,\n    first: $first, after: $after, last: $last, before: $before\n  ) {\n    nodes { ...Requested }\n    totalCount totalCountIsExact\n    pageInfo { hasNextPage hasPreviousPage startCursor endCursor }\n  }\n}": types.RequestsDocument,
    "fragment Waits on ApprovalRequest {\n  id act target askedById askedBySubject askedAt\n  askedBy { id fullName }\n}": types.WaitsFragmentDoc,
    "fragment Recorded on AuditEntry {\n  number at actorKind actorId actorSubject actorName act targetKind targetId memberId refusedWith redacted amount\n  openReason: reason(unlessLook: true) openBefore: before(unlessLook: true) openAfter: after(unlessLook: true)\n  actor { id fullName }\n  member { id fullName }\n}": types.RecordedFragmentDoc,
    "query Trail(\n  $filter: AuditTrailFilter, $first: Int, $after: String, $last: Int, $before: String\n) {\n  auditTrail(filter: $filter, first: $first, after: $after, last: $last, before: $before) {\n    nodes { ...Recorded }\n    totalCount totalCountIsExact\n    pageInfo { hasNextPage hasPreviousPage startCursor endCursor }\n  }\n}": types.TrailDocument,
    "query Told($filter: AuditTrailFilter!) {\n  auditTrail(filter: $filter, first: 20) { nodes { number redacted reason before after } }\n}": types.ToldDocument,
    "query Who {\n  me { id memberId }\n  platform { currency approvalAbove approvalDays }\n}": types.WhoDocument,
    "query Actors {\n  auditActors { id subject member { id fullName } }\n}": types.ActorsDocument,
    "mutation UpdateWebhook($input: UpdateWebhookInput!) {\n  acted: updateWebhook(input: $input) { webhook { ...ShownWebhook } userErrors { code field message details } }\n}": types.UpdateWebhookDocument,
    "mutation RemoveWebhook($input: WebhookInput!) {\n    acted: removeWebhook(input: $input) { removed: webhook { id } userErrors { code field message details } }\n  }": types.RemoveWebhookDocument,
    "mutation RetryDelivery($input: RetryWebhookDeliveryInput!) {\n    acted: retryWebhookDelivery(input: $input) { delivery { ...SentDelivery } userErrors { code field message details } }\n  }": types.RetryDeliveryDocument,
    "mutation RotateSecret($input: WebhookInput!) {\n  acted: rotateWebhookSecret(input: $input) { webhook { id secret } userErrors { code field message details } }\n}": types.RotateSecretDocument,
    "mutation CreateWebhook($input: CreateWebhookInput!) {\n  acted: createWebhook(input: $input) { webhook { ...ShownWebhook secret } userErrors { code field message details } }\n}": types.CreateWebhookDocument,
    "mutation ResendEvents($input: ResendWebhookEventsInput!) {\n  acted: resendWebhookEvents(input: $input) { webhook { ...ShownWebhook } userErrors { code field message details } }\n}": types.ResendEventsDocument,
    "fragment ShownWebhook on Webhook {\n  id name url types payload disabledReason disabledAt failingSince lastSuccessAt createdAt\n}": types.ShownWebhookFragmentDoc,
    "query Webhooks { webhooks { ...ShownWebhook } }": types.WebhooksDocument,
    "fragment SentDelivery on WebhookDelivery {\n  id event sequence type state attempts attemptedAt status answer problem durationMs nextAttemptAt createdAt\n}": types.SentDeliveryFragmentDoc,
    "query Deliveries(\n  $webhook: ID!, $state: WebhookDeliveryState, $first: Int, $after: String, $last: Int, $before: String\n) {\n  webhook(id: $webhook) { ...ShownWebhook }\n  webhookDeliveries(webhook: $webhook, state: $state, first: $first, after: $after, last: $last, before: $before) {\n    nodes { ...SentDelivery }\n    totalCount totalCountIsExact\n    pageInfo { hasNextPage hasPreviousPage startCursor endCursor }\n  }\n}": types.DeliveriesDocument,
    "fragment Work on WorkItem {\n  id kind subjectId memberId loanId since ageDays dueAt nextStep ownerId note lookAgainOn version amount counterparty topic rule\n  lastReminder { id sentAt operator { id fullName } }\n  member { id fullName city }\n  loan { id title }\n  owner { id fullName }\n}": types.WorkFragmentDoc,
    "query Worklist(\n  $kind: [WorkKind!], $ownerId: ID, $owned: Boolean, $postponed: Boolean, $sort: WorkSort,\n  $nextStep: [WorkStep!], $minDays: Int, $maxDays: Int, $minAmount: Money, $maxAmount: Money, $q: String,\n  $first: Int, $after: String, $last: Int, $before: String\n) {\n  worklist(\n    kind: $kind, ownerId: $ownerId, owned: $owned, postponed: $postponed, sort: $sort,\n    nextStep: $nextStep, minDays: $minDays, maxDays: $maxDays, minAmount: $minAmount, maxAmount: $maxAmount, q: $q,\n    first: $first, after: $after, last: $last, before: $before\n  ) {\n    nodes { ...Work }\n    totalCount totalCountIsExact\n    pageInfo { hasNextPage hasPreviousPage startCursor endCursor }\n  }\n}": types.WorklistDocument,
    "query WorkCounts(\n  $ownerId: ID, $owned: Boolean, $postponed: Boolean,\n  $nextStep: [WorkStep!], $minDays: Int, $maxDays: Int, $minAmount: Money, $maxAmount: Money, $q: String\n) {\n  workCounts(\n    ownerId: $ownerId, owned: $owned, postponed: $postponed,\n    nextStep: $nextStep, minDays: $minDays, maxDays: $maxDays, minAmount: $minAmount, maxAmount: $maxAmount, q: $q\n  ) { kind items }\n}": types.WorkCountsDocument,
    "query WorkAbout($loanId: ID, $memberId: ID) {\n  worklist(loanId: $loanId, memberId: $memberId, first: 20) {\n    nodes { ...Work }\n    totalCount totalCountIsExact\n  }\n}": types.WorkAboutDocument,
    "query WorkOperators {\n  workOperators { id fullName }\n}": types.WorkOperatorsDocument,
    "query HelpAsked($id: ID!) {\n  helpRequest(id: $id) { id thread { fromMember text } }\n}": types.HelpAskedDocument,
    "mutation UpdateWork($input: UpdateWorkItemInput!) {\n  acted: updateWorkItem(input: $input) {\n    item { ...Work }\n    userErrors { code field message details }\n  }\n}": types.UpdateWorkDocument,
    "fragment AgreedTerms on Loan {\n  interestRate repaymentPeriodMonths\n  planChanges(last: 50) { nodes { id kind extend rate status effectiveOn } }\n  repaymentSchedule { instalments { dueOn payment prepaid } }\n}": types.AgreedTermsFragmentDoc,
    "fragment WhenLate on LateTerms {\n  toleranceAmount tolerancePercent interest penalty { points rate graceDays }\n  lateFee { amount percent afterDays repeats } withdrawWhileLate\n}": types.WhenLateFragmentDoc,
    "fragment LendersPlanChange on PlanChange {\n  ...PlanChangeLine\n  ownPart {\n    interestBefore interestAfter lastDueBefore lastDueAfter\n    expected { month before after }\n  }\n}": types.LendersPlanChangeFragmentDoc,
    "fragment PlanChangeLine on PlanChange {\n  id kind from to instalments extend dueDay months rate reason byOperator status effectiveOn undoReason undoneAt\n  totals { interestBefore interestAfter paymentBefore paymentAfter toPayBefore toPayAfter lastDueBefore lastDueAfter }\n}": types.PlanChangeLineFragmentDoc,
    "fragment MemberFacts on Member {\n  verificationStatus memberSince occupation bio\n}": types.MemberFactsFragmentDoc,
    "fragment BorrowerRecordFacts on BorrowerRecord {\n  loansRepaid loansDefaulted currentlyLate paymentsDue paymentsOnTime longestDelayDays\n}": types.BorrowerRecordFactsFragmentDoc,
    "query Portfolio {\n  me {\n    id\n    wallet { id currency }\n    portfolio {\n      invested pending outstanding repaid earned late late30 late60 late90 lateOver90 defaulted writtenOff\n      byRisk { riskLevel outstanding pending late30 late60 late90 lateOver90 defaulted writtenOff }\n      byMonth { month invested principal interest charges fees losses }\n      annualReturn annualReturnIfLateLost expected { month principal interest fees }\n      outlook { yearly yearlyLoss afterLosses leftOut }\n    }\n    standingOrderResults { outOfMoneySince }\n    preferences { userId autoInvestReserve }\n    # The oldest that was paid out.\n    investments(status: [ACTIVE, REPAID, DEFAULTED], last: 1) { nodes { id loan { id disbursementDate } } }\n  }\n  platform { investmentMin }\n}": types.PortfolioDocument,
    "query Investments($status: [InvestmentStatus!], $late: Boolean, $automatic: Boolean, $q: String, $sort: InvestmentSort, $first: Int, $after: String, $summed: Boolean = false) {\n  me {\n    id\n    investmentTotals(status: $status, late: $late, automatic: $automatic, q: $q) @include(if: $summed) {\n      count invested pending released outstanding late repaid earned\n    }\n    investments(status: $status, late: $late, automatic: $automatic, q: $q, sort: $sort, first: $first, after: $after) {\n      nodes {\n        id amount status principalRepaid principalOutstanding overdue recovered interestEarned chargesEarned automatic reflectionEndsAt createdAt\n        loan {\n          id title currency interestRate status paused expiresAt fundedPercent writtenOffAt daysPastDue amountRequested amountDue chargesDue\n          borrower { id fullName }\n          nextDue { number dueOn }\n          planChanges(last: 1) { nodes { ...LendersPlanChange } }\n        }\n      }\n      pageInfo { hasNextPage endCursor }\n    }\n  }\n  platform { investmentCancel }\n}": types.InvestmentsDocument,
    "query Statement($direction: TransactionDirection, $since: DateTime, $until: DateTime, $first: Int = 30, $after: String) {\n  me {\n    id memberId\n    transactions(first: $first, after: $after, direction: $direction, since: $since, until: $until) {\n      nodes {\n        id type direction amount currency balanceChange balanceAfter status description reference principal interest charges fee createdAt reversedAt reversalReason\n        reverses { id type direction createdAt reversalReason }\n        counterparty { id fullName }\n        loan { id title borrowerId borrower { id fullName } }\n      }\n      pageInfo { hasNextPage endCursor }\n    }\n  }\n}": types.StatementDocument,
    "query StatementOldest($since: DateTime, $until: DateTime) {\n  me {\n    id\n    transactions(last: 1, since: $since, until: $until) { nodes { id currency balanceAfter balanceChange } }\n  }\n}": types.StatementOldestDocument,
    "query StatementSince {\n  me { id createdAt }\n  platform { businessTimezone }\n}": types.StatementSinceDocument,
    "query StatementYear($year: Year!) {\n  me { id taxYear(year: $year) { since until } }\n}": types.StatementYearDocument,
    "subscription MoneyMoved {\n  walletChanged { id version balance availableBalance heldBalance }\n}": types.MoneyMovedDocument,
    "mutation AskForExport {\n  requestDataExport {\n    dataExport { id status expiresAt }\n    userErrors { code field message details }\n  }\n}": types.AskForExportDocument,
    "query Export($id: ID!) {\n  dataExport(id: $id) { id status expiresAt }\n}": types.ExportDocument,
    "query LastExport {\n  me {\n    id\n    notifications(kind: [DATA_EXPORT_READY], first: 1) {\n      nodes { id details { kind ... on DataExportReadyDetails { dataExportId expiresAt } } }\n    }\n  }\n}": types.LastExportDocument,
    "mutation Erase {\n  requestErasure {\n    erasure { memberId kept { kind until } }\n    userErrors { code field message details }\n  }\n}": types.EraseDocument,
    "query Looks {\n  looksAtMe { at purpose operator }\n}": types.LooksDocument,
    "fragment OwnProfile on Profile {\n  id version fullName city userType verificationStatus bio occupation latitude longitude monthlyIncome\n  member { id fullName city userType verificationStatus bio occupation latitude longitude memberSince }\n}": types.OwnProfileFragmentDoc,
    "query OwnProfilePage {\n  me { ...OwnProfile preferences { userId showOnMap } }\n  platform { currency documents }\n}": types.OwnProfilePageDocument,
    "query OwnIdentity {\n  verification { level reachedAt lostBecause check { id state } }\n  me { id verificationStatus }\n  bankAccounts { id mandate { id } }\n}": types.OwnIdentityDocument,
    "mutation SaveProfile($input: UpdateProfileInput!) {\n  updateProfile(input: $input) { profile { ...OwnProfile } userErrors { code field message } }\n}": types.SaveProfileDocument,
    "mutation ShowOnMap($input: UpdatePreferencesInput!) {\n  updatePreferences(input: $input) { preferences { userId showOnMap } userErrors { code field message } }\n}": types.ShowOnMapDocument,
    "query LenderTest {\n  me { id wallet { id currency } }\n  lenderTest {\n    missing hash questions { name text answers { name text } }\n    newest { id result warning netWorth bearableLoss }\n  }\n}": types.LenderTestDocument,
    "query LargeWarning { lenderTest { warning } }": types.LargeWarningDocument,
    "mutation TakeLenderTest($input: TakeLenderTestInput!) {\n  takeLenderTest(input: $input) {\n    lenderTest { id result warning netWorth bearableLoss }\n    userErrors { code field message }\n  }\n}": types.TakeLenderTestDocument,
    "mutation AcknowledgeLenderTest($input: AcknowledgeLenderTestInput!) {\n  acknowledgeLenderTest(input: $input) {\n    lenderTest { id }\n    userErrors { code field message }\n  }\n}": types.AcknowledgeLenderTestDocument,
    "mutation LeaveInvestment($input: CancelInvestmentInput!) {\n  cancelInvestment(input: $input) {\n    investment { id status }\n    loan { id version status amountFunded amountRemaining fundedPercent myInvestment lentToBorrower }\n    wallet { id version balance availableBalance heldBalance }\n    userErrors { code field message }\n  }\n}": types.LeaveInvestmentDocument,
    "subscription ClockChanged {\n  clockChanged { now businessDate readyAt }\n}": types.ClockChangedDocument,
    "mutation AdvanceClock($input: AdvanceClockInput!) {\n  advanceClock(input: $input) { clock { now businessDate readyAt } userErrors { message } }\n}": types.AdvanceClockDocument,
    "query NextDue($me: ID!) {\n  loans(filter: { borrowerId: $me, status: ACTIVE }, first: 10) { nodes { id schedule { dueOn status } } }\n  me { id investments(status: ACTIVE, first: 10) { nodes { id loan { id schedule { dueOn status } } } } }\n}": types.NextDueDocument,
    "query Mailbox {\n  sandboxMailbox(first: 50) { nodes { id address subject text dueAt sentAt } }\n}": types.MailboxDocument,
    "query WhoAmI { me { id memberId } }": types.WhoAmIDocument,
    "query Language {\n  me { id preferences { userId language languageChosen } }\n}": types.LanguageDocument,
    "mutation PreferLanguage($input: UpdatePreferencesInput!) {\n  updatePreferences(input: $input) { preferences { userId version language languageChosen } userErrors { message } }\n}": types.PreferLanguageDocument,
    "query Start {\n  me {\n    id\n    current: loans(status: [DRAFT, SUBMITTED, OPEN, FUNDED, ACTIVE, DEFAULTED], first: 1) { nodes { id } }\n    investments(first: 1) { nodes { id } }\n    loans(first: 1) { nodes { id } }\n  }\n}": types.StartDocument,
    "query Agreement($id: ID!) {\n  agreement(id: $id) { id title version text }\n}": types.AgreementDocument,
    "mutation AcceptAgreement($input: AcceptAgreementInput!) {\n  acceptAgreement(input: $input) {\n    acceptance { id }\n    userErrors { code field message }\n  }\n}": types.AcceptAgreementDocument,
    "mutation StartVerification($input: StartVerificationInput!) {\n  startVerification(input: $input) {\n    verification { id state url }\n    userErrors { code field message }\n  }\n}": types.StartVerificationDocument,
    "query Bank {\n  me { id fullName }\n  platform { bankAccounts withdrawsToBank }\n  bankAccounts { ...OwnBankAccount }\n  bankTransferDetails { holder iban bic reference }\n}": types.BankDocument,
    "fragment OwnBankAccount on BankAccount {\n  id holder kind country lastDigits usableAt\n  mandate { id reference signedAt }\n}": types.OwnBankAccountFragmentDoc,
    "mutation AddBankAccount($input: AddBankAccountInput!) {\n  addBankAccount(input: $input) {\n    bankAccount { ...OwnBankAccount }\n    userErrors { code field message details }\n  }\n}": types.AddBankAccountDocument,
    "mutation RemoveBankAccount($input: BankAccountInput!) {\n  changed: removeBankAccount(input: $input) {\n    bankAccount { id }\n    userErrors { code field message details }\n  }\n}": types.RemoveBankAccountDocument,
    "mutation SignMandate($input: BankAccountInput!) {\n  changed: signMandate(input: $input) {\n    bankAccount { ...OwnBankAccount }\n    userErrors { code field message details }\n  }\n}": types.SignMandateDocument,
    "mutation WithdrawMandate($input: BankAccountInput!) {\n  changed: withdrawMandate(input: $input) {\n    bankAccount { ...OwnBankAccount }\n    userErrors { code field message details }\n  }\n}": types.WithdrawMandateDocument,
    "query Wallet {\n  me { id wallet { ...OwnWallet } }\n}\n\nfragment OwnWallet on Wallet {\n  id version currency balance availableBalance heldBalance pendingBalance owed\n}": types.WalletDocument,
    "query DueNext {\n  me { id loans(status: [ACTIVE], first: 50) { nodes { id currency amountDue nextDue { number dueOn payment paid } } } }\n}": types.DueNextDocument,
    "subscription WalletChanged {\n  walletChanged { ...OwnWallet }\n}": types.WalletChangedDocument,
    "mutation Deposit($input: DepositInput!) {\n  deposit(input: $input) {\n    transaction { ...Paid }\n    wallet { ...OwnWallet }\n    userErrors { code field message details }\n  }\n}": types.DepositDocument,
    "fragment Paid on Transaction {\n  id type amount currency status paymentUrl\n  payment { id state reason provider bankAccountId }\n}": types.PaidFragmentDoc,
    "mutation Withdraw($input: WithdrawInput!) {\n  withdraw(input: $input) {\n    transaction { ...Paid }\n    wallet { ...OwnWallet }\n    userErrors { code field message details }\n  }\n}": types.WithdrawDocument,
    "query Payments {\n  underway: payments(first: 20, state: [PENDING, REQUESTED, APPROVED, SENT, UNKNOWN, DISPUTED]) {\n    nodes { ...OwnPayment }\n    pageInfo { hasNextPage }\n  }\n  undone: payments(first: 5, state: [FAILED, CANCELED, RETURNED]) { nodes { ...OwnPayment } }\n}": types.PaymentsDocument,
    "subscription PaymentChanged {\n  paymentChanged { ...OwnPayment }\n}": types.PaymentChangedDocument,
    "fragment OwnPayment on Payment {\n  id direction amount currency state paymentUrl reason reasonCode provider bankAccountId loanId counterpartyId createdAt endedAt\n  counterparty { id fullName }\n}": types.OwnPaymentFragmentDoc,
};

/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 *
 *
 * @example
 * ```ts
 * const query = graphql(`query GetUser($id: ID!) { user(id: $id) { name } }`);
 * ```
 *
 * The query argument is unknown!
 * Please regenerate the types.
 */
export function graphql(source: string): unknown;

/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query AskedForHelp {\n  helpRequests(state: [OPEN], first: 50) { nodes { id createdAt loan { id } } }\n}"): (typeof documents)["query AskedForHelp {\n  helpRequests(state: [OPEN], first: 50) { nodes { id createdAt loan { id } } }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment Told on KeyFacts { heading facts { name value } early late }"): (typeof documents)["fragment Told on KeyFacts { heading facts { name value } early late }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment Borrowed on Loan {\n  id version status paused title description purpose currency amountRequested interestRate repaymentPeriodMonths\n  riskLevel locationLatitude locationLongitude locationDescription amountFunded amountRemaining fundedPercent\n  publishedAt expiresAt disbursementDate apr originationFee netProceeds amountDue payoffAmount chargesDue daysPastDue interestPausedUntil recovered autopay\n  lateTerms { ...WhenLate }\n}"): (typeof documents)["fragment Borrowed on Loan {\n  id version status paused title description purpose currency amountRequested interestRate repaymentPeriodMonths\n  riskLevel locationLatitude locationLongitude locationDescription amountFunded amountRemaining fundedPercent\n  publishedAt expiresAt disbursementDate apr originationFee netProceeds amountDue payoffAmount chargesDue daysPastDue interestPausedUntil recovered autopay\n  lateTerms { ...WhenLate }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment Plan on Loan {\n  ...AgreedTerms\n  nextDue { number dueOn payment paid }\n  defaultOn withdrawableUntil withdrawnAt repayBy writtenOffAt\n  repaymentSchedule {\n    monthlyPayment totalInterest totalPayment\n    instalments { number dueOn principal interest payment prepaid balance paid status }\n  }\n  charges(first: 50) {\n    totalCount\n    nodes { id kind number dueOn amount paid waived outstanding reason waivedReason }\n  }\n  overdueInterest { number since principal penalty rate interest }\n  planChanges(last: 50) {\n    totalCount\n    nodes { ...PlanChangeLine }\n  }\n}"): (typeof documents)["fragment Plan on Loan {\n  ...AgreedTerms\n  nextDue { number dueOn payment paid }\n  defaultOn withdrawableUntil withdrawnAt repayBy writtenOffAt\n  repaymentSchedule {\n    monthlyPayment totalInterest totalPayment\n    instalments { number dueOn principal interest payment prepaid balance paid status }\n  }\n  charges(first: 50) {\n    totalCount\n    nodes { id kind number dueOn amount paid waived outstanding reason waivedReason }\n  }\n  overdueInterest { number since principal penalty rate interest }\n  planChanges(last: 50) {\n    totalCount\n    nodes { ...PlanChangeLine }\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query MyLoans {\n  me { id userType loans(first: 50) { nodes { ...Borrowed nextDue { number dueOn payment paid } } } }\n}"): (typeof documents)["query MyLoans {\n  me { id userType loans(first: 50) { nodes { ...Borrowed nextDue { number dueOn payment paid } } } }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query OwedFirst {\n  me {\n    id\n    wallet { id version currency owed }\n    loans(status: [ACTIVE, DEFAULTED], first: 50) {\n      nodes { id title status currency amountDue payoffAmount daysPastDue }\n    }\n  }\n  platform { borrowWhileLate }\n}"): (typeof documents)["query OwedFirst {\n  me {\n    id\n    wallet { id version currency owed }\n    loans(status: [ACTIVE, DEFAULTED], first: 50) {\n      nodes { id title status currency amountDue payoffAmount daysPastDue }\n    }\n  }\n  platform { borrowWhileLate }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query OwnStanding {\n  me { id monthlyIncome creditScore verificationStatus }\n}"): (typeof documents)["query OwnStanding {\n  me { id monthlyIncome creditScore verificationStatus }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query MyPlace { me { id city latitude longitude } }"): (typeof documents)["query MyPlace { me { id city latitude longitude } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query PublicPoints($bbox: BBox!) {\n  loanMarkers(bbox: $bbox) { markers { id latitude longitude } }\n}"): (typeof documents)["query PublicPoints($bbox: BBox!) {\n  loanMarkers(bbox: $bbox) { markers { id latitude longitude } }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query MyLoan($id: ID!) {\n  me { id memberId wallet { id version currency availableBalance } preferences { userId autopay } }\n  platform { dueDayChanges borrowWhileLate documents supportEmail }\n  loan(id: $id) {\n    borrowerId ...Borrowed ...Plan\n    history { from to reason byOperator createdAt }\n    investments(last: 50) { nodes { id status amount createdAt lender { id fullName city } } totalCount }\n  }\n}"): (typeof documents)["query MyLoan($id: ID!) {\n  me { id memberId wallet { id version currency availableBalance } preferences { userId autopay } }\n  platform { dueDayChanges borrowWhileLate documents supportEmail }\n  loan(id: $id) {\n    borrowerId ...Borrowed ...Plan\n    history { from to reason byOperator createdAt }\n    investments(last: 50) { nodes { id status amount createdAt lender { id fullName city } } totalCount }\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "subscription MyLoanChanged($id: ID!) {\n  loanChanged(id: $id) {\n    ...Borrowed ...Plan\n    history { from to reason byOperator createdAt }\n    investments(last: 50) { nodes { id status amount createdAt lender { id fullName city } } totalCount }\n  }\n}"): (typeof documents)["subscription MyLoanChanged($id: ID!) {\n  loanChanged(id: $id) {\n    ...Borrowed ...Plan\n    history { from to reason byOperator createdAt }\n    investments(last: 50) { nodes { id status amount createdAt lender { id fullName city } } totalCount }\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation RequestPayoffLetter($input: RequestPayoffLetterInput!) {\n  requestPayoffLetter(input: $input) {\n    payoffLetter { id amount until status }\n    userErrors { code field message }\n  }\n}"): (typeof documents)["mutation RequestPayoffLetter($input: RequestPayoffLetterInput!) {\n  requestPayoffLetter(input: $input) {\n    payoffLetter { id amount until status }\n    userErrors { code field message }\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query Receipt($id: ID!) {\n  me { id fullName }\n  platform { documents }\n  repaymentReceipt(id: $id) {\n    id amount principal interest interestAhead charges chargeKind principalLeft prepayment effect { ...Effect } reference paidAt undoneAt undoReason requestedAt\n    loan { id title currency }\n    document { id }\n  }\n}"): (typeof documents)["query Receipt($id: ID!) {\n  me { id fullName }\n  platform { documents }\n  repaymentReceipt(id: $id) {\n    id amount principal interest interestAhead charges chargeKind principalLeft prepayment effect { ...Effect } reference paidAt undoneAt undoReason requestedAt\n    loan { id title currency }\n    document { id }\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation RequestReceipt($input: RequestReceiptInput!) {\n  requestReceipt(input: $input) {\n    receipt { id requestedAt document { id } }\n    userErrors { code field message }\n  }\n}"): (typeof documents)["mutation RequestReceipt($input: RequestReceiptInput!) {\n  requestReceipt(input: $input) {\n    receipt { id requestedAt document { id } }\n    userErrors { code field message }\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query PaymentsMade {\n  me {\n    id\n    transactions(type: REPAYMENT_PAID, direction: DEBIT, first: 100) {\n      nodes { id amount currency loanId createdAt reversedAt reversalReason reversesId }\n      pageInfo { hasNextPage }\n    }\n  }\n}"): (typeof documents)["query PaymentsMade {\n  me {\n    id\n    transactions(type: REPAYMENT_PAID, direction: DEBIT, first: 100) {\n      nodes { id amount currency loanId createdAt reversedAt reversalReason reversesId }\n      pageInfo { hasNextPage }\n    }\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "subscription MyLoanProgress($id: ID!) {\n  loanChanged(id: $id) { ...Borrowed }\n}"): (typeof documents)["subscription MyLoanProgress($id: ID!) {\n  loanChanged(id: $id) { ...Borrowed }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query LoanQuote($amount: Money!, $interestRate: Percent!, $months: Int!) {\n  loanQuote(amount: $amount, interestRate: $interestRate, months: $months) {\n    monthlyPayment totalInterest totalPayment originationFee netProceeds totalCost apr netYield\n    lateTerms { ...WhenLate }\n    instalments { number dueOn payment }\n  }\n  platform { serviceFee }\n}"): (typeof documents)["query LoanQuote($amount: Money!, $interestRate: Percent!, $months: Int!) {\n  loanQuote(amount: $amount, interestRate: $interestRate, months: $months) {\n    monthlyPayment totalInterest totalPayment originationFee netProceeds totalCost apr netYield\n    lateTerms { ...WhenLate }\n    instalments { number dueOn payment }\n  }\n  platform { serviceFee }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query LoanLimits {\n  platform { loanAmountMin loanAmountMax interestRateMax repaymentPeriodMonthsMax }\n}"): (typeof documents)["query LoanLimits {\n  platform { loanAmountMin loanAmountMax interestRateMax repaymentPeriodMonthsMax }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query KeyFacts($amount: Money!, $interestRate: Percent!, $months: Int!) {\n  loanQuote(amount: $amount, interestRate: $interestRate, months: $months) {\n    keyFacts { ...Told }\n  }\n  platform { documents }\n}"): (typeof documents)["query KeyFacts($amount: Money!, $interestRate: Percent!, $months: Int!) {\n  loanQuote(amount: $amount, interestRate: $interestRate, months: $months) {\n    keyFacts { ...Told }\n  }\n  platform { documents }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query Agreed($id: ID!) {\n  loan(id: $id) { id keyFacts { ...Told } }\n  me { id documents(kind: LOAN_AGREEMENT, loanId: $id, first: 1) { nodes { id period } } }\n  platform { documents }\n}"): (typeof documents)["query Agreed($id: ID!) {\n  loan(id: $id) { id keyFacts { ...Told } }\n  me { id documents(kind: LOAN_AGREEMENT, loanId: $id, first: 1) { nodes { id period } } }\n  platform { documents }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation CreateDraft($input: CreateLoanInput!) {\n  createLoan(input: $input) { loan { ...Borrowed } userErrors { code field message } }\n}"): (typeof documents)["mutation CreateDraft($input: CreateLoanInput!) {\n  createLoan(input: $input) { loan { ...Borrowed } userErrors { code field message } }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation SaveDraft($input: UpdateLoanInput!) {\n  updateLoan(input: $input) { loan { ...Borrowed } userErrors { code field message } }\n}"): (typeof documents)["mutation SaveDraft($input: UpdateLoanInput!) {\n  updateLoan(input: $input) { loan { ...Borrowed } userErrors { code field message } }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation PreferAutopay($input: UpdatePreferencesInput!) {\n  updatePreferences(input: $input) {\n    preferences { userId autopay }\n    userErrors { code field message }\n  }\n}"): (typeof documents)["mutation PreferAutopay($input: UpdatePreferencesInput!) {\n  updatePreferences(input: $input) {\n    preferences { userId autopay }\n    userErrors { code field message }\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation PublishDraft($input: PublishLoanInput!) {\n  publishLoan(input: $input) { loan { ...Borrowed } userErrors { code field message details } }\n}"): (typeof documents)["mutation PublishDraft($input: PublishLoanInput!) {\n  publishLoan(input: $input) { loan { ...Borrowed } userErrors { code field message details } }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation WithdrawLoan($input: CancelLoanInput!) {\n  cancelLoan(input: $input) { loan { ...Borrowed } userErrors { code field message } }\n}"): (typeof documents)["mutation WithdrawLoan($input: CancelLoanInput!) {\n  cancelLoan(input: $input) { loan { ...Borrowed } userErrors { code field message } }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment Effect on RepaymentEffect {\n  interestSaved instalmentsPaid monthlyPayment monthlyBefore lastDueOn lastDueBefore nextDueOn nextDueAmount\n}"): (typeof documents)["fragment Effect on RepaymentEffect {\n  interestSaved instalmentsPaid monthlyPayment monthlyBefore lastDueOn lastDueBefore nextDueOn nextDueAmount\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation PreviewRepayment(\n  $shorten: PreviewRepaymentInput!, $lower: PreviewRepaymentInput!, $advance: PreviewRepaymentInput!, $all: Boolean!\n) {\n  SHORTEN: previewRepayment(input: $shorten) { effect { ...Effect } userErrors { code message } }\n  LOWER: previewRepayment(input: $lower) @include(if: $all) { effect { ...Effect } userErrors { code message } }\n  ADVANCE: previewRepayment(input: $advance) @include(if: $all) { effect { ...Effect } userErrors { code message } }\n}"): (typeof documents)["mutation PreviewRepayment(\n  $shorten: PreviewRepaymentInput!, $lower: PreviewRepaymentInput!, $advance: PreviewRepaymentInput!, $all: Boolean!\n) {\n  SHORTEN: previewRepayment(input: $shorten) { effect { ...Effect } userErrors { code message } }\n  LOWER: previewRepayment(input: $lower) @include(if: $all) { effect { ...Effect } userErrors { code message } }\n  ADVANCE: previewRepayment(input: $advance) @include(if: $all) { effect { ...Effect } userErrors { code message } }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation Repay($input: RepayLoanInput!) {\n  repayLoan(input: $input) {\n    loan { ...Borrowed ...Plan }\n    applied prepaid effect { ...Effect }\n    wallet { id version currency balance availableBalance heldBalance }\n    userErrors { code field message }\n  }\n}"): (typeof documents)["mutation Repay($input: RepayLoanInput!) {\n  repayLoan(input: $input) {\n    loan { ...Borrowed ...Plan }\n    applied prepaid effect { ...Effect }\n    wallet { id version currency balance availableBalance heldBalance }\n    userErrors { code field message }\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation ChangeOwnPlan($input: ChangeOwnPlanInput!) {\n  changeOwnPlan(input: $input) {\n    loan { ...Borrowed ...Plan }\n    userErrors { code field message }\n  }\n}"): (typeof documents)["mutation ChangeOwnPlan($input: ChangeOwnPlanInput!) {\n  changeOwnPlan(input: $input) {\n    loan { ...Borrowed ...Plan }\n    userErrors { code field message }\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation PreviewDueDay($input: ChangeOwnPlanInput!) {\n  changeOwnPlan(input: $input) {\n    totals { interestBefore interestAfter paymentBefore paymentAfter }\n    schedule { instalments { dueOn payment status } }\n    loan { id version }\n    userErrors { code field message }\n  }\n}"): (typeof documents)["mutation PreviewDueDay($input: ChangeOwnPlanInput!) {\n  changeOwnPlan(input: $input) {\n    totals { interestBefore interestAfter paymentBefore paymentAfter }\n    schedule { instalments { dueOn payment status } }\n    loan { id version }\n    userErrors { code field message }\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation UndoOwnPlan($input: UndoOwnPlanChangeInput!) {\n  undoOwnPlanChange(input: $input) {\n    loan { ...Borrowed ...Plan }\n    userErrors { code field message }\n  }\n}"): (typeof documents)["mutation UndoOwnPlan($input: UndoOwnPlanChangeInput!) {\n  undoOwnPlanChange(input: $input) {\n    loan { ...Borrowed ...Plan }\n    userErrors { code field message }\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation WithdrawFromLoan($input: WithdrawFromLoanInput!) {\n  withdrawFromLoan(input: $input) {\n    loan { ...Borrowed ...Plan }\n    wallet { id version currency balance availableBalance heldBalance }\n    userErrors { code field message }\n  }\n}"): (typeof documents)["mutation WithdrawFromLoan($input: WithdrawFromLoanInput!) {\n  withdrawFromLoan(input: $input) {\n    loan { ...Borrowed ...Plan }\n    wallet { id version currency balance availableBalance heldBalance }\n    userErrors { code field message }\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation BorrowToo {\n  updateProfile(input: { userType: BOTH }) {\n    profile { id userType }\n    userErrors { code field message }\n  }\n}"): (typeof documents)["mutation BorrowToo {\n  updateProfile(input: { userType: BOTH }) {\n    profile { id userType }\n    userErrors { code field message }\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query LettersReach {\n  platform { sendsLetters }\n  emailAddress { address pendingAddress bouncedAt }\n}"): (typeof documents)["query LettersReach {\n  platform { sendsLetters }\n  emailAddress { address pendingAddress bouncedAt }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query Documents($after: String) {\n  platform { documents }\n  me {\n    id\n    documents(first: 20, after: $after) {\n      nodes { id kind title period language bytes madeAt replacesId replacedById }\n      pageInfo { hasNextPage endCursor }\n    }\n  }\n}"): (typeof documents)["query Documents($after: String) {\n  platform { documents }\n  me {\n    id\n    documents(first: 20, after: $after) {\n      nodes { id kind title period language bytes madeAt replacesId replacedById }\n      pageInfo { hasNextPage endCursor }\n    }\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query DocumentsSince {\n  me { id createdAt }\n}"): (typeof documents)["query DocumentsSince {\n  me { id createdAt }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query DocumentsTaxYear($year: Year!) {\n  me {\n    id\n    taxYear(year: $year) {\n      currency complete interest charges fees loanFees compensation losses recoveries interestPaid chargesPaid\n      forms { form required dueOn boxes { box amount } }\n    }\n  }\n  platform { businessTimezone }\n}"): (typeof documents)["query DocumentsTaxYear($year: Year!) {\n  me {\n    id\n    taxYear(year: $year) {\n      currency complete interest charges fees loanFees compensation losses recoveries interestPaid chargesPaid\n      forms { form required dueOn boxes { box amount } }\n    }\n  }\n  platform { businessTimezone }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query DocumentsTaxLines($year: Year!, $figure: TaxFigure!, $first: Int = 20, $after: String) {\n  me {\n    id\n    taxLines(year: $year, figure: $figure, first: $first, after: $after) {\n      nodes { id amount currency description createdAt loan { id title } }\n      pageInfo { hasNextPage endCursor }\n    }\n  }\n}"): (typeof documents)["query DocumentsTaxLines($year: Year!, $figure: TaxFigure!, $first: Int = 20, $after: String) {\n  me {\n    id\n    taxLines(year: $year, figure: $figure, first: $first, after: $after) {\n      nodes { id amount currency description createdAt loan { id title } }\n      pageInfo { hasNextPage endCursor }\n    }\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query Frozen {\n  platform { supportEmail }\n  helpRequests(first: 50) { nodes { ...AskedHelp } totalCount }\n  frozenAccount {\n    reason frozenAt closedAt\n    wallet { id version userId currency availableBalance owed }\n    loans(status: [ACTIVE, DEFAULTED], first: 50) { nodes { ...Borrowed ...Plan } }\n    notifications(first: 20) {\n      nodes { id kind title message read createdAt cursor loanCount loan { id borrowerId } transaction { id createdAt } }\n    }\n  }\n}"): (typeof documents)["query Frozen {\n  platform { supportEmail }\n  helpRequests(first: 50) { nodes { ...AskedHelp } totalCount }\n  frozenAccount {\n    reason frozenAt closedAt\n    wallet { id version userId currency availableBalance owed }\n    loans(status: [ACTIVE, DEFAULTED], first: 50) { nodes { ...Borrowed ...Plan } }\n    notifications(first: 20) {\n      nodes { id kind title message read createdAt cursor loanCount loan { id borrowerId } transaction { id createdAt } }\n    }\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query Guide {\n  platform {\n    currency loanAmountMin loanAmountMax interestRateMax repaymentPeriodMonthsMax fundingWindowDays originationFee\n    withdrawalDays feeRefund defaultAfterDays borrowWhileLate verifiedBorrowersOnly lateTerms { ...WhenLate }\n  }\n}"): (typeof documents)["query Guide {\n  platform {\n    currency loanAmountMin loanAmountMax interestRateMax repaymentPeriodMonthsMax fundingWindowDays originationFee\n    withdrawalDays feeRefund defaultAfterDays borrowWhileLate verifiedBorrowersOnly lateTerms { ...WhenLate }\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query LendingGuide {\n  platform {\n    currency investmentMin fundingWindowDays serviceFee withdrawalDays defaultAfterDays borrowWhileLate\n    investmentCancel verifiedBorrowersOnly lateTerms { ...WhenLate }\n  }\n  lenderTest { reflectionHours sophisticatedUntil }\n}"): (typeof documents)["query LendingGuide {\n  platform {\n    currency investmentMin fundingWindowDays serviceFee withdrawalDays defaultAfterDays borrowWhileLate\n    investmentCancel verifiedBorrowersOnly lateTerms { ...WhenLate }\n  }\n  lenderTest { reflectionHours sophisticatedUntil }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query Help($loan: ID!, $isOfLoan: Boolean!) {\n  me {\n    id memberId\n    loans(status: [ACTIVE, DEFAULTED], first: 50) {\n      nodes { id title status currency amountDue payoffAmount daysPastDue defaultOn interestPausedUntil }\n    }\n    investments(status: [ACTIVE, DEFAULTED], first: 100) {\n      nodes { id status loan { id title daysPastDue defaultOn interestPausedUntil borrower { id fullName } } }\n    }\n  }\n  payments(first: 5, state: [FAILED, CANCELED, RETURNED, DISPUTED]) { nodes { ...OwnPayment } }\n  verification { level lostBecause check { id state } }\n  loan(id: $loan) @include(if: $isOfLoan) { id title status currency borrowerId }\n  platform { supportEmail }\n}"): (typeof documents)["query Help($loan: ID!, $isOfLoan: Boolean!) {\n  me {\n    id memberId\n    loans(status: [ACTIVE, DEFAULTED], first: 50) {\n      nodes { id title status currency amountDue payoffAmount daysPastDue defaultOn interestPausedUntil }\n    }\n    investments(status: [ACTIVE, DEFAULTED], first: 100) {\n      nodes { id status loan { id title daysPastDue defaultOn interestPausedUntil borrower { id fullName } } }\n    }\n  }\n  payments(first: 5, state: [FAILED, CANCELED, RETURNED, DISPUTED]) { nodes { ...OwnPayment } }\n  verification { level lostBecause check { id state } }\n  loan(id: $loan) @include(if: $isOfLoan) { id title status currency borrowerId }\n  platform { supportEmail }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment AskedHelp on HelpRequest {\n  id topic state repliedAt answeredAt createdAt version\n  thread { fromMember text writtenAt files { id name } }\n  loan { id title }\n  payment { id amount currency direction counterpartyId loanId createdAt }\n}"): (typeof documents)["fragment AskedHelp on HelpRequest {\n  id topic state repliedAt answeredAt createdAt version\n  thread { fromMember text writtenAt files { id name } }\n  loan { id title }\n  payment { id amount currency direction counterpartyId loanId createdAt }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query HelpRequests {\n  helpRequests(first: 50) { nodes { ...AskedHelp } totalCount }\n}"): (typeof documents)["query HelpRequests {\n  helpRequests(first: 50) { nodes { ...AskedHelp } totalCount }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation RequestHelp($input: RequestHelpInput!) {\n  requestHelp(input: $input) {\n    helpRequest { ...AskedHelp }\n    userErrors { code field message details }\n  }\n}"): (typeof documents)["mutation RequestHelp($input: RequestHelpInput!) {\n  requestHelp(input: $input) {\n    helpRequest { ...AskedHelp }\n    userErrors { code field message details }\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation ReplyToHelp($input: ReplyToHelpRequestInput!) {\n  replyToHelpRequest(input: $input) {\n    helpRequest { ...AskedHelp }\n    userErrors { code field message details }\n  }\n}"): (typeof documents)["mutation ReplyToHelp($input: ReplyToHelpRequestInput!) {\n  replyToHelpRequest(input: $input) {\n    helpRequest { ...AskedHelp }\n    userErrors { code field message details }\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation CloseHelpRequest($input: CloseHelpRequestInput!) {\n  closeHelpRequest(input: $input) {\n    helpRequest { ...AskedHelp }\n    userErrors { code field message details }\n  }\n}"): (typeof documents)["mutation CloseHelpRequest($input: CloseHelpRequestInput!) {\n  closeHelpRequest(input: $input) {\n    helpRequest { ...AskedHelp }\n    userErrors { code field message details }\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment Coming on Instalment {\n  number dueOn interest payment balance status\n}"): (typeof documents)["fragment Coming on Instalment {\n  number dueOn interest payment balance status\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query PlanNow($id: ID!) {\n  loan(id: $id) { id payoffAmount repaymentSchedule { instalments { ...Coming } } }\n}"): (typeof documents)["query PlanNow($id: ID!) {\n  loan(id: $id) { id payoffAmount repaymentSchedule { instalments { ...Coming } } }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation PreviewOwnPlan($input: ChangeOwnPlanInput!) {\n  changeOwnPlan(input: $input) {\n    totals { interestBefore interestAfter paymentBefore paymentAfter lastDueBefore lastDueAfter }\n    schedule { instalments { ...Coming } }\n    userErrors { code field message }\n  }\n}"): (typeof documents)["mutation PreviewOwnPlan($input: ChangeOwnPlanInput!) {\n  changeOwnPlan(input: $input) {\n    totals { interestBefore interestAfter paymentBefore paymentAfter lastDueBefore lastDueAfter }\n    schedule { instalments { ...Coming } }\n    userErrors { code field message }\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query Unread {\n  me { id notifications(unread: true, first: 1) { unreadCount newestCursor } }\n}"): (typeof documents)["query Unread {\n  me { id notifications(unread: true, first: 1) { unreadCount newestCursor } }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query Inbox($after: String, $unread: Boolean, $kind: [NotificationKind!]) {\n  me {\n    id memberId\n    notifications(first: 50, after: $after, unread: $unread, kind: $kind) {\n      newestCursor unreadCount\n      nodes {\n        id kind title message read createdAt cursor loanCount loan { id borrowerId }\n        transaction { id createdAt }\n      }\n      pageInfo { hasNextPage endCursor }\n    }\n  }\n}"): (typeof documents)["query Inbox($after: String, $unread: Boolean, $kind: [NotificationKind!]) {\n  me {\n    id memberId\n    notifications(first: 50, after: $after, unread: $unread, kind: $kind) {\n      newestCursor unreadCount\n      nodes {\n        id kind title message read createdAt cursor loanCount loan { id borrowerId }\n        transaction { id createdAt }\n      }\n      pageInfo { hasNextPage endCursor }\n    }\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "subscription NotificationArrived {\n  notificationReceived { id kind title message read createdAt cursor loanCount loan { id borrowerId title } transaction { id createdAt } }\n}"): (typeof documents)["subscription NotificationArrived {\n  notificationReceived { id kind title message read createdAt cursor loanCount loan { id borrowerId title } transaction { id createdAt } }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query LoansOfMessage($id: ID!) {\n  node(id: $id) { ... on Notification { id loans { id title borrowerId } } }\n}"): (typeof documents)["query LoansOfMessage($id: ID!) {\n  node(id: $id) { ... on Notification { id loans { id title borrowerId } } }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation MarkRead($id: ID!) {\n  markNotificationRead(input: { id: $id }) { notification { id read } userErrors { message } }\n}"): (typeof documents)["mutation MarkRead($id: ID!) {\n  markNotificationRead(input: { id: $id }) { notification { id read } userErrors { message } }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation MarkAllRead($upTo: String!) {\n  markAllNotificationsRead(input: { upTo: $upTo }) { readCount userErrors { message } }\n}"): (typeof documents)["mutation MarkAllRead($upTo: String!) {\n  markAllNotificationsRead(input: { upTo: $upTo }) { readCount userErrors { message } }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query Letters {\n  platform { sendsLetters }\n  emailAddress { address pendingAddress bouncedAt bounceReason }\n  me { id preferences { userId emailNotifications emailDigest } }\n}"): (typeof documents)["query Letters {\n  platform { sendsLetters }\n  emailAddress { address pendingAddress bouncedAt bounceReason }\n  me { id preferences { userId emailNotifications emailDigest } }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation PreferLetters($input: UpdatePreferencesInput!) {\n  updatePreferences(input: $input) {\n    preferences { userId emailNotifications emailDigest } userErrors { message }\n  }\n}"): (typeof documents)["mutation PreferLetters($input: UpdatePreferencesInput!) {\n  updatePreferences(input: $input) {\n    preferences { userId emailNotifications emailDigest } userErrors { message }\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation ChangeAddress($input: ChangeEmailAddressInput!) {\n  changeEmailAddress(input: $input) { emailAddress { address pendingAddress } userErrors { message } }\n}"): (typeof documents)["mutation ChangeAddress($input: ChangeEmailAddressInput!) {\n  changeEmailAddress(input: $input) { emailAddress { address pendingAddress } userErrors { message } }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query Opportunities($filter: OpportunityFilter, $sort: OpportunitySort, $after: String, $searched: Boolean!) {\n  me {\n    id\n    opportunities(filter: $filter, sort: $sort, first: 18, after: $after) {\n      totalCount totalCountIsExact\n      nodes {\n        matchReasons matchMisses netYield yearlyLoss distanceKm\n        loan {\n          id version title description @include(if: $searched) currency purpose riskLevel interestRate repaymentPeriodMonths expiresAt status paused\n          amountRequested amountFunded amountRemaining fundedPercent myInvestment locationDescription\n          borrower { id fullName city verificationStatus }\n          borrowerRecord { loansDefaulted }\n        }\n      }\n      pageInfo { hasNextPage endCursor }\n    }\n  }\n  platform { serviceFee }\n}"): (typeof documents)["query Opportunities($filter: OpportunityFilter, $sort: OpportunitySort, $after: String, $searched: Boolean!) {\n  me {\n    id\n    opportunities(filter: $filter, sort: $sort, first: 18, after: $after) {\n      totalCount totalCountIsExact\n      nodes {\n        matchReasons matchMisses netYield yearlyLoss distanceKm\n        loan {\n          id version title description @include(if: $searched) currency purpose riskLevel interestRate repaymentPeriodMonths expiresAt status paused\n          amountRequested amountFunded amountRemaining fundedPercent myInvestment locationDescription\n          borrower { id fullName city verificationStatus }\n          borrowerRecord { loansDefaulted }\n        }\n      }\n      pageInfo { hasNextPage endCursor }\n    }\n  }\n  platform { serviceFee }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query NewerOpportunities($filter: OpportunityFilter) {\n  me { id opportunities(filter: $filter, first: 1) { totalCount } }\n}"): (typeof documents)["query NewerOpportunities($filter: OpportunityFilter) {\n  me { id opportunities(filter: $filter, first: 1) { totalCount } }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query LendingMarket {\n  me {\n    id userType latitude\n    wallet { id version currency availableBalance }\n    preferences { userId minInterestRate maxTermMonths minAmount maxAmount riskLevels purposes maxDistanceKm onlyVerifiedBorrowers }\n  }\n  loans(first: 1) { facets { purpose { purpose count } } }\n}"): (typeof documents)["query LendingMarket {\n  me {\n    id userType latitude\n    wallet { id version currency availableBalance }\n    preferences { userId minInterestRate maxTermMonths minAmount maxAmount riskLevels purposes maxDistanceKm onlyVerifiedBorrowers }\n  }\n  loans(first: 1) { facets { purpose { purpose count } } }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation BecomeLender {\n  updateProfile(input: { userType: BOTH }) { profile { id userType } userErrors { message } }\n}"): (typeof documents)["mutation BecomeLender {\n  updateProfile(input: { userType: BOTH }) { profile { id userType } userErrors { message } }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query LoanToLendTo($id: ID!) {\n  loan(id: $id) {\n    id version title description currency status paused purpose riskLevel interestRate apr repaymentPeriodMonths\n    amountRequested amountFunded amountRemaining fundedPercent expiresAt publishedAt myInvestment\n    locationDescription daysPastDue payoffAmount borrowerId borrower { id fullName city ...MemberFacts }\n    borrowerRecord { ...BorrowerRecordFacts } lentToBorrower\n    lateTerms { toleranceAmount tolerancePercent interest penalty { points rate graceDays } lateFee { amount percent afterDays repeats to } withdrawWhileLate }\n    ...AgreedTerms\n  }\n  me {\n    id memberId\n    wallet { id version currency balance availableBalance heldBalance }\n    preferences { userId minInterestRate maxTermMonths minAmount maxAmount riskLevels purposes maxDistanceKm onlyVerifiedBorrowers }\n  }\n  platform { originationFee investmentCancel defaultAfterDays }\n  lenderTest { reflectionHours }\n}"): (typeof documents)["query LoanToLendTo($id: ID!) {\n  loan(id: $id) {\n    id version title description currency status paused purpose riskLevel interestRate apr repaymentPeriodMonths\n    amountRequested amountFunded amountRemaining fundedPercent expiresAt publishedAt myInvestment\n    locationDescription daysPastDue payoffAmount borrowerId borrower { id fullName city ...MemberFacts }\n    borrowerRecord { ...BorrowerRecordFacts } lentToBorrower\n    lateTerms { toleranceAmount tolerancePercent interest penalty { points rate graceDays } lateFee { amount percent afterDays repeats to } withdrawWhileLate }\n    ...AgreedTerms\n  }\n  me {\n    id memberId\n    wallet { id version currency balance availableBalance heldBalance }\n    preferences { userId minInterestRate maxTermMonths minAmount maxAmount riskLevels purposes maxDistanceKm onlyVerifiedBorrowers }\n  }\n  platform { originationFee investmentCancel defaultAfterDays }\n  lenderTest { reflectionHours }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query Borrowing($borrowerId: ID!) {\n  loans(filter: { borrowerId: $borrowerId, status: [OPEN, FUNDED, ACTIVE, DEFAULTED] }, first: 100) {\n    nodes { id title currency status amountRequested }\n    pageInfo { hasNextPage }\n  }\n}"): (typeof documents)["query Borrowing($borrowerId: ID!) {\n  loans(filter: { borrowerId: $borrowerId, status: [OPEN, FUNDED, ACTIVE, DEFAULTED] }, first: 100) {\n    nodes { id title currency status amountRequested }\n    pageInfo { hasNextPage }\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "subscription LoanFollowed($id: ID!) {\n  loanChanged(id: $id) { id version status paused amountFunded amountRemaining fundedPercent apr myInvestment lentToBorrower }\n}"): (typeof documents)["subscription LoanFollowed($id: ID!) {\n  loanChanged(id: $id) { id version status paused amountFunded amountRemaining fundedPercent apr myInvestment lentToBorrower }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "subscription LoansFollowed($ids: [ID!]!) {\n  loansChanged(ids: $ids) {\n    upserted { id version status paused amountFunded amountRemaining fundedPercent apr myInvestment }\n  }\n}"): (typeof documents)["subscription LoansFollowed($ids: [ID!]!) {\n  loansChanged(ids: $ids) {\n    upserted { id version status paused amountFunded amountRemaining fundedPercent apr myInvestment }\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query Offer($since: DateTime!, $until: DateTime!) {\n  me {\n    id\n    opportunities(filter: { publishedSince: $since, publishedUntil: $until }, first: 20) {\n      nodes { minInvestment maxInvestment netYield matchReasons matchMisses distanceKm loan { id } }\n    }\n  }\n}"): (typeof documents)["query Offer($since: DateTime!, $until: DateTime!) {\n  me {\n    id\n    opportunities(filter: { publishedSince: $since, publishedUntil: $until }, first: 20) {\n      nodes { minInvestment maxInvestment netYield matchReasons matchMisses distanceKm loan { id } }\n    }\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query QuoteToLend($amount: Money!, $rate: Percent!, $months: Int!) {\n  loanQuote(amount: $amount, interestRate: $rate, months: $months) {\n    totalInterest netYield\n    instalments { number dueOn interest payment }\n  }\n  platform { serviceFee }\n}"): (typeof documents)["query QuoteToLend($amount: Money!, $rate: Percent!, $months: Int!) {\n  loanQuote(amount: $amount, interestRate: $rate, months: $months) {\n    totalInterest netYield\n    instalments { number dueOn interest payment }\n  }\n  platform { serviceFee }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query Guidance($amount: Money!, $months: Int!, $riskLevel: RiskLevel) {\n  loanGuidance(amount: $amount, months: $months, riskLevel: $riskLevel) {\n    paidOut defaulted lateNow defaultRate defaultRateLoans\n    similar { loans amountFrom amountBelow monthsFrom monthsTo rateFrom rateTo medianMinutes }\n  }\n  book: loanGuidance(amount: $amount, months: $months) { paidOut lateNow }\n  platform { serviceFee }\n}"): (typeof documents)["query Guidance($amount: Money!, $months: Int!, $riskLevel: RiskLevel) {\n  loanGuidance(amount: $amount, months: $months, riskLevel: $riskLevel) {\n    paidOut defaulted lateNow defaultRate defaultRateLoans\n    similar { loans amountFrom amountBelow monthsFrom monthsTo rateFrom rateTo medianMinutes }\n  }\n  book: loanGuidance(amount: $amount, months: $months) { paidOut lateNow }\n  platform { serviceFee }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query OpportunityCount($filter: OpportunityFilter) {\n  me { id opportunities(filter: $filter, first: 1) { totalCount totalCountIsExact } }\n}"): (typeof documents)["query OpportunityCount($filter: OpportunityFilter) {\n  me { id opportunities(filter: $filter, first: 1) { totalCount totalCountIsExact } }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query Exposure {\n  me { id wallet { id version balance } portfolio { outstanding byRisk { riskLevel outstanding pending } } }\n}"): (typeof documents)["query Exposure {\n  me { id wallet { id version balance } portfolio { outstanding byRisk { riskLevel outstanding pending } } }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query MyPart($id: ID!) {\n  me {\n    id\n    investments(loanId: $id, first: 100) {\n      nodes { id status amount reflectionEndsAt principalRepaid principalOutstanding overdue recovered interestEarned chargesEarned }\n    }\n  }\n  loan(id: $id) {\n    id currency status expiresAt amountRequested daysPastDue defaultOn interestPausedUntil amountDue chargesDue recovered publishedAt disbursementDate writtenOffAt writtenOffAmount\n    nextDue { number dueOn }\n    ownPayments { number dueOn principal interest amount }\n    ownReceipts { receivedOn principal interest charges amount }\n    history { id to createdAt }\n    repaymentSchedule {\n      monthlyPayment totalInterest totalPayment\n      instalments { number dueOn principal interest payment prepaid balance paid status }\n    }\n    planChanges(last: 20) {\n      nodes { ...LendersPlanChange }\n    }\n  }\n  platform { investmentCancel }\n}"): (typeof documents)["query MyPart($id: ID!) {\n  me {\n    id\n    investments(loanId: $id, first: 100) {\n      nodes { id status amount reflectionEndsAt principalRepaid principalOutstanding overdue recovered interestEarned chargesEarned }\n    }\n  }\n  loan(id: $id) {\n    id currency status expiresAt amountRequested daysPastDue defaultOn interestPausedUntil amountDue chargesDue recovered publishedAt disbursementDate writtenOffAt writtenOffAmount\n    nextDue { number dueOn }\n    ownPayments { number dueOn principal interest amount }\n    ownReceipts { receivedOn principal interest charges amount }\n    history { id to createdAt }\n    repaymentSchedule {\n      monthlyPayment totalInterest totalPayment\n      instalments { number dueOn principal interest payment prepaid balance paid status }\n    }\n    planChanges(last: 20) {\n      nodes { ...LendersPlanChange }\n    }\n  }\n  platform { investmentCancel }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation Invest($input: InvestInput!) {\n  invest(input: $input) {\n    investment { id amount }\n    loan { id version status paused amountFunded amountRemaining fundedPercent myInvestment lentToBorrower }\n    wallet { id version balance availableBalance heldBalance }\n    userErrors { code field message details }\n  }\n}"): (typeof documents)["mutation Invest($input: InvestInput!) {\n  invest(input: $input) {\n    investment { id amount }\n    loan { id version status paused amountFunded amountRemaining fundedPercent myInvestment lentToBorrower }\n    wallet { id version balance availableBalance heldBalance }\n    userErrors { code field message details }\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "subscription FundsChanged {\n  walletChanged { id version balance availableBalance heldBalance }\n}"): (typeof documents)["subscription FundsChanged {\n  walletChanged { id version balance availableBalance heldBalance }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation TopUp($input: DepositInput!) {\n  deposit(input: $input) {\n    transaction { ...Paid }\n    wallet { id version balance availableBalance heldBalance pendingBalance owed }\n    userErrors { code message details }\n  }\n}"): (typeof documents)["mutation TopUp($input: DepositInput!) {\n  deposit(input: $input) {\n    transaction { ...Paid }\n    wallet { id version balance availableBalance heldBalance pendingBalance owed }\n    userErrors { code message details }\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query StandingOrder {\n  me {\n    id latitude\n    wallet { id version currency availableBalance }\n    preferences {\n      userId version autoInvestEnabled autoInvestMaxPerLoan autoInvestMaxPerBorrower matchNotifications autoInvestBudget autoInvestReserve autoInvestPauseHours autoInvestKeepsInstalments\n      minInterestRate maxTermMonths minAmount maxAmount\n      riskLevels purposes maxDistanceKm onlyVerifiedBorrowers\n    }\n  }\n  loans(first: 1) { facets { purpose { purpose count } } }\n  platform { investmentMin loanAmountMin }\n}"): (typeof documents)["query StandingOrder {\n  me {\n    id latitude\n    wallet { id version currency availableBalance }\n    preferences {\n      userId version autoInvestEnabled autoInvestMaxPerLoan autoInvestMaxPerBorrower matchNotifications autoInvestBudget autoInvestReserve autoInvestPauseHours autoInvestKeepsInstalments\n      minInterestRate maxTermMonths minAmount maxAmount\n      riskLevels purposes maxDistanceKm onlyVerifiedBorrowers\n    }\n  }\n  loans(first: 1) { facets { purpose { purpose count } } }\n  platform { investmentMin loanAmountMin }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query OrderPreview($order: StandingOrderInput!) {\n  me {\n    id latitude\n    wallet { id version currency availableBalance }\n    standingOrderPreview(order: $order) {\n      openLoans openMatches publishedLoans publishedMatches investments invested available isExact\n    }\n  }\n}"): (typeof documents)["query OrderPreview($order: StandingOrderInput!) {\n  me {\n    id latitude\n    wallet { id version currency availableBalance }\n    standingOrderPreview(order: $order) {\n      openLoans openMatches publishedLoans publishedMatches investments invested available isExact\n    }\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query OrderCandidates($filter: OpportunityFilter!) {\n  me {\n    id\n    # An order invests once in each loan, and not again in one that its lender has left.\n    investments(status: [PENDING, CANCELLED], first: 100) { nodes { id status automatic loan { id } } }\n    opportunities(filter: $filter, sort: NEWEST, first: 100) {\n      nodes {\n        minInvestment\n        loan { id borrowerId borrower { id fullName } title currency interestRate repaymentPeriodMonths amountRemaining myInvestment lentToBorrower riskLevel borrowerRecord { loansDefaulted } }\n      }\n    }\n  }\n}"): (typeof documents)["query OrderCandidates($filter: OpportunityFilter!) {\n  me {\n    id\n    # An order invests once in each loan, and not again in one that its lender has left.\n    investments(status: [PENDING, CANCELLED], first: 100) { nodes { id status automatic loan { id } } }\n    opportunities(filter: $filter, sort: NEWEST, first: 100) {\n      nodes {\n        minInvestment\n        loan { id borrowerId borrower { id fullName } title currency interestRate repaymentPeriodMonths amountRemaining myInvestment lentToBorrower riskLevel borrowerRecord { loansDefaulted } }\n      }\n    }\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation SaveOrder($input: UpdatePreferencesInput!) {\n  updatePreferences(input: $input) {\n    preferences {\n      userId version autoInvestEnabled autoInvestMaxPerLoan autoInvestMaxPerBorrower matchNotifications autoInvestBudget autoInvestReserve autoInvestPauseHours autoInvestKeepsInstalments\n      minInterestRate maxTermMonths minAmount maxAmount\n      riskLevels purposes maxDistanceKm onlyVerifiedBorrowers\n    }\n    userErrors { code field message details }\n  }\n}"): (typeof documents)["mutation SaveOrder($input: UpdatePreferencesInput!) {\n  updatePreferences(input: $input) {\n    preferences {\n      userId version autoInvestEnabled autoInvestMaxPerLoan autoInvestMaxPerBorrower matchNotifications autoInvestBudget autoInvestReserve autoInvestPauseHours autoInvestKeepsInstalments\n      minInterestRate maxTermMonths minAmount maxAmount\n      riskLevels purposes maxDistanceKm onlyVerifiedBorrowers\n    }\n    userErrors { code field message details }\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query StandingOrderResults {\n  me {\n    id\n    standingOrderResults { since invested loans pending outstanding repaid earned defaulted budgetLeft outOfMoneySince }\n    investments(automatic: true, first: 5) {\n      nodes { id status amount createdAt loan { id title currency borrower { id fullName } } }\n    }\n    # The results leave them out.\n    givenBack: investments(automatic: true, status: [CANCELLED], first: 100) { nodes { id amount } }\n  }\n  platform { investmentMin }\n}"): (typeof documents)["query StandingOrderResults {\n  me {\n    id\n    standingOrderResults { since invested loans pending outstanding repaid earned defaulted budgetLeft outOfMoneySince }\n    investments(automatic: true, first: 5) {\n      nodes { id status amount createdAt loan { id title currency borrower { id fullName } } }\n    }\n    # The results leave them out.\n    givenBack: investments(automatic: true, status: [CANCELLED], first: 100) { nodes { id amount } }\n  }\n  platform { investmentMin }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment OwnSavedSearch on SavedSearch {\n  id name q minInterestRate maxInterestRate minTermMonths maxTermMonths minAmount maxAmount riskLevels purposes maxDistanceKm onlyVerifiedBorrowers notifies version\n}"): (typeof documents)["fragment OwnSavedSearch on SavedSearch {\n  id name q minInterestRate maxInterestRate minTermMonths maxTermMonths minAmount maxAmount riskLevels purposes maxDistanceKm onlyVerifiedBorrowers notifies version\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query SavedSearches {\n  me { id wallet { id version currency } }\n  savedSearches { ...OwnSavedSearch }\n}"): (typeof documents)["query SavedSearches {\n  me { id wallet { id version currency } }\n  savedSearches { ...OwnSavedSearch }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation CreateSavedSearch($input: CreateSavedSearchInput!) {\n  saved: createSavedSearch(input: $input) {\n    savedSearch { ...OwnSavedSearch }\n    userErrors { code field message details }\n  }\n}"): (typeof documents)["mutation CreateSavedSearch($input: CreateSavedSearchInput!) {\n  saved: createSavedSearch(input: $input) {\n    savedSearch { ...OwnSavedSearch }\n    userErrors { code field message details }\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation UpdateSavedSearch($input: UpdateSavedSearchInput!) {\n  saved: updateSavedSearch(input: $input) {\n    savedSearch { ...OwnSavedSearch }\n    userErrors { code field message details }\n  }\n}"): (typeof documents)["mutation UpdateSavedSearch($input: UpdateSavedSearchInput!) {\n  saved: updateSavedSearch(input: $input) {\n    savedSearch { ...OwnSavedSearch }\n    userErrors { code field message details }\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation DeleteSavedSearch($input: DeleteSavedSearchInput!) {\n  deleteSavedSearch(input: $input) {\n    savedSearch { id }\n    userErrors { code field message details }\n  }\n}"): (typeof documents)["mutation DeleteSavedSearch($input: DeleteSavedSearchInput!) {\n  deleteSavedSearch(input: $input) {\n    savedSearch { id }\n    userErrors { code field message details }\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "subscription LoansOnMap($bbox: BBox!, $zoom: Int!, $filter: LoanMarkerFilter) {\n  loanMarkersChanged(bbox: $bbox, zoom: $zoom, filter: $filter) {\n    upserted { id kind latitude longitude title subtitle amountRequested amountFunded riskLevel\n      interestRate repaymentPeriodMonths userType count bbox expansionZoom }\n    removedIds reset\n  }\n}"): (typeof documents)["subscription LoansOnMap($bbox: BBox!, $zoom: Int!, $filter: LoanMarkerFilter) {\n  loanMarkersChanged(bbox: $bbox, zoom: $zoom, filter: $filter) {\n    upserted { id kind latitude longitude title subtitle amountRequested amountFunded riskLevel\n      interestRate repaymentPeriodMonths userType count bbox expansionZoom }\n    removedIds reset\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "subscription PeopleOnMap($bbox: BBox!, $zoom: Int!) {\n  profileMarkersChanged(bbox: $bbox, zoom: $zoom) {\n    upserted { id kind latitude longitude title subtitle amountRequested amountFunded riskLevel\n      interestRate repaymentPeriodMonths userType count bbox expansionZoom }\n    removedIds reset\n  }\n}"): (typeof documents)["subscription PeopleOnMap($bbox: BBox!, $zoom: Int!) {\n  profileMarkersChanged(bbox: $bbox, zoom: $zoom) {\n    upserted { id kind latitude longitude title subtitle amountRequested amountFunded riskLevel\n      interestRate repaymentPeriodMonths userType count bbox expansionZoom }\n    removedIds reset\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query NearestLoans($filter: LoanMarkerFilter) {\n  loanMarkers(bbox: { west: -180, south: -90, east: 180, north: 90 }, zoom: 4, filter: $filter) {\n    markers { id latitude longitude }\n  }\n}"): (typeof documents)["query NearestLoans($filter: LoanMarkerFilter) {\n  loanMarkers(bbox: { west: -180, south: -90, east: 180, north: 90 }, zoom: 4, filter: $filter) {\n    markers { id latitude longitude }\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query LoansAtPlace($bbox: BBox!, $filter: LoanMarkerFilter) {\n  loanMarkers(bbox: $bbox, filter: $filter) {\n    markers { id kind latitude longitude title subtitle amountRequested amountFunded riskLevel\n      interestRate repaymentPeriodMonths userType count bbox expansionZoom }\n  }\n}"): (typeof documents)["query LoansAtPlace($bbox: BBox!, $filter: LoanMarkerFilter) {\n  loanMarkers(bbox: $bbox, filter: $filter) {\n    markers { id kind latitude longitude title subtitle amountRequested amountFunded riskLevel\n      interestRate repaymentPeriodMonths userType count bbox expansionZoom }\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query LoanCard($id: ID!) {\n  loan(id: $id) {\n    id version title description currency status paused purpose riskLevel interestRate apr repaymentPeriodMonths\n    amountRequested amountFunded amountRemaining fundedPercent expiresAt locationDescription\n    locationLatitude locationLongitude borrowerId\n    borrower { id fullName city }\n  }\n  me { id memberId }\n}"): (typeof documents)["query LoanCard($id: ID!) {\n  loan(id: $id) {\n    id version title description currency status paused purpose riskLevel interestRate apr repaymentPeriodMonths\n    amountRequested amountFunded amountRemaining fundedPercent expiresAt locationDescription\n    locationLatitude locationLongitude borrowerId\n    borrower { id fullName city }\n  }\n  me { id memberId }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "subscription LoanCardChanged($id: ID!) {\n  loanChanged(id: $id) { id version status paused amountFunded amountRemaining fundedPercent apr }\n}"): (typeof documents)["subscription LoanCardChanged($id: ID!) {\n  loanChanged(id: $id) { id version status paused amountFunded amountRemaining fundedPercent apr }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query PersonCard($id: ID!) {\n  member(id: $id) { id fullName city userType ...MemberFacts }\n  loans(filter: { borrowerId: $id, status: [OPEN] }, first: 20) {\n    nodes { id title currency amountRequested borrowerId borrowerRecord { ...BorrowerRecordFacts } }\n    pageInfo { hasNextPage }\n  }\n  me { id memberId }\n}"): (typeof documents)["query PersonCard($id: ID!) {\n  member(id: $id) { id fullName city userType ...MemberFacts }\n  loans(filter: { borrowerId: $id, status: [OPEN] }, first: 20) {\n    nodes { id title currency amountRequested borrowerId borrowerRecord { ...BorrowerRecordFacts } }\n    pageInfo { hasNextPage }\n  }\n  me { id memberId }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query Purposes {\n  platform { currency }\n  loans(first: 1) { facets { purpose { purpose count } } }\n}"): (typeof documents)["query Purposes {\n  platform { currency }\n  loans(first: 1) { facets { purpose { purpose count } } }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query LoanCount($filter: LoanFilter!) {\n  loans(filter: $filter, first: 1) { totalCount totalCountIsExact }\n}"): (typeof documents)["query LoanCount($filter: LoanFilter!) {\n  loans(filter: $filter, first: 1) { totalCount totalCountIsExact }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation AssignBankLine($input: AssignBankLineInput!) {\n    acted: assignBankLine(input: $input) {\n      bankLine { id } request { id } userErrors { code field message details }\n    }\n  }"): (typeof documents)["mutation AssignBankLine($input: AssignBankLineInput!) {\n    acted: assignBankLine(input: $input) {\n      bankLine { id } request { id } userErrors { code field message details }\n    }\n  }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query BankLines(\n  $id: ID, $reference: String, $fileId: ID, $purpose: [BankLinePurpose!], $from: Date, $to: Date,\n  $first: Int, $after: String, $last: Int, $before: String\n) {\n  platform { currency }\n  bankLines(\n    id: $id, reference: $reference, fileId: $fileId, purpose: $purpose, from: $from, to: $to,\n    first: $first, after: $after, last: $last, before: $before\n  ) {\n    nodes {\n      id bookedOn amount purpose provider counterparty remittance returnReason\n      payment { id state }\n      member { id fullName city }\n    }\n    totalCount totalCountIsExact\n    pageInfo { hasNextPage hasPreviousPage startCursor endCursor }\n  }\n}"): (typeof documents)["query BankLines(\n  $id: ID, $reference: String, $fileId: ID, $purpose: [BankLinePurpose!], $from: Date, $to: Date,\n  $first: Int, $after: String, $last: Int, $before: String\n) {\n  platform { currency }\n  bankLines(\n    id: $id, reference: $reference, fileId: $fileId, purpose: $purpose, from: $from, to: $to,\n    first: $first, after: $after, last: $last, before: $before\n  ) {\n    nodes {\n      id bookedOn amount purpose provider counterparty remittance returnReason\n      payment { id state }\n      member { id fullName city }\n    }\n    totalCount totalCountIsExact\n    pageInfo { hasNextPage hasPreviousPage startCursor endCursor }\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query BankFiles(\n  $kind: [BankFileKind!], $first: Int, $after: String, $last: Int, $before: String\n) {\n  platform { currency }\n  bankFiles(kind: $kind, first: $first, after: $after, last: $last, before: $before) {\n    nodes { id kind messageId day closingBalance lines unassigned orders ordered createdAt doneAt }\n    totalCount totalCountIsExact\n    pageInfo { hasNextPage hasPreviousPage startCursor endCursor }\n  }\n}"): (typeof documents)["query BankFiles(\n  $kind: [BankFileKind!], $first: Int, $after: String, $last: Int, $before: String\n) {\n  platform { currency }\n  bankFiles(kind: $kind, first: $first, after: $after, last: $last, before: $before) {\n    nodes { id kind messageId day closingBalance lines unassigned orders ordered createdAt doneAt }\n    totalCount totalCountIsExact\n    pageInfo { hasNextPage hasPreviousPage startCursor endCursor }\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query BankDay($day: Date) {\n  reconciliation(day: $day) {\n    day currency bankBalance bookedBalance difference unexplained\n    itemsNumber itemsTotal statedBalance statedOn providers importsFiles\n    items { kind amount since ageDays lineId paymentId provider counterparty remittance payment { id member { fullName city } } }\n  }\n  safeguarding(day: $day) {\n    day currency wallets held inTransit bank unexplained\n    items { kind amount }\n  }\n  approvalRequests(first: 100) { nodes { ...Waits } }\n}"): (typeof documents)["query BankDay($day: Date) {\n  reconciliation(day: $day) {\n    day currency bankBalance bookedBalance difference unexplained\n    itemsNumber itemsTotal statedBalance statedOn providers importsFiles\n    items { kind amount since ageDays lineId paymentId provider counterparty remittance payment { id member { fullName city } } }\n  }\n  safeguarding(day: $day) {\n    day currency wallets held inTransit bank unexplained\n    items { kind amount }\n  }\n  approvalRequests(first: 100) { nodes { ...Waits } }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment BooksMonth on Period {\n  month closedAt closedById\n  closedBy { id fullName }\n}"): (typeof documents)["fragment BooksMonth on Period {\n  month closedAt closedById\n  closedBy { id fullName }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query BooksMonths { periods { ...BooksMonth } }"): (typeof documents)["query BooksMonths { periods { ...BooksMonth } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query TrialBalanceAt($day: Date, $by: BooksBy) {\n  trialBalance(day: $day, by: $by) {\n    at currency debit credit\n    accounts { account name memorandum debit credit }\n  }\n}"): (typeof documents)["query TrialBalanceAt($day: Date, $by: BooksBy) {\n  trialBalance(day: $day, by: $by) {\n    at currency debit credit\n    accounts { account name memorandum debit credit }\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment AccountLine on JournalLine {\n  day postedAt ledgerTransactionId subaccountId kind debit credit valueDate\n  loan { id title }\n  investment { loan { id title } }\n  member { id fullName city }\n  counterparts { account accountName subaccountId member { id fullName city } }\n  counterpartsNumber\n}"): (typeof documents)["fragment AccountLine on JournalLine {\n  day postedAt ledgerTransactionId subaccountId kind debit credit valueDate\n  loan { id title }\n  investment { loan { id title } }\n  member { id fullName city }\n  counterparts { account accountName subaccountId member { id fullName city } }\n  counterpartsNumber\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query AccountOfBooks(\n  $account: String!, $from: Date!, $to: Date!, $first: Int, $after: String, $last: Int, $before: String\n) {\n  accountTurnover(account: $account, from: $from, to: $to) {\n    account name memorandum currency debit credit\n    opening { debit credit }\n    closing { debit credit }\n  }\n  journal(\n    account: $account, from: $from, to: $to, first: $first, after: $after, last: $last, before: $before\n  ) {\n    nodes { ...AccountLine }\n    totalCount totalCountIsExact\n    pageInfo { hasNextPage hasPreviousPage startCursor endCursor }\n  }\n}"): (typeof documents)["query AccountOfBooks(\n  $account: String!, $from: Date!, $to: Date!, $first: Int, $after: String, $last: Int, $before: String\n) {\n  accountTurnover(account: $account, from: $from, to: $to) {\n    account name memorandum currency debit credit\n    opening { debit credit }\n    closing { debit credit }\n  }\n  journal(\n    account: $account, from: $from, to: $to, first: $first, after: $after, last: $last, before: $before\n  ) {\n    nodes { ...AccountLine }\n    totalCount totalCountIsExact\n    pageInfo { hasNextPage hasPreviousPage startCursor endCursor }\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query Movement($id: ID!) {\n  platform { currency }\n  ledgerTransaction(id: $id) {\n    postedAt kind account accountName subaccountId debit credit valueDate correctsId\n    loan { id title }\n    investment { loan { id title } }\n    member { id fullName city }\n  }\n}"): (typeof documents)["query Movement($id: ID!) {\n  platform { currency }\n  ledgerTransaction(id: $id) {\n    postedAt kind account accountName subaccountId debit credit valueDate correctsId\n    loan { id title }\n    investment { loan { id title } }\n    member { id fullName city }\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation CloseMonth($input: ClosePeriodInput!) {\n  acted: closePeriod(input: $input) { period { ...BooksMonth } userErrors { code field message details } }\n}"): (typeof documents)["mutation CloseMonth($input: ClosePeriodInput!) {\n  acted: closePeriod(input: $input) { period { ...BooksMonth } userErrors { code field message details } }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation OpenCase($input: OpenCaseInput!) {\n  acted: openCase(input: $input) { case { id } userErrors { code field message } }\n}"): (typeof documents)["mutation OpenCase($input: OpenCaseInput!) {\n  acted: openCase(input: $input) { case { id } userErrors { code field message } }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation UpdateCase($input: UpdateCaseInput!) {\n  acted: updateCase(input: $input) { case { id } userErrors { code field message } }\n}"): (typeof documents)["mutation UpdateCase($input: UpdateCaseInput!) {\n  acted: updateCase(input: $input) { case { id } userErrors { code field message } }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation AddCaseNote($input: AddCaseNoteInput!) {\n  acted: addCaseNote(input: $input) { case { id } userErrors { code field message } }\n}"): (typeof documents)["mutation AddCaseNote($input: AddCaseNoteInput!) {\n  acted: addCaseNote(input: $input) { case { id } userErrors { code field message } }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation AddCaseFile($input: AddCaseFileInput!) {\n  acted: addCaseFile(input: $input) { case { id } userErrors { code field message } }\n}"): (typeof documents)["mutation AddCaseFile($input: AddCaseFileInput!) {\n  acted: addCaseFile(input: $input) { case { id } userErrors { code field message } }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation ProposeCaseDecision($input: ProposeCaseDecisionInput!) {\n  acted: proposeCaseDecision(input: $input) { case { id } userErrors { code field message } }\n}"): (typeof documents)["mutation ProposeCaseDecision($input: ProposeCaseDecisionInput!) {\n  acted: proposeCaseDecision(input: $input) { case { id } userErrors { code field message } }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation ConfirmCaseDecision($input: ConfirmCaseDecisionInput!) {\n  acted: confirmCaseDecision(input: $input) { case { id } userErrors { code field message } }\n}"): (typeof documents)["mutation ConfirmCaseDecision($input: ConfirmCaseDecisionInput!) {\n  acted: confirmCaseDecision(input: $input) { case { id } userErrors { code field message } }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation RejectCaseDecision($input: RejectCaseDecisionInput!) {\n  acted: rejectCaseDecision(input: $input) { case { id } userErrors { code field message } }\n}"): (typeof documents)["mutation RejectCaseDecision($input: RejectCaseDecisionInput!) {\n  acted: rejectCaseDecision(input: $input) { case { id } userErrors { code field message } }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query HoldingMoney { platform { canHoldMoney } }"): (typeof documents)["query HoldingMoney { platform { canHoldMoney } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment ListedCase on Case {\n  id memberId rule state outcome reason holdsMoney canHoldMoney dueAt proposal createdAt closedAt assigneeId proposedById openedById\n  member { id fullName city }\n  assignee { id fullName }\n  proposedBy { id fullName }\n  openedBy { id fullName }\n}"): (typeof documents)["fragment ListedCase on Case {\n  id memberId rule state outcome reason holdsMoney canHoldMoney dueAt proposal createdAt closedAt assigneeId proposedById openedById\n  member { id fullName city }\n  assignee { id fullName }\n  proposedBy { id fullName }\n  openedBy { id fullName }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query Cases(\n  $state: [CaseState!], $memberId: ID, $assigneeId: ID, $overdue: Boolean, $proposed: Boolean,\n  $first: Int, $after: String, $last: Int, $before: String\n) {\n  cases(\n    state: $state, memberId: $memberId, assigneeId: $assigneeId, overdue: $overdue, proposed: $proposed,\n    first: $first, after: $after, last: $last, before: $before\n  ) {\n    nodes { ...ListedCase }\n    totalCount totalCountIsExact\n    pageInfo { hasNextPage hasPreviousPage startCursor endCursor }\n  }\n}"): (typeof documents)["query Cases(\n  $state: [CaseState!], $memberId: ID, $assigneeId: ID, $overdue: Boolean, $proposed: Boolean,\n  $first: Int, $after: String, $last: Int, $before: String\n) {\n  cases(\n    state: $state, memberId: $memberId, assigneeId: $assigneeId, overdue: $overdue, proposed: $proposed,\n    first: $first, after: $after, last: $last, before: $before\n  ) {\n    nodes { ...ListedCase }\n    totalCount totalCountIsExact\n    pageInfo { hasNextPage hasPreviousPage startCursor endCursor }\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query WaitingCases {\n  open: cases(first: 1, state: [OPEN]) { totalCount }\n  overdue: cases(first: 1, overdue: true) { totalCount }\n  proposed: cases(first: 1, proposed: true) { totalCount }\n}"): (typeof documents)["query WaitingCases {\n  open: cases(first: 1, state: [OPEN]) { totalCount }\n  overdue: cases(first: 1, overdue: true) { totalCount }\n  proposed: cases(first: 1, proposed: true) { totalCount }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query CaseOperators { caseOperators { id fullName } }"): (typeof documents)["query CaseOperators { caseOperators { id fullName } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment Entered on CaseEntry {\n  id act at actorId rule text decision dueAt assigneeId paymentIds refusedWith\n  actor { id fullName }\n  assignee { id fullName }\n  file { name sha256 size }\n  finding {\n    amountIn amountOut senders counterpartyId until listed\n    counterparty { id fullName }\n    sentBy { id fullName }\n  }\n}"): (typeof documents)["fragment Entered on CaseEntry {\n  id act at actorId rule text decision dueAt assigneeId paymentIds refusedWith\n  actor { id fullName }\n  assignee { id fullName }\n  file { name sha256 size }\n  finding {\n    amountIn amountOut senders counterpartyId until listed\n    counterparty { id fullName }\n    sentBy { id fullName }\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query CaseFile(\n  $id: ID!, $looks: Boolean, $first: Int, $after: String, $last: Int, $before: String\n) {\n  case(id: $id) {\n    ...ListedCase\n    heldPayments { ...SeenPayment }\n    requestedPayments { ...SeenPayment }\n    found: entries(first: 100, looks: false) { nodes { ...Entered } }\n    entries(looks: $looks, first: $first, after: $after, last: $last, before: $before) {\n      nodes { ...Entered }\n      totalCount totalCountIsExact\n      pageInfo { hasNextPage hasPreviousPage startCursor endCursor }\n    }\n  }\n}"): (typeof documents)["query CaseFile(\n  $id: ID!, $looks: Boolean, $first: Int, $after: String, $last: Int, $before: String\n) {\n  case(id: $id) {\n    ...ListedCase\n    heldPayments { ...SeenPayment }\n    requestedPayments { ...SeenPayment }\n    found: entries(first: 100, looks: false) { nodes { ...Entered } }\n    entries(looks: $looks, first: $first, after: $after, last: $last, before: $before) {\n      nodes { ...Entered }\n      totalCount totalCountIsExact\n      pageInfo { hasNextPage hasPreviousPage startCursor endCursor }\n    }\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query CaseMember($id: ID!) {\n  case(id: $id) { id memberFile { ...FileFacts } }\n}"): (typeof documents)["query CaseMember($id: ID!) {\n  case(id: $id) { id memberFile { ...FileFacts } }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query CaseStatement(\n  $id: ID!, $first: Int, $after: String, $last: Int, $before: String\n) {\n  case(id: $id) {\n    id\n    memberFile {\n      transactions(first: $first, after: $after, last: $last, before: $before) {\n        nodes { ...FileLine }\n        totalCount totalCountIsExact\n        pageInfo { hasNextPage hasPreviousPage startCursor endCursor }\n      }\n    }\n  }\n}"): (typeof documents)["query CaseStatement(\n  $id: ID!, $first: Int, $after: String, $last: Int, $before: String\n) {\n  case(id: $id) {\n    id\n    memberFile {\n      transactions(first: $first, after: $after, last: $last, before: $before) {\n        nodes { ...FileLine }\n        totalCount totalCountIsExact\n        pageInfo { hasNextPage hasPreviousPage startCursor endCursor }\n      }\n    }\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query CaseLoans(\n  $id: ID!, $first: Int, $after: String, $last: Int, $before: String\n) {\n  case(id: $id) {\n    id\n    memberFile {\n      loans(first: $first, after: $after, last: $last, before: $before) {\n        nodes { ...Operated }\n        totalCount totalCountIsExact\n        pageInfo { hasNextPage hasPreviousPage startCursor endCursor }\n      }\n    }\n  }\n}"): (typeof documents)["query CaseLoans(\n  $id: ID!, $first: Int, $after: String, $last: Int, $before: String\n) {\n  case(id: $id) {\n    id\n    memberFile {\n      loans(first: $first, after: $after, last: $last, before: $before) {\n        nodes { ...Operated }\n        totalCount totalCountIsExact\n        pageInfo { hasNextPage hasPreviousPage startCursor endCursor }\n      }\n    }\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query CaseInvestments(\n  $id: ID!, $first: Int, $after: String, $last: Int, $before: String\n) {\n  case(id: $id) {\n    id\n    memberFile {\n      investments(first: $first, after: $after, last: $last, before: $before) {\n        nodes { ...FileInvestment }\n        totalCount totalCountIsExact\n        pageInfo { hasNextPage hasPreviousPage startCursor endCursor }\n      }\n    }\n  }\n}"): (typeof documents)["query CaseInvestments(\n  $id: ID!, $first: Int, $after: String, $last: Int, $before: String\n) {\n  case(id: $id) {\n    id\n    memberFile {\n      investments(first: $first, after: $after, last: $last, before: $before) {\n        nodes { ...FileInvestment }\n        totalCount totalCountIsExact\n        pageInfo { hasNextPage hasPreviousPage startCursor endCursor }\n      }\n    }\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment SeenHelp on HelpRequest {\n  id memberId topic state repliedAt answeredAt createdAt closedAt version\n  thread { fromMember text files { id name } writtenAt writtenById writtenBy { id fullName } }\n  member { id fullName city }\n  loan { id title borrowerId }\n  payment { id direction amount currency state reason reasonCode createdAt }\n}"): (typeof documents)["fragment SeenHelp on HelpRequest {\n  id memberId topic state repliedAt answeredAt createdAt closedAt version\n  thread { fromMember text files { id name } writtenAt writtenById writtenBy { id fullName } }\n  member { id fullName city }\n  loan { id title borrowerId }\n  payment { id direction amount currency state reason reasonCode createdAt }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query HelpRequest($id: ID!) {\n  helpRequest(id: $id) { ...SeenHelp }\n}"): (typeof documents)["query HelpRequest($id: ID!) {\n  helpRequest(id: $id) { ...SeenHelp }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query MemberHelp(\n  $id: ID!, $first: Int, $after: String, $last: Int, $before: String\n) {\n  operatorHelpRequests(memberId: $id, first: $first, after: $after, last: $last, before: $before) {\n    nodes { ...SeenHelp }\n    totalCount totalCountIsExact\n    pageInfo { hasNextPage hasPreviousPage startCursor endCursor }\n  }\n}"): (typeof documents)["query MemberHelp(\n  $id: ID!, $first: Int, $after: String, $last: Int, $before: String\n) {\n  operatorHelpRequests(memberId: $id, first: $first, after: $after, last: $last, before: $before) {\n    nodes { ...SeenHelp }\n    totalCount totalCountIsExact\n    pageInfo { hasNextPage hasPreviousPage startCursor endCursor }\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation AnswerHelp($input: AnswerHelpRequestInput!) {\n  acted: answerHelpRequest(input: $input) {\n    helpRequest { ...SeenHelp }\n    userErrors { code field message details }\n  }\n}"): (typeof documents)["mutation AnswerHelp($input: AnswerHelpRequestInput!) {\n  acted: answerHelpRequest(input: $input) {\n    helpRequest { ...SeenHelp }\n    userErrors { code field message details }\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment SeenLetter on Letter {\n  id kind state address subject text dueAt sentAt problem createdAt\n}"): (typeof documents)["fragment SeenLetter on Letter {\n  id kind state address subject text dueAt sentAt problem createdAt\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query SeenLetters(\n  $state: [LetterState!], $first: Int, $after: String, $last: Int, $before: String\n) {\n  platform { sendsLetters }\n  operatorLetters(state: $state, first: $first, after: $after, last: $last, before: $before) {\n    nodes { ...SeenLetter member { id fullName city } }\n    totalCount totalCountIsExact\n    pageInfo { hasNextPage hasPreviousPage startCursor endCursor }\n  }\n}"): (typeof documents)["query SeenLetters(\n  $state: [LetterState!], $first: Int, $after: String, $last: Int, $before: String\n) {\n  platform { sendsLetters }\n  operatorLetters(state: $state, first: $first, after: $after, last: $last, before: $before) {\n    nodes { ...SeenLetter member { id fullName city } }\n    totalCount totalCountIsExact\n    pageInfo { hasNextPage hasPreviousPage startCursor endCursor }\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query Pulse {\n  auditTrail(first: 5, filter: { actorKind: OPERATOR, looks: false }) {\n    nodes { number actorId targetId memberId refusedWith actor { id fullName } }\n  }\n  submitted: loans(first: 1, filter: { status: [SUBMITTED] }) { totalCount }\n  approvalRequests(first: 1) { totalCount }\n  requested: operatorPayments(first: 1, state: [REQUESTED]) { totalCount }\n  operatorHelpRequests(first: 1, state: [OPEN]) { totalCount }\n  bankLines(first: 1, purpose: [SUSPENSE]) { totalCount }\n}"): (typeof documents)["query Pulse {\n  auditTrail(first: 5, filter: { actorKind: OPERATOR, looks: false }) {\n    nodes { number actorId targetId memberId refusedWith actor { id fullName } }\n  }\n  submitted: loans(first: 1, filter: { status: [SUBMITTED] }) { totalCount }\n  approvalRequests(first: 1) { totalCount }\n  requested: operatorPayments(first: 1, state: [REQUESTED]) { totalCount }\n  operatorHelpRequests(first: 1, state: [OPEN]) { totalCount }\n  bankLines(first: 1, purpose: [SUSPENSE]) { totalCount }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query OwnWork($own: ID!) {\n  worklist(ownerId: $own, first: 100) { nodes { ...Work } }\n  auditTrail(first: 20, filter: { act: \"updateWorkItem\", refused: false }) {\n    nodes { number actorId targetId actor { id fullName } }\n  }\n}"): (typeof documents)["query OwnWork($own: ID!) {\n  worklist(ownerId: $own, first: 100) { nodes { ...Work } }\n  auditTrail(first: 20, filter: { act: \"updateWorkItem\", refused: false }) {\n    nodes { number actorId targetId actor { id fullName } }\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation FreezeLoan($input: FreezeLoanInput!) {\n    acted: freezeLoan(input: $input) { loan { id status version } userErrors { code field message details } }\n  }"): (typeof documents)["mutation FreezeLoan($input: FreezeLoanInput!) {\n    acted: freezeLoan(input: $input) { loan { id status version } userErrors { code field message details } }\n  }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation ReleaseLoan($input: ReleaseLoanInput!) {\n    acted: releaseLoan(input: $input) { loan { id status version } userErrors { code field message details } }\n  }"): (typeof documents)["mutation ReleaseLoan($input: ReleaseLoanInput!) {\n    acted: releaseLoan(input: $input) { loan { id status version } userErrors { code field message details } }\n  }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation CancelLoan($input: CancelLoanInput!) {\n    acted: cancelLoan(input: $input) {\n      loan { id status version } request { id } userErrors { code field message details }\n    }\n  }"): (typeof documents)["mutation CancelLoan($input: CancelLoanInput!) {\n    acted: cancelLoan(input: $input) {\n      loan { id status version } request { id } userErrors { code field message details }\n    }\n  }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation ApproveLoan($input: ApproveLoanInput!) {\n    acted: approveLoan(input: $input) { loan { id status version } userErrors { code field message details } }\n  }"): (typeof documents)["mutation ApproveLoan($input: ApproveLoanInput!) {\n    acted: approveLoan(input: $input) { loan { id status version } userErrors { code field message details } }\n  }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation ReturnLoan($input: ReturnLoanInput!) {\n    acted: returnLoan(input: $input) { loan { id status version } userErrors { code field message details } }\n  }"): (typeof documents)["mutation ReturnLoan($input: ReturnLoanInput!) {\n    acted: returnLoan(input: $input) { loan { id status version } userErrors { code field message details } }\n  }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation DefaultLoan($input: DefaultLoanInput!) {\n    acted: defaultLoan(input: $input) { loan { id status version } userErrors { code field message details } }\n  }"): (typeof documents)["mutation DefaultLoan($input: DefaultLoanInput!) {\n    acted: defaultLoan(input: $input) { loan { id status version } userErrors { code field message details } }\n  }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation BookRepayment($input: RepayLoanInput!) {\n  acted: repayLoan(input: $input) {\n    loan { id status version payoffAmount amountDue } userErrors { code field message details }\n  }\n}"): (typeof documents)["mutation BookRepayment($input: RepayLoanInput!) {\n  acted: repayLoan(input: $input) {\n    loan { id status version payoffAmount amountDue } userErrors { code field message details }\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query BorrowersWallet($id: ID!) {\n  memberFile(memberId: $id) {\n    memberId\n    wallet { id currency availableBalance heldBalance pendingBalance owed }\n  }\n}"): (typeof documents)["query BorrowersWallet($id: ID!) {\n  memberFile(memberId: $id) {\n    memberId\n    wallet { id currency availableBalance heldBalance pendingBalance owed }\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment Operated on Loan {\n  id title status paused pauseReasons freeze { frozenAt reason operatorId operator { id fullName } } writtenOffAt currency amountRequested amountFunded amountDue daysPastDue payoffAmount createdAt\n  borrower { id fullName city }\n}"): (typeof documents)["fragment Operated on Loan {\n  id title status paused pauseReasons freeze { frozenAt reason operatorId operator { id fullName } } writtenOffAt currency amountRequested amountFunded amountDue daysPastDue payoffAmount createdAt\n  borrower { id fullName city }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query OperatedLoans(\n  $filter: LoanFilter, $sort: LoanSort, $first: Int, $after: String, $last: Int, $before: String\n) {\n  loans(filter: $filter, sort: $sort, first: $first, after: $after, last: $last, before: $before) {\n    nodes { ...Operated }\n    totalCount totalCountIsExact\n    pageInfo { hasNextPage hasPreviousPage startCursor endCursor }\n  }\n}"): (typeof documents)["query OperatedLoans(\n  $filter: LoanFilter, $sort: LoanSort, $first: Int, $after: String, $last: Int, $before: String\n) {\n  loans(filter: $filter, sort: $sort, first: $first, after: $after, last: $last, before: $before) {\n    nodes { ...Operated }\n    totalCount totalCountIsExact\n    pageInfo { hasNextPage hasPreviousPage startCursor endCursor }\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment LoanFile on Loan {\n  ...Operated ...AgreedTerms\n  defaultOn description purpose riskLevel interestRate repaymentPeriodMonths fundedPercent apr version\n  publishedAt expiresAt disbursementDate locationDescription writtenOffAmount\n  lateTerms { ...WhenLate }\n  nextDue { number dueOn payment paid }\n  schedule { number dueOn principal interest payment paid chargesDue prepaid status }\n  chargesDue principalOutstanding\n  charges(first: 100) {\n    totalCount\n    nodes { id kind number dueOn amount paid waived outstanding reason waivedReason }\n  }\n  planChanges(last: 50) {\n    totalCount\n    nodes { ...PlanChangeLine operator { id fullName } }\n  }\n  history { id from to reason actorId actor { id fullName } createdAt }\n  investments(first: 50) {\n    nodes { id amount sharePercent createdAt lender { id fullName } }\n    totalCount\n  }\n}"): (typeof documents)["fragment LoanFile on Loan {\n  ...Operated ...AgreedTerms\n  defaultOn description purpose riskLevel interestRate repaymentPeriodMonths fundedPercent apr version\n  publishedAt expiresAt disbursementDate locationDescription writtenOffAmount\n  lateTerms { ...WhenLate }\n  nextDue { number dueOn payment paid }\n  schedule { number dueOn principal interest payment paid chargesDue prepaid status }\n  chargesDue principalOutstanding\n  charges(first: 100) {\n    totalCount\n    nodes { id kind number dueOn amount paid waived outstanding reason waivedReason }\n  }\n  planChanges(last: 50) {\n    totalCount\n    nodes { ...PlanChangeLine operator { id fullName } }\n  }\n  history { id from to reason actorId actor { id fullName } createdAt }\n  investments(first: 50) {\n    nodes { id amount sharePercent createdAt lender { id fullName } }\n    totalCount\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment FoundInvestment on Investment {\n  id amount sharePercent createdAt\n  lender { id fullName city }\n  loan { id title currency status borrower { id fullName city } }\n}"): (typeof documents)["fragment FoundInvestment on Investment {\n  id amount sharePercent createdAt\n  lender { id fullName city }\n  loan { id title currency status borrower { id fullName city } }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment Repayment on LoanRepayment {\n  id amount principal interest charges lentAgain valueDate paidAt undoneAt\n}"): (typeof documents)["fragment Repayment on LoanRepayment {\n  id amount principal interest charges lentAgain valueDate paidAt undoneAt\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query LoanRepayments(\n  $id: ID!, $memberId: ID!, $first: Int, $after: String, $last: Int, $before: String\n) {\n  loanRepayments(loanId: $id, first: $first, after: $after, last: $last, before: $before) {\n    nodes { ...Repayment }\n    totalCount totalCountIsExact\n    pageInfo { hasNextPage hasPreviousPage startCursor endCursor }\n  }\n  approvalRequests(first: 100, memberId: $memberId) { nodes { ...Waits } }\n}"): (typeof documents)["query LoanRepayments(\n  $id: ID!, $memberId: ID!, $first: Int, $after: String, $last: Int, $before: String\n) {\n  loanRepayments(loanId: $id, first: $first, after: $after, last: $last, before: $before) {\n    nodes { ...Repayment }\n    totalCount totalCountIsExact\n    pageInfo { hasNextPage hasPreviousPage startCursor endCursor }\n  }\n  approvalRequests(first: 100, memberId: $memberId) { nodes { ...Waits } }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query WaiversAsked($memberId: ID!) {\n  approvalRequests(first: 100, memberId: $memberId) { nodes { ...Waits } }\n}"): (typeof documents)["query WaiversAsked($memberId: ID!) {\n  approvalRequests(first: 100, memberId: $memberId) { nodes { ...Waits } }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation ChangePlan($input: ChangePlanInput!) {\n  acted: changePlan(input: $input) {\n    loan { id status version } planChange { id status effectiveOn } request { id }\n    userErrors { code field message details }\n  }\n}"): (typeof documents)["mutation ChangePlan($input: ChangePlanInput!) {\n  acted: changePlan(input: $input) {\n    loan { id status version } planChange { id status effectiveOn } request { id }\n    userErrors { code field message details }\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation PreviewPlanChange($input: ChangePlanInput!) {\n  previewPlanChange(input: $input) {\n    totals { interestBefore interestAfter paymentBefore paymentAfter loss lossPercent material }\n    schedule {\n      monthlyPayment totalInterest totalPayment\n      instalments { number dueOn principal interest payment prepaid balance paid status }\n    }\n    loan { id version }\n    userErrors { code field message details }\n  }\n}"): (typeof documents)["mutation PreviewPlanChange($input: ChangePlanInput!) {\n  previewPlanChange(input: $input) {\n    totals { interestBefore interestAfter paymentBefore paymentAfter loss lossPercent material }\n    schedule {\n      monthlyPayment totalInterest totalPayment\n      instalments { number dueOn principal interest payment prepaid balance paid status }\n    }\n    loan { id version }\n    userErrors { code field message details }\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation UndoPlanChange($input: UndoPlanChangeInput!) {\n      acted: undoPlanChange(input: $input) {\n        loan { id status version } request { id } userErrors { code field message details }\n      }\n    }"): (typeof documents)["mutation UndoPlanChange($input: UndoPlanChangeInput!) {\n      acted: undoPlanChange(input: $input) {\n        loan { id status version } request { id } userErrors { code field message details }\n      }\n    }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation WriteOffLoan($input: WriteOffLoanInput!) {\n  acted: writeOffLoan(input: $input) {\n    loan { id status version writtenOffAt } request { id } userErrors { code field message details }\n  }\n}"): (typeof documents)["mutation WriteOffLoan($input: WriteOffLoanInput!) {\n  acted: writeOffLoan(input: $input) {\n    loan { id status version writtenOffAt } request { id } userErrors { code field message details }\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation RecordRecovery($input: RecordRecoveryInput!) {\n  acted: recordRecovery(input: $input) {\n    loan { id status version payoffAmount } request { id } userErrors { code field message details }\n  }\n}"): (typeof documents)["mutation RecordRecovery($input: RecordRecoveryInput!) {\n  acted: recordRecovery(input: $input) {\n    loan { id status version payoffAmount } request { id } userErrors { code field message details }\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation WaiveCharge($input: WaiveChargeInput!) {\n  acted: waiveCharge(input: $input) {\n    charge { id waived outstanding waivedReason }\n    loan { id status version amountDue payoffAmount chargesDue }\n    request { id } userErrors { code field message details }\n  }\n}"): (typeof documents)["mutation WaiveCharge($input: WaiveChargeInput!) {\n  acted: waiveCharge(input: $input) {\n    charge { id waived outstanding waivedReason }\n    loan { id status version amountDue payoffAmount chargesDue }\n    request { id } userErrors { code field message details }\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation FreezeMember($input: FreezeMemberInput!) {\n      acted: freezeMember(input: $input) { member { id } userErrors { code field message details } }\n    }"): (typeof documents)["mutation FreezeMember($input: FreezeMemberInput!) {\n      acted: freezeMember(input: $input) { member { id } userErrors { code field message details } }\n    }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation ReleaseMember($input: ReleaseMemberInput!) {\n      acted: releaseMember(input: $input) { member { id } userErrors { code field message details } }\n    }"): (typeof documents)["mutation ReleaseMember($input: ReleaseMemberInput!) {\n      acted: releaseMember(input: $input) { member { id } userErrors { code field message details } }\n    }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation CloseMember($input: CloseMemberInput!) {\n      acted: closeMember(input: $input) { member { id } userErrors { code field message details } }\n    }"): (typeof documents)["mutation CloseMember($input: CloseMemberInput!) {\n      acted: closeMember(input: $input) { member { id } userErrors { code field message details } }\n    }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation MarkSophisticated($input: MarkSophisticatedInput!) {\n  acted: markSophisticated(input: $input) { lender { memberId } userErrors { code field message details } }\n}"): (typeof documents)["mutation MarkSophisticated($input: MarkSophisticatedInput!) {\n  acted: markSophisticated(input: $input) { lender { memberId } userErrors { code field message details } }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation CorrectDocument($input: CorrectDocumentInput!) {\n    acted: correctDocument(input: $input) {\n      document { id } userErrors { code field message details }\n    }\n  }"): (typeof documents)["mutation CorrectDocument($input: CorrectDocumentInput!) {\n    acted: correctDocument(input: $input) {\n      document { id } userErrors { code field message details }\n    }\n  }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query MemberHeld($id: ID!) {\n  memberFile(memberId: $id) {\n    money { currency heldForWithdrawals heldForInvestments }\n    investments(status: [PENDING], first: 20) { nodes { id amount loan { id title } } }\n  }\n  operatorPayments(memberId: $id, direction: OUT, state: [REQUESTED, APPROVED, SENT, UNKNOWN], first: 20) {\n    nodes { id amount state createdAt counterpartyId }\n  }\n}"): (typeof documents)["query MemberHeld($id: ID!) {\n  memberFile(memberId: $id) {\n    money { currency heldForWithdrawals heldForInvestments }\n    investments(status: [PENDING], first: 20) { nodes { id amount loan { id title } } }\n  }\n  operatorPayments(memberId: $id, direction: OUT, state: [REQUESTED, APPROVED, SENT, UNKNOWN], first: 20) {\n    nodes { id amount state createdAt counterpartyId }\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation ReverseTransaction($input: ReverseTransactionInput!) {\n    acted: reverseTransaction(input: $input) {\n      transaction { id } request { id } userErrors { code field message details }\n    }\n  }"): (typeof documents)["mutation ReverseTransaction($input: ReverseTransactionInput!) {\n    acted: reverseTransaction(input: $input) {\n      transaction { id } request { id } userErrors { code field message details }\n    }\n  }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation UndoRepayment($input: UndoRepaymentInput!) {\n    acted: undoRepayment(input: $input) {\n      transaction { id } request { id } userErrors { code field message details }\n    }\n  }"): (typeof documents)["mutation UndoRepayment($input: UndoRepaymentInput!) {\n    acted: undoRepayment(input: $input) {\n      transaction { id } request { id } userErrors { code field message details }\n    }\n  }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query OperatedMembers(\n  $query: String, $verificationStatus: VerificationStatus, $blocked: Boolean,\n  $first: Int, $after: String, $last: Int, $before: String\n) {\n  members(\n    query: $query, verificationStatus: $verificationStatus, blocked: $blocked,\n    first: $first, after: $after, last: $last, before: $before\n  ) {\n    nodes { memberId fullName city userType verificationStatus blocked createdAt }\n    totalCount totalCountIsExact\n    pageInfo { hasNextPage hasPreviousPage startCursor endCursor }\n  }\n}"): (typeof documents)["query OperatedMembers(\n  $query: String, $verificationStatus: VerificationStatus, $blocked: Boolean,\n  $first: Int, $after: String, $last: Int, $before: String\n) {\n  members(\n    query: $query, verificationStatus: $verificationStatus, blocked: $blocked,\n    first: $first, after: $after, last: $last, before: $before\n  ) {\n    nodes { memberId fullName city userType verificationStatus blocked createdAt }\n    totalCount totalCountIsExact\n    pageInfo { hasNextPage hasPreviousPage startCursor endCursor }\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query MemberNamed($id: ID!) {\n  memberFile(memberId: $id) { memberId fullName city }\n}"): (typeof documents)["query MemberNamed($id: ID!) {\n  memberFile(memberId: $id) { memberId fullName city }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query ById($id: ID!) {\n  memberFile(memberId: $id) { memberId fullName city userType verificationStatus blocked createdAt }\n  loan(id: $id) { ...LoanFile }\n  payment(id: $id) { id }\n  helpRequest(id: $id) { id }\n  aboutIt: approvalRequests(first: 20, target: $id) { nodes { ...Waits } }\n  aboutTheirs: approvalRequests(first: 50, memberId: $id) { nodes { ...Waits } }\n  everAsked: approvalRequests(first: 1, target: $id, status: [PENDING, APPROVED, REJECTED]) { nodes { id } }\n  node(id: $id) { __typename ...FoundInvestment }\n  bankLines(id: $id, first: 1) { nodes { id } }\n  closed: auditTrail(first: 1, filter: { targetId: $id, act: \"closeMember\", refused: false }) { nodes { number } }\n  reopened: auditTrail(first: 1, filter: { targetId: $id, act: \"releaseMember\", refused: false }) { nodes { number } }\n}"): (typeof documents)["query ById($id: ID!) {\n  memberFile(memberId: $id) { memberId fullName city userType verificationStatus blocked createdAt }\n  loan(id: $id) { ...LoanFile }\n  payment(id: $id) { id }\n  helpRequest(id: $id) { id }\n  aboutIt: approvalRequests(first: 20, target: $id) { nodes { ...Waits } }\n  aboutTheirs: approvalRequests(first: 50, memberId: $id) { nodes { ...Waits } }\n  everAsked: approvalRequests(first: 1, target: $id, status: [PENDING, APPROVED, REJECTED]) { nodes { id } }\n  node(id: $id) { __typename ...FoundInvestment }\n  bankLines(id: $id, first: 1) { nodes { id } }\n  closed: auditTrail(first: 1, filter: { targetId: $id, act: \"closeMember\", refused: false }) { nodes { number } }\n  reopened: auditTrail(first: 1, filter: { targetId: $id, act: \"releaseMember\", refused: false }) { nodes { number } }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment FileFacts on MemberFile {\n  verificationStatus creditScore monthlyIncome\n  wallet { id currency balance availableBalance heldBalance pendingBalance owed }\n  money { lent total }\n  preferences { autoInvestEnabled }\n  member { id occupation bio }\n  emailAddress { address pendingAddress bouncedAt }\n}"): (typeof documents)["fragment FileFacts on MemberFile {\n  verificationStatus creditScore monthlyIncome\n  wallet { id currency balance availableBalance heldBalance pendingBalance owed }\n  money { lent total }\n  preferences { autoInvestEnabled }\n  member { id occupation bio }\n  emailAddress { address pendingAddress bouncedAt }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment ProtectedLender on LenderTest {\n  missing sophisticatedUntil warningAbove\n  newest { id result netWorth takenAt endsAt }\n}"): (typeof documents)["fragment ProtectedLender on LenderTest {\n  missing sophisticatedUntil warningAbove\n  newest { id result netWorth takenAt endsAt }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query MemberOverview($id: ID!) {\n  memberFile(memberId: $id) {\n    ...FileFacts\n    block { blockedAt closedAt reason note operatorId operator { id fullName } }\n    lenderTest { ...ProtectedLender }\n    loans(status: [ACTIVE, DEFAULTED], first: 100) { nodes { ...Operated } }\n  }\n}"): (typeof documents)["query MemberOverview($id: ID!) {\n  memberFile(memberId: $id) {\n    ...FileFacts\n    block { blockedAt closedAt reason note operatorId operator { id fullName } }\n    lenderTest { ...ProtectedLender }\n    loans(status: [ACTIVE, DEFAULTED], first: 100) { nodes { ...Operated } }\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation ReviewMember($input: ReviewMemberInput!) {\n  acted: reviewMember(input: $input) { member { id } userErrors { code field message } }\n}"): (typeof documents)["mutation ReviewMember($input: ReviewMemberInput!) {\n  acted: reviewMember(input: $input) { member { id } userErrors { code field message } }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query MemberMoney($id: ID!, $after: String) {\n  memberFile(memberId: $id) {\n    money {\n      currency available held lent total\n      holdings(first: 20, after: $after) {\n        edges { cursor node { kind amount investment { id createdAt loan { id title status } } } }\n        totalCount totalCountIsExact\n        pageInfo { hasNextPage endCursor }\n      }\n    }\n  }\n}"): (typeof documents)["query MemberMoney($id: ID!, $after: String) {\n  memberFile(memberId: $id) {\n    money {\n      currency available held lent total\n      holdings(first: 20, after: $after) {\n        edges { cursor node { kind amount investment { id createdAt loan { id title status } } } }\n        totalCount totalCountIsExact\n        pageInfo { hasNextPage endCursor }\n      }\n    }\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query MemberReckoning($id: ID!) {\n  memberFile(memberId: $id) {\n    money {\n      currency\n      reckoning {\n        deposits depositsReversed fromMembers borrowed laidOut withdrawals toMembers repaid\n        interest charges recovered refunded fees losses\n        now available held lent owedToPlatform owedOnLoans\n      }\n    }\n  }\n}"): (typeof documents)["query MemberReckoning($id: ID!) {\n  memberFile(memberId: $id) {\n    money {\n      currency\n      reckoning {\n        deposits depositsReversed fromMembers borrowed laidOut withdrawals toMembers repaid\n        interest charges recovered refunded fees losses\n        now available held lent owedToPlatform owedOnLoans\n      }\n    }\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment FileEntry on LedgerEntry {\n  number amount balanceAfter kind createdAt holding paymentId ledgerTransactionId\n  loan { id title }\n  transaction { id type direction reversesId reverses { reversalReason } counterparty { id fullName } }\n}"): (typeof documents)["fragment FileEntry on LedgerEntry {\n  number amount balanceAfter kind createdAt holding paymentId ledgerTransactionId\n  loan { id title }\n  transaction { id type direction reversesId reverses { reversalReason } counterparty { id fullName } }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query HoldingEntries($id: ID!, $holding: String, $after: String) {\n  memberFile(memberId: $id) {\n    money {\n      holdings(first: 1, after: $holding) {\n        nodes {\n          entries(first: 20, after: $after) {\n            nodes { ...FileEntry }\n            totalCount totalCountIsExact\n            pageInfo { hasNextPage endCursor }\n          }\n        }\n      }\n    }\n  }\n}"): (typeof documents)["query HoldingEntries($id: ID!, $holding: String, $after: String) {\n  memberFile(memberId: $id) {\n    money {\n      holdings(first: 1, after: $holding) {\n        nodes {\n          entries(first: 20, after: $after) {\n            nodes { ...FileEntry }\n            totalCount totalCountIsExact\n            pageInfo { hasNextPage endCursor }\n          }\n        }\n      }\n    }\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query LineEntries($member: ID!, $line: ID!) {\n  memberFile(memberId: $member) { entries(first: 100, transactionId: $line) { nodes { ...FileEntry } } }\n}"): (typeof documents)["query LineEntries($member: ID!, $line: ID!) {\n  memberFile(memberId: $member) { entries(first: 100, transactionId: $line) { nodes { ...FileEntry } } }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query MemberLoans(\n  $id: ID!, $status: [LoanStatus!], $first: Int, $after: String, $last: Int, $before: String\n) {\n  memberFile(memberId: $id) {\n    loans(status: $status, first: $first, after: $after, last: $last, before: $before) {\n      nodes { ...Operated }\n      totalCount totalCountIsExact\n      pageInfo { hasNextPage hasPreviousPage startCursor endCursor }\n    }\n  }\n}"): (typeof documents)["query MemberLoans(\n  $id: ID!, $status: [LoanStatus!], $first: Int, $after: String, $last: Int, $before: String\n) {\n  memberFile(memberId: $id) {\n    loans(status: $status, first: $first, after: $after, last: $last, before: $before) {\n      nodes { ...Operated }\n      totalCount totalCountIsExact\n      pageInfo { hasNextPage hasPreviousPage startCursor endCursor }\n    }\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment FileInvestment on Investment {\n  id amount status principalOutstanding interestEarned automatic createdAt reflectionEndsAt\n  loan { id title currency daysPastDue nextDue { number dueOn } }\n}"): (typeof documents)["fragment FileInvestment on Investment {\n  id amount status principalOutstanding interestEarned automatic createdAt reflectionEndsAt\n  loan { id title currency daysPastDue nextDue { number dueOn } }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query MemberInvestments(\n  $id: ID!, $first: Int, $after: String, $last: Int, $before: String\n) {\n  memberFile(memberId: $id) {\n    investments(first: $first, after: $after, last: $last, before: $before) {\n      nodes { ...FileInvestment }\n      totalCount totalCountIsExact\n      pageInfo { hasNextPage hasPreviousPage startCursor endCursor }\n    }\n  }\n}"): (typeof documents)["query MemberInvestments(\n  $id: ID!, $first: Int, $after: String, $last: Int, $before: String\n) {\n  memberFile(memberId: $id) {\n    investments(first: $first, after: $after, last: $last, before: $before) {\n      nodes { ...FileInvestment }\n      totalCount totalCountIsExact\n      pageInfo { hasNextPage hasPreviousPage startCursor endCursor }\n    }\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment FileLine on Transaction {\n  id type direction amount currency balanceAfter status description reference createdAt\n  reversesId reverses { reversalReason } reversalReason\n  counterparty { id fullName }\n  loan { id title status feeRefunded history { to createdAt } }\n}"): (typeof documents)["fragment FileLine on Transaction {\n  id type direction amount currency balanceAfter status description reference createdAt\n  reversesId reverses { reversalReason } reversalReason\n  counterparty { id fullName }\n  loan { id title status feeRefunded history { to createdAt } }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query MemberStatement(\n  $id: ID!, $type: TransactionType, $direction: TransactionDirection, $since: DateTime, $until: DateTime,\n  $first: Int, $after: String, $last: Int, $before: String\n) {\n  memberFile(memberId: $id) {\n    transactions(type: $type, direction: $direction, since: $since, until: $until, first: $first, after: $after, last: $last, before: $before) {\n      nodes { ...FileLine }\n      totalCount totalCountIsExact\n      pageInfo { hasNextPage hasPreviousPage startCursor endCursor }\n    }\n  }\n}"): (typeof documents)["query MemberStatement(\n  $id: ID!, $type: TransactionType, $direction: TransactionDirection, $since: DateTime, $until: DateTime,\n  $first: Int, $after: String, $last: Int, $before: String\n) {\n  memberFile(memberId: $id) {\n    transactions(type: $type, direction: $direction, since: $since, until: $until, first: $first, after: $after, last: $last, before: $before) {\n      nodes { ...FileLine }\n      totalCount totalCountIsExact\n      pageInfo { hasNextPage hasPreviousPage startCursor endCursor }\n    }\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query MemberNotifications(\n  $id: ID!, $first: Int, $after: String, $last: Int, $before: String\n) {\n  memberFile(memberId: $id) {\n    notifications(first: $first, after: $after, last: $last, before: $before) {\n      nodes { id title message read createdAt }\n      totalCount totalCountIsExact\n      pageInfo { hasNextPage hasPreviousPage startCursor endCursor }\n    }\n  }\n}"): (typeof documents)["query MemberNotifications(\n  $id: ID!, $first: Int, $after: String, $last: Int, $before: String\n) {\n  memberFile(memberId: $id) {\n    notifications(first: $first, after: $after, last: $last, before: $before) {\n      nodes { id title message read createdAt }\n      totalCount totalCountIsExact\n      pageInfo { hasNextPage hasPreviousPage startCursor endCursor }\n    }\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query MemberLetters(\n  $id: ID!, $first: Int, $after: String, $last: Int, $before: String\n) {\n  memberFile(memberId: $id) {\n    letters(first: $first, after: $after, last: $last, before: $before) {\n      nodes { ...SeenLetter }\n      totalCount totalCountIsExact\n      pageInfo { hasNextPage hasPreviousPage startCursor endCursor }\n    }\n  }\n}"): (typeof documents)["query MemberLetters(\n  $id: ID!, $first: Int, $after: String, $last: Int, $before: String\n) {\n  memberFile(memberId: $id) {\n    letters(first: $first, after: $after, last: $last, before: $before) {\n      nodes { ...SeenLetter }\n      totalCount totalCountIsExact\n      pageInfo { hasNextPage hasPreviousPage startCursor endCursor }\n    }\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query MemberDocuments(\n  $id: ID!, $first: Int, $after: String, $last: Int, $before: String\n) {\n  memberFile(memberId: $id) {\n    documents(first: $first, after: $after, last: $last, before: $before) {\n      nodes { id kind title period language madeAt replacedById }\n      totalCount totalCountIsExact\n      pageInfo { hasNextPage hasPreviousPage startCursor endCursor }\n    }\n  }\n}"): (typeof documents)["query MemberDocuments(\n  $id: ID!, $first: Int, $after: String, $last: Int, $before: String\n) {\n  memberFile(memberId: $id) {\n    documents(first: $first, after: $after, last: $last, before: $before) {\n      nodes { id kind title period language madeAt replacedById }\n      totalCount totalCountIsExact\n      pageInfo { hasNextPage hasPreviousPage startCursor endCursor }\n    }\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query MemberPayments(\n  $id: ID!, $first: Int, $after: String, $last: Int, $before: String\n) {\n  operatorPayments(memberId: $id, first: $first, after: $after, last: $last, before: $before) {\n    nodes { ...SeenPayment }\n    totalCount totalCountIsExact\n    pageInfo { hasNextPage hasPreviousPage startCursor endCursor }\n  }\n}"): (typeof documents)["query MemberPayments(\n  $id: ID!, $first: Int, $after: String, $last: Int, $before: String\n) {\n  operatorPayments(memberId: $id, first: $first, after: $after, last: $last, before: $before) {\n    nodes { ...SeenPayment }\n    totalCount totalCountIsExact\n    pageInfo { hasNextPage hasPreviousPage startCursor endCursor }\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query MemberHistory(\n  $id: ID!, $first: Int, $after: String, $last: Int, $before: String\n) {\n  memberFile(memberId: $id) {\n    history(first: $first, after: $after, last: $last, before: $before) {\n      nodes { ...Recorded reason before after }\n      totalCount totalCountIsExact\n      pageInfo { hasNextPage hasPreviousPage startCursor endCursor }\n    }\n  }\n}"): (typeof documents)["query MemberHistory(\n  $id: ID!, $first: Int, $after: String, $last: Int, $before: String\n) {\n  memberFile(memberId: $id) {\n    history(first: $first, after: $after, last: $last, before: $before) {\n      nodes { ...Recorded reason before after }\n      totalCount totalCountIsExact\n      pageInfo { hasNextPage hasPreviousPage startCursor endCursor }\n    }\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query OwingMembers($first: Int, $after: String, $last: Int, $before: String) {\n  owedByMembers(first: $first, after: $after, last: $last, before: $before) {\n    nodes { owed currency since cause member { id fullName city } }\n    totalCount totalCountIsExact\n    pageInfo { hasNextPage hasPreviousPage startCursor endCursor }\n  }\n}"): (typeof documents)["query OwingMembers($first: Int, $after: String, $last: Int, $before: String) {\n  owedByMembers(first: $first, after: $after, last: $last, before: $before) {\n    nodes { owed currency since cause member { id fullName city } }\n    totalCount totalCountIsExact\n    pageInfo { hasNextPage hasPreviousPage startCursor endCursor }\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation RedactAuditTrail($input: RedactAuditTrailInput!) {\n  acted: redactAuditTrail(input: $input) { request { id } userErrors { code field message details } }\n}"): (typeof documents)["mutation RedactAuditTrail($input: RedactAuditTrailInput!) {\n  acted: redactAuditTrail(input: $input) { request { id } userErrors { code field message details } }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment SeenNote on OperatorNote {\n  id text createdAt\n  author { id fullName }\n  loan { id title }\n  file { name sha256 size }\n}"): (typeof documents)["fragment SeenNote on OperatorNote {\n  id text createdAt\n  author { id fullName }\n  loan { id title }\n  file { name sha256 size }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query MemberNotes(\n  $id: ID!, $first: Int, $after: String, $last: Int, $before: String\n) {\n  memberFile(memberId: $id) {\n    notes(first: $first, after: $after, last: $last, before: $before) {\n      nodes { ...SeenNote }\n      totalCount totalCountIsExact\n      pageInfo { hasNextPage hasPreviousPage startCursor endCursor }\n    }\n  }\n}"): (typeof documents)["query MemberNotes(\n  $id: ID!, $first: Int, $after: String, $last: Int, $before: String\n) {\n  memberFile(memberId: $id) {\n    notes(first: $first, after: $after, last: $last, before: $before) {\n      nodes { ...SeenNote }\n      totalCount totalCountIsExact\n      pageInfo { hasNextPage hasPreviousPage startCursor endCursor }\n    }\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query LoanNotes($id: ID!) {\n  loanNotes(loanId: $id, first: 20) { nodes { ...SeenNote } totalCount totalCountIsExact }\n}"): (typeof documents)["query LoanNotes($id: ID!) {\n  loanNotes(loanId: $id, first: 20) { nodes { ...SeenNote } totalCount totalCountIsExact }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation AddMemberNote($input: AddMemberNoteInput!) {\n  acted: addMemberNote(input: $input) { note { id } userErrors { code field message } }\n}"): (typeof documents)["mutation AddMemberNote($input: AddMemberNoteInput!) {\n  acted: addMemberNote(input: $input) { note { id } userErrors { code field message } }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation AddLoanNote($input: AddLoanNoteInput!) {\n  acted: addLoanNote(input: $input) { note { id } userErrors { code field message } }\n}"): (typeof documents)["mutation AddLoanNote($input: AddLoanNoteInput!) {\n  acted: addLoanNote(input: $input) { note { id } userErrors { code field message } }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query Desk {\n  submitted: loans(first: 1, filter: { status: [SUBMITTED] }) { totalCount }\n  approvalRequests(first: 1) { totalCount }\n  requested: operatorPayments(first: 1, state: [REQUESTED]) { totalCount }\n  auditTrail(first: 6, filter: { actorKind: OPERATOR, looks: false }) { nodes { ...Recorded } }\n  platform { currency approvalAbove }\n}"): (typeof documents)["query Desk {\n  submitted: loans(first: 1, filter: { status: [SUBMITTED] }) { totalCount }\n  approvalRequests(first: 1) { totalCount }\n  requested: operatorPayments(first: 1, state: [REQUESTED]) { totalCount }\n  auditTrail(first: 6, filter: { actorKind: OPERATOR, looks: false }) { nodes { ...Recorded } }\n  platform { currency approvalAbove }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query LateLoans {\n  lateLoans { bucket loans loansAdded amountDue }\n  platform { currency }\n}"): (typeof documents)["query LateLoans {\n  lateLoans { bucket loans loansAdded amountDue }\n  platform { currency }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation ApprovePayment($input: ApprovePaymentInput!) {\n    acted: approvePayment(input: $input) { approved: payment { id state } userErrors { code field message details } }\n  }"): (typeof documents)["mutation ApprovePayment($input: ApprovePaymentInput!) {\n    acted: approvePayment(input: $input) { approved: payment { id state } userErrors { code field message details } }\n  }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation CancelPayment($input: CancelPaymentInput!) {\n    acted: cancelPayment(input: $input) { canceled: payment { id state } userErrors { code field message details } }\n  }"): (typeof documents)["mutation CancelPayment($input: CancelPaymentInput!) {\n    acted: cancelPayment(input: $input) { canceled: payment { id state } userErrors { code field message details } }\n  }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query LinesOfAmount($amount: Money!) {\n  operatorTransactions(amount: $amount, first: 10) {\n    nodes {\n      id type direction amount currency createdAt reversesId reverses { reversalReason }\n      member { id fullName city }\n    }\n  }\n}"): (typeof documents)["query LinesOfAmount($amount: Money!) {\n  operatorTransactions(amount: $amount, first: 10) {\n    nodes {\n      id type direction amount currency createdAt reversesId reverses { reversalReason }\n      member { id fullName city }\n    }\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment SeenPayment on Payment {\n  id direction amount currency state provider reference reason reasonCode description createdAt settledAt endedAt counterpartyId\n  transaction { id status }\n  bankAccount { holder lastDigits createdAt }\n  member { id fullName city }\n  counterparty { id fullName city }\n}"): (typeof documents)["fragment SeenPayment on Payment {\n  id direction amount currency state provider reference reason reasonCode description createdAt settledAt endedAt counterpartyId\n  transaction { id status }\n  bankAccount { holder lastDigits createdAt }\n  member { id fullName city }\n  counterparty { id fullName city }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query SeenPayments(\n  $direction: PaymentDirection, $state: [PaymentState!], $memberId: ID,\n  $provider: String, $reference: String, $bankFileId: ID, $minAmount: Money, $maxAmount: Money, $since: DateTime, $until: DateTime,\n  $first: Int, $after: String, $last: Int, $before: String\n) {\n  operatorPayments(\n    direction: $direction, state: $state, memberId: $memberId,\n    provider: $provider, reference: $reference, bankFileId: $bankFileId,\n    minAmount: $minAmount, maxAmount: $maxAmount, since: $since, until: $until,\n    first: $first, after: $after, last: $last, before: $before\n  ) {\n    nodes { ...SeenPayment }\n    totalCount totalCountIsExact\n    pageInfo { hasNextPage hasPreviousPage startCursor endCursor }\n  }\n}"): (typeof documents)["query SeenPayments(\n  $direction: PaymentDirection, $state: [PaymentState!], $memberId: ID,\n  $provider: String, $reference: String, $bankFileId: ID, $minAmount: Money, $maxAmount: Money, $since: DateTime, $until: DateTime,\n  $first: Int, $after: String, $last: Int, $before: String\n) {\n  operatorPayments(\n    direction: $direction, state: $state, memberId: $memberId,\n    provider: $provider, reference: $reference, bankFileId: $bankFileId,\n    minAmount: $minAmount, maxAmount: $maxAmount, since: $since, until: $until,\n    first: $first, after: $after, last: $last, before: $before\n  ) {\n    nodes { ...SeenPayment }\n    totalCount totalCountIsExact\n    pageInfo { hasNextPage hasPreviousPage startCursor endCursor }\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query SeenPaymentById($id: ID!) {\n  payment(id: $id) { ...SeenPayment }\n}"): (typeof documents)["query SeenPaymentById($id: ID!) {\n  payment(id: $id) { ...SeenPayment }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment SeenReminder on Reminder {\n  id kind amount sentAt\n  operator { id fullName }\n}"): (typeof documents)["fragment SeenReminder on Reminder {\n  id kind amount sentAt\n  operator { id fullName }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query LoanReminders($id: ID!) {\n  loanReminders(loanId: $id, first: 10) { nodes { ...SeenReminder } totalCount totalCountIsExact }\n}"): (typeof documents)["query LoanReminders($id: ID!) {\n  loanReminders(loanId: $id, first: 10) { nodes { ...SeenReminder } totalCount totalCountIsExact }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query LateReminders($id: ID!) {\n  loanReminders(loanId: $id, first: 100) { nodes { id kind number dueOn sentAt } }\n}"): (typeof documents)["query LateReminders($id: ID!) {\n  loanReminders(loanId: $id, first: 100) { nodes { id kind number dueOn sentAt } }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation RemindBorrower($input: RemindBorrowerInput!) {\n  acted: remindBorrower(input: $input) { reminder { id } userErrors { code field message } }\n}"): (typeof documents)["mutation RemindBorrower($input: RemindBorrowerInput!) {\n  acted: remindBorrower(input: $input) { reminder { id } userErrors { code field message } }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query Par($months: Int) {\n  platform { currency }\n  rows: portfolioAtRisk(months: $months) {\n    on loans outstanding current late30 late60 late90 lateOver90 defaulted renegotiated par30 par60 par90 par30WithRenegotiated\n  }\n}"): (typeof documents)["query Par($months: Int) {\n  platform { currency }\n  rows: portfolioAtRisk(months: $months) {\n    on loans outstanding current late30 late60 late90 lateOver90 defaulted renegotiated par30 par60 par90 par30WithRenegotiated\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query Vintages($months: Int) {\n  platform { currency }\n  rows: vintages(months: $months) {\n    month age loans principal loansDefaulted principalDefaulted defaultRate\n  }\n}"): (typeof documents)["query Vintages($months: Int) {\n  platform { currency }\n  rows: vintages(months: $months) {\n    month age loans principal loansDefaulted principalDefaulted defaultRate\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query RollRates($months: Int) {\n  platform { currency }\n  rows: rollRates(months: $months) { month from to loans principal share }\n}"): (typeof documents)["query RollRates($months: Int) {\n  platform { currency }\n  rows: rollRates(months: $months) { month from to loans principal share }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query Cash($months: Int) {\n  platform { currency }\n  rows: cashPosition(months: $months) {\n    month opening deposits withdrawals returns costs other closing\n    wallets held suspense fees ownFunds costsSoFar advanced owed\n  }\n}"): (typeof documents)["query Cash($months: Int) {\n  platform { currency }\n  rows: cashPosition(months: $months) {\n    month opening deposits withdrawals returns costs other closing\n    wallets held suspense fees ownFunds costsSoFar advanced owed\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query Fees($months: Int, $year: Year) {\n  platform { currency }\n  rows: feeIncome(months: $months, year: $year) {\n    month origination originationRefunded service charges other total\n  }\n}"): (typeof documents)["query Fees($months: Int, $year: Year) {\n  platform { currency }\n  rows: feeIncome(months: $months, year: $year) {\n    month origination originationRefunded service charges other total\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query Yield($months: Int) {\n  platform { currency }\n  rows: yieldByRiskLevel(months: $months) {\n    month riskLevel opening closing interest charges fees losses recovered grossYield netYield\n  }\n}"): (typeof documents)["query Yield($months: Int) {\n  platform { currency }\n  rows: yieldByRiskLevel(months: $months) {\n    month riskLevel opening closing interest charges fees losses recovered grossYield netYield\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query Returns {\n  platform { currency }\n  rows: lenderReturns { percentile lenders return }\n}"): (typeof documents)["query Returns {\n  platform { currency }\n  rows: lenderReturns { percentile lenders return }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query FundingTimes($months: Int) {\n  platform { currency }\n  rows: fundingTimes(months: $months) {\n    month published funded fundedShare medianMinutes ninetiethMinutes\n  }\n}"): (typeof documents)["query FundingTimes($months: Int) {\n  platform { currency }\n  rows: fundingTimes(months: $months) {\n    month published funded fundedShare medianMinutes ninetiethMinutes\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query BookedMonths { periods { month } }"): (typeof documents)["query BookedMonths { periods { month } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation RejectRequest($input: RejectRequestInput!) {\n    acted: rejectRequest(input: $input) { rejected: request { id status } userErrors { code field message details } }\n  }"): (typeof documents)["mutation RejectRequest($input: RejectRequestInput!) {\n    acted: rejectRequest(input: $input) { rejected: request { id status } userErrors { code field message details } }\n  }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation ApproveRequest($input: ApproveRequestInput!) {\n    acted: approveRequest(input: $input) { approved: request { id status } userErrors { code field message details } }\n  }"): (typeof documents)["mutation ApproveRequest($input: ApproveRequestInput!) {\n    acted: approveRequest(input: $input) { approved: request { id status } userErrors { code field message details } }\n  }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment Foreseen on PreviewRequestPayload {\n  wallets { memberId available held owed member { id fullName } }\n  loan { id title }\n  before { ...Standing }\n  after { ...Standing }\n  redacted { entries kept requests charges notes }\n  version\n  userErrors { code field message details }\n}"): (typeof documents)["fragment Foreseen on PreviewRequestPayload {\n  wallets { memberId available held owed member { id fullName } }\n  loan { id title }\n  before { ...Standing }\n  after { ...Standing }\n  redacted { entries kept requests charges notes }\n  version\n  userErrors { code field message details }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation PreviewRequest($input: PreviewRequestInput!) {\n    told: previewRequest(input: $input) { ...Foreseen }\n  }"): (typeof documents)["mutation PreviewRequest($input: PreviewRequestInput!) {\n    told: previewRequest(input: $input) { ...Foreseen }\n  }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation PreviewUndoing($input: PreviewUndoingInput!) {\n    told: previewUndoing(input: $input) { ...Foreseen }\n  }"): (typeof documents)["mutation PreviewUndoing($input: PreviewUndoingInput!) {\n    told: previewUndoing(input: $input) { ...Foreseen }\n  }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation PreviewReversal($input: PreviewReversalInput!) {\n    told: previewReversal(input: $input) { ...Foreseen }\n  }"): (typeof documents)["mutation PreviewReversal($input: PreviewReversalInput!) {\n    told: previewReversal(input: $input) { ...Foreseen }\n  }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation PreviewBooking($input: PreviewBookingInput!) {\n    told: previewBooking(input: $input) { ...Foreseen }\n  }"): (typeof documents)["mutation PreviewBooking($input: PreviewBookingInput!) {\n    told: previewBooking(input: $input) { ...Foreseen }\n  }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation PreviewPlanChangeUndoing($input: PreviewPlanChangeUndoingInput!) {\n    told: previewPlanChangeUndoing(input: $input) { ...Foreseen }\n  }"): (typeof documents)["mutation PreviewPlanChangeUndoing($input: PreviewPlanChangeUndoingInput!) {\n    told: previewPlanChangeUndoing(input: $input) { ...Foreseen }\n  }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation PreviewRedaction($input: PreviewRedactionInput!) {\n    told: previewRedaction(input: $input) { ...Foreseen }\n  }"): (typeof documents)["mutation PreviewRedaction($input: PreviewRedactionInput!) {\n    told: previewRedaction(input: $input) { ...Foreseen }\n  }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment Standing on LoanStanding {\n  status payoffAmount amountDue daysPastDue instalmentsLeft monthlyPayment lastDueOn\n}"): (typeof documents)["fragment Standing on LoanStanding {\n  status payoffAmount amountDue daysPastDue instalmentsLeft monthlyPayment lastDueOn\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment Requested on ApprovalRequest {\n  id act target amount assignedTo reason reasonPublic askedById askedBySubject askedAt status redacted\n  decidedById decidedBySubject decidedAt decision\n  member { id fullName city }\n  askedBy { id fullName }\n  decidedBy { id fullName }\n  loan { id title }\n  charge { id kind number }\n  bankLine { id bookedOn counterparty remittance }\n  transaction {\n    id type amount currency description status createdAt\n    counterparty { id fullName }\n  }\n}"): (typeof documents)["fragment Requested on ApprovalRequest {\n  id act target amount assignedTo reason reasonPublic askedById askedBySubject askedAt status redacted\n  decidedById decidedBySubject decidedAt decision\n  member { id fullName city }\n  askedBy { id fullName }\n  decidedBy { id fullName }\n  loan { id title }\n  charge { id kind number }\n  bankLine { id bookedOn counterparty remittance }\n  transaction {\n    id type amount currency description status createdAt\n    counterparty { id fullName }\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query Requests(\n  $status: [ApprovalStatus!], $memberId: ID, $target: ID,\n  $first: Int, $after: String, $last: Int, $before: String\n) {\n  approvalRequests(\n    status: $status, memberId: $memberId, target: $target,\n    first: $first, after: $after, last: $last, before: $before\n  ) {\n    nodes { ...Requested }\n    totalCount totalCountIsExact\n    pageInfo { hasNextPage hasPreviousPage startCursor endCursor }\n  }\n}"): (typeof documents)["query Requests(\n  $status: [ApprovalStatus!], $memberId: ID, $target: ID,\n  $first: Int, $after: String, $last: Int, $before: String\n) {\n  approvalRequests(\n    status: $status, memberId: $memberId, target: $target,\n    first: $first, after: $after, last: $last, before: $before\n  ) {\n    nodes { ...Requested }\n    totalCount totalCountIsExact\n    pageInfo { hasNextPage hasPreviousPage startCursor endCursor }\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment Waits on ApprovalRequest {\n  id act target askedById askedBySubject askedAt\n  askedBy { id fullName }\n}"): (typeof documents)["fragment Waits on ApprovalRequest {\n  id act target askedById askedBySubject askedAt\n  askedBy { id fullName }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment Recorded on AuditEntry {\n  number at actorKind actorId actorSubject actorName act targetKind targetId memberId refusedWith redacted amount\n  openReason: reason(unlessLook: true) openBefore: before(unlessLook: true) openAfter: after(unlessLook: true)\n  actor { id fullName }\n  member { id fullName }\n}"): (typeof documents)["fragment Recorded on AuditEntry {\n  number at actorKind actorId actorSubject actorName act targetKind targetId memberId refusedWith redacted amount\n  openReason: reason(unlessLook: true) openBefore: before(unlessLook: true) openAfter: after(unlessLook: true)\n  actor { id fullName }\n  member { id fullName }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query Trail(\n  $filter: AuditTrailFilter, $first: Int, $after: String, $last: Int, $before: String\n) {\n  auditTrail(filter: $filter, first: $first, after: $after, last: $last, before: $before) {\n    nodes { ...Recorded }\n    totalCount totalCountIsExact\n    pageInfo { hasNextPage hasPreviousPage startCursor endCursor }\n  }\n}"): (typeof documents)["query Trail(\n  $filter: AuditTrailFilter, $first: Int, $after: String, $last: Int, $before: String\n) {\n  auditTrail(filter: $filter, first: $first, after: $after, last: $last, before: $before) {\n    nodes { ...Recorded }\n    totalCount totalCountIsExact\n    pageInfo { hasNextPage hasPreviousPage startCursor endCursor }\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query Told($filter: AuditTrailFilter!) {\n  auditTrail(filter: $filter, first: 20) { nodes { number redacted reason before after } }\n}"): (typeof documents)["query Told($filter: AuditTrailFilter!) {\n  auditTrail(filter: $filter, first: 20) { nodes { number redacted reason before after } }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query Who {\n  me { id memberId }\n  platform { currency approvalAbove approvalDays }\n}"): (typeof documents)["query Who {\n  me { id memberId }\n  platform { currency approvalAbove approvalDays }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query Actors {\n  auditActors { id subject member { id fullName } }\n}"): (typeof documents)["query Actors {\n  auditActors { id subject member { id fullName } }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation UpdateWebhook($input: UpdateWebhookInput!) {\n  acted: updateWebhook(input: $input) { webhook { ...ShownWebhook } userErrors { code field message details } }\n}"): (typeof documents)["mutation UpdateWebhook($input: UpdateWebhookInput!) {\n  acted: updateWebhook(input: $input) { webhook { ...ShownWebhook } userErrors { code field message details } }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation RemoveWebhook($input: WebhookInput!) {\n    acted: removeWebhook(input: $input) { removed: webhook { id } userErrors { code field message details } }\n  }"): (typeof documents)["mutation RemoveWebhook($input: WebhookInput!) {\n    acted: removeWebhook(input: $input) { removed: webhook { id } userErrors { code field message details } }\n  }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation RetryDelivery($input: RetryWebhookDeliveryInput!) {\n    acted: retryWebhookDelivery(input: $input) { delivery { ...SentDelivery } userErrors { code field message details } }\n  }"): (typeof documents)["mutation RetryDelivery($input: RetryWebhookDeliveryInput!) {\n    acted: retryWebhookDelivery(input: $input) { delivery { ...SentDelivery } userErrors { code field message details } }\n  }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation RotateSecret($input: WebhookInput!) {\n  acted: rotateWebhookSecret(input: $input) { webhook { id secret } userErrors { code field message details } }\n}"): (typeof documents)["mutation RotateSecret($input: WebhookInput!) {\n  acted: rotateWebhookSecret(input: $input) { webhook { id secret } userErrors { code field message details } }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation CreateWebhook($input: CreateWebhookInput!) {\n  acted: createWebhook(input: $input) { webhook { ...ShownWebhook secret } userErrors { code field message details } }\n}"): (typeof documents)["mutation CreateWebhook($input: CreateWebhookInput!) {\n  acted: createWebhook(input: $input) { webhook { ...ShownWebhook secret } userErrors { code field message details } }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation ResendEvents($input: ResendWebhookEventsInput!) {\n  acted: resendWebhookEvents(input: $input) { webhook { ...ShownWebhook } userErrors { code field message details } }\n}"): (typeof documents)["mutation ResendEvents($input: ResendWebhookEventsInput!) {\n  acted: resendWebhookEvents(input: $input) { webhook { ...ShownWebhook } userErrors { code field message details } }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment ShownWebhook on Webhook {\n  id name url types payload disabledReason disabledAt failingSince lastSuccessAt createdAt\n}"): (typeof documents)["fragment ShownWebhook on Webhook {\n  id name url types payload disabledReason disabledAt failingSince lastSuccessAt createdAt\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query Webhooks { webhooks { ...ShownWebhook } }"): (typeof documents)["query Webhooks { webhooks { ...ShownWebhook } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment SentDelivery on WebhookDelivery {\n  id event sequence type state attempts attemptedAt status answer problem durationMs nextAttemptAt createdAt\n}"): (typeof documents)["fragment SentDelivery on WebhookDelivery {\n  id event sequence type state attempts attemptedAt status answer problem durationMs nextAttemptAt createdAt\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query Deliveries(\n  $webhook: ID!, $state: WebhookDeliveryState, $first: Int, $after: String, $last: Int, $before: String\n) {\n  webhook(id: $webhook) { ...ShownWebhook }\n  webhookDeliveries(webhook: $webhook, state: $state, first: $first, after: $after, last: $last, before: $before) {\n    nodes { ...SentDelivery }\n    totalCount totalCountIsExact\n    pageInfo { hasNextPage hasPreviousPage startCursor endCursor }\n  }\n}"): (typeof documents)["query Deliveries(\n  $webhook: ID!, $state: WebhookDeliveryState, $first: Int, $after: String, $last: Int, $before: String\n) {\n  webhook(id: $webhook) { ...ShownWebhook }\n  webhookDeliveries(webhook: $webhook, state: $state, first: $first, after: $after, last: $last, before: $before) {\n    nodes { ...SentDelivery }\n    totalCount totalCountIsExact\n    pageInfo { hasNextPage hasPreviousPage startCursor endCursor }\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment Work on WorkItem {\n  id kind subjectId memberId loanId since ageDays dueAt nextStep ownerId note lookAgainOn version amount counterparty topic rule\n  lastReminder { id sentAt operator { id fullName } }\n  member { id fullName city }\n  loan { id title }\n  owner { id fullName }\n}"): (typeof documents)["fragment Work on WorkItem {\n  id kind subjectId memberId loanId since ageDays dueAt nextStep ownerId note lookAgainOn version amount counterparty topic rule\n  lastReminder { id sentAt operator { id fullName } }\n  member { id fullName city }\n  loan { id title }\n  owner { id fullName }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query Worklist(\n  $kind: [WorkKind!], $ownerId: ID, $owned: Boolean, $postponed: Boolean, $sort: WorkSort,\n  $nextStep: [WorkStep!], $minDays: Int, $maxDays: Int, $minAmount: Money, $maxAmount: Money, $q: String,\n  $first: Int, $after: String, $last: Int, $before: String\n) {\n  worklist(\n    kind: $kind, ownerId: $ownerId, owned: $owned, postponed: $postponed, sort: $sort,\n    nextStep: $nextStep, minDays: $minDays, maxDays: $maxDays, minAmount: $minAmount, maxAmount: $maxAmount, q: $q,\n    first: $first, after: $after, last: $last, before: $before\n  ) {\n    nodes { ...Work }\n    totalCount totalCountIsExact\n    pageInfo { hasNextPage hasPreviousPage startCursor endCursor }\n  }\n}"): (typeof documents)["query Worklist(\n  $kind: [WorkKind!], $ownerId: ID, $owned: Boolean, $postponed: Boolean, $sort: WorkSort,\n  $nextStep: [WorkStep!], $minDays: Int, $maxDays: Int, $minAmount: Money, $maxAmount: Money, $q: String,\n  $first: Int, $after: String, $last: Int, $before: String\n) {\n  worklist(\n    kind: $kind, ownerId: $ownerId, owned: $owned, postponed: $postponed, sort: $sort,\n    nextStep: $nextStep, minDays: $minDays, maxDays: $maxDays, minAmount: $minAmount, maxAmount: $maxAmount, q: $q,\n    first: $first, after: $after, last: $last, before: $before\n  ) {\n    nodes { ...Work }\n    totalCount totalCountIsExact\n    pageInfo { hasNextPage hasPreviousPage startCursor endCursor }\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query WorkCounts(\n  $ownerId: ID, $owned: Boolean, $postponed: Boolean,\n  $nextStep: [WorkStep!], $minDays: Int, $maxDays: Int, $minAmount: Money, $maxAmount: Money, $q: String\n) {\n  workCounts(\n    ownerId: $ownerId, owned: $owned, postponed: $postponed,\n    nextStep: $nextStep, minDays: $minDays, maxDays: $maxDays, minAmount: $minAmount, maxAmount: $maxAmount, q: $q\n  ) { kind items }\n}"): (typeof documents)["query WorkCounts(\n  $ownerId: ID, $owned: Boolean, $postponed: Boolean,\n  $nextStep: [WorkStep!], $minDays: Int, $maxDays: Int, $minAmount: Money, $maxAmount: Money, $q: String\n) {\n  workCounts(\n    ownerId: $ownerId, owned: $owned, postponed: $postponed,\n    nextStep: $nextStep, minDays: $minDays, maxDays: $maxDays, minAmount: $minAmount, maxAmount: $maxAmount, q: $q\n  ) { kind items }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query WorkAbout($loanId: ID, $memberId: ID) {\n  worklist(loanId: $loanId, memberId: $memberId, first: 20) {\n    nodes { ...Work }\n    totalCount totalCountIsExact\n  }\n}"): (typeof documents)["query WorkAbout($loanId: ID, $memberId: ID) {\n  worklist(loanId: $loanId, memberId: $memberId, first: 20) {\n    nodes { ...Work }\n    totalCount totalCountIsExact\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query WorkOperators {\n  workOperators { id fullName }\n}"): (typeof documents)["query WorkOperators {\n  workOperators { id fullName }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query HelpAsked($id: ID!) {\n  helpRequest(id: $id) { id thread { fromMember text } }\n}"): (typeof documents)["query HelpAsked($id: ID!) {\n  helpRequest(id: $id) { id thread { fromMember text } }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation UpdateWork($input: UpdateWorkItemInput!) {\n  acted: updateWorkItem(input: $input) {\n    item { ...Work }\n    userErrors { code field message details }\n  }\n}"): (typeof documents)["mutation UpdateWork($input: UpdateWorkItemInput!) {\n  acted: updateWorkItem(input: $input) {\n    item { ...Work }\n    userErrors { code field message details }\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment AgreedTerms on Loan {\n  interestRate repaymentPeriodMonths\n  planChanges(last: 50) { nodes { id kind extend rate status effectiveOn } }\n  repaymentSchedule { instalments { dueOn payment prepaid } }\n}"): (typeof documents)["fragment AgreedTerms on Loan {\n  interestRate repaymentPeriodMonths\n  planChanges(last: 50) { nodes { id kind extend rate status effectiveOn } }\n  repaymentSchedule { instalments { dueOn payment prepaid } }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment WhenLate on LateTerms {\n  toleranceAmount tolerancePercent interest penalty { points rate graceDays }\n  lateFee { amount percent afterDays repeats } withdrawWhileLate\n}"): (typeof documents)["fragment WhenLate on LateTerms {\n  toleranceAmount tolerancePercent interest penalty { points rate graceDays }\n  lateFee { amount percent afterDays repeats } withdrawWhileLate\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment LendersPlanChange on PlanChange {\n  ...PlanChangeLine\n  ownPart {\n    interestBefore interestAfter lastDueBefore lastDueAfter\n    expected { month before after }\n  }\n}"): (typeof documents)["fragment LendersPlanChange on PlanChange {\n  ...PlanChangeLine\n  ownPart {\n    interestBefore interestAfter lastDueBefore lastDueAfter\n    expected { month before after }\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment PlanChangeLine on PlanChange {\n  id kind from to instalments extend dueDay months rate reason byOperator status effectiveOn undoReason undoneAt\n  totals { interestBefore interestAfter paymentBefore paymentAfter toPayBefore toPayAfter lastDueBefore lastDueAfter }\n}"): (typeof documents)["fragment PlanChangeLine on PlanChange {\n  id kind from to instalments extend dueDay months rate reason byOperator status effectiveOn undoReason undoneAt\n  totals { interestBefore interestAfter paymentBefore paymentAfter toPayBefore toPayAfter lastDueBefore lastDueAfter }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment MemberFacts on Member {\n  verificationStatus memberSince occupation bio\n}"): (typeof documents)["fragment MemberFacts on Member {\n  verificationStatus memberSince occupation bio\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment BorrowerRecordFacts on BorrowerRecord {\n  loansRepaid loansDefaulted currentlyLate paymentsDue paymentsOnTime longestDelayDays\n}"): (typeof documents)["fragment BorrowerRecordFacts on BorrowerRecord {\n  loansRepaid loansDefaulted currentlyLate paymentsDue paymentsOnTime longestDelayDays\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query Portfolio {\n  me {\n    id\n    wallet { id currency }\n    portfolio {\n      invested pending outstanding repaid earned late late30 late60 late90 lateOver90 defaulted writtenOff\n      byRisk { riskLevel outstanding pending late30 late60 late90 lateOver90 defaulted writtenOff }\n      byMonth { month invested principal interest charges fees losses }\n      annualReturn annualReturnIfLateLost expected { month principal interest fees }\n      outlook { yearly yearlyLoss afterLosses leftOut }\n    }\n    standingOrderResults { outOfMoneySince }\n    preferences { userId autoInvestReserve }\n    # The oldest that was paid out.\n    investments(status: [ACTIVE, REPAID, DEFAULTED], last: 1) { nodes { id loan { id disbursementDate } } }\n  }\n  platform { investmentMin }\n}"): (typeof documents)["query Portfolio {\n  me {\n    id\n    wallet { id currency }\n    portfolio {\n      invested pending outstanding repaid earned late late30 late60 late90 lateOver90 defaulted writtenOff\n      byRisk { riskLevel outstanding pending late30 late60 late90 lateOver90 defaulted writtenOff }\n      byMonth { month invested principal interest charges fees losses }\n      annualReturn annualReturnIfLateLost expected { month principal interest fees }\n      outlook { yearly yearlyLoss afterLosses leftOut }\n    }\n    standingOrderResults { outOfMoneySince }\n    preferences { userId autoInvestReserve }\n    # The oldest that was paid out.\n    investments(status: [ACTIVE, REPAID, DEFAULTED], last: 1) { nodes { id loan { id disbursementDate } } }\n  }\n  platform { investmentMin }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query Investments($status: [InvestmentStatus!], $late: Boolean, $automatic: Boolean, $q: String, $sort: InvestmentSort, $first: Int, $after: String, $summed: Boolean = false) {\n  me {\n    id\n    investmentTotals(status: $status, late: $late, automatic: $automatic, q: $q) @include(if: $summed) {\n      count invested pending released outstanding late repaid earned\n    }\n    investments(status: $status, late: $late, automatic: $automatic, q: $q, sort: $sort, first: $first, after: $after) {\n      nodes {\n        id amount status principalRepaid principalOutstanding overdue recovered interestEarned chargesEarned automatic reflectionEndsAt createdAt\n        loan {\n          id title currency interestRate status paused expiresAt fundedPercent writtenOffAt daysPastDue amountRequested amountDue chargesDue\n          borrower { id fullName }\n          nextDue { number dueOn }\n          planChanges(last: 1) { nodes { ...LendersPlanChange } }\n        }\n      }\n      pageInfo { hasNextPage endCursor }\n    }\n  }\n  platform { investmentCancel }\n}"): (typeof documents)["query Investments($status: [InvestmentStatus!], $late: Boolean, $automatic: Boolean, $q: String, $sort: InvestmentSort, $first: Int, $after: String, $summed: Boolean = false) {\n  me {\n    id\n    investmentTotals(status: $status, late: $late, automatic: $automatic, q: $q) @include(if: $summed) {\n      count invested pending released outstanding late repaid earned\n    }\n    investments(status: $status, late: $late, automatic: $automatic, q: $q, sort: $sort, first: $first, after: $after) {\n      nodes {\n        id amount status principalRepaid principalOutstanding overdue recovered interestEarned chargesEarned automatic reflectionEndsAt createdAt\n        loan {\n          id title currency interestRate status paused expiresAt fundedPercent writtenOffAt daysPastDue amountRequested amountDue chargesDue\n          borrower { id fullName }\n          nextDue { number dueOn }\n          planChanges(last: 1) { nodes { ...LendersPlanChange } }\n        }\n      }\n      pageInfo { hasNextPage endCursor }\n    }\n  }\n  platform { investmentCancel }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query Statement($direction: TransactionDirection, $since: DateTime, $until: DateTime, $first: Int = 30, $after: String) {\n  me {\n    id memberId\n    transactions(first: $first, after: $after, direction: $direction, since: $since, until: $until) {\n      nodes {\n        id type direction amount currency balanceChange balanceAfter status description reference principal interest charges fee createdAt reversedAt reversalReason\n        reverses { id type direction createdAt reversalReason }\n        counterparty { id fullName }\n        loan { id title borrowerId borrower { id fullName } }\n      }\n      pageInfo { hasNextPage endCursor }\n    }\n  }\n}"): (typeof documents)["query Statement($direction: TransactionDirection, $since: DateTime, $until: DateTime, $first: Int = 30, $after: String) {\n  me {\n    id memberId\n    transactions(first: $first, after: $after, direction: $direction, since: $since, until: $until) {\n      nodes {\n        id type direction amount currency balanceChange balanceAfter status description reference principal interest charges fee createdAt reversedAt reversalReason\n        reverses { id type direction createdAt reversalReason }\n        counterparty { id fullName }\n        loan { id title borrowerId borrower { id fullName } }\n      }\n      pageInfo { hasNextPage endCursor }\n    }\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query StatementOldest($since: DateTime, $until: DateTime) {\n  me {\n    id\n    transactions(last: 1, since: $since, until: $until) { nodes { id currency balanceAfter balanceChange } }\n  }\n}"): (typeof documents)["query StatementOldest($since: DateTime, $until: DateTime) {\n  me {\n    id\n    transactions(last: 1, since: $since, until: $until) { nodes { id currency balanceAfter balanceChange } }\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query StatementSince {\n  me { id createdAt }\n  platform { businessTimezone }\n}"): (typeof documents)["query StatementSince {\n  me { id createdAt }\n  platform { businessTimezone }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query StatementYear($year: Year!) {\n  me { id taxYear(year: $year) { since until } }\n}"): (typeof documents)["query StatementYear($year: Year!) {\n  me { id taxYear(year: $year) { since until } }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "subscription MoneyMoved {\n  walletChanged { id version balance availableBalance heldBalance }\n}"): (typeof documents)["subscription MoneyMoved {\n  walletChanged { id version balance availableBalance heldBalance }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation AskForExport {\n  requestDataExport {\n    dataExport { id status expiresAt }\n    userErrors { code field message details }\n  }\n}"): (typeof documents)["mutation AskForExport {\n  requestDataExport {\n    dataExport { id status expiresAt }\n    userErrors { code field message details }\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query Export($id: ID!) {\n  dataExport(id: $id) { id status expiresAt }\n}"): (typeof documents)["query Export($id: ID!) {\n  dataExport(id: $id) { id status expiresAt }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query LastExport {\n  me {\n    id\n    notifications(kind: [DATA_EXPORT_READY], first: 1) {\n      nodes { id details { kind ... on DataExportReadyDetails { dataExportId expiresAt } } }\n    }\n  }\n}"): (typeof documents)["query LastExport {\n  me {\n    id\n    notifications(kind: [DATA_EXPORT_READY], first: 1) {\n      nodes { id details { kind ... on DataExportReadyDetails { dataExportId expiresAt } } }\n    }\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation Erase {\n  requestErasure {\n    erasure { memberId kept { kind until } }\n    userErrors { code field message details }\n  }\n}"): (typeof documents)["mutation Erase {\n  requestErasure {\n    erasure { memberId kept { kind until } }\n    userErrors { code field message details }\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query Looks {\n  looksAtMe { at purpose operator }\n}"): (typeof documents)["query Looks {\n  looksAtMe { at purpose operator }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment OwnProfile on Profile {\n  id version fullName city userType verificationStatus bio occupation latitude longitude monthlyIncome\n  member { id fullName city userType verificationStatus bio occupation latitude longitude memberSince }\n}"): (typeof documents)["fragment OwnProfile on Profile {\n  id version fullName city userType verificationStatus bio occupation latitude longitude monthlyIncome\n  member { id fullName city userType verificationStatus bio occupation latitude longitude memberSince }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query OwnProfilePage {\n  me { ...OwnProfile preferences { userId showOnMap } }\n  platform { currency documents }\n}"): (typeof documents)["query OwnProfilePage {\n  me { ...OwnProfile preferences { userId showOnMap } }\n  platform { currency documents }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query OwnIdentity {\n  verification { level reachedAt lostBecause check { id state } }\n  me { id verificationStatus }\n  bankAccounts { id mandate { id } }\n}"): (typeof documents)["query OwnIdentity {\n  verification { level reachedAt lostBecause check { id state } }\n  me { id verificationStatus }\n  bankAccounts { id mandate { id } }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation SaveProfile($input: UpdateProfileInput!) {\n  updateProfile(input: $input) { profile { ...OwnProfile } userErrors { code field message } }\n}"): (typeof documents)["mutation SaveProfile($input: UpdateProfileInput!) {\n  updateProfile(input: $input) { profile { ...OwnProfile } userErrors { code field message } }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation ShowOnMap($input: UpdatePreferencesInput!) {\n  updatePreferences(input: $input) { preferences { userId showOnMap } userErrors { code field message } }\n}"): (typeof documents)["mutation ShowOnMap($input: UpdatePreferencesInput!) {\n  updatePreferences(input: $input) { preferences { userId showOnMap } userErrors { code field message } }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query LenderTest {\n  me { id wallet { id currency } }\n  lenderTest {\n    missing hash questions { name text answers { name text } }\n    newest { id result warning netWorth bearableLoss }\n  }\n}"): (typeof documents)["query LenderTest {\n  me { id wallet { id currency } }\n  lenderTest {\n    missing hash questions { name text answers { name text } }\n    newest { id result warning netWorth bearableLoss }\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query LargeWarning { lenderTest { warning } }"): (typeof documents)["query LargeWarning { lenderTest { warning } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation TakeLenderTest($input: TakeLenderTestInput!) {\n  takeLenderTest(input: $input) {\n    lenderTest { id result warning netWorth bearableLoss }\n    userErrors { code field message }\n  }\n}"): (typeof documents)["mutation TakeLenderTest($input: TakeLenderTestInput!) {\n  takeLenderTest(input: $input) {\n    lenderTest { id result warning netWorth bearableLoss }\n    userErrors { code field message }\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation AcknowledgeLenderTest($input: AcknowledgeLenderTestInput!) {\n  acknowledgeLenderTest(input: $input) {\n    lenderTest { id }\n    userErrors { code field message }\n  }\n}"): (typeof documents)["mutation AcknowledgeLenderTest($input: AcknowledgeLenderTestInput!) {\n  acknowledgeLenderTest(input: $input) {\n    lenderTest { id }\n    userErrors { code field message }\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation LeaveInvestment($input: CancelInvestmentInput!) {\n  cancelInvestment(input: $input) {\n    investment { id status }\n    loan { id version status amountFunded amountRemaining fundedPercent myInvestment lentToBorrower }\n    wallet { id version balance availableBalance heldBalance }\n    userErrors { code field message }\n  }\n}"): (typeof documents)["mutation LeaveInvestment($input: CancelInvestmentInput!) {\n  cancelInvestment(input: $input) {\n    investment { id status }\n    loan { id version status amountFunded amountRemaining fundedPercent myInvestment lentToBorrower }\n    wallet { id version balance availableBalance heldBalance }\n    userErrors { code field message }\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "subscription ClockChanged {\n  clockChanged { now businessDate readyAt }\n}"): (typeof documents)["subscription ClockChanged {\n  clockChanged { now businessDate readyAt }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation AdvanceClock($input: AdvanceClockInput!) {\n  advanceClock(input: $input) { clock { now businessDate readyAt } userErrors { message } }\n}"): (typeof documents)["mutation AdvanceClock($input: AdvanceClockInput!) {\n  advanceClock(input: $input) { clock { now businessDate readyAt } userErrors { message } }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query NextDue($me: ID!) {\n  loans(filter: { borrowerId: $me, status: ACTIVE }, first: 10) { nodes { id schedule { dueOn status } } }\n  me { id investments(status: ACTIVE, first: 10) { nodes { id loan { id schedule { dueOn status } } } } }\n}"): (typeof documents)["query NextDue($me: ID!) {\n  loans(filter: { borrowerId: $me, status: ACTIVE }, first: 10) { nodes { id schedule { dueOn status } } }\n  me { id investments(status: ACTIVE, first: 10) { nodes { id loan { id schedule { dueOn status } } } } }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query Mailbox {\n  sandboxMailbox(first: 50) { nodes { id address subject text dueAt sentAt } }\n}"): (typeof documents)["query Mailbox {\n  sandboxMailbox(first: 50) { nodes { id address subject text dueAt sentAt } }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query WhoAmI { me { id memberId } }"): (typeof documents)["query WhoAmI { me { id memberId } }"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query Language {\n  me { id preferences { userId language languageChosen } }\n}"): (typeof documents)["query Language {\n  me { id preferences { userId language languageChosen } }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation PreferLanguage($input: UpdatePreferencesInput!) {\n  updatePreferences(input: $input) { preferences { userId version language languageChosen } userErrors { message } }\n}"): (typeof documents)["mutation PreferLanguage($input: UpdatePreferencesInput!) {\n  updatePreferences(input: $input) { preferences { userId version language languageChosen } userErrors { message } }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query Start {\n  me {\n    id\n    current: loans(status: [DRAFT, SUBMITTED, OPEN, FUNDED, ACTIVE, DEFAULTED], first: 1) { nodes { id } }\n    investments(first: 1) { nodes { id } }\n    loans(first: 1) { nodes { id } }\n  }\n}"): (typeof documents)["query Start {\n  me {\n    id\n    current: loans(status: [DRAFT, SUBMITTED, OPEN, FUNDED, ACTIVE, DEFAULTED], first: 1) { nodes { id } }\n    investments(first: 1) { nodes { id } }\n    loans(first: 1) { nodes { id } }\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query Agreement($id: ID!) {\n  agreement(id: $id) { id title version text }\n}"): (typeof documents)["query Agreement($id: ID!) {\n  agreement(id: $id) { id title version text }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation AcceptAgreement($input: AcceptAgreementInput!) {\n  acceptAgreement(input: $input) {\n    acceptance { id }\n    userErrors { code field message }\n  }\n}"): (typeof documents)["mutation AcceptAgreement($input: AcceptAgreementInput!) {\n  acceptAgreement(input: $input) {\n    acceptance { id }\n    userErrors { code field message }\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation StartVerification($input: StartVerificationInput!) {\n  startVerification(input: $input) {\n    verification { id state url }\n    userErrors { code field message }\n  }\n}"): (typeof documents)["mutation StartVerification($input: StartVerificationInput!) {\n  startVerification(input: $input) {\n    verification { id state url }\n    userErrors { code field message }\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query Bank {\n  me { id fullName }\n  platform { bankAccounts withdrawsToBank }\n  bankAccounts { ...OwnBankAccount }\n  bankTransferDetails { holder iban bic reference }\n}"): (typeof documents)["query Bank {\n  me { id fullName }\n  platform { bankAccounts withdrawsToBank }\n  bankAccounts { ...OwnBankAccount }\n  bankTransferDetails { holder iban bic reference }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment OwnBankAccount on BankAccount {\n  id holder kind country lastDigits usableAt\n  mandate { id reference signedAt }\n}"): (typeof documents)["fragment OwnBankAccount on BankAccount {\n  id holder kind country lastDigits usableAt\n  mandate { id reference signedAt }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation AddBankAccount($input: AddBankAccountInput!) {\n  addBankAccount(input: $input) {\n    bankAccount { ...OwnBankAccount }\n    userErrors { code field message details }\n  }\n}"): (typeof documents)["mutation AddBankAccount($input: AddBankAccountInput!) {\n  addBankAccount(input: $input) {\n    bankAccount { ...OwnBankAccount }\n    userErrors { code field message details }\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation RemoveBankAccount($input: BankAccountInput!) {\n  changed: removeBankAccount(input: $input) {\n    bankAccount { id }\n    userErrors { code field message details }\n  }\n}"): (typeof documents)["mutation RemoveBankAccount($input: BankAccountInput!) {\n  changed: removeBankAccount(input: $input) {\n    bankAccount { id }\n    userErrors { code field message details }\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation SignMandate($input: BankAccountInput!) {\n  changed: signMandate(input: $input) {\n    bankAccount { ...OwnBankAccount }\n    userErrors { code field message details }\n  }\n}"): (typeof documents)["mutation SignMandate($input: BankAccountInput!) {\n  changed: signMandate(input: $input) {\n    bankAccount { ...OwnBankAccount }\n    userErrors { code field message details }\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation WithdrawMandate($input: BankAccountInput!) {\n  changed: withdrawMandate(input: $input) {\n    bankAccount { ...OwnBankAccount }\n    userErrors { code field message details }\n  }\n}"): (typeof documents)["mutation WithdrawMandate($input: BankAccountInput!) {\n  changed: withdrawMandate(input: $input) {\n    bankAccount { ...OwnBankAccount }\n    userErrors { code field message details }\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query Wallet {\n  me { id wallet { ...OwnWallet } }\n}\n\nfragment OwnWallet on Wallet {\n  id version currency balance availableBalance heldBalance pendingBalance owed\n}"): (typeof documents)["query Wallet {\n  me { id wallet { ...OwnWallet } }\n}\n\nfragment OwnWallet on Wallet {\n  id version currency balance availableBalance heldBalance pendingBalance owed\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query DueNext {\n  me { id loans(status: [ACTIVE], first: 50) { nodes { id currency amountDue nextDue { number dueOn payment paid } } } }\n}"): (typeof documents)["query DueNext {\n  me { id loans(status: [ACTIVE], first: 50) { nodes { id currency amountDue nextDue { number dueOn payment paid } } } }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "subscription WalletChanged {\n  walletChanged { ...OwnWallet }\n}"): (typeof documents)["subscription WalletChanged {\n  walletChanged { ...OwnWallet }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation Deposit($input: DepositInput!) {\n  deposit(input: $input) {\n    transaction { ...Paid }\n    wallet { ...OwnWallet }\n    userErrors { code field message details }\n  }\n}"): (typeof documents)["mutation Deposit($input: DepositInput!) {\n  deposit(input: $input) {\n    transaction { ...Paid }\n    wallet { ...OwnWallet }\n    userErrors { code field message details }\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment Paid on Transaction {\n  id type amount currency status paymentUrl\n  payment { id state reason provider bankAccountId }\n}"): (typeof documents)["fragment Paid on Transaction {\n  id type amount currency status paymentUrl\n  payment { id state reason provider bankAccountId }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation Withdraw($input: WithdrawInput!) {\n  withdraw(input: $input) {\n    transaction { ...Paid }\n    wallet { ...OwnWallet }\n    userErrors { code field message details }\n  }\n}"): (typeof documents)["mutation Withdraw($input: WithdrawInput!) {\n  withdraw(input: $input) {\n    transaction { ...Paid }\n    wallet { ...OwnWallet }\n    userErrors { code field message details }\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query Payments {\n  underway: payments(first: 20, state: [PENDING, REQUESTED, APPROVED, SENT, UNKNOWN, DISPUTED]) {\n    nodes { ...OwnPayment }\n    pageInfo { hasNextPage }\n  }\n  undone: payments(first: 5, state: [FAILED, CANCELED, RETURNED]) { nodes { ...OwnPayment } }\n}"): (typeof documents)["query Payments {\n  underway: payments(first: 20, state: [PENDING, REQUESTED, APPROVED, SENT, UNKNOWN, DISPUTED]) {\n    nodes { ...OwnPayment }\n    pageInfo { hasNextPage }\n  }\n  undone: payments(first: 5, state: [FAILED, CANCELED, RETURNED]) { nodes { ...OwnPayment } }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "subscription PaymentChanged {\n  paymentChanged { ...OwnPayment }\n}"): (typeof documents)["subscription PaymentChanged {\n  paymentChanged { ...OwnPayment }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment OwnPayment on Payment {\n  id direction amount currency state paymentUrl reason reasonCode provider bankAccountId loanId counterpartyId createdAt endedAt\n  counterparty { id fullName }\n}"): (typeof documents)["fragment OwnPayment on Payment {\n  id direction amount currency state paymentUrl reason reasonCode provider bankAccountId loanId counterpartyId createdAt endedAt\n  counterparty { id fullName }\n}"];

export function graphql(source: string) {
  return (documents as any)[source] ?? {};
}

export type DocumentType<TDocumentNode extends DocumentNode<any, any>> = TDocumentNode extends DocumentNode<  infer TType,  any>  ? TType  : never;