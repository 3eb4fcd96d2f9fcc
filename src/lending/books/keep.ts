import { createHash } from 'node:crypto'
import { gunzipSync, gzipSync } from 'node:zlib'
import { onlyValue } from '../../database/change.ts'
import type { Database } from '../../database/connection.ts'
import type { Reader } from '../../database/reader.ts'
import type { BooksFormat } from '../../entities/books/period.ts'
import type { Currency } from '../../money.ts'
import type { Platform } from '../platform.ts'
import type { Chart } from './chart.ts'
import { type BatchObstacle, datevFile, obstacleToBatch } from './datev.ts'
import { type Days, journalLines, journalPosition } from './journal.ts'
import { journalCsv, journalHeader } from './journal-csv.ts'
import { bookingsByDay, timeOf } from './totals.ts'

/** How many lines are read and kept at once. */
const LINES = 5_000
/** How many days are added up in one run, so that those of a ledger of many years do not keep the files waiting. */
const DAYS = 50
const addUp = 'select add_up_days(1) as added'

interface Books {
  readonly database: Database
  readonly currency: Currency
}

const closed = `
  select chart, closed_at as "closedAt", to_char(month, 'YYYY-MM-DD') as "from", to_char(month + interval '1 month - 1 day', 'YYYY-MM-DD') as "to"
  from period where kept_at is null order by month`

interface ClosedMonth extends Days {
  readonly chart: Chart
  readonly closedAt: Date
}

/**
 * Adds up the days that are over, and makes the files of months that were closed; returns how many of each. A month whose files can't be made keeps no other
 * from having its own; throws an Error that names it afterwards.
 */
export async function keepBooks({
  database,
  currency,
}: Books): Promise<{ readonly days: number; readonly months: number }> {
  const days = await addUpDays(database)
  const months = await database.change<ClosedMonth>(closed)
  const failures: string[] = []
  for (const month of months)
    try {
      await keepMonth({ database, currency }, month)
    } catch (error) {
      failures.push(`${month.from.slice(0, 7)}: ${error}`)
    }
  if (failures.length > 0) throw new Error(`no files of ${failures.join('; ')}`)
  return { days, months: months.length }
}

/** Each day is a transaction of its own, so that days of many movements, one after the other, are not one that takes too long. */
async function addUpDays(database: Database): Promise<number> {
  for (let days = 0; days < DAYS; days += 1) {
    if ((await onlyValue(database.change(addUp))) === 0) return days
  }
  return DAYS
}

/** What is kept of a file beside its pieces. */
interface KeptFile {
  readonly format: BooksFormat
  readonly sha256: string
  readonly bytes: number
}

const keep = 'select keep_period_piece($1, $2, $3, $4)'

/**
 * One file after the other, so that a failure leaves nothing running. Nothing is posted in a closed month, so a run that is repeated makes the same pieces,
 * and those that are there stay.
 */
async function keepMonth({ database, currency }: Books, month: ClosedMonth): Promise<void> {
  const files: KeptFile[] = []
  for (const format of ['csv', 'datev'] as const) {
    let number = 0
    for await (const piece of format === 'csv'
      ? csvOf(database, month, currency)
      : batchOf(database, month, currency)) {
      await database.change(keep, [month.from, format, number, gzipSync(piece)])
      number += 1
    }
    files.push({ format, ...(await measured(database, month.from, format)) })
  }
  const kept = files.filter(({ bytes }) => bytes > 0)
  await database.change('select end_period_files($1, $2)', [month.from, JSON.stringify(kept)])
}

async function* csvOf(reader: Reader, month: ClosedMonth, currency: Currency) {
  yield Buffer.from(journalHeader)
  for (let after: readonly string[] | undefined; ; ) {
    const window = { limit: LINES, after, before: undefined, backwards: false }
    const { rows, more } = await journalLines(reader, month.chart, month, window)
    if (rows.length > 0) yield Buffer.from(journalCsv(rows, currency))
    const last = rows.at(-1)
    if (last === undefined || more !== true) return
    after = journalPosition(last)
  }
}

/** A currency with three decimals has no batch. */
async function* batchOf(
  reader: Reader,
  { chart, closedAt, ...days }: ClosedMonth,
  currency: Currency,
) {
  if (currency.decimals > 2) return
  const bookings = await bookingsByDay(reader, chart, days)
  yield datevFile({ chart, currency, days, bookings, madeAt: closedAt, final: true })
}

async function measured(
  reader: Reader,
  month: string,
  format: BooksFormat,
): Promise<Omit<KeptFile, 'format'>> {
  const hash = createHash('sha256')
  let bytes = 0
  for await (const piece of piecesOf(reader, month, format)) {
    hash.update(piece)
    bytes += piece.length
  }
  return { sha256: hash.digest('hex'), bytes }
}

const next = 'select content from period_piece where month = $1 and format = $2 and number = $3'

async function* piecesOf(reader: Reader, month: string, format: BooksFormat) {
  for (let number = 0; ; number += 1) {
    const [row] = await reader.query<{ content: Buffer }>(next, [month, format, number])
    if (row === undefined) return
    yield gunzipSync(row.content)
  }
}

/** A file of the journal: that of a closed month, which is kept with its hash, or one that is made now. */
export interface JournalFile {
  readonly sha256: string | null
  readonly pieces: AsyncIterable<Buffer> | Iterable<Buffer>
}

const kept = `
  select sha256 from period_file
  where format = $3 and month = $1::date and $2::date = (month + interval '1 month - 1 day')::date`

/** The days of a journal that is asked for as a file, and perhaps a single account. */
interface AskedFile extends Days {
  readonly account?: string | null
}

/**
 * The journal of some days as a file: as it is kept, if they are a closed month. Otherwise DATEV's batch is made now, unless something is in the way of it, and null
 * is returned for CSV, which is read in pages, as that of a single account always is. The caller has checked that an operator asks.
 */
export async function booksFile(
  { database, chart, currency }: Pick<Platform, 'database' | 'chart' | 'currency'>,
  format: BooksFormat,
  { account, ...days }: AskedFile,
): Promise<JournalFile | BatchObstacle | null> {
  if (account) return format === 'csv' ? null : { key: 'error.books.account', values: {} }
  const [found] = await database.query<{ sha256: string }>(kept, [days.from, days.to, format])
  if (found !== undefined) return { ...found, pieces: piecesOf(database, days.from, format) }
  if (format === 'csv') return null
  const obstacle = obstacleToBatch(chart, currency, days)
  if (obstacle !== undefined) return obstacle
  const bookings = await bookingsByDay(database, chart, days)
  const batch = { chart, currency, days, bookings, madeAt: await timeOf(database), final: false }
  return { sha256: null, pieces: [datevFile(batch)] }
}
