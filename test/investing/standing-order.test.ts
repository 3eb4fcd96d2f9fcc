import { afterAll, afterEach, describe, expect, it } from 'vitest'
import { autoInvest } from '../../src/lending/investing/orders/standing-orders.ts'
import { auditLedger } from '../../src/lending/ledger/audit.ts'
import { openLedger } from '../support/market/books/ledger.ts'
import { loanTools } from '../support/market/loans.ts'
import { orderTools } from '../support/market/standing-orders.ts'
import { startWorld } from '../support/world.ts'

const world = await startWorld()
const orders = orderTools(world)
const rules = await openLedger(world.database)
afterEach(async () => expect(await auditLedger(world.database.url)).toEqual([]))
afterAll(async () => {
  await rules.close()
  await world.close()
})

const published = async (subject: string, more: object = {}) => {
  const id = await orders.published(subject, { amount_requested: 100, ...more })
  await orders.settled()
  return id
}
const change = async (subject: string, body: object) =>
  world.rest('PATCH', '/preferences', { token: await world.token(subject), body })
const off = () => world.database.sql('update preferences set auto_invest_enabled = false')

describe('a standing order', () => {
  it('has no more invested at once than its budget, and goes on with what comes back', async () => {
    await orders.standing('bud', 500, { auto_invest_max_per_loan: 40, auto_invest_budget: 100 })
    const first = await published('b1')
    await published('b2')
    // 40 + 40 leave 20, which is below the least.
    await published('b3')
    expect(await orders.invested('bud', 'b1')).toMatchObject({ money: 40 })
    expect(await orders.invested('bud', 'b2')).toMatchObject({ money: 40 })
    expect(await orders.invested('bud', 'b3')).toMatchObject({ times: 0 })
    await change('bud', { auto_invest_budget: 110 })
    await published('b4')
    expect(await orders.invested('bud', 'b4')).toMatchObject({ money: 30 })
    await orders.withdrawn('b1', first)
    await published('b5')
    expect(await orders.invested('bud', 'b5')).toMatchObject({ money: 40 })
    await off()
  })

  it('keeps to a budget that was lowered after the loan was offered, under lock', async () => {
    await orders.standing('low', 500, { auto_invest_max_per_loan: 50, auto_invest_budget: 30 })
    await off()
    const id = await published('b6')
    await change('low', { auto_invest_enabled: true })
    const text = `select auto_invest(profile_id, null, null, $1, $2, array[gen_random_uuid(), gen_random_uuid(), gen_random_uuid(),
      gen_random_uuid(), gen_random_uuid()], 2500, 1000, 0) as outcome from identity where subject = 'low'`
    expect(await world.database.sql(text, [id, 3001])).toEqual([{ outcome: { code: 'FORBIDDEN' } }])
    await change('low', { auto_invest_reserve: 470.01 })
    expect(await world.database.sql(text, [id, 3000])).toEqual([{ outcome: { code: 'FORBIDDEN' } }])
    await change('low', { auto_invest_reserve: 470 })
    expect(await world.database.sql(text, [id, 3000])).not.toMatchObject([
      { outcome: { code: 'FORBIDDEN' } },
    ])
    await off()
  })

  it('leaves its reserve in the wallet', async () => {
    await orders.standing('res', 100, { auto_invest_max_per_loan: 60, auto_invest_reserve: 70 })
    await published('r1')
    expect(await orders.invested('res', 'r1')).toMatchObject({ money: 30 })
    await published('r2')
    expect(await orders.invested('res', 'r2')).toMatchObject({ times: 0 })
    const token = await world.token('res')
    const { body } = await world.rest('GET', '/wallet', { token })
    expect(body.wallet.available_balance).toBe(70)
    await off()
  })

  it('takes what its lender has lent by hand as a part of both limits, and its preview what came before each loan', async () => {
    const { invest } = loanTools(world, '')
    await orders.standing('hand', 1_000, {
      auto_invest_max_per_loan: 50,
      auto_invest_max_per_borrower: 90,
    })
    await off()
    const [some, enough, second] = [
      await published('h1', { amount_requested: 500 }),
      await published('h2', { amount_requested: 500 }),
      await published('h1', { amount_requested: 500 }),
    ]
    await invest('hand', some, 25)
    await invest('hand', enough, 50)
    await change('hand', { auto_invest_enabled: true, min_amount: 500 })
    const token = await world.token('hand')
    const text = '{ me { standingOrderPreview { publishedMatches investments invested } } }'
    const answer = await world.graphql(token, text)
    // It would have met each loan when that was published, before its lender lent anything.
    expect(answer.body.data.me.standingOrderPreview).toEqual({
      publishedMatches: 3,
      investments: 3,
      invested: '140.00',
    })
    await published('h2', { amount_requested: 500 })
    const after = await world.graphql(token, text)
    // 90 less the 50 that were lent to h2 before, and less the 50 of the order.
    expect(after.body.data.me.standingOrderPreview).toEqual({
      publishedMatches: 4,
      investments: 3,
      invested: '140.00',
    })
    for (const id of [some, enough, second]) await autoInvest(rules.platform, id)
    // 50 less 25, and then 90 less all of that.
    expect(await orders.invested('hand', 'h1')).toMatchObject({ times: 2, money: 65 })
    expect(await orders.invested('hand', 'h2')).toMatchObject({ times: 1, money: 40 })
    // Not even one that was listed before the lender lent by hand.
    const late = `select auto_invest(profile_id, null, null, $1, $2, array[gen_random_uuid(), gen_random_uuid(), gen_random_uuid(),
      gen_random_uuid(), gen_random_uuid()], 2500, 1000, 0) as outcome from identity where subject = 'hand'`
    expect(await world.database.sql(late, [enough, 2500])).toEqual([
      { outcome: { code: 'FORBIDDEN' } },
    ])
    await off()
  })

  it.each([
    [{ auto_invest_max_per_loan: 10 }, 'auto_invest_max_per_loan', '10.00 USD', '25.00 USD'],
    [{ auto_invest_max_per_borrower: 10 }, 'auto_invest_max_per_borrower', '10.00', '25.00'],
    [{ auto_invest_budget: 24.99 }, 'auto_invest_budget', '24.99', '25.00'],
    [{ max_amount: 49 }, 'max_amount', '49.00', '50.00'],
    [{ min_amount: 50_001 }, 'min_amount', '50001.00', '50000.00'],
  ])(
    'that can never invest, %j, is refused with both figures',
    async (wish, field, given, bound) => {
      const on = { auto_invest_enabled: true, auto_invest_max_per_loan: 25 }
      const { status, body } = await change('never', { ...on, ...wish })
      expect([status, body.error.code]).toEqual([422, 'AMOUNT_OUT_OF_RANGE'])
      expect(body.error.details).toMatchObject([{ field }])
      expect(body.error.details[0].message).toContain(given)
      expect(body.error.details[0].message).toContain(bound)
      // While it is off, wishes for the list of opportunities are free; they count once it is switched on.
      expect((await change('never', { ...on, ...wish, auto_invest_enabled: false })).status).toBe(
        200,
      )
      expect((await change('never', { auto_invest_enabled: true })).status).toBe(422)
      const none = Object.fromEntries(Object.keys(wish).map((name) => [name, null]))
      expect((await change('never', none)).status).toBe(200)
    },
  )

  it('that was given before goes on, and can be changed in everything else', async () => {
    await change('before', { auto_invest_enabled: true, auto_invest_max_per_loan: 25 })
    await world.database.sql(
      `update preferences set auto_invest_max_per_loan = 1000
       where user_id = (select profile_id from identity where subject = 'before')`,
    )
    expect((await change('before', { max_term_months: 12 })).status).toBe(200)
    expect((await change('before', { auto_invest_max_per_loan: 11 })).status).toBe(422)
    await off()
  })
})

