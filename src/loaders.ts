import type { EntityClass } from '@mikro-orm/core'
import DataLoader from 'dataloader'
import type { Database } from './database/connection.ts'
import { rowsBy } from './database/rows.ts'
import { Finances } from './entities/finances.ts'
import { LedgerTransaction } from './entities/ledger-transaction.ts'
import { Loan } from './entities/loan.ts'
import { Profile } from './entities/profile.ts'
import { WalletState } from './entities/wallet-state.ts'

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** Bulk reads of one request: each loader asks the database once for all that a level of the query needs. */
export interface Loaders {
  readonly profile: DataLoader<string, Profile | null>
  readonly finances: DataLoader<string, Finances | null>
  readonly loan: DataLoader<string, Loan | null>
  /** By the id of the user. */
  readonly wallet: DataLoader<string, WalletState | null>
  /** The reversal of a ledger transaction, by the id of what it reverses. */
  readonly reversal: DataLoader<string, LedgerTransaction | null>
}

/** Loads a record that a foreign key says is there. */
export async function loadOne<Row>(
  loader: DataLoader<string, Row | null>,
  id: string,
): Promise<Row> {
  const row = await loader.load(id)
  if (row === null) throw new Error('a referenced record is missing')
  return row
}

/** Prepares the bulk reads once; each call of the result gives a request loaders of its own. */
export function loaderFactory(database: Database): () => Loaders {
  const profile = byId(database, Profile, 'id')
  const finances = byId(database, Finances, 'profileId')
  const loan = byId(database, Loan, 'id')
  const wallet = byId(database, WalletState, 'userId')
  const reversal = byId(database, LedgerTransaction, 'reversesId')
  return () => ({
    profile: profile(),
    finances: finances(),
    loan: loan(),
    wallet: wallet(),
    reversal: reversal(),
  })
}

function byId<Row extends object>(
  database: Database,
  entity: EntityClass<Row>,
  key: keyof Row & string,
): () => DataLoader<string, Row | null> {
  const read = rowsBy(database, entity, key)
  const batch = async (ids: readonly string[]): Promise<(Row | null)[]> => {
    // What is no UUID names no record; PostgreSQL would refuse the whole batch for it.
    const known = ids.filter((id) => UUID.test(id))
    const rows = known.length === 0 ? [] : await read(known)
    const found = new Map(rows.map((row) => [row[key], row]))
    return ids.map((id) => found.get(id.toLowerCase() as Row[typeof key]) ?? null)
  }
  return () => new DataLoader(batch, { cacheKeyFn: (id) => id.toLowerCase() })
}
