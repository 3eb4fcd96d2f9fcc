import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Database } from '../../src/database/connection.ts'
import { createNotification } from '../../src/lending/inbox/create-notification.ts'
import { markAllRead } from '../../src/lending/inbox/read.ts'
import { openLedger, type TestLedger } from '../support/market/books/ledger.ts'

let ledger: TestLedger
let ada: string

beforeAll(async () => {
  ledger = await openLedger()
  ada = await ledger.member('ada')
})
afterAll(() => ledger.close())

const notify = (userId: string) => {
  const sender = { id: userId, scopes: [] }
  return createNotification(ledger.platform, sender, { title: 'Hello', message: 'You.' })
}
const fill = (userId: string, count: number) =>
  ledger.database.sql(
    `insert into notification (id, user_id, type) select gen_random_uuid(), $1, 'message' from generate_series(1, $2)`,
    [userId, count],
  )
const unread = async (userId: string) => {
  const text =
    'select number::int as number from notification where user_id = $1 and read_at is null order by number'
  const rows = await ledger.database.sql<{ number: number }>(text, [userId])
  return rows.map(({ number }) => number)
}

/** Marks all, and gives how many rows each statement has marked; something may happen after each. */
async function marking(upTo?: bigint, meanwhile: () => Promise<unknown> = async () => undefined) {
  const marked: number[] = []
  const database: Database = {
    ...ledger.platform.database,
    change: async <Row>(text: string, values?: readonly unknown[]) => {
      const rows = await ledger.platform.database.change<Row & { count: number }>(text, values)
      marked.push(rows[0]?.count ?? rows.length)
      await meanwhile()
      return rows
    },
  }
  return { count: await markAllRead({ ...ledger.platform, database }, ada, upTo), marked }
}

it('marks many as read in statements of at most 1 000, and leaves what comes meanwhile', async () => {
  const bob = await ledger.member('bob')
  await notify(bob)
  await fill(ada, 2_500)
  const { count, marked } = await marking(undefined, () => notify(ada))
  expect([count, marked]).toEqual([2_500, [1_000, 1_000, 500]])
  expect(await unread(ada)).toEqual([2_501, 2_502, 2_503])
  expect(await unread(bob)).toEqual([1])
})

it('marks up to a number, a full page of them too, and what is read only once', async () => {
  expect(await marking(2_502n)).toEqual({ count: 2, marked: [2] })
  await fill(ada, 1_000)
  expect(await marking(3_502n)).toEqual({ count: 1_000, marked: [1_000, 0] })
  expect(await unread(ada)).toEqual([3_503])
  expect(await marking()).toEqual({ count: 1, marked: [1] })
  expect(await marking()).toEqual({ count: 0, marked: [0] })
})

it('counts each once when two mark at the same time', async () => {
  await fill(ada, 1_500)
  const both = await Promise.all([marking(), marking()])
  expect(both.reduce((sum, { count }) => sum + count, 0)).toBe(1_500)
  expect(await unread(ada)).toEqual([])
})
