import { afterAll, describe, expect, it } from 'vitest'
import { auditLedger } from '../../src/lending/ledger/audit.ts'
import { loanTools } from '../support/market/loans.ts'
import { ageLoan } from '../support/market/travel.ts'
import { type Body, startWorld, type World } from '../support/world.ts'

const world: World = await startWorld({ BORROW_WHILE_LATE: 'on', REQUIRE_VERIFIED_BORROWER: '1' })
const ada = await world.token('ada')
const admin = await world.token('olga', { scope: 'lending:admin' })
const { put, newLoan, invest } = loanTools(world, ada)
const me = async (token: string): Promise<Body> =>
  (await world.rest('GET', '/profile', { token })).body.profile
const { id: adaId } = await me(ada)
afterAll(() => world.close())

const review = async (token: string, input: string) => {
  const call = `mutation { reviewMember(input: { ${input} }) { member { verificationStatus } userErrors { code field message } } }`
  return (await world.graphql(token, call)).body.data.reviewMember
}
const giveUp = async (token: string, id: string, more = '') => {
  const call = `mutation { defaultLoan(input: { id: "${id}"${more} }) { loan { status daysPastDue amountDue } userErrors { code message details } } }`
  return (await world.graphql(token, call)).body.data.defaultLoan
}

describe('reviewMember', () => {
  it('needs the scope', async () => {
    const { member, userErrors } = await review(ada, `id: "${adaId}", creditScore: 850`)
    expect([member, userErrors[0].code]).toEqual([null, 'FORBIDDEN'])
    expect((await me(ada)).credit_score).toBeNull()
  })

  it('lets verified members publish where the platform asks for it, and scores their loans', async () => {
    const { id } = await newLoan()
    const refused = await put(id, { status: 'open' })
    expect([refused.status, refused.body.error.code]).toEqual([403, 'NOT_VERIFIED'])
    await world.rest('PUT', '/profile', { token: ada, body: { monthly_income: 5000 } })
    const { member } = await review(
      admin,
      `id: "${adaId}", creditScore: 800, verificationStatus: VERIFIED`,
    )
    expect(member).toEqual({ verificationStatus: 'VERIFIED' })
    expect(await me(ada)).toMatchObject({ credit_score: 800, verification_status: 'verified' })
    expect((await put(id, { status: 'open' })).body.loan.risk_level).toBe('low')
    await review(admin, `id: "${adaId}", creditScore: null`)
    expect(await me(ada)).toMatchObject({ credit_score: null, verification_status: 'verified' })
  })

  it.each([
    ['id: "nobody"', 'NOT_FOUND', 'id'],
    [`id: "${adaId}", creditScore: 299`, 'VALIDATION_FAILED', 'creditScore'],
    [`id: "${adaId}", creditScore: 851`, 'VALIDATION_FAILED', 'creditScore'],
    [`id: "${adaId}", blocked: null`, 'VALIDATION_FAILED', 'blocked'],
    [`id: "${adaId}", verificationStatus: null`, 'VALIDATION_FAILED', 'verificationStatus'],
  ])('refuses %s', async (input, code, field) => {
    expect((await review(admin, input)).userErrors[0]).toMatchObject({ code, field })
  })

  it('shuts a member out, and lets them in again', async () => {
    const eve = await me(await world.token('eve'))
    await review(admin, `id: "${eve.id}", blocked: true, reason: "A doubt"`)
    const [row] = await world.database.sql(
      'select blocked_at is not null as shut from identity where profile_id = $1',
      [eve.id],
    )
    expect(row).toEqual({ shut: true })
    await review(admin, `id: "${eve.id}", blocked: false, reason: "No doubt"`)
    const [after] = await world.database.sql(
      'select blocked_at from identity where profile_id = $1',
      [eve.id],
    )
    expect(after).toEqual({ blocked_at: null })
  })
})

describe('defaultLoan', () => {
  const active = async () => {
    const { id } = await newLoan({ amount_requested: 100, repayment_period_months: 6 })
    await put(id, { status: 'open' })
    for (const lender of ['lena', 'lars', 'lena'])
      await invest(lender, id, lender === 'lars' ? 50 : 25)
    return id
  }
  const age = (id: string, days: number) => ageLoan(world.database, id, days)

  it('is refused until the loan is active and late enough', async () => {
    const { id } = await newLoan()
    expect((await giveUp(admin, id)).userErrors[0].code).toBe('NOT_FOUND')
    await put(id, { status: 'open' })
    expect((await giveUp(admin, id)).userErrors[0]).toMatchObject({
      code: 'INVALID_TRANSITION',
      details: { from: 'OPEN', to: 'DEFAULTED', daysPastDue: null },
    })
    const paid = await active()
    expect((await giveUp(ada, paid)).userErrors[0].code).toBe('FORBIDDEN')
    expect((await giveUp(admin, paid)).userErrors[0]).toMatchObject({
      code: 'INVALID_TRANSITION',
      message:
        'Only an active loan that is at least 90 days late can be defaulted: this one is active; it is 0 days late.',
      details: { daysPastDue: 0, defaultAfterDays: 90 },
    })
  })

  it('writes the claims off, and moves no cash', async () => {
    const id = await active()
    await age(id, 150)
    const { loan } = (await world.rest('GET', `/loans/${id}`, { token: ada })).body
    expect(loan.days_past_due).toBeGreaterThanOrEqual(118)
    expect(loan.amount_due).toBeGreaterThan(0)
    expect(loan.payoff_amount).toBeGreaterThan(100)
    const wallets = async () => world.database.sql('select * from wallet_state order by id')
    const before = await wallets()
    expect((await giveUp(admin, id)).loan.status).toBe('DEFAULTED')
    expect(await wallets()).toEqual(before)
    const { investments } = (await world.rest('GET', `/loans/${id}/investments`, { token: ada }))
      .body
    expect(investments.map((one: Body) => [one.status, one.principal_outstanding])).toEqual([
      ['defaulted', 25],
      ['defaulted', 50],
      ['defaulted', 25],
    ])
    expect((await giveUp(admin, id)).userErrors[0].code).toBe('INVALID_TRANSITION')
    const other = await active()
    await age(other, 150)
    const keyed = () => giveUp(admin, other, ', idempotencyKey: "given-up-once"')
    const [first, again] = [await keyed(), await keyed()]
    expect([first.loan.status, again]).toEqual(['DEFAULTED', first])
    expect(await auditLedger(world.database.url)).toEqual([])
    const { body } = await world.graphql(ada, `{ loan(id: "${id}") { history { to reason } } }`)
    expect(body.data.loan.history.at(-1)).toEqual({
      to: 'DEFAULTED',
      reason: 'given up by the operator',
    })
  })
})
