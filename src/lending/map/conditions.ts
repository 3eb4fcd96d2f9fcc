import { type Area, halves, type MarkerKind } from './area.ts'

/** Who is on the map: exactly the conditions of the partial indexes. */
const shown: Readonly<Record<MarkerKind, string>> = {
  loan: "status = 'open' and not frozen and public_latitude is not null",
  profile: 'show_on_map and not frozen and public_latitude is not null',
}

type Within = (
  x: string,
  y: string,
  west: string,
  south: string,
  east: string,
  north: string,
) => string

/** Uses the index of points, which is good at finding few. */
export const inBox: Within = (x, y, west, south, east, north) =>
  `point(${x}, ${y}) <@ box(point(${west}, ${south}), point(${east}, ${north}))`
/** Uses the index that has all columns that clusters need, which is good at counting many. */
export const between: Within = (x, y, west, south, east, north) =>
  `${x} between ${west} and ${east} and ${y} between ${south} and ${north}`

/** The condition for some records that an area's filter includes, wherever they are. */
export function conditionsOf(
  { kind, riskLevel, minRate }: Area,
  ids: readonly string[],
): { text: string; values: unknown[] } {
  const values: unknown[] = [ids]
  const place = (value: unknown) => `$${values.push(value)}`
  const filters = [
    'id = any($1)',
    shown[kind],
    ...(riskLevel === null ? [] : [`risk_level = any(${place(riskLevel)})`]),
    ...(minRate === null ? [] : [`interest_rate >= ${place(minRate)}::numeric`]),
  ]
  return { text: `from ${kind} where ${filters.join(' and ')}`, values }
}

/** The condition for an area, from a table on. */
export function conditions(
  { kind, bbox, riskLevel, minRate }: Area,
  within: Within,
): { text: string; values: unknown[] } {
  const values: unknown[] = []
  const place = (value: unknown) => `$${values.push(value)}`
  const boxes = halves(bbox).map(({ west, south, east, north }) => {
    const edges = [west, south, east, north].map((edge) => `${place(edge)}::float8`)
    const [w = '', s = '', e = '', n = ''] = edges
    return `(${within('public_longitude', 'public_latitude', w, s, e, n)})`
  })
  const filters = [
    `(${boxes.join(' or ')})`,
    shown[kind],
    ...(riskLevel === null ? [] : [`risk_level = any(${place(riskLevel)})`]),
    ...(minRate === null ? [] : [`interest_rate >= ${place(minRate)}::numeric`]),
  ]
  return { text: `from ${kind} where ${filters.join(' and ')}`, values }
}
