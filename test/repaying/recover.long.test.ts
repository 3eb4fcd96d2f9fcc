import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { long } from '../support/long.ts'
import { personOf, refused } from '../support/market/operating.ts'
import { raced, trailOf } from '../support/market/races.ts'
import { type Defaults, openDefaults } from '../support/market/repaying/recoveries.ts'
import { ageLoan } from '../support/market/travel.ts'
import { tally } from '../support/servers/fleet/pair.ts'
import { type Body, startWorld, type World } from '../support/world.ts'

// Money that came in outside the platform for a defaulted loan.

let world: World
let desk: Defaults

beforeAll(async () => {
  world = await startWorld({
    BORROW_WHILE_LATE: 'on',
    FEE_SERVICE_PERCENT: '10',
    DEPOSIT_DAILY_MAX: '1000',
  })
  desk = await openDefaults(world)
})
afterEach(() => desk.sound())
afterAll(() => world.close())

const parts = [
  ['hugo', 25],
  ['ida', 30],
  ['jan', 45],
] as const
const key = (name: string) => ({ 'idempotency-key': name })
const repay = (id: string, amount: number) =>
  desk.ada.call('POST', `/loans/${id}/repayments`, { amount })

describe('a recovery', () => {
  it('can’t be reversed at the borrower’s expense', async () => {
    const id = await desk.defaulted(parts)
    const { transaction } = (await desk.recover(id, 20)).body
    const path = `/operator/transactions/${transaction.id}/reverse`
    const answer = await desk.olga.call('POST', path, { reason: 'the wrong loan' })
    expect(refused(answer)).toMatchObject([409, 'PART_OF_LOAN', { loan_id: id, kind: 'deposit' }])
  })

  it('goes to the lenders to the cent as if the borrower had repaid it, past the borrower', async () => {
    const [recovered, repaid] = [await desk.defaulted(parts), await desk.defaulted(parts)]
    const { ada } = desk
    const before = (await ada.wallet()).balance
    for (const amount of [17.13, 0.01, 33.34]) {
      const { status, body } = await desk.recover(recovered, amount)
      expect([status, body.request]).toEqual([200, null])
      expect(body.transaction).toMatchObject({
        type: 'deposit',
        direction: 'credit',
        amount,
        description: 'from the court',
        loan_id: recovered,
      })
      const answer = await repay(repaid, amount)
      expect(body.loan.payoff_amount).toBe(answer.body.loan.payoff_amount)
      expect((await desk.loan(recovered)).version).toBe(body.loan.version)
      expect(await desk.shares(recovered)).toEqual(await desk.shares(repaid))
    }
    expect((await ada.wallet()).balance).toBe(Math.round((before - 50.48) * 100) / 100)
    const { transactions } = (await ada.call('GET', '/wallet/transactions?limit=6')).body
    expect(
      transactions
        .filter((one: Body) => one.loan_id === recovered)
        .map(({ type, amount }: Body) => [type, amount]),
    ).toEqual([
      ['repayment_paid', 33.34],
      ['deposit', 33.34],
      ['repayment_paid', 0.01],
      ['deposit', 0.01],
    ])
  })

  it('is told to the borrower and the lenders, and in the audit trail', async () => {
    const id = await desk.defaulted(parts)
    const { payoff_amount: owed } = await desk.loan(id)
    const { body } = await desk.recover(id, 20)
    const [news] = await desk.ada.news()
    expect(news).toMatchObject({
      kind: 'recovery_recorded',
      message: '20.00 USD came in for your loan and was repaid to its lenders: from the court',
    })
    const hugo = await personOf(world, 'hugo')
    expect((await hugo.news())[0]).toMatchObject({ kind: 'repayment_received' })
    const [entry] = await world.database.sql<Body>(
      `select actor_id, member_id, personal from audit_entry where act = 'recordRecovery' and target_id = $1`,
      [id],
    )
    expect(entry).toEqual({
      actor_id: desk.olga.id,
      member_id: desk.ada.id,
      personal: {
        reason: 'from the court',
        before: { payoff_amount: Math.round(owed * 100) },
        after: {
          payoff_amount: Math.round(owed * 100) - 2000,
          recovered: 2000,
          ledger_transaction_id: body.transaction.reference,
        },
      },
    })
  })

  it('is of no more than is owed, up to which it works; a loan that was written off counts alike', async () => {
    const id = await desk.defaulted(parts)
    const { payoff_amount: owed } = await desk.loan(id)
    const over = Math.round(owed * 100 + 1) / 100
    expect(refused(await desk.recover(id, over))).toMatchObject([
      422,
      'AMOUNT_OUT_OF_RANGE',
      { field: 'amount', min: 0.01, max: owed },
    ])
    for (const amount of [0, -1])
      expect(refused(await desk.recover(id, amount))[1]).toBe('AMOUNT_OUT_OF_RANGE')
    await desk.writeOff(id)
    expect((await desk.recover(id, owed)).body.loan).toMatchObject({
      status: 'defaulted',
      payoff_amount: 0,
      written_off_amount: owed,
    })
    const principals = (await desk.shares(id)).map(([principal]) => principal)
    expect(principals).toEqual([25, 30, 45])
    expect(refused(await desk.recover(id, 0.01))).toMatchObject([
      409,
      'INVALID_TRANSITION',
      { from: 'defaulted', to: 'recovered' },
    ])
    const hugo = await personOf(world, 'hugo')
    expect((await hugo.call('GET', '/portfolio')).body.portfolio.written_off).toBe(0)
  })

  long('is recorded once under a key, even if the call comes often at once', async () => {
    const id = await desk.defaulted(parts)
    const { payoff_amount: owed } = await desk.loan(id)
    const first = await desk.recover(id, 10, desk.olga, {}, key('from-the-court-1'))
    const again = await desk.recover(id, 10, desk.olga, {}, key('from-the-court-1'))
    expect([again.headers.get('idempotent-replayed'), again.body]).toEqual(['true', first.body])
    expect(refused(await desk.recover(id, 11, desk.olga, {}, key('from-the-court-1')))[1]).toBe(
      'IDEMPOTENCY_KEY_REUSED',
    )
    await Promise.all(
      Array.from({ length: 6 }, () => desk.recover(id, 10, desk.olga, {}, key('from-the-court-2'))),
    )
    expect((await desk.loan(id)).payoff_amount).toBe(Math.round(owed * 100 - 2000) / 100)
  })

  it('works for a frozen borrower, and takes nothing of what they may deposit', async () => {
    const id = await desk.defaulted(parts)
    const path = `/operator/members/${desk.ada.id}`
    await desk.olga.call('POST', `${path}/freeze`, { reason: 'doubt' })
    expect((await desk.recover(id, 60)).status).toBe(200)
    await desk.olga.call('POST', `${path}/release`, { reason: 'fine' })
    // The limit is 1000 a day, of which ada has deposited 500 herself.
    expect((await desk.ada.call('POST', '/wallet/deposit', { amount: 500 })).status).toBe(201)
  })

  it('is refused of a loan that is not defaulted, and of none', async () => {
    const active = await desk.late([['hugo', 50]])
    expect(refused(await desk.recover(active, 1))).toMatchObject([
      409,
      'INVALID_TRANSITION',
      {
        field: 'loan_id',
        from: 'active',
        message: expect.stringContaining('Its borrower repays it'),
      },
    ])
    expect(refused(await desk.recover(crypto.randomUUID(), 1))[1]).toBe('NOT_FOUND')
    const id = await desk.defaulted([['hugo', 50]])
    expect(refused(await desk.recover(id, 1, desk.olga, { version: 1 }))[1]).toBe(
      'VERSION_CONFLICT',
    )
  })
})

