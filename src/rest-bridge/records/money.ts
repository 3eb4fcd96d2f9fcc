/** The records of where a member's money is, of what a member owes the platform, of what a loan was repaid with, and of what its borrower was reminded. */
export const moneyRecords = `
  fragment MemberMoneyRecord on MemberMoney {
    currency available held heldForWithdrawals heldForInvestments lent total
  }
  fragment ReckoningRecord on Reckoning {
    cameIn deposits fromMembers borrowed laidOut wentOut withdrawals toMembers repaid
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
`
