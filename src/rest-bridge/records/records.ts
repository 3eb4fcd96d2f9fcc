import { type FragmentDefinitionNode, type GraphQLSchema, Kind, parse } from 'graphql'
import { operatorRecords } from './operators.ts'

/** GraphQL's camelCase as REST's snake_case. */
export function snakeCase(name: string): string {
  return name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
}

/** A path of field names such as `input.amountRequested`, in snake_case. */
export function snakePath(path: string): string {
  return path.split('.').map(snakeCase).join('.')
}

/** A text in which GraphQL's field names become REST's. */
export function snakeText(text: string): string {
  return text.replaceAll(/\b[a-z]+(?:[A-Z][a-z]+)+\b/g, snakeCase)
}

/** The records' fields in REST: written out, so that the GraphQL types can grow without changing REST. */
export const records = parse(`
  fragment ProfileRecord on Profile {
    id: memberId fullName city userType verificationStatus bio occupation latitude longitude
    creditScore monthlyIncome externalId metadata createdAt updatedAt version
  }
  fragment FrozenAccountRecord on FrozenAccount { reason frozenAt closedAt wallet { ...WalletRecord } }
  fragment MemberRecord on Member { id fullName city userType verificationStatus bio occupation latitude longitude memberSince }
  fragment LoanRecord on Loan {
    id borrowerId title description amountRequested interestRate repaymentPeriodMonths purpose
    riskLevel status paused amountFunded locationLatitude locationLongitude locationDescription
    createdAt updatedAt disbursementDate reflectionEndsAt
    currency publishedAt expiresAt amountDue payoffAmount chargesDue principalOutstanding daysPastDue
    apr aprReason originationFee netProceeds writtenOffAt writtenOffAmount recovered autopay lateTerms { ...LateTermsRecord }
    withdrawalDays withdrawableUntil withdrawnAt repayBy feeRefund feeRefunded aprAfterRefund externalId metadata version
  }
  fragment PreferencesRecord on Preferences {
    userId language languageChosen timezone emailNotifications emailDigest pushNotifications notificationTypes showOnMap
    minInterestRate maxTermMonths minAmount maxAmount riskLevels purposes maxDistanceKm onlyVerifiedBorrowers
    autoInvestEnabled autoInvestMaxPerLoan autoInvestMaxPerBorrower matchNotifications autoInvestBudget autoInvestReserve autoInvestPauseHours autoInvestKeepsInstalments autoInvestWarnedUpTo
    autopay updatedAt version
  }
  fragment SavedSearchRecord on SavedSearch {
    id name q minInterestRate maxInterestRate minTermMonths maxTermMonths minAmount maxAmount riskLevels purposes maxDistanceKm onlyVerifiedBorrowers notifies createdAt updatedAt version
  }
  fragment InvestmentRecord on Investment {
    id loanId lenderId amount interestRate sharePercent status principalRepaid interestEarned chargesEarned
    principalOutstanding accruedInterest recovered realisedReturn automatic reflectionEndsAt warningAcknowledged createdAt updatedAt lender { id fullName city }
  }
  fragment CashFlowRecord on CashFlowEntry {
    id category amount currency balanceChange balanceAfter description loanId investmentId counterpartyId createdAt
    transactionId
  }
  fragment ApprovalRequestRecord on ApprovalRequest {
    id act target memberId amount reason reasonPublic askedById askedBySubject askedAt status decidedById decidedBySubject decidedAt
    decision redacted mode valueDate assignedTo
  }
  fragment PlatformRecord on Platform {
    currency currencyDecimals loanAmountMin loanAmountMax interestRateMax repaymentPeriodMonthsMax investmentMin
    loanInvestmentsMax fundingWindowDays defaultAfterDays lateTerms { ...LateTermsRecord } withdrawalDays feeRefund borrowWhileLate investmentCancel planNoticeDays dueDayChanges notificationRetentionDays originationFee serviceFee businessTimezone aprMethod
    verifiedBorrowersOnly bankAccounts withdrawsToBank canHoldMoney approvalAbove approvalDays sendsLetters documents
    supportEmail
  }
  fragment LateTermsRecord on LateTerms {
    toleranceAmount tolerancePercent interest
    penalty { points rate graceDays } lateFee { amount percent afterDays repeats to } allocation withdrawWhileLate
  }
  fragment PlanChangeRecord on PlanChange {
    id loanId kind from to instalments extend interest dueDay months rate reason byOperator status effectiveOn
    voidReason undoReason undoneAt totals { ...PlanTotalsRecord } ownPart { interestBefore interestAfter lastDueBefore lastDueAfter expected { month before after } } createdAt
  }
  fragment PlanTotalsRecord on PlanTotals {
    interestBefore interestAfter paymentBefore paymentAfter toPayBefore toPayAfter lastDueBefore lastDueAfter valueBefore valueAfter loss lossPercent material
  }
  fragment ClockRecord on Clock {
    now businessDate readyAt
  }
  fragment LoanEventRecord on LoanEvent {
    id from to reason actorId byOperator createdAt
  }
  fragment SimilarLoansRecord on SimilarLoans { loans amountFrom amountBelow monthsFrom monthsTo rateFrom rateTo medianMinutes }
  fragment BorrowerRecordRecord on BorrowerRecord {
    loansRepaid loansDefaulted currentlyLate paymentsDue paymentsOnTime longestDelayDays
  }
  fragment InvestmentTotalsRecord on InvestmentTotals { count invested pending released outstanding late repaid earned }
  fragment PortfolioRecord on Portfolio {
    invested pending outstanding repaid earned late late30 late60 late90 lateOver90 defaulted writtenOff
    byRisk { ...PortfolioRiskRecord }
    annualReturn annualReturnIfLateLost byMonth { ...PortfolioMonthRecord } expected { ...ExpectedMonthRecord }
    outlook { yearly yearlyLoss afterLosses outstanding leftOut }
  }
  fragment ExpectedMonthRecord on ExpectedMonth {
    month principal interest fees amount
  }
  fragment PortfolioRiskRecord on PortfolioRisk {
    riskLevel invested pending outstanding repaid earned late late30 late60 late90 lateOver90 defaulted writtenOff
  }
  fragment PortfolioMonthRecord on PortfolioMonth {
    month invested principal interest charges fees losses
  }
  fragment DocumentRecord on Document { id kind title version language period loanId replacesId replacedById hash bytes figures madeAt }
  fragment RepaymentReceiptRecord on RepaymentReceipt { id loanId amount principal interest interestAhead charges chargeKind principalLeft prepayment effect { ...RepaymentEffectRecord } reference paidAt undoneAt undoReason requestedAt } fragment RepaymentEffectRecord on RepaymentEffect { interestSaved instalmentsPaid nextDueOn nextDueAmount monthlyPayment monthlyBefore lastDueOn lastDueBefore }
  fragment PayoffLetterRecord on PayoffLetter { id loanId until amount principal interest charges status requestedAt }
  fragment TaxYearRecord on TaxYear { year currency since until complete interest charges fees loanFees compensation losses recoveries interestPaid chargesPaid country }
  fragment TaxFormRecord on TaxForm { form required from dueOn boxes { box amount figures } source }
  fragment TaxLineRecord on TaxLine { id figure amount currency transactionId description loanId investmentId createdAt }
  fragment InstalmentRecord on Instalment {
    number dueOn principal interest payment prepaid balance paid chargesDue status
  }
  fragment OwnPaymentRecord on OwnPayment { number dueOn principal interest amount } fragment ChargeRecord on Charge {
    id loanId kind number dueDate: dueOn amount paid waived outstanding reason waivedReason
  }
  fragment OverdueInterestRecord on OverdueInterest { number since principal penalty rate interest }
  fragment KeyFactsRecord on KeyFacts { heading facts { name value } early late }
  fragment QuotedInstalmentRecord on QuotedInstalment {
    number dueOn principal interest payment balance
  }
  fragment FormerInstalmentRecord on FormerInstalment {
    number dueOn principal interest payment prepaid balance replacedAt
  }
  fragment OpportunityRecord on Opportunity {
    loan { ...LoanRecord }
    amountRemaining fundedPercent estimatedMonthlyPayment estimatedTotalInterest apr aprReason
    netYield yearlyLoss minInvestment maxInvestment distanceKm matchScore matchReasons matchMisses myInvestment expiresAt
  }
  fragment MarkerRecord on Marker {
    id kind latitude longitude title subtitle status amountRequested amountFunded riskLevel userType
    count bbox interestRate repaymentPeriodMonths expansionZoom
  }
  fragment NotificationRecord on Notification {
    id userId kind type title message data read readAt createdAt cursor
  }
  fragment WalletRecord on Wallet {
    id userId currency balance availableBalance heldBalance pendingBalance advancedBalance owed createdAt updatedAt
  }
  fragment MemberSummaryRecord on MemberSummary {
    id: memberId fullName city userType verificationStatus blocked createdAt updatedAt
  }
  fragment MemberFileRecord on MemberFile {
    id: memberId fullName city userType verificationStatus blocked latitude longitude creditScore
    monthlyIncome externalId metadata createdAt updatedAt version block { ...MemberBlockRecord }
    wallet { ...WalletRecord }
    money { ...MemberMoneyRecord }
    verification { ...VerificationRecord } lenderTest { ...LenderTestRecord }
    emailAddress { ...EmailAddressRecord }
    erasure { ...ErasureRecord }
  }
  fragment MemberBlockRecord on MemberBlock { blockedAt closedAt reason note operatorId }
  fragment EmailAddressRecord on EmailAddress { address fromToken pendingAddress pendingSince bouncedAt bounceReason }
  fragment VerificationRecord on Verification {
    level reachedAt evidence expiresAt lostAt lostBecause check { ...VerificationCheckRecord }
    acts { act allowed left level }
  }
  fragment VerificationCheckRecord on VerificationCheck { id state level provider url token createdAt updatedAt }
  fragment LenderTestRecord on LenderTest {
    missing sophisticatedUntil reflectionHours warningAbove warning version hash questions { name text answers { name text } }
    newest { ...TakenLenderTestRecord }
  }
  fragment TakenLenderTestRecord on TakenLenderTest {
    id version hash answers { question answer } result warning netWorth bearableLoss takenAt acknowledgedAt endsAt
  }
  fragment AgreementRecord on Agreement {
    id name version title hash appliesFrom current acts acceptance { ...AcceptanceRecord }
  }
  fragment AcceptanceRecord on Acceptance {
    id agreementId hash acceptedAt addressPrefix userAgent
  }
  fragment LetterRecord on Letter {
    id memberId kind state address subject text html dueAt sentAt problem createdAt
  }
  fragment AuditEntryRecord on AuditEntry {
    number at actorKind actorId actorSubject actorName act targetKind targetId memberId refusedWith amount reason before
    after redacted previousHash hash
  }
  fragment EventRecord on Event {
    id sequence type createdAt data
  }
  fragment DataExportRecord on DataExport {
    id status requestedAt readyAt expiresAt fetchedAt bytes
  }
  fragment LookAtMeRecord on LookAtMe { at purpose operator }
  fragment ErasureRecord on Erasure { memberId status erasedAt kept { kind until } }
  fragment OperatorNoteRecord on OperatorNote { id memberId loanId authorId text file { name sha256 size } createdAt }
  fragment CaseRecord on Case {
    id memberId rule state outcome reason holdsMoney canHoldMoney assigneeId dueAt proposal proposedById openedById createdAt updatedAt closedAt
  }
  fragment CaseEntryRecord on CaseEntry {
    id act at actorId rule text decision file { name sha256 size }
    finding { amountIn amountOut senders sentByIds counterpartyId transactionId until listed }
    assigneeId dueAt paymentIds refusedWith
  }
  fragment WebhookRecord on Webhook {
    id name url types payload secret disabledReason disabledAt failingSince lastSuccessAt createdAt updatedAt
  }
  fragment WebhookDeliveryRecord on WebhookDelivery {
    id event sequence type state attempts attemptedAt status answer problem durationMs nextAttemptAt createdAt
  }
  fragment AuditActorRecord on AuditActor {
    id subject
    member { id fullName city }
  }
  fragment TransactionRecord on Transaction {
    id walletId type direction amount currency balanceChange balanceAfter status description
    reference counterpartyId loanId investmentId paymentId paymentUrl principal interest charges fee
    reversedAt reversalReason reversesId externalId metadata createdAt
  }
  fragment PaymentRecord on Payment {
    id memberId direction amount currency state provider reference paymentUrl reason reasonCode counterpartyId bankAccountId loanId description transactionId
    externalId metadata createdAt updatedAt settledAt endedAt
  }
  fragment BankAccountRecord on BankAccount {
    id holder kind country lastDigits usableAt mandate { ...MandateRecord } createdAt
  }
  fragment MandateRecord on Mandate { id reference signedAt }
  fragment BankTransferDetailsRecord on BankTransferDetails {
    holder iban bic reference
  }
  ${operatorRecords}
`).definitions as readonly FragmentDefinitionNode[]

/** The records of a schema: only a sandbox has a clock. */
export function recordsOf(schema: GraphQLSchema): readonly FragmentDefinitionNode[] {
  return records.filter(
    ({ typeCondition: { name } }) =>
      name.value !== 'Clock' || schema.getType('Clock') !== undefined,
  )
}

/** The REST names of a record's fields. */
export function recordFields(type: string): string[] {
  const record = records.find(({ typeCondition }) => typeCondition.name.value === type)
  if (record === undefined) throw new Error(`no record ${type}`)
  return record.selectionSet.selections.map((node) =>
    node.kind === Kind.FIELD ? snakeCase((node.alias ?? node.name).value) : '',
  )
}
