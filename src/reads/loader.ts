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
    const rows = await reader.query<Found>(text, [ids.filter(isUuid)])
    const found = new Map(
      rows.map(({ at, id, json }) => [
        id,
        rowFromJson(database, entities[at] as EntityClass<Row>, json),
      ]),
    )
    return ids.map((id) => found.get(id.toLowerCase()) ?? null)
  }
  return (reader) =>
    new Loader((ids) => batch(reader, ids), { cacheKeyFn: (id) => id.toLowerCase() })
}

/** A row as JSON, with the index of its table. */
interface Found {
  readonly at: number
  readonly id: string
  readonly json: Readonly<Record<string, unknown>>
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

/** A loader of a number for a key, 0 if absent; the statement takes the keys as $1 and returns columns `key` and `number`. */
export function numbersBy(text: string): (reader: Reader) => Loader<string, bigint> {
  return (reader) => numbers(reader, text)
}

/** The same of what is the viewer's own, whose id the statement takes as $2. */
export function viewerNumbersBy(
  text: string,
): (reader: Reader, viewerId: string) => Loader<string, bigint> {
  return (reader, viewerId) => numbers(reader, text, viewerId)
}

function numbers(
  reader: Reader,
  text: string,
  ...more: readonly unknown[]
): Loader<string, bigint> {
  return new Loader(async (keys) => {
    const rows = await reader.query<{ key: string; number: bigint }>(text, [keys, ...more])
    const found = new Map(rows.map(({ key, number }) => [key, number]))
    return keys.map((key) => found.get(key) ?? 0n)
  })
}

/** A loader of a text for a key, null if absent; the statement takes the keys as $1 and returns columns `key` and `text`. */
export function textsBy(statement: string): (reader: Reader) => Loader<string, string | null> {
  return (reader) =>
    new Loader(async (keys) => {
      const rows = await reader.query<{ key: string; text: string | null }>(statement, [keys])
      const texts = new Map(rows.map(({ key, text }) => [key, text]))
      return keys.map((key) => texts.get(key) ?? null)
    })
}

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

function partKey(part: PartOf | undefined): string {
  if (part === undefined || part.window.after || part.window.before) return JSON.stringify(part)
  // A cheaper key for first pages, by far the most frequent.
  return `${part.parent} ${part.window.limit} ${part.window.backwards}`
}
