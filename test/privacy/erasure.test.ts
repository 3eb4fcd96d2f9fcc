import { randomUUID } from 'node:crypto'
import { tmpdir } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { checkAuditTrail } from '../../src/lending/audit-trail/check.ts'
import { eraseDue } from '../../src/lending/erasure/due.ts'
import { type ErasureList, openErasureList } from '../../src/lending/erasure/list.ts'
import { eraseTraces } from '../../src/lending/erasure/traces.ts'
import { auditLedger } from '../../src/lending/ledger/audit.ts'
import { long } from '../support/long.ts'
import { type MailWorld, startMailWorld } from '../support/mail.ts'
import { loanTools } from '../support/market/loans.ts'
import { type Person, personOf, refused } from '../support/market/operating.ts'
import { orderTools } from '../support/market/standing-orders.ts'
import { findings } from '../support/privacy/search.ts'
import type { World } from '../support/world.ts'

let mail: MailWorld
let world: World
let olga: Person
beforeAll(async () => {
  mail = await startMailWorld({ WEBHOOK_KEY: 'ab'.repeat(32), BANK_ACCOUNT_KEY: 'cd'.repeat(32) })
  world = mail.world
  olga = await personOf(world, 'olga', { scope: 'lending:admin' })
})
afterAll(() => mail.close())

const { sql } = {
  sql: (text: string, values?: readonly unknown[]) =>
    world.database.sql<Record<string, never>>(text, values),
}

/** Somebody of whom everything that can be known is known, and who has left traces with others. */
async function known(name: string) {
  const subject = `sub-${name.toLowerCase()}`
  const email = `${name.toLowerCase()}@erase.example`
  const someone = await personOf(world, subject, { amount: 100, name: `${name} Quixley`, email })
  await someone.call('PUT', '/profile', {
    city: `${name}ville`,
    bio: `I keep goats-of-${name.slice(0, 3)}`,
    occupation: `${name}smith`,
    monthly_income: 4321,
    external_id: `customer-${name}`,
    metadata: { note: `${name} is kind` },
    latitude: 51.05,
    longitude: 3.72,
  })
  const friend = await personOf(world, `friend-of-${randomUUID()}`, { amount: 50 })
  await someone.call('POST', '/wallet/transfer', {
    recipient_id: friend.id,
    amount: 10,
    description: `From ${name} with thanks`,
    external_id: `thanks-of-${name}`,
    metadata: { from: name },
  })
  await friend.call('POST', '/wallet/transfer', {
    recipient_id: someone.id,
    amount: 1,
    description: `For ${name}`,
    external_id: `gift-for-${name}`,
    metadata: { to: name },
  })
  const drafted = await someone.call('POST', '/loans', {
    title: `A barn for ${name}`,
    external_id: `barn-of-${name}`,
    metadata: { kept: `for ${name}` },
    amount_requested: 100,
  })
  expect(drafted.status).toBe(201)
  await olga.call('POST', `/operator/members/${someone.id}/freeze`, {
    reason: `${name} asked`,
  })
  await olga.call('POST', `/operator/members/${someone.id}/release`, {
    reason: `${name} is back`,
  })
  await mail.deliver()
  const words = [name, subject, email, `${name}ville`, `goats-of-${name.slice(0, 3)}`]
  return { someone, friend, subject, words }
}

/** Takes the money out, so that nothing is left. */
async function emptied({ call, wallet }: Person) {
  const { available_balance: amount } = await wallet()
  expect((await call('POST', '/wallet/withdraw', { amount })).status).toBe(201)
}

