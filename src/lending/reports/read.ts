import { onlyValue } from '../../database/change.ts'
import type { Reader } from '../../database/reader.ts'
import { divideHalfEven } from '../repaying/schedule/amortisation.ts'

/** The most months that a report goes back. */
export const MONTHS_MAX = 36

/** A condition of a time: it lies in the month that begins on the day $1, in the platform's time zone. */
export const inMonth = (time: string): string =>
  `${time} >= $1::date::timestamp at time zone business_timezone()
    and ${time} < ($1::date + interval '1 month') at time zone business_timezone()`

/** A condition of a time: it lies in the month that begins on the day $1, or later. */
export const sinceMonth = (time: string): string =>
  `${time} >= $1::date::timestamp at time zone business_timezone()`

/** The month of a time in the platform's time zone, such as `2026-11`, in SQL. */
export const monthOf = (time: string): string =>
  `to_char(${time} at time zone business_timezone(), 'YYYY-MM')`

/** Reads a part of a report, with a search's limits. */
export function readPart<Row>(
  database: Reader,
  text: string,
  values: readonly unknown[] = [],
): Promise<Row[]> {
  return database.query<Row>(text, values, 'search')
}

/** Reads a part of a report for each of some months, oldest first: one statement a month, so that none takes long. */
export async function readMonths<Row>(
  database: Reader,
  months: readonly string[],
  text: string,
): Promise<(readonly [month: string, rows: Row[]])[]> {
  const parts: (readonly [string, Row[]])[] = []
  for (const month of months)
    parts.push([month, await readPart<Row>(database, text, [firstDayOf(month)])])
  return parts
}

/** The newest months up to that of a day, such as `2026-11`, oldest first. */
export function monthsUntil(today: string, count: number): string[] {
  const [year = 0, month = 0] = today.split('-').map(Number)
  return Array.from({ length: count }, (_, at) =>
    new Date(Date.UTC(year, month - count + at, 1)).toISOString().slice(0, 7),
  )
}

/** The months of a year that have begun by a day, oldest first. */
export function monthsOfYear(today: string, year: number): string[] {
  const all = Array.from({ length: 12 }, (_, at) => `${year}-${String(at + 1).padStart(2, '0')}`)
  return all.filter((month) => month <= today.slice(0, 7))
}

/** What is today for the platform. */
export function todayOf(database: Reader): Promise<string> {
  return onlyValue(database.query('select business_date()::text'))
}

/** The first day of a month. */
export function firstDayOf(month: string): string {
  return `${month}-01`
}

/** A part of a whole in hundredths of a percent, rounded half-even; null if the whole is not above 0. */
export function shareOf(part: bigint, whole: bigint): number | null {
  return whole > 0n ? Number(divideHalfEven(part * 10_000n, whole)) : null
}
