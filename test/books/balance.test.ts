import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { long } from '../support/long.ts'
import {
  type Bookkeeping,
  cents,
  journalOf,
  keepTwoMonths,
} from '../support/market/books/bookkeeping.ts'
import { personOf } from '../support/market/operating.ts'
import { type Body, startWorld, type World } from '../support/world.ts'

let world: World
let books: Bookkeeping
beforeAll(async () => {
  world = await startWorld({ FEE_ORIGINATION_PERCENT: '2', FEE_SERVICE_PERCENT: '10' })
  books = await keepTwoMonths(world)
})
afterAll(() => world.close())

const moments = [
  '2027-01-05T08:00:00Z',
  '2027-01-20T23:45:00Z',
  '2027-02-05T12:00:00Z',
  '2027-03-31T00:00:00Z',
]

describe('the balance at a moment', () => {
  const at = (who: 'ada' | 'lena' | 'olga', id: string, moment: string) =>
    books[who].call('GET', `/balances/${id}?at=${moment}`)

  it.each(['ada', 'lena'] as const)(
    'of the wallet of %s is what the raw entries say',
    async (who) => {
      const { id } = await books[who].wallet()
      for (const moment of moments) {
        const { balance } = (await at(who, id, moment)).body
        const [sum] = await world.database.sql<Body>(
          `select coalesce(sum(amount) filter (where kind in ('available', 'held')), 0)::int as balance,
           coalesce(sum(amount) filter (where kind = 'held'), 0)::int as held
         from account join entry on account_id = account.id
         join (select id as of, created_at from ledger_transaction) as moved on moved.of = ledger_transaction_id
         where wallet_id = $1 and created_at <= $2`,
          [id, moment],
        )
        expect([cents(balance.balance), cents(balance.held)]).toEqual([sum.balance, sum.held])
      }
    },
  )

  it.each(['settlement', 'in_transit', 'suspense', 'provider_fees', 'fees', 'bank'])(
    'of the platform’s accounts of the kind %s is what the raw entries say',
    async (kind) => {
      for (const moment of moments) {
        const [sum] = await world.database.sql<Body>(
          `select coalesce(-sum(amount), 0)::int as net from entry join account on account.id = account_id
           join ledger_transaction as moved on moved.id = ledger_transaction_id where account.kind = $1 and created_at <= $2`,
          [kind, moment],
        )
        const path = `/operator/balances/${kind}?at=${moment}`
        const { balance } = (await books.olga.call('GET', path)).body
        expect(balance).toMatchObject({ account: kind, at: new Date(moment).toISOString() })
        const { debit, credit } = balance
        expect([cents(debit) - cents(credit), Math.min(debit, credit)]).toEqual([sum.net, 0])
      }
    },
  )

  it('of the platform’s accounts is for operators, and refuses a kind that there is not', async () => {
    const path = `/operator/balances/bank?at=${moments[0]}`
    expect((await books.ada.call('GET', path)).status).toBe(403)
    const { status, body } = await books.olga.call('GET', path.replace('bank', 'available'))
    expect([status, body.error.details[0].field]).toEqual([400, 'account'])
    expect((await books.olga.call('GET', '/operator/balances/bank')).status).toBe(400)
  })

  it('of a loan and an investment is what the journal has of them', async () => {
    for (const [who, id, field] of [
      ['ada', books.loan, 'loan_id'],
      ['lena', books.investment, 'investment_id'],
    ] as const)
      for (const moment of moments) {
        const lines = (await journalOf(books, '2027-01-01', '2027-03-31')).filter(
          (line) => line[field] === id && new Date(line.posted_at) <= new Date(moment),
        )
        const sum = lines.reduce((all, line) => all + cents(line.debit) - cents(line.credit), 0)
        const { balance } = (await at(who, id, moment)).body
        expect(cents(balance.balance)).toBe(Math.abs(sum))
        expect(balance.held).toBeNull()
      }
  })

  it('is for its owner, and for operators, whose look is noted', async () => {
    const { id } = await books.ada.wallet()
    expect((await at('lena', id, moments[0] ?? '')).status).toBe(404)
    expect((await at('ada', books.investment, moments[0] ?? '')).status).toBe(404)
    expect((await at('olga', id, moments[3] ?? '')).status).toBe(200)
    const looks = await world.database.sql(
      "select from audit_entry where act = 'lookAtMember' and member_id = $1",
      [books.ada.id],
    )
    expect(looks.length).toBeGreaterThan(0)
  })
})

