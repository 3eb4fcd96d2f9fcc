const NAMES_MAX = 100
/** How many of them one member may bring, so that nobody can use them all up. */
const OF_MEMBER_MAX = 10
const LENGTH_MAX = 64

/**
 * The names of operations that metrics and traces tell apart: those of trusted documents, and the first hundred that members
 * bring, since each takes memory here and wherever metrics are kept.
 */
export class OperationNames {
  readonly #known = new Set<string>()
  readonly #brought = new Map<string, number>()
  #room = NAMES_MAX

  /** Adds a name that the operator chose. */
  add(name: string): void {
    this.#known.add(name)
  }

  /** The name that stands for a member's operation: its own, `unnamed`, or `other` for those beyond the limit. */
  of(name: string | undefined, member: string): string {
    if (name === undefined) return 'unnamed'
    if (this.#known.has(name)) return name
    const brought = this.#brought.get(member) ?? 0
    if (this.#room === 0 || brought >= OF_MEMBER_MAX || name.length > LENGTH_MAX) return 'other'
    this.#room -= 1
    this.#brought.set(member, brought + 1)
    this.#known.add(name)
    return name
  }
}
