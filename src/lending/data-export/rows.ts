import type { EntityManager } from '@mikro-orm/postgresql'
import { type Currency, formatAmount } from '../../money.ts'
import { notificationData } from '../inbox/texts.ts'
import { problemText } from '../mail/problem.ts'
import { paymentReason } from '../payments/reason.ts'
import { amountsWithin } from './amounts.ts'
import { counts, type ExportedTable, type Row } from './tables.ts'

/** How many rows are in memory at once. */
const BATCH = 500

/** A column of an exported table: an amount is in the platform's currency, with all its decimals. */
export interface Column {
  readonly name: string
  readonly type: string
}

/** Whose data is exported, and as of when. */
export interface Asked {
  readonly memberId: string
  readonly requestedAt: Date
  /** The language in which they read it. */
  readonly language: string
}

type Query = <Result>(text: string) => Promise<Result[]>

/** Runs statements in a transaction's own connection. */
export function queryIn(em: EntityManager): Query {
  const transaction = em.getTransactionContext()
  return (text) => em.getConnection().execute(text, [], 'all', transaction)
}

/** The columns of a table that are exported, in their order. */
export async function columnsIn(
  query: Query,
  table: string,
  { omit = [] }: ExportedTable,
): Promise<Column[]> {
  const columns = await query<Column>(
    `select attname as name, case when atttypid = 'bigint'::regtype and attname not in (${counts.map((one) => `'${one}'`).join(', ')}) then 'amount'
        else format_type(atttypid, null) end as type
      from pg_attribute where attrelid = '${table}'::regclass and attnum > 0 and not attisdropped order by attnum`,
  )
  return columns.filter(({ name }) => !omit.includes(name))
}

/**
 * The rows of a table that belong to a member, a few hundred at a time, by a cursor of the transaction. The id is written into the statement: it must be
 * a UUID.
 */
export async function* rowsIn(
  query: Query,
  [table, { from = table, where }]: readonly [string, ExportedTable],
  columns: readonly Column[],
  { memberId, language }: Asked,
  currency: Currency,
): AsyncGenerator<readonly Row[]> {
  const selected = columns.map(({ name }) => name).join(', ')
  const found = `select to_jsonb(one) as row from (select ${selected} from ${from} where ${where}) as one`
  const amounts = columns.filter(({ type }) => type === 'amount').map(({ name }) => name)
  await query(
    `declare exported no scroll cursor for ${found.replaceAll(':member', `'${memberId}'`)}`,
  )
  for (;;) {
    const rows = await query<{ row: Row }>(`fetch ${BATCH} from exported`)
    if (rows.length === 0) break
    yield rows.map(({ row }) =>
      inWords(
        table,
        { ...shown(row, amounts, currency), ...amountsWithin(table, row, currency) },
        language,
        currency,
      ),
    )
  }
  await query('close exported')
}

function shown(row: Row, amounts: readonly string[], { decimals }: Currency): Row {
  const changed = amounts
    .filter((name) => row[name] !== null)
    .map((name) => [name, formatAmount(BigInt(row[name] as number), decimals)])
  return { ...row, ...Object.fromEntries(changed) }
}

type Words = (row: Row, language: string, currency: Currency) => Row

/** The columns, by table, whose texts are kept as the keys of messages. */
const told: Readonly<Record<string, Words>> = {
  payment: ({ reason }, language) => ({ reason: reasonIn(reason, language) }),
  wallet_transaction: ({ type, description }, language) =>
    type === 'reversal' ? { description: reasonIn(description, language) } : {},
  notification: (row, language, currency) => ({
    data: notificationData(row as Parameters<typeof notificationData>[0], language, currency),
  }),
  letter: ({ problem, address }, language) => ({ problem: problemIn(problem, address, language) }),
  mail_address: ({ bounce_reason: reason, bounced_address: address }, language) => ({
    bounce_reason: problemIn(reason, address, language),
  }),
}

/** A row of a table in words of a language, where the database has keys of messages. */
function inWords(table: string, row: Row, language: string, currency: Currency): Row {
  return { ...row, ...told[table]?.(row, language, currency) }
}

function reasonIn(reason: unknown, language: string): unknown {
  return typeof reason === 'string' ? paymentReason(language, reason) : reason
}

function problemIn(problem: unknown, address: unknown, language: string): unknown {
  if (typeof problem !== 'string') return problem
  return problemText(language, problem, typeof address === 'string' ? address : null)
}
