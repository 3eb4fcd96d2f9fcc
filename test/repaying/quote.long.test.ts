import { afterAll, describe, expect, it } from 'vitest'
import { quote } from '../../src/lending/repaying/schedule/quote.ts'
import { openLedger } from '../support/market/books/ledger.ts'
import { loanTools } from '../support/market/loans.ts'
import { type Body, startWorld, statements, type World } from '../support/world.ts'

const fees = { FEE_ORIGINATION_PERCENT: '5', FEE_SERVICE_PERCENT: '10' }
const world: World = await startWorld(fees)
const europe: World = await startWorld({ ...fees, APR_METHOD: 'eu' })
afterAll(async () => {
  await world.close()
  await europe.close()
})

const quoteOf = async (at: World, terms: string) =>
  at.rest('GET', `/quote?${terms}`, { token: await at.token('ada') })
/** Prosper's example, which was made with a fee of 5 %. */
const prosper = 'amount=4000&interest_rate=23.44&months=60'

describe('a quote', () => {
  it('says what a loan costs, and when it is due', async () => {
    const { status, body } = await quoteOf(world, prosper)
    expect(status).toBe(200)
    const { quote } = body
    expect(quote).toMatchObject({
      monthly_payment: 113.78,
      origination_fee: 200,
      net_proceeds: 3800,
      apr_reason: null,
    })
    expect(quote.apr).toBeCloseTo(26, 2)
    expect(quote.net_yield).toBeCloseTo(21.096, 2)
    expect(quote.total_cost).toBeCloseTo(quote.total_payment - 3800, 2)
    const days: string[] = quote.instalments.map((one: Body) => one.due_on)
    expect(days).toHaveLength(60)
    expect(days).toEqual([...new Set(days)].toSorted())
    expect(days[11]?.slice(5, 7)).toBe(days[59]?.slice(5, 7))
  })

  it('goes by the law that is set: the year of the EU compounds', async () => {
    const { apr } = (await quoteOf(europe, prosper)).body.quote
    expect(apr).toBeCloseTo(((1 + 0.26 / 12) ** 12 - 1) * 100, 1)
  })

  it('is the same over GraphQL, and reads nothing', async () => {
    const token = await world.token('ada')
    await world.graphql(token, '{ me { id } }')
    const text = `{ loanQuote(amount: "4000", interestRate: "23.44", months: 60) {
      apr originationFee netProceeds totalCost netYield instalments { dueOn } } }`
    const { quote } = (await quoteOf(world, prosper)).body
    let shown: Body
    const seen = await statements(async () => {
      shown = (await world.graphql(token, text)).body.data.loanQuote
    })
    expect(seen).toEqual([])
    expect(shown).toMatchObject({ apr: String(quote.apr), originationFee: '200.00' })
    expect(shown.instalments[0].dueOn).toBe(quote.instalments[0].due_on)
  })

  it.each([
    ['amount=4000&interest_rate=12.34567&months=60', 'interest_rate'],
    ['amount=4000&interest_rate=36.0001&months=60', 'interest_rate'],
    ['amount=4000&interest_rate=12&months=0', 'months'],
    ['interest_rate=12&months=6', 'amount'],
  ])('of %s is refused', async (terms, field) => {
    const { status, body } = await quoteOf(world, terms)
    expect([400, 422]).toContain(status)
    expect(body.error.details[0].field).toBe(field)
  })
})

describe("a loan's annual percentage rate", () => {
  it('is there from its publishing, is what was quoted, and stays once it is paid out', async () => {
    const ada = await world.token('ada')
    const { newLoan, put, invest } = loanTools(world, ada)
    const { quote } = (await quoteOf(world, 'amount=100&interest_rate=9.4822&months=6')).body
    const terms = { amount_requested: 100, interest_rate: 9.4822, repayment_period_months: 6 }
    const { id } = await newLoan(terms)
    const read = async (): Promise<Body> =>
      (await world.rest('GET', `/loans/${id}`, { token: ada })).body.loan
    const draft = { apr: null, apr_reason: null, origination_fee: null, net_proceeds: null }
    expect(await read()).toMatchObject(draft)
    await put(id, { status: 'open' })
    const cost = { apr: quote.apr, apr_reason: null, origination_fee: 5, net_proceeds: 95 }
    expect(await read()).toMatchObject(cost)
    const lender = await world.token('lender')
    const { opportunities } = (await world.rest('GET', '/opportunities', { token: lender })).body
    expect(opportunities[0]).toMatchObject({ apr: quote.apr, net_yield: quote.net_yield })
    await invest('lender', id, 100)
    expect(await read()).toMatchObject(cost)
    const waive = () =>
      world.database.sql('update loan set origination_fee = 0 where id = $1', [id])
    await expect(waive()).rejects.toThrow('keeps its terms')
    // It goes by the fee that was taken, not by the one of today.
    await world.database.sql('set session_replication_role = replica')
    await waive()
    await world.database.sql('reset session_replication_role')
    expect((await read()).apr).toBeLessThan(quote.apr)
  })
})

it('A50: is made in turns: who asks for many waits for their own, and others do not', async () => {
  const { platform, close } = await openLedger()
  const order: string[] = []
  const ask = async (member: string, amount: bigint) => {
    await quote(platform, member, { amount, rate: 1234, months: 84 })
    order.push(member)
  }
  const many = Array.from({ length: 40 }, (_, at) => ask('greedy', 100_000n + BigInt(at)))
  await Promise.all([...many, ask('stranger', 100_000n)])
  expect(order.indexOf('stranger')).toBeLessThan(2)
  await close()
})
