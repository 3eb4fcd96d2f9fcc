import { onlyValue } from '../../database/change.ts'
import type { Database } from '../../database/connection.ts'
import { idOrNone } from '../../database/ids.ts'
import {
  Payment,
  type PaymentDirection,
  type PaymentState,
} from '../../entities/payments/payment.ts'
import { type Condition, type Listing, partsBy } from '../../reads/page.ts'
import { columnsOf, recordsOf } from '../../reads/rows.ts'

/** The payments with a reference: one step through the index for each provider, with which it begins. */
const referred = `with recursive known (name) as (
    (select provider from payment order by provider limit 1)
    union all
    select (select provider from payment where provider > known.name order by provider limit 1) from known where known.name is not null
  ) select named.id from known join payment as named on named.provider = known.name and named.reference = ?`

/** Which payments to list; all conditions must hold. */
interface PaymentFilter {
  readonly memberId?: string | null | undefined
  readonly direction?: PaymentDirection | null | undefined
  readonly state?: readonly PaymentState[] | null | undefined
  readonly provider?: string | null | undefined
  /** What its provider calls it. */
  readonly reference?: string | null | undefined
  /** The file that orders them from the bank. */
  readonly bankFileId?: string | null | undefined
  /** Its amount, in minor units, both ends included. */
  readonly minAmount?: bigint | null | undefined
  readonly maxAmount?: bigint | null | undefined
  /** When it was made: from `since` on, and before `until`. */
  readonly since?: Date | null | undefined
  readonly until?: Date | null | undefined
  /** What the member calls it: only with `memberId`, since whoever searches by a field learns what it holds. */
  readonly externalId?: string | null | undefined
  /** Leaves out money that has not been sent yet, since a long wait would give a case away. */
  readonly sentOnly?: boolean | undefined
}

/** Lists payments, newest first. */
export function paymentsIn(database: Database, filter: PaymentFilter): Listing {
  const { memberId, bankFileId, sentOnly = false } = filter
  const whose: readonly Condition[] = [
    memberId ? ['user_id = ?', idOrNone(memberId)] : ['true'],
    ...(sentOnly ? [['not is_unsent(payment)'] as const] : []),
  ]
  return {
    ...recordsOf(database, Payment),
    parts: partsBy(filter.state, whose, (one) => [['state = ?', one]]),
    filters: [
      ['direction = ?', filter.direction],
      ['provider = ?', filter.provider],
      ['external_id = ?', filter.externalId],
      [`id in (${referred})`, filter.reference],
      [
        'id in (select payment_id from bank_order where file_id = ?)',
        bankFileId ? idOrNone(bankFileId) : undefined,
      ],
      ['amount >= ?', filter.minAmount],
      ['amount <= ?', filter.maxAmount],
      ['created_at >= ?', filter.since],
      ['created_at < ?', filter.until],
    ],
    key: ['created_at', 'id'],
    descending: true,
  }
}

/**
 * Returns a function that reads which of a member's payments have changed since its last call, oldest change first. It also looks at the
 * minute before the last change that it knows, since payments that changed first may be committed last.
 */
export async function paymentChanges(
  database: Database,
  memberId: string,
): Promise<() => Promise<Payment[]>> {
  const text = `select ${columnsOf(database, Payment)} from payment
    where user_id = $1 and updated_at >= $2::timestamptz - interval '1 minute' order by updated_at, id`
  let since = await onlyValue<Date>(database.query('select gateway_now()'))
  let known = new Map<string, number>()
  const read = async () => {
    const rows = await database.query<Payment>(text, [memberId, since])
    const news = rows.filter(({ id, version }) => version > (known.get(id) ?? 0))
    known = new Map(rows.map(({ id, version }) => [id, version]))
    since = rows.at(-1)?.updatedAt ?? since
    return news
  }
  await read()
  return read
}
