const SEEN = 3
const VARIANTS_MAX = 16
const BYTES_MAX = 80_000_000

/** A part of a document that was seen. */
export interface Seen<Facts, Made> {
  times: number
  readonly facts: Facts
  /** What was made of it, by what variables decide; undefined is what can't be made. */
  readonly variants: Map<string, Made | undefined>
}

/** Something with the memory that it takes. */
interface Sized<T> {
  readonly value: T
  readonly bytes: number
}

/**
 * What was made of documents that are asked for often, kept as long as their nodes are, never under a name or text that a
 * request brings, and only up to a bound of all of it together. Past the bound all is forgotten: what is asked for again is
 * made again, and what came once and never again is gone.
 */
export class Documents {
  readonly #most: number
  #seen = new WeakMap<object, Seen<unknown, unknown>>()
  #bytes = 0

  constructor(most: number = BYTES_MAX) {
    this.#most = most
  }

  /** Notes that a node was seen; each node is for one use, and its facts are gathered when it is seen first. */
  see<Facts, Made>(node: object, gather: () => Sized<Facts>): Seen<Facts, Made> {
    const seen = this.#seen.get(node) ?? this.#first(node, gather())
    seen.times += 1
    return seen as Seen<Facts, Made>
  }

  /**
   * What was made of a node for some variables; undefined where nothing can be made, or not yet: new documents are no
   * attack on the processor.
   */
  made<Made>(
    { times, variants }: Seen<unknown, Made>,
    variant: string,
    make: () => Sized<Made | undefined>,
    often = SEEN,
  ): Made | undefined {
    const known = variants.get(variant)
    if (known !== undefined || variants.has(variant)) return known
    if (times < often || variants.size >= VARIANTS_MAX) return undefined
    const { value, bytes } = make()
    this.#grow(variant.length + bytes)
    variants.set(variant, value)
    return value
  }

  #first(node: object, { value, bytes }: Sized<unknown>): Seen<unknown, unknown> {
    this.#grow(bytes)
    const seen = { times: 0, facts: value, variants: new Map() }
    this.#seen.set(node, seen)
    return seen
  }

  #grow(bytes: number): void {
    this.#bytes += bytes
    if (this.#bytes <= this.#most) return
    this.#seen = new WeakMap()
    this.#bytes = 0
  }
}

/** Whether something was seen so often that it is worth the work. */
export function isFrequent({ times }: Seen<unknown, unknown>): boolean {
  return times >= SEEN
}
