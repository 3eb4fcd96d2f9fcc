import type { LoanJson } from '../changes.ts'
import type { MarkerChange } from '../marker-watches.ts'
import { readMarkers, readRow } from './beat.ts'

/** What has arrived by subject for the beat that is still to come; of earlier ones nothing is kept. */
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

  /** What belongs to a beat: nothing that an earlier one left behind, which would be an old state. */
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