/** Adds entries to an account past the guards: one every ten seconds, whose times differ from their order by up to a posting's time. */
async function addHistory(account: string, entries: number): Promise<void> {
  await world.database.sql(
    `set session_replication_role = replica;
     create temp table added as select number, gen_random_uuid() as id, timestamptz '2000-01-01' + number * interval '10 seconds'
         - (number * 7919 % 290) * interval '1 second' as at, (number * 7919 % 1000 - 400)::bigint as amount
       from generate_series(1::bigint, ${entries}) as number where number * 7919 % 1000 <> 400;
     insert into ledger_transaction (id, kind, created_at, database_transaction) select id, 'deposit', at, '1' from added;
     insert into entry (account_id, version, ledger_transaction_id, amount, balance_after)
       select '${account}', before.version + row_number() over chain, added.id, added.amount, before.balance + sum(added.amount) over chain
       from added, (select version, balance from account where id = '${account}') as before window chain as (order by number);
     update account set (version, balance) = (select max(version), (array_agg(balance_after order by version desc))[1] from entry
       where account_id = '${account}') where id = '${account}';
     drop table added;
     analyze entry, ledger_transaction;
     reset session_replication_role`,
  )
}

/** The account of a member who has just joined. */
async function newAccount(name: string): Promise<string> {
  const { id } = await personOf(world, name)
  const text = "select account_of($1, 'available') as id"
  const [account] = await world.database.sql<{ id: string }>(text, [id])
  return String(account?.id)
}

/** A balance at a moment, and how many rows of entries it takes to find it. */
async function read(
  balanceAt: string,
  of: string,
  moment: string,
): Promise<{ balance: string; rows: number }> {
  const { sql } = world.database
  await sql('begin')
  const before = await rowsRead()
  const text = `select ${balanceAt}($1, $2)::text as balance`
  const [{ balance = '' } = {}] = await sql<{ balance: string }>(text, [of, moment])
  const rows = (await rowsRead()) - before
  await sql('commit')
  return { balance, rows }
}

async function rowsRead(): Promise<number> {
  const [{ rows = 0 } = {}] = await world.database.sql<{ rows: number }>(
    `select (coalesce(seq_tup_read, 0) + coalesce(idx_tup_fetch, 0))::int as rows
     from pg_stat_xact_user_tables where relname = 'entry'`,
  )
  return rows
}

const ROWS_MOST = 2_200

async function requireFewReads(size: number): Promise<void> {
  const account = await newAccount(`saver of ${size}`)
  await addHistory(account, size)
  for (let part = 0; part < 20; part += 1) {
    const moment = new Date(Date.UTC(2000, 0, 1) + (part * size * 10_000) / 20 + 123).toISOString()
    const { balance, rows } = await read('balance_at', account, moment)
    const [sum] = await world.database.sql<{ sum: string }>(
      `select coalesce(sum(amount), 0)::text as sum from entry join ledger_transaction as moved on moved.id = ledger_transaction_id
       where account_id = $1 and created_at <= $2`,
      [account, moment],
    )
    expect(balance).toBe(sum?.sum)
    expect(rows).toBeLessThan(ROWS_MOST)
  }
}

it('reads few of the entries of an account with 20 000, in whatever order they were posted', () =>
  requireFewReads(20_000))

long('reads as few of the entries of an account with a million', () => requireFewReads(1_000_000))

it('reads few of the entries of the platform’s accounts', async () => {
  const text = "select id from account where kind = 'suspense' and stripe = 7"
  const [account] = await world.database.sql<{ id: string }>(text)
  await addHistory(String(account?.id), 20_000)
  const { rows, balance } = await read('house_balance_at', 'suspense', moments[2] ?? '')
  expect(balance).not.toBe('0')
  expect(rows).toBeLessThan(ROWS_MOST)
})
