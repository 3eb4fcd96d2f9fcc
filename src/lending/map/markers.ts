import type { Kind, Reader } from '../../database/reader.ts'
import { columnWise } from '../../reads/column-wise.ts'
import type { Area, MarkerKind } from './area.ts'
import { cluster, type Square, squareSize } from './clusters.ts'
import { between, conditions, conditionsOf, inBox, isFiltered } from './conditions.ts'
import type { Marker } from './marker.ts'
import { STEPS } from './public-point.ts'

/** The maximum number of markers in an area. */
export const MARKERS_MAX = 500

export interface MarkerList {
  readonly markers: Marker[]
  readonly truncated: boolean
}

/** The markers of an area, at most 500; clustered if zoom is given. */
export async function readMarkers(database: Reader, area: Area): Promise<MarkerList> {
  const markers =
    area.zoom === null ? await alone(database, area) : await clustered(database, area, area.zoom)
  return { markers: markers.slice(0, MARKERS_MAX), truncated: markers.length > MARKERS_MAX }
}

/** The fields of a marker that are read from columns. */
type Shown = Pick<Marker, 'id' | 'latitude' | 'longitude'> & Partial<Marker>
const point = { latitude: 'public_latitude', longitude: 'public_longitude' }
const columns: Readonly<Record<MarkerKind, Readonly<Partial<Record<keyof Marker, string>>>>> = {
  loan: {
    ...{ id: 'id', title: 'title', subtitle: 'purpose', riskLevel: 'risk_level' },
    ...{ amountRequested: 'amount_requested', amountFunded: 'amount_funded' },
    ...{ interestRate: 'interest_rate', repaymentPeriodMonths: 'repayment_period_months' },
  },
  profile: { id: 'id', title: 'full_name', subtitle: 'city', userType: 'user_type' },
}

const shown = {
  loan: { ...columns.loan, ...point },
  profile: { ...columns.profile, ...point },
}
const read = {
  loan: columnWise<Shown>(Object.keys(shown.loan) as (keyof Shown)[]),
  profile: columnWise<Shown>(Object.keys(shown.profile) as (keyof Shown)[]),
}

function listOf(shown: Readonly<Record<string, string>>): string {
  return Object.entries(shown)
    .map(([name, column]) => `${column} as "${name}"`)
    .join(', ')
}

/** Reads markers of single records, column by column, since there can be hundreds. */
async function alone(database: Reader, area: Area): Promise<Marker[]> {
  const filtered = isFiltered(area)
  const { text, values } = conditions(area, filtered ? undefined : inBox)
  const limited = `${text} limit ${MARKERS_MAX + 1}`
  return readRecords(database, area, limited, values, filtered ? 'search' : 'read')
}

/** The current markers of those of the given records that match an area's filter, at any location. */
export async function readMarkersOf(
  database: Reader,
  area: Area,
  ids: readonly string[],
): Promise<Marker[]> {
  const { text, values } = conditionsOf(area, ids)
  return readRecords(database, area, text, values, 'read')
}

async function readRecords(
  database: Reader,
  { kind }: Area,
  from: string,
  values: readonly unknown[],
  priority: Kind,
): Promise<Marker[]> {
  const text = `select ${listOf(shown[kind])} ${from}`
  const rows = await read[kind](database, text, values, priority)
  return rows.map((row) => marker(kind, row))
}

/** The id of the record that a marker shows; null for a cluster, and for a record of another kind. */
export function recordOf({ id }: Marker, kind: MarkerKind): string | null {
  const [shown, record = null] = id.split(':')
  return shown === kind ? record : null
}

/** The marker of a record; fields that have the same value for all records of a kind are not read from the database. */
function marker(kind: MarkerKind, row: Shown): Marker {
  return {
    id: `${kind}:${row.id}`,
    kind,
    latitude: row.latitude,
    longitude: row.longitude,
    title: row.title ?? null,
    subtitle: row.subtitle ?? null,
    status: kind === 'loan' ? 'open' : null,
    amountRequested: amount(row.amountRequested),
    amountFunded: amount(row.amountFunded),
    riskLevel: row.riskLevel ?? null,
    interestRate: row.interestRate ?? null,
    repaymentPeriodMonths: row.repaymentPeriodMonths ?? null,
    userType: row.userType ?? null,
    count: null,
    bbox: null,
    expansionZoom: null,
  }
}

/** An amount in minor units as a bigint: JSON, by which columns are transferred, has only numbers. */
function amount(minor: bigint | number | null | undefined): bigint | null {
  return minor === null || minor === undefined ? null : BigInt(minor)
}

/** SQL for the mean of whole steps, since the mean of floats would depend on the order in which rows are read. */
const mean = (column: string) => `avg(round(${column} * ${STEPS})::int)::float8 / ${STEPS}`

/** Reads squares: those with several markers become clusters; in any other, the single record is found by its point. */
async function clustered(database: Reader, area: Area, zoom: number): Promise<Marker[]> {
  const { kind } = area
  const { text, values } = conditions(area, between)
  const size = `$${values.push(squareSize(zoom))}::float8`
  const rows = await database.query<Square & Shown>(
    `with square as materialized (
       select floor((public_longitude + 180) / ${size})::int as x, floor((public_latitude + 90) / ${size})::int as y,
         count(*)::int as count, ${mean('public_latitude')} as latitude, ${mean('public_longitude')} as longitude,
         min(public_longitude) as west, min(public_latitude) as south,
         max(public_longitude) as east, max(public_latitude) as north
       ${text} group by 1, 2 order by count(*) desc, 1, 2 limit ${MARKERS_MAX + 1})
     select * from square left join lateral (
       select ${listOf(columns[kind])} ${text} and square.count = 1 and public_longitude = west and public_latitude = south
     ) as single on true order by count desc, x, y`,
    values,
    'search',
  )
  return rows.map((row) => (row.count > 1 ? cluster(area, zoom, row) : marker(kind, row)))
}
