/** What kind of record each act that waits for approval is done to. */
const kinds: Readonly<Record<string, 'transaction' | 'member'>> = {
  reverseTransaction: 'transaction',
  redactAuditTrail: 'member',
}

/** The kind of record that a request is about. */
export function targetKind(act: string): 'transaction' | 'loan' | 'member' {
  return kinds[act] ?? 'loan'
}