describe('above the limit', () => {
  let limited: World
  let desk: Defaults
  beforeAll(async () => {
    limited = await startWorld({ APPROVAL_ABOVE: '120', BORROW_WHILE_LATE: 'on' })
    desk = await openDefaults(limited)
  })
  afterAll(async () => {
    await desk.sound()
    await limited.close()
  })
  const approve = async (request: Body) =>
    desk.otto.call('POST', `/operator/requests/${request.id}/approve`, { reason: 'checked' })

  long('a recovery and a write-off wait for another operator', async () => {
    const id = await desk.defaulted([
      ['hugo', 100],
      ['ida', 50],
    ])
    const before = await desk.loan(id)
    const { request, loan, transaction } = (await desk.recover(id, 130)).body
    expect([loan, transaction]).toEqual([null, null])
    expect(request).toMatchObject({ act: 'recordRecovery', target: id, amount: 130 })
    expect(refused(await desk.recover(id, 140))[1]).toBe('REQUEST_PENDING')
    expect(await desk.loan(id)).toEqual(before)
    const asked = (await desk.writeOff(id)).body.request
    expect(asked).toMatchObject({ act: 'writeOffLoan', amount: before.payoff_amount })
    expect((await approve(asked)).status).toBe(200)
    expect(await desk.loan(id)).toMatchObject({ written_off_amount: before.payoff_amount })
    expect((await approve(request)).status).toBe(200)
    const left = Math.round(before.payoff_amount * 100 - 13000) / 100
    expect(await desk.loan(id)).toMatchObject({ payoff_amount: left })
  })

  long(
    'of one loan count together, so that a large one can not be made of small ones',
    async () => {
      const id = await desk.defaulted([['hugo', 150]])
      expect((await desk.recover(id, 60)).body.request).toBeNull()
      expect((await desk.recover(id, 60)).body.request).toBeNull()
      expect((await desk.recover(id, 0.01)).body.request).toMatchObject({ amount: 0.01 })
    },
  )

  long('stay good while nothing but the clock changes the loan', async () => {
    const id = await desk.defaulted([['hugo', 150]])
    const { version } = await desk.loan(id)
    const recovery = (await desk.recover(id, 150, desk.olga, { version })).body.request
    const writeOff = (await desk.writeOff(id)).body.request
    await ageLoan(limited.database, id, 40)
    const later = await desk.loan(id)
    expect(later.version).toBeGreaterThan(version)
    expect(later.payoff_amount).toBeGreaterThan(writeOff.amount)
    expect((await approve(writeOff)).status).toBe(200)
    expect((await desk.loan(id)).written_off_amount).toBe(later.payoff_amount)
    expect((await approve(recovery)).status).toBe(200)
  })

  long('are carried out only as long as they are possible', async () => {
    const id = await desk.defaulted([['hugo', 150]])
    const recovery = (await desk.recover(id, 150)).body.request
    const writeOff = (await desk.writeOff(id)).body.request
    await desk.ada.call('POST', `/loans/${id}/repayments`, { amount: 20 })
    expect(refused(await approve(recovery)).slice(0, 2)).toEqual([422, 'AMOUNT_OUT_OF_RANGE'])
    expect(refused(await approve(writeOff)).slice(0, 2)).toEqual([409, 'VERSION_CONFLICT'])
  })
})

long('many at once, and the borrower’s own payment, take what is owed once', () =>
  raced(async (start, round) => {
    const id = await desk.defaulted([
      [`hugo-${round}`, 33],
      [`ida-${round}`, 67],
    ])
    const { payoff_amount: owed } = await desk.loan(id)
    const [all, [writtenOff]] = await start(
      () => Promise.all(Array.from({ length: 3 }, () => desk.recover(id, owed))),
      () => Promise.all([desk.writeOff(id), repay(id, 1)]),
    )
    const recovered = tally(all.map(({ status }) => status))[200] ?? 0
    expect(recovered).toBeLessThan(2)
    expect((await desk.loan(id)).payoff_amount).toBe(
      recovered ? 0 : Math.round(owed * 100 - 100) / 100,
    )
    const done = (await trailOf(world, id)).filter(([, code]) => code === null)
    const off = writtenOff.status === 200 ? 1 : 0
    expect(tally(done.map(([act]) => act))).toEqual({
      defaultLoan: 1,
      ...(recovered > 0 && { recordRecovery: 1 }),
      ...(off > 0 && { writeOffLoan: 1 }),
    })
    return `${recovered} recovered, ${off} written off`
  }),
)
