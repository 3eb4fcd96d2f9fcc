import type { AuditEntry } from '../../entities/operator/audit-entry.ts'

/** What says it in an entry, the narrowest first: what is owed in all only where nothing else is told. */
const names = ['recovered', 'amount', 'written_off_amount', 'payoff_amount'] as const

/** How much money an act of the audit trail is about, in minor units; null if it is about none, or if that was redacted. */
export function amountOf({ personal }: Pick<AuditEntry, 'personal'>): bigint | null {
  const { before, after } = personal ?? {}
  const [was, is] = [wholeIn(before, 'waived'), wholeIn(after, 'waived')]
  // Of a charge, an operator may waive a part.
  if (was !== null && is !== null) return is - was
  const found = names
    .flatMap((name) => [wholeIn(after, name), wholeIn(before, name)])
    .find((one) => one !== null)
  return found || null
}

function wholeIn(values: Readonly<Record<string, unknown>> | null | undefined, name: string) {
  const value = values?.[name]
  return typeof value === 'number' && Number.isSafeInteger(value) ? BigInt(value) : null
}
