import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { logOf, typesOf } from '../support/market/log.ts'
import { personOf } from '../support/market/operating.ts'
import { charging } from '../support/market/repaying/charged.ts'
import { openUndoing, type Undoing } from '../support/market/repaying/undoing.ts'
import { startBankWorld } from '../support/payments/bank-world.ts'
import { type Body, startWorld, type World } from '../support/world.ts'

// What a receiver of events alone has to know of a loan, and of money at the bank, besides lines of statements.

let world: World
let market: Undoing
let log: ReturnType<typeof logOf>
beforeAll(async () => {
  world = await startWorld({ ...charging, WITHDRAWAL_DAYS: '14', APPROVAL_ABOVE: '120' })
  market = await openUndoing(world)
  log = logOf(world, await personOf(world, 'sam', { scope: 'lending:support' }))
})
afterAll(() => world.close())

/** The events of a kind that something causes, with their records. */
const told = async (kind: string, run: () => Promise<unknown>, of = log) =>
  (await of.since(run))
    .filter(({ type }) => type.startsWith(`${kind}.`))
    .map(({ type, data }) => [type, data[kind], data.member_id] as const)
const day = (ago: number) => new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10)
const act = async (path: string, body: object, who = market.olga): Promise<Body> => {
  const answer = await who.call('POST', path, body)
  expect([path, answer.status]).toEqual([path, expect.toBeOneOf([200, 201, 202])])
  return answer.body
}

describe('a repayment', () => {
  it('is told with the day as of which it counts, whoever books it', async () => {
    const id = await market.lent(40)
    const made = await told('repayment', () => market.pay(id, 18))
    const { reference } = (await market.ada.call('GET', '/wallet/transactions?limit=1')).body
      .transactions[0]
    expect(made).toEqual([
      [
        'repayment.made',
        {
          id: reference,
          loan_id: id,
          value_date: day(0),
          prepayment: 'shorten',
          returns_id: null,
          made_by_id: null,
          amount: 18,
          created_at: expect.any(String),
        },
        market.ada.id,
      ],
    ])
    const body = { amount: 5, value_date: day(3), reason: 'came earlier' }
    const booked = await told('repayment', () => act(`/loans/${id}/repayments`, body))
    const kept = { loan_id: id, value_date: day(3), amount: 5, made_by_id: market.olga.id }
    expect(booked).toMatchObject([['repayment.made', kept, market.ada.id]])
  })

  it('that is undone, or in part lent again, is told, and so are others that repay another amount', async () => {
    const id = await market.lent(40)
    const { transaction: first } = await market.pay(id, 18)
    const { transaction: second } = await market.pay(id, 10)
    const back = { mode: 'return', amount: 4 }
    const again = await told('repayment', () => market.undo(second.reference, back))
    expect(again).toMatchObject([
      [
        'repayment.lent_again',
        { loan_id: id, amount: 4, returns_id: second.reference, prepayment: null },
        market.ada.id,
      ],
    ])
    const [line] = (await market.ada.call('GET', '/wallet/transactions?limit=1')).body.transactions
    expect(line).toMatchObject({ reference: again[0]?.[1].id, direction: 'credit', amount: 4 })
    const undone = await told('repayment', () => market.undo(first.reference))
    expect(undone).toMatchObject([
      ['repayment.undone', { id: first.reference, amount: 18 }, market.ada.id],
    ])
  })

  it('that repays less than before, since an earlier one was booked after it, is told with what it repays now', async () => {
    const id = await market.lent(5)
    const { payoff_amount: payoff } = await market.loan(id)
    const { transaction } = await market.pay(id, payoff - 20)
    const body = { amount: 30, value_date: day(4), reason: 'came earlier' }
    const events = await log.since(() => act(`/loans/${id}/repayments`, body))
    const repayments = events.flatMap(({ type, data }) =>
      data.repayment ? [[type, data.repayment.id, data.repayment.amount]] : [],
    )
    const [made, changed] = repayments
    expect(made).toEqual(['repayment.made', expect.any(String), 30])
    expect(changed).toEqual(['repayment.changed', transaction.reference, expect.any(Number)])
    expect(changed?.[2]).toBeLessThan(payoff - 20)
    expect(typesOf(events)).toContain('loan.repaid')
    // What the lines of the later one add up to is what it repays now.
    const { transactions } = (await market.ada.call('GET', '/wallet/transactions?limit=100')).body
    const cents = (transactions as Body[])
      .filter(({ reference }) => reference === transaction.reference)
      .reduce((sum, { balance_change }) => sum - Math.round(100 * balance_change), 0)
    expect(cents).toBe(Math.round(100 * Number(changed?.[2])))
  })
})

