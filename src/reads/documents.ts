const SEEN = 3
const VARIANTS_MAX = 16
const BYTES_MAX = 80_000_000

/** A node of a document that has been requested at least once. */
export interface Seen<Facts, Made> {
  times: number
  readonly facts: Facts
  /** What was built for each variant; undefined if that failed. */
  readonly variants: Map<string, Made | undefined>
}

/** A value and the memory it takes. */
interface Sized<T> {
  readonly value: T
  readonly bytes: number
}

/**
 * The only cache of what is built from documents: compiled operations and look-ahead statements. Keys are AST nodes, or objects that stand for one within an operation, never
 * text from a request, and entries live as long as their nodes. When the total size exceeds a limit, the cache is cleared.
 */
export class Documents {
  readonly #most: number
  #seen = new WeakMap<object, Seen<unknown, unknown>>()
  #bytes = 0

  constructor(most: number = BYTES_MAX) {
    this.#most = most
  }

  /** Counts a request for a node, and gathers facts about it the first time. Each node is used for one purpose only. */
  see<Facts, Made>(node: object, gather: () => Sized<Facts>): Seen<Facts, Made> {
    const seen = this.#seen.get(node) ?? this.#first(node, gather())
    seen.times += 1
    return seen as Seen<Facts, Made>
  }

  /**
   * The value for a variant of a node; undefined if it can't be built, or if the node has not been requested often enough
   * to be worth building for, since a flood of new documents must not cost CPU.
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

/** Whether a node has been requested often enough to be worth building for. */
export function isFrequent({ times }: Seen<unknown, unknown>): boolean {
  return times >= SEEN
}
