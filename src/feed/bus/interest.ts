import type { LoanJson } from '../changes.ts'
import type { Box, MarkerChange, OnMap } from '../marker-watches.ts'
import type { News } from '../watchers.ts'
import { type Beat, readMarkers, readRow } from './beat.ts'
import { KeysByHash, unpacked } from './key-hashes.ts'
import { allSquares, squaresOf } from './map-squares.ts'

const LOAN = /^loan ([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})$/

/** Follows a subject; returns a function that stops it. */
export type Follow = (subject: string, heard: (text: string, subject: string) => void) => () => void

/** Knows what the clients of this gateway watch: it follows only those subjects, and finds their changes in each beat. */
export class Interest {
  readonly #follow: Follow
  readonly #received = new Received()
  readonly #keys = new KeysByHash()
  readonly #loans = new Map<string, () => void>()
  readonly #allSquares = new KeysByHash()
  /** By subject: a square, or all squares of a kind. */
  readonly #squares = new Map<string, () => void>()

  constructor(follow: Follow) {
    this.#follow = follow
    for (const square of allSquares()) this.#allSquares.add(square)
  }

  added(key: string): void {
    this.#keys.add(key)
    const [, id] = LOAN.exec(key) ?? []
    if (id !== undefined)
      this.#loans.set(
        key,
        this.#follow(`loan.${id}`, (text) => this.#received.addRow(text)),
      )
  }

  removed(key: string): void {
    this.#keys.delete(key)
    this.#loans.get(key)?.()
    this.#loans.delete(key)
  }

  /** From now on follows the markers of a kind only within these boxes. */
  cover(kind: OnMap, boxes: Iterable<Box>): void {
    const wanted: ReadonlySet<string> = squaresOf(kind, boxes) ?? new Set([`map.${kind}.>`])
    const hear = (text: string, subject: string) => this.#received.addMarkers(text, subject)
    for (const [subject, stop] of this.#squares)
      if (subject.startsWith(`map.${kind}.`) && !wanted.has(subject)) {
        stop()
        this.#squares.delete(subject)
      }
    for (const subject of wanted)
      if (!this.#squares.has(subject)) this.#squares.set(subject, this.#follow(subject, hear))
  }

  /**
   * Turns a beat into news for the watches. Whatever the beat confirms but has not arrived is left to be read from the database,
   * since the bus may lose messages.
   */
  newsIn({ name, marks, profiles, loans: anyLoan }: Beat): News {
    const changed = unpacked(marks ?? '')
    const { rows, markers } = this.#received.of(name)
    const keys = this.#keys.among(changed)
    const loans = keys.map((key) => rows.get(key)).filter((row) => row !== undefined)
    const squares = this.#allSquares.among(changed).filter((square) => this.#covers(square))
    return { keys, profiles, anyLoan, loans, markers: markersIn(squares, markers) }
  }

  #covers(square: string): boolean {
    return this.#squares.has(square) || this.#squares.has(`map.${kindOf(square)}.>`)
  }
}

/** The changes of markers by kind; undefined for a kind if some of its changes have not arrived. */
function markersIn(
  squares: readonly string[],
  arrived: ReadonlyMap<string, readonly MarkerChange[]>,
): News['markers'] {
  return new Map(
    [...Map.groupBy(squares, kindOf)].map(([kind, of]) => [
      kind,
      of.every((square) => arrived.has(square))
        ? of.flatMap((square) => arrived.get(square) ?? [])
        : undefined,
    ]),
  )
}

function kindOf(square: string): OnMap {
  return square.startsWith('map.loan.') ? 'loan' : 'profile'
}

/** The rows and markers that have arrived for the next beat; nothing is kept for earlier ones. */
class Received {
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
