import { Client } from 'pg'
import { v7 as newId } from 'uuid'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Body } from '../support/http-client.ts'
import { type Person, personOf, refused } from '../support/market/operating.ts'
import { expectSound } from '../support/market/races.ts'
import { openUndoing, type Undoing } from '../support/market/repaying/undoing.ts'
import { startWorld, type World } from '../support/world.ts'

// What the approval of a request would do, said before another operator approves it.

let world: World
let market: Undoing
let hugo: Person
let ida: Person
beforeAll(async () => {
  world = await startWorld({ BORROW_WHILE_LATE: 'on', APPROVAL_ABOVE: '10' })
  market = await openUndoing(world)
  hugo = await personOf(world, 'hugo')
  ida = await personOf(world, 'ida')
})
afterAll(() => world.close())

const preview = (person: Person, { id }: Body) =>
  person.call('POST', `/operator/requests/${id}/preview`)
const previewed = (path: string) => market.olga.call('POST', path, {})
const approve = (person: Person, { id }: Body) =>
  person.call('POST', `/operator/requests/${id}/approve`, { reason: 'checked' })
const figures = async (person: Person) => {
  const { available_balance, held_balance, owed } = await person.wallet()
  return [available_balance, held_balance, owed]
}
const everything = () =>
  world.database.sql(
    `select (select count(*) from ledger_transaction) as moved, (select count(*) from audit_entry where act <> 'lookAtMember') as acts,
      (select count(*) from notification) as told, (select sum(version) from loan) as versions, (select count(*) from event) as events`,
  )

describe('the preview of a request', () => {
  it('says whose wallet changes by what, and what is left of the plan: that is what its approval does', async () => {
    const { ada, olga, otto, lent, pay, undo, age, loan } = market
    const id = await lent(31)
    const paid = await pay(id, 17)
    await age(id, 3)
    // Ida has spent what she got.
    const { available_balance: spends } = await ida.wallet()
    await ida.call('POST', '/wallet/withdraw', { amount: spends })
    const { request } = (await undo(paid.transaction.reference)).body
    const [people, before] = [[ada, hugo, ida], await loan(id)]
    const had = await Promise.all(people.map(figures))
    const was = await everything()

    const { status, body } = await preview(otto, request)
    expect([status, body.wallets.map((one: Body) => one.member_id)]).toEqual([
      200,
      [ada.id, ...[hugo.id, ida.id].toSorted()],
    ])
    expect(body.loan).toMatchObject({ id, title: before.title })
    expect(body.before).toMatchObject({
      status: 'active',
      payoff_amount: before.payoff_amount,
      amount_due: before.amount_due,
      instalments_left: 6 - (before.amount_due === 0 ? 1 : 0),
    })
    const owed = body.wallets.find((one: Body) => one.member_id === ida.id).owed
    expect(owed).toBeGreaterThan(0)
    // It changes nothing, and whoever asked can see it, too.
    expect(await everything()).toEqual(was)
    expect((await preview(olga, request)).body.wallets).toEqual(body.wallets)

    expect((await approve(otto, request)).status).toBe(200)
    const has = await Promise.all(people.map(figures))
    for (const [at, person] of people.entries()) {
      const told = body.wallets.find((one: Body) => one.member_id === person.id)
      const [available, held, debt] = has[at]?.map((now, of) => now - (had[at]?.[of] ?? 0)) ?? []
      expect([told.available, told.held, told.owed].map((one) => one.toFixed(2))).toEqual(
        [available, held, debt].map((one) => one?.toFixed(2)),
      )
    }
    const { status: state, payoff_amount, amount_due, days_past_due } = await loan(id)
    expect(body.after).toMatchObject({ status: state, payoff_amount, amount_due, days_past_due })
    expect(body.after.instalments_left).toBe(6)
    await expectSound(world)
  })

  it('is noted as a look at each member whose wallet it shows', async () => {
    const { ada, otto, lent, pay, undo } = market
    const paid = await pay(await lent(31, {}, { hugo: 100 }), 17)
    const { request } = (await undo(paid.transaction.reference)).body
    const looks = async () =>
      (
        await world.database.sql<Body>(
          "select member_id from audit_entry where act = 'lookAtMember' and actor_id = $1 order by number desc limit 2",
          [otto.id],
        )
      ).map(({ member_id }) => member_id)
    await preview(otto, request)
    expect((await looks()).toSorted()).toEqual([ada.id, hugo.id].toSorted())
  })

  it('says why it can no longer be approved; is refused to members and to parties', async () => {
    const { ada, olga, otto } = market
    const of = { amount: 40 }
    const { id } = (await ada.call('POST', '/wallet/deposit', of)).body.transaction
    const reverse = { reason: 'returned' }
    const { request } = (await olga.call('POST', `/operator/transactions/${id}/reverse`, reverse))
      .body
    expect((await preview(otto, request)).body).toMatchObject({
      wallets: [{ member_id: ada.id, available: -40, held: 0, owed: 0 }],
      loan: null,
      before: null,
      after: null,
    })
    expect(refused(await preview(ada, request)).slice(0, 2)).toEqual([403, 'FORBIDDEN'])
    expect((await approve(otto, request)).status).toBe(200)
    expect(refused(await preview(otto, request)).slice(0, 2)).toEqual([409, 'INVALID_TRANSITION'])
    expect(refused(await preview(otto, { id: ada.id })).slice(0, 2)).toEqual([404, 'NOT_FOUND'])
  })
})

