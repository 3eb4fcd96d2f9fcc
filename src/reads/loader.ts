import DataLoader from 'dataloader'

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
