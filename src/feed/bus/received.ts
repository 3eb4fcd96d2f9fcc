import type { LoanJson } from '../changes.ts'
import type { MarkerChange } from '../marker-watches.ts'
import { readMarkers, readRow } from './beat.ts'

/** The rows and markers that have arrived for the next beat; nothing is kept for earlier ones. */
export class Received {
  #beat = ''
  #rows = new Map<string, LoanJson>()
  #markers = new Map<string, readonly MarkerChange[]>()

  addRow(text: string): void {
    const found = readRow(text)
    if (found === undefined) return
    this.#begin(found.beat)
    this.#rows.set(`loan ${found.loan.id}`, found.loan)
  }

  addMarkers(text: string, square: string): void {
    const found = readMarkers(text)
    if (found === undefined) return
    this.#begin(found.beat)
    this.#markers.set(square, found.changes)
  }

  /** The rows and markers of a beat, without any from an earlier one, which would be out of date. */
  of(beat: string) {
    this.#begin(beat)
    return { rows: this.#rows, markers: this.#markers }
  }

  #begin(beat: string): void {
    if (this.#beat === beat) return
    this.#beat = beat
    this.#rows = new Map()
    this.#markers = new Map()
  }
}
