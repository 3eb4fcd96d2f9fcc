import type { Box, MarkerChange, OnMap } from '../marker-watches.ts'

const DEGREES = 5
/** Beyond this many squares, a gateway follows all squares of the kind: following so many subjects costs more than it saves. */
const SQUARES_MAX = 100

/** The subject of a square of the map's grid, such as `map.loan.37.28`. */
export type Square = `map.${OnMap}.${number}.${number}`

/** The square in which a marker changed. */
export function squareOf(kind: OnMap, [, longitude, latitude]: MarkerChange): Square {
  return `map.${kind}.${column(longitude)}.${row(latitude)}`
}

/** The squares that boxes touch; undefined if there are more than SQUARES_MAX. */
export function squaresOf(kind: OnMap, boxes: Iterable<Box>): ReadonlySet<Square> | undefined {
  const squares = new Set<Square>()
  for (const box of boxes) {
    const rows = range(row(box.south), row(box.north))
    const columns = columnsOf(box)
    if (rows.length * columns.length > SQUARES_MAX) return undefined
    for (const x of columns) for (const y of rows) squares.add(`map.${kind}.${x}.${y}`)
    if (squares.size > SQUARES_MAX) return undefined
  }
  return squares
}

/** Every square of the earth. */
export function allSquares(): Square[] {
  const rows = range(row(-90), row(90))
  return (['loan', 'profile'] as const).flatMap((kind) =>
    range(column(-180), column(180)).flatMap((x) =>
      rows.map((y): Square => `map.${kind}.${x}.${y}`),
    ),
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
