import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Database } from '../../src/database/connection.ts'
import { keepBooks } from '../../src/lending/books/keep.ts'
import {
  type Bookkeeping,
  bytesOf,
  keepTwoMonths,
  setClock,
} from '../support/market/books/bookkeeping.ts'
import { openLedger, type TestLedger } from '../support/market/books/ledger.ts'
import { startWorld, type World } from '../support/world.ts'

let world: World
let books: Bookkeeping
let ledger: TestLedger
beforeAll(async () => {
  world = await startWorld({ FEE_ORIGINATION_PERCENT: '2', FEE_SERVICE_PERCENT: '10' })
  books = await keepTwoMonths(world)
  await setClock(world, '2027-04-02T10:00:00Z')
  ledger = await openLedger(world.database)
  for (let days = 1; days > 0; ) ({ days } = await keepBooks(ledger.platform))
  await world.database.sql('alter function ledger_totals rename to quick_totals')
})
afterAll(async () => {
  await ledger.close()
  await world.close()
})

/** Has the sums of a span of time do something first. */
const totalsThat = (first: string) =>
  world.database.sql(`create or replace function ledger_totals(since timestamptz, until timestamptz)
    returns table (day date, account_kind text, movement_kind text, debit bigint, credit bigint) stable
    language plpgsql security definer set search_path from current as $$
    begin ${first}; return query select * from quick_totals(since, until); end $$`)
/** The batch of a month, but for its header and whether it is final. */
const datevOf = async (month: string, last: number) => {
  const path = `/operator/journal?from=${month}-01&to=${month}-${last}&f=datev`
  const { status, bytes } = await bytesOf(world, books.olga.token, path)
  expect(status).toBe(200)
  return bytes
    .toString('latin1')
    .split('\r\n')
    .slice(1)
    .join('\n')
    .replaceAll(/;[01](?=;+$)/gm, ';')
}
const kept = async () =>
  (await books.olga.call('GET', '/operator/periods')).body.periods
    .filter(({ files }: { files: unknown[] }) => files.length === 2)
    .map(({ month }: { month: string }) => month)

/** The database, and how many of its statements are under way. */
function counted(database: Database) {
  let open = 0
  const during = async <T>(work: Promise<T>): Promise<T> => {
    open += 1
    try {
      return await work
    } finally {
      open -= 1
    }
  }
  return {
    open: () => open,
    database: {
      ...database,
      query: <Row>(...of: Parameters<Database['query']>) => during(database.query<Row>(...of)),
      change: <Row>(...of: Parameters<Database['change']>) => during(database.change<Row>(...of)),
    },
  }
}

it('a month whose sums take longer than a search may has its batch, closed or not', async () => {
  await totalsThat('null')
  const before = await datevOf('2027-01', 31)
  // As with ten million entries a month: 70 milliseconds a day are more than two seconds for all its days.
  await totalsThat('perform pg_sleep(0.07 * extract(epoch from until - since) / 86400)')
  expect(await datevOf('2027-01', 31)).toBe(before)
  const reason = { reason: 'month end' }
  expect((await books.olga.call('POST', '/operator/periods/2027-01/close', reason)).status).toBe(
    200,
  )
  await keepBooks(ledger.platform)
  expect(await kept()).toEqual(['2027-01'])
  expect(await datevOf('2027-01', 31)).toBe(before)
})

it('a month whose files can’t be made leaves nothing running, and keeps no other from having its own', async () => {
  for (const month of ['2027-02', '2027-03'])
    await books.olga.call('POST', `/operator/periods/${month}/close`, { reason: 'month end' })
  await totalsThat(
    "if since::date between '2027-02-01' and '2027-02-28' then raise exception 'no sums'; end if",
  )
  const { database, open } = counted(ledger.platform.database)
  const running = keepBooks({ ...ledger.platform, database }).catch((error) => [
    String(error),
    open(),
  ])
  expect(await running).toEqual([
    expect.stringMatching(/^Error: no files of 2027-02: .*no sums$/),
    0,
  ])
  expect(await kept()).toEqual(['2027-03', '2027-01'])
  await totalsThat('null')
  await keepBooks(ledger.platform)
  expect(await kept()).toEqual(['2027-03', '2027-02', '2027-01'])
})
