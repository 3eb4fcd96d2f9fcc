import { p } from '@mikro-orm/core'
import { entity } from '../entity.ts'
import { Profile } from '../member/profile.ts'
import { partOf, reference } from '../reference.ts'

/** The sums of all entries up to the end of a day, by kind of account and of movement, and what was open at the bank. */
export class BooksDay extends entity({
  name: 'BooksDay',
  properties: {
    day: p.date().primary(),
    totals: p.json(),
    /** What was open between the bank's statements and the books; null for days of before this was kept. */
    bank: p.json<unknown>().strictNullable(),
    /** Of `bank`, what each provider had received and paid. */
    providers: p.json().nullable().generated("(bank -> 'providers') stored"),
  },
}) {}

/** The interest that had run on all loans at the end of a month and was not paid; it never changes. */
export class Accrual extends entity({
  name: 'Accrual',
  properties: {
    /** The first day of the month. */
    month: p.date().primary(),
    /** By which the journal names it. */
    id: p.uuid().defaultRaw('gen_random_uuid()'),
    /** Minor units. */
    amount: p.bigint(),
    keptAt: p.datetime(3).defaultRaw('gateway_now()'),
  },
  checks: { accrual_first_day: 'extract(day from month) = 1' },
}) {}

/** A month that is closed: no movement can be posted in it. */
export class Period extends entity({
  name: 'Period',
  properties: {
    /** The first day of the month. */
    month: p.date().primary(),
    /** By which the audit trail names it. */
    id: p.uuid().defaultRaw('gen_random_uuid()'),
    endsAt: p.datetime(3),
    closedAt: p.datetime(3).defaultRaw('gateway_now()'),
    closedBy: () => reference(Profile, 'closed_by'),
    /** The chart of accounts with which it was closed. */
    chart: p.json().$type<Readonly<Record<string, unknown>>>(),
    /** When its files were made; null as long as a job has not made them. */
    keptAt: p.datetime(3).strictNullable(),
  },
  uniques: {
    period_id_unique: ['id'],
    period_ends_at_unique: ['endsAt'],
  },
  checks: { period_month_first: 'extract(day from month) = 1' },
}) {}

const formats = ['csv', 'datev'] as const
/** The formats in which a closed month is kept. */
export type BooksFormat = (typeof formats)[number]

/** A file of a closed month, which never changes. */
export class PeriodFile extends entity({
  name: 'PeriodFile',
  properties: {
    month: () => partOf(Period, 'month'),
    format: p.enum(formats).primary(),
    sha256: p.text(),
    bytes: p.bigint(),
  },
  checks: { period_file_sha256_form: "sha256 ~ '^[0-9a-f]{64}$'" },
}) {}

/** A piece of the file of a closed month. */
export class PeriodPiece extends entity({
  name: 'PeriodPiece',
  properties: {
    month: () => partOf(Period, 'month'),
    format: p.text().primary(),
    number: p.integer().primary(),
    /** Compressed (gzip). */
    content: p.blob(),
  },
}) {}
