import DataLoader from 'dataloader'

/** What may be there at once. */
export type Ready<T> = T | Promise<T>

/**
 * A dataloader that gives at once what it was handed: promises for hundreds of records cost more than the records. It
 * is made when something is to be loaded: of its many loaders a request needs few.
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

  /** The value itself when it is there already. */
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

/** Goes on with a value: at once when it is there. */
export function after<T, Result>(value: Ready<T>, go: (value: T) => Result): Ready<Result> {
  return value instanceof Promise ? value.then(go) : go(value)
}
