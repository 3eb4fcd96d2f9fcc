import { setTimeout as sleep } from 'node:timers/promises'
import type { TransactionType } from '../../../src/entities/ledger/wallet-transaction.ts'
import type { Body, HttpClient } from '../../support/http-client.ts'
import type { Inbox } from '../load/inbox.ts'
import type { Findings } from './findings.ts'
import { readAll } from './pages.ts'

const PATIENCE_MS = 60_000
const AGAIN_MS = 500

/** Whether lines of each type are news to their owner, as src/lending/inbox/notify-of-movements.sql has it. */
const isNews = {
  deposit: true,
  withdrawal: true,
  transfer_in: true,
  transfer_out: false,
  investment_hold: false,
  investment_release: true,
  investment_settlement: true,
  loan_disbursement: true,
  repayment_paid: false,
  repayment_received: true,
  // Only when it is given back, which does not happen here.
  fee: false,
  reversal: true,
} satisfies Readonly<Record<TransactionType, boolean>>

/** Compares what a subscriber received with the inbox, and the inbox with the statement. */
export async function checkInbox(
  { member, first, received, foreign, subscriber }: Inbox,
  rest: HttpClient,
  lines: readonly Body[],
  { events, leaked }: Findings,
): Promise<void> {
  const { all, expected, got } = await bothOf(member, first, received, rest)
  const places = new Map(expected.map((id, place) => [id, place]))
  const ids = new Set(got.map(({ id }) => id))
  const missing = expected.filter((id) => !ids.has(id)).length
  if (missing > 0)
    events.push(
      `${member.name} missed ${missing} of ${expected.length} in ${subscriber.connections()} connections`,
    )
  if (foreign() > 0) leaked.push(`${member.name} got ${foreign()} notifications of others`)
  const unknown = got.filter(({ id }) => !places.has(id))
  if (unknown.length > 0) events.push(`${member.name} got ${unknown.length} that are not there`)
  const disordered = got.filter(({ id, connection }, index) => {
    const before = got[index - 1]
    if (before === undefined || before.connection !== connection) return false
    return (places.get(id) ?? Number.POSITIVE_INFINITY) <= (places.get(before.id) ?? -1)
  })
  if (disordered.length > 0) events.push(`${member.name} got ${disordered.length} out of order`)
  await checkNews(member, all, lines, rest, events)
}

/** An inbox and what was received before it was read, once that is all of it; jobs may add to it meanwhile. */
async function bothOf(
  member: Inbox['member'],
  first: string,
  received: Inbox['received'],
  rest: HttpClient,
) {
  const deadline = performance.now() + PATIENCE_MS
  for (;;) {
    const got = [...received]
    const all = (await readAll(rest, member, '/notifications')).toReversed()
    const begin = all.findIndex(({ id }) => id === first) + 1
    const expected = all.slice(begin).map(({ id }) => id as string)
    const ids = new Set(got.map(({ id }) => id))
    if (expected.every((id) => ids.has(id)) || performance.now() > deadline)
      return { all, expected, got }
    await sleep(AGAIN_MS)
  }
}

/** Each line that is news was told once, and no notification is of a line that is not there. */
async function checkNews(
  member: Inbox['member'],
  notifications: readonly Body[],
  lines: readonly Body[],
  rest: HttpClient,
  events: string[],
): Promise<void> {
  const { name } = member
  const told = notifications.map(({ data }) => data.transaction_id).filter((id) => id !== undefined)
  const news = lines.filter((line) => isNews[line.type as TransactionType]).map(({ id }) => id)
  const [tellings, lineIds] = [new Set(told), new Set(lines.map(({ id }) => id))]
  const untold = news.filter((id) => !tellings.has(id)).length
  const unknown = told.filter((id) => !lineIds.has(id))
  // Jobs may have moved money since the statement was read.
  const later = unknown.length > 0 ? await readAll(rest, member, '/wallet/transactions') : []
  const there = new Set(later.map(({ id }) => id))
  const unfounded = unknown.filter((id) => !there.has(id)).length
  if (untold > 0) events.push(`${name} was not told of ${untold} lines`)
  if (unfounded > 0) events.push(`${name} was told of ${unfounded} lines that are not there`)
  if (tellings.size < told.length) events.push(`${name} was told of a line twice`)
}
