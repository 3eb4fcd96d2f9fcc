import { afterAll, describe, expect, it } from 'vitest'
import { auditLedger } from '../../src/lending/ledger/audit.ts'
import { defaultLoans } from '../../src/lending/repaying/default/default.ts'
import { takeAutopayments } from '../../src/lending/repaying/due/autopay.ts'
import { remindBorrowers } from '../../src/lending/repaying/due/day.ts'
import { long } from '../support/long.ts'
import { platformOn } from '../support/market/books/ledger.ts'
import { loanTools } from '../support/market/loans.ts'
import { type Person, personOf, refused } from '../support/market/operating.ts'
import { expectSound, raced } from '../support/market/races.ts'
import { ageLoan } from '../support/market/travel.ts'
import { type Body, startWorld } from '../support/world.ts'

const world = await startWorld({ BORROW_WHILE_LATE: 'on', FEE_SERVICE_PERCENT: '10' })
const platform = platformOn(world.gateway.database)
const olga = await personOf(world, 'olga', { scope: 'lending:admin' })
const take = () => takeAutopayments(platform)
afterAll(async () => {
  await expectSound(world)
  await world.close()
})

/** Loans of 100.00 without interest for 5 months: 20.00 are due on each due day. */
async function borrower(name: string, userType?: string) {
  const person = await personOf(world, name, { name })
  if (userType) await person.call('PATCH', '/profile', { user_type: userType })
  const { newLoan, put, invest } = loanTools(world, person.token)
  const draft = async (title = 'Tractor'): Promise<string> =>
    (await newLoan({ title, amount_requested: 100, interest_rate: 0, repayment_period_months: 5 }))
      .id
  /** A loan that was paid out, of which all of the money was withdrawn. */
  const lent = async (title = 'Tractor'): Promise<string> => {
    const id = await draft(title)
    await put(id, { status: 'open' })
    expect((await invest('lena', id, 100)).body.loan.status).toBe('active')
    await person.call('POST', '/wallet/withdraw', { amount: 100 })
    return id
  }
  /** Such a loan so many days after its first instalment was due, which is taken from the wallet. */
  const due = async (days = 0, title = 'Tractor'): Promise<string> => {
    const id = await lent(title)
    await automatic(person, id)
    await untilDue(id, days)
    return id
  }
  return {
    ...person,
    draft,
    publish: (id: string) => put(id, { status: 'open' }),
    lent,
    due,
    invest,
    add: (amount: number) => person.call('POST', '/wallet/deposit', { amount }),
    repay: (id: string, amount: number) =>
      person.call('POST', `/loans/${id}/repayments`, { amount }),
  }
}

const automatic = async (who: Person, id: string, autopay = true) => {
  const answer = await who.call('PATCH', `/loans/${id}`, { autopay })
  expect([answer.status, answer.body.loan?.autopay]).toEqual([200, autopay])
}

/** Makes a loan so old that its next instalment was due so many days ago. */
async function untilDue(id: string, days = 0): Promise<void> {
  const [row] = await world.database.sql<{ ahead: number }>(
    'select next_due_on - business_date() as ahead from loan where id = $1',
    [id],
  )
  await ageLoan(world.database, id, (row?.ahead ?? 0) + days)
}

const loanOf = async (who: Person, id: string): Promise<Body> =>
  (await who.call('GET', `/loans/${id}`)).body.loan
const available = async (who: Person): Promise<number> => (await who.wallet()).available_balance
const taken = async (who: Person): Promise<Body[]> =>
  (await who.news()).filter(({ type }: Body) => type === 'repayment_taken')

