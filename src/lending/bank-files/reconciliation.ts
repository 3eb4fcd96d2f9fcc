import type { Database } from '../../database/connection.ts'

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
export interface OpenBankItem {
  readonly kind: OpenBankItemKind
  readonly amount: bigint
  readonly since: string
  readonly ageDays: number
  readonly lineId: string | null
  readonly paymentId: string | null
  readonly provider: string | null
  readonly counterparty: string | null
  readonly remittance: string | null
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
  return {
    day,
    bankBalance: amountOf(read.bank_balance),
    bookedBalance: amountOf(read.booked_balance),
    difference: amountOf(read.difference),
    statedBalance: read.stated_balance === null ? null : amountOf(read.stated_balance),
    statedOn: textOf(read.stated_on),
    unexplained: amountOf(read.unexplained),
    items: (read.items as readonly Json[]).map((item) => itemOf(item, day)),
    itemsTotal: amountOf(read.items_total),
    itemsNumber: Number(read.items_number),
  }
}

/** Compares members' money with what is at the bank at the end of a day. */
export async function safeguard(database: Database, day: string): Promise<Safeguarding> {
  const read = await readJson(database, 'safeguarding($1)', [day])
  return {
    day,
    wallets: amountOf(read.wallets),
    held: amountOf(read.held),
    inTransit: amountOf(read.in_transit),
    bank: amountOf(read.bank),
    items: (read.items as readonly Json[]).map(({ kind, amount }) => ({
      kind: kind as SafeguardingItemKind,
      amount: amountOf(amount),
    })),
    unexplained: amountOf(read.unexplained),
  }
}

type Json = Readonly<Record<string, unknown>>

async function readJson(database: Database, call: string, values: unknown[]): Promise<Json> {
  // They read the lines and payments of all days.
  const text = `select ${call} as read`
  const [row] = await database.query<{ read: Json }>(text, values, 'search')
  if (row === undefined) throw new Error(`${call} returns nothing`)
  return row.read
}

function itemOf(item: Json, day: string): OpenBankItem {
  const since = String(item.since)
  return {
    kind: item.kind as OpenBankItemKind,
    amount: amountOf(item.amount),
    since,
    ageDays: Math.round((Date.parse(day) - Date.parse(since)) / 86_400_000),
    lineId: textOf(item.line_id),
    paymentId: textOf(item.payment_id),
    provider: textOf(item.provider),
    counterparty: textOf(item.counterparty),
    remittance: textOf(item.remittance),
  }
}

function amountOf(value: unknown): bigint {
  return BigInt(Number(value))
}

function textOf(value: unknown): string | null {
  return value === null || value === undefined ? null : String(value)
}
