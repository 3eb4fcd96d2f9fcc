import { type Condition, written } from '../../reads/page.ts'
import { loansLike } from '../loan/traits.ts'
import { type Area, type BBox, halves, type MarkerKind } from './area.ts'

/** Who is on the map: exactly the conditions of the partial indexes. */
const shown: Readonly<Record<MarkerKind, string>> = {
  loan: "status = 'open' and not frozen and public_latitude is not null",
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
export function conditions(area: Area, by: Within): Where {
  return from(area, within(area.bbox, by))
}

/** The condition for some of the records that an area's filter includes, wherever they are. */
export function conditionsOf(area: Area, ids: readonly string[]): Where {
  return from(area, ['id = any(?)', ids])
}

interface Where {
  readonly text: string
  readonly values: unknown[]
}

function from({ kind, traits }: Area, which: Condition): Where {
  const { texts, values } = written([which, [shown[kind]], ...loansLike(traits)])
  return { text: `from ${kind} where ${texts.join(' and ')}`, values }
}
