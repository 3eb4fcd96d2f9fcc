import type { Listing } from '../../reads/page.ts'
import type { MovementKind } from '../books/chart.ts'

/** What a member owes the platform, in minor units. */
export interface OwedByMember {
  readonly memberId: string
  readonly owed: bigint
  /** When the member last began to owe something. */
  readonly since: Date
  /** The kind of movement with which that began. */
  readonly cause: MovementKind
}

/** What members owe, with the newest entry before which they owed nothing. */
const debts = `(
  select user_id as member_id, -account.balance as owed, began.created_at as since, began.kind as cause
    from account join wallet on wallet.id = wallet_id
    cross join lateral (select moved.created_at, moved.kind from entry join ledger_transaction as moved on moved.id = ledger_transaction_id
      where account_id = account.id and balance_after = amount order by entry.version desc limit 1) as began
    where account.kind = 'owed' and account.balance < 0) as debt`

/** Lists the members who owe the platform something, those first who have owed for the longest. */
export const owedByMembers: Listing = {
  columns: 'member_id as "memberId", owed, since, cause',
  from: debts,
  parts: [[['true']]],
  key: ['since', 'member_id'],
  descending: false,
  id: 'member_id',
}
