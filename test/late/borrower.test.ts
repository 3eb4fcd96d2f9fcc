import { afterAll, describe, expect, it } from 'vitest'
import { freezeLate } from '../../src/lending/late/borrower.ts'
import { auditLedger } from '../../src/lending/ledger/audit.ts'
import { defaultLoans } from '../../src/lending/repaying/default/default.ts'
import { platformOn } from '../support/market/books/ledger.ts'
import { loanTools } from '../support/market/loans.ts'
import { type Person, personOf, refused } from '../support/market/operating.ts'
import { ageLoan } from '../support/market/travel.ts'
import { rounds } from '../support/rounds.ts'
import { type Body, startWorld } from '../support/world.ts'

const world = await startWorld({ LOAN_REVIEW: '0' })
const platform = platformOn(world.gateway.database)
const olga = await personOf(world, 'olga', { scope: 'lending:admin' })
afterAll(async () => {
  expect(await auditLedger(world.database.url)).toEqual([])
  await world.close()
})

/** A borrower, with ways to draft and to publish. */
async function borrower(name: string) {
  const person = await personOf(world, name, { name })
  const { newLoan, put, invest } = loanTools(world, person.token)
  const draft = async (title = 'Seeds'): Promise<string> =>
    (await newLoan({ title, amount_requested: 100, repayment_period_months: 6 })).id
  const publish = (id: string) => put(id, { status: 'open' })
  /** A loan that was paid out so many days ago. */
  const lent = async (days: number, title = 'Tractor'): Promise<string> => {
    const id = await draft(title)
    await publish(id)
    expect((await invest('lena', id, 100)).body.loan.status).toBe('active')
    await ageLoan(world.database, id, days)
    return id
  }
  return { ...person, draft, publish, lent, invest }
}
const repay = (who: Person, id: string, amount: number) =>
  who.call('POST', `/loans/${id}/repayments`, { amount })
const kinds = async (who: Person): Promise<string[]> =>
  (await who.news()).map(({ type }: Body) => type)
const loanOf = async (who: Person, id: string): Promise<Body> =>
  (await who.call('GET', `/loans/${id}`)).body.loan
const whyPaused = async ({ token }: Person, id: string): Promise<Body> =>
  (await world.graphql(token, `{ loan(id: "${id}") { pauseReasons } }`)).body.data.loan.pauseReasons