describe('on the day on which something is due', () => {
  it('it is taken from the wallet once, and the borrower is told', async () => {
    const bert = await borrower('bert')
    const id = await bert.due()
    await bert.add(50)
    expect(await take()).toBe(1)
    expect(await take()).toBe(0)
    expect(await available(bert)).toBe(30)
    expect(await loanOf(bert, id)).toMatchObject({
      amount_due: 0,
      payoff_amount: 80,
      autopay: true,
    })
    const [told, ...more] = await taken(bert)
    expect(more).toEqual([])
    expect(told).toMatchObject({
      kind: 'repayment_taken',
      message: '20.00 USD for "Tractor" was taken from your wallet. Nothing else is due now.',
      data: { amount: '20.00', still_due: '0.00', currency: 'USD', loan_id: id },
    })
    const [line] = (await bert.call('GET', '/wallet/transactions')).body.transactions
    expect(line).toMatchObject({
      id: told?.data.transaction_id,
      type: 'repayment_paid',
      amount: 20,
    })
    const trail = (await olga.call('GET', `/operator/audit-trail?member_id=${bert.id}`)).body
    expect(trail.audit_trail[0]).toMatchObject({
      act: 'autopay',
      actor_kind: 'job',
      actor_name: 'autopay',
      target_id: id,
      after: { amount: 2000 },
    })
  })

  it('nothing is taken the day before, nor of a loan without it', async () => {
    const anna = await borrower('anna')
    const tomorrow = await anna.due(-1)
    const other = await anna.lent('Barn')
    await untilDue(other)
    await anna.add(50)
    expect(await take()).toBe(0)
    await untilDue(tomorrow)
    await automatic(anna, tomorrow, false)
    expect(await take()).toBe(0)
    expect(await available(anna)).toBe(50)
  })

  it('as much is taken as is there, and the rest whenever money comes in', async () => {
    const carl = await borrower('carl')
    const id = await carl.due()
    expect(await take()).toBe(0)
    await carl.add(5)
    expect(await take()).toBe(1)
    expect(await take()).toBe(0)
    expect([await available(carl), (await loanOf(carl, id)).amount_due]).toEqual([0, 15])
    await carl.add(100)
    expect(await take()).toBe(1)
    expect([await available(carl), (await loanOf(carl, id)).amount_due]).toEqual([85, 0])
    const messages = (await taken(carl)).map(({ message }) => message)
    expect(messages).toEqual([
      '15.00 USD for "Tractor" was taken from your wallet. Nothing else is due now.',
      '5.00 USD for "Tractor" was taken from your wallet. 15.00 USD is still due: it will be taken as soon as money comes in.',
    ])
  })

  it('only what is left is taken of a borrower who has paid a part by hand, and nothing of one who has paid', async () => {
    const dora = await borrower('dora')
    const id = await dora.due()
    await dora.add(100)
    await dora.repay(id, 12)
    expect(await take()).toBe(1)
    expect(await available(dora)).toBe(80)
    await untilDue(id)
    await dora.repay(id, 20)
    expect(await take()).toBe(0)
    expect(await available(dora)).toBe(60)
  })

  it('what is overdue is taken with it, of the oldest loan first', async () => {
    const emil = await borrower('emil')
    const today = await emil.due(0, 'Barn')
    const late = await emil.due(40, 'Mill')
    await emil.add(50)
    expect(await take()).toBe(2)
    expect([await loanOf(emil, late), await loanOf(emil, today)]).toMatchObject([
      { amount_due: 0, days_past_due: 0 },
      { amount_due: 10 },
    ])
  })

  it('what one borrower pays can be what another lacked', async () => {
    const [one, two] = [await borrower('ida'), await borrower('ivo', 'both')]
    const id = await two.due()
    const draft = await one.draft()
    await one.publish(draft)
    await two.add(100)
    await two.call('POST', `/loans/${draft}/invest`, { amount: 100 })
    await automatic(one, draft)
    await untilDue(draft)
    // The one who lacks it comes first.
    await untilDue(id, 3)
    expect(await take()).toBe(2)
    expect([await available(one), await available(two)]).toEqual([80, 0])
    expect((await loanOf(two, id)).amount_due).toBe(0)
  })

  it('the last payment ends the loan, and nothing is late that could be paid', async () => {
    const fred = await borrower('fred')
    const id = await fred.due(125)
    await fred.add(200)
    expect(await take()).toBe(1)
    expect(await loanOf(fred, id)).toMatchObject({ status: 'repaid', payoff_amount: 0 })
    await defaultLoans(platform)
    expect(await loanOf(fred, id)).toMatchObject({ status: 'repaid' })
    expect(await available(fred)).toBe(100)
    const kinds = (await fred.news()).map(({ type }) => type)
    expect(kinds.slice(0, 2).toSorted()).toEqual(['loan_repaid', 'repayment_taken'])
  })

  it('it goes on while the platform has frozen the borrower', async () => {
    const gina = await borrower('gina')
    const id = await gina.due()
    const frozen = await olga.call('POST', `/operator/members/${gina.id}/freeze`, { reason: 'r' })
    expect(frozen.status).toBe(200)
    expect((await gina.add(20)).status).toBe(201)
    expect(await take()).toBe(1)
    expect((await loanOf(gina, id)).amount_due).toBe(0)
    expect(refused(await gina.call('PATCH', `/loans/${id}`, { autopay: false }))[1]).toBe('BLOCKED')
  })
})

