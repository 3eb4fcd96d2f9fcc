import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { expectSound } from '../support/market/races.ts'
import { openUndoing, type Undoing } from '../support/market/repaying/undoing.ts'
import { ageLoan } from '../support/market/travel.ts'
import { startWorld, type World } from '../support/world.ts'

// What becomes of late fees when the history of their loan is replayed.

let world: World
let market: Undoing
beforeAll(async () => {
  world = await startWorld({
    BORROW_WHILE_LATE: 'on',
    ARREARS_INTEREST: 'contract',
    LATE_FEE: '15',
    LATE_FEE_AFTER_DAYS: '15',
  })
  market = await openUndoing(world)
})
afterEach(() => expectSound(world))
afterAll(() => world.close())

const reAged = {
  kind: 're_age',
  instalments: 4,
  from: new Date(Date.now() + 20 * 86_400_000).toISOString().slice(0, 10),
  interest: 'spread',
}

it.each([reAged, { kind: 're_amortise' }])(
  'stand after $kind, by which nothing is late any more, and what is paid then can be undone',
  async (change) => {
    const { ada, olga, lent, pay, undo } = market
    const id = await lent(80)
    const fees = async () =>
      (await ada.call('GET', `/loans/${id}/charges`)).body.charges.map(
        ({ amount, paid, waived }: Record<string, unknown>) => [amount, paid, waived],
      )
    expect(await fees()).toEqual([
      [15, 0, 0],
      [15, 0, 0],
    ])
    const path = `/operator/loans/${id}/plan-changes`
    expect((await olga.call('POST', path, { ...change, reason: 'hardship' })).status).toBe(201)
    const { transaction } = await pay(id, 5)
    expect((await undo(transaction.reference)).status).toBe(200)
    expect(await fees()).toEqual([
      [15, 0, 0],
      [15, 0, 0],
    ])
  },
)

describe('a late fee that a repayment itself charges', () => {
  it('is paid by it, in whatever part of a millisecond it began', async () => {
    const { ada, lent, loan } = market
    for (let turn = 0; turn < 8; turn += 1) {
      const id = await lent(3)
      // As if no gateway had been up, which would have charged it.
      const sql = (text: string) =>
        world.database.sql(text.replace(/select plan_late_loan.*$/s, ''))
      await ageLoan({ sql }, id, 57)
      if (turn > 5) {
        const { payoff_amount: amount } = await loan(id)
        await ada.call('POST', `/loans/${id}/repayments`, { amount: amount + 100 })
        expect(await loan(id)).toMatchObject({ status: 'repaid' })
        continue
      }
      await ada.call('POST', `/loans/${id}/repayments`, { amount: 17 })
      const { charges } = (await ada.call('GET', `/loans/${id}/charges`)).body
      expect(charges).toMatchObject([{ kind: 'late_fee', paid: 15 }])
    }
  })
})
