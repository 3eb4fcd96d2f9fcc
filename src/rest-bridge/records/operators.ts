/** What operators see besides the records of members: the bank, the general ledger, members' money, reports, and what waits for them. */
export const operatorRecords = `
  fragment BankImportRecord on BankImport { payments returns suspense known rejected lines { bookedOn amount outcome counterparty lastDigits remittance } }
  fragment BankFileRecord on BankFile { id kind messageId day closingBalance lines unassigned orders ordered createdAt doneAt }
  fragment BankLineRecord on BankLine {
    id bookedOn amount purpose paymentId provider fee counterparty lastDigits remittance
  }
  fragment ReconciliationRecord on Reconciliation {
    day currency bankBalance bookedBalance difference itemsTotal itemsNumber statedBalance statedOn unexplained providers importsFiles
    items { ...OpenBankItemRecord }
  }
  fragment OpenBankItemRecord on OpenBankItem { kind amount since ageDays lineId paymentId provider counterparty remittance }
  fragment SafeguardingRecord on Safeguarding {
    day currency wallets held inTransit bank unexplained
    items { ...SafeguardingItemRecord }
  }
  fragment SafeguardingItemRecord on SafeguardingItem { kind amount }
  fragment PastBalanceRecord on PastBalance { id at currency balance held owed advanced }
  fragment HouseBalanceRecord on HouseBalance { account at currency debit credit }
  fragment ChartAccountRecord on ChartAccount { number name type kinds }
  fragment JournalLineRecord on JournalLine {
    day postedAt ledgerTransactionId kind account accountName debit credit currency memorandum correctsId valueDate loanId investmentId subaccountId
  }
  fragment CounterpartRecord on Counterpart { account accountName debit credit memberId memberName subaccountId }
  fragment AccountTurnoverRecord on AccountTurnover {
    account name memorandum from to currency opening { ...AccountBalanceRecord } debit credit closing { ...AccountBalanceRecord }
  }
  fragment AccountBalanceRecord on AccountBalance { debit credit }
  fragment TrialBalanceRecord on TrialBalance {
    at by currency accounts { ...TrialBalanceAccountRecord } debit credit
  }
  fragment TrialBalanceAccountRecord on TrialBalanceAccount { account name memorandum debit credit }
  fragment PeriodRecord on Period { month closedAt closedById files { ...PeriodFileRecord } }
  fragment PeriodFileRecord on PeriodFile { format sha256 bytes }
  fragment MemberMoneyRecord on MemberMoney {
    currency available held heldForWithdrawals heldForInvestments lent total
  }
  fragment ReckoningRecord on Reckoning {
    cameIn deposits depositsReversed fromMembers borrowed laidOut wentOut withdrawals toMembers repaid
    result interest charges recovered refunded fees losses
    now available held lent owedToPlatform owedOnLoans
  }
  fragment LedgerEntryRecord on LedgerEntry {
    holding investmentId loanId transactionId paymentId number amount balanceAfter kind ledgerTransactionId createdAt
  }
  fragment LoanRepaymentRecord on LoanRepayment {
    id loanId amount principal interest charges lentAgain valueDate paidAt undoneAt
  }
  fragment OwedByMemberRecord on OwedByMember { memberId memberName owed currency since cause }
  fragment ReminderRecord on Reminder { id loanId kind number dueOn amount operatorId sentAt }
  fragment PortfolioAtRiskRecord on PortfolioAtRisk {
    on loans outstanding current late30 late60 late90 lateOver90 defaulted renegotiated par30 par60 par90 par30WithRenegotiated
  }
  fragment VintageRecord on Vintage {
    month age loans principal loansDefaulted principalDefaulted defaultRate
  }
  fragment RollRateRecord on RollRate {
    month from to loans principal share
  }
  fragment CashMonthRecord on CashMonth {
    month opening deposits withdrawals returns costs other closing wallets held suspense fees ownFunds costsSoFar advanced owed
  }
  fragment FeeMonthRecord on FeeMonth {
    month origination originationRefunded service charges other total
  }
  fragment YieldMonthRecord on YieldMonth {
    month riskLevel opening closing interest charges fees losses recovered grossYield netYield
  }
  fragment LenderReturnRecord on LenderReturn {
    percentile lenders return
  }
  fragment FundingMonthRecord on FundingMonth {
    month published funded fundedShare medianMinutes ninetiethMinutes
  }
  fragment WorkItemRecord on WorkItem {
    id kind subjectId memberId loanId since ageDays dueAt nextStep ownerId note lookAgainOn version
    loanTitle memberName counterparty amount ownerName topic rule
  }
  fragment HelpRequestRecord on HelpRequest {
    id memberId topic loanId paymentId message state answer answeredAt answeredById repliedAt createdAt updatedAt closedAt version
    thread { fromMember text files { ...HelpFileRecord } writtenAt writtenById }
  }
  fragment HelpFileRecord on HelpFile { id helpRequestId name type size sha256 addedAt }
  fragment WorkCountRecord on WorkCount { kind items }
  fragment LateLoansRecord on LateLoans {
    bucket loans loansAdded amountDue
  }
`
