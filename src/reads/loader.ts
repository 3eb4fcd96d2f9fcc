import type { EntityClass } from '@mikro-orm/core'
import DataLoader from 'dataloader'
import type { Database } from '../database/connection.ts'
import { isUuid } from '../database/ids.ts'
import type { Reader } from '../database/reader.ts'
import { type Page, readPages, type Window } from './page.ts'
import { type ListOf, listingOf } from './parent-lists.ts'
import { columnOf, rowFromJson, shapeOf } from './rows.ts'

/** A value, or the promise of one. */
export type Ready<T> = T | Promise<T>

/**
 * A DataLoader that returns primed values synchronously, since promises for hundreds of records cost more than reading
 * them. The DataLoader is created on first use: a request uses few of its many loaders.
 */
export class Loader<Key, Value, CacheKey = Key> {
  readonly #batch: DataLoader.BatchLoadFn<Key, Value>
  readonly #options: DataLoader.Options<Key, Value, CacheKey> | undefined
  #handed: Map<CacheKey, Value> | undefined
  #loader: DataLoader<Key, Value, CacheKey> | undefined

  constructor(
    batch: DataLoader.BatchLoadFn<Key, Value>,
    options?: DataLoader.Options<Key, Value, CacheKey>,
  ) {
    this.#batch = batch
    this.#options = options
  }

  /** The value itself if it has been primed, otherwise a promise. */
  get(key: Key): Ready<Value> {
    const value = this.#handed?.get(this.#keyOf(key))
    if (value !== undefined) return value
    this.#loader ??= new DataLoader(this.#batch, this.#options)
    return this.#loader.load(key)
  }

  load(key: Key): Promise<Value> {
    return Promise.resolve(this.get(key))
  }

  prime(key: Key, value: Value): this {
    const at = this.#keyOf(key)
    this.#handed ??= new Map()
    if (!this.#handed.has(at)) this.#handed.set(at, value)
    return this
  }

  clear(key: Key): this {
    this.#handed?.delete(this.#keyOf(key))
    this.#loader?.clear(key)
    return this
  }

  clearAll(): void {
    this.#handed?.clear()
    this.#loader?.clearAll()
  }

  #keyOf(key: Key): CacheKey {
    return this.#options?.cacheKeyFn?.(key) ?? (key as never)
  }
}

/** Continues with a value, synchronously if it is available. */
export function after<T, Result>(value: Ready<T>, go: (value: T) => Result): Ready<Result> {
  return value instanceof Promise ? value.then(go) : go(value)
}

/** A page to read from the list of one parent. */
export interface PartOf {
  readonly parent: string
  readonly window: Window
}

/** Prepares a statement that reads the rows with any of the given keys. */
function rowsBy<Row>(
  database: Database,
  entity: EntityClass<Row>,
  key: keyof Row & string,
): (reader: Reader, keys: readonly string[]) => Promise<Row[]> {
  const { table, selectList } = shapeOf(database, entity)
  // A subselect hides the length of the array from the planner, so one generic plan serves all lengths.
  const keys = '(select $1::uuid[])::uuid[]'
  const text = `select ${selectList} from ${table} where ${columnOf(database, entity, key).name} = any(${keys})`
  return (reader, keys) => reader.query<Row>(text, [keys])
}

/** A loader of the row with a key, or null. */
export function oneBy<Row extends object>(
  database: Database,
  entity: EntityClass<Row>,
  key: keyof Row & string,
  options?: { readonly cache: boolean },
): (reader: Reader) => Loader<string, Row | null> {
  const read = rowsBy(database, entity, key)
  const batch = async (reader: Reader, ids: readonly string[]): Promise<(Row | null)[]> => {
    // One malformed UUID would make PostgreSQL reject the whole batch.
    const known = [...new Set(ids.filter(isUuid))]
    const rows = known.length === 0 ? [] : await read(reader, known)
    const found = new Map(rows.map((row) => [row[key], row]))
    return ids.map((id) => found.get(id.toLowerCase() as Row[typeof key]) ?? null)
  }
  return (reader) =>
    new Loader((ids) => batch(reader, ids), { cacheKeyFn: (id) => id.toLowerCase(), ...options })
}

/** A loader of the row with an id from any of several tables, or null; one statement reads all tables. */
export function anyById<Row extends object>(
  database: Database,
  entities: readonly EntityClass<Row>[],
): (reader: Reader) => Loader<string, Row | null> {
  const selects = entities.map((entity, at) => {
    const { table } = shapeOf(database, entity)
    return `select ${at} as at, id, to_jsonb(${table}) as json from ${table} where id = any($1)`
  })
  const text = selects.join(' union all ')
  const batch = async (reader: Reader, ids: readonly string[]): Promise<(Row | null)[]> => {
    // Each row is JSON, with the index of its table.
    const rows = await reader.query<{
      at: number
      id: string
      json: Readonly<Record<string, unknown>>
    }>(text, [ids.filter(isUuid)])
    const recordOf = ({ at, json }: (typeof rows)[number]) =>
      rowFromJson(database, entities[at] as EntityClass<Row>, json)
    const found = new Map(rows.map((row) => [row.id, recordOf(row)]))
    return ids.map((id) => found.get(id.toLowerCase()) ?? null)
  }
  return (reader) =>
    new Loader((ids) => batch(reader, ids), { cacheKeyFn: (id) => id.toLowerCase() })
}

