import { afterAll, describe, expect, it } from 'vitest'
import { earningsOf } from '../../../app/src/lend/earnings.ts'
import { loanTools } from '../../support/market/loans.ts'
import { type Body, startWorld, type World } from '../../support/world.ts'

// What an offer says that an amount brings: the table adds up to the figure above it, and at no time differs by more than a cent from what the portfolio expects once the loan is paid out.

const worlds: World[] = []
afterAll(() => Promise.all(worlds.map((world) => world.close())))

const cents = (amount: string | number) => Math.round(Number(amount) * 100)
const query = `query Q($amount: Money!, $rate: Percent!, $months: Int!) {
  loanQuote(amount: $amount, interestRate: $rate, months: $months) { totalInterest netYield instalments { number dueOn interest payment } }
  platform { serviceFee }
}`

describe.each(['0', '7.5'])('with a fee of %s percent of the interest', (fee) => {
  it('what is paid back month by month is what is earned, and at each time what the portfolio then expects, but for a cent of principal and one of interest', async () => {
    const world = await startWorld({ FEE_SERVICE_PERCENT: fee })
    worlds.push(world)
    const ada = await world.token('ada')
    const { newLoan, put, invest } = loanTools(world, ada)
    const parts = [250, 1800, 5000, 33.33, 15_816.67]
    const { id } = await newLoan({
      amount_requested: 22_900,
      interest_rate: 18,
      repayment_period_months: 9,
    })
    await put(id, { status: 'open' })
    const variables = { amount: '22900', rate: '18', months: 9 }
    const { data } = (await world.graphql(ada, query, variables)).body
    const offered: ReturnType<typeof earningsOf>[] = []
    for (const [at, part] of parts.entries()) {
      const { loan } = (await world.rest('GET', `/loans/${id}`, { token: ada })).body
      offered.push(
        earningsOf(data.loanQuote, data.platform.serviceFee, {
          amount: part.toFixed(2),
          loan: {
            amountRequested: '22900.00',
            amountFunded: loan.amount_funded.toFixed(2),
            currency: 'USD',
          },
        }),
      )
      expect((await invest(`lender-${at}`, id, part)).status).toBe(201)
    }
    for (const [at, part] of parts.entries()) {
      const token = await world.token(`lender-${at}`)
      const { me } = (
        await world.graphql(token, '{ me { portfolio { expected { month amount } } } }')
      ).body.data
      const { payments, earned, interest, fee: kept } = offered[at] as (typeof offered)[number]
      const expected: readonly Body[] = me.portfolio.expected
      expect(payments.map(({ dueOn }) => dueOn.slice(0, 7))).toEqual(
        expected.map(({ month }) => month),
      )
      let apart = 0
      for (const [turn, { amount }] of payments.entries()) {
        apart += cents(amount) - cents(expected[turn]?.amount)
        expect(Math.abs(apart)).toBeLessThanOrEqual(2)
      }
      const back = payments.reduce((sum, { amount }) => sum + cents(amount), 0)
      expect(back - cents(part)).toBe(cents(earned))
      for (const { amount, principal, interest } of payments)
        expect(cents(principal) + cents(interest)).toBe(cents(amount))
      expect(payments.reduce((sum, { principal }) => sum + cents(principal), 0)).toBe(cents(part))
      expect(cents(interest) - cents(kept)).toBe(cents(earned))
    }
    const all = (of: 'interest' | 'fee') => offered.reduce((sum, one) => sum + cents(one[of]), 0)
    expect(all('interest')).toBe(cents(data.loanQuote.totalInterest))
    if (fee === '0') expect(all('fee')).toBe(0)
  })
})
