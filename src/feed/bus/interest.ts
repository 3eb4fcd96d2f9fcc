import type { Box, MarkerChange, OnMap } from '../marker-watches.ts'
import type { News } from '../watchers.ts'
import type { Beat } from './beat.ts'
import { allCells, cellsOf } from './cells.ts'
import { KeysByMark, unpacked } from './marks.ts'
import { Received } from './received.ts'

const LOAN = /^loan ([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})$/

/** Follows a subject; returns a function that ends it. */
export type Follow = (subject: string, heard: (text: string, subject: string) => void) => () => void

/** What the clients of this gateway watch: it follows those subjects alone, and finds them in each beat. */
export class Interest {
  readonly #follow: Follow
  readonly #received = new Received()
  readonly #keys = new KeysByMark()
  readonly #loans = new Map<string, () => void>()
  readonly #allCells = new KeysByMark()
  /** By cell, or by a kind of markers everywhere. */
  readonly #cells = new Map<string, () => void>()

  constructor(follow: Follow) {
    this.#follow = follow
    for (const cell of allCells()) this.#allCells.add(cell)
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

  /** Follows the markers of a kind within these boxes alone from now on. */
  cover(kind: OnMap, boxes: Iterable<Box>): void {
    const wanted: ReadonlySet<string> = cellsOf(kind, boxes) ?? new Set([`map.${kind}.>`])
    const hear = (text: string, subject: string) => this.#received.addMarkers(text, subject)
    for (const [subject, stop] of this.#cells)
      if (subject.startsWith(`map.${kind}.`) && !wanted.has(subject)) {
        stop()
        this.#cells.delete(subject)
      }
    for (const subject of wanted)
      if (!this.#cells.has(subject)) this.#cells.set(subject, this.#follow(subject, hear))
  }

  /** What a beat means to those who watch. What it confirms but has not arrived, they read themselves: the bus may forget. */
  newsIn({ name, marks, profiles, loans: anyLoan }: Beat): News {
    const changed = unpacked(marks ?? '')
    const { rows, markers } = this.#received.of(name)
    const keys = this.#keys.among(changed)
    const loans = keys.map((key) => rows.get(key)).filter((row) => row !== undefined)
    const cells = this.#allCells.among(changed).filter((cell) => this.#covers(cell))
    return { keys, profiles, anyLoan, loans, markers: markersIn(cells, markers) }
  }

  #covers(cell: string): boolean {
    return this.#cells.has(cell) || this.#cells.has(`map.${kindOf(cell)}.>`)
  }
}

/** The changes of markers by kind; undefined for a kind of which some have not arrived. */
function markersIn(
  cells: readonly string[],
  arrived: ReadonlyMap<string, readonly MarkerChange[]>,
): News['markers'] {
  return new Map(
    [...Map.groupBy(cells, kindOf)].map(([kind, of]) => [
      kind,
      of.every((cell) => arrived.has(cell))
        ? of.flatMap((cell) => arrived.get(cell) ?? [])
        : undefined,
    ]),
  )
}

function kindOf(cell: string): OnMap {
  return cell.startsWith('map.loan.') ? 'loan' : 'profile'
}
