import { afterAll, describe, expect, it } from 'vitest'
import { drift } from '../../src/database/migrating/drift.ts'
import { auditLedger } from '../../src/lending/ledger/audit.ts'
import { liveClient } from '../support/clients/live.ts'
import { long } from '../support/long.ts'
import { loanTools } from '../support/market/loans.ts'
import { isThorough } from '../support/rounds.ts'
import { type Body, startWorld, type World } from '../support/world.ts'

const sandbox = { SANDBOX: 'on', APP_MODE: 'development', SEED_DEMO: 'off' }
const world: World = await startWorld(sandbox)
const admin = await world.token('olga', { scope: 'lending:admin' })
const ada = await world.token('ada')
afterAll(() => world.close())

const move = (body: object, at: World = world, token = admin) =>
  at.rest('POST', '/sandbox/clock', { token, body })
const clock = async (at: World = world): Promise<Body> =>
  (await at.rest('GET', '/sandbox/clock', { token: admin })).body.clock
/** Waits until an advance that took longer than a request has arrived. */
const arrived = async (at: World = world): Promise<Body> => {
  await expect.poll(async () => (await clock(at)).ready_at, { timeout: 120_000 }).toBeNull()
  return clock(at)
}
const advance = async (body: object, at: World = world): Promise<Body> => {
  const answer = await move(body, at)
  expect([200, 202]).toContain(answer.status)
  return arrived(at)
}

