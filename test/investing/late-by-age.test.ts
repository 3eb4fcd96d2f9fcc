import { afterAll, expect, it } from 'vitest'
import { auditLedger } from '../../src/lending/ledger/audit.ts'
import { loanTools } from '../support/market/loans.ts'
import { openDefaults } from '../support/market/repaying/recoveries.ts'
import { ageLoan } from '../support/market/travel.ts'
import { type Body, startWorld } from '../support/world.ts'

const world = await startWorld({ DATABASE_POOL: '1' })
afterAll(async () => {
  expect(await auditLedger(world.database.url)).toEqual([])
  await world.close()
})
const defaults = await openDefaults(world)
const { newLoan, put, invest } = loanTools(world, defaults.ada.token)

/** A loan of zoe's. */
async function lent(amount: number): Promise<string> {
  const terms = { amount_requested: amount, interest_rate: 9.48, repayment_period_months: 6 }
  const { id } = await newLoan(terms)
  await put(id, { status: 'open' })
  await invest('zoe', id, amount)
  return id
}

const ages = ['late30', 'late60', 'late90', 'late_over90', 'late', 'defaulted', 'outstanding']
const shown = (of: Body) => ages.map((age) => of[age])

it('tells what is late apart by the days since the oldest unpaid due day, in all and by risk, at both doors', async () => {
  const loans: [string, number][] = []
  // Whoever is late can borrow no more, so all are lent first.
  for (const days of [5, 40, 75, 105, 150]) loans.push([await lent(100 * (loans.length + 1)), days])
  const lost = await lent(600)
  const days: number[] = []
  for (const [id, age] of loans) {
    await ageLoan(world.database, id, age)
    days.push((await defaults.loan(id)).days_past_due)
  }
  expect(days.map((late) => [0, 30, 60, 90].filter((from) => late > from).length)).toEqual([
    0, 1, 2, 3, 4,
  ])
  await ageLoan(world.database, lost, 150)
  const act = `mutation { defaultLoan(input: { id: "${lost}" }) { userErrors { code } } }`
  await world.graphql(defaults.olga.token, act)
  const token = await world.token('zoe')
  const { portfolio } = (await world.rest('GET', '/portfolio', { token })).body
  expect(shown(portfolio)).toEqual([200, 300, 400, 500, 1400, 600, 1500])
  const parts = portfolio.by_risk.map(shown)
  const summed = ages.map((_, at) =>
    parts.reduce((sum: number, part: number[]) => sum + (part[at] ?? 0), 0),
  )
  expect(summed).toEqual(shown(portfolio))
  const query = '{ me { portfolio { late30 late60 late90 lateOver90 byRisk { lateOver90 } } } }'
  const { me } = (await world.graphql(token, query)).body.data
  expect(me.portfolio).toMatchObject({
    late30: '200.00',
    late60: '300.00',
    late90: '400.00',
    lateOver90: '500.00',
  })
})
