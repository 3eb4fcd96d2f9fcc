import { afterAll, expect, it } from 'vitest'
import { loanTools } from '../support/market/loans.ts'
import { startWorld, type World } from '../support/world.ts'

const world: World = await startWorld({ SANDBOX: 'on', APP_MODE: 'development', SEED_DEMO: 'off' })
const admin = await world.token('olga', { scope: 'lending:admin' })
const support = await world.token('sam', { scope: 'lending:support' })
const ada = await world.token('ada')
afterAll(() => world.close())

const report = (name: string, token = support) =>
  world.rest('GET', `/operator/reports/${name}`, { token })

it('keeps how loans stood when a month ends, and shows what became of them', async () => {
  const { newLoan, put, invest } = loanTools(world, ada)
  const { id } = await newLoan()
  await put(id, { status: 'open' })
  await invest('lea', id, 1000)
  for (let moved = 0; moved < 3; moved += 1) {
    await world.rest('POST', '/sandbox/clock', { token: admin, body: { advance: 'P31D' } })
    await expect
      .poll(
        async () =>
          (await world.rest('GET', '/sandbox/clock', { token: admin })).body.clock.ready_at,
        { timeout: 60_000 },
      )
      .toBeNull()
  }
  const { par } = (await report('par')).body
  expect(par.length).toBeGreaterThanOrEqual(3)
  expect(par[0]).toMatchObject({ loans: 1, outstanding: 1000, current: 1000, par30: 0 })
  const { roll_rates: rolls } = (await report('roll-rates')).body
  expect(rolls[0]).toMatchObject({ from: 'current', loans: 1, principal: 1000, share: 100 })
  expect(rolls.at(-1)).toMatchObject({ from: 'days_1_to_30', to: 'days_31_to_60' })
})

it('is the same as JSON, as CSV and over GraphQL', async () => {
  const { cash } = (await report('cash?months=4')).body
  expect(cash).toHaveLength(4)
  const csv = await report('cash?months=4&f=csv')
  expect(csv.headers.get('content-type')).toBe('text/csv; charset=utf-8; header=present')
  expect(csv.headers.get('content-disposition')).toBe('attachment; filename="cash.csv"')
  const [head, ...lines] = String(csv.body).trimEnd().split('\r\n')
  expect(head?.split(',')).toEqual(Object.keys(cash[0]))
  expect(
    lines.map((line) => line.split(',').map((value, at) => (at > 0 ? Number(value) : value))),
  ).toEqual(cash.map((row: object) => Object.values(row)))
  const { data } = (await world.graphql(support, '{ cashPosition(months: 4) { month closing } }'))
    .body
  expect(data.cashPosition.map((row: { closing: string }) => Number(row.closing))).toEqual(
    cash.map(({ closing }: { closing: number }) => closing),
  )
})

it.each(['par', 'vintages', 'roll-rates', 'cash', 'fees', 'yield', 'returns', 'funding-times'])(
  'shows %s as CSV to operators alone',
  async (name) => {
    const csv = await report(`${name}?f=csv`, admin)
    expect([csv.status, String(csv.body).split('\r\n').length > 2]).toEqual([200, true])
    expect((await report(`${name}?f=csv`, ada)).body.error.code).toBe('FORBIDDEN')
  },
)

it('shows the fees of a year, as JSON, as CSV and over GraphQL', async () => {
  const { business_date: today } = (await world.rest('GET', '/sandbox/clock', { token: admin }))
    .body.clock
  const year = Number(today.slice(0, 4))
  const { fees } = (await report('fees?months=36')).body
  const ofYear = (one: number) =>
    fees.filter(({ month }: { month: string }) => month.startsWith(String(one)))
  expect((await report(`fees?year=${year}`)).body.fees).toEqual(ofYear(year))
  const last = (await report(`fees?year=${year - 1}`)).body.fees
  expect(last).toEqual(ofYear(year - 1))
  expect(last).toHaveLength(12)
  expect((await report(`fees?year=${year + 1}`)).body.fees).toEqual([])
  const csv = await report(`fees?year=${year - 1}&f=csv`)
  const [head, ...lines] = String(csv.body).trimEnd().split('\r\n')
  expect(head?.split(',')).toEqual(Object.keys(last[0]))
  expect(lines.map((line) => line.split(',')[0])).toEqual(
    last.map(({ month }: { month: string }) => month),
  )
  const query = `{ feeIncome(year: ${year}) { month } }`
  const { data } = (await world.graphql(support, query)).body
  expect(data.feeIncome).toHaveLength(ofYear(year).length)
})

it.each([
  ['months=3&year=2026', 'one of the two'],
  ['year=last', '2000 to 2199'],
  ['year=1999', '2000 to 2199'],
])('shows no fees of %s', async (span, says) => {
  const { status, body } = await report(`fees?${span}`)
  expect([status, body.error.details[0]]).toMatchObject([
    400,
    { field: 'year', message: expect.stringContaining(says) },
  ])
})

it.each([0, 37, -1])('does not go back %i months', async (months) => {
  const refused = await report(`cash?months=${months}`)
  expect([refused.status, refused.body.error.code]).toEqual([400, 'VALIDATION_FAILED'])
  expect(refused.body.error.message).toContain('36')
})
