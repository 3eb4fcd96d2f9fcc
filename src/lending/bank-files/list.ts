import type { Database } from '../../database/connection.ts'
import { idOrNone } from '../../database/ids.ts'
import type { BankFile } from '../../entities/payments/bank-file.ts'
import { BankLine, type BankLinePurpose } from '../../entities/payments/bank-line.ts'
import type { Condition, Listing } from '../../reads/page.ts'
import { recordsOf } from '../../reads/rows.ts'
import { inOrder } from '../loan/lists/traits.ts'
import { checkId, checkText, refuseIf } from '../refusal.ts'

/** What the messages of ISO 20022 are, by their names there. */
const kinds = {
  credit_transfers: 'pain.001',
  direct_debits: 'pain.008',
  report: 'camt.052',
  statement: 'camt.053',
  notification: 'camt.054',
} as const satisfies Readonly<Record<string, BankFile['kind']>>

export type BankFileKind = keyof typeof kinds

/** A file that was exchanged with the bank, with what it has; amounts in minor units. */
export interface ListedBankFile
  extends Pick<BankFile, 'id' | 'messageId' | 'day' | 'createdAt' | 'doneAt'> {
  readonly kind: BankFileKind
  readonly closingBalance: bigint | null
  readonly lines: number
  /** How many of its lines nobody has assigned yet. */
  readonly unassigned: number
  readonly orders: number
  readonly ordered: bigint
}

const kindNamed = `case kind ${Object.entries(kinds)
  .map(([name, message]) => `when '${message}' then '${name}'`)
  .join(' ')} end`

/** Lists the files that were exchanged with the bank, newest first. */
export function bankFilesIn(kind?: readonly BankFileKind[] | null): Listing {
  const names = kind?.map((one) => `'${kinds[one]}'`).join(', ')
  return {
    columns: `id, ${kindNamed} as kind, message_id as "messageId", to_char(day, 'YYYY-MM-DD') as day, closing as "closingBalance",
      created_at as "createdAt", done_at as "doneAt",
      (select count(*)::int from bank_line where file_id = bank_file.id) as lines,
      (select count(*)::int from bank_line where file_id = bank_file.id and purpose = 'suspense') as unassigned,
      (select count(*)::int from bank_order where file_id = bank_file.id) as orders,
      (select coalesce(sum(amount), 0)::bigint from bank_order join payment on payment.id = payment_id where file_id = bank_file.id) as ordered`,
    from: 'bank_file',
    parts: [[names === undefined ? ['true'] : [names === '' ? 'false' : `kind in (${names})`]]],
    key: ['created_at', 'id'],
    descending: true,
  }
}

/** Which lines to list; all conditions must hold. */
interface BankLineFilter {
  readonly id?: string | null | undefined
  /** That of its payment, or a part of the payer's message. */
  readonly reference?: string | null | undefined
  readonly fileId?: string | null | undefined
  readonly purpose?: readonly BankLinePurpose[] | null | undefined
  /** The first and the last day on which the bank booked them. */
  readonly from?: string | null | undefined
  readonly to?: string | null | undefined
}

/** How long a message in a transfer is (SEPA), in characters. */
const REFERENCE_MAX = 140
/** Each way to find a line has its own index, which an "or" would not use. Only payments through the bank have lines. */
const bearing = `id in (select id from bank_line where end_to_end_id = ?
  union all select line.id from payment join bank_line as line on line.payment_id = payment.id
    where payment.provider = 'bank-file' and payment.reference = ?
  union all select id from bank_line where triples_of(remittance) @> triples_of(?) and strpos(lower(remittance), lower(?)) > 0)`

/** Lists the lines of the bank's statements, by the day on which the bank booked them, newest first; throws a Refusal. */
export function bankLinesIn(database: Database, filter: BankLineFilter): Listing {
  refuseIf(
    checkId('id', filter.id),
    checkText('reference', filter.reference, { min: 1, max: REFERENCE_MAX }),
    checkId('fileId', filter.fileId),
    inOrder(filter, 'from', 'to'),
  )
  const { id, reference, fileId, purpose, from, to } = filter
  const inFile: Condition = fileId ? ['file_id = ?', idOrNone(fileId)] : ['true']
  const bears = reference ? ([[bearing, reference, reference, reference, reference]] as const) : []
  return {
    ...recordsOf(database, BankLine),
    parts: [[inFile]],
    filters: [
      ['id = ?', id],
      ...bears,
      ['purpose = any(?)', purpose],
      ['booked_on >= ?::date', from],
      ['booked_on <= ?::date', to],
    ],
    key: ['booked_on', 'id'],
    descending: true,
  }
}
