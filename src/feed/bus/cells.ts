import type { Box, MarkerChange, OnMap } from '../marker-watches.ts'

const DEGREES = 5
/** An area of more cells is as well followed everywhere. */
const CELLS_MAX = 100

/** A cell of the grid, as it is named in subjects: `map.loan.37.28`. */
export type Cell = `map.${OnMap}.${number}.${number}`

/** The cell in which a marker changed. */
export function cellOf(kind: OnMap, [, longitude, latitude]: MarkerChange): Cell {
  return `map.${kind}.${column(longitude)}.${row(latitude)}`
}

/** The cells that boxes touch; undefined if there are too many. */
export function cellsOf(kind: OnMap, boxes: Iterable<Box>): ReadonlySet<Cell> | undefined {
  const cells = new Set<Cell>()
  for (const box of boxes) {
    const rows = range(row(box.south), row(box.north))
    const columns = columnsOf(box)
    if (rows.length * columns.length > CELLS_MAX) return undefined
    for (const x of columns) for (const y of rows) cells.add(`map.${kind}.${x}.${y}`)
    if (cells.size > CELLS_MAX) return undefined
  }
  return cells
}

/** Every cell of the earth. */
export function allCells(): Cell[] {
  const rows = range(row(-90), row(90))
  return (['loan', 'profile'] as const).flatMap((kind) =>
    range(column(-180), column(180)).flatMap((x) => rows.map((y): Cell => `map.${kind}.${x}.${y}`)),
  )
}

function columnsOf({ west, east }: Box): number[] {
  if (west <= east) return range(column(west), column(east))
  return [...range(column(west), column(180)), ...range(column(-180), column(east))]
}

function column(longitude: number): number {
  return Math.floor((longitude + 180) / DEGREES)
}

function row(latitude: number): number {
  return Math.floor((latitude + 90) / DEGREES)
}

function range(first: number, last: number): number[] {
  return Array.from({ length: last - first + 1 }, (_, at) => first + at)
}
