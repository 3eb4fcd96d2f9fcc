/** The kind of record that each act is about; all acts that are not listed are about loans. */
const kinds: Readonly<Record<string, 'transaction' | 'member'>> = {
  reverseTransaction: 'transaction',
  redactAuditTrail: 'member',
}

/** The kind of record that a request is about. */
export function targetKind(act: string): 'transaction' | 'loan' | 'member' {
  return kinds[act] ?? 'loan'
}
