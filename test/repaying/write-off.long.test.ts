import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { type Person, personOf, refused } from '../support/market/operating.ts'
import { type Defaults, openDefaults } from '../support/market/repaying/recoveries.ts'
import { ageLoan } from '../support/market/travel.ts'
import { tally } from '../support/servers/fleet/pair.ts'
import { startWorld, type World } from '../support/world.ts'

// What an operator writes off of a defaulted loan.

let world: World
let desk: Defaults

beforeAll(async () => {
  world = await startWorld({ BORROW_WHILE_LATE: 'on' })
  desk = await openDefaults(world)
})
afterEach(() => desk.sound())
afterAll(() => world.close())

it('shows what nobody expects any more: in the loan, in portfolios, in what its parties are told', async () => {
  const id = await desk.defaulted([
    ['hugo', 40],
    ['ida', 60],
  ])
  const before = await desk.loan(id)
  expect(before).toMatchObject({ status: 'defaulted', written_off_at: null })
  const { status, body } = await desk.writeOff(id)
  expect(status).toBe(200)
  expect(body).toMatchObject({
    request: null,
    loan: {
      status: 'defaulted',
      payoff_amount: before.payoff_amount,
      written_off_at: expect.any(String),
      written_off_amount: before.payoff_amount,
      version: before.version + 1,
    },
  })
  expect(await desk.loan(id)).toEqual(body.loan)
  const told = { loan_id: id, reason: 'insolvent' }
  const { ada, olga } = desk
  expect((await ada.news())[0]).toMatchObject({
    kind: 'loan_written_off',
    data: { ...told, amount: String(before.payoff_amount) },
  })
  const hugo = await personOf(world, 'hugo')
  expect((await hugo.news())[0]).toMatchObject({
    kind: 'investment_written_off',
    data: { ...told, amount: '40.00' },
    message: '40.00 USD of your money in "Seeds" is not expected back: insolvent',
  })
  const { portfolio } = (await hugo.call('GET', '/portfolio')).body
  expect(portfolio).toMatchObject({ defaulted: 40, written_off: 40 })
  const cents = Math.round(before.payoff_amount * 100)
  expect(
    await world.database.sql(
      `select act, actor_id, member_id, personal from audit_entry where act = 'writeOffLoan'`,
    ),
  ).toEqual([
    {
      act: 'writeOffLoan',
      actor_id: olga.id,
      member_id: ada.id,
      personal: {
        reason: 'insolvent',
        before: { status: 'defaulted', written_off_amount: null },
        after: { status: 'defaulted', written_off_amount: cents },
      },
    },
  ])
})

it('is done once: by one key, by two calls, by many at once', async () => {
  const id = await desk.defaulted([['hugo', 50]])
  const key = { 'idempotency-key': 'written-off-1' }
  const first = await desk.writeOff(id, desk.olga, {}, key)
  const second = await desk.writeOff(id, desk.olga, {}, key)
  expect([second.headers.get('idempotent-replayed'), second.body]).toEqual(['true', first.body])
  expect(refused(await desk.writeOff(id))).toMatchObject([
    409,
    'INVALID_TRANSITION',
    { from: 'written_off', to: 'written_off' },
  ])
  const other = await desk.defaulted([['hugo', 50]])
  const all = await Promise.all(Array.from({ length: 6 }, () => desk.writeOff(other)))
  expect(tally(all.map(({ status }) => status))).toEqual({ 200: 1, 409: 5 })
})

