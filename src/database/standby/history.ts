import type { Position } from './position.ts'

const SAMPLES = 500

/** Remembers when the primary reached each position. That tells how late a standby is without comparing clocks. */
export class History {
  readonly #apart: number
  #samples: { readonly position: Position; readonly at: number }[] = []
  #heard = Number.NEGATIVE_INFINITY

  /** Spaces its samples so that they tell delays of up to `longestMs` apart. */
  constructor(longestMs: number) {
    this.#apart = (2 * longestMs) / SAMPLES
  }

  note(position: Position): void {
    const now = performance.now()
    this.#heard = now
    const last = this.#samples.at(-1)
    // The primary has not moved: a standby at this position has missed nothing since.
    if (last?.position === position || (last && now - last.at < this.#apart)) return
    this.#samples.push({ position, at: now })
    if (this.#samples.length > SAMPLES) this.#samples.shift()
  }

  /** For how many milliseconds, at least, the primary has been ahead of this position. */
  lateness(replayed: Position): number {
    const missed = this.#samples.find(({ position }) => position > replayed)
    return missed === undefined ? 0 : performance.now() - missed.at
  }

  /** For how many milliseconds the primary's position has not been heard. */
  silence(): number {
    return performance.now() - this.#heard
  }
}
