import fc from 'fast-check'
import { Client } from 'pg'
import { afterAll, afterEach, describe, expect, it, onTestFinished } from 'vitest'
import { autoInvest, equalShares } from '../../src/lending/investing/orders/standing-orders.ts'
import { auditLedger } from '../../src/lending/ledger/audit.ts'
import { lesser } from '../../src/money.ts'
import { jobsSchema } from '../support/contract/schema.ts'
import { long } from '../support/long.ts'
import { openLedger } from '../support/market/books/ledger.ts'
import { loanTools } from '../support/market/loans.ts'
import { type Body, startWorld, type World } from '../support/world.ts'

const world: World = await startWorld()
const rules = await openLedger(world.database)
const ada = await world.token('ada')
const { newLoan, put, invest } = loanTools(world, ada)

afterEach(async () => expect(await auditLedger(world.database.url)).toEqual([]))
afterAll(async () => {
  await rules.close()
  await world.close()
})

/** A lender with so much money and a standing order; all earlier ones end, so that each test has its own. */
const standing = async (subject: string, money: number, more: object = {}): Promise<void> => {
  const token = await world.token(subject)
  await world.rest('POST', '/wallet/deposit', { token, body: { amount: money } })
  const body = { auto_invest_enabled: true, auto_invest_max_per_loan: 100, ...more }
  expect((await world.rest('PUT', '/preferences', { token, body })).status).toBe(200)
}
/** Invests for a lender in a loan so much, as their standing order says. */
const order = `select auto_invest($1, null, null, $2, $3, array[gen_random_uuid(), gen_random_uuid(), gen_random_uuid(),
  gen_random_uuid(), gen_random_uuid()], 2500, 1000, 0) as outcome`
const idOf = async (subject: string): Promise<string> => {
  const text = 'select profile_id as id from identity where subject = $1'
  const [row] = await world.database.sql<{ id: string }>(text, [subject])
  return row?.id ?? ''
}
/** A member with a standing order who asks for a loan too. */
const borrowsToo = async (subject: string) => {
  await standing(subject, 500)
  await orders('off')
  const own = loanTools(world, await world.token(subject))
  const { id } = await own.newLoan()
  await own.put(id, { status: 'open' })
  return { id: await idOf(subject), loan: id }
}
const connected = async (connectionString: string) => {
  const client = new Client({ connectionString })
  onTestFinished(() => client.end())
  await client.connect()
  return client
}
const waits = `select from pg_locks join pg_stat_activity using (pid)
  where not granted and datname = current_database()`
const orders = (to: 'off') =>
  world.database.sql('update preferences set auto_invest_enabled = $1', [to])
const endAll = async () => {
  const waiting = `select from ${jobsSchema}.job where name = 'auto-invest' and state <> 'completed'`
  await expect.poll(async () => (await world.database.sql(waiting)).length).toBe(0)
  await orders('off')
}
const published = async (more: object = {}): Promise<string> => {
  const { id } = await newLoan(more)
  await put(id, { status: 'open' })
  return id
}
const investors = async (id: string): Promise<Record<string, number>> => {
  const rows = await world.database.sql<{ subject: string; amount: string }>(
    `select identity.subject, amount from investment join identity on profile_id = lender_id
     where loan_id = $1 and automatic order by identity.subject`,
    [id],
  )
  return Object.fromEntries(rows.map(({ subject, amount }) => [subject, Number(amount) / 100]))
}
/** Resolves once the job for a loan is done. */
const jobDone = (id: string) =>
  expect
    .poll(
      async () =>
        (
          await world.database.sql(
            `select from ${jobsSchema}.job where data ->> 'loanId' = $1 and state = 'completed'`,
            [id],
          )
        ).length,
      { timeout: 15_000 },
    )
    .toBe(1)

