import { isUuid } from '../../database/ids.ts'
import { Notification } from '../../entities/member/notification.ts'
import { columnsOf } from '../../reads/rows.ts'
import type { Platform } from '../platform.ts'
import { Refusal } from '../refusal.ts'

const MARKED_MAX = 1_000

interface Marked {
  readonly upTo: bigint
  readonly count: number
  /** The number of the last notification in this batch; null if there are no more. */
  readonly last: bigint | null
}

/** Marks a member's notification as read; if it was read before, keeps that time. Throws a Refusal if there is none. */
export async function markRead(
  { database }: Platform,
  { id: userId }: { readonly id: string },
  { id }: { readonly id: string },
): Promise<{ readonly notification: Notification }> {
  const text = `update notification set read_at = coalesce(read_at, gateway_now())
    where id = $1 and user_id = $2 returning ${columnsOf(database, Notification)}`
  const [row] = isUuid(id) ? await database.change<Notification>(text, [id, userId]) : []
  if (row !== undefined) return { notification: row }
  throw new Refusal([{ code: 'NOT_FOUND', field: 'id', message: 'refusal.notification.unknown' }])
}

// Stops at the inbox's last number at the start, so notifications that arrive meanwhile stay unread.
const markNext = `
  with bound as (
    select coalesce($3, last_number) as up_to from inbox where user_id = $1
  ), next as (
    select number from notification, bound
    where user_id = $1 and read_at is null and number > $2 and number <= up_to order by number limit ${MARKED_MAX}
  ), marked as (
    update notification set read_at = gateway_now() from next
    where user_id = $1 and notification.number = next.number and read_at is null returning 1
  )
  select up_to as "upTo", (select count(*)::int from marked) as count,
    (select max(number) from next having count(*) = ${MARKED_MAX}) as last
  from bound`

/** Marks a member's unread notifications as read, in batches, optionally up to a number; returns how many. */
export async function markAllRead(
  { database }: Platform,
  userId: string,
  upTo: bigint | undefined,
): Promise<number> {
  let bound = upTo ?? null
  let count = 0
  for (let last: bigint | null = 0n; last !== null; ) {
    const [marked]: Marked[] = await database.change<Marked>(markNext, [userId, last, bound])
    bound = marked?.upTo ?? null
    count += marked?.count ?? 0
    last = marked?.last ?? null
  }
  return count
}
