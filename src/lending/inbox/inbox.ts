import DataLoader from 'dataloader'
import { oneRow } from '../../database/change.ts'
import type { Database } from '../../database/connection.ts'
import { Inbox, Notification } from '../../entities/member/notification.ts'
import { type Condition, type Listing, partsBy } from '../../reads/page.ts'
import { columnsOf, recordsOf } from '../../reads/rows.ts'
import type { NotificationKind } from './texts.ts'

/** How many notifications a reader gets at most at a time. */
export const INBOX_PAGE = 100

/** A position in a member's inbox. */
interface Position {
  readonly userId: string
  /** The number of the last notification already received. */
  readonly after: bigint
}

/** Reads the next notifications after a position, oldest first, at most 100; concurrent calls share one statement. */
export type ReadInbox = (position: Position) => Promise<Notification[]>

/** Creates the reader of inboxes, which reads for up to 500 calls by one statement. */
export function inboxReader(database: Database): ReadInbox {
  const text = `
    select reader.ordinal::int as ordinal, page.* from unnest($1::uuid[], $2::bigint[]) with ordinality
      as reader (user_id, after, ordinal)
    cross join lateral (select ${columnsOf(database, Notification)} from notification
      where user_id = reader.user_id and number > reader.after order by number limit ${INBOX_PAGE}) as page
    order by reader.ordinal, page.number`
  const batch = async (positions: readonly Position[]): Promise<Notification[][]> => {
    const users = positions.map(({ userId }) => userId)
    const numbers = positions.map(({ after }) => after)
    const rows = await database.query<Notification & { ordinal: number }>(text, [users, numbers])
    const groups = Map.groupBy(rows, ({ ordinal }) => ordinal)
    return positions.map((_, index) => groups.get(index + 1) ?? [])
  }
  const loader = new DataLoader<Position, Notification[]>(batch, {
    cache: false,
    maxBatchSize: 500,
  })
  return (position) => loader.load(position)
}

/** Reads an inbox's counters: the newest number, and the newest number that was deleted. */
export function inboxOf(database: Database, userId: string): Promise<Inbox> {
  const text = `select ${columnsOf(database, Inbox)} from inbox where user_id = $1`
  return oneRow(database.query<Inbox>(text, [userId]))
}

/** Which of a member's notifications to list; all conditions must hold. */
interface InboxFilter {
  readonly unread?: boolean | null | undefined
  readonly kind?: readonly NotificationKind[] | null | undefined
}

/** Lists a member's notifications, newest first. */
export function notificationList(
  database: Database,
  userId: string,
  { unread, kind }: InboxFilter = {},
): Listing {
  const whose: readonly Condition[] = [
    ['user_id = ?', userId],
    ...(unread === true ? [['read_at is null'] as const] : []),
  ]
  return {
    ...recordsOf(database, Notification),
    parts: partsBy(kind, whose, ofKind),
    filters: unread === false ? [['read_at is not null']] : [],
    key: ['number'],
    descending: true,
  }
}

/** The platform stores no text of its own, since it follows from type and data; a sender's is stored. */
function ofKind(kind: NotificationKind): readonly Condition[] {
  return kind === 'custom' ? [['title is not null']] : [['title is null'], ['type = ?', kind]]
}
