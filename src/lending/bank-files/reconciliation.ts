import { onlyValue } from '../../database/change.ts'
import type { Database } from '../../database/connection.ts'
import type { BankLine } from '../../entities/payments/bank-line.ts'
import { objectFromJson } from '../../reads/rows.ts'

/** How many open items are listed, the oldest first; sums cover all. */
const ITEMS_MAX = 1_000

export type OpenBankItemKind = 'suspense' | 'payment' | 'provider'

/** Why members' money and what is at the bank differ. */
export type SafeguardingItemKind =
  | 'suspense'
  | 'fees'
  | 'provider_fees'
  | 'own_funds'
  | 'without_money'
  | 'owed_by_members'
  | 'advanced_to_members'
  | 'booked_later'

/** Something that the bank's statements and the platform's books do not agree on; amounts in minor units. */
export interface OpenBankItem
  extends Pick<BankLine, 'amount' | 'paymentId' | 'provider' | 'counterparty' | 'remittance'> {
  readonly kind: OpenBankItemKind
  readonly since: string
  readonly ageDays: number
  readonly lineId: string | null
}

/** How the statements and the books agree at the end of a day; amounts in minor units. */
export interface Reconciliation {
  readonly day: string
  readonly bankBalance: bigint
  readonly bookedBalance: bigint
  readonly difference: bigint
  readonly statedBalance: bigint | null
  readonly statedOn: string | null
  readonly unexplained: bigint
  readonly items: readonly OpenBankItem[]
  readonly itemsTotal: bigint
  readonly itemsNumber: number
}

/** A part of the difference between members' money and what is at the bank, in minor units. */
interface SafeguardingItem {
  readonly kind: SafeguardingItemKind
  readonly amount: bigint
}

/** Whether members' money is at the bank at the end of a day; amounts in minor units. */
export interface Safeguarding {
  readonly day: string
  readonly wallets: bigint
  readonly held: bigint
  readonly inTransit: bigint
  readonly bank: bigint
  readonly items: readonly SafeguardingItem[]
  readonly unexplained: bigint
}

/** Compares the bank's statements with the platform's books at the end of a day. */
export async function reconcile(database: Database, day: string): Promise<Reconciliation> {
  const read = await readJson(database, 'reconciliation($1, $2)', [day, ITEMS_MAX])
  const sums = ['bankBalance', 'bookedBalance', 'difference', 'statedBalance'] as const
  const told = objectFromJson<Reconciliation>(read, ...sums, 'unexplained', 'itemsTotal')
  return { ...told, items: told.items.map((item) => itemOf(item, day)) }
}

/** Compares members' money with what is at the bank at the end of a day. */
export async function safeguard(database: Database, day: string): Promise<Safeguarding> {
  const read = await readJson(database, 'safeguarding($1)', [day])
  const sums = ['wallets', 'held', 'inTransit', 'bank', 'unexplained'] as const
  const told = objectFromJson<Safeguarding>(read, ...sums)
  const items = told.items.map((item) => objectFromJson<SafeguardingItem>(item, 'amount'))
  return { ...told, items }
}

function readJson(database: Database, call: string, values: unknown[]): Promise<unknown> {
  // They read the lines and payments of all days.
  return onlyValue(database.query(`select ${call}`, values, 'search'))
}

function itemOf(told: unknown, day: string): OpenBankItem {
  const item = objectFromJson<OpenBankItem>(told, 'amount')
  const ageDays = Math.round((Date.parse(day) - Date.parse(item.since)) / 86_400_000)
  return { ...item, ageDays }
}