describe('an erasure', () => {
  it('is refused while something is left, with all of it', async () => {
    const { someone } = await known('Aurelio')
    const [status, code, reason] = refused(await someone.call('POST', '/erasure'))
    expect([status, code]).toEqual([409, 'OBLIGATIONS_LEFT'])
    expect(reason).toMatchObject({
      available: 91,
      loans: [],
      investments: [],
      payments: [],
      requests: 0,
    })
    expect(await findings(world.database, ['Aurelio Quixley'])).not.toEqual([])
    expect((await someone.call('GET', '/profile')).status).toBe(200)
  })

  it('leaves nothing that says who the member was, but what the law keeps', async () => {
    const { someone, friend, subject, words } = await known('Benvenuta')
    await emptied(someone)
    expect((await findings(world.database, words)).length).toBeGreaterThan(8)
    const { status, body } = await someone.call('POST', '/erasure')
    expect(status).toBe(200)
    const year = new Date().getUTCFullYear()
    expect(body.erasure).toMatchObject({
      member_id: someone.id,
      status: 'retained',
      kept: [
        { kind: 'aml', until: expect.stringContaining(String(year + 5)) },
        { kind: 'books', until: expect.stringContaining(String(year + 10)) },
      ],
    })
    const left = await findings(world.database, words)
    expect(left.filter(({ table }) => table !== 'erasure_kept')).toEqual([])
    expect(left.length).toBeGreaterThan(0)
    // Its figures are still there, for those who were paid.
    const lines = (await friend.call('GET', '/wallet/transactions')).body.transactions
    expect(
      lines.map(({ type, amount, description }: Record<string, unknown>) => [
        type,
        amount,
        description,
      ]),
    ).toContainEqual(['transfer_in', 10, null])
    expect((await friend.news()).map(({ message }) => message)).toContain(
      'A member sent you 10.00 USD.',
    )
    expect((await friend.call('GET', `/members/${someone.id}`)).body.member).toMatchObject({
      full_name: null,
    })
    // The token of before is nobody's, and a new one is a new member's.
    expect([401, 403]).toContain((await someone.call('GET', '/profile')).status)
    await expect.poll(async () => (await someone.call('GET', '/profile')).status).toBe(401)
    await new Promise((resolve) => setTimeout(resolve, 1_100))
    const fresh = await personOf(world, subject)
    expect(fresh.id).not.toBe(someone.id)
    const ledger = await auditLedger(world.database.ownerUrl, undefined)
    expect(ledger).toEqual([])
    expect(await checkAuditTrail((text) => world.database.sql(text))).toEqual([])
    const history = await olga.call('GET', `/operator/audit-trail?member_id=${someone.id}`)
    expect(history.body.audit_trail.map(({ act }: Record<string, unknown>) => act)).toContain(
      'eraseMember',
    )
  })

  it('reaches whoever was told of a loan and never lent, and letters whose notifications are forgotten', async () => {
    const { someone, words } = await known('Leopoldina')
    const [told, toldBefore, paid] = [
      await mail.person('told'),
      await mail.person('told-before'),
      await mail.person('paid-before'),
    ]
    for (const one of [told, toldBefore])
      await one.call('PATCH', '/preferences', { match_notifications: true })
    await someone.call('POST', '/wallet/transfer', { recipient_id: paid.id, amount: 5 })
    const { put, newLoan } = loanTools(world, someone.token)
    const { id } = await newLoan({ title: 'Seeds for Leopoldina' })
    expect((await put(id, { status: 'open' })).status).toBe(200)
    await orderTools(world).settled()
    const letters = (await mail.deliver()).flatMap(({ recipients }) => recipients).toSorted()
    expect(letters).toEqual(
      ['paid-before', 'told-before', 'told'].map((one) => `${one}@example.org`),
    )
    await sql(`set session_replication_role = replica;
      update notification set created_at = now() - interval '91 days' where user_id in ('${paid.id}', '${toldBefore.id}');
      set session_replication_role = origin`)
    await sql('select forget_notifications(90)')
    expect([await paid.news(), await toldBefore.news()]).toEqual([[], []])

    expect((await put(id, { status: 'cancelled' })).status).toBe(200)
    await emptied(someone)
    expect((await someone.call('POST', '/erasure')).status).toBe(200)
    const left = await findings(world.database, words)
    expect(left.filter(({ table }) => table !== 'erasure_kept')).toEqual([])
    expect(await told.news()).toMatchObject([{ data: { loan_id: id, loan_title: 'Erased' } }])
  })

  it('is not undone by a letter that was on its way', async () => {
    const { someone, words } = await known('Mirabella')
    const friend = await mail.person('waits-for-a-letter')
    await someone.call('POST', '/wallet/transfer', { recipient_id: friend.id, amount: 5 })
    const [letter] = await sql('select id from letter where user_id = $1', [friend.id])
    const [taken] = await sql('select attempts from claim_letters(1000, 900) where id = $1', [
      letter?.id,
    ])
    await emptied(someone)
    expect((await someone.call('POST', '/erasure')).status).toBe(200)
    // The mail server has it.
    const content = { language: 'en', subject: 'Mirabella Quixley sent you 5.00 USD', parts: [] }
    const sent = { ...letter, ...taken, state: 'sent', address: 'a@b.example', content }
    await sql('select record_letters($1)', [JSON.stringify([sent])])
    expect(await sql('select state from letter where id = $1', [letter?.id])).toEqual([
      { state: 'sent' },
    ])
    const left = await findings(world.database, words)
    expect(left.filter(({ table }) => table !== 'erasure_kept')).toEqual([])
  })

  it('waits for a letter that is being recorded, and finds it', async () => {
    const { someone, words } = await known('Rosalba')
    const friend = await mail.person('has-a-letter-recorded')
    await someone.call('POST', '/wallet/transfer', { recipient_id: friend.id, amount: 5 })
    const [letter] = await sql('select id from letter where user_id = $1', [friend.id])
    const [taken] = await sql('select attempts from claim_letters(1000, 900) where id = $1', [
      letter?.id,
    ])
    await emptied(someone)
    const content = { language: 'en', subject: 'Rosalba Quixley sent you 5.00 USD', parts: [] }
    const sent = { ...letter, ...taken, state: 'sent', address: 'a@b.example', content }
    await sql('begin')
    await sql('select record_letters($1)', [JSON.stringify([sent])])
    const erased = someone.call('POST', '/erasure')
    const waits =
      "select 1 from pg_locks where not granted and locktype in ('transactionid', 'tuple')"
    const isWaiting = async () => {
      while ((await sql(waits)).length === 0) await sleep(20)
    }
    await Promise.race([erased, isWaiting()])
    await sql('commit')
    expect((await erased).status).toBe(200)
    expect(await sql('select state from letter where id = $1', [letter?.id])).toEqual([
      { state: 'sent' },
    ])
    const left = await findings(world.database, words)
    expect(left.filter(({ table }) => table !== 'erasure_kept')).toEqual([])
  })

  it('that is not committed yet is seen by a letter that is recorded meanwhile', async () => {
    const { someone, words } = await known('Serafina')
    const friend = await mail.person('has-a-letter-after-it')
    await someone.call('POST', '/wallet/transfer', { recipient_id: friend.id, amount: 5 })
    const [letter] = await sql('select id from letter where user_id = $1', [friend.id])
    const [taken] = await sql('select attempts from claim_letters(1000, 900) where id = $1', [
      letter?.id,
    ])
    const content = { language: 'en', subject: 'Serafina Quixley sent you 5.00 USD', parts: [] }
    const sent = { ...letter, ...taken, state: 'sent', address: 'a@b.example', content }
    await sql('begin')
    await sql("select erase_member($1, gateway_now(), '{}')", [someone.id])
    const recorded = world.gateway.database.change('select record_letters($1)', [
      JSON.stringify([sent]),
    ])
    const isWaiting = async () => {
      while ((await sql('select 1 from pg_locks where not granted')).length === 0) await sleep(20)
    }
    await Promise.race([recorded, isWaiting()])
    await sql('commit')
    await recorded
    const [kept] = await sql('select state, content from letter where id = $1', [letter?.id])
    expect(kept).toMatchObject({ state: 'sent', content: { subject: 'Erased' } })
    expect(JSON.stringify(kept)).not.toContain(words[0])
  })

  long('is an event, and ends the account for operators too', async () => {
    const { someone } = await known('Casimira')
    await emptied(someone)
    await someone.call('POST', '/erasure')
    const events = (await olga.call('GET', '/operator/events?types=member.erased&after=0')).body
      .events
    expect(events.at(-1)).toMatchObject({ type: 'member.erased', data: { member_id: someone.id } })
    const release = await olga.call('POST', `/operator/members/${someone.id}/release`, {
      reason: 'no',
    })
    expect(refused(release).slice(0, 2)).toEqual([409, 'INVALID_TRANSITION'])
  })

  it('erases on its day what the law has kept, and keeps a list that backups do not have', async () => {
    const { someone, words } = await known('Dagmaria')
    await emptied(someone)
    await someone.call('POST', '/erasure')
    const { database } = world.gateway
    const listed: string[] = []
    const erasures: ErasureList = {
      add: async () => undefined,
      complete: async (all) => void listed.push(...all.map(({ memberId }) => memberId)),
    }
    await eraseDue({ database, erasures })
    expect(listed).toContain(someone.id)
    expect(await findings(world.database, words)).not.toEqual([])
    await sql('update erasure_kept set until = current_date where member_id = $1', [someone.id])
    expect(await eraseDue({ database, erasures })).toMatchObject({ kept: 2 })
    expect(await findings(world.database, words)).toEqual([])
    expect(await checkAuditTrail((text) => world.database.sql(text))).toEqual([])
    const [row] = await sql('select erasure_of($1) as erasure', [someone.id])
    expect(row?.erasure).toMatchObject({ kept: [] })
  })

  it('that fails keeps no other from being done, and each goes on where it was', async () => {
    const [odd, other] = [(await known('Ignazio')).someone, (await known('Jolanda')).someone]
    for (const one of [odd, other]) {
      await emptied(one)
      await one.call('POST', '/erasure')
    }
    const ids = [odd.id, other.id]
    const unfinished = () =>
      sql('update erasure set done_at = null where member_id = any ($1)', [ids])
    await unfinished()
    await sql('update erasure_kept set until = current_date where member_id = any ($1)', [ids])
    await sql(`create function no_change() returns trigger language plpgsql as $$ begin raise exception 'odd'; end $$;
      create trigger no_change before update on erasure for each row when (old.member_id = '${odd.id}') execute function no_change();
      create trigger no_change before update on erasure_kept for each row when (old.member_id = '${odd.id}') execute function no_change()`)
    const { database } = world.gateway
    const listed: string[] = []
    const erasures: ErasureList = {
      add: async () => undefined,
      complete: async (all) => void listed.push(...all.map(({ memberId }) => memberId)),
    }
    await expect(eraseDue({ database, erasures })).rejects.toThrow('2 of 5 failed')
    await sql('drop function no_change cascade')
    expect(listed).toEqual(expect.arrayContaining(ids))
    const left = 'select member_id from erasure where done_at is null'
    const kept =
      'select distinct member_id from erasure_kept where erased_at is null and until <= current_date'
    for (const text of [left, kept]) expect(await sql(text)).toEqual([{ member_id: odd.id }])

    await unfinished()
    const visited: unknown[] = []
    const change: typeof database.change = (text, values = []) => {
      if (text.includes('erase_traces')) visited.push(values[1])
      return database.change(text, values)
    }
    expect(await eraseTraces({ database: { change } }, other.id)).toBe(true)
    expect(visited).toEqual([])
    expect(await eraseDue({ database, erasures })).toMatchObject({ ended: 1, kept: 2 })
  })

  it('begins with no further one once the time of the job is over', async () => {
    const begun: unknown[] = []
    const database = {
      ...world.gateway.database,
      query: async (text: string) =>
        (text.includes('erasure_of') ? [] : ['a', 'b', 'c'].map((id) => ({ id }))) as never[],
      change: async (text: string, values: readonly unknown[] = []) => {
        if (text.includes('acquaintances_of')) begun.push(values[0])
        await sleep(text.includes('acquaintances_of') ? 60 : 0)
        const isCount = /erase_kept|expire_exports/.test(text)
        return (isCount ? [{ count: 0n }] : []) as never[]
      },
    }
    const erasures: ErasureList = { add: async () => undefined, complete: async () => undefined }
    expect(await eraseDue({ database, erasures }, 90)).toMatchObject({ ended: 2 })
    expect(begun).toEqual(['a', 'b'])
  })

  long('is done again in a restored backup, which has the member as they were', async () => {
    const { someone, words } = await known('Eulalina')
    // As after a restore: the member has not asked in this database, and has money.
    const [first] = await sql("select erase_again($1, now() - interval '1 day', $2) as erased", [
      someone.id,
      { aml: '2020-01-01' },
    ])
    expect(first?.erased).toBe(true)
    await eraseTraces(world.gateway, someone.id)
    expect(await findings(world.database, words)).toEqual([])
    const [again] = await sql('select erase_again($1, now(), $2) as erased', [someone.id, {}])
    expect(again?.erased).toBe(false)
  })

  long(
    'is left to the job once its time is over, even if nobody’s records have many traces',
    async () => {
      const { someone } = await known('Hildegunda')
      expect(await eraseTraces(world.gateway, someone.id, 0)).toBe(false)
    },
  )

  long('is reported, and not failed, if the list can’t be read', async () => {
    const reported: string[] = []
    const list = openErasureList(tmpdir(), (reason) => void reported.push(reason))
    await list.complete([])
    expect(reported).toEqual([expect.stringContaining('EISDIR')])
  })

  long('of a member who never moved money keeps nothing', async () => {
    const zoe = await personOf(world, 'sub-zoe', { name: 'Zoe Never', email: 'zoe@erase.example' })
    const { body } = await zoe.call('POST', '/erasure')
    expect(body.erasure).toMatchObject({ status: 'erased', kept: [] })
    expect(await findings(world.database, ['sub-zoe', 'Zoe Never', 'zoe@'])).toEqual([])
  })
})

