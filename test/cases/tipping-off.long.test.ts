import { randomUUID } from 'node:crypto'
import { afterAll, describe, expect, it, vi } from 'vitest'
import { screenedWorld } from '../support/cases/screened.ts'
import type { Body } from '../support/http-client.ts'
import { type Person, personOf } from '../support/market/operating.ts'
import { statements } from '../support/world.ts'

const world = await screenedWorld({})
const { database, opened, pass, cora, olga } = world
const friend = await personOf(world, 'friend')
afterAll(() => world.close())

/** Everything that a member can see of their money and themselves, and do with it. */
const acts: readonly (readonly [method: string, path: string, body?: object])[] = [
  ['POST', '/wallet/withdraw', { amount: 10 }],
  ['POST', '/wallet/withdraw', { amount: 1_000 }],
  ['POST', '/wallet/transfer', { amount: 10, recipient_id: friend.id }],
  ['POST', '/wallet/deposit', { amount: 5 }],
  ['GET', '/wallet'],
  ['GET', '/wallet/transactions'],
  ['GET', '/payments'],
  ['GET', '/payments?state=approved'],
  ['GET', '/notifications'],
  ['GET', '/profile'],
  ['GET', '/preferences'],
  ['GET', '/verification'],
  ['GET', '/looks'],
  ['POST', '/erasure'],
  ['POST', '/data-export'],
]

const changing = /[0-9a-f]{8}-[0-9a-f-]{27}|\d{4}-\d\d-\d\dT[\d:.]+Z|RF\d{2}\w+|WyI[\w.-]+/g
/** What an answer says, without ids, times and names. */
const said = (text: unknown, name: string) =>
  JSON.stringify(text).replaceAll(changing, '*').replaceAll(name, 'name')

async function answersTo(person: Person, name: string) {
  const answers = []
  for (const [method, path, body] of acts) {
    const { status, body: answer } = await person.call(method, path, body)
    answers.push([path, status, said(answer, name)])
  }
  return answers
}

/** What each act sends to the database: what all of three attempts send, since jobs and clocks send something now and then, too. */
async function statementsOf(person: Person) {
  const all: Record<string, readonly string[]> = {}
  // An export is made by a job, whose statements would be counted, too.
  for (const [method, path, body] of acts.filter(([, one]) => one !== '/data-export')) {
    const attempt = () => statements(() => person.call(method, path, body))
    const [first, ...others] = [await attempt(), await attempt(), await attempt()]
    all[`${method} ${path}`] = others.reduce(inBoth, first)
  }
  return all
}

/** The statements of one list that another has too, as often as it has them. */
function inBoth(one: readonly string[], other: readonly string[]): string[] {
  const left = [...other]
  return one.filter((statement) => {
    const at = left.indexOf(statement)
    if (at >= 0) left.splice(at, 1)
    return at >= 0
  })
}

describe('a member whose money is held', () => {
  it('is told nothing, live or later, when a case is opened, worked on and closed', async () => {
    const ned = await personOf(world, 'ned', { amount: 100 })
    await ned.call('POST', '/wallet/withdraw', { amount: 10 })
    await pass()
    // Numbers the events until now, as gateways do when they find the time.
    await database.sql('select number_events()')
    const before = await contents()
    const { id } = await opened(ned, { hold_money: true })
    const path = `/operator/cases/${id}`
    for (const [ending, body] of [
      ['notes', { text: 'nothing at the register' }],
      ['files', { name: 'statement.pdf', sha256: 'a'.repeat(64), size: 10 }],
      ['decision', { decision: 'cleared', reason: 'explained' }],
      ['decision/reject', { reason: 'not yet' }],
    ] as const)
      expect((await cora.call('POST', `${path}/${ending}`, body)).status).toBe(200)
    await cora.call('PATCH', path, { assignee_id: cora.id })
    await cora.call('GET', path)
    await world.decided(id, 'cleared')
    const after = await contents()
    const changed = Object.keys(after).filter((table) => after[table] !== before[table])
    expect(changed).toEqual(
      ['case_entry', 'idempotency_key', 'member_case'].filter((one) => changed.includes(one)),
    )
  })

  const heldOne = async (subject: string): Promise<Person> => {
    const held = await personOf(world, subject, { amount: 100 })
    await opened(held, { hold_money: true })
    return held
  }

  it('sends the same statements as anybody else', async () => {
    const held = await heldOne('held-member')
    const free = await personOf(world, 'free-member', { amount: 100 })
    // What is read together is learnt from what was asked before.
    await statementsOf(await personOf(world, 'first-member', { amount: 100 }))
    expect(await statementsOf(held)).toEqual(await statementsOf(free))
  })

  it('gets the same answers as anybody else', async () => {
    // A job that comes between two acts sends what is free to go: then two others are compared.
    await vi.waitFor(
      async () => {
        const [held, free] = [`held-${randomUUID()}`, `free-${randomUUID()}`]
        const one = await answersTo(await heldOne(held), held)
        const other = await answersTo(await personOf(world, free, { amount: 100 }), free)
        expect(one).toEqual(other)
        expect(one.map(([, status]) => status)).not.toContain(404)
      },
      { timeout: 60_000 },
    )
  })
})