describe('a borrower who is late', () => {
  it('is refused the same again under the same key, in the same words', async () => {
    const berta = await borrower('berta')
    // A title that looks as amounts do where refusals are kept.
    const late = await berta.lent(32, '5n')
    const draft = await berta.draft()
    const publish = () =>
      berta.call('PUT', `/loans/${draft}`, { status: 'open' }, { 'idempotency-key': 'late-1234' })
    const first = await publish()
    expect(refused(first).slice(0, 2)).toEqual([409, 'BORROWER_LATE'])
    expect(refused(first)[2].message).toContain('“5n”')
    await berta.call('POST', '/wallet/deposit', { amount: 100 })
    expect((await repay(berta, late, 1000)).status).toBe(201)
    const again = await publish()
    expect(again.headers.get('idempotent-replayed')).toBe('true')
    expect(refused(again)).toEqual(refused(first))
    expect((await berta.publish(draft)).status).toBe(200)
  })

  it('publishes nothing until what is late is repaid, and learns what that is', async () => {
    const bert = await borrower('bert')
    const late = await bert.lent(32)
    const draft = await bert.draft()
    const [status, code, detail] = refused(await bert.publish(draft))
    const { amount_due: due } = await loanOf(bert, late)
    expect([status, code]).toEqual([409, 'BORROWER_LATE'])
    expect(detail).toMatchObject({ owed: due, loan_ids: [late] })
    expect(detail.message).toContain(
      `${due} USD has to be repaid first, on loans that are late or in default (“Tractor”: ${due} USD)`,
    )
    const text = `mutation { publishLoan(input: { id: "${draft}" }) { loan { id } userErrors { code details } } }`
    const { publishLoan } = (await world.graphql(bert.token, text)).body.data
    expect(publishLoan.userErrors[0]).toMatchObject({
      code: 'BORROWER_LATE',
      details: { loanIds: [late] },
    })
    expect((await repay(bert, late, due)).status).toBe(201)
    expect((await bert.publish(draft)).body.loan.status).toBe('open')
  })

  it('or in default stays so until all of it is repaid', async () => {
    const dora = await borrower('dora')
    const lost = await dora.lent(150)
    await defaultLoans(platform)
    expect((await loanOf(dora, lost)).status).toBe('defaulted')
    const draft = await dora.draft()
    const [, code, { owed }] = refused(await dora.publish(draft))
    expect([code, owed]).toEqual(['BORROWER_LATE', (await loanOf(dora, lost)).payoff_amount])
    await dora.call('POST', '/wallet/deposit', { amount: 200 })
    await repay(dora, lost, owed)
    expect((await dora.publish(draft)).body.loan.status).toBe('open')
  })

  it('is paid out nothing: an open loan is frozen, and its lenders are told, until the debt is paid', async () => {
    const carl = await borrower('carl')
    const lena = await personOf(world, 'lena')
    const late = await carl.lent(0)
    const open = await carl.draft('Barn')
    await carl.publish(open)
    await carl.invest('lena', open, 40)
    await ageLoan(world.database, late, 32)
    // Before the job has frozen it, too.
    expect(refused(await carl.invest('mona', open, 60))).toMatchObject([
      409,
      'LOAN_NOT_OPEN',
      { status: 'frozen' },
    ])
    expect(await freezeLate(platform)).toBe(1)
    expect(await freezeLate(platform)).toBe(0)
    const listed = async () =>
      (await lena.call('GET', '/opportunities?limit=100')).body.opportunities.map(
        ({ loan }: Body) => loan.id,
      )
    expect(await listed()).not.toContain(open)
    const paused = async () =>
      Promise.all(
        [carl, lena].map(
          async ({ token }) =>
            (await world.graphql(token, `{ loan(id: "${open}") { paused } }`)).body.data.loan
              .paused,
        ),
      )
    expect(await paused()).toEqual([true, true])
    // Operators find it where others don't, over both APIs, and learn why.
    const openOnes = async ({ call }: Person) =>
      (await call('GET', `/loans?status=open&borrower_id=${carl.id}`)).body.loans
    const everybodys = async ({ call }: Person) =>
      (await call('GET', '/loans?status=open&q=barn')).body.loans
    expect(await openOnes(olga)).toMatchObject([{ id: open, paused: true }])
    expect(await everybodys(olga)).toMatchObject([{ id: open, paused: true }])
    expect([await openOnes(lena), await everybodys(lena)]).toEqual([[], []])
    // They can list such loans alone, or leave them out; the borrower finds their own.
    const where = async ({ call }: Person, query: string): Promise<string[]> =>
      (await call('GET', `/loans?${query}`)).body.loans.map(({ id }: Body) => id)
    const own = `borrower_id=${carl.id}&paused`
    expect(await where(olga, 'paused=true')).toEqual([open])
    expect(await where(olga, 'paused=true&status=active')).toEqual([])
    expect(await where(olga, `${own}=false`)).toEqual([late])
    expect(await where(carl, `${own}=true`)).toEqual([open])
    expect(await where(lena, 'paused=true')).toEqual([])
    expect(await where(lena, `${own}=true`)).toEqual([])
    expect(await whyPaused(olga, open)).toEqual(['BORROWER_OWES'])
    expect(await whyPaused(carl, open)).toBeNull()
    await olga.call('POST', `/operator/loans/${open}/freeze`, { reason: 'a doubt' })
    await olga.call('POST', `/operator/members/${carl.id}/freeze`, { reason: 'a doubt' })
    expect(await whyPaused(olga, open)).toEqual(['FROZEN', 'BORROWER_FROZEN', 'BORROWER_OWES'])
    await olga.call('POST', `/operator/members/${carl.id}/release`, { reason: 'none left' })
    await olga.call('POST', `/operator/loans/${open}/release`, { reason: 'none left' })
    expect((await kinds(carl)).filter((kind) => kind === 'loan_paused')).toHaveLength(1)
    const [told] = (await lena.news()).filter(({ type }: Body) => type === 'investment_paused')
    expect(told).toMatchObject({ data: { amount: '40.00', loan_id: open, loan_title: 'Barn' } })
    expect(told?.message).toContain('Your 40.00 USD stays held')
    const { amount_due: due } = await loanOf(carl, late)
    await repay(carl, late, due)
    expect(await freezeLate(platform)).toBe(1)
    expect(await kinds(carl)).toContain('loan_resumed')
    expect(await kinds(lena)).toContain('investment_resumed')
    expect(await listed()).toContain(open)
    expect(await paused()).toEqual([false, false])
    expect(await whyPaused(olga, open)).toBeNull()
    expect((await carl.invest('mona', open, 60)).body.loan.status).toBe('active')
  })

  it('with several open loans is one notice to each lender, and to the borrower; a single loan is named', async () => {
    const kurt = await borrower('kurt')
    const [rita, sven] = [await personOf(world, 'rita'), await personOf(world, 'sven')]
    const late = await kurt.lent(0)
    const open: string[] = []
    for (const title of ['Barn', 'Loom', 'Well']) {
      const id = await kurt.draft(title)
      await kurt.publish(id)
      await kurt.invest('rita', id, 30)
      open.push(id)
    }
    const [barn] = open
    await kurt.invest('sven', barn ?? '', 25)
    await kurt.invest('sven', barn ?? '', 26)
    const newest = async ({ token }: Person) => {
      const query = `{ me { notifications(first: 2) { nodes {
        type title message data loanCount loan { id } loans { id } } } } }`
      return (await world.graphql(token, query)).body.data.me.notifications.nodes
    }
    const ids = open.toSorted().map((id) => ({ id }))
    await ageLoan(world.database, late, 32)
    expect(await freezeLate(platform)).toBe(3)
    const [told, before] = await newest(rita)
    expect(told).toMatchObject({
      type: 'investment_paused',
      title: 'Funding of 3 loans is paused',
      loanCount: 3,
      loans: ids,
    })
    expect(told.data).toMatchObject({
      amount: '90.00',
      loan_id: ids[0]?.id,
      loan_ids: open.toSorted(),
    })
    expect(told.message).toMatch(/^3 loans in which you have invested .* Your 90.00 USD in all/)
    expect(before?.type).not.toBe('investment_paused')
    const [own] = await newest(kurt)
    expect(own).toMatchObject({ type: 'loan_paused', loanCount: 3, loan: ids[0], loans: ids })
    expect(own.message).toMatch(/^3 of your loans take no investments for now/)
    const [single] = await newest(sven)
    expect(single).toMatchObject({
      title: 'Funding of a loan is paused',
      loanCount: 1,
      loans: [{ id: barn }],
    })
    expect(single.data).toEqual({
      amount: '51.00',
      currency: 'USD',
      loan_id: barn,
      loan_title: 'Barn',
    })
    await repay(kurt, late, (await loanOf(kurt, late)).amount_due)
    expect(await freezeLate(platform)).toBe(3)
    const resumed = {
      type: 'investment_resumed',
      title: 'Funding of 3 loans has resumed',
      loans: ids,
    }
    expect((await newest(rita))[0]).toMatchObject(resumed)
    const frozen = 'select count(*)::int as count from loan where frozen and id = any ($1)'
    expect(await world.database.sql(frozen, [open])).toEqual([{ count: 0 }])
  })

  it('stays frozen by an operator after the debt is paid, and frozen as late after the operator has released it', async () => {
    const emil = await borrower('emil')
    const late = await emil.lent(0)
    const open = await emil.draft()
    await emil.publish(open)
    await ageLoan(world.database, late, 32)
    const by = (act: string) =>
      olga.call('POST', `/operator/loans/${open}/${act}`, { reason: 'a look' })
    const [row] = ['frozen, frozen_as_late']
    const frozen = async () =>
      (await world.database.sql(`select ${row} from loan where id = $1`, [open]))[0]
    expect((await by('freeze')).status).toBe(200)
    await freezeLate(platform)
    expect(await frozen()).toEqual({ frozen: true, frozen_as_late: true })
    expect((await by('release')).status).toBe(200)
    expect(await frozen()).toEqual({ frozen: true, frozen_as_late: true })
    await by('freeze')
    await repay(emil, late, (await loanOf(emil, late)).amount_due)
    await freezeLate(platform)
    expect(await frozen()).toEqual({ frozen: true, frozen_as_late: false })
    await by('release')
    expect(await frozen()).toEqual({ frozen: false, frozen_as_late: false })
  })

  it('of a cent may publish', async () => {
    const fred = await borrower('fred')
    const id = await fred.lent(32)
    await repay(fred, id, (await loanOf(fred, id)).amount_due - 0.01)
    expect(await loanOf(fred, id)).toMatchObject({ amount_due: 0.01, days_past_due: 0 })
    expect((await fred.publish(await fred.draft())).status).toBe(200)
  })
})

