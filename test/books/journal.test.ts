import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { defaultChart } from '../../src/lending/books/chart.ts'
import { datevColumns } from '../../src/lending/books/datev-columns.ts'
import { bookings } from '../../src/lending/books/movements.ts'
import { keepMonthEnd } from '../../src/lending/reports/month-end.ts'
import {
  type Bookkeeping,
  cents,
  journalOf,
  keepTwoMonths,
  setClock,
} from '../support/market/books/bookkeeping.ts'
import { anyForm, datevForms, datevHeader } from '../support/market/books/datev.ts'
import { type Body, startWorld, type World } from '../support/world.ts'

let world: World
let books: Bookkeeping
beforeAll(async () => {
  world = await startWorld({ FEE_ORIGINATION_PERCENT: '2', FEE_SERVICE_PERCENT: '10' })
  books = await keepTwoMonths(world)
})
afterAll(() => world.close())

const from = '2027-01-01'
const to = '2027-03-31'
const sumOf = (lines: readonly Body[], side: string) =>
  lines.reduce((sum, line) => sum + cents(line[side]), 0)

describe('the journal', () => {
  it('has every entry of the ledger once, with equal debits and credits on each day and in each movement', async () => {
    const lines = await journalOf(books, from, to)
    const [{ entries = 0 } = {}] = await world.database.sql<{ entries: number }>(
      'select count(*)::int as entries from entry',
    )
    expect(lines).toHaveLength(entries)
    const keys = lines.map((line) => `${line.ledger_transaction_id} ${line.subaccount_id}`)
    expect(new Set(keys).size).toBe(entries)
    for (const key of ['day', 'ledger_transaction_id'])
      for (const group of Map.groupBy(lines, (line) => `${line[key]} ${line.memorandum}`).values())
        expect(sumOf(group, 'debit')).toBe(sumOf(group, 'credit'))
    expect([...new Set(lines.map(({ day }) => day))]).toEqual([
      '2027-01-05',
      '2027-01-20',
      '2027-02-05',
      '2027-02-06',
      '2027-03-02',
    ])
  })

  it('is read from its end as from its beginning', async () => {
    const query = `query ($before: String) { journal(from: "${from}", to: "${to}", last: 5, before: $before) {
      nodes { postedAt ledgerTransactionId subaccountId } pageInfo { startCursor hasPreviousPage } totalCount } }`
    const lines: Body[] = []
    for (let before: string | null = null; ; ) {
      const { journal }: Body = (await world.graphql(books.olga.token, query, { before })).body.data
      lines.unshift(...journal.nodes)
      expect(journal.totalCount).toBe((await journalOf(books, from, to)).length)
      if (!journal.pageInfo.hasPreviousPage) break
      before = journal.pageInfo.startCursor
    }
    expect(lines.map(({ subaccountId }) => subaccountId)).toEqual(
      (await journalOf(books, from, to)).map(({ subaccount_id }) => subaccount_id),
    )
  })

  it('names what a reversal corrects', async () => {
    const lines = await journalOf(books, '2027-03-01', '2027-03-31')
    expect(new Set(lines.map(({ corrects_id }) => corrects_id))).toEqual(new Set([books.reversed]))
  })

  it('debits and credits what the mapping of movements says', async () => {
    const legs = await world.database.sql<{ kind: string; account: string; side: string }>(
      `select distinct moved.kind, account.kind as account, case when amount < 0 then 'debit' else 'credit' end as side
       from entry join account on account.id = account_id join ledger_transaction as moved on moved.id = ledger_transaction_id`,
    )
    const unknown = legs.filter(
      ({ kind, account, side }) => !(bookings as Body)[kind][side].includes(account),
    )
    expect(unknown).toEqual([])
  })

  it('is CSV with the same lines', async () => {
    const {
      status,
      body: text,
      headers,
    } = await books.olga.call('GET', `/operator/journal?from=${from}&to=${to}&f=csv`)
    expect([status, headers.get('content-type')]).toEqual([
      200,
      'text/csv; charset=utf-8; header=present',
    ])
    const [head = '', ...rows] = String(text).trimEnd().split('\r\n')
    const lines = await journalOf(books, from, to)
    const fields = head.split(',')
    expect(fields).toEqual(Object.keys(lines[0] ?? {}))
    expect(rows.map((row) => row.split(','))).toEqual(
      lines.map((line) =>
        fields.map((field) =>
          ['debit', 'credit'].includes(field) ? line[field].toFixed(2) : String(line[field] ?? ''),
        ),
      ),
    )
  })

  it('refuses days in the wrong order, and everybody but operators', async () => {
    const wrong = await books.olga.call('GET', `/operator/journal?from=${to}&to=${from}`)
    expect([wrong.status, wrong.body.error.details[0].field]).toEqual([400, 'from'])
    const { status } = await books.ada.call(
      'GET',
      `/operator/journal?from=${from}&to=${to}&f=datev`,
    )
    expect(status).toBe(403)
  })
})