describe('the preview of undoing without a request', () => {
  it('says what undoing a repayment does, also above the limit, and changes nothing', async () => {
    const { ada, olga, lent, pay, undo, age } = market
    const id = await lent(31, {}, { hugo: 60, nora: 40 })
    const paid = await pay(id, 17)
    await age(id, 3)
    const { reference } = paid.transaction
    const was = await everything()
    const path = `/operator/repayments/${reference}/undo/preview`
    const { status, body } = await olga.call('POST', path, {})
    expect([status, body.before.status, body.wallets[0]]).toEqual([
      200,
      'active',
      { member_id: ada.id, available: 17, held: 0, owed: 0 },
    ])
    expect(body.after.payoff_amount).toBeGreaterThan(body.before.payoff_amount)
    expect(await everything()).toEqual(was)
    const lentAgain = await olga.call('POST', path, { mode: 'return', amount: 5 })
    expect(lentAgain.body.wallets[0]).toMatchObject({ member_id: ada.id, available: 5 })
    expect(refused(await olga.call('POST', path, { mode: 'return' }))[1]).toBe('VALIDATION_FAILED')
    // Of what needs approval, the request foresees the same.
    const { request } = (await undo(reference)).body
    expect((await preview(olga, request)).body).toEqual(body)
    expect(refused(await hugo.call('POST', path, {}))[1]).toBe('FORBIDDEN')
  })

  it('tells only of what it would do, not of what is paid while it waits for the loan', async () => {
    const { ada, olga, lent, pay } = market
    const id = await lent(31, {}, { hugo: 60, nora: 40 })
    const paid = await pay(id, 17)
    const path = `/operator/repayments/${paid.transaction.reference}/undo/preview`
    const other = new Client({ connectionString: world.database.url })
    await other.connect()
    await other.query('begin')
    const ids = Array.from({ length: 8 }, () => newId())
    const repay = "select take_repayment($1, null, null, $2, 1000, $3, 0, 'shorten')"
    await other.query(repay, [ada.id, id, ids])
    const asked = olga.call('POST', path, {})
    const waiting =
      "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'"
    await expect.poll(() => world.database.sql(waiting)).toHaveLength(1)
    await other.query('commit')
    await other.end()
    expect((await asked).body).toEqual((await olga.call('POST', path, {})).body)
  })

  it('says what reversing a line does, and why it can’t be reversed', async () => {
    const { ada, olga, lent, pay } = market
    const pia = await personOf(world, 'pia')
    const deposit = (await pia.call('POST', '/wallet/deposit', { amount: 8 })).body.transaction
    const path = (line: Body) => `/operator/transactions/${line.id}/reverse/preview`
    const was = await everything()
    const { body } = await olga.call('POST', path(deposit), {})
    expect([body.wallets, body.loan, body.before]).toEqual([
      [{ member_id: pia.id, available: -8, held: 0, owed: 0 }],
      null,
      null,
    ])
    expect(await everything()).toEqual(was)
    const paid = await pay(await lent(31, {}, { hugo: 60, nora: 40 }), 5)
    expect(refused(await olga.call('POST', path(paid.transaction), {}))[1]).toBe('PART_OF_LOAN')
    const nobody = { id: ada.id }
    expect(refused(await olga.call('POST', path(nobody), {}))[1]).toBe('NOT_FOUND')
  })

  it('says what booking a repayment as of an earlier day does, also above the limit', async () => {
    const { ada, olga, lent, age } = market
    const id = await lent(31, {}, { hugo: 60, nora: 40 })
    await age(id, 10)
    const value_date = new Date(Date.now() - 8 * 86_400_000).toISOString().slice(0, 10)
    const path = `/operator/loans/${id}/repayments/preview`
    const was = await everything()
    const { status, body } = await olga.call('POST', path, { amount: 17, value_date })
    expect([status, body.wallets[0], body.redacted]).toEqual([
      200,
      { member_id: ada.id, available: -17, held: 0, owed: 0 },
      null,
    ])
    // It pays what was due.
    expect([body.before.days_past_due > 7, body.after.days_past_due]).toEqual([true, 0])
    expect(body.after.amount_due).toBeLessThan(body.before.amount_due)
    expect(await everything()).toEqual(was)
    const tooEarly = await olga.call('POST', path, { amount: 17, value_date: '2020-01-01' })
    expect(refused(tooEarly)[2]).toMatchObject({ field: 'value_date' })
    expect(refused(await olga.call('POST', path, { amount: 0, value_date }))[1]).toBe(
      'AMOUNT_OUT_OF_RANGE',
    )
    const much = await olga.call('POST', path, { amount: 1_000_000, value_date })
    expect(refused(much)[1]).toBe('INSUFFICIENT_FUNDS')
    // What needs approval foresees the same.
    const book = { amount: 17, value_date, reason: 'came on that day' }
    const [, , waits] = refused(await olga.call('POST', `/loans/${id}/repayments`, book))
    expect((await preview(olga, { id: waits.request_id })).body).toEqual(body)
    expect(refused(await ada.call('POST', path, { amount: 17, value_date }))[1]).toBe('FORBIDDEN')
    // It is refused as the booking is.
    const own = await lent(31, {}, { hugo: 60, olga: 40 })
    const ownPath = path.replace(id, own)
    const foreseen = refused(await olga.call('POST', ownPath, { amount: 17, value_date }))
    expect(foreseen[1]).toBe('OWN_ACCOUNT')
    expect(foreseen).toEqual(refused(await olga.call('POST', `/loans/${own}/repayments`, book)))
  })

  it('says what undoing a change of a plan does', async () => {
    const { olga, lent, loan } = market
    const id = await lent(31, {}, { hugo: 60, nora: 40 })
    const monthly = (await previewed(`/operator/plan-changes/${id}/undo/preview`)).status
    expect(monthly).toBe(404)
    const longer = { kind: 'term', months: 6, reason: 'longer' }
    const changed = await olga.call('POST', `/operator/loans/${id}/plan-changes`, longer)
    const change = changed.body.plan_change
    const was = await everything()
    const path = `/operator/plan-changes/${change.id}/undo/preview`
    const { body } = await previewed(path)
    expect(body.after.monthly_payment).toBeGreaterThan(body.before.monthly_payment)
    expect(body.after.last_due_on < body.before.last_due_on).toBe(true)
    expect(body.wallets).toEqual([])
    expect(await everything()).toEqual(was)
    const undo = { reason: 'by mistake' }
    expect((await olga.call('POST', `/operator/plan-changes/${change.id}/undo`, undo)).status).toBe(
      200,
    )
    expect((await loan(id)).payoff_amount).toBe(body.after.payoff_amount)
    expect(refused(await previewed(path))[1]).toBe('INVALID_TRANSITION')
  })

  it('says how much a redaction removes, also to whoever approves it', async () => {
    const { olga, otto } = market
    const oda = await personOf(world, 'oda', { scope: 'lending:admin' })
    const pia = await personOf(world, 'pia')
    const act = (by: Person, name: string, body: object = { reason: 'she asked' }) =>
      by.call('POST', `/operator/members/${pia.id}/${name}`, body)
    for (const by of [olga, otto, oda]) for (const one of ['freeze', 'release']) await act(by, one)
    for (const by of [otto, oda]) await act(by, 'notes', { text: 'has called' })
    // Looks are not counted.
    await oda.call('GET', `/operator/members/${pia.id}`)
    const path = `/operator/members/${pia.id}/redact-audit-trail/preview`
    const was = await everything()
    const { body } = await previewed(path)
    expect(body).toEqual({
      wallets: [],
      loan: null,
      before: null,
      after: null,
      redacted: { entries: 6, kept: 2, requests: 0, charges: 0, notes: 2 },
      version: expect.any(Number),
    })
    expect(await everything()).toEqual(was)
    const { request } = (await act(olga, 'redact-audit-trail')).body
    const foreseen = (await preview(otto, request)).body
    expect(foreseen.redacted).toEqual({ entries: 3, kept: 6, requests: 0, charges: 0, notes: 1 })
    expect((await approve(otto, request)).status).toBe(200)
    const [entry] = await world.database.sql<Body>(
      "select personal -> 'after' as after from audit_entry where act = 'redactAuditTrail' and refused_with is null order by number desc limit 1",
    )
    expect(entry?.after).toEqual({ redacted: 3, requests: 0, kept: 6 })
    expect(refused(await previewed(path.replace(pia.id, request.id)))[1]).toBe('NOT_FOUND')
    expect(refused(await previewed(path.replace(pia.id, olga.id)))[1]).toBe('OWN_ACCOUNT')
  })

  it('refuses whoever could remove nothing, since it is all their own, and leaves the request to a colleague', async () => {
    const { olga, otto } = market
    const oda = await personOf(world, 'oda', { scope: 'lending:admin' })
    const paul = await personOf(world, 'paul')
    const act = (by: Person, name: string) =>
      by.call('POST', `/operator/members/${paul.id}/${name}`, { reason: 'a secret' })
    await act(otto, 'freeze')
    const { request } = (await act(olga, 'redact-audit-trail')).body
    expect(refused(await preview(otto, request))[1]).toBe('FORBIDDEN')
    const [status, code, detail] = refused(await approve(otto, request))
    expect([status, code, detail.message]).toEqual([
      403,
      'FORBIDDEN',
      expect.stringContaining('has not dealt with this member'),
    ])
    // With what he tried just now.
    expect((await preview(oda, request)).body.redacted).toMatchObject({ entries: 3 })
    expect((await approve(oda, request)).status).toBe(200)
    const [left] = await world.database.sql<Body>(
      `select count(*) from audit_entry where member_id = '${paul.id}' and act = 'freezeMember' and personal is not null`,
    )
    expect(Number(left?.count)).toBe(0)
  })
})
