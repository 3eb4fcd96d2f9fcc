import { afterAll, expect, it } from 'vitest'
import { breaches } from '../support/contract/contract.ts'
import { loanTools } from '../support/market/loans.ts'
import { startWorld, type World } from '../support/world.ts'

const world: World = await startWorld({ PUBLIC_LOAN_BOOK: 'on' })
const ada = await world.token('ada', { name: 'Ada Lovelace' })
const { newLoan, inState, invest, openLoanAt } = loanTools(world, ada)
afterAll(() => world.close())

const get = (path: string, headers = {}) =>
  fetch(`${world.url}${path}`, { headers, signal: AbortSignal.timeout(10_000) })
const linesOf = async (path: string) => {
  const text = await (await get(path)).text()
  const [head = '', ...lines] = text.trimEnd().split('\r\n')
  const names = head.split(',')
  return lines.map((line) =>
    Object.fromEntries(line.split(',').map((value, at) => [names[at] ?? '', value])),
  )
}

it('has a line for each loan that was paid out, without whose it is', async () => {
  const active = await inState('active')
  const other = await inState('active')
  // Whoever is in default can publish no further loan.
  const bob = loanTools(world, await world.token('bob', { name: 'Bob Builder' }))
  const defaulted = await bob.inState('defaulted')
  await inState('open', 200)
  await newLoan()
  const book = await linesOf('/public/loan-book.csv')
  expect(book.map(({ status }) => status).toSorted()).toEqual(['active', 'active', 'defaulted'])
  expect(book[0]).toMatchObject({
    amount: '1000.00',
    currency: 'USD',
    interest_rate: '12.5',
    repayment_period_months: '12',
    principal_repaid: '0.00',
    purpose: '',
  })
  expect(new Set(book.map(({ loan }) => loan)).size).toBe(3)
  const text = await (await get('/public/loan-book.csv')).text()
  for (const hidden of [active, other, defaulted, 'Ada', 'Lovelace', 'Seeds'])
    expect(text).not.toContain(hidden)
  // The name of a loan stays the same, so that it can be followed.
  expect((await linesOf('/public/loan-book.csv')).map(({ loan }) => loan)).toEqual(
    book.map(({ loan }) => loan),
  )
})

it('tells places in whole degrees only', async () => {
  const id = await openLoanAt(45.0703393, 7.686864)
  await invest('lea', id, 1000)
  const places = (await linesOf('/public/loan-book.csv')).map(({ latitude, longitude }) => [
    latitude,
    longitude,
  ])
  expect(places).toContainEqual(['45', '8'])
})

it('tells a purpose that at least ten loans share', async () => {
  for (let made = 0; made < 7; made += 1) await inState('active')
  const purposes = (await linesOf('/public/loan-book.csv')).map(({ purpose }) => purpose)
  expect(new Set(purposes)).toEqual(new Set(['agriculture']))
})

it('may be kept by caches, and needs no token', async () => {
  const answer = await get('/public/loan-book.csv')
  expect(answer.status).toBe(200)
  expect(answer.headers.get('cache-control')).toBe('public, max-age=3600')
  expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8; header=present')
  await answer.text()
  const head = await fetch(`${world.url}/public/loan-book.csv`, { method: 'HEAD' })
  expect([head.status, await head.text()]).toEqual([200, ''])
  expect((await fetch(`${world.url}/public/loan-book.csv`, { method: 'POST' })).status).toBe(405)
})

it('counts defaults by year: of the loans that were being repaid when it began', async () => {
  // As if all had been paid out two years ago, and the one in default had defaulted a year ago.
  await world.database.sql(`set session_replication_role = replica;
    update loan set disbursement_date = disbursement_date - interval '2 years' where disbursement_date is not null;
    insert into loan_event (id, loan_id, from_status, to_status, reason, created_at)
      select new_id(), id, 'active', 'defaulted', 'late', now() - interval '1 year' from loan where status = 'defaulted';
    reset session_replication_role`)
  const year = new Date().getUTCFullYear()
  const rates = (await linesOf('/public/default-rates.csv')).filter(
    (line) => line.risk_level === 'all',
  )
  expect(rates).toEqual([
    { year: `${year - 1}`, risk_level: 'all', loans: '11', defaulted: '1', default_rate: '9.09' },
    { year: `${year}`, risk_level: 'all', loans: '10', defaulted: '0', default_rate: '0' },
    { year: 'average', risk_level: 'all', loans: '', defaulted: '', default_rate: '9.09' },
  ])
  const known = (await get('/public/default-rates.csv')).headers.get('etag') ?? ''
  const again = await get('/public/default-rates.csv', { 'if-none-match': known })
  expect([again.status, await again.text()]).toEqual([304, ''])
})

it('is not there unless it is switched on', async () => {
  const without = await startWorld()
  const [book, unknown] = await Promise.all(
    ['loan-book.csv', 'nothing.csv'].map(async (name) => {
      const { status, body } = await without.rest('GET', `/public/${name}`)
      return [status, body.error?.code]
    }),
  )
  expect(book).toEqual([404, 'NOT_FOUND'])
  expect(book).toEqual(unknown)
  await without.close()
})

it.each(['loan-book', 'default-rates'])(
  'the description of %s has its columns, and what its response says',
  async (name) => {
    const path = `/public/${name}.csv`
    const { status, headers, body } = await world.rest('GET', path)
    const { paths } = (await world.rest('GET', '/openapi.json')).body
    const { example } = paths[path].get.responses[200].content['text/csv']
    expect(String(body).split('\r\n')[0]).toBe(example.split('\n')[0])
    expect(breaches({ method: 'GET', path, sent: undefined, status, headers, body })).toEqual([])
  },
)
