import type { Subscription } from './subscription.ts'

export const SUBSCRIPTIONS_MAX = 50

/** The slots of a socket's subscriptions. Each is taken from the request until the subscription has ended, even if the client completes it while it is still opening. */
export class SubscriptionSlots {
  readonly #taken = new Set<SubscriptionSlot>()

  get areTaken(): boolean {
    return this.#taken.size >= SUBSCRIPTIONS_MAX
  }

  /** The names of the operations of the subscriptions that are open, each once. */
  get operations(): string[] {
    return [...new Set([...this.#taken].map(({ operation }) => operation))]
  }

  /** Takes a slot; `release` is called when its subscription has ended, to release what else that holds. */
  take(id: string, operation: string, release: () => void): SubscriptionSlot {
    const slot = new SubscriptionSlot(id, operation, () => {
      this.#taken.delete(slot)
      release()
    })
    this.#taken.add(slot)
    return slot
  }

  /** Whether a subscription that has not ended has the id. */
  has(id: string): boolean {
    return [...this.#taken].some((slot) => slot.id === id && !slot.isOver)
  }

  /** Ends the subscription under an id, or all. */
  end(id?: string): void {
    for (const slot of this.#taken) if (id === undefined || slot.id === id) slot.end()
  }
}

/** A subscription of a socket, open or not. */
export class SubscriptionSlot {
  readonly id: string
  /** Its name, or a stand-in: never an arbitrary text from a client. */
  readonly operation: string
  /** Frees the slot and all else that the subscription holds; to be called when it has ended, or has failed to open. */
  readonly release: () => void
  #subscription: Subscription | undefined
  #isOver = false

  constructor(id: string, operation: string, release: () => void) {
    this.id = id
    this.operation = operation
    this.release = release
  }

  get isOver(): boolean {
    return this.#isOver
  }

  /** Attaches the subscription once it is open; stops it at once if the slot has ended meanwhile. */
  fill(subscription: Subscription): void {
    this.#subscription = subscription
    if (this.#isOver) void subscription.stop()
  }

  end(): void {
    this.#isOver = true
    void this.#subscription?.stop()
  }
}
