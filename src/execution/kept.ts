/**
 * What was made of documents, kept as long as they are, and only up to a bound of all of it together. Past the bound all
 * is forgotten: what is asked for again is made again, and what came once and never again is gone.
 */
export class Kept<Key extends object, Value> {
  readonly #most: number
  #values = new WeakMap<Key, Value>()
  #size = 0

  constructor(most: number) {
    this.#most = most
  }

  /** The value of a key, made when there is none. */
  of(key: Key, make: () => Value): Value {
    const known = this.#values.get(key)
    if (known !== undefined) return known
    const made = make()
    this.#values.set(key, made)
    return made
  }

  /** Notes that what is kept has grown by so much. */
  grow(size: number): void {
    this.#size += size
    if (this.#size <= this.#most) return
    this.#values = new WeakMap()
    this.#size = 0
  }
}
