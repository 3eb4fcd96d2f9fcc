import {
  notificationData,
  notificationMessage,
  notificationTitle,
} from '../../../src/lending/inbox/texts.ts'
import type { Stream } from './stream.ts'

interface Row {
  readonly id: string
  readonly member: string
  readonly number: string
  readonly type: string
  readonly title: string | null
  readonly message: string | null
  readonly data: Readonly<Record<string, unknown>>
  readonly createdAt: Date
}

const currency = { code: 'USD', decimals: 2 }
const read = `
  select id, reader.member, number, type, title, message, data, created_at as "createdAt"
  from unnest($1::uuid[], $2::bigint[]) as reader (member, after)
  cross join lateral (select * from notification
    where user_id = member and number > coalesce(after, (select last_number - 1 from inbox where user_id = member))
    order by number limit 100) as page`

/** The caller's notifications, each once. */
export const notificationReceived: Stream = {
  typeDefs: `
    scalar Facts
    type Notification {
      id: ID! type: String! title: String! message: String! data: Facts! createdAt: String!
    }
    extend type Subscription { notificationReceived: Notification! }`,
  of: 'inbox',
  keyOf: (member) => member,
  open: (query) => {
    const last = new Map<string, string>()
    return async (members) => {
      const after = members.map((member) => last.get(member) ?? null)
      const rows = await query<Row>(read, [members, after])
      for (const { member, number } of rows) last.set(member, number)
      return rows.map((row) => [row.member, notification(row)])
    }
  },
}

function notification(row: Row) {
  const { id, type, createdAt } = row
  return {
    id,
    type,
    title: notificationTitle(row, 'en'),
    message: notificationMessage(row, 'en', { currency, timezone: 'UTC' }),
    data: notificationData(row, 'en', currency),
    createdAt: createdAt.toISOString(),
  }
}
