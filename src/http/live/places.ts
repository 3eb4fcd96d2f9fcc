import type { Subscription } from './subscription.ts'

export const SUBSCRIPTIONS_MAX = 50

/** The subscriptions of a socket, each from when it is asked for until it has ended: a client may have completed one that is still opening. */
export class Places {
  readonly #taken = new Set<Place>()

  get areTaken(): boolean {
    return this.#taken.size >= SUBSCRIPTIONS_MAX
  }

  /** Takes a place; `release` gives back what else the subscription holds. */
  take(id: string, release: () => void): Place {
    const place = new Place(id, () => {
      this.#taken.delete(place)
      release()
    })
    this.#taken.add(place)
    return place
  }

  /** Ends the subscriptions under an id, or all. */
  end(id?: string): void {
    for (const place of this.#taken) if (id === undefined || place.id === id) place.end()
  }
}

/** A subscription of a socket, open or not. */
export class Place {
  readonly id: string
  /** Gives back what the subscription holds; to be called when it has ended, or has failed to open. */
  readonly release: () => void
  #subscription: Subscription | undefined
  #isOver = false

  constructor(id: string, release: () => void) {
    this.id = id
    this.release = release
  }

  get isOver(): boolean {
    return this.#isOver
  }

  /** Takes in what was opened, which ends at once if its client has left meanwhile. */
  fill(subscription: Subscription): void {
    this.#subscription = subscription
    if (this.#isOver) void subscription.stop()
  }

  end(): void {
    this.#isOver = true
    void this.#subscription?.stop()
  }

  /**
   * Settles as the promise does, but never once the place is over: by then the id may stand for the client's next subscription,
   * and graphql-ws, which knows subscriptions by their ids alone, would end that one instead.
   */
  unlessOver<T>(promise: Promise<T>): Promise<T> {
    return promise.finally(() => (this.#isOver ? new Promise<never>(() => undefined) : undefined))
  }
}
