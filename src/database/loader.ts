import DataLoader from 'dataloader'

/** What may be there at once. */
export type Ready<T> = T | Promise<T>

/** A dataloader that gives at once what it was handed: promises for hundreds of records cost more than the records. */
export class Loader<Key, Value, CacheKey = Key> extends DataLoader<Key, Value, CacheKey> {
  readonly #handed = new Map<CacheKey, Value>()
  readonly #keyOf: (key: Key) => CacheKey

  constructor(
    batch: DataLoader.BatchLoadFn<Key, Value>,
    options?: DataLoader.Options<Key, Value, CacheKey>,
  ) {
    super(batch, options)
    this.#keyOf = options?.cacheKeyFn ?? ((key) => key as never)
  }

  /** The value itself when it is there already. */
  get(key: Key): Ready<Value> {
    const value = this.#handed.get(this.#keyOf(key))
    return value === undefined ? super.load(key) : value
  }

  override load(key: Key): Promise<Value> {
    return Promise.resolve(this.get(key))
  }

  override prime(key: Key, value: Value): this {
    const at = this.#keyOf(key)
    if (!this.#handed.has(at)) this.#handed.set(at, value)
    return this
  }

  override clear(key: Key): this {
    this.#handed.delete(this.#keyOf(key))
    return super.clear(key)
  }

  override clearAll(): this {
    this.#handed.clear()
    return super.clearAll()
  }
}

/** Goes on with a value: at once when it is there. */
export function after<T, Result>(value: Ready<T>, go: (value: T) => Result): Ready<Result> {
  return value instanceof Promise ? value.then(go) : go(value)
}