it('whoever owes the platform is paid out nothing either', async () => {
  const gina = await borrower('gina')
  const open = await gina.draft()
  await gina.publish(open)
  const { transaction } = (await gina.call('POST', '/wallet/deposit', { amount: 10 })).body
  await gina.call('POST', '/wallet/transfer', { amount: 10, recipient_id: olga.id })
  const text = `mutation { reverseTransaction(input: { id: "${transaction.id}", reason: "r" }) { userErrors { code } } }`
  expect((await world.graphql(olga.token, text)).body.data.reverseTransaction.userErrors).toEqual(
    [],
  )
  expect(refused(await gina.invest('lena', open, 100))[1]).toBe('LOAN_NOT_OPEN')
  expect(await freezeLate(platform)).toBe(1)
  await gina.call('POST', '/wallet/deposit', { amount: 10 })
  expect(await freezeLate(platform)).toBe(1)
  expect((await gina.invest('lena', open, 100)).body.loan.status).toBe('active')
})

it('BORROW_WHILE_LATE lets them borrow, and releases what was frozen', async () => {
  const hugo = await borrower('hugo')
  const late = await hugo.lent(0)
  const open = await hugo.draft()
  await hugo.publish(open)
  await ageLoan(world.database, late, 32)
  expect(await freezeLate(platform)).toBe(1)
  const lenient = { ...platform, limits: { ...platform.limits, borrowWhileLate: true } }
  expect(await freezeLate(lenient)).toBe(1)
  expect(await freezeLate(lenient)).toBe(0)
})

it(
  'publishing against becoming late ends in one order or the other',
  async () => {
    const ida = await borrower('ida')
    const late = await ida.lent(0)
    for (let round = 0; round < rounds(5); round += 1) {
      const draft = await ida.draft()
      const [published] = await Promise.all([ida.publish(draft), ageLoan(world.database, late, 32)])
      await freezeLate(platform)
      const [row] = await world.database.sql<{ status: string; frozen: boolean }>(
        'select status, frozen from loan where id = $1',
        [draft],
      )
      expect([
        [409, 'draft', false],
        [200, 'open', true],
      ]).toContainEqual([published.status, row?.status, row?.frozen])
      await ageLoan(world.database, late, -32)
      await freezeLate(platform)
    }
  },
  rounds(120_000),
)
