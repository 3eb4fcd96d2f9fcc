import type { Body, HttpClient } from '../../support/http-client.ts'
import type { Inbox } from '../load/inbox.ts'
import type { Findings } from './findings.ts'
import { readAll } from './pages.ts'

const PATIENCE_MS = 60_000

/** Lines of a statement that are news to its owner. */
const NEWS =
  /^(deposit|withdrawal|transfer_in|investment_release|investment_settlement|loan_disbursement|repayment_received)$/

/** Compares what a subscriber received with the inbox, and the inbox with the statement. */
export async function checkInbox(
  { member, first, received, foreign, subscriber }: Inbox,
  rest: HttpClient,
  lines: readonly Body[],
  { events, leaked }: Findings,
): Promise<void> {
  const all = (await readAll(rest, member, '/notifications')).toReversed()
  const begin = all.findIndex(({ id }) => id === first) + 1
  const expected = all.slice(begin).map(({ id }) => id as string)
  const has = () => new Set(received.map(({ id }) => id))
  const deadline = performance.now() + PATIENCE_MS
  while (expected.some((id) => !has().has(id)) && performance.now() < deadline)
    await new Promise((resolve) => setTimeout(resolve, 100))
  const missing = expected.filter((id) => !has().has(id)).length
  if (missing > 0)
    events.push(
      `${member.name} missed ${missing} of ${expected.length} in ${subscriber.connections()} connections`,
    )
  if (foreign() > 0) leaked.push(`${member.name} got ${foreign()} notifications of others`)
  const places = new Map(expected.map((id, place) => [id, place]))
  const disordered = received.filter(({ id, connection }, index) => {
    const before = received[index - 1]
    if (before === undefined || before.connection !== connection) return false
    return (places.get(id) ?? 0) <= (places.get(before.id) ?? -1)
  })
  if (disordered.length > 0) events.push(`${member.name} got ${disordered.length} out of order`)
  checkNews(member.name, all, lines, events)
}

/** Each line that is news was told once, and no notification is of a line that is not there. */
function checkNews(
  name: string,
  notifications: readonly Body[],
  lines: readonly Body[],
  events: string[],
): void {
  const told = notifications.map(({ data }) => data.transaction_id).filter((id) => id !== undefined)
  const news = lines.filter(({ type }) => NEWS.test(type)).map(({ id }) => id)
  const [tellings, lineIds] = [new Set(told), new Set(lines.map(({ id }) => id))]
  const untold = news.filter((id) => !tellings.has(id)).length
  const unfounded = told.filter((id) => !lineIds.has(id)).length
  if (untold > 0) events.push(`${name} was not told of ${untold} lines`)
  if (unfounded > 0) events.push(`${name} was told of ${unfounded} lines that are not there`)
  if (tellings.size < told.length) events.push(`${name} was told of a line twice`)
}
