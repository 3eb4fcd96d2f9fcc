import { onlyValue } from '../../database/change.ts'
import { idOrNone } from '../../database/ids.ts'
import type { Reader } from '../../database/reader.ts'
import type { AccountKind } from './chart.ts'
import { onOneSide, type Sums } from './totals.ts'

/** What a wallet, a loan or an investment had at a moment; amounts in minor units. */
export interface PastBalance {
  readonly id: string
  readonly at: Date
  readonly ownerId: string
  /** What is in a wallet, or is owed for a loan or to an investment. */
  readonly balance: bigint
  /** For a wallet alone, as all that follows. */
  readonly held: bigint | null
  readonly owed: bigint | null
  readonly advanced: bigint | null
}

interface Row {
  readonly ownerId: string
  readonly kind: AccountKind
  readonly balance: bigint
}

const balances = 'select owner_id as "ownerId", kind, balance from balances_of($1, $2)'

/** What a record had at a moment, from the entries of its accounts; null if no wallet, loan or investment with accounts has this id. */
export async function balanceAt(reader: Reader, id: string, at: Date): Promise<PastBalance | null> {
  const rows = await reader.query<Row>(balances, [idOrNone(id), at])
  const [{ ownerId } = {}] = rows
  if (ownerId === undefined) return null
  const of = (kind: AccountKind) => rows.find((row) => row.kind === kind)?.balance ?? 0n
  const isWallet = rows.some(({ kind }) => kind === 'available')
  return {
    id,
    at,
    ownerId,
    balance: of('available') + of('held') - of('receivable') + of('claim'),
    held: isWallet ? of('held') : null,
    owed: isWallet ? -of('owed') : null,
    advanced: isWallet ? -of('advanced') : null,
  }
}

/** The kinds of the platform's own accounts. */
export type HouseKind = Extract<
  AccountKind,
  'bank' | 'in_transit' | 'settlement' | 'suspense' | 'provider_fees' | 'fees' | 'own_funds'
>

/** What was on the platform's own accounts of a kind at a moment, on the side on which it was; amounts in minor units. */
export interface HouseBalance extends Sums {
  readonly account: HouseKind
  readonly at: Date
}

/** What the platform had, or owed, on its own accounts of a kind at a moment. The caller has checked that an operator asks. */
export async function houseBalanceAt(
  reader: Reader,
  account: HouseKind,
  at: Date,
): Promise<HouseBalance> {
  const text = 'select house_balance_at($1, $2) as balance'
  const balance = await onlyValue<bigint>(reader.query(text, [account, at], 'search'))
  return { account, at, ...onOneSide(-balance) }
}
