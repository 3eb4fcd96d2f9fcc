import { once } from '../../reads/list.ts'
import { type Condition, written } from '../../reads/page.ts'
import { loansLike } from '../loan/lists/traits.ts'
import { type Area, type BBox, halves, type MarkerKind, wrapped } from './area.ts'

/** The conditions for records that are on the map, which are exactly those of the partial indexes. */
const shown: Readonly<Record<MarkerKind, string>> = {
  loan: "status = 'open' and not frozen and public_latitude is not null",
  profile: 'show_on_map and not frozen and public_latitude is not null',
}

type Within = (x: string, y: string) => string

/** Tests a point against a box with the index of points, which is fast if few records match. */
export const inBox: Within = (x, y) =>
  `point(${x}, ${y}) <@ box(point(?::float8, ?::float8), point(?::float8, ?::float8))`
/** Tests a point against a box with the index that covers clusters, which is fast at counting many records. */
export const between: Within = (x, y) =>
  `${x} >= ?::float8 and ${y} >= ?::float8 and ${x} <= ?::float8 and ${y} <= ?::float8`

/** The size in degrees above which a box may contain most of the records. */
const LARGE = 10

/**
 * The condition that a public point is within a box. PostgreSQL assumes that any box contains a thousandth of all points, so it would
 * prefer the index of points to that of a filter even for the whole earth. For large boxes, comparisons let it use column statistics.
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

/** Whether an area has filters, whose indexes may then be better than those of the map. */
export function isFiltered({ traits }: Area): boolean {
  return Object.keys(traits).length > 0
}

interface Where {
  readonly text: string
  readonly values: unknown[]
}

/** The SQL for an area, starting with `from`; with filters, it includes the condition of the partial indexes for lists. */
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
