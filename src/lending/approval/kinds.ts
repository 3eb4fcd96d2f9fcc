/** The kind of record that each act is about; all acts that are not listed are about loans. */
const kinds: Readonly<Record<string, 'transaction' | 'member' | 'bank line' | 'charge'>> = {
  reverseTransaction: 'transaction',
  redactAuditTrail: 'member',
  assignBankLine: 'bank line',
  waiveCharge: 'charge',
}

/** The kind of record that a request is about. */
export function targetKind(
  act: string,
): 'transaction' | 'loan' | 'member' | 'bank line' | 'charge' {
  return kinds[act] ?? 'loan'
}