describe('an account by itself', () => {
  const days = `from=${from}&to=${to}`
  const turnoverOf = async (account: string, span = days) =>
    (await books.olga.call('GET', `/operator/turnover/${account}?${span}`)).body.turnover

  it.each(defaultChart.accounts.map(({ number }) => number))(
    'has its lines of the journal, in pages and as CSV, and their sums: %s',
    async (account) => {
      const own = (await journalOf(books, from, to)).filter((line) => line.account === account)
      expect(await journalOf(books, from, to, account)).toEqual(own)
      const path = `/operator/journal?${days}&account=${account}`
      const total = (await books.olga.call('GET', `${path}&include=total&limit=1`)).body.pagination
      expect(total).toMatchObject({ total: own.length, total_is_exact: true })
      const { body: text } = await books.olga.call('GET', `${path}&f=csv`)
      const [, ...rows] = String(text).trimEnd().split('\r\n')
      expect(rows.map((row) => row.split(',')[2])).toEqual(
        own.map((line) => line.ledger_transaction_id),
      )
      const turnover = await turnoverOf(account)
      expect([cents(turnover.debit), cents(turnover.credit)]).toEqual([
        sumOf(own, 'debit'),
        sumOf(own, 'credit'),
      ])
    },
  )

  it('goes from one balance to the next, which the trial balance has', async () => {
    const february = await turnoverOf('1700', 'from=2027-02-01&to=2027-02-28')
    const balanceOf = async (day: string) => {
      const { body } = await books.olga.call('GET', `/operator/trial-balance?day=${day}`)
      const { accounts } = body.trial_balance
      const { debit, credit } = accounts.find(({ account }: Body) => account === '1700')
      return { debit, credit }
    }
    expect(february).toMatchObject({
      account: '1700',
      name: 'Wallets: available',
      memorandum: false,
      opening: await balanceOf('2027-01-31'),
      closing: await balanceOf('2027-02-28'),
    })
    expect(february.closing).toEqual({ debit: 0, credit: 2056.67 })
    expect((await turnoverOf('1700', 'from=2027-03-01&to=2027-03-31')).opening).toEqual(
      february.closing,
    )
  })

  it('is refused if the chart has none of that number, and as a batch for DATEV', async () => {
    for (const path of [`/operator/journal?${days}&account=17`, `/operator/turnover/17?${days}`]) {
      const { status, body } = await books.olga.call('GET', path)
      expect([status, body.error.details[0]]).toMatchObject([
        400,
        { field: 'account', message: expect.stringContaining('1200, 1210') },
      ])
    }
    const path = `/operator/journal?${days}&account=1700&f=datev`
    const { status, body } = await books.olga.call('GET', path)
    expect([status, body.error.code]).toEqual([400, 'VALIDATION_FAILED'])
  })
})

