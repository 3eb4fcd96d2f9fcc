import type { Position } from './position.ts'

const SAMPLES = 500

/** Remembers when the primary was where, which tells how late a standby is without comparing clocks. */
export class History {
  readonly #apart: number
  #samples: { readonly position: Position; readonly at: number }[] = []
  #heard = Number.NEGATIVE_INFINITY

  /** Tells delays of up to so many milliseconds from each other. */
  constructor(longestMs: number) {
    this.#apart = (2 * longestMs) / SAMPLES
  }

  note(position: Position): void {
    const now = performance.now()
    this.#heard = now
    const last = this.#samples.at(-1)
    // It was at the same place before: a standby that is there has missed nothing since.
    if (last?.position === position || (last && now - last.at < this.#apart)) return
    this.#samples.push({ position, at: now })
    if (this.#samples.length > SAMPLES) this.#samples.shift()
  }

  /** For how many milliseconds, at least, the primary has been further than this. */
  lateness(replayed: Position): number {
    const missed = this.#samples.find(({ position }) => position > replayed)
    return missed === undefined ? 0 : performance.now() - missed.at
  }

  /** For how many milliseconds nothing has been heard of the primary. */
  silence(): number {
    return performance.now() - this.#heard
  }
}