describe('a change of a plan', () => {
  const change = { kind: 're_amortise', reason: 'hardship' }

  it('is told when it takes effect and when it is undone, without the reasons', async () => {
    const id = await market.lent(40)
    const made: Body[] = []
    const events = await told('plan_change', async () => {
      made.push((await act(`/operator/loans/${id}/plan-changes`, change)).plan_change)
      await act(`/operator/plan-changes/${made[0]?.id}/undo`, { reason: 'a mistake' })
    })
    expect(events.map(([type]) => type)).toEqual(['plan_change.effective', 'plan_change.undone'])
    const { reason: _, undo_reason: __, totals: ___, own_part: ____, ...kept } = made[0] as Body
    expect(events[0]?.slice(1)).toEqual([kept, market.ada.id])
    expect(events[1]?.[1]).toMatchObject({ status: 'undone', undone_at: expect.any(String) })
  })

  it('is told when it is asked for, and when another operator refuses it', async () => {
    const id = await market.lent(40, {}, { hugo: 6000, ida: 4000 })
    const rate = { kind: 'rate', rate: 1, reason: 'hardship' }
    const events = await log.since(async () => {
      const { request } = await act(`/operator/loans/${id}/plan-changes`, rate)
      await act(`/operator/requests/${request.id}/reject`, { reason: 'too much' }, market.otto)
    })
    expect(typesOf(events).filter((type) => /^(plan_change|approval)/.test(type))).toEqual([
      'approval.pending',
      'plan_change.asked',
      'plan_change.void',
      'approval.rejected',
    ])
    expect(events.flatMap(({ data }) => data.plan_change ?? [])).toMatchObject([
      { kind: 'rate', rate: 1, status: 'asked', void_reason: null },
      { kind: 'rate', rate: 1, status: 'void', void_reason: 'rejected' },
    ])
  })

  it('is told when it is announced', async () => {
    const announcing = await startWorld({ ...charging, PLAN_CONSENT: 'notice' })
    onTestFinished(() => announcing.close())
    const { lent, olga } = await openUndoing(announcing)
    const id = await lent(40)
    const events = await told(
      'plan_change',
      () => act(`/operator/loans/${id}/plan-changes`, change, olga),
      logOf(announcing, olga),
    )
    expect(events.map(([type, { status }]) => [type, status])).toEqual([
      ['plan_change.pending', 'pending'],
    ])
  })
})

it('tells that a borrower withdraws from a loan, and by when all is due', async () => {
  const id = await market.lent(3)
  const events = await told('loan', () => act(`/loans/${id}/withdrawal`, {}, market.ada))
  const { withdrawn_at, repay_by } = await market.loan(id)
  expect(events).toMatchObject([
    ['loan.withdrawn', { id, status: 'active', withdrawn_at, repay_by }, market.ada.id],
  ])
  expect(repay_by > day(0)).toBe(true)
})

describe('money at the bank', () => {
  it('is told with its bank accounts, mandates and lines, without names or numbers', async () => {
    const bank = await startBankWorld()
    onTestFinished(() => bank.close())
    const of = logOf(bank.world, bank.olga)
    const seen: Body = {}
    const events = await of.since(async () => {
      const saver = await bank.saver('Ivy', 2_000n)
      Object.assign(seen, saver)
      await bank.bank.tell(await bank.today(), [
        { amount: 4_000n, remittance: 'for Ivy', counterparty: 'Ivy Elm' },
      ])
      const { items } = await bank.books()
      const { line_id } = items.find(({ kind }: Body) => kind === 'suspense')
      const assigned = { member_id: saver.id, reason: 'named her' }
      await bank.act(bank.olga, `/operator/bank-lines/${line_id}/assign`, assigned)
      await bank.act(saver, `/bank-accounts/${saver.account.id}/remove`)
    })
    const shown = events.filter(({ type }) => /^(bank_|mandate)/.test(type))
    expect(typesOf(shown)).toEqual([
      'bank_account.added',
      'mandate.signed',
      'bank_line.imported',
      'bank_line.imported',
      'bank_line.assigned',
      'mandate.ended',
      'bank_account.removed',
    ])
    expect(shown.map(({ data }) => data.member_id)).toEqual([
      seen.id,
      seen.id,
      null,
      null,
      null,
      seen.id,
      seen.id,
    ])
    expect(shown.flatMap(({ data }) => data.bank_line ?? [])).toMatchObject([
      { amount: 20, purpose: 'payment', fee: 0 },
      { amount: 40, purpose: 'suspense', payment_id: null },
      { amount: 40, purpose: 'payment', payment_id: expect.any(String) },
    ])
    const text = JSON.stringify(await bank.world.database.sql('select * from event'))
    for (const private_ of ['Elm', 'for Ivy', seen.account.last_digits])
      expect(text).not.toContain(private_)
  })
})
