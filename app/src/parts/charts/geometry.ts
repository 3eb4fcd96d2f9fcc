/** A line of a chart. */
export interface Line {
  readonly label: string
  /** A CSS colour. */
  readonly colour: string
  /** The lengths of its dashes and gaps, for those who tell no colours apart. */
  readonly dashes?: string
  /** One for each place, in any unit, for the picture alone; null where there is none. */
  readonly values: readonly (number | null)[]
}

/** The lowest and the highest value that a chart shows: nothing is always on it, so that heights compare. */
export interface Scale {
  readonly least: number
  readonly most: number
}

/** The scale for some values; what is unknown counts for nothing. */
export function scaleOf(values: readonly (number | null)[]): Scale {
  const known = values.filter((value) => value !== null)
  const [least, most] = [Math.min(0, ...known), Math.max(0, ...known)]
  return least === most ? { least, most: least + 1 } : { least, most }
}

/** How far below the top of a picture a value lies. */
export function depthOf(value: number, { least, most }: Scale, height: number): number {
  return ((most - value) / (most - least)) * height
}

/** A line through values as the points of its pieces: it is broken where a value is unknown. A lone value is a short level line. */
export function piecesOf(
  values: readonly (number | null)[],
  step: number,
  scale: Scale,
  height: number,
): readonly string[] {
  const pieces: string[][] = [[]]
  for (const [index, value] of values.entries()) {
    if (value === null) pieces.push([])
    else pieces.at(-1)?.push(point(index * step, depthOf(value, scale, height)))
  }
  const lone = (place: string) => {
    const [x = '0', y = '0'] = place.split(',')
    return [place, point(Number(x) + LONE, Number(y))]
  }
  return pieces
    .filter((piece) => piece.length > 0)
    .map((piece) => (piece.length === 1 ? lone(piece[0] ?? '') : piece).join(' '))
}

/** How long a lone value is drawn. */
const LONE = 6

const point = (x: number, y: number) => `${x.toFixed(1)},${y.toFixed(1)}`
