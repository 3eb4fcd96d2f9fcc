import type { QuietPlatform } from '../platform.ts'
import { type OpenBankItemKind, reconcile, safeguard } from './reconciliation.ts'

/** How well the bank's statements and the books agree today. */
export interface BankHealth {
  readonly open: readonly {
    readonly kind: OpenBankItemKind
    readonly count: number
    readonly oldestDays: number
  }[]
  /** What nothing explains, in the currency's major units; 0 if all is well. */
  readonly unexplained: number
}

const kinds: readonly OpenBankItemKind[] = ['suspense', 'payment', 'provider']

/** Compares the bank's statements with the books; without files of a bank, all is well. */
export async function bankHealth({
  database,
  payments,
  currency,
  today,
}: Pick<QuietPlatform, 'database' | 'payments' | 'currency' | 'today'>): Promise<BankHealth> {
  if (!payments.some(({ transfersTo }) => transfersTo !== undefined))
    return { open: kinds.map((kind) => ({ kind, count: 0, oldestDays: 0 })), unexplained: 0 }
  const [books, safe] = await Promise.all([
    reconcile(database, today()),
    safeguard(database, today()),
  ])
  const wrong = [books.unexplained, safe.unexplained].map((one) => Math.abs(Number(one)))
  return {
    open: kinds.map((kind) => {
      const ages = books.items.filter((item) => item.kind === kind).map(({ ageDays }) => ageDays)
      return { kind, count: ages.length, oldestDays: Math.max(0, ...ages) }
    }),
    unexplained: Math.max(...wrong) / 10 ** currency.decimals,
  }
}
