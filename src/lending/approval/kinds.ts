type TargetKind = 'transaction' | 'member' | 'bank line' | 'charge' | 'repayment' | 'plan change'

/** The kind of record that each act is about; all acts that are not listed are about loans. */
const kinds: Readonly<Record<string, TargetKind>> = {
  reverseTransaction: 'transaction',
  redactAuditTrail: 'member',
  assignBankLine: 'bank line',
  waiveCharge: 'charge',
  undoRepayment: 'repayment',
  undoPlanChange: 'plan change',
}

/** The kind of record that a request is about. */
export function targetKind(act: string): TargetKind | 'loan' {
  return kinds[act] ?? 'loan'
}
