import type { Reader } from '../reader.ts'

/** A position in the write-ahead log, in bytes. PostgreSQL counts them in 64 bits; a number holds 53, which no server has used up. */
export type Position = number

/** The position of a primary, and its timeline: each promotion of a standby begins a new one. */
export interface Place {
  readonly position: Position
  readonly timeline: number
}

/** The length in bytes of the header of a page of the log, and of the first page of a segment. */
const PAGE_HEADER = 24
const SEGMENT_HEADER = 40

const sizes = `
  select current_setting('wal_block_size')::float8 as page,
    pg_size_bytes(current_setting('wal_segment_size'))::float8 as segment`
const where = `
  select pg_wal_lsn_diff(pg_current_wal_insert_lsn(), '0/0')::float8 as position,
    ('x' || left(pg_walfile_name(pg_current_wal_insert_lsn()), 8))::bit(32)::int as timeline`

/** Returns a function that asks a primary for its position. Everything that was visible before the call lies before that position. */
export async function askingPrimary({ query }: Reader): Promise<() => Promise<Place>> {
  const [size] = await query<{ page: number; segment: number }>(sizes)
  return async () => {
    const [place] = await query<Place>(where)
    if (size === undefined || place === undefined) throw new Error('a query without its row')
    return { ...place, position: endOfLast(place.position, size.page, size.segment) }
  }
}

/**
 * The end of the last record. If a page ends there, PostgreSQL reports the position after the header of the next page. A standby does
 * not reach that until there is another record.
 */
function endOfLast(next: Position, page: number, segment: number): Position {
  if (next % segment === SEGMENT_HEADER) return next - SEGMENT_HEADER
  return next % page === PAGE_HEADER ? next - PAGE_HEADER : next
}
