import { oneRow } from '../../database/change.ts'
import type { Database } from '../../database/connection.ts'
import type { Reader } from '../../database/reader.ts'
import type { BooksFormat } from '../../entities/books/period.ts'
import { asOperator, checkReason } from '../audit-trail/act.ts'
import type { Operator } from '../member/access.ts'
import { type Explain, idempotencyOf, type Made, perform } from '../outcome.ts'
import type { Platform } from '../platform.ts'
import { invalid } from '../refusal.ts'

const MONTH = /^(?:19|2\d)\d{2}-(?:0[1-9]|1[0-2])$/

/** A file of a closed month. */
export interface PeriodFileRow {
  readonly format: BooksFormat
  readonly sha256: string
  readonly bytes: bigint
}

/** A month of the general ledger, such as `2026-01`. */
export interface Period {
  readonly month: string
  readonly closedAt: Date | null
  readonly closedById: string | null
  readonly files: readonly PeriodFileRow[]
}

const list = (condition: string) => `
  select to_char(of.month, 'YYYY-MM') as month, closed_at as "closedAt", closed_by as "closedById",
    coalesce((select jsonb_agg(jsonb_build_object('format', format, 'sha256', sha256, 'bytes', bytes) order by format)
      from period_file where period_file.month = of.month), '[]') as files
  from (select month from period
    union select generate_series(next_period(), business_date(), interval '1 month')::date) as of (month)
  left join period using (month) where ${condition} order by of.month desc`

type Row = Omit<Period, 'files'> & {
  readonly files: readonly (Omit<PeriodFileRow, 'bytes'> & { readonly bytes: number })[]
}

/** All months since the first movement, the newest first. */
export async function periodsIn(reader: Reader): Promise<Period[]> {
  return (await reader.query<Row>(list('true'))).map(shown)
}

async function periodOf(database: Database, month: string): Promise<Period> {
  return shown(await oneRow(database.query<Row>(list('of.month = $1'), [`${month}-01`])))
}

function shown({ files, ...row }: Row): Period {
  return { ...row, files: files.map((file) => ({ ...file, bytes: BigInt(file.bytes) })) }
}

interface Closing {
  readonly month: string
  readonly reason: string
  readonly idempotencyKey?: string | null
}

/** Closes a month for good; closing it again changes nothing. Throws a Refusal. */
export function closePeriod(
  platform: Platform,
  operator: Operator,
  input: Closing,
): Promise<Made<{ period: Period }>> {
  const { month, reason } = input
  const act = { name: 'closePeriod', targetKind: 'period', targetId: null, reason }
  return asOperator(platform, operator, act, async (acting) => {
    const wrong = !MONTH.test(month) && invalid('month', 'refusal.books.month')
    const once = idempotencyOf(input, wrong, checkReason(reason))
    const { replayed } = await perform(
      acting,
      'close_period',
      {
        by_user: operator.id,
        ...once,
        of_month: `${month}-01`,
        with_chart: JSON.stringify(platform.chart),
        reason,
      },
      explained,
    )
    return { period: await periodOf(acting.database, month), replayed }
  })
}

const refusals = {
  order: 'refusal.books.order',
  before: 'refusal.books.before',
  running: 'refusal.books.running',
} as const

const explained: Explain = ({ because, next, at }) => {
  const message = refusals[because as keyof typeof refusals]
  return {
    INVALID_TRANSITION: {
      field: 'month',
      message,
      values: { next: String(next), at: String(at) },
      details: because === 'running' ? { possibleFrom: at } : { next },
    },
  }
}
