import { retrying } from '../../support/clients/retrying.ts'
import { httpClient } from '../../support/http-client.ts'
import type { Member } from './members.ts'
import { follow, type Subscriber } from './subscriber.ts'

/** A member's notifications as they came, from one that was the first. */
export interface Inbox {
  readonly member: Member
  readonly first: string
  /** Ids in the order in which they came, with the connection on which each came. */
  readonly received: readonly { readonly id: string; readonly connection: number }[]
  readonly foreign: () => number
  readonly subscriber: Subscriber
}

const query = `subscription ($after: String) {
  notificationReceived(after: $after) { id userId cursor message data } }`

/** Follows a member's notifications, from the last that was seen whenever a connection breaks. */
export async function openInbox(
  member: Member,
  url: string,
  live: readonly string[],
): Promise<Inbox> {
  const rest = retrying(httpClient(url))
  const sent = { token: member.token, body: { title: 'First', message: 'From here on' } }
  const { notification } = (await rest('POST', '/notifications', sent)).body
  let [after, foreign]: [string, number] = [notification.cursor, 0]
  const received: { id: string; connection: number }[] = []
  const subscriber = follow(member, live, {
    query,
    variables: () => ({ after }),
    received: ({ notificationReceived: { id, userId, cursor } }, connection) => {
      after = cursor
      if (userId !== member.id) foreign += 1
      received.push({ id, connection })
    },
  })
  return { member, first: notification.id, received, foreign: () => foreign, subscriber }
}
