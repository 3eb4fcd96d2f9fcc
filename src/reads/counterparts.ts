import type { Reader } from '../database/reader.ts'
import type { Account } from '../entities/ledger/account.ts'
import type { LedgerTransaction } from '../entities/ledger/ledger-transaction.ts'
import { Loader } from './loader.ts'

/** So many are read of a line, the largest: paying out a loan takes money from up to a thousand lenders. */
const READ_MAX = 10

/** A line of the journal. */
interface Line {
  readonly ledgerTransactionId: string
  /** The account in the ledger. */
  readonly subaccountId: string
  readonly debit: bigint
  readonly memorandum: boolean
}

/** An entry on the other side of a line's ledger transaction. */
export interface Counterpart {
  readonly subaccountId: string
  readonly accountKind: Account['kind']
  readonly movement: LedgerTransaction['kind']
  /** Minor units; negative for a debit. */
  readonly amount: bigint
  /** Whose account it is; null for the platform's own. */
  readonly memberId: string | null
}

/** Whose a line of the journal is, and what is on the other side. */
export interface Beside {
  readonly memberId: string | null
  readonly counterparts: readonly Counterpart[]
  /** How many there are. */
  readonly number: number
}

const owner = `coalesce(
  (select user_id from wallet where wallet.id = account.wallet_id), (select borrower_id from loan where loan.id = account.loan_id),
  (select lender_id from investment where investment.id = account.investment_id)) as "memberId"`

const ownersOf = `select account.id, ${owner} from account where id = any($1::uuid[])`

/** Memorandum accounts, of what members owe one another, balance among themselves. */
const others = `
  select place::int, number::int, other.account_id as "subaccountId", account.kind as "accountKind", moved.kind as movement, other.amount, ${owner}
  from unnest($1::uuid[], $2::boolean[], $3::boolean[]) with ordinality as asked (id, is_debit, is_memorandum, place)
  join ledger_transaction as moved on moved.id = asked.id
  cross join lateral (
    select account_id, amount, count(*) over () as number from entry join account on account.id = account_id
    where ledger_transaction_id = asked.id and (amount < 0) <> is_debit and (kind in ('receivable', 'claim')) = is_memorandum
    order by abs(amount) desc, account_id limit ${READ_MAX}) as other
  join account on account.id = other.account_id order by place, abs(other.amount) desc, other.account_id`

/** Loads whose lines of the journal are, and what is on the other side: nothing for accrued interest, which the ledger does not have. */
export function counterpartsBy(reader: Reader): Loader<Line, Beside> {
  return new Loader(async (lines) => {
    const [owned, found] = await Promise.all([
      reader.query<{ id: string; memberId: string | null }>(ownersOf, [
        lines.map(({ subaccountId }) => subaccountId),
      ]),
      reader.query<Counterpart & { place: number; number: number }>(others, [
        lines.map(({ ledgerTransactionId }) => ledgerTransactionId),
        lines.map(({ debit }) => debit > 0n),
        lines.map(({ memorandum }) => memorandum),
      ]),
    ])
    const owners = new Map(owned.map(({ id, memberId }) => [id, memberId]))
    const byPlace = Map.groupBy(found, ({ place }) => place)
    return lines.map(({ subaccountId }, at) => {
      const counterparts = byPlace.get(at + 1) ?? []
      const memberId = owners.get(subaccountId) ?? null
      return { memberId, counterparts, number: counterparts[0]?.number ?? 0 }
    })
  })
}