describe('the batch for DATEV', () => {
  const fieldsOf = (line: string) => line.split(';')

  it('has the form of each of its columns, and moves each account as the journal does', async () => {
    const {
      status,
      body: text,
      headers,
    } = await books.olga.call('GET', `/operator/journal?from=${from}&to=${to}&f=datev`)
    expect([status, headers.get('content-type')]).toEqual([200, 'application/x-datev-extf'])
    const [header = '', , ...rows] = String(text).trimEnd().split('\r\n').map(fieldsOf)
    expect(datevColumns).toHaveLength(125)
    expect(datevColumns).toEqual(expect.arrayContaining(Object.keys(datevForms)))
    const columns = datevColumns.map((name) => ({ name, form: datevForms[name] ?? anyForm }))
    for (const [table, fields] of [
      [datevHeader, header],
      ...rows.map((row) => [columns, row] as const),
    ] as const) {
      expect(fields).toHaveLength(table.length)
      for (const [index, { name, form }] of table.entries())
        expect(fields[index], name).toMatch(form)
    }
    const moved = new Map<string, number>()
    const add = (account: string, amount: number) =>
      moved.set(account, (moved.get(account) ?? 0) + amount)
    for (const [amount = '', , , , , , debit = '', credit = ''] of rows) {
      add(debit, cents(Number(amount.replace(',', '.'))))
      add(credit, -cents(Number(amount.replace(',', '.'))))
    }
    const expected = new Map<string, number>()
    for (const line of await journalOf(books, from, to))
      expected.set(
        line.account,
        (expected.get(line.account) ?? 0) + cents(line.debit) - cents(line.credit),
      )
    const changed = (map: Map<string, number>) => [...map].filter(([, sum]) => sum !== 0).toSorted()
    expect(changed(moved)).toEqual(changed(expected))
  })

  it('is within a fiscal year', async () => {
    const { status, body } = await books.olga.call(
      'GET',
      '/operator/journal?from=2026-12-01&to=2027-01-31&f=datev',
    )
    expect([status, body.error.message]).toEqual([
      400,
      'A batch for DATEV is within one fiscal year: another one begins on 2027-01-01. Ask for each year by itself.',
    ])
  })
})

describe('the trial balance', () => {
  const at = async (moment: string) =>
    (await books.olga.call('GET', `/operator/trial-balance?at=${moment}`)).body.trial_balance

  /** The balances by kind of account, from the raw entries. */
  const raw = (moment: string) =>
    world.database.sql<{ kind: string; movement: string; debit: number; credit: number }>(
      `select account.kind, moved.kind as movement, -(sum(least(amount, 0)))::float8 as debit, sum(greatest(amount, 0))::float8 as credit
       from entry join account on account.id = account_id join ledger_transaction as moved on moved.id = ledger_transaction_id
       where created_at <= $1 group by 1, 2`,
      [moment],
    )

  /** The default chart, told anew. */
  const numberOf = (kind: string, movement: string, side: 'debit' | 'credit') => {
    if (kind === 'fees' && movement === 'fee') return side === 'debit' ? '4900' : '8400'
    return (defaultChart.kinds as Body)[kind]
  }

  const moments = [
    '2027-01-04T00:00:00Z',
    '2027-01-05T09:00:00.050Z',
    '2027-01-20T23:59:59Z',
    '2027-02-05T12:00:00Z',
    '2027-03-31T00:00:00Z',
  ]

  it.each([
    ['before any day is added up', 0],
    ['after 30 days were', 30],
    ['after all were', 100],
  ])('is what the raw entries say at any moment, %s', async (_, days) => {
    await world.database.sql('select add_up_days($1)', [days])
    for (const moment of moments) {
      const { accounts, debit, credit } = await at(moment)
      expect(debit).toBe(credit)
      const expected = new Map<string, number>()
      for (const { kind, movement, debit, credit } of await raw(moment)) {
        const [on, off] = [numberOf(kind, movement, 'debit'), numberOf(kind, movement, 'credit')]
        expected.set(on, (expected.get(on) ?? 0) + debit)
        expected.set(off, (expected.get(off) ?? 0) - credit)
      }
      for (const { account, debit, credit } of accounts)
        expect(cents(debit) - cents(credit), `${account} at ${moment}`).toBe(
          expected.get(account) ?? 0,
        )
    }
  })
})

