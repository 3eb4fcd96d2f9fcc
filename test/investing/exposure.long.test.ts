import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { Body } from '../support/http-client.ts'
import { describeLong } from '../support/long.ts'
import { loanTools } from '../support/market/loans.ts'
import { type Person, personOf, refused } from '../support/market/operating.ts'
import { expectSound, raced } from '../support/market/races.ts'
import { ageLoan } from '../support/market/travel.ts'
import { startWorld, type World } from '../support/world.ts'

let world: World
beforeAll(async () => {
  world = await startWorld({
    BORROW_WHILE_LATE: 'on',
    BORROWER_PRINCIPAL_MAX: '1000',
    LENDER_LOAN_SHARE_MAX: '25',
    LENDER_OUTSTANDING_MAX: '300',
    DEPOSIT_DAILY_MAX: '5000',
    WITHDRAWAL_DAILY_MAX: '100',
    WITHDRAWAL_MONTHLY_MAX: '150',
  })
})
afterEach(() => expectSound(world))
afterAll(() => world.close())

const draft = (person: Person, amount_requested: number): Promise<Body> =>
  loanTools(world, person.token).newLoan({ amount_requested })
const publish = (person: Person, { id }: Body) =>
  person.call('PUT', `/loans/${id}`, { status: 'open' })
const open = async (person: Person, amount: number): Promise<string> => {
  const loan = await draft(person, amount)
  expect((await publish(person, loan)).status).toBe(200)
  return loan.id
}
const invest = (person: Person, id: string, amount: number) =>
  person.call('POST', `/loans/${id}/invest`, { amount })
const withdraw = (person: Person, amount: number) =>
  person.call('POST', '/wallet/withdraw', { amount })
const limitOf = (answer: Parameters<typeof refused>[0]) => {
  const [status, code, { limit, max, used, left }] = refused(answer)
  return [status, code, limit, max, used, left]
}

describe('what a member may have at stake', () => {
  it('is limited for a borrower, in open and active loans together', async () => {
    const ada = await personOf(world, 'ada')
    await open(ada, 600)
    const more = await draft(ada, 500)
    const refusal = await publish(ada, more)
    expect(limitOf(refusal)).toEqual([422, 'LIMIT_EXCEEDED', 'borrowed in all', 1000, 600, 400])
    const key = { 'idempotency-key': 'publish-500' }
    const again = () => ada.call('PUT', `/loans/${more.id}`, { status: 'open' }, key)
    expect(refused(await again())).toEqual(refused(refusal))
    const repeated = await again()
    expect(refused(repeated)).toEqual(refused(refusal))
    expect(repeated.headers.get('idempotent-replayed')).toBe('true')
    expect(refused(refusal)[2]).toMatchObject({
      field: 'amount_requested',
      message:
        'At most 1000.00 USD can be open and outstanding in all loans of one borrower, of which 600.00 USD is used: up to 400.00 USD would work.',
    })
    expect((await publish(ada, await draft(ada, 400))).status).toBe(200)
  })

  it('counts what a borrower owes of a defaulted loan', async () => {
    const gil = await personOf(world, 'gil')
    const id = await open(gil, 100)
    for (const name of ['one', 'two', 'three', 'four'])
      expect((await invest(await personOf(world, name, { amount: 25 }), id, 25)).status).toBe(201)
    await ageLoan(world.database, id, 150)
    const { token } = await personOf(world, 'olga', { scope: 'lending:admin' })
    const text = `mutation { defaultLoan(input: { id: "${id}" }) { userErrors { code } } }`
    expect((await world.graphql(token, text)).body.data.defaultLoan.userErrors).toEqual([])
    const refusal = await publish(gil, await draft(gil, 901))
    expect(limitOf(refusal)).toEqual([422, 'LIMIT_EXCEEDED', 'borrowed in all', 1000, 100, 900])
  })

  it('is limited for a lender, of one loan and of all, and shown so', async () => {
    const ben = await personOf(world, 'ben')
    const lena = await personOf(world, 'lena', { amount: 1000 })
    const [one, two] = [await open(ben, 800), await open(ben, 200)]
    const offer = async (id: string) => {
      const { opportunities } = (await lena.call('GET', '/opportunities?limit=100')).body
      return opportunities.find(({ loan }: Body) => loan.id === id).max_investment
    }
    expect([await offer(one), await offer(two)]).toEqual([200, 50])
    expect((await invest(lena, one, 150)).status).toBe(201)
    expect(limitOf(await invest(lena, one, 51))).toEqual([
      422,
      'LIMIT_EXCEEDED',
      'share of a loan',
      200,
      150,
      50,
    ])
    expect((await invest(lena, one, 50)).status).toBe(201)
    expect((await invest(lena, two, 50)).status).toBe(201)
    const cat = await personOf(world, 'cat')
    const three = await open(cat, 1000)
    expect(await offer(three)).toBe(50)
    expect(limitOf(await invest(lena, three, 60))).toEqual([
      422,
      'LIMIT_EXCEEDED',
      'lent in all',
      300,
      250,
      50,
    ])
    expect((await invest(lena, three, 50)).status).toBe(201)
    expect(await offer(three)).toBe(0)
    const lars = await personOf(world, 'lars', { amount: 100 })
    // A quarter of 60 is less than the least investment, which is always possible.
    const four = await open(await personOf(world, 'dan'), 60)
    expect((await invest(lars, four, 25)).status).toBe(201)
  })

  it('is limited in what is paid in and out, by day and by month', async () => {
    const eve = await personOf(world, 'eve', { amount: 1000 })
    expect((await withdraw(eve, 80)).status).toBe(201)
    expect(limitOf(await withdraw(eve, 30))).toEqual([
      422,
      'LIMIT_EXCEEDED',
      'withdraw per day',
      100,
      80,
      20,
    ])
    expect((await withdraw(eve, 20)).status).toBe(201)
    // As if it had been on another day of this month.
    await world.database.sql(`set session_replication_role = replica;
      update wallet_transaction set created_at = date_trunc('month', now(), 'UTC') + interval '1 ms' where type = 'withdrawal'
        and date_trunc('day', now(), 'UTC') > date_trunc('month', now(), 'UTC'); reset session_replication_role`)
    const [status, code, limit, , used] = limitOf(await withdraw(eve, 60))
    expect([status, code, used]).toEqual([422, 'LIMIT_EXCEEDED', 100])
    expect(limit).toMatch(/^withdraw per (month|day)$/)
    const { transaction } = (await eve.call('POST', '/wallet/deposit', { amount: 4000 })).body
    expect(transaction.amount).toBe(4000)
    expect(limitOf(await eve.call('POST', '/wallet/deposit', { amount: 1 }))).toEqual([
      422,
      'LIMIT_EXCEEDED',
      'deposit per day',
      5000,
      5000,
      0,
    ])
    const friend = await personOf(world, 'friend')
    const sent = { recipient_id: friend.id, amount: 3000 }
    expect((await eve.call('POST', '/wallet/transfer', sent)).status).toBe(201)
  })
})

