/** The records of the general ledger. */
export const bookRecords = `
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
`
