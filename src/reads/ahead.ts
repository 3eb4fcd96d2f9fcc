import type { GraphQLResolveInfo } from 'graphql'
import type { Database } from '../database/connection.ts'
import { Loan } from '../entities/loan/loan.ts'
import { Profile } from '../entities/member/profile.ts'
import type { Loaders } from './loaders.ts'
import { columnsOf } from './rows.ts'

/** The root fields whose records can be read together with what they nest, by loader: the entity and the GraphQL type. */
export const roots = {
  loan: { entity: Loan, type: 'Loan' },
  profile: { entity: Profile, type: 'Profile' },
} as const

type Root = keyof typeof roots

/** How root fields of one request read their records. */
export interface Ahead {
  /** Primes the loaders with a record and what is selected of it, if one statement can read both. */
  one(info: GraphQLResolveInfo, root: Root, id: string): Promise<void>
  /** The select list for a list of records, and a function that turns a row into a record and primes loaders. */
  many(info: GraphQLResolveInfo, root: Root): { columns: string; take: (row: never) => object }
}

/** Reads each record alone; what is nested in it is left to the loaders. */
export function aloneIn(database: Database, loaders: Loaders): Ahead {
  return {
    one: async () => undefined,
    many: (_, root) => ({
      columns: columnsOf<object>(database, roots[root].entity),
      take: (row: Loan & Profile) => {
        loaders[root].prime(row.id, row)
        return row
      },
    }),
  }
}
