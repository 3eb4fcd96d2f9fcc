import { oneRow } from '../../database/change.ts'
import type { Database } from '../../database/connection.ts'
import { idOrNone } from '../../database/ids.ts'
import type { Reader } from '../../database/reader.ts'
import type { Account } from '../../entities/ledger/account.ts'
import { Entry } from '../../entities/ledger/entry.ts'
import type { Listing } from '../../reads/page.ts'
import { columnsOf } from '../../reads/rows.ts'

export type HoldingKind = 'available' | 'held' | 'lent' | 'owed' | 'advanced'

/** What the money in a member's account does. */
export function holdingKind({ kind }: Pick<Account, 'kind'>): HoldingKind {
  return kind === 'available' || kind === 'held' || kind === 'owed' || kind === 'advanced'
    ? kind
    : 'lent'
}

/** A part of a member's money: an account of the ledger. */
export interface Holding {
  /** The id of the account. */
  readonly id: string
  readonly kind: HoldingKind
  /** Minor units. */
  readonly amount: bigint
  readonly investmentId: string | null
  /** The rank of its kind in the list; holdings of the same kind have the same rank. */
  readonly place: number
}

/** The sums of a member's money by kind, in minor units. */
export interface MemberMoney {
  readonly memberId: string
  readonly currency: string
  readonly available: bigint
  readonly held: bigint
  /** What is held for payments that have not left; the rest is held for investments. */
  readonly heldForWithdrawals: bigint
  readonly lent: bigint
}

/** An entry of one of a member's holdings, with the place of its account in the list of holdings. */
export type EntryBehind = Entry & { readonly place: number }

/** The accounts that hold the money of member $1, with their places in the list. */
const holding = `(
  select account.id, kind, balance as amount, null::uuid as investment_id, case kind when 'available' then 0 else 1 end as place
    from wallet join account on account.wallet_id = wallet.id where wallet.user_id = $1 and kind in ('available', 'held')
  union all
  select account.id, 'lent', balance, investment_id, 2
    from investment join account on account.investment_id = investment.id where lender_id = $1 and balance <> 0) as holding`

const sums = ['available', 'held', 'lent'].map(
  (kind) => `coalesce(sum(amount) filter (where kind = '${kind}'), 0)::bigint as ${kind}`,
)
const waiting = `coalesce((select sum(amount) from payment where user_id = $1 and direction = 'out' and is_open_payment(state)), 0)::bigint`
const money = `select (select currency from deployment) as currency, ${waiting} as "heldForWithdrawals", ${sums.join(', ')} from ${holding}`

/** Sums up a member's money in one statement, so that the sums belong to one point in time. */
export async function moneyOf(database: Reader, memberId: string): Promise<MemberMoney> {
  const reading = database.query<Omit<MemberMoney, 'memberId'>>(money, [memberId], 'search')
  return { memberId, ...(await oneRow(reading)) }
}

/** Lists a member's holdings: the wallet's two accounts, then one for each investment that is still owed. */
export function holdingsOf(memberId: string): Listing {
  return {
    columns: 'id, kind, amount, investment_id as "investmentId", place',
    from: holding,
    values: [memberId],
    parts: [[['true']]],
    key: ['place', 'id'],
    descending: false,
  }
}

/** The entries of the movement behind line $2 in the accounts of member $1, with the places of the accounts. */
const beside = `(
  select entry.*, array_position('{available,held,claim,owed,advanced}', kind) as place
    from entry join account on account.id = account_id left join wallet on wallet.id = wallet_id left join investment on investment.id = investment_id
    where $1 in (user_id, lender_id)
      and ledger_transaction_id = (select told.ledger_transaction_id from wallet_transaction as told where told.id = $2)) as entry`

/**
 * Lists the entries of a member's holdings, in the order of `holdingsOf`, those of each account from the oldest on; or those
 * of the movement behind a statement line, in all accounts of the member.
 */
export function entriesBehind(database: Database, memberId: string, line?: string | null): Listing {
  const behind = `(select entry.*, place from ${holding} join entry on account_id = holding.id) as entry`
  return {
    columns: `${columnsOf(database, Entry)}, place`,
    from: line ? beside : behind,
    values: line ? [memberId, idOrNone(line)] : [memberId],
    parts: [[['true']]],
    key: ['place', 'account_id', 'version'],
    descending: false,
  }
}
