import type { Context } from '../../context.ts'
import type { Notification } from '../../entities/member/notification.ts'
import type { Profile } from '../../entities/member/profile.ts'
import { ToldError } from '../../languages/told-error.ts'
import { createNotification } from '../../lending/inbox/create-notification.ts'
import { INBOX_PAGE, inboxOf, notificationList } from '../../lending/inbox/inbox.ts'
import { markAllRead, markRead } from '../../lending/inbox/read.ts'
import {
  kindOf,
  loanIdsIn,
  notificationData,
  notificationMessage,
  notificationTitle,
} from '../../lending/inbox/texts.ts'
import { loadOne } from '../../reads/loaders.ts'
import {
  type NotificationConnection,
  others,
  paged,
  readCursor,
  writeCursor,
} from '../connection.ts'
import { live } from '../live.ts'
import { byRule, outcome } from '../refusals/outcome.ts'
import { investmentOf, loanOf, memberOf, ownLine } from '../related.ts'
import type { ProfileNotificationsArgs, Resolvers } from '../types.generated.ts'
import { detailsOf, detailsType, textIn } from './notification-details.ts'

export const notification = {
  Profile: {
    notifications: notificationsOf,
  },
  Notification: {
    user: ({ userId }, _, { loaders }) => loadOne(loaders.profile, userId),
    loan: ({ data }, _, context) => loanOf(context, textIn(data, 'loan_id')),
    loanCount: (one) => loanIdsOf(one).length,
    loans: async (one, _, context) => {
      const loans = await Promise.all(loanIdsOf(one).map((id) => loanOf(context, id)))
      return loans.filter((loan) => loan !== null)
    },
    investment: ({ data }, _, context) => investmentOf(context, textIn(data, 'investment_id')),
    transaction: ({ data }, _, context) => ownLine(context, textIn(data, 'transaction_id')),
    counterparty: ({ data }, _, context) =>
      memberOf(context, textIn(data, 'counterparty_id') ?? textIn(data, 'lender_id')),
    title: (one, _, context) => notificationTitle(one, spoken(context)),
    message: (one, _, context) => notificationMessage(one, spoken(context), context.platform),
    data: (one, _, context) => notificationData(one, spoken(context), context.platform.currency),
    kind: kindOf,
    details: (one, _, context) => detailsOf(one, spoken(context)),
    read: ({ readAt }) => readAt !== null,
    cursor: ({ number }, _, context) => cursorOf(context, number),
  },
  NotificationDetails: { __resolveType: detailsType },
  Mutation: {
    createNotification: byRule(createNotification),
    markNotificationRead: byRule(markRead),
    markAllNotificationsRead: (_, { input: { upTo } }, context) =>
      outcome(context, async () => {
        const number = upTo ? numberOf(context, upTo) : undefined
        return { readCount: await markAllRead(context.platform, context.viewer.id, number) }
      }),
  },
  Subscription: {
    notificationReceived: {
      subscribe: (_, { after }, context) => inbox(context, after ?? undefined),
      resolve: (one: Notification) => one,
    },
  },
} satisfies Resolvers

/** The loans of a notification; of one that somebody wrote, whatever is in its data, at most one. */
function loanIdsOf({ title, data }: Notification): readonly string[] {
  const ids = title === null ? loanIdsIn(data) : [data.loan_id]
  return ids.filter((id) => typeof id === 'string')
}

/** The language of what the viewer reads, which the response names. */
function spoken({ answer, language }: Context): string {
  answer.language = language
  return language
}

/** A member's inbox. */
export function notificationsOf(
  { id }: Pick<Profile, 'id'>,
  { unread, kind, ...page }: Partial<ProfileNotificationsArgs>,
  context: Context,
): NotificationConnection {
  const { database } = context.platform
  const position = ({ number }: Notification) => [number.toString()]
  const listing = notificationList(database, id, { unread, kind })
  const kinds = kind ? [...new Set(kind)].toSorted() : null
  const scope = ['notifications', unread, kinds, ...others(context, id)]
  return {
    ...paged(context, page, scope, listing, position),
    unreadCount: async () => Number(await context.loaders.unread.load(id)),
    newestCursor: async () => cursorOf(context, (await inboxOf(database, id)).lastNumber),
  }
}

/** The caller's notifications after a cursor, or from now on. Watching starts first, so that none is missed. */
async function inbox(context: Context, cursor: string | undefined) {
  const { feed, live: loaders, platform, viewer } = context
  let after = cursor === undefined ? undefined : numberOf(context, cursor)
  const watch = feed.watch('inbox', viewer.id)
  try {
    const { lastNumber, forgottenNumber } = await inboxOf(platform.database, viewer.id)
    if (after !== undefined && after < forgottenNumber) throw expired
    after ??= lastNumber
  } catch (error) {
    watch.stop()
    throw error
  }
  let known = after
  const read = async () => {
    const page = await loaders.inbox({ userId: viewer.id, after: known })
    known = page.at(-1)?.number ?? known
    return page
  }
  return live(watch, read, { atOnce: true, pageSize: INBOX_PAGE })
}

const expired = new ToldError('CURSOR_EXPIRED', 'error.notifications.forgotten')

function inboxCursors({ platform, viewer }: Context) {
  return { key: platform.cursorKey, scope: [viewer.id, 'inbox'] }
}

function cursorOf(context: Context, number: bigint): string {
  return writeCursor(inboxCursors(context), [number.toString()])
}

function numberOf(context: Context, cursor: string): bigint {
  const [number = '0'] = readCursor(inboxCursors(context), cursor)
  return BigInt(number)
}