describe('accrued interest', () => {
  const accrued = async (moment: string) => {
    const { body } = await books.olga.call('GET', `/operator/trial-balance?at=${moment}`)
    const { accounts, debit, credit } = body.trial_balance
    expect(debit).toBe(credit)
    return accounts
      .filter(({ account }: Body) => ['9010', '9110'].includes(account))
      .map(({ debit, credit }: Body) => [debit, credit])
  }
  const dayOf = async (day: string) => {
    await setClock(world, `${day}T00:05:00Z`)
    await keepMonthEnd({ database: world.gateway.database }, day)
  }
  /** What has run on the loan, before the platform's fee of a tenth, which the lender sees without it. */
  const run = async () => {
    const { body } = await books.lena.call('GET', `/investments/${books.investment}`)
    const [row] = await world.database.sql<{ accrued: number }>(
      'select accrued::float8 from accrued_interest(array[$1::uuid])',
      [books.investment],
    )
    const accrued = (row?.accrued ?? 0) / 100
    expect(body.investment.accrued_interest).toBeCloseTo(accrued * 0.9, 1)
    return accrued
  }
  const lines = async (month: string) =>
    (await journalOf(books, `${month}-01`, `${month}-28`)).filter(({ kind }) => kind === 'accrual')

  it('is posted at the end of each month: the change since the one before, equal to what investments say', async () => {
    await dayOf('2027-04-01')
    const april = await run()
    expect(april).toBeGreaterThan(0)
    expect(await accrued('2027-03-31T23:59:59.998Z')).toEqual([
      [0, 0],
      [0, 0],
    ])
    expect(await accrued('2027-04-01T00:00:00Z')).toEqual([
      [april, 0],
      [0, april],
    ])
    const posted = (await journalOf(books, '2027-03-31', '2027-03-31')).slice(-2)
    expect(posted).toMatchObject([
      { kind: 'accrual', account: '9010', debit: april, credit: 0, memorandum: true },
      { kind: 'accrual', account: '9110', debit: 0, credit: april, memorandum: true },
    ])
    expect(posted[0]?.posted_at).toBe('2027-03-31T23:59:59.999Z')
    await books.ada.call('POST', `/loans/${books.loan}/repayments`, { amount: 300 })
    await dayOf('2027-05-01')
    const may = await run()
    expect(may).not.toBe(april)
    expect(await accrued('2027-05-01T00:00:00Z')).toEqual([
      [may, 0],
      [0, may],
    ])
    const [change] = await journalOf(books, '2027-04-30', '2027-04-30')
    expect(cents(change?.debit ?? 0) - cents(change?.credit ?? 0)).toBe(cents(may) - cents(april))
  })

  it('that was not kept in the first hours is part of the month after', async () => {
    await dayOf('2027-06-02')
    expect(await lines('2027-05')).toEqual([])
    await dayOf('2027-07-01')
    expect(await accrued('2027-06-30T00:00:00Z')).toEqual(await accrued('2027-05-01T00:00:00Z'))
    expect(await accrued('2027-07-01T00:00:00Z')).not.toEqual(await accrued('2027-06-30T00:00:00Z'))
  })

  it('never changes, and is in the batch for DATEV', async () => {
    for (const act of ['update accrual set amount = 0', 'delete from accrual', 'truncate accrual'])
      await expect(world.database.sql(act)).rejects.toThrow('append-only')
    const { body } = await books.olga.call(
      'GET',
      '/operator/journal?from=2027-03-01&to=2027-03-31&f=datev',
    )
    expect(String(body)).toContain('accrual')
  })
})
