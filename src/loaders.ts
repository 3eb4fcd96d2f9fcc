import type { EntityClass } from '@mikro-orm/core'
import DataLoader from 'dataloader'
import type { Database } from './database/connection.ts'
import { rowsBy } from './database/rows.ts'
import { Finances } from './entities/finances.ts'
import { LedgerTransaction } from './entities/ledger-transaction.ts'
import { Loan } from './entities/loan.ts'
import { LoanEvent } from './entities/loan-event.ts'
import { Preferences } from './entities/preferences.ts'
import { Profile } from './entities/profile.ts'
import { WalletState } from './entities/wallet-state.ts'
import { isUuid } from './lending/ids.ts'

/** Bulk reads of one request: each loader asks the database once for all that a level of the query needs. */
export interface Loaders {
  readonly profile: DataLoader<string, Profile | null>
  readonly finances: DataLoader<string, Finances | null>
  /** By the id of the user. */
  readonly preferences: DataLoader<string, Preferences | null>
  readonly loan: DataLoader<string, Loan | null>
  /** By the id of the loan, oldest first. */
  readonly loanEvents: DataLoader<string, LoanEvent[]>
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
  const preferences = byId(database, Preferences, 'userId')
  const loan = byId(database, Loan, 'id')
  const loanEvents = manyBy(database, LoanEvent, 'loanId')
  const wallet = byId(database, WalletState, 'userId')
  const reversal = byId(database, LedgerTransaction, 'reversesId')
  return () => ({
    profile: profile(),
    finances: finances(),
    preferences: preferences(),
    loan: loan(),
    loanEvents: loanEvents(),
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
    const known = ids.filter(isUuid)
    const rows = known.length === 0 ? [] : await read(known)
    const found = new Map(rows.map((row) => [row[key], row]))
    return ids.map((id) => found.get(id.toLowerCase() as Row[typeof key]) ?? null)
  }
  return () => new DataLoader(batch, { cacheKeyFn: (id) => id.toLowerCase() })
}

/** All rows of each key, in the order of their ids, which is that of their creation. */
function manyBy<Row extends { readonly id: string }>(
  database: Database,
  entity: EntityClass<Row>,
  key: keyof Row & string,
): () => DataLoader<string, Row[]> {
  const read = rowsBy(database, entity, key)
  const batch = async (keys: readonly string[]): Promise<Row[][]> => {
    const rows = (await read(keys)).toSorted((a, b) => (a.id < b.id ? -1 : 1))
    const groups = Map.groupBy(rows, (row) => String(row[key]))
    return keys.map((one) => groups.get(one) ?? [])
  }
  return () => new DataLoader(batch)
}
