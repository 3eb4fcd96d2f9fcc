import type { Database } from '../../database/connection.ts'
import { idOrNone } from '../../database/ids.ts'
import {
  Payment,
  type PaymentDirection,
  type PaymentState,
} from '../../entities/payments/payment.ts'
import type { Condition, Listing } from '../../reads/page.ts'
import { columnsOf } from '../../reads/rows.ts'

const nothing: readonly Condition[] = [['false']]

/** Which payments to list; all conditions must hold. */
interface PaymentFilter {
  readonly memberId?: string | null | undefined
  readonly direction?: PaymentDirection | null | undefined
  readonly state?: readonly PaymentState[] | null | undefined
  readonly provider?: string | null | undefined
}

/** Lists payments, newest first. */
export function paymentsIn(
  database: Database,
  { memberId, direction, state, provider }: PaymentFilter,
): Listing {
  const whose: Condition = memberId ? ['user_id = ?', idOrNone(memberId)] : ['true']
  const parts = state
    ? [...new Set(state)].map((one): Condition[] => [whose, ['state = ?', one]])
    : [[whose]]
  return {
    columns: columnsOf(database, Payment),
    from: 'payment',
    parts: parts.length > 0 ? parts : [nothing],
    filters: [
      ['direction = ?', direction],
      ['provider = ?', provider],
    ],
    key: ['created_at', 'id'],
    descending: true,
  }
}

/** The position of a payment in the list. */
export function paymentPosition({ createdAt, id }: Payment): readonly string[] {
  return [createdAt.toISOString(), id]
}

/**
 * A member's payments that changed in the minute before a time (now, if it is null) or later, oldest change first. The minute is for
 * payments that changed first and were committed last.
 */
export function paymentsSince(
  database: Database,
  memberId: string,
  time: Date | null,
): Promise<Payment[]> {
  const text = `select ${columnsOf(database, Payment)} from payment
    where user_id = $1 and updated_at >= coalesce($2, gateway_now()) - interval '1 minute' order by updated_at, id`
  return database.query<Payment>(text, [memberId, time])
}
