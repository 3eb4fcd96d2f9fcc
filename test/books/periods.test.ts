import { createHash } from 'node:crypto'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { journalHeader } from '../../src/lending/books/journal-csv.ts'
import { keepBooks } from '../../src/lending/books/keep.ts'
import {
  type Bookkeeping,
  bytesOf,
  journalOf,
  keepTwoMonths,
  setClock,
} from '../support/market/books/bookkeeping.ts'
import { openLedger } from '../support/market/books/ledger.ts'
import { personOf, refused } from '../support/market/operating.ts'
import { startWorld, type World } from '../support/world.ts'

let world: World
let books: Bookkeeping
beforeAll(async () => {
  world = await startWorld({ FEE_ORIGINATION_PERCENT: '2', FEE_SERVICE_PERCENT: '10' })
  books = await keepTwoMonths(world)
})
afterAll(() => world.close())

const close = (month: string, more: object = {}) =>
  books.olga.call('POST', `/operator/periods/${month}/close`, { reason: 'month end', ...more })
const january = '/operator/journal?from=2027-01-01&to=2027-01-31'
const fileOf = async (path: string) => {
  const { status, headers, bytes } = await bytesOf(world, books.olga.token, path)
  expect(status).toBe(200)
  return { bytes, digest: headers.get('repr-digest') }
}
const closings = () =>
  world.database.sql<{ act: string; personal: { reason: string } }>(
    "select act, personal from audit_entry where act = 'closePeriod' and refused_with is null",
  )

it('months are closed in their order, once they are over, by operators with a reason', async () => {
  expect(refused(await close('2027-02'))).toMatchObject([
    409,
    'INVALID_TRANSITION',
    { next: '2027-01' },
  ])
  expect(refused(await close('2026-12'))).toMatchObject([
    409,
    'INVALID_TRANSITION',
    { next: '2027-01' },
  ])
  expect(refused(await close('2027-13'))).toMatchObject([
    400,
    'VALIDATION_FAILED',
    { field: 'month' },
  ])
  expect((await close('2027-01', { reason: '' })).status).toBe(400)
  const { status } = await books.ada.call('POST', '/operator/periods/2027-01/close', {
    reason: 'mine',
  })
  expect(status).toBe(403)
  expect(await closings()).toEqual([])
})

it('closing a month twice is the same, and at once by two operators closes it once', async () => {
  const before = await fileOf(`${january}&f=csv`)
  expect(before.digest).toBeNull()
  const otto = await personOf(world, 'otto', { scope: 'lending:admin' })
  const answers = await Promise.all([
    close('2027-01'),
    otto.call('POST', '/operator/periods/2027-01/close', { reason: 'me, too' }),
    books.olga.call(
      'POST',
      '/operator/periods/2027-01/close',
      { reason: 'month end' },
      { 'idempotency-key': 'january-2027' },
    ),
  ])
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
  const [first, ...others] = answers.map(({ body }) => body.period)
  for (const other of others) expect(other).toEqual(first)
  expect(first).toMatchObject({ month: '2027-01', closed_at: expect.any(String) })
  expect(await closings()).toHaveLength(1)
  expect((await close('2027-01')).body.period).toEqual(first)
  expect(await closings()).toHaveLength(1)

  const ledger = await openLedger(world.database)
  // A run before was killed amid the file.
  const killed = ['2027-01-01', 'csv', 0, gzipSync(journalHeader)]
  await world.database.sql('select keep_period_piece($1, $2, $3, $4)', killed)
  await keepBooks(ledger.platform)
  await ledger.close()
  const after = await fileOf(`${january}&f=csv`)
  expect(after.bytes).toEqual(before.bytes)
})

it('its files are the same bytes for ever, with their hashes, whatever the chart is later', async () => {
  const { body } = await books.olga.call('GET', '/operator/periods')
  expect(
    body.periods.map(({ month, closed_at }: { month: string; closed_at: string | null }) => [
      month,
      closed_at === null,
    ]),
  ).toEqual([
    ['2027-03', true],
    ['2027-02', true],
    ['2027-01', false],
  ])
  const files = body.periods.at(-1).files
  for (const { format, sha256, bytes } of files) {
    const { bytes: content, digest } = await fileOf(`${january}&f=${format}`)
    const hash = createHash('sha256').update(content)
    expect(hash.copy().digest('hex')).toBe(sha256)
    expect(content.length).toBe(bytes)
    expect(digest).toBe(`sha-256=:${hash.digest('base64')}:`)
    expect((await fileOf(`${january}&f=${format}`)).bytes).toEqual(content)
  }
  expect(files.map(({ format }: { format: string }) => format)).toEqual(['csv', 'datev'])
  await expect(world.database.sql('update period_file set bytes = 1')).rejects.toThrow(
    /append-only/,
  )
  await expect(world.database.sql('delete from period_piece')).rejects.toThrow(/append-only/)
  await expect(world.database.sql('delete from period')).rejects.toThrow(/append-only/)
})

it('the database refuses whatever would be posted in it, and corrections come later', async () => {
  const entries = () => journalOf(books, '2027-01-01', '2027-01-31')
  const before = await entries()
  await setClock(world, '2027-01-31T23:00:00Z')
  const { status } = await books.lena.call('POST', '/wallet/deposit', { amount: 5 })
  expect(status).toBe(500)
  await setClock(world, '2027-03-02T10:10:00Z')
  expect(await entries()).toEqual(before)
  const corrections = await journalOf(books, '2027-03-01', '2027-03-31')
  expect(corrections[0]).toMatchObject({ kind: 'reversal', corrects_id: books.reversed })
  expect(before.map(({ ledger_transaction_id: id }) => id)).toContain(books.reversed)
})

it('the running month can’t be closed, nor one in which a posting may still end', async () => {
  expect((await close('2027-02')).status).toBe(200)
  expect(refused(await close('2027-03'))).toMatchObject([
    409,
    'INVALID_TRANSITION',
    { possible_from: '2027-04-01T00:10:00.000Z' },
  ])
  await setClock(world, '2027-04-01T00:09:00Z')
  expect((await close('2027-03')).status).toBe(409)
  await setClock(world, '2027-04-01T00:11:00Z')
  expect((await close('2027-03')).status).toBe(200)
})

it('a movement that takes longer than a posting may is refused when it is committed', async () => {
  await world.database.sql(
    `create or replace function posting_time() returns interval immutable language sql return interval '0'`,
  )
  const { status } = await books.lena.call('POST', '/wallet/deposit', { amount: 5 })
  expect(status).toBe(500)
  await world.database.sql(
    `create or replace function posting_time() returns interval immutable language sql return interval '5 minutes'`,
  )
})
