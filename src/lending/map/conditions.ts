import { once } from '../../reads/list-sql.ts'
import { type Condition, written } from '../../reads/page.ts'
import { loansLike } from '../loan/traits.ts'
import { type Area, type BBox, halves, type MarkerKind } from './area.ts'

/** Who is on the map, in the words of the partial indexes: of the map, and of what else loans are found by. */
const shown: Readonly<Record<MarkerKind, string>> = {
  loan: "status = 'open' and not frozen and public_latitude is not null and published_at is not null",
  profile: 'show_on_map and not frozen and public_latitude is not null',
}

type Within = (x: string, y: string) => string

/** Uses the index of points, which is good at finding few. */
export const inBox: Within = (x, y) =>
  `point(${x}, ${y}) <@ box(point(?::float8, ?::float8), point(?::float8, ?::float8))`
/** Uses the index that has all columns that clusters need, which is good at counting many. */
export const between: Within = (x, y) =>
  `${x} >= ?::float8 and ${y} >= ?::float8 and ${x} <= ?::float8 and ${y} <= ?::float8`

/** At public points within a box. */
export function within(bbox: BBox, by: Within = inBox): Condition {
  const boxes = halves(bbox).map(({ west, south, east, north }) => [west, south, east, north])
  const texts = boxes.map(() => `(${by('public_longitude', 'public_latitude')})`)
  return [`public_latitude is not null and (${texts.join(' or ')})`, ...boxes.flat()]
}

/** The condition for an area, from a table on. */
export function conditions(
  { kind, bbox, traits }: Area,
  by: Within,
): { text: string; values: unknown[] } {
  const { texts, values } = written([within(bbox, by), [shown[kind]], ...loansLike(traits)])
  return { text: once(`from ${kind} where ${texts.join(' and ')}`, 'for its own'), values }
}
