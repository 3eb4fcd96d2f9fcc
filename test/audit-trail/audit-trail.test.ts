import { randomUUID } from 'node:crypto'
import { Client } from 'pg'
import { afterAll, afterEach, describe, expect, it, onTestFinished } from 'vitest'
import { autoInvest } from '../../src/lending/investing/orders/standing-orders.ts'
import { expireLoans } from '../../src/lending/loan/expire.ts'
import { defaultLoans } from '../../src/lending/repaying/default/default.ts'
import { attempt } from '../support/database.ts'
import type { Body } from '../support/http-client.ts'
import { openLedger } from '../support/market/books/ledger.ts'
import { loanTools } from '../support/market/loans.ts'
import { redacted } from '../support/market/redacting.ts'
import { ageLoan } from '../support/market/travel.ts'
import { startWorld, type World } from '../support/world.ts'

const world: World = await startWorld()
const rules = await openLedger(world.database)
const ada = await world.token('ada')
const olga = await world.token('olga', { scope: 'lending:admin' })
const sam = await world.token('sam', { scope: 'lending:support' })
const { newLoan, put, inState } = loanTools(world, ada)
const idOf = async (token: string): Promise<string> =>
  (await world.rest('GET', '/profile', { token })).body.profile.id
const [adaId, olgaId, samId] = [await idOf(ada), await idOf(olga), await idOf(sam)]

const trail = () =>
  world.database.sql<
    Record<string, unknown>
  >(`select number::int, actor_kind, actor_id, actor_name, act, target_id, member_id,
    refused_with, personal, previous_hash, hash from audit_entry order by number`)
const breaks = () =>
  world.database.sql<{ number: number; problem: string }>(
    'select number::int, problem from audit_breaks()',
  )
const last = async () => (await trail()).at(-1)
const act = async (token: string, name: string, input: string) => {
  const text = `mutation { ${name}(input: { ${input} }) { userErrors { code field } } }`
  for (;;) {
    const { body } = await world.graphql(token, text)
    // A gateway on a busy machine may ask to come again.
    if (body.errors?.[0].extensions.code === 'UNAVAILABLE') continue
    expect(body.errors).toBeUndefined()
    return body.data[name].userErrors
  }
}

afterEach(async () => expect(await breaks()).toEqual([]))
afterAll(async () => {
  await rules.close()
  await world.close()
})