describe('the clock of a sandbox', () => {
  it('is at real time first, and goes on from where it was put', async () => {
    const { now, business_date: day, ready_at: ready } = await clock()
    expect(Math.abs(Date.parse(now) - Date.now())).toBeLessThan(60_000)
    expect([day, ready]).toEqual([now.slice(0, 10), null])
    const moved = await move({ advance: 'P1D' })
    expect(moved.status).toBe(200)
    const gone = Date.parse(moved.body.clock.now) - Date.parse(now)
    expect(gone).toBeGreaterThanOrEqual(86_400_000)
    expect(gone).toBeLessThan(86_400_000 + 120_000)
    expect(Date.parse((await clock()).now)).toBeGreaterThan(Date.parse(moved.body.clock.now))
  })

  it('begins a day at its midnight', async () => {
    const { now } = await clock()
    const to = new Date(Date.parse(now) + 3 * 86_400_000).toISOString().slice(0, 10)
    const { now: then, business_date: day } = await advance({ to })
    expect(day).toBe(to)
    expect(then.startsWith(`${to}T00:0`)).toBe(true)
  })

  it.each([
    [{ to: '2026-01-01' }, 422, 'to', 'moves only forward'],
    [{ to: '2026-01-01T00:00:00Z' }, 422, 'to', 'moves only forward'],
    [{ to: '2027-02-30' }, 400, 'to', 'to must be a day of the calendar such as 2027-01-31'],
    [{ to: '0000-01-01' }, 400, 'to', 'to must be a day of the calendar'],
    [{ to: '2027-01-31T09:30' }, 400, 'to', 'a time with an offset'],
    [{ to: '2027-01-31T24:00:00Z' }, 400, 'to', 'a time with an offset'],
    [{ advance: 'P1D', more: 1 }, 400, 'more', 'more'],
    [{ advance: 'P1D', to: 5 }, 400, 'to', 'to'],
    [{ advance: 5, to: '2199-01-01' }, 400, 'advance', 'advance'],
    [{ to: '2200-01-01' }, 400, 'to', 'up to the end of the year 2199'],
    [{ advance: 'P1M', to: '2027-01-31' }, 400, 'advance', 'one of the two'],
    [{}, 400, 'advance', 'one of the two'],
    [{ advance: 'PT1H' }, 400, 'advance', 'years, months and days such as P1M'],
    [{ advance: 'P1W' }, 400, 'advance', 'years, months and days'],
    [{ advance: '-P1D' }, 400, 'advance', 'years, months and days'],
    [{ advance: 'P' }, 400, 'advance', 'years, months and days'],
    [{ advance: 'P0D' }, 400, 'advance', 'years, months and days'],
    [{ advance: 'P21Y' }, 400, 'advance', 'up to 20 years'],
  ])('is not moved by %j', async (body, status, field, message) => {
    const before = await clock()
    const answer = await move(body)
    expect(answer.status).toBe(status)
    expect(answer.body.error.details).toContainEqual(expect.objectContaining({ field }))
    expect(answer.body.error.message).toContain(message)
    expect((await clock()).business_date).toBe(before.business_date)
  })

  it('is read by members, and moved by operators alone', async () => {
    expect((await world.rest('GET', '/sandbox/clock', { token: ada })).status).toBe(200)
    const refused = await move({ advance: 'P1D' }, world, ada)
    expect([refused.status, refused.body.error.code]).toEqual([403, 'FORBIDDEN'])
    expect((await world.rest('GET', '/sandbox/clock', {})).status).toBe(401)
  })

  it('says in GraphQL what it says in REST, and tells of each move', async () => {
    const client = liveClient(world.url, admin)
    const seen: Body[] = []
    const stop = client.subscribe(
      { query: 'subscription { clockChanged { now businessDate readyAt } }' },
      {
        next: ({ data }) => seen.push(data?.clockChanged),
        error: () => undefined,
        complete: () => undefined,
      },
    )
    await expect.poll(() => seen.length, { timeout: 20_000 }).toBe(1)
    const query = `mutation ($input: AdvanceClockInput!) {
      advanceClock(input: $input) { clock { now businessDate readyAt } userErrors { code field details } } }`
    const { body } = await world.graphql(admin, query, { input: { advance: 'P2D' } })
    const { clock: moved, userErrors } = body.data.advanceClock
    expect(userErrors).toEqual([])
    await expect
      .poll(() => seen.at(-1)?.businessDate, { timeout: 20_000 })
      .toBe((await clock()).business_date)
    expect(moved.businessDate).toBe((await clock()).business_date)
    const back = await world.graphql(admin, query, { input: { to: '2026-01-01' } })
    expect(back.body.data.advanceClock).toMatchObject({
      clock: null,
      userErrors: [
        { code: 'CLOCK_BACKWARDS', field: 'to', details: { after: expect.any(String) } },
      ],
    })
    stop()
    await client.dispose()
  })

  it('is one clock after several advances at once: the periods add up', async () => {
    const before = Date.parse((await clock()).now)
    const answers = await Promise.all([1, 2, 3].map(() => move({ advance: 'P1D' })))
    for (const { status } of answers) expect([200, 202]).toContain(status)
    const { now } = await arrived()
    expect(Math.floor((Date.parse(now) - before) / 86_400_000)).toBe(3)
  })

  it('is moved once by a request that is sent again, however far it has moved since', async () => {
    const headers = { 'idempotency-key': 'one-month-on' }
    const send = (advance: string) =>
      world.rest('POST', '/sandbox/clock', { token: admin, body: { advance }, headers })
    await send('P1M')
    const { business_date: day } = await arrived()
    const again = await send('P1M')
    expect([again.status, again.headers.get('idempotent-replayed')]).toEqual([200, 'true'])
    expect(again.body.clock.business_date).toBe(day)
    const other = await send('P2M')
    expect([other.status, other.body.error.code]).toEqual([422, 'IDEMPOTENCY_KEY_REUSED'])
  })

  long(
    'skips days on which nothing can happen: twenty years take no longer than a month',
    async () => {
      const quiet = await startWorld(sandbox)
      const token = await quiet.token('olga', { scope: 'lending:admin' })
      const moves = () =>
        quiet.database.sql<{ count: string }>('select count(*)::text as count from clock_move')
      // To noon: before 8 in the morning, the work of the day before is the newest.
      const day = new Date(Date.now() + 7_300 * 86_400_000).toISOString().slice(0, 10)
      await move({ to: `${day}T12:00:00Z` }, quiet, token)
      await expect
        .poll(
          async () => (await quiet.rest('GET', '/sandbox/clock', { token })).body.clock.ready_at,
        )
        .toBeNull()
      expect(await moves()).toEqual([{ count: '1' }])
      const [days] = await quiet.database.sql<{ day: string; today: string }>(
        'select day_done::text as day, business_date()::text as today from deployment',
      )
      expect(Date.parse(days?.today ?? '') - Date.parse(days?.day ?? '')).toBeLessThanOrEqual(
        86_400_000,
      )
      await quiet.close()
    },
  )

  it('is the same on all gateways, and any of them carries an advance out', async () => {
    const other = await world.beside()
    const asked = async (url: string) =>
      (
        await fetch(`${url}/sandbox/clock`, { headers: { authorization: `Bearer ${admin}` } })
      ).json() as Promise<Body>
    await move({ advance: 'P1M' })
    await arrived()
    const [one, two] = [await asked(world.url), await asked(other.url)]
    expect(one.clock.business_date).toBe(two.clock.business_date)
    await other.close()
  })

  it('is no drift for the operator', async () => {
    expect(await drift((text) => world.database.sql(text))).toEqual([])
  })

  it('is described by the gateway’s own documents', async () => {
    const { body } = await world.rest('GET', '/openapi.json', {})
    expect(Object.keys(body.paths['/sandbox/clock'])).toEqual(['get', 'post'])
    expect(Object.keys(body.paths['/sandbox/clock'].post.responses)).toEqual(
      expect.arrayContaining(['200', '202', '403', '422']),
    )
  })
})