/** A loader of all rows with a key, sorted by one of their properties, and where that is the same by the next. */
export function manyBy<Row extends object>(
  database: Database,
  entity: EntityClass<Row>,
  key: keyof Row & string,
  ...order: readonly (keyof Row & string)[]
): (reader: Reader) => Loader<string, Row[]> {
  const read = rowsBy(database, entity, key)
  const compare = (a: Row, b: Row) =>
    order.map((one) => Number(a[one] > b[one]) - Number(a[one] < b[one])).find(Boolean) ?? 0
  const batch = async (reader: Reader, keys: readonly string[]): Promise<Row[][]> => {
    const rows = (await read(reader, keys)).toSorted(compare)
    const groups = Map.groupBy(rows, (row) => String(row[key]))
    return keys.map((one) => groups.get(one) ?? [])
  }
  return (reader) => new Loader((keys) => batch(reader, keys))
}

/** A loader of pages of the lists of many parents, with one statement per window. */
export function pagesBy<Row extends object>(
  database: Database,
  list: ListOf<Row>,
): (reader: Reader) => Loader<PartOf, Page<Row>, string> {
  const listing = listingOf(database, list)
  const { name: parentColumn } = columnOf(database, list.entity, list.by)
  const batch = async (reader: Reader, parts: readonly PartOf[]): Promise<Page<Row>[]> => {
    const pages = new Map<string, Page<Row>>()
    const groups = Map.groupBy(parts, ({ window }) => JSON.stringify(window))
    for (const group of groups.values()) {
      const parents = group.map(({ parent }) => parent)
      const window = group[0]?.window
      const found = window && (await readPages<Row>(reader, listing, parentColumn, parents, window))
      for (const [index, page] of (found ?? []).entries()) pages.set(partKey(group[index]), page)
    }
    return parts.map((part) => pages.get(partKey(part)) ?? { rows: [], more: false })
  }
  return (reader) =>
    new Loader((parts: readonly PartOf[]) => batch(reader, parts), { cacheKeyFn: partKey })
}

/** Keys as a statement takes them, and values that are the same for all keys of a request. */
type Asked = readonly [keys: readonly string[], ...same: unknown[]]

/** A statement that takes keys as $1, then what is the same for them, and returns a column `key`; and what is made of its rows for a key, in its order. */
type Finding<Row, Value> = readonly [
  text: string,
  made: (rows: Row[]) => Value,
  asked?: (keys: readonly string[]) => Asked,
]

/** A loader of what a statement finds for a key. */
export function foundBy<Row, Value>(...finding: Finding<Row, Value>) {
  const find = ownBy(...finding)
  // Whoever makes loaders also gives the viewer's id, which such a statement does not take.
  return (reader: Reader) => find(reader)
}

/** The same of what is the viewer's own, whose id is the statement's last value. */
export function ownBy<Row, Value>(...[text, made, asked]: Finding<Row, Value>) {
  return (reader: Reader, ...viewerId: readonly string[]) =>
    new Loader<string, Value>(async (keys) => {
      const [places, ...same] = asked?.(keys) ?? [keys]
      const rows = await reader.query<Row & { key: string }>(text, [places, ...same, ...viewerId])
      const found = Map.groupBy(rows, ({ key }) => key)
      return places.map((place) => made(found.get(place) ?? []))
    })
}

/** A number of a row, 0 without one. */
export const numberIn = ([row]: readonly { readonly number: bigint }[]) => row?.number ?? 0n

/** A text of a row, null without one. */
export const textIn = ([row]: readonly { readonly text: string | null }[]) => row?.text ?? null

/** Makes what reads through a viewer's connections. */
type Maker<Made> = (own: Database, viewerId: string) => Made

/**
 * Returns a function that creates loaders which read through the given connections for a viewer, each made when it is first used: a
 * request uses few of them, and most events of subscriptions none.
 */
export function onDemand<Made extends object>(
  makers: { readonly [Name in keyof Made]: Maker<Made[Name]> },
): Maker<Made> {
  class OnDemand {
    readonly #given: Parameters<Maker<unknown>>

    constructor(...given: Parameters<Maker<unknown>>) {
      this.#given = given
    }

    static {
      for (const [name, make] of Object.entries<Maker<unknown>>(makers))
        Object.defineProperty(OnDemand.prototype, name, {
          get(this: OnDemand) {
            const value = make(...this.#given)
            Object.defineProperty(this, name, { value, enumerable: true })
            return value
          },
        })
    }
  }
  return (...given) => new OnDemand(...given) as never
}

/** Cheaper than JSON for the most frequent windows: the first page of a list, and of a statement, which begins at the wallet's position. */
function partKey(part: PartOf | undefined): string {
  if (part === undefined || part.window.before) return JSON.stringify(part)
  const { limit, after, backwards } = part.window
  if (after === undefined) return `${part.parent} ${limit} ${backwards}`
  return after.length === 1
    ? `${part.parent} ${limit} ${backwards} ${after[0]}`
    : JSON.stringify(part)
}
