/** The records of where a member's money is. */
export const moneyRecords = `
  fragment MemberMoneyRecord on MemberMoney {
    currency available held lent total
  }
  fragment ReckoningRecord on Reckoning {
    cameIn deposits fromMembers borrowed laidOut wentOut withdrawals toMembers repaid
    result interest charges recovered refunded fees losses
    now available held lent owedToPlatform owedOnLoans
  }
  fragment LedgerEntryRecord on LedgerEntry {
    holding investmentId loanId transactionId number amount balanceAfter kind ledgerTransactionId createdAt
  }
`