describe('a year of the platform', () => {
  long(
    'is lived day after day: reminders, lateness and default, each on its day, and clean books',
    async () => {
      const borrower = await world.token('bert')
      const { newLoan, put, invest } = loanTools(world, borrower)
      const { id } = await newLoan({ amount_requested: 100, repayment_period_months: 3 })
      await put(id, { status: 'open' })
      await invest('lena', id, 100)
      const { id: unfunded } = await newLoan({ amount_requested: 100 })
      await put(unfunded, { status: 'open' })
      const start = (await clock()).business_date
      const { now } = await advance({ advance: 'P13M' })
      expect(Date.parse(now)).toBeGreaterThan(Date.parse(start) + 390 * 86_400_000)
      const { body: file } = await world.rest('GET', `/loans/${id}`, { token: borrower })
      expect(file.loan).toMatchObject({ status: 'defaulted' })
      const told = await world.database.sql<{
        kind: string
        late: number
        on: string
        due: string
      }>(
        `select type as kind, (data->>'days_past_due')::int as late, (created_at at time zone 'UTC')::date::text as on, data->>'due_on' as due
        from notification where data->>'loan_id' = $1 and type like 'repayment_%' order by created_at, type`,
        [id],
      )
      const daysAfterDue = told.map(
        ({ on, due }) => (Date.parse(on) - Date.parse(due)) / 86_400_000,
      )
      expect(told.filter(({ late }) => late > 0).map(({ late }) => late)).toEqual([1, 7, 30, 60])
      for (const [index, { late }] of told.entries())
        expect(daysAfterDue[index]).toBe(late > 0 ? late : -3)
      const events = await world.database.sql<{ to: string; after: number }>(
        `select to_status as to, extract(day from loan_event.created_at - loan.published_at)::int as after
        from loan_event join loan on loan.id = loan_id where loan_id = any($1) and to_status in ('expired', 'defaulted')`,
        [[id, unfunded]],
      )
      expect(events.toSorted((a, b) => a.after - b.after)).toEqual([
        { to: 'expired', after: 14 },
        { to: 'defaulted', after: expect.any(Number) },
      ])
      expect(await auditLedger(world.database.url)).toEqual([])
    },
  )

  long(
    'takes what is due from wallets on its day, before anybody is reminded or late, all at once as bit by bit',
    async () => {
      /** Bert's payments are what Lena lacks for hers. */
      const lived = async (steps: readonly string[]) => {
        const one = await startWorld(sandbox)
        const [bert, lena] = [await one.token('bert'), await one.token('lena')]
        const lent = async (token: string, lender: string, title: string) => {
          const { newLoan, put, invest } = loanTools(one, token)
          await one.rest('PATCH', '/preferences', { token, body: { autopay: true } })
          const { id } = await newLoan({ title, amount_requested: 120, repayment_period_months: 6 })
          await put(id, { status: 'open' })
          expect((await invest(lender, id, 120)).body.loan.autopay ?? null).toBeNull()
        }
        await lent(lena, 'zoe', 'Mill')
        await one.rest('POST', '/wallet/withdraw', { token: lena, body: { amount: 120 } })
        await lent(bert, 'lena', 'Tractor')
        const by = await one.token('olga', { scope: 'lending:admin' })
        for (const period of steps) {
          expect([200, 202]).toContain((await move({ advance: period }, one, by)).status)
          await expect
            .poll(
              async () =>
                (await one.rest('GET', '/sandbox/clock', { token: by })).body.clock.ready_at,
              { timeout: 120_000 },
            )
            .toBeNull()
        }
        const paid = await one.database.sql<{ title: string; amount: number; on: number }>(
          `select loan.title, line.amount::int, (line.created_at at time zone 'UTC')::date - disbursement_date::date as on
          from wallet_transaction as line join loan on loan.id = loan_id where type = 'repayment_paid' order by line.created_at, loan.title`,
        )
        const late = await one.database.sql<{ kind: string; times: number }>(
          `select type as kind, count(*)::int as times from notification where type like 'repayment_%' and type <> 'repayment_received' group by type order by type`,
        )
        expect(await auditLedger(one.database.url)).toEqual([])
        await one.close()
        return { paid, late }
      }
      const days = isThorough ? 1 : 4
      const steps = Array.from({ length: 64 / days }, () => `P${days}D`)
      const [once, apart] = await Promise.all([lived(['P64D']), lived(steps)])
      expect(once).toEqual(apart)
      expect(once.paid.map(({ title }) => title)).toEqual(Array(2).fill(['Tractor', 'Mill']).flat())
      expect(once.late).toEqual([
        { kind: 'repayment_due', times: 4 },
        { kind: 'repayment_taken', times: 4 },
      ])
    },
    240_000,
  )

  long(
    'does on its day what a gateway left undone that was killed right after a move',
    async () => {
      const borrower = await world.token('kate')
      const { newLoan, put, invest } = loanTools(world, borrower)
      const { id } = await newLoan({ amount_requested: 100, repayment_period_months: 3 })
      await put(id, { status: 'open' })
      await invest('lena', id, 100)
      const { body } = await world.rest('GET', `/loans/${id}/schedule`, { token: borrower })
      const due: string = body.schedule.instalments[0].due_on
      await advance({ to: due })
      const late = new Date(Date.parse(due) + 86_400_000).toISOString().slice(0, 10)
      await world.database.sql('select move_clock($1)', [`${late}T08:00:00Z`])
      // A move takes effect after 25 ms, which no other gateway can be back within.
      await world.database.sql('select pg_sleep(0.1)')
      await advance({ advance: 'P3D' })
      const told = await world.database.sql<{ on: string }>(
        `select (created_at at time zone 'UTC')::date::text as on from notification
        where data->>'loan_id' = $1 and type = 'repayment_late'`,
        [id],
      )
      expect(told).toEqual([{ on: late }])
    },
  )

  long('lets standing orders invest when their pause ends', async () => {
    const lender = await world.token('paul')
    await world.rest('POST', '/wallet/deposit', { token: lender, body: { amount: 100 } })
    const orders = await world.rest('PUT', '/preferences', {
      token: lender,
      body: {
        auto_invest_enabled: true,
        auto_invest_max_per_loan: 50,
        auto_invest_pause_hours: 48,
      },
    })
    expect(orders.status).toBe(200)
    const { newLoan, put } = loanTools(world, await world.token('nora'))
    const { id } = await newLoan({ amount_requested: 100 })
    await put(id, { status: 'open' })
    await advance({ advance: 'P1D' })
    const invested = () =>
      world.database.sql<{ hours: number }>(
        `select round(extract(epoch from investment.created_at - published_at) / 3600)::int as hours
          from investment join loan on loan.id = loan_id where loan_id = $1`,
        [id],
      )
    expect(await invested()).toEqual([])
    await advance({ advance: 'P5D' })
    expect(await invested()).toEqual([{ hours: 48 }])
  })
})
