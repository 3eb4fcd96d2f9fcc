import type { Database } from '../database/connection.ts'
import type { Reader } from '../database/reader.ts'
import type { Entry } from '../entities/ledger/entry.ts'
import { WalletTransaction } from '../entities/ledger/wallet-transaction.ts'
import { Loader } from './loader.ts'
import { rowFromJson } from './rows.ts'

type Place = Pick<Entry, 'accountId' | 'ledgerTransactionId'>

interface Row {
  readonly key: string
  readonly json: Readonly<Record<string, unknown>>
}

// A movement can have several lines on a statement, one for each investment: that of the account's own comes first.
const lines = `
  select distinct on (place) place as key, to_jsonb(line) as json
  from unnest($1::uuid[], $2::uuid[], $3::text[]) as asked (account_id, movement_id, place)
  join account on account.id = asked.account_id left join investment on investment.id = account.investment_id
  join wallet on wallet.id = coalesce(account.wallet_id, (select id from wallet as own where own.user_id = lender_id))
  join wallet_transaction as line on line.ledger_transaction_id = movement_id and line.wallet_id = wallet.id
  order by place, line.investment_id is not distinct from account.investment_id desc, line.position`

const keyOf = ({ accountId, ledgerTransactionId }: Place) => `${accountId} ${ledgerTransactionId}`

/** Loads the line that tells of an entry's movement on the statement of whoever owns its account; null if none does. */
export function linesOfEntries(database: Database) {
  return (reader: Reader): Loader<Place, WalletTransaction | null, string> =>
    new Loader<Place, WalletTransaction | null, string>(
      async (places) => {
        const rows = await reader.query<Row>(lines, [
          places.map(({ accountId }) => accountId),
          places.map(({ ledgerTransactionId }) => ledgerTransactionId),
          places.map(keyOf),
        ])
        const found = new Map(
          rows.map(({ key, json }) => [key, rowFromJson(database, WalletTransaction, json)]),
        )
        return places.map((place) => found.get(keyOf(place)) ?? null)
      },
      { cacheKeyFn: keyOf },
    )
}