describe('whether it is on', () => {
  it('is a borrower’s preference when the loan is paid out, and then the loan’s', async () => {
    const hugo = await borrower('hugo')
    const before = await hugo.lent('Barn')
    const text = `mutation { updatePreferences(input: { autopay: true }) { preferences { autopay autoInvestKeepsInstalments } userErrors { code } } }`
    expect((await world.graphql(hugo.token, text)).body.data.updatePreferences).toEqual({
      preferences: { autopay: true, autoInvestKeepsInstalments: false },
      userErrors: [],
    })
    const after = await hugo.lent('Mill')
    await hugo.call('PATCH', '/preferences', { autopay: false })
    expect([await loanOf(hugo, before), await loanOf(hugo, after)]).toMatchObject([
      { autopay: false },
      { autopay: true },
    ])
    expect(refused(await hugo.call('PATCH', '/preferences', { autopay: null }))).toMatchObject([
      400,
      'VALIDATION_FAILED',
      { field: 'autopay' },
    ])
  })

  it('is decided by the borrower alone while the loan is active, at both APIs', async () => {
    const jana = await borrower('jana')
    const states = loanTools(world, jana.token)
    for (const status of ['draft', 'open', 'repaid', 'defaulted']) {
      const id = await states.inState(status)
      const [code, kind, detail] = refused(
        await jana.call('PATCH', `/loans/${id}`, { autopay: true }),
      )
      expect([status, code, kind]).toEqual([status, 409, 'LOAN_NOT_EDITABLE'])
      expect(detail).toMatchObject({ field: 'autopay', fields: ['autopay'], status })
      expect(detail.message).toContain(
        `only be changed while a loan is active: this one is ${status}`,
      )
      if (['draft', 'open'].includes(status))
        expect(detail.message).toContain('set the preference autopay')
      const text = `mutation { updateLoan(input: { id: "${id}", autopay: true }) { loan { id } userErrors { code field } } }`
      expect((await world.graphql(jana.token, text)).body.data.updateLoan).toEqual({
        loan: null,
        userErrors: [{ code: 'LOAN_NOT_EDITABLE', field: 'autopay' }],
      })
    }
    const id = await jana.lent()
    for (const stranger of [await personOf(world, 'lena'), olga]) {
      const [code, kind] = refused(await stranger.call('PATCH', `/loans/${id}`, { autopay: true }))
      expect([code, kind]).toEqual([403, 'FORBIDDEN'])
    }
    const importer = await personOf(world, 'ines', { scope: 'lending:import' })
    const body = { autopay: true, on_behalf_of: 'jana' }
    expect(refused(await importer.call('PATCH', `/loans/${id}`, body))).toMatchObject([
      403,
      'FORBIDDEN',
      { field: 'autopay' },
    ])
    for (const wrong of [null, 'yes', 1])
      expect((await jana.call('PATCH', `/loans/${id}`, { autopay: wrong })).status).toBe(400)
    const other = { title: 'A better one', autopay: true }
    expect(refused(await jana.call('PATCH', `/loans/${id}`, other))).toMatchObject([
      409,
      'LOAN_NOT_EDITABLE',
      { field: 'title', fields: ['title'] },
    ])
    expect((await loanOf(jana, id)).autopay).toBe(false)
  })

  it('is changed once under a key, and not over a version that was not read', async () => {
    const karl = await borrower('karl')
    const id = await karl.lent()
    const { version } = await loanOf(karl, id)
    const key = { 'idempotency-key': `autopay-${id}` }
    const on = () => karl.call('PATCH', `/loans/${id}`, { autopay: true }, key)
    expect((await on()).body.loan).toMatchObject({ autopay: true, version: version + 1 })
    await automatic(karl, id, false)
    expect((await on()).body.loan).toMatchObject({ autopay: true, version: version + 1 })
    expect((await loanOf(karl, id)).autopay).toBe(false)
    const stale = { 'if-match': `"${version}"` }
    const again = await karl.call('PATCH', `/loans/${id}`, { autopay: true }, stale)
    expect([again.status, again.body.error.code]).toEqual([412, 'VERSION_CONFLICT'])
  })

  it('is shown to the borrower and operators alone', async () => {
    const lisa = await borrower('lisa')
    const id = await lisa.lent()
    await automatic(lisa, id)
    const mona = await personOf(world, 'mona')
    const lena = await personOf(world, 'lena')
    const text = `{ loan(id: "${id}") { autopay } }`
    const seen = async ({ token }: Person) =>
      (await world.graphql(token, text)).body.data.loan.autopay
    expect([await seen(lisa), await seen(olga), await seen(lena), await seen(mona)]).toEqual([
      true,
      true,
      null,
      null,
    ])
    expect((await loanOf(mona, id)).autopay).toBeNull()
    await automatic(lisa, id, false)
    expect([await seen(lisa), await seen(mona)]).toEqual([false, null])
  })
})