describe('the audit trail has', () => {
  it('what an operator does, with the reason, before and after', async () => {
    const input = `id: "${adaId}", creditScore: 700, blocked: false, reason: "Papers seen"`
    expect(await act(olga, 'reviewMember', input)).toEqual([])
    expect(await last()).toMatchObject({
      actor_kind: 'operator',
      actor_id: olgaId,
      act: 'reviewMember',
      target_id: adaId,
      member_id: adaId,
      refused_with: null,
      personal: {
        reason: 'Papers seen',
        before: { credit_score: null, verification_status: 'unverified', blocked: false },
        after: { credit_score: 700, verification_status: 'unverified', blocked: false },
      },
    })
  })

  it('what can be read without a look at a member, and the rest', async () => {
    await world.database.sql(
      `select record_audit('closePeriod', $1, null, 'period', null, null, '{"reason": "Month end", "after": {"month": "2027-01"}}')`,
      [olgaId],
    )
    const before = (await trail()).length
    const read = async (of: string) => {
      const told = `act memberId reason${of} before${of} after${of}`
      const text = `{ auditTrail(first: 50) { nodes { ${told} } } }`
      return (await world.graphql(olga, text)).body.data.auditTrail.nodes
    }
    const openly = await read('(unlessLook: true)')
    const looked = (entry: { act: string }) => entry.act === 'lookAtMember'
    const about = openly.filter((one: Body) => one.memberId !== null && !looked(one))
    expect(about.length).toBeGreaterThan(0)
    for (const one of about) expect([one.reason, one.before, one.after]).toEqual([null, null, null])
    expect(openly.find((one: Body) => one.act === 'closePeriod')).toMatchObject({
      reason: 'Month end',
      after: { month: '2027-01' },
    })
    expect(await trail()).toHaveLength(before)
    expect((await read('')).find((one: Body) => one.act === 'reviewMember').reason).toBe(
      'Papers seen',
    )
    expect((await trail()).slice(before).every((one) => one.act === 'lookAtMember')).toBe(true)
    expect((await trail()).length).toBeGreaterThan(before)
  })

  it('what was refused, though nothing else of it remains', async () => {
    const before = (await trail()).length
    expect(await act(sam, 'reviewMember', `id: "${adaId}", blocked: true`)).toMatchObject([
      { code: 'FORBIDDEN' },
    ])
    expect(await last()).toMatchObject({ actor_id: samId, refused_with: 'FORBIDDEN' })
    await act(olga, 'reviewMember', `id: "${adaId}", creditScore: 1`)
    expect(await last()).toMatchObject({ actor_id: olgaId, refused_with: 'VALIDATION_FAILED' })
    await act(olga, 'defaultLoan', `id: "${randomUUID()}", reason: "  "`)
    expect(await last()).toMatchObject({ act: 'defaultLoan', refused_with: 'VALIDATION_FAILED' })
    await act(olga, 'defaultLoan', `id: "${(await newLoan()).id}"`)
    expect(await last()).toMatchObject({ act: 'defaultLoan', refused_with: 'NOT_FOUND' })
    expect(await trail()).toHaveLength(before + 4)
  })

  it('nothing of members, who could fill it', async () => {
    const before = await trail()
    expect(await act(ada, 'reviewMember', `id: "${adaId}"`)).toMatchObject([{ code: 'FORBIDDEN' }])
    await act(ada, 'cancelLoan', `id: "${(await newLoan()).id}"`)
    expect(await trail()).toEqual(before)
  })

  it('what jobs and rules do to the records of members', async () => {
    const expiring = await inState('open')
    await world.database.sql('update loan set expires_at = now() where id = $1', [expiring])
    expect(await expireLoans(rules.platform)).toBe(1)
    expect(await last()).toMatchObject({
      actor_kind: 'job',
      actor_name: 'expire-loans',
      act: 'expireLoan',
      target_id: expiring,
      member_id: adaId,
      personal: { before: { status: 'open' }, after: { status: 'expired' } },
    })

    const lars = await world.token('lars')
    await world.rest('POST', '/wallet/deposit', { token: lars, body: { amount: 100 } })
    const order = { auto_invest_enabled: true, auto_invest_max_per_loan: 100 }
    await world.rest('PUT', '/preferences', { token: lars, body: order })
    const { id } = await newLoan({ amount_requested: 100 })
    await put(id, { status: 'open' })
    // The gateway's own job may have been faster.
    await autoInvest(rules.platform, id)
    expect(await last()).toMatchObject({
      actor_kind: 'rule',
      actor_name: 'standing-order',
      act: 'autoInvest',
      member_id: await idOf(lars),
    })

    await ageLoan(world.database, id, 200)
    expect(await defaultLoans(rules.platform)).toBe(1)
    expect(await last()).toMatchObject({
      actor_kind: 'job',
      actor_name: 'remind-and-default',
      act: 'defaultLoan',
      personal: { before: { status: 'active' }, after: { status: 'defaulted' } },
    })
  })
})

