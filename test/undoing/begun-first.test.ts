import { Client } from 'pg'
import { v7 as newId } from 'uuid'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Body } from '../support/http-client.ts'
import { refused } from '../support/market/operating.ts'
import { expectSound } from '../support/market/races.ts'
import { openDefaults } from '../support/market/repaying/recoveries.ts'
import { openUndoing, type Undoing } from '../support/market/repaying/undoing.ts'
import { startWorld, type World } from '../support/world.ts'

// Transactions get a loan in another order than that in which they began, and then its history has the order in which they got it.

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
afterAll(async () => {
  await expectSound(world)
  await world.close()
})

/** Carries out `late` in a transaction that begins before `early`, and is committed after it. */
async function after<Early>(
  early: () => Promise<Early>,
  ...[text, values]: [text: string, values: readonly unknown[]]
): Promise<[Early, Body]> {
  const other = new Client({ connectionString: world.database.url })
  await other.connect()
  await other.query('begin; select now()')
  const done = await early()
  const { rows } = await other.query(text, [...values])
  await other.query('commit')
  await other.end()
  return [done, rows[0].outcome]
}
const ids = () => Array.from({ length: 8 }, () => newId())
const repay = 'select take_repayment($1, null, null, $2, $3, $4, 0, $5) as outcome'

describe('what began first and came last', () => {
  it.each([
    ['lower', 'shorten'],
    ['shorten', 'lower'],
    ['advance', 'shorten'],
  ])('is a repayment, %s before %s: the one before it can be undone', async (first, second) => {
    const { ada, lent, undo } = market
    const id = await lent(10)
    const [{ status, body }, { code }] = await after(
      () => ada.call('POST', `/loans/${id}/repayments`, { amount: 40, prepayment: first }),
      repay,
      [ada.id, id, 3000, ids(), second],
    )
    expect([status, code]).toEqual([201, undefined])
    expect((await undo(body.transaction.reference)).status).toBe(200)
  })

  it('is a repayment after a change of the plan, and a change after a repayment: both can be undone', async () => {
    const { ada, olga, lent, loan, pay, undo } = market
    const id = await lent(10)
    const [{ body }, { transaction, code }] = await after(
      () =>
        olga.call('POST', `/operator/loans/${id}/plan-changes`, {
          kind: 'rate',
          rate: 1,
          reason: 'x',
        }),
      repay,
      [ada.id, id, 3000, ids(), 'lower'],
    )
    expect(code).toBe(undefined)
    expect((await undo(transaction.reference)).status).toBe(200)
    const undone = await olga.call('POST', `/operator/plan-changes/${body.plan_change.id}/undo`, {
      reason: 'x',
    })
    expect(undone.status).toBe(200)
    expect((await loan(id)).status).toBe('active')

    const other = await lent(10)
    const change =
      "select change_plan($1, null, null, $2, 'rate', '{\"rate\": 100}', 'x', false, 0, null, 1, 0) as outcome"
    const [paid] = await after(() => pay(other, 40), change, [olga.id, other])
    expect((await undo(paid.transaction.reference)).status).toBe(200)
  })

  it('is a default: what was repaid before it stays, and what comes in after it can be undone', async () => {
    const { ada, undo } = market
    const desk = await openDefaults(world)
    const id = await desk.late([
      ['hugo', 60],
      ['ida', 40],
    ])
    const [{ body }, { loan }] = await after(
      () => ada.call('POST', `/loans/${id}/repayments`, { amount: 20 }),
      'select default_late_loan($1, $2, 30) as outcome',
      [id, ids()],
    )
    expect(loan.status).toBe('defaulted')
    expect(refused(await undo(body.transaction.reference))).toMatchObject([
      409,
      'INVALID_TRANSITION',
      {},
    ])
    await desk.recover(id, 20)
    const [recovery] = (await desk.olga.call('GET', `/operator/loans/${id}/repayments`)).body
      .repayments
    expect((await undo(recovery.id)).status).toBe(200)
  })
})
