/** Waits for changes to one record, or to any of several. */
export interface Watch {
  /** Resolves to true after a change since the last call, to false after `stop`. */
  changed(): Promise<boolean>
  stop(): void
}

/** Waits for changes to a record whose row may be included. */
export interface RecordWatch<Row> extends Watch {
  /** The row after its last change; undefined if it has to be read. */
  readonly row: () => Row | undefined
}

/** Is told when a key is first watched, and when it is no longer watched. */
export interface Follower {
  added(key: string): void
  removed(key: string): void
}

/** The open watches, by the key of their record. */
export class Watches<Row = never> {
  readonly #waiting = new Map<string, Set<(row?: Row) => void>>()
  readonly #follower: Follower | undefined
  readonly #wakes: (release: () => void) => void

  /** `wakes` lets a watch go on, at once unless there can be so many that they must take turns. */
  constructor(follower?: Follower, wakes = (release: () => void) => release()) {
    this.#follower = follower
    this.#wakes = wakes
  }

  /** Watches the records with these keys together: a change to any of them wakes the watch. */
  add(...keys: readonly string[]): RecordWatch<Row> {
    let state: 'quiet' | 'changed' | 'stopped' = 'quiet'
    let latest: Row | undefined
    let goOn: () => void = () => undefined
    // What has changed may have been seen already when its turn comes.
    const release = () => {
      if (state !== 'quiet') goOn()
    }
    const wake = (row?: Row) => {
      latest = row
      if (state === 'quiet') state = 'changed'
      this.#wakes(release)
    }
    for (const key of keys) this.#join(key, wake)
    return {
      row: () => latest,
      changed: async () => {
        if (state === 'quiet')
          await new Promise<void>((resolve) => {
            goOn = resolve
          })
        if (state === 'stopped') return false
        state = 'quiet'
        return true
      },
      stop: () => {
        state = 'stopped'
        release()
        for (const key of keys) this.#leave(key, wake)
      },
    }
  }

  #join(key: string, wake: (row?: Row) => void): void {
    const set = this.#waiting.get(key) ?? new Set()
    this.#waiting.set(key, set.add(wake))
    if (set.size === 1) this.#follower?.added(key)
  }

  #leave(key: string, wake: (row?: Row) => void): void {
    const set = this.#waiting.get(key)
    if (!set?.delete(wake) || set.size > 0) return
    this.#waiting.delete(key)
    this.#follower?.removed(key)
  }

  /** Up to this many of the watched keys. */
  keys(max: number): string[] {
    const keys: string[] = []
    for (const key of this.#waiting.keys()) {
      if (keys.length === max) break
      keys.push(key)
    }
    return keys
  }

  wake(key: string, row?: Row): void {
    for (const wake of this.#waiting.get(key) ?? []) wake(row)
  }

  wakeAll(): void {
    for (const key of this.#waiting.keys()) this.wake(key)
  }
}