describe('the audit trail', () => {
  long('has an entry that is missed when it is not there', async () => {
    const { someone } = await known('Gioconda')
    const breaks = () => checkAuditTrail((text) => world.database.sql(text))
    await sql('update audit_entry set personal = null, salt = null where member_id = $1', [
      someone.id,
    ])
    expect((await breaks()).map(({ problem }) => problem)).toContain(
      'was redacted, but neither by an operator nor by an erasure',
    )
    await emptied(someone)
    await someone.call('POST', '/erasure')
    expect(await breaks()).toEqual([])
  })
})

describe('the guards', () => {
  it('let words be taken away, and nothing else change', async () => {
    const { someone } = await known('Fiammetta')
    await someone.call(
      'POST',
      '/wallet/deposit',
      { amount: 1 },
      { 'idempotency-key': randomUUID() },
    )
    const refusedBy = (text: string) => expect(sql(text), text).rejects.toThrow('append-only')
    await refusedBy(
      "update wallet_transaction set description = 'other words' where description is not null",
    )
    await refusedBy('update wallet_transaction set amount = amount + 1, description = null')
    await refusedBy("update loan_event set reason = 'another'")
    await refusedBy(
      "update idempotency_key set outcome = null where created_at > now() - interval '1 hour'",
    )
    await expect(sql("update loan set title = 'Erased' where status = 'active'")).resolves.toEqual(
      [],
    )
    await expect(
      sql('select erase_traces(id, id, 10) from profile where full_name is not null limit 1'),
    ).rejects.toThrow('only traces of erased members')
  })
})
