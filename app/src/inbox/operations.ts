import type { ResultOf } from '@graphql-typed-document-node/core'
import { graphql } from '../graphql/index.ts'

export const unreadQuery = graphql(`query Unread {
  me { id notifications(unread: true, first: 1) { unreadCount newestCursor } }
}`)

export const inboxQuery =
  graphql(`query Inbox($after: String, $unread: Boolean, $kind: [NotificationKind!]) {
  me {
    id memberId
    notifications(first: 50, after: $after, unread: $unread, kind: $kind) {
      newestCursor unreadCount
      nodes {
        id kind title message read createdAt cursor loanCount loan { id borrowerId }
        transaction { id createdAt }
      }
      pageInfo { hasNextPage endCursor }
    }
  }
}`)

export const received = graphql(`subscription NotificationArrived {
  notificationReceived { id kind title message read createdAt cursor loanCount loan { id borrowerId title } transaction { id createdAt } }
}`)

/** The loans of a notification of several. */
export const loansQuery = graphql(`query LoansOfMessage($id: ID!) {
  node(id: $id) { ... on Notification { id loans { id title borrowerId } } }
}`)

export const markRead = graphql(`mutation MarkRead($id: ID!) {
  markNotificationRead(input: { id: $id }) { notification { id read } userErrors { message } }
}`)

export const markAllRead = graphql(`mutation MarkAllRead($upTo: String!) {
  markAllNotificationsRead(input: { upTo: $upTo }) { readCount userErrors { message } }
}`)

export const lettersQuery = graphql(`query Letters {
  platform { sendsLetters }
  emailAddress { address pendingAddress bouncedAt bounceReason }
  me { id preferences { userId emailNotifications emailDigest } }
}`)

export const preferLetters = graphql(`mutation PreferLetters($input: UpdatePreferencesInput!) {
  updatePreferences(input: $input) {
    preferences { userId emailNotifications emailDigest } userErrors { message }
  }
}`)

export const changeAddress = graphql(`mutation ChangeAddress($input: ChangeEmailAddressInput!) {
  changeEmailAddress(input: $input) { emailAddress { address pendingAddress } userErrors { message } }
}`)

/** Whether and where the reader gets letters. */
export type Letters = ResultOf<typeof lettersQuery>

/** A notification of the reader's. */
export type Message = ResultOf<typeof inboxQuery>['me']['notifications']['nodes'][number]
