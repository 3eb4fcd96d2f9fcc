import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Gateway } from '../../src/gateway.ts'
import { autoInvest } from '../../src/lending/investing/orders/standing-orders.ts'
import { auditLedger } from '../../src/lending/ledger/audit.ts'
import { openLedger, type TestLedger } from '../support/market/books/ledger.ts'
import { loanTools } from '../support/market/loans.ts'
import { orderTools } from '../support/market/standing-orders.ts'
import { spokenTo, startWorld, type World } from '../support/world.ts'

let world: World
let other: Gateway
let rules: TestLedger
let tools: ReturnType<typeof orderTools>
let onOther: ReturnType<typeof orderTools>
beforeAll(async () => {
  world = await startWorld()
  other = await world.beside()
  // A connection for each of those that invest at once.
  rules = await openLedger(world.database, 40)
  tools = orderTools(world)
  onOther = orderTools({ ...world, ...spokenTo(other.url, world.database) })
})
afterAll(async () => {
  expect(await auditLedger(world.database.url)).toEqual([])
  await rules.close()
  await other.close()
  await world.close()
})

const MIN = 25
const rangeOf = (count: number) => Array.from({ length: count }, (_, index) => index)
/** All standing orders end. */
const endAll = () => world.database.sql('update preferences set auto_invest_enabled = false')
beforeEach(endAll)

describe('a new borrower', () => {
  it('gets of a standing order with 20 loans, published at once on two gateways, what one loan would get', async () => {
    await tools.standing('kay', 1_000)
    await tools.standing('lou', 1_000, {
      auto_invest_max_per_loan: 25,
      auto_invest_max_per_borrower: 60,
    })
    await tools.standing('mia', 1_000, {
      auto_invest_max_per_loan: 100,
      auto_invest_max_per_borrower: 40,
    })
    await Promise.all(
      rangeOf(20).map((at) =>
        (at % 2 ? tools : onOther).published('swarm', { amount_requested: 5_000 }),
      ),
    )
    await tools.settled()
    expect(await tools.invested('kay', 'swarm')).toMatchObject({ times: 1, money: 25 })
    expect(await tools.invested('lou', 'swarm')).toMatchObject({ times: 2, money: 50 })
    expect(await tools.invested('mia', 'swarm')).toMatchObject({ times: 1, money: 40 })
    expect(await tools.messages('kay')).toBe(1)
    // Another borrower is another risk.
    await tools.published('honest', { amount_requested: 5_000 })
    await tools.settled()
    expect(await tools.invested('kay', 'honest')).toMatchObject({ times: 1, money: 25 })
  })

  it('gets no more when all its loans are offered in the same moment', async () => {
    const ids = await Promise.all(
      rangeOf(20).map(() => tools.published('moment', { amount_requested: 5_000 })),
    )
    await tools.settled()
    await tools.standing('jo', 1_000, { auto_invest_max_per_borrower: 60 })
    // On a busy machine so many connections can take longer to open than an investment waits for one, and the last of 20 longer for its
    // turn; the job that invests tries again, too.
    const { change } = rules.platform.database
    const connected = () => Promise.all(ids.map(() => change('select pg_sleep(1)', [])))
    await vi.waitUntil(() => connected().catch(() => undefined), { timeout: 120_000 })
    const offered = (id: string) => autoInvest(rules.platform, id).then(() => true)
    await Promise.all(
      ids.map((id) => vi.waitUntil(() => offered(id).catch(() => false), { timeout: 120_000 })),
    )
    expect(await tools.invested('jo', 'moment')).toMatchObject({ times: 2, money: 50 })
  })

  it('gets no more by publishing and cancelling again and again, and neither do the messages', async () => {
    await tools.standing('nan', 1_000)
    for (const _ of rangeOf(8)) {
      const id = await tools.published('loop')
      await tools.settled()
      await tools.withdrawn('loop', id)
    }
    expect(await tools.invested('nan', 'loop')).toEqual({ times: 1, money: 25, cancelled: 1 })
    // Invested, and released.
    expect(await tools.messages('nan')).toBe(2)
    // A day after the end of the investment it counts no more.
    await world.database.sql(`set session_replication_role = replica;
      update investment set updated_at = updated_at - interval '25 hours' where status = 'cancelled';
      reset session_replication_role`)
    await tools.published('loop')
    await tools.settled()
    expect(await tools.invested('nan', 'loop')).toMatchObject({ times: 2, money: 50 })
  })

  it('gets no more by doing so in four loops at once, on two gateways', async () => {
    await tools.standing('oda', 1_000, {
      auto_invest_max_per_loan: 30,
      auto_invest_max_per_borrower: 80,
    })
    await Promise.all(
      rangeOf(4).map(async (at) => {
        const via = at % 2 ? tools : onOther
        for (const _ of rangeOf(4)) {
          const id = await via.published('loops')
          await via.settled()
          await via.withdrawn('loops', id)
        }
      }),
    )
    // 30 and 30: what is left, 20, is below the least investment.
    expect(await tools.invested('oda', 'loops')).toEqual({ times: 2, money: 60, cancelled: 2 })
    expect(await tools.messages('oda')).toBe(4)
  })

  it('gets no more by repaying at once what was lent', async () => {
    await tools.standing('pam', 1_000, { auto_invest_max_per_loan: 50 })
    const token = await world.token('quick')
    for (const round of rangeOf(4)) {
      const id = await tools.published('quick', { amount_requested: 50 })
      await tools.settled()
      const { invest } = loanTools(world, '')
      // From the second on the standing order leaves it to others.
      expect((await invest('other', id, 50)).status).toBe(round === 0 ? 409 : 201)
      const paid = await world.rest('POST', `/loans/${id}/repayments`, {
        token,
        body: { amount: 50 },
      })
      expect(paid.body.loan.status).toBe('repaid')
    }
    expect(await tools.invested('pam', 'quick')).toMatchObject({ times: 1, money: 50 })
  })

  it('gets no cents for messages: remainders count as least investments do', async () => {
    await tools.standing('rae', 1_000, { auto_invest_max_per_loan: 60 })
    for (const _ of rangeOf(6)) {
      await endAll()
      const id = await tools.published('dust', { amount_requested: 50 })
      await loanTools(world, '').invest('accomplice', id, 49.99)
      await tools.settled()
      await world.database.sql(`update preferences set auto_invest_enabled = true from identity
        where profile_id = user_id and subject = 'rae'`)
      await autoInvest(rules.platform, id)
    }
    // A third is allowed, since 10 are left of 60.
    expect(await tools.invested('rae', 'dust')).toMatchObject({
      times: Math.ceil(60 / MIN),
      money: 0.03,
    })
  })

  it('gets more of a lender than of their standing order, if the lender wants that', async () => {
    await tools.standing('sal', 1_000)
    const first = await tools.published('both', { amount_requested: 500 })
    await tools.settled()
    expect((await loanTools(world, '').invest('sal', first, 100)).status).toBe(201)
  })
})