describe('the chain', () => {
  it('has no gaps and no branches, however many act at once', async () => {
    const before = (await trail()).length
    const members = await Promise.all(
      Array.from({ length: 8 }, async (_, index) => idOf(await world.token(`member-${index}`))),
    )
    await Promise.all(
      Array.from({ length: 48 }, (_, index) =>
        act(olga, 'reviewMember', `id: "${members[index % 8]}", creditScore: ${300 + index}`),
      ),
    )
    const rows = await trail()
    expect(rows).toHaveLength(before + 48)
    expect(rows.map(({ number }) => number)).toEqual(rows.map((_, index) => index + 1))
    expect(rows.slice(1).map((row) => row.previous_hash)).toEqual(
      rows.slice(0, -1).map((row) => row.hash),
    )
  })

  it('is followed by what waits for another to commit', async () => {
    const before = (await trail()).length
    const entry = (name: string) =>
      `select record_audit('${name}', null, 'job x', 'member', null, null, '{}')`
    await Promise.all(
      ['a', 'b', 'c'].map((name) =>
        attempt(world.database.ownerUrl, entry(name), 'select pg_sleep(0.05)', entry(name)),
      ),
    )
    const names = (await trail()).slice(before).map((row) => row.act)
    // Each transaction's entries are together: they get their numbers when it commits.
    expect(names).toHaveLength(6)
    expect([0, 2, 4].map((at) => names[at] === names[at + 1])).toEqual([true, true, true])
  })

  it('makes nobody wait for a transaction that has acted, but is not done', async () => {
    const entry = (name: string) =>
      `select record_audit('${name}', null, 'job x', 'member', null, null, '{}')`
    const slow = new Client({ connectionString: world.database.ownerUrl })
    await slow.connect()
    onTestFinished(() => slow.end())
    await slow.query('begin')
    await slow.query(entry('begun first'))
    await attempt(world.database.ownerUrl, "set lock_timeout = '10s'", entry('done first'))
    await slow.query('commit')
    const names = (await trail()).slice(-2).map((row) => row.act)
    expect(names).toEqual(['done first', 'begun first'])
  })

  it.each([
    'update audit_entry set act = act',
    'delete from audit_entry',
    'truncate audit_entry',
    "insert into audit_entry (id, actor_kind, actor_name, act, target_kind, digest) values (gen_random_uuid(), 'job', 'x', 'x', 'x', '')",
    'update audit_head set number = 0',
  ])('is out of reach of the application: %s', async (text) => {
    await expect(attempt(world.database.url, text)).rejects.toMatchObject({ code: '42501' })
  })

  it.each([
    ["update audit_entry set act = 'x'", 'update'],
    ['update audit_entry set personal = null', 'update'],
    ['update audit_entry set number = null, previous_hash = null, hash = null', 'update'],
    ['delete from audit_entry', 'delete'],
    ['truncate audit_entry', 'truncate'],
    ['delete from audit_head', 'delete'],
  ])('refuses its owner too: %s', async (text) => {
    await expect(attempt(world.database.ownerUrl, text)).rejects.toThrow()
  })

  it.each([
    ["set act = 'x' where number = 2", [2, 'was changed']],
    [
      `set personal = '{"reason": "x"}' where number = 2`,
      [2, 'says something else than was recorded'],
    ],
    [
      'set personal = null, salt = null where number = 2',
      [2, 'was redacted, but neither by an operator nor by an erasure'],
    ],
    ['set hash = digest where number = 2', [2, 'was changed']],
  ])('shows who got past the guards: %s', async (change, [number, problem]) => {
    await world.database.sql('create table spare as select * from audit_entry')
    const past = (text: string) =>
      world.database.sql(
        `set session_replication_role = replica; ${text}; reset session_replication_role`,
      )
    await past(`update audit_entry ${change}`)
    expect(await breaks()).toContainEqual({ number, problem })
    await past(
      'delete from audit_entry; insert into audit_entry select * from spare; drop table spare',
    )
  })

  it('shows what was removed, from its middle and from its end', async () => {
    const removed = async (which: string) => {
      await world.database.sql(
        `begin; set local session_replication_role = replica; delete from audit_entry where ${which}`,
      )
      const found = await breaks()
      await world.database.sql('rollback')
      return found.map(({ problem }) => problem)
    }
    expect(await removed('number = 2')).toContain('does not follow from the entry before it')
    expect(await removed('number > 3')).toEqual(['should be the last one, but is not'])
  })

  it('holds when what was said of a member is redacted', async () => {
    const said = async () =>
      world.database.sql(
        "select from audit_entry where member_id = $1 and personal::text like '%Papers%'",
        [adaId],
      )
    expect(await said()).toHaveLength(1)
    expect(await redacted(world, adaId)).toMatchObject({ status: 'approved' })
    expect(await said()).toEqual([])
  })
})
