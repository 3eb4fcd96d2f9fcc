import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { jobsSchema } from '../support/contract/schema.ts'
import { long } from '../support/long.ts'
import { loanTools } from '../support/market/loans.ts'
import { orderTools } from '../support/market/standing-orders.ts'
import { startWorld, type World } from '../support/world.ts'

let world: World
let tools: ReturnType<typeof orderTools>
beforeAll(async () => {
  world = await startWorld()
  tools = orderTools(world)
})
afterAll(() => world.close())

const HOUR = 3_600
const once = { times: 1, money: 25, cancelled: 0 }
const never = { times: 0, money: 0, cancelled: 0 }

/** The jobs that wait to offer a loan again, with the seconds from its publication until they do. */
const waiting = (id: string) =>
  world.database.sql<{ after: number }>(
    `select extract(epoch from start_after - published_at)::int as after from ${jobsSchema}.job
     join loan on loan.id::text = data ->> 'loanId' where loan.id = $1 and state = 'created' order by start_after`,
    [id],
  )
/** Lets time pass for a loan, but for the last seconds: it was published so much earlier, and jobs that were due by then are. */
const pass = (id: string, seconds: number) =>
  world.database.sql(
    `set session_replication_role = replica;
     update loan set published_at = published_at - make_interval(secs => ${seconds}) where id = '${id}';
     reset session_replication_role;
     update ${jobsSchema}.job set start_after = start_after - make_interval(secs => ${seconds})
       where data ->> 'loanId' = '${id}' and state = 'created'`,
  )
/** A loan that was paid out so many days ago, and is repaid now. */
const repaid = async (borrower: string, days: number) => {
  await world.database.sql('update preferences set auto_invest_enabled = false')
  const id = await tools.published(borrower, { amount_requested: 100 })
  await tools.settled()
  const { invest } = loanTools(world, '')
  const { body } = await invest('somebody', id, 100)
  expect(body.loan.status).toBe('active')
  await world.database.sql(
    `set session_replication_role = replica;
     update loan set disbursement_date = disbursement_date - interval '${days} days' where id = '${id}';
     reset session_replication_role`,
  )
  const token = await world.token(borrower)
  await world.rest('POST', '/wallet/deposit', { token, body: { amount: 100 } })
  const paid = await world.rest('POST', `/loans/${id}/repayments`, { token, body: { amount: 200 } })
  expect(paid.body.loan.status).toBe('repaid')
}

describe('a pause', () => {
  long(
    'leaves loans of new borrowers to others, and ends by itself, for each lender in their time',
    async () => {
      await tools.standing('anna', 100)
      await tools.standing('bert', 100, { auto_invest_pause_hours: 1 })
      await tools.standing('cleo', 100, { auto_invest_pause_hours: 3 })
      const id = await tools.published('unknown')
      await tools.settled()
      expect(await tools.invested('anna', 'unknown')).toEqual(once)
      expect(await tools.invested('bert', 'unknown')).toEqual(never)
      // One job waits, for the first of them, and none runs meanwhile.
      const jobs = await waiting(id)
      expect(jobs).toHaveLength(1)
      expect(Math.abs((jobs[0]?.after ?? 0) - HOUR)).toBeLessThan(3)
      await pass(id, HOUR - 2)
      await expect.poll(() => tools.invested('bert', 'unknown')).toEqual(once)
      expect(await tools.invested('cleo', 'unknown')).toEqual(never)
      expect(await waiting(id)).toHaveLength(1)
      await pass(id, 2 * HOUR)
      await expect.poll(() => tools.invested('cleo', 'unknown')).toEqual(once)
      expect(await waiting(id)).toEqual([])
      expect(await tools.invested('anna', 'unknown')).toEqual(once)
    },
  )

  long(
    'is over at once for a borrower who has repaid over a month, and not for one who has on the same day',
    async () => {
      await repaid('known', 31)
      await repaid('hasty', 1)
      await tools.standing('dora', 500, { auto_invest_pause_hours: 168 })
      const ids = [await tools.published('known'), await tools.published('hasty')]
      await tools.settled()
      expect(await tools.invested('dora', 'known')).toEqual(once)
      expect(await tools.invested('dora', 'hasty')).toEqual(never)
      expect(await waiting(ids[1] ?? '')).toHaveLength(1)
    },
  )

  long(
    'ends without an investment if the loan was withdrawn, or the order, and asks those who did not wait no more',
    async () => {
      await tools.standing('emil', 100, { auto_invest_pause_hours: 1 })
      const withdrawn = await tools.published('fickle')
      const kept = await tools.published('steady')
      await tools.settled()
      await tools.withdrawn('fickle', withdrawn)
      await tools.standing('late', 100)
      await pass(withdrawn, HOUR)
      await pass(kept, HOUR)
      await expect.poll(() => tools.invested('emil', 'steady')).toEqual(once)
      await tools.settled()
      expect(await tools.invested('emil', 'fickle')).toEqual(never)
      // Who came after the loan was published had no pause that ends.
      expect(await tools.invested('late', 'steady')).toEqual(never)
    },
  )

  it.each([-1, 169, 1.5, null])('can not be %j hours', async (auto_invest_pause_hours) => {
    const token = await world.token('anna')
    const body = { auto_invest_pause_hours }
    const answer = await world.rest('PATCH', '/preferences', { token, body })
    expect(answer.status).toBe(400)
    expect(answer.body.error.details[0]).toMatchObject({ field: 'auto_invest_pause_hours' })
  })

  it('and what a borrower gets in all are part of the preferences, in both doors', async () => {
    const token = await world.token('frida')
    const { body } = await world.rest('PUT', '/preferences', {
      token,
      body: { auto_invest_max_per_borrower: 75, auto_invest_pause_hours: 24 },
    })
    expect(body.preferences).toMatchObject({
      auto_invest_max_per_borrower: 75,
      auto_invest_pause_hours: 24,
    })
    const change = `mutation { updatePreferences(input: { autoInvestMaxPerBorrower: null, autoInvestPauseHours: 48 }) {
      preferences { autoInvestMaxPerBorrower autoInvestPauseHours } userErrors { field } } }`
    expect((await world.graphql(token, change)).body.data.updatePreferences).toEqual({
      preferences: { autoInvestMaxPerBorrower: null, autoInvestPauseHours: 48 },
      userErrors: [],
    })
    for (const amount of [0, -5, 0.001]) {
      const answer = await world.rest('PATCH', '/preferences', {
        token,
        body: { auto_invest_max_per_borrower: amount },
      })
      expect(answer.status).toBeGreaterThanOrEqual(400)
    }
  })
})