describe('a standing order', () => {
  it('invests in a loan that is published, and tells the lender', async () => {
    await endAll()
    await standing('sol', 500)
    const id = await published()
    await jobDone(id)
    expect(await investors(id)).toEqual({ sol: 100 })
    const token = await world.token('sol')
    const { body } = await world.rest('GET', '/investments', { token })
    expect(body.investments[0]).toMatchObject({ amount: 100, automatic: true, loan_id: id })
    const { body: inbox } = await world.rest('GET', '/notifications', { token })
    expect(inbox.notifications[0]).toMatchObject({
      type: 'auto_invested',
      title: 'Invested for you',
    })
    expect(inbox.notifications[0].message).toContain('100.00 USD')
  })

  it('is not asked for a loan whose publishing was rolled back', async () => {
    const { id } = await newLoan()
    expect((await put(id, { status: 'open', version: 99 })).status).toBe(409)
    const jobs = await world.database.sql(
      `select from ${jobsSchema}.job where data ->> 'loanId' = $1`,
      [id],
    )
    expect(jobs).toEqual([])
  })

  it.each<[string, object, object?]>([
    ['a higher rate', { min_interest_rate: 12.6 }],
    ['a shorter term', { max_term_months: 11 }],
    ['a smaller loan', { max_amount: 999 }],
    ['a larger loan', { min_amount: 1001 }],
    ['another purpose', { purposes: ['education'] }],
    ['a risk that is known', { risk_levels: ['low', 'medium', 'high'] }],
    ['a loan near by', { max_distance_km: 10 }],
    ['nothing any more', { auto_invest_enabled: false }],
  ])('that wants %s leaves a loan alone', async (_, preferences) => {
    await orders('off')
    await standing('tess', 100, preferences)
    const id = await published()
    expect(await autoInvest(rules.platform, id)).toBe(0)
    await world.rest('PUT', '/preferences', {
      token: await world.token('tess'),
      body: {
        min_interest_rate: null,
        max_term_months: null,
        max_amount: null,
        min_amount: null,
        purposes: [],
        risk_levels: [],
        max_distance_km: null,
      },
    })
  })

  it('goes by public points, so that loans around a lender tell nothing of the exact place', async () => {
    await endAll()
    const id = await published({ location_latitude: 47.5, location_longitude: 8.6 })
    await jobDone(id)
    await standing('zoe', 1000)
    const token = await world.token('zoe')
    const far = `select distance_km(lender.latitude, lender.longitude, loan.public_latitude, loan.public_longitude) as exact,
        distance_km(lender.public_latitude, lender.public_longitude, loan.public_latitude, loan.public_longitude) as shown
      from loan, profile as lender join identity on profile_id = lender.id where loan.id = $1 and subject = 'zoe'`
    // A place whose exact distance is below the one that others could see.
    for (let step = 0; ; step += 1) {
      const body = { latitude: 47.3 + step / 100, longitude: 8.5 }
      await world.rest('PUT', '/profile', { token, body })
      const [km = { exact: 0, shown: 0 }] = await world.database.sql<{
        exact: number
        shown: number
      }>(far, [id])
      if (km.exact >= km.shown) continue
      const limit = (max: number) =>
        world.rest('PUT', '/preferences', { token, body: { max_distance_km: max } })
      await limit(km.exact)
      expect(await autoInvest(rules.platform, id)).toBe(0)
      await limit(km.shown)
      expect(await autoInvest(rules.platform, id)).toBe(1)
      break
    }
  })

  it('of the borrower, of one who only borrows, of a blocked one, or without money invests nothing', async () => {
    await endAll()
    await standing('ada', 1000)
    await standing('una', 1000)
    await world.rest('PUT', '/profile', {
      token: await world.token('una'),
      body: { user_type: 'borrower' },
    })
    await standing('vic', 1000)
    await world.database.sql("update identity set blocked_at = now() where subject = 'vic'")
    await standing('wim', 24.99)
    const id = await published()
    expect(await autoInvest(rules.platform, id)).toBe(0)
  })

  it('shares a loan equally with others, nobody above their limit or funds', async () => {
    await endAll()
    await standing('amy', 1000, { auto_invest_max_per_loan: 1000 })
    await standing('bea', 1000, { auto_invest_max_per_loan: 1000 })
    await standing('cat', 40, { auto_invest_max_per_loan: 1000 })
    await standing('dan', 1000, { auto_invest_max_per_loan: 60 })
    const id = await published({ amount_requested: 300.01 })
    await jobDone(id)
    expect(await investors(id)).toEqual({ amy: 100.01, bea: 100, cat: 40, dan: 60 })
    const { body } = await world.rest('GET', `/loans/${id}`, { token: ada })
    expect(body.loan.status).toBe('active')
  })

  long(
    'waits its turn when a loan is too small for all: who waited longest comes first',
    async () => {
      await endAll()
      for (const lender of ['eva', 'fay', 'gus']) await standing(lender, 500)
      const rounds: string[] = []
      for (let round = 0; round < 3; round += 1) {
        const id = await published({ amount_requested: 50 })
        await jobDone(id)
        const parts = await investors(id)
        expect(Object.values(parts)).toEqual([25, 25])
        rounds.push(...Object.keys(parts))
      }
      expect(rounds.toSorted()).toEqual(['eva', 'eva', 'fay', 'fay', 'gus', 'gus'])
    },
  )

  long(
    'invests once in a loan, however often and however many at once it is run, and beside others',
    async () => {
      await endAll()
      const other = await openLedger(world.database)
      for (let lender = 0; lender < 6; lender += 1)
        await standing(`run-${lender}`, 200, {
          auto_invest_max_per_loan: 50,
          auto_invest_max_per_borrower: 1_000,
        })
      for (let round = 0; round < 5; round += 1) {
        const id = await published({ amount_requested: 200 })
        await Promise.all([
          autoInvest(rules.platform, id),
          autoInvest(other.platform, id),
          invest('hand', id, 30),
          invest('hand', id, 30),
        ])
        await autoInvest(rules.platform, id)
        const [row] = await world.database.sql<Body>(
          `select count(*) filter (where automatic) = count(distinct lender_id) filter (where automatic) as once,
           max(amount) filter (where automatic) <= 5000 as bounded, sum(amount) <= 20000 as whole
         from investment where loan_id = $1`,
          [id],
        )
        expect(row).toEqual({ once: true, bounded: true, whole: true })
      }
      await other.close()
    },
  )

  long('is carried out for two who lend to each other, without a deadlock', async () => {
    const [jan, kim] = await Promise.all(['jan', 'kim'].map((name) => borrowsToo(name)))
    await endAll()
    const ids = [jan?.id, kim?.id]
    const on = "update preferences set auto_invest_enabled = 'on' where user_id = any ($1)"
    await world.database.sql(on, [ids])
    const { url, adminUrl } = world.database
    const holder = await connected(adminUrl)
    const [first, second] = [await connected(url), await connected(url)]
    await holder.query('begin')
    await holder.query('select from inbox where user_id = any ($1) for update', [ids])
    const both = [
      first.query(order, [jan?.id, kim?.loan, 2_500]),
      second.query(order, [kim?.id, jan?.loan, 2_500]),
    ]
    await expect.poll(async () => (await world.database.sql(waits)).length).toBe(2)
    await holder.query('commit')
    for (const { rows } of await Promise.all(both))
      expect(rows[0].outcome.investment.amount).toBe(2_500)
  })

  it('is held to as it stands when the money moves', async () => {
    await endAll()
    await standing('ike', 500)
    const id = await published()
    await jobDone(id)
    const ike = await idOf('ike')
    const ask = async (amount: number) =>
      (await rules.platform.database.change<Body>(order, [ike, id, amount]))[0].outcome.code
    expect(await ask(10_001)).toBe('FORBIDDEN')
    await endAll()
    expect(await ask(2_500)).toBe('FORBIDDEN')
  })

  it('is judged by what its lender wishes for when the money moves', async () => {
    await endAll()
    await standing('pia', 500, { min_interest_rate: 20 })
    const id = await published()
    await jobDone(id)
    const pia = await idOf('pia')
    const ask = async () =>
      (await rules.platform.database.change<Body>(order, [pia, id, 2_500]))[0].outcome
    expect((await ask()).code).toBe('FORBIDDEN')
    const text = 'update preferences set min_interest_rate = 0 where user_id = $1'
    await world.database.sql(text, [pia])
    expect((await ask()).investment.amount).toBe(2_500)
  })
})

describe('equal shares', () => {
  const amounts = fc.array(fc.bigInt(1n, 10n ** 9n), { minLength: 1, maxLength: 60 })

  it('are within the limits, sum to all that can be placed, and are as equal as cents allow', () => {
    fc.assert(
      fc.property(fc.bigInt(1n, 10n ** 10n), amounts, (total, limits) => {
        const shares = equalShares(total, limits)
        const sum = (all: readonly bigint[]) => all.reduce((a, b) => a + b, 0n)
        const room = sum(limits)
        expect(sum(shares)).toBe(lesser(total, room))
        const most = shares.toSorted((a, b) => Number(b - a))[0] ?? 0n
        for (const [index, share] of shares.entries()) {
          expect(share <= (limits[index] ?? 0n)).toBe(true)
          // Whoever got less than others got all they would take, but for a cent.
          expect(share === limits[index] || most - share <= 1n).toBe(true)
        }
      }),
    )
  })
})
