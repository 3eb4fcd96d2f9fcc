import { afterAll, describe, expect, it } from 'vitest'
import { startWorld, type World } from '../support/world.ts'

const world: World = await startWorld()
afterAll(() => world.close())
const { rest } = world
const integrator = await world.token('old-platform', { scope: 'lending:import' })
const other = await world.token('another-platform', { scope: 'lending:import' })
const operator = await world.token('olga', { scope: 'lending:admin' })
const terms = {
  title: 'Seeds',
  description: 'For the spring.',
  amount_requested: 1000,
  interest_rate: 12.5,
  repayment_period_months: 12,
  purpose: 'agriculture',
}
const key = (name: string) => ({ 'idempotency-key': `import-${name}` })
const batch = (loans: readonly object[], token = integrator) =>
  rest('POST', '/loans/batch', { token, body: { loans } })
const trailOf = async (id: string) =>
  (await rest('GET', `/operator/audit-trail?target_id=${id}`, { token: operator })).body.audit_trail

describe('an integrator', () => {
  it('creates and publishes a loan for a member who has never called, and the trail names both', async () => {
    const body = { ...terms, on_behalf_of: 'grace' }
    const made = await rest('POST', '/loans', { token: integrator, body, headers: key('grace-1') })
    expect(made).toMatchObject({ status: 201, body: { loan: { status: 'draft' } } })
    const { id } = made.body.loan

    const grace = await world.token('grace', { name: 'Grace Hopper' })
    const { profile } = (await rest('GET', '/profile', { token: grace })).body
    expect(made.body.loan.borrower_id).toBe(profile.id)
    expect((await rest('GET', `/loans/${id}`, { token: grace })).status).toBe(200)
    // A draft is its borrower's: whoever imported it sees it in the response alone.
    expect((await rest('GET', `/loans/${id}`, { token: integrator })).status).toBe(404)

    const publish = { status: 'open', on_behalf_of: 'grace' }
    const open = await rest('PUT', `/loans/${id}`, { token: integrator, body: publish })
    expect(open).toMatchObject({ status: 200, body: { loan: { status: 'open' } } })

    const { memberId } = (await world.graphql(integrator, '{ me { memberId } }')).body.data.me
    expect(await trailOf(id)).toMatchObject([
      { act: 'updateLoan', actor_id: memberId, member_id: profile.id, before: { status: 'draft' } },
      { act: 'createLoan', actor_id: memberId, member_id: profile.id },
    ])
    const { history } = (await rest('GET', `/loans/${id}/history`, { token: grace })).body
    expect(history).toMatchObject([
      { actor_id: profile.id, reason: 'imported for the borrower' },
      { actor_id: profile.id, reason: 'published for the borrower' },
    ])
  })

  it('mends a draft, and the trail says what it has changed', async () => {
    const sent = { title: 'Seds', amount_requested: 1000, on_behalf_of: 'peggy' }
    const { id } = (await rest('POST', '/loans', { token: integrator, body: sent })).body.loan
    const body = { ...terms, status: 'open', on_behalf_of: 'peggy' }
    const mended = await rest('PUT', `/loans/${id}`, { token: integrator, body })
    expect(mended).toMatchObject({ status: 200, body: { loan: { title: 'Seeds' } } })
    const again = await rest('PUT', `/loans/${id}`, { token: integrator, body })
    expect(again.status).toBe(200)
    const [entry, ...others] = await trailOf(id)
    expect(entry).toMatchObject({
      act: 'updateLoan',
      before: { title: 'Seds', interest_rate: null, status: 'draft' },
      after: { title: 'Seeds', purpose: 'agriculture', status: 'open' },
    })
    expect(Object.keys(entry.before).sort()).toEqual([
      'description',
      'interest_rate',
      'purpose',
      'repayment_period_months',
      'status',
      'title',
    ])
    expect(others).toMatchObject([{ act: 'createLoan' }])
  })

  it('is refused where the member is frozen while the call is under way', async () => {
    const body = { ...terms, on_behalf_of: 'sybil' }
    const { id, borrower_id } = (await rest('POST', '/loans', { token: integrator, body })).body
      .loan
    const { id: by } = (await rest('GET', '/profile', { token: integrator })).body.profile
    const { sql } = world.database
    const outcome = async (member: string) => {
      const one = "select update_imported_loan($1, $2, $3, null, '{}') as outcome"
      return (await sql<{ outcome: object }>(one, [by, member, id]))[0]?.outcome
    }
    expect(await outcome(borrower_id)).toHaveProperty('loan')
    await sql('update identity set blocked_at = gateway_now() where profile_id = $1', [borrower_id])
    expect(await outcome(borrower_id)).toEqual({ code: 'FORBIDDEN', member: 'frozen' })
    await sql('update identity set blocked_at = null where profile_id = $1', [borrower_id])
    await sql('update identity set blocked_at = gateway_now() where profile_id = $1', [by])
    expect(await outcome(borrower_id)).toEqual({ code: 'BLOCKED' })
    await sql('update identity set blocked_at = null where profile_id = $1', [by])
  })

  it('creates a loan once under a key, which is the integrator’s own', async () => {
    const body = { ...terms, on_behalf_of: 'heidi' }
    const send = (token: string) => rest('POST', '/loans', { token, body, headers: key('heidi-1') })
    const [first, again, others] = [
      await send(integrator),
      await send(integrator),
      await send(other),
    ]
    expect(again.headers.get('idempotent-replayed')).toBe('true')
    expect(again.body).toEqual(first.body)
    expect(others.body.loan.id).not.toBe(first.body.loan.id)
    const heidi = await world.token('heidi')
    const own = await rest('POST', '/loans', { token: heidi, body: terms, headers: key('heidi-1') })
    expect(own.status).toBe(201)
    expect(await trailOf(first.body.loan.id)).toHaveLength(1)
  })

  it('creates many at once, with a result for each, and goes on where it ended', async () => {
    const loans = [
      { ...terms, on_behalf_of: 'ivan', idempotency_key: 'batch-ivan-1', publish: true },
      { ...terms, on_behalf_of: 'judy', idempotency_key: 'batch-judy-1', amount_requested: 1 },
      {
        title: 'Later',
        amount_requested: 80,
        on_behalf_of: 'ivan',
        idempotency_key: 'batch-ivan-2',
        publish: true,
      },
      { ...terms, on_behalf_of: 'judy', idempotency_key: 'batch-judy-2' },
    ]
    const { status, body } = await batch(loans)
    expect(status).toBe(200)
    expect(body.results).toMatchObject([
      { loan: { status: 'open' }, replayed: false, errors: [] },
      {
        loan: null,
        errors: [{ code: 'AMOUNT_OUT_OF_RANGE', field: 'amount_requested', min: 50, max: 50_000 }],
      },
      { loan: { status: 'draft' }, errors: [{ code: 'VALIDATION_FAILED' }, {}, {}, {}] },
      { loan: { status: 'draft' }, replayed: false, errors: [] },
    ])
    const again = (await batch(loans)).body.results
    expect(again).toMatchObject([
      { loan: { id: body.results[0].loan.id, status: 'open' }, replayed: true },
      { loan: null },
      { loan: { id: body.results[2].loan.id }, errors: [{}, {}, {}, {}] },
      { loan: { id: body.results[3].loan.id }, replayed: true },
    ])
    const ivan = await world.token('ivan')
    expect((await rest('GET', '/me/loans', { token: ivan })).body.loans).toHaveLength(2)
  })

  it('is told at once what is wrong with the form of a batch', async () => {
    const { status, body } = await batch([
      { ...terms, on_behalf_of: 'ivan', idempotency_key: 'k-form-1', colour: 'red' },
      { ...terms, idempotency_key: 'k-form-2' },
    ])
    expect(status).toBe(400)
    expect(body.error.details.map(({ field }: { field: string }) => field)).toEqual([
      'loans.0.colour',
      'loans.1.on_behalf_of',
    ])
    const many = Array.from({ length: 101 }, (_, index) => ({
      title: 'T',
      amount_requested: 50,
      on_behalf_of: 'ivan',
      idempotency_key: `many-${index}-of-101`,
    }))
    for (const loans of [[], many]) {
      const refused = await batch(loans)
      expect(refused.status).toBe(400)
      expect(refused.body.error.message).toContain('1 to 100')
    }
  })

  it('withdraws no loan of another, and does nothing for a member who is frozen', async () => {
    const body = { ...terms, on_behalf_of: 'mallory' }
    const { id, borrower_id } = (await rest('POST', '/loans', { token: integrator, body })).body
      .loan
    const cancel = { status: 'cancelled', on_behalf_of: 'mallory' }
    const cancelled = await rest('PUT', `/loans/${id}`, { token: integrator, body: cancel })
    expect(cancelled).toMatchObject({ status: 403, body: { error: { code: 'FORBIDDEN' } } })
    const reason = { reason: 'The documents have expired.' }
    await rest('POST', `/operator/members/${borrower_id}/freeze`, { token: operator, body: reason })
    const publish = { status: 'open', on_behalf_of: 'mallory' }
    for (const answer of [
      await rest('POST', '/loans', { token: integrator, body }),
      await rest('PUT', `/loans/${id}`, { token: integrator, body: publish }),
    ])
      expect(answer.body.error).toMatchObject({
        code: 'FORBIDDEN',
        details: [{ field: 'on_behalf_of' }],
      })
  })

  it('publishes no loan of a member whom the call does not name', async () => {
    const body = { ...terms, on_behalf_of: 'niaj' }
    const { id } = (await rest('POST', '/loans', { token: integrator, body })).body.loan
    const publish = { status: 'open', on_behalf_of: 'olivia' }
    expect((await rest('PUT', `/loans/${id}`, { token: integrator, body: publish })).status).toBe(
      404,
    )
    const text = `mutation { publishLoan(input: { id: "${id}", onBehalfOf: "niaj" }) { loan { status } userErrors { code } } }`
    const published = (await world.graphql(integrator, text)).body.data.publishLoan
    expect(published).toEqual({ loan: { status: 'OPEN' }, userErrors: [] })
  })
})

it('nobody else names another member: not even an operator', async () => {
  for (const token of [
    operator,
    await world.token('eve', { scope: 'lending:support' }),
    await world.token('eve'),
  ]) {
    const body = { ...terms, on_behalf_of: 'never-heard-of' }
    const refused = [
      await rest('POST', '/loans', { token, body }),
      await batch([{ ...body, idempotency_key: 'not-for-you' }], token),
    ]
    for (const { status, body } of refused) {
      expect(status).toBe(403)
      expect(body.error.message).toContain('lending:import')
    }
  }
  const text = "select subject from identity where subject = 'never-heard-of'"
  expect(await world.database.sql(text)).toEqual([])
})
