import { type Currency, formatAmount } from '../../money.ts'
import type { Chart } from './chart.ts'
import { datevColumns } from './datev-columns.ts'
import type { Days } from './journal.ts'
import type { DayBooking } from './totals.ts'

/** How many digits an amount has at most before its decimals. */
const DIGITS = 10

/** A batch of bookings for DATEV. */
export interface Batch {
  readonly chart: Chart
  readonly currency: Currency
  readonly days: Days
  readonly bookings: readonly DayBooking[]
  readonly madeAt: Date
  /** Whether the month is closed, so that DATEV locks the bookings, too. */
  readonly final: boolean
}

/** What is in the way of a batch: a message with its values. */
export interface BatchObstacle {
  readonly key: 'error.books.account' | 'error.books.decimals' | 'error.books.fiscal_year'
  readonly values: Readonly<Record<string, string>>
}

/** Why no batch can be made of some days; undefined if one can: DATEV wants each within one fiscal year, and at most two decimals. */
export function obstacleToBatch(
  { datev: { fiscalYearBegins } }: Chart,
  { decimals, code }: Currency,
  { from, to }: Days,
): BatchObstacle | undefined {
  if (decimals > 2) return { key: 'error.books.decimals', values: { currency: code } }
  const [first, last] = [from, to].map((day) => fiscalYearOf(day, fiscalYearBegins))
  return first === last
    ? undefined
    : { key: 'error.books.fiscal_year', values: { begins: last ?? '' } }
}

/** The first day of the fiscal year of a day. */
function fiscalYearOf(day: string, begins: string): string {
  const year = Number(day.slice(0, 4))
  return `${day.slice(5) < begins ? year - 1 : year}-${begins}`
}

/** The batch as a file in DATEV's format EXTF, in the character set that DATEV reads. */
export function datevFile(batch: Batch): Buffer {
  const lines = [headerOf(batch), datevColumns, ...rowsOf(batch)]
  return Buffer.from(lines.map((fields) => `${fields.join(';')}\r\n`).join(''), 'latin1')
}

function headerOf({ chart, currency, days: { from, to }, madeAt, final }: Batch): string[] {
  const { consultant, client, fiscalYearBegins } = chart.datev
  return [
    quoted('EXTF'),
    '700',
    '21',
    quoted('Buchungsstapel'),
    '13',
    madeAt.toISOString().replaceAll(/\D/g, ''),
    '',
    ...['', '', ''].map(quoted),
    String(consultant),
    String(client),
    compact(fiscalYearOf(from, fiscalYearBegins)),
    String(chart.accounts[0]?.number.length),
    compact(from),
    compact(to),
    quoted(`Journal ${from} ${to}`),
    quoted(''),
    '1',
    '0',
    final ? '1' : '0',
    quoted(currency.code),
    '',
    quoted(''),
    ...['', ''],
    quoted(''),
    ...['', ''],
    ...['', ''].map(quoted),
  ]
}

function rowsOf({ bookings, currency, final }: Batch): string[][] {
  const most = 10n ** BigInt(DIGITS + currency.decimals) - 1n
  return bookings.flatMap((booking) =>
    divided(booking.amount, most).map((amount) => rowOf({ ...booking, amount }, currency, final)),
  )
}

function rowOf(
  { day, kind, debit, credit, amount }: DayBooking,
  { code, decimals }: Currency,
  final: boolean,
): string[] {
  const [, month = '', date = ''] = day.split('-')
  const filled: Readonly<Record<string, string>> = {
    'Umsatz (ohne Soll/Haben-Kz)': withTwoDecimals(formatAmount(amount, decimals)),
    'Soll/Haben-Kennzeichen': quoted('S'),
    'WKZ Umsatz': quoted(code),
    Konto: debit,
    'Gegenkonto (ohne BU-Schlüssel)': credit,
    Belegdatum: `${date}${month}`,
    'Belegfeld 1': quoted(`${day}-${kind.replaceAll('_', '-')}`),
    Buchungstext: quoted(kind.replaceAll('_', ' ')),
    Festschreibung: final ? '1' : '0',
  }
  return datevColumns.map((name) => filled[name] ?? '')
}

/** Parts of an amount that each fit in a booking. */
function divided(amount: bigint, most: bigint): bigint[] {
  return amount > most ? [most, ...divided(amount - most, most)] : [amount]
}

function withTwoDecimals(amount: string): string {
  const [whole = '', decimals = ''] = amount.split('.')
  return `${whole},${decimals.padEnd(2, '0')}`
}

function quoted(text: string): string {
  return `"${text.replaceAll('"', '""')}"`
}

function compact(day: string): string {
  return day.replaceAll('-', '')
}
