/** Changes of one record, as they come. */
export interface Watch {
  /** Resolves to true once something has changed since the last call, to false when the watch was stopped. */
  changed(): Promise<boolean>
  stop(): void
}

/** Changes of a record that may come along with the news. */
export interface RecordWatch<Row> extends Watch {
  /** The record as of its last change; undefined where it is to be read. */
  readonly row: () => Row | undefined
}

/** Who waits for what. */
export class Watches<Row = never> {
  readonly #waiting = new Map<string, Set<(row?: Row) => void>>()

  add(key: string): RecordWatch<Row> {
    let state: 'quiet' | 'changed' | 'stopped' = 'quiet'
    let latest: Row | undefined
    let tell: (changed: boolean) => void = () => undefined
    const wake = (row?: Row) => {
      latest = row
      if (state === 'quiet') state = 'changed'
      tell(state === 'changed')
    }
    const set = this.#waiting.get(key) ?? new Set()
    this.#waiting.set(key, set.add(wake))
    return {
      row: () => latest,
      changed: async () => {
        if (state === 'quiet')
          await new Promise((resolve) => {
            tell = resolve
          })
        if (state === 'stopped') return false
        state = 'quiet'
        return true
      },
      stop: () => {
        state = 'stopped'
        wake()
        set.delete(wake)
        if (set.size === 0 && this.#waiting.get(key) === set) this.#waiting.delete(key)
      },
    }
  }

  /** So many of the keys that somebody waits for. */
  some(most: number): string[] {
    const keys: string[] = []
    for (const key of this.#waiting.keys()) {
      if (keys.length === most) break
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
