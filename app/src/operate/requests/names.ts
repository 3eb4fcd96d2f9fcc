const names: Readonly<Record<string, string>> = {
  assignBankLine: 'Assign a line of the bank’s statement',
  reverseTransaction: 'Reverse a transaction',
  cancelLoan: 'Cancel a loan',
  writeOffLoan: 'Write off a loan',
  recordRecovery: 'Record a recovery',
  waiveCharge: 'Waive a charge',
  undoRepayment: 'Undo a repayment',
  repayLoan: 'Book a repayment as of a day',
  changePlan: 'Change the plan of a loan',
  undoPlanChange: 'Undo a change of a plan',
  redactAuditTrail: 'Redact the audit trail',
}

/** What a request asks for, in a few words. */
export function requestName(act: string): string {
  return names[act] ?? act
}