describe('three days before', () => {
  it('the reminder says that it will be taken and what the wallet lacks, after what older payments take', async () => {
    const nina = await borrower('nina')
    const first = await nina.due(-2, 'Barn')
    const second = await nina.due(-2, 'Mill')
    await nina.add(25)
    await world.database.sql('update instalment set reminded = null')
    await remindBorrowers(platform)
    const told = new Map(
      (await nina.news())
        .filter(({ type }) => type === 'repayment_due')
        .map(({ data, message }) => [data.loan_id, { data, message }]),
    )
    const [one, two] = [first, second].toSorted()
    expect(told.get(one)?.data).toMatchObject({ amount: '20.00', autopay: true })
    expect(told.get(one)?.data.missing).toBeUndefined()
    expect(told.get(one)?.message).toContain(' It will be taken from your wallet on that day. ')
    expect(told.get(two)?.data).toMatchObject({ amount: '20.00', autopay: true, missing: '15.00' })
    expect(told.get(two)?.message).toContain('but your wallet is 15.00 USD short: add it by ')
    const text = `{ me { notifications(first: 50) { nodes { details { ... on RepaymentDueDetails { loanId autopay missing } } } } } }`
    const { nodes } = (await world.graphql(nina.token, text)).body.data.me.notifications
    expect(nodes).toContainEqual({ details: { loanId: two, autopay: true, missing: '15.00' } })
  })
})

long(
  'of a repayment by hand and one that is taken at the same time, no cent is paid twice',
  async () => {
    const omar = await borrower('omar')
    await raced(async (start) => {
      const id = await omar.due()
      const before = await available(omar)
      await omar.add(100)
      const [byHand] = await start(
        () => omar.repay(id, 20),
        // By two jobs, as when one gateway takes over from another.
        () => Promise.all([take(), take()]),
      )
      await take()
      const paid = before + 100 - (await available(omar))
      const { amount_due: due } = await loanOf(omar, id)
      const [row] = await world.database.sql<{ lines: number; told: number }>(
        `select count(*)::int as lines, (select count(*)::int from notification where type = 'repayment_taken' and data ->> 'loan_id' = $1::text) as told
        from wallet_transaction where loan_id = $1::uuid and type = 'repayment_paid'`,
        [id],
      )
      // Whoever comes second by hand has paid ahead, as they asked; the one who comes second by itself finds nothing due.
      expect([byHand.status, due]).toEqual([201, 0])
      expect([
        [20, 1, 0],
        [40, 2, 1],
      ]).toContainEqual([paid, row?.lines, row?.told])
      return paid === 20 ? 'by hand, then nothing' : 'taken, then ahead by hand'
    })
    expect(await auditLedger(world.database.url)).toEqual([])
  },
  240_000,
)
