import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { Body } from '../support/http-client.ts'
import { brokenBooks } from '../support/market/market-checks.ts'
import { type Person, personOf, refused } from '../support/market/operating.ts'
import { trailOf } from '../support/market/races.ts'
import { type Defaults, openDefaults } from '../support/market/repaying/recoveries.ts'
import { ageLoan } from '../support/market/travel.ts'
import { startWorld, type World } from '../support/world.ts'

// A recovery that was recorded on the wrong loan, or with a wrong amount: an operator undoes it, and all is as if it had never been.

const settings = {
  'without interest on arrears': {},
  'with contractual interest on arrears': { ARREARS_INTEREST: 'contract' },
  'with penalty interest and late fees': {
    ARREARS_INTEREST: 'penalty',
    PENALTY_RATE: '+5',
    LATE_FEE: '2',
    LATE_FEE_AFTER_DAYS: '5',
  },
}
const parts = [
  ['hugo', 25],
  ['ida', 30],
  ['jan', 45],
] as const

describe.each(Object.entries(settings))('a recovery, %s,', (_, terms) => {
  let world: World
  let desk: Defaults
  let lenders: Person[]
  beforeAll(async () => {
    world = await startWorld({
      BORROW_WHILE_LATE: 'on',
      FEE_SERVICE_PERCENT: '10',
      PUBLIC_LOAN_BOOK: 'on',
      ...terms,
    })
    desk = await openDefaults(world)
    lenders = await Promise.all(parts.map(([name]) => personOf(world, name)))
  })
  afterEach(async () => {
    await desk.sound()
    expect(await world.database.sql('select * from trail_differences()')).toEqual([])
    expect(await brokenBooks(world.database.sql)).toEqual([])
  })
  afterAll(() => world.close())

  const undo = (reference: string, person = desk.olga) =>
    person.call('POST', `/operator/repayments/${reference}/undo`, { reason: 'the wrong loan' })
  const preview = async (reference: string): Promise<Body> => {
    const { status, body } = await desk.olga.call(
      'POST',
      `/operator/repayments/${reference}/undo/preview`,
      {},
    )
    expect(status).toBe(200)
    return body
  }
  /** As if a loan had been written off so many days earlier. */
  const writtenOffEarlier = (id: string, days: number) =>
    world.database.sql(`set session_replication_role = replica;
      update loan set written_off_at = written_off_at - interval '${days} days' where id = '${id}'; reset session_replication_role`)
  /** What the loan book says of a loan, whose line in it is the only one with this amount and state. */
  const booked = async (amount: number) => {
    const response = await fetch(`${world.url}/public/loan-book.csv`)
    const lines = (await response.text()).split('\r\n').map((line) => line.split(','))
    return lines
      .filter((line) => line[1] === amount.toFixed(2) && line.includes('written_off'))
      .map(([_loan, ...rest]) => rest)
  }
  /** The repayments of a loan, the newest first. */
  const paid = async (id: string): Promise<Body[]> =>
    (await desk.olga.call('GET', `/operator/loans/${id}/repayments`)).body.repayments
  const newest = async (id: string): Promise<string> => (await paid(id))[0]?.id
  /** All that a recovery changes: the loan, its plan, charges and shares, what each party has, and what reports say of the month. */
  const everything = async (id: string) => {
    const { version, updated_at, ...loan } = await desk.loan(id)
    const get = async (person: Person, path: string) => (await person.call('GET', path)).body
    const wallet = async (person: Person) => {
      const { updated_at: _at, ...rest } = await person.wallet()
      return rest
    }
    const year = new Date().getUTCFullYear()
    return {
      loan,
      plan: await get(desk.ada, `/loans/${id}/schedule`),
      charges: await get(desk.ada, `/loans/${id}/charges`),
      shares: (await get(desk.ada, `/loans/${id}/investments`)).investments.map(
        ({ updated_at: _at, ...one }: Body) => one,
      ),
      wallets: await Promise.all([desk.ada, ...lenders].map(wallet)),
      portfolios: await Promise.all(lenders.map((one) => get(one, '/portfolio'))),
      taxes: await Promise.all(lenders.map((one) => get(one, `/tax/${year}`))),
      reports: await Promise.all(
        ['par', 'vintages', 'yield', 'fees', 'returns'].map((kind) =>
          get(desk.olga, `/operator/reports/${kind}`),
        ),
      ),
    }
  }

  it('that is undone leaves all as it was before, and the history tells both', async () => {
    const id = await desk.defaulted(parts)
    const before = await everything(id)
    const { body } = await desk.recover(id, 20)
    expect(await everything(id)).not.toEqual(before)
    const reference = await newest(id)
    const [had, foreseen] = [await everything(id), await preview(reference)]
    expect(await everything(id)).toEqual(had)
    expect(foreseen.wallets.map((one: Body) => one.member_id).toSorted()).toEqual(
      lenders.map(({ id: lender }) => lender).toSorted(),
    )
    const undone = await undo(reference)
    expect(foreseen.after).toMatchObject({
      status: 'defaulted',
      payoff_amount: undone.body.loan.payoff_amount,
    })
    expect([undone.status, undone.body.loan?.status]).toEqual([200, 'defaulted'])
    expect(await everything(id)).toEqual(before)
    const { transactions } = (await desk.ada.call('GET', '/wallet/transactions?limit=4')).body
    expect(
      transactions.map((one: Body) => [one.type, one.direction, one.amount, one.status]),
    ).toEqual([
      ['reversal', 'debit', 20, 'completed'],
      ['repayment_paid', 'credit', 20, 'completed'],
      ['repayment_paid', 'debit', 20, 'reversed'],
      ['deposit', 'credit', 20, 'reversed'],
    ])
    expect(transactions[0]).toMatchObject({
      reverses_id: body.transaction.id,
      description: 'the wrong loan',
    })
    expect((await paid(id))[0]).toMatchObject({
      id: reference,
      amount: 20,
      undone_at: transactions[0].created_at,
    })
    // The deposit went to the lenders at once and is gone again, so nothing came to the borrower's wallet.
    expect((await desk.ada.news()).find((one) => one.type === 'repayment_undone')?.message).toMatch(
      /^It had been recorded that .*20.* went to its lenders\. That has been undone, so the amount is owed again\. Your wallet has not changed: the wrong loan$/,
    )
    for (const one of lenders)
      expect((await one.news())[0]?.message).toMatch(
        /was taken back out of your wallet, and is owed to you again: the wrong loan$/,
      )
    expect(await trailOf(world, reference)).toEqual([['undoRepayment', null]])
    expect(refused(await undo(reference))[1]).toBe('ALREADY_REVERSED')
  })

  it.each([
    ['recovery', 1],
    ['repayment', 2],
  ] as const)(
    'counts as if a %s before it had never come, once that is undone, also if the rest was written off between',
    async (what, more) => {
      const these = [...parts.slice(0, 2), ['jan', 45 + more]] as const
      const [id, twin] = [await desk.defaulted(these), await desk.defaulted(these)]
      if (what === 'recovery') await desk.recover(id, 33.34)
      else {
        await desk.ada.call('POST', '/wallet/deposit', { amount: 33.34 })
        await desk.ada.call('POST', `/loans/${id}/repayments`, { amount: 33.34 })
      }
      const wrong = await newest(id)
      for (const one of [id, twin]) {
        await ageLoan(world.database, one, 40)
        expect((await desk.writeOff(one)).status).toBe(200)
        await writtenOffEarlier(one, 10)
        await ageLoan(world.database, one, 10)
        // What is waived later was written off.
        const { charges } = (await desk.ada.call('GET', `/loans/${one}/charges`)).body
        for (const charge of charges.slice(-1)) {
          const waived = await desk.olga.call('POST', `/operator/charges/${charge.id}/waive`, {
            reason: 'insolvent',
          })
          expect(waived.status).toBe(200)
        }
        expect((await desk.recover(one, 17.13)).status).toBe(200)
      }
      const before = await desk.loan(id)
      expect((await undo(wrong)).status).toBe(200)
      const [one, other] = await Promise.all([desk.loan(id), desk.loan(twin)])
      for (const name of [
        'payoff_amount',
        'amount_due',
        'status',
        'recovered',
        'written_off_amount',
      ] as const)
        expect([name, one[name]]).toEqual([name, other[name]])
      expect(one.written_off_at).toBe(before.written_off_at)
      expect(one.written_off_amount).toBeGreaterThan(before.written_off_amount)
      const [line, twinLine, ...others] = await booked(
        these.reduce((sum, [, part]) => sum + part, 0),
      )
      expect([line, others]).toEqual([twinLine, []])
      expect(await desk.shares(id)).toEqual(await desk.shares(twin))
      expect((await undo(await newest(id))).status).toBe(200)
      expect(await desk.loan(id)).toMatchObject({
        recovered: 0,
        status: 'defaulted',
        // What came in later was written off all the same.
        written_off_amount: other.written_off_amount,
      })
      expect((await desk.recover(id, 17.13)).status).toBe(200)
      // As the trail has it.
      for (const one of [id, twin]) await writtenOffEarlier(one, -10)
    },
  )

  it('is owed by lenders who have spent their share, and what came before the default stays', async () => {
    const id = await desk.late(parts)
    await desk.ada.call('POST', `/loans/${id}/repayments`, { amount: 1 })
    const early = await newest(id)
    const text = `mutation { defaultLoan(input: { id: "${id}" }) { userErrors { code } } }`
    await world.graphql(desk.olga.token, text)
    expect(refused(await undo(early))).toMatchObject([
      409,
      'INVALID_TRANSITION',
      { from: 'defaulted' },
    ])
    await desk.recover(id, 20)
    const [hugo] = lenders as [Person]
    const { available_balance: all } = await hugo.wallet()
    await hugo.call('POST', '/wallet/withdraw', { amount: all })
    expect((await undo(await newest(id))).status).toBe(200)
    const { owed } = await hugo.wallet()
    expect(owed).toBeGreaterThan(0)
    await desk.recover(id, 20)
    expect(await hugo.wallet()).toMatchObject({ owed: 0 })
  })
})
