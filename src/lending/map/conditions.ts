import { once } from '../../reads/list.ts'
import { type Condition, written } from '../../reads/page.ts'
import { loansLike } from '../loan/lists/traits.ts'
import { type Area, type BBox, halves, type MarkerKind, wrapped } from './area.ts'

/** Which records are on the map: exactly the conditions of the partial indexes. */
const shown: Readonly<Record<MarkerKind, string>> = {
  loan: "status = 'open' and not frozen and public_latitude is not null",
  profile: 'show_on_map and not frozen and public_latitude is not null',
}

type Within = (x: string, y: string) => string

/** Uses the index of points, which is fast at finding few records. */
export const inBox: Within = (x, y) =>
  `point(${x}, ${y}) <@ box(point(?::float8, ?::float8), point(?::float8, ?::float8))`
/** Uses the index that covers clusters, which is fast at counting many records. */
export const between: Within = (x, y) =>
  `${x} >= ?::float8 and ${y} >= ?::float8 and ${x} <= ?::float8 and ${y} <= ?::float8`

/** The size in degrees above which a box may contain most records. */
const LARGE = 10

/**
 * Public points within a box. PostgreSQL estimates that any box contains a thousandth of all points, so even for the whole
 * earth it would prefer the index of points to that of a filter. For large boxes, comparisons let it use column statistics.
 */
export function within(bbox: BBox, by = large(wrapped(bbox)) ? between : inBox): Condition {
  const boxes = halves(wrapped(bbox)).map(({ west, south, east, north }) => [
    west,
    south,
    east,
    north,
  ])
  const texts = boxes.map(() => `(${by('public_longitude', 'public_latitude')})`)
  return [`public_latitude is not null and (${texts.join(' or ')})`, ...boxes.flat()]
}

function large({ west, south, east, north }: BBox): boolean {
  return (east - west + 360) % 360 > LARGE || east - west === 360 || north - south > LARGE
}

/** Whether an area may be better found by the indexes of its filters than by those of the map. */
export function isFiltered({ traits }: Area): boolean {
  return Object.keys(traits).length > 0
}

interface Where {
  readonly text: string
  readonly values: unknown[]
}

/** The SQL for an area from its `from` on; with filters, also the condition of the partial indexes for lists. */
export function conditions(area: Area, by: Within | undefined): Where {
  const listed: readonly Condition[] = isFiltered(area) ? [['published_at is not null']] : []
  const { text, values } = from(area, within(area.bbox, by), ...listed)
  return { text: once(text, 'for its own'), values }
}

/** The SQL for those of the given records that match an area's filter, at any location. */
export function conditionsOf(area: Area, ids: readonly string[]): Where {
  const { text, values } = from(area, ['id = any(?)', ids])
  return { text: once(text, 'for any values'), values }
}

function from({ kind, traits }: Area, ...which: readonly Condition[]): Where {
  const { texts, values } = written([...which, [shown[kind]], ...loansLike(traits)])
  return { text: `from ${kind} where ${texts.join(' and ')}`, values }
}
