import type { ResultOf } from '@graphql-typed-document-node/core'
import { graphql } from '../graphql/index.ts'

export const unreadQuery = graphql(`query Unread {
  me { id notifications(unread: true, first: 1) { unreadCount newestCursor } }
}`)

export const inboxQuery = graphql(`query Inbox($after: String) {
  me {
    id memberId
    notifications(first: 50, after: $after) {
      newestCursor unreadCount
      nodes { id kind title message read createdAt cursor loan { id borrowerId } }
      pageInfo { hasNextPage endCursor }
    }
  }
}`)

export const received = graphql(`subscription NotificationArrived {
  notificationReceived { id kind title message read createdAt cursor loan { id borrowerId } }
}`)

export const markRead = graphql(`mutation MarkRead($id: ID!) {
  markNotificationRead(input: { id: $id }) { notification { id read } userErrors { message } }
}`)

export const markAllRead = graphql(`mutation MarkAllRead($upTo: String!) {
  markAllNotificationsRead(input: { upTo: $upTo }) { readCount userErrors { message } }
}`)

/** A notification of the reader's. */
export type Message = ResultOf<typeof inboxQuery>['me']['notifications']['nodes'][number]
