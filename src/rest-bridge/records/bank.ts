/** The records of what is exchanged with the bank, and of how it agrees with the books. */
export const bankRecords = `
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
`