it('leaves what comes in later to the lenders, and the accounts free to be closed', async () => {
  const leo = await personOf(world, 'leo')
  const bob = await personOf(world, 'bob')
  const close = ({ id: member }: Person = bob) =>
    desk.olga.call('POST', `/operator/members/${member}/close`, { reason: 'gone' })
  const id = await desk.defaulted([['leo', 50]])
  const empty = async () =>
    leo.call('POST', '/wallet/withdraw', { amount: (await leo.wallet()).balance })
  await empty()
  const kept = refused(await close(leo))
  expect(kept).toMatchObject([409, 'OBLIGATIONS_LEFT', { available: 0, loans: [] }])
  expect(kept[2].investments).toHaveLength(1)
  await desk.writeOff(id)
  const paid = await desk.ada.call('POST', `/loans/${id}/repayments`, { amount: 10 })
  expect(paid.body).toMatchObject({ applied: 10, loan: { status: 'defaulted' } })
  expect(await leo.wallet()).toMatchObject({ balance: 10 })
  expect((await leo.call('GET', '/portfolio')).body.portfolio).toMatchObject({
    written_off: (await leo.call('GET', '/portfolio')).body.portfolio.defaulted,
  })
  await world.database.sql(`set session_replication_role = replica;
    update loan set borrower_id = '${bob.id}' where id = '${id}';
    set session_replication_role = origin`)
  expect((await close()).status).toBe(200)
  await empty()
  expect((await close(leo)).status).toBe(200)
})

it.each([
  ['an active loan', () => desk.late([['hugo', 50]]), 409, 'INVALID_TRANSITION', null],
  ['no loan', async () => crypto.randomUUID(), 404, 'NOT_FOUND', null],
  ['a loan that changed since', () => desk.defaulted([['hugo', 50]]), 409, 'VERSION_CONFLICT', 1],
] as const)('is refused of %s', async (_, make, status, code, version) => {
  const id = await make()
  expect(refused(await desk.writeOff(id, desk.olga, { version })).slice(0, 2)).toEqual([
    status,
    code,
  ])
})

it('says what has become of the loan since its version was read', async () => {
  const id = await desk.defaulted([['hugo', 50]])
  const { version } = await desk.loan(id)
  await desk.recover(id, 10)
  expect(refused(await desk.writeOff(id, desk.olga, { version }))).toMatchObject([
    409,
    'VERSION_CONFLICT',
    { status: 'defaulted', written_off: false, owed: expect.any(Number), currency: 'USD' },
  ])
  await desk.writeOff(id)
  expect(refused(await desk.recover(id, 1, desk.olga, { version }))).toMatchObject([
    409,
    'VERSION_CONFLICT',
    { status: 'defaulted', written_off: true, currency: 'USD' },
  ])
})

it('is refused to whoever may not decide: support, members, and parties to the loan', async () => {
  const id = await desk.defaulted([['oda', 50]])
  const sue = await personOf(world, 'sue', { scope: 'lending:support' })
  expect(refused(await desk.writeOff(id, sue))[1]).toBe('FORBIDDEN')
  expect(refused(await desk.writeOff(id, desk.ada))[1]).toBe('FORBIDDEN')
  for (const party of ['oda', 'ada']) {
    const person = await personOf(world, party, { scope: 'lending:admin' })
    expect(refused(await desk.writeOff(id, person)).slice(0, 2)).toEqual([403, 'OWN_ACCOUNT'])
    expect(refused(await desk.recover(id, 1, person))[1]).toBe('OWN_ACCOUNT')
  }
  expect(await desk.loan(id)).toMatchObject({ written_off_at: null })
})

it('stays, and is of defaulted loans alone: the database refuses anything else', async () => {
  const id = await desk.defaulted([['hugo', 50]])
  await desk.writeOff(id)
  for (const change of [
    'written_off_at = null, written_off_amount = null',
    'written_off_amount = 1',
  ])
    await expect(
      world.database.sql(`update loan set ${change} where id = '${id}'`),
    ).rejects.toThrow('append-only')
  const active = await desk.late([['hugo', 50]])
  await expect(
    world.database.sql(
      `update loan set written_off_at = now(), written_off_amount = 1 where id = '${active}'`,
    ),
  ).rejects.toThrow('loan_written_off_whole')
})

it('leaves the arrears, in which it was until then', async () => {
  const id = await desk.defaulted([['hugo', 50]])
  await ageLoan(world.database, id, 150)
  const late = async () => {
    const { body } = await desk.ada.call('GET', '/loans?arrears=over_90_days&limit=100')
    return body.loans.some((loan: { readonly id: string }) => loan.id === id)
  }
  expect(await late()).toBe(true)
  await desk.writeOff(id)
  expect(await late()).toBe(false)
})
