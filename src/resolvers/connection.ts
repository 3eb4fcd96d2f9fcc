import { GraphQLError } from 'graphql'
import type { Context } from '../context.ts'
import { countAll, type Listing, readPage, type Window } from '../database/page.ts'
import type { Loan } from '../entities/loan.ts'
import type { WalletTransaction } from '../entities/wallet-transaction.ts'
import { type CursorScope, readCursor, writeCursor } from './cursor.ts'

const PAGE_DEFAULT = 20
const PAGE_MAX = 100

/** The arguments of every list (Relay). */
export interface PageArguments {
  readonly first?: number | null
  readonly after?: string | null
  readonly last?: number | null
  readonly before?: string | null
}

/** A page of a list; its total is counted when it is asked for. */
export interface Connection<Row> {
  readonly edges: { readonly cursor: string; readonly node: Row }[]
  readonly nodes: Row[]
  readonly pageInfo: {
    readonly hasNextPage: boolean
    readonly hasPreviousPage: boolean
    readonly startCursor: string | null
    readonly endCursor: string | null
  }
  readonly count: () => Promise<number>
}

export type LoanConnection = Connection<Loan>
export type TransactionConnection = Connection<WalletTransaction>

/** Reads a page of a list; `position` gives the key of a row, as text, in the order of the listing's key. */
export async function connection<Row>(
  { platform, viewer }: Context,
  name: string,
  listing: Listing,
  args: PageArguments,
  position: (row: Row) => readonly string[],
): Promise<Connection<Row>> {
  const scope = { key: platform.cursorKey, name: `${viewer.id} ${name} ${scopeOf(listing)}` }
  const window = windowOf(scope, args)
  const { rows, more } = await readPage<Row>(platform.database, listing, window)
  const edges = rows.map((node) => ({ cursor: writeCursor(scope, position(node)), node }))
  return {
    edges,
    nodes: rows,
    pageInfo: {
      hasNextPage: window.backwards ? window.before !== undefined : more,
      hasPreviousPage: window.backwards ? more : window.after !== undefined,
      startCursor: edges[0]?.cursor ?? null,
      endCursor: edges.at(-1)?.cursor ?? null,
    },
    count: () => countAll(platform.database, listing),
  }
}

function windowOf(scope: CursorScope, { first, after, last, before }: PageArguments): Window {
  if (first && last) throw refused('VALIDATION_FAILED', 'Use first or last, not both.')
  const limit = first ?? last ?? PAGE_DEFAULT
  if (limit < 1) throw refused('VALIDATION_FAILED', `A page has 1 to ${PAGE_MAX} items.`)
  if (limit > PAGE_MAX)
    throw refused('PAGE_TOO_LARGE', `A page has at most ${PAGE_MAX} items, not ${limit}.`)
  return {
    limit,
    after: after ? readCursor(scope, after) : undefined,
    before: before ? readCursor(scope, before) : undefined,
    backwards: typeof last === 'number',
  }
}

/** The filters are part of what a cursor belongs to; where reading began is not, since it moves on. */
function scopeOf({ conditions }: Listing): string {
  return JSON.stringify(conditions.filter(([text]) => !text.startsWith('position')))
}

function refused(code: string, message: string): GraphQLError {
  return new GraphQLError(message, { extensions: { code } })
}