describe('the preview of a standing order', () => {
  const preview = async (subject: string, query = '') =>
    (
      await world.rest('GET', `/standing-order/preview${query}`, {
        token: await world.token(subject),
      })
    ).body

  it('says how many of how many it matches, and what it would have done in the last 30 days', async () => {
    const lender = await world.token('viv')
    await world.rest('POST', '/wallet/deposit', { token: lender, body: { amount: 100 } })
    const { preview: before } = await preview('viv')
    expect(before).toMatchObject({ investments: 0, invested: 0, is_exact: true })
    expect(before.open_matches).toBe(before.open_loans)
    const cheap = { interest_rate: 3, repayment_period_months: 6 }
    const ids = [await published('p1', cheap), await published('p2', cheap)]
    await published('p2', cheap)
    await published('p3', { interest_rate: 9, repayment_period_months: 6 })
    const wishes = '?max_term_months=6&auto_invest_max_per_loan=40'
    const { preview: found } = await preview('viv', `${wishes}&min_interest_rate=4`)
    expect(found).toEqual({
      open_loans: before.open_loans + 4,
      open_matches: 1,
      published_loans: before.published_loans + 4,
      published_matches: 1,
      investments: 1,
      invested: 40,
      available: 100,
      is_exact: true,
    })
    // One of two loans of a borrower, and 20 of the last are below the least: 40 + 40.
    const { preview: all } = await preview('viv', wishes)
    expect(all).toMatchObject({ open_matches: 4, investments: 2, invested: 80 })
    const { preview: more } = await preview(
      'viv',
      `${wishes}&auto_invest_max_per_borrower=80&auto_invest_reserve=5`,
    )
    expect(more).toMatchObject({ investments: 2, invested: 80, available: 95 })
    const { preview: none } = await preview('viv', '?auto_invest_max_per_borrower=80')
    expect(none).toMatchObject({ investments: 0, invested: 0 })
    const { preview: few } = await preview('viv', `${wishes}&auto_invest_budget=70`)
    expect(few).toMatchObject({ investments: 2, invested: 70, available: 70 })
    // A loan that was taken back was still published.
    await orders.withdrawn('p1', ids[0] ?? '')
    expect((await preview('viv', wishes)).preview).toMatchObject({
      open_matches: 3,
      published_matches: 4,
    })
    await world.database.sql(
      `set session_replication_role = replica;
       update loan set published_at = published_at - interval '31 days' where id = '${ids[1]}';
       reset session_replication_role`,
    )
    expect((await preview('viv', wishes)).preview).toMatchObject({
      open_matches: 3,
      published_matches: 3,
    })
  })

  it('is what the order then does', async () => {
    await off()
    const wishes = { max_term_months: 5, min_interest_rate: 7 }
    const about = { auto_invest_max_per_loan: 35, auto_invest_budget: 100, auto_invest_reserve: 15 }
    await orders.standing('same', 130, { ...wishes, ...about })
    for (const subject of ['s1', 's2', 's1', 's3', 's4'])
      await published(subject, { interest_rate: 8, repayment_period_months: 5 })
    const token = await world.token('same')
    const { body } = await world.rest('GET', '/portfolio', { token })
    const text = '{ me { standingOrderPreview { investments invested available } } }'
    await world.rest('POST', '/wallet/deposit', { token, body: { amount: 100 } })
    const answer = await world.graphql(token, text)
    expect(answer.body.data.me.standingOrderPreview).toEqual({
      investments: 3,
      invested: '100.00',
      // Its budget is used up.
      available: '0.00',
    })
    expect(body.portfolio.pending).toBe(100)
    await off()
  })

  it('refuses wishes that can not be, and borrowers', async () => {
    const bad = await world.rest('GET', '/standing-order/preview?max_term_months=0', {
      token: await world.token('viv'),
    })
    expect([bad.status, bad.body.error.details[0].field]).toEqual([400, 'max_term_months'])
    const token = await world.token('bor')
    await world.rest('PUT', '/profile', { token, body: { user_type: 'borrower' } })
    const refused = await world.rest('GET', '/standing-order/preview', { token })
    expect([refused.status, refused.body.error.code]).toEqual([403, 'NOT_A_LENDER'])
  })
})
