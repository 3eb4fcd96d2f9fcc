import { createHmac, type KeyObject, timingSafeEqual } from 'node:crypto'
import type { Context } from '../context.ts'
import type { Loan } from '../entities/loan/loan.ts'
import type { Notification } from '../entities/member/notification.ts'
import { ToldError } from '../languages/told-error.ts'
import type { LoanFacets } from '../lending/loan/lists/facets.ts'
import { countAll, type Total } from '../reads/counts.ts'
import { readPage } from '../reads/list.ts'
import { after, type Ready } from '../reads/loader.ts'
import {
  type Listing,
  PAGE_DEFAULT,
  PAGE_MAX,
  type Page,
  positionBy,
  type Window,
} from '../reads/page.ts'

const MAC_BYTES = 12
const CURSOR = /^[\w-]{1,400}\.[\w-]{16}$/

/** The cursors of one list; it refuses cursors of other lists. */
interface Cursors {
  /** A KeyObject, since converting bytes for each cursor takes five times as long. */
  readonly key: KeyObject
  /** The viewer, the list and its filters; a filter that is null counts as absent. */
  readonly scope: readonly unknown[]
}

/** An opaque cursor for a position in a list. */
export function writeCursor(cursors: Cursors, position: readonly string[]): string {
  const text = Buffer.from(JSON.stringify(position)).toString('base64url')
  return `${text}.${mac(cursors, text).toString('base64url')}`
}

/** The position in a cursor; throws BAD_CURSOR for cursors that this list did not issue. */
export function readCursor(cursors: Cursors, cursor: string): readonly string[] {
  const [text = '', proof = ''] = CURSOR.test(cursor) ? cursor.split('.') : []
  const given = Buffer.from(proof, 'base64url')
  if (given.length === MAC_BYTES && timingSafeEqual(given, mac(cursors, text)))
    return JSON.parse(Buffer.from(text, 'base64url').toString())
  throw new ToldError('BAD_CURSOR', 'error.cursor')
}

function mac({ key, scope }: Cursors, text: string): Buffer {
  const name = JSON.stringify(scope, plain)
  return createHmac('sha256', key).update(`${name} ${text}`).digest().subarray(0, MAC_BYTES)
}

/** Null counts as absent; amounts become texts, since JSON has no bigint. */
function plain(_: string, value: unknown): unknown {
  return typeof value === 'bigint' ? String(value) : (value ?? undefined)
}

/** The arguments of every list (Relay). */
export interface PageArguments {
  readonly first?: number | null
  readonly after?: string | null
  readonly last?: number | null
  readonly before?: string | null
}

/** A list; its page is read, its total counted and its cursors signed only if they are selected. */
export interface Connection<Row> {
  readonly edges: () => Ready<{ readonly cursor: () => string; readonly node: Row }[]>
  readonly nodes: () => Ready<Row[]>
  readonly pageInfo: () => Ready<{
    readonly hasNextPage: boolean | (() => Promise<boolean>)
    readonly hasPreviousPage: boolean | (() => Promise<boolean>)
    readonly startCursor: () => string | null
    readonly endCursor: () => string | null
  }>
  readonly totalCount: () => Promise<number>
  readonly totalCountIsExact: () => Promise<boolean>
}

/** Loans in pages, with how many of the whole list there are of each kind. */
export type LoanConnection = Connection<Loan> & { readonly facets: () => Promise<LoanFacets> }

/** An inbox in pages, with how much of it is unread, and where it ends now. */
export type NotificationConnection = Connection<Notification> & {
  readonly newestCursor: () => Promise<string>
  readonly unreadCount: () => Promise<number>
}

/** A list that can be read in pages. */
export interface List<Row> {
  /** The list, its parent, its order and its filters: cursors are valid for no other. */
  readonly scope: readonly unknown[]
  readonly read: (window: Window) => Ready<Page<Row>>
  readonly count: () => Promise<Total>
  /** A row's sort key, as text. */
  readonly position: (row: Row) => readonly string[]
}

/** Names the member in the scope of a list that is not the viewer's own, so that its cursors are valid for that member only. */
export function others({ viewer }: Context, memberId: string): readonly string[] {
  return memberId === viewer.id ? [] : [memberId]
}

/** A list in the database, of one parent or none; its rows have what they are sorted by as properties, unless `position` says otherwise. */
export function listed<Row>(
  { loaders: { reader } }: Context,
  scope: List<Row>['scope'],
  listing: Listing,
  position = positionBy<Row>(listing),
): List<Row> {
  return {
    scope,
    read: (window) => readPage<Row>(reader, listing, window),
    count: () => countAll(reader, listing),
    position,
  }
}

/** A page of a list in the database; `scope` and `position` as in List. */
export function paged<Row>(
  context: Context,
  page: PageArguments,
  ...list: [scope: List<Row>['scope'], listing: Listing, position?: List<Row>['position']]
): Connection<Row> {
  return connection(context, listed<Row>(context, ...list), page)
}

/** A page of a list, which is read when something in it is selected. Throws immediately if paging arguments are invalid. */
export function connection<Row>(
  { platform, viewer }: Context,
  { scope, read, count, position }: List<Row>,
  args: PageArguments,
): Connection<Row> {
  const cursors = () => ({ key: platform.cursorKey, scope: [viewer.id, ...scope] })
  const window = windowOf(cursors, args)
  let page: Ready<Page<Row>> | undefined
  const pageOf = () => (page ??= read(window))
  const cursorOf = (row: Row | undefined) => row && writeCursor(cursors(), position(row))
  const pageInfo = ({ rows, more }: Page<Row>) => ({
    hasNextPage: window.backwards ? window.before !== undefined : more,
    hasPreviousPage: window.backwards ? more : window.after !== undefined,
    startCursor: () => cursorOf(rows[0]) ?? null,
    endCursor: () => cursorOf(rows.at(-1)) ?? null,
  })
  return {
    edges: () =>
      after(pageOf(), ({ rows }) =>
        rows.map((node) => ({ cursor: () => writeCursor(cursors(), position(node)), node })),
      ),
    nodes: () => after(pageOf(), ({ rows }) => rows),
    pageInfo: () => after(pageOf(), pageInfo),
    totalCount: async () => (await count()).count,
    totalCountIsExact: async () => (await count()).isExact,
  }
}

function windowOf(cursors: () => Cursors, { first, after, last, before }: PageArguments): Window {
  if (typeof first === 'number' && typeof last === 'number')
    throw new ToldError('VALIDATION_FAILED', 'error.page.both_ends')
  const limit = first ?? last ?? PAGE_DEFAULT
  if (limit < 1) throw new ToldError('VALIDATION_FAILED', 'error.page.range', { max: PAGE_MAX })
  if (limit > PAGE_MAX)
    throw new ToldError('PAGE_TOO_LARGE', 'error.page.most', { max: PAGE_MAX, given: limit })
  return {
    limit,
    after: typeof after === 'string' ? readCursor(cursors(), after) : undefined,
    before: typeof before === 'string' ? readCursor(cursors(), before) : undefined,
    backwards: typeof last === 'number',
  }
}