describeLong('of what together exceeds a limit, one happens, in races', () => {
  it('of withdrawals, also in one batch', () =>
    raced(async (start, round) => {
      const fay = await personOf(world, `fay-${round}`, { amount: 500 })
      const two = () => Promise.all([withdraw(fay, 40), withdraw(fay, 40)])
      const answers = (await start(two, two)).flat()
      expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 201, 422, 422])
      expect((await fay.wallet()).balance).toBe(420)
      return answers.map(({ status }) => status).join(' ')
    }))

  it('of deposits', () =>
    raced(async (start, round) => {
      const guy = await personOf(world, `guy-${round}`)
      const pay = () => guy.call('POST', '/wallet/deposit', { amount: 3000 })
      const answers = await start(pay, pay)
      expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 422])
      expect((await guy.wallet()).balance).toBe(3000)
      return answers.map(({ status }) => status).join(' ')
    }))

  it('of investments in two loans', () =>
    raced(async (start, round) => {
      const gus = await personOf(world, `gus-${round}`, { amount: 1000 })
      const loans = await Promise.all(
        [1, 2].map(async (n) => open(await personOf(world, `hal-${n}-${round}`), 1000)),
      )
      const [one = '', two = ''] = loans
      const answers = await start(
        () => invest(gus, one, 200),
        () => invest(gus, two, 200),
      )
      expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 422])
      expect((await gus.wallet()).held_balance).toBe(200)
      return answers.map(({ status }) => status).join(' ')
    }))

  it('of two investments in one loan', () =>
    raced(async (start, round) => {
      const kay = await personOf(world, `kay-${round}`, { amount: 1000 })
      const id = await open(await personOf(world, `lea-${round}`), 800)
      const part = () => invest(kay, id, 150)
      const answers = await start(part, part)
      expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 422])
      expect((await kay.wallet()).held_balance).toBe(150)
      return answers.map(({ status }) => status).join(' ')
    }))

  it('of two loans that are published', () =>
    raced(async (start, round) => {
      const ida = await personOf(world, `ida-${round}`)
      const [one, two] = [await draft(ida, 600), await draft(ida, 600)]
      const answers = await start(
        () => publish(ida, one),
        () => publish(ida, two),
      )
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422])
      return answers.map(({ status }) => status).join(' ')
    }))

  it('of two loans that operators approve', async () => {
    const olga = await personOf(world, 'olga', { scope: 'lending:admin' })
    const approve = (id: string) => () => olga.call('POST', `/operator/loans/${id}/approve`, {})
    await raced(async (start, round) => {
      const jon = await personOf(world, `jon-${round}`)
      const ids = [(await draft(jon, 600)).id, (await draft(jon, 600)).id] as const
      await world.database.sql("update loan set status = 'submitted' where id = any($1)", [ids])
      const answers = await start(approve(ids[0]), approve(ids[1]))
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422])
      const left = ids[answers.findIndex(({ status }) => status === 422)]
      expect((await jon.call('GET', `/loans/${left}`)).body.loan.status).toBe('submitted')
      return answers.map(({ status }) => status).join(' ')
    })
  })
})

it('the function that publishes judges the borrower’s principal itself, and then changes nothing', async () => {
  const kim = await personOf(world, 'kim')
  await open(kim, 600)
  const { id } = await draft(kim, 401)
  const call = `select publish_loan('${id}', '${kim.id}', gen_random_uuid(), 'low', 14, 100000) as outcome`
  const [row] = await world.database.sql<Body>(call)
  expect(row?.outcome).toEqual({
    code: 'LIMIT_EXCEEDED',
    limit: 'borrowed in all',
    max: 100_000,
    used: 60_000,
  })
  expect((await kim.call('GET', `/loans/${id}`)).body.loan.status).toBe('draft')
})