describe('an operator without the scope for cases', () => {
  it('gets the same refusal, whether there is a case or not', async () => {
    const pat = await personOf(world, 'pat')
    const { id } = await opened(pat)
    const none = '00000000-0000-4000-8000-000000000000'
    for (const person of [olga, pat])
      for (const path of [
        `/operator/cases/${id}`,
        `/operator/cases/${none}`,
        `/operator/cases?member_id=${pat.id}`,
      ]) {
        const { status, body } = await person.call('GET', path)
        expect([path, status, body.error.code]).toEqual([path, 403, 'FORBIDDEN'])
      }
    const answers = await Promise.all(
      [id, none].map((one) => olga.call('POST', `/operator/cases/${one}/notes`, { text: 'hello' })),
    )
    expect(answers.map(({ status }) => status)).toEqual([403, 403])
  })

  it('finds no payment that waits in the list of all payments or in the metrics, held or not', async () => {
    const vic = await personOf(world, 'vic', { amount: 100 })
    const { id } = await opened(vic, { hold_money: true })
    await vic.call('POST', '/wallet/withdraw', { amount: 10 })
    await pass('P3D')
    const metrics = async () => {
      const { body } = await world.rest('GET', '/metrics')
      return String(body)
        .split('\n')
        .filter((line) => /^payments_open.*approved/.test(line))
    }
    expect(await metrics()).toEqual([])
    const listed = async (query: string) =>
      (await olga.call('GET', `/operator/payments?state=approved${query}`)).body.payments
    expect(await listed('')).toEqual([])
    expect(await listed(`&member_id=${vic.id}`)).toMatchObject([{ amount: 10 }])
    await world.decided(id, 'cleared')
  })

  it('finds no trace in the member’s file, the audit trail or its numbers', async () => {
    const quin = await personOf(world, 'quin', { amount: 10 })
    const seen = async () => {
      const file = await olga.call('GET', `/operator/members/${quin.id}`)
      const trail = await olga.call('GET', '/operator/audit-trail?looks=false&limit=100')
      return JSON.stringify([file.body, trail.body])
    }
    const before = await seen()
    const { id } = await opened(quin, { hold_money: true })
    await cora.call('GET', `/operator/cases/${id}`)
    await cora.call('POST', `/operator/cases/${id}/decision/confirm`, {
      decision: 'cleared',
      reason: 'refused',
    })
    expect(await seen()).toBe(before)
  })

  it('does not learn from looks that somebody has opened the member’s file through the case', async () => {
    const rex = await personOf(world, 'rex', { amount: 10 })
    const { id } = await opened(rex)
    const query = `{ case(id: "${id}") { memberFile { creditScore wallet { balance } } } }`
    const { body } = await world.graphql(cora.token, query)
    expect(body.data.case.memberFile.wallet.balance).toBe('10.00')
    const looks = await database.sql(
      "select from audit_entry where act = 'lookAtMember' and member_id = $1",
      [rex.id],
    )
    expect(looks).toEqual([])
    const { entries } = (await cora.call('GET', `/operator/cases/${id}/entries`)).body
    expect(entries[0]).toMatchObject({ act: 'look', actor_id: cora.id })
  })
})

describe('an operator with the scope', () => {
  it('neither sees nor decides a case about themselves', async () => {
    const { id } = (
      await world.carl.call('POST', '/operator/cases', {
        member_id: cora.id,
        reason: 'odd deposits',
      })
    ).body.case
    expect((await cora.call('GET', `/operator/cases/${id}`)).status).toBe(404)
    expect(
      (await cora.call('GET', '/operator/cases?limit=100')).body.cases.map((one: Body) => one.id),
    ).not.toContain(id)
    const { status, body } = await cora.call('POST', `/operator/cases/${id}/notes`, { text: 'I' })
    expect([status, body.error.code]).toEqual([404, 'NOT_FOUND'])
    const own = await cora.call('POST', '/operator/cases', { member_id: cora.id, reason: 'mine' })
    expect([own.status, own.body.error.code]).toEqual([403, 'OWN_ACCOUNT'])
  })
})

/** A hash of each table's rows, but for those that gateways and jobs change by themselves. */
async function contents(): Promise<Record<string, string>> {
  const tables = await database.sql<{ name: string }>(
    "select relname as name from pg_class where relkind = 'r' and relnamespace = current_schema()::regnamespace order by 1",
  )
  const beside = ['gateway', 'open_connection', 'budget', 'clock', 'ledger_audit', 'screening_mark']
  const hashes: Record<string, string> = {}
  for (const { name } of tables.filter((one) => !beside.includes(one.name))) {
    const text = `select md5(coalesce(string_agg(one::text, '' order by one::text), '')) as hash from ${name} as one`
    const [row] = await database.sql<{ hash: string }>(text)
    hashes[name] = row?.hash ?? ''
  }
  return hashes
}
