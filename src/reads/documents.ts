const SEEN = 3
const VARIANTS_MAX = 16
const BYTES_MAX = 80_000_000

/** A node of a document that has been requested before. */
export interface Seen<Facts, Made> {
  times: number
  readonly facts: Facts
  /** Built values by variant; undefined marks a variant that cannot be built. */
  readonly variants: Map<string, Made | undefined>
}

/** A value and the memory it takes. */
interface Sized<T> {
  readonly value: T
  readonly bytes: number
}

/**
 * The one cache of what is built from documents: compiled operations and look-ahead statements. Entries live as long as
 * their nodes and are never keyed by text from a request. Beyond a total size everything is dropped, and what is requested
 * again is built again.
 */
export class Documents {
  readonly #most: number
  #seen = new WeakMap<object, Seen<unknown, unknown>>()
  #bytes = 0

  constructor(most: number = BYTES_MAX) {
    this.#most = most
  }

  /** Counts a request for a node. Facts about it are gathered the first time; a node serves one purpose only. */
  see<Facts, Made>(node: object, gather: () => Sized<Facts>): Seen<Facts, Made> {
    const seen = this.#seen.get(node) ?? this.#first(node, gather())
    seen.times += 1
    return seen as Seen<Facts, Made>
  }

  /**
   * The value built for a variant of a node, or undefined if it cannot be built or the node has not been seen often enough:
   * a flood of new documents must not cost CPU.
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

/** Whether a node has been seen often enough to be worth building for. */
export function isFrequent({ times }: Seen<unknown, unknown>): boolean {
  return times >= SEEN
}
