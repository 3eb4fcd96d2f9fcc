import { setTimeout as sleep } from 'node:timers/promises'
import { type DocumentNode, print } from 'graphql'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ownWorkQuery, pulseQuery } from '../../app/src/operate/live/operations.ts'
import { backOfficeSettings, openBackOffice } from '../support/app/back-office.ts'
import type { Body } from '../support/http-client.ts'
import { type Person, personOf } from '../support/market/operating.ts'
import { startWorld, statements, type World } from '../support/world.ts'

// What waits for operators in one list: who sees what of it, and who takes it. In the back office, four loans are late, one is to be reviewed, and an operator
// has asked to reverse a deposit; here, letters to a member come back, and there are two cases.

let world: World
let desk: Awaited<ReturnType<typeof openBackOffice>>
let people: Record<'support' | 'both' | 'investigator' | 'member', Person>

beforeAll(async () => {
  world = await startWorld({ ...backOfficeSettings, WITHDRAW_APPROVAL_ABOVE: '400' })
  desk = await openBackOffice(world)
  people = {
    support: await personOf(world, 'sam', { scope: 'lending:support', name: 'Sam Support' }),
    both: await personOf(world, 'bea', { scope: 'lending:admin lending:cases', name: 'Bea Both' }),
    investigator: await personOf(world, 'ivy', { scope: 'lending:cases', name: 'Ivy Inquire' }),
    member: await personOf(world, 'ada'),
  }
  const { lise } = desk.ids
  await world.database.sql(`insert into mail_address (user_id, own_address, bounced_address, bounced_at, bounce_reason)
    values ('${lise}', 'lise@example.org', 'lise@example.org', now(), 'no such user')
    on conflict (user_id) do update set own_address = excluded.own_address, bounced_address = excluded.bounced_address, bounced_at = excluded.bounced_at`)
  for (const member_id of [desk.ids.mary, people.both.id])
    await people.investigator.call('POST', '/operator/cases', { member_id, reason: 'odd' })
})
afterAll(() => world.close())

const list = async (by: Person, query = ''): Promise<Body[]> =>
  (await by.call('GET', `/operator/worklist?limit=100${query}`)).body.worklist
const kinds = (items: readonly Body[]) => items.map(({ kind }) => kind).toSorted()
const ofKind = async (kind: string, by: Person = desk.operator): Promise<Body> => {
  const [item] = await list(by, `&kind=${kind}`)
  return item ?? {}
}
const change = (by: Person, id: string, body: object) =>
  by.call('PATCH', `/operator/worklist/${id}`, body)
const common = ['late', 'late', 'late', 'late', 'mail', 'request', 'review']

describe('the worklist', () => {
  it('has what waits, the oldest first, with its age and what comes next', async () => {
    const items = await list(desk.operator)
    expect(kinds(items)).toEqual(common)
    const times = items.map(({ since }) => since)
    expect(times).toEqual(times.toSorted())
    // After a month, each instalment was due.
    expect(
      items
        .filter(({ kind }) => kind === 'late')
        .map(({ age_days: days, next_step: step }) => [days > 90, days > 30, step]),
    ).toEqual([
      [true, true, 'decide_default'],
      [false, true, 'agree_plan'],
      [false, true, 'agree_plan'],
      [false, false, 'remind'],
    ])
    expect(items.find(({ kind }) => kind === 'mail')).toMatchObject({
      id: `mail:${desk.ids.lise}`,
      member_id: desk.ids.lise,
      next_step: 'ask_address',
      owner_id: null,
      version: 0,
    })
    expect(await list(desk.operator, '&sort=newest')).toEqual(items.toReversed())
    const loan = items[0]?.loan_id
    const { body } = await desk.operator.call('GET', `/loans/${loan}`)
    expect(items[0]?.age_days).toBe(body.loan.days_past_due)
  })

  it('says whose it is and how much it is about, with as many statements for a page as for an item', async () => {
    const items = await list(desk.operator)
    const about = (kind: string) => {
      const { loan_title, member_name, amount } = items.find((one) => one.kind === kind) ?? {}
      return [loan_title, member_name, amount]
    }
    const { body } = await desk.operator.call('GET', `/loans/${desk.ids['A bakery oven']}`)
    expect(body.loan.amount_due).toBeGreaterThan(0)
    expect(about('late')).toEqual(['A bakery oven', 'Ada Lovelace', body.loan.amount_due])
    expect(about('review')).toEqual(['A cold store', 'Ada Lovelace', 4200])
    expect(about('request')).toEqual([null, 'Lise Meitner', 1500])
    expect(about('mail')).toEqual([null, 'Lise Meitner', null])
    const page = async (limit: number) => {
      const sent = await statements(() =>
        desk.operator.call('GET', `/operator/worklist?kind=late&limit=${limit}`),
      )
      return sent.length
    }
    expect(await page(4)).toBe(await page(1))
  })

  it('asks to wait for the payment of whom an operator has reminded in the last week', async () => {
    const step = async () => {
      const items = await list(desk.operator, '&kind=late')
      return items.find(({ loan_title: title }) => title === 'Seed potatoes')?.next_step
    }
    const reminders = async () => {
      const asked =
        '{ worklist { nodes { loanTitle lastReminder { sentAt operator { fullName } } } } }'
      const { data } = (await world.graphql(desk.colleague.token, asked)).body
      return data.worklist.nodes.flatMap((one: Body) =>
        one.lastReminder
          ? [[one.loanTitle, one.lastReminder.operator.fullName, one.lastReminder.sentAt]]
          : [],
      )
    }
    expect(await reminders()).toEqual([])
    // A reminder never changes, so that this one was sent too long ago.
    await world.database.sql(
      `insert into reminder (id, loan_id, kind, number, due_on, amount, actor_id, sent_at)
        values (new_id(), $1, 'late', 1, business_date(), 100, $2, now() - interval '8 days')`,
      [desk.ids['Seed potatoes'], desk.operator.id],
    )
    expect(await step()).toBe('remind')
    await desk.operator.call('POST', `/operator/loans/${desk.ids['Seed potatoes']}/reminders`, {})
    expect(await step()).toBe('await_payment')
    // The line says who was reminded by whom: it is the newest of two.
    const [[title, by, sentAt] = [], ...others] = await reminders()
    expect([title, by, others]).toEqual(['Seed potatoes', 'Olga Marsh', []])
    expect(Date.now() - Date.parse(sentAt)).toBeLessThan(86_400_000)
  })

  it('is read in pages, by kind, and as CSV', async () => {
    const first = (await desk.operator.call('GET', '/operator/worklist?limit=3&include=total')).body
    const { next_cursor: cursor, total } = first.pagination
    expect([first.worklist.length, total]).toEqual([3, 7])
    const next = (await desk.operator.call('GET', `/operator/worklist?limit=100&cursor=${cursor}`))
      .body
    expect([...first.worklist, ...next.worklist]).toEqual(await list(desk.operator))
    expect(kinds(await list(desk.operator, '&kind=mail,request'))).toEqual(['mail', 'request'])
    const csv = await desk.operator.call('GET', '/operator/worklist?kind=late&f=csv')
    const [head, ...lines] = String(csv.body).trimEnd().split('\r\n')
    expect(head).toContain('kind,subject_id,member_id,loan_id,since,age_days')
    expect(head).toContain('loan_title,member_name,counterparty,amount')
    expect(lines).toHaveLength(4)
    expect(lines[0]).toMatch(/,A bakery oven,Ada Lovelace,,\d+\.\d\d,,,$/)
  })

  it('is sorted by amount, the largest first and what has none last, in pages, too', async () => {
    const sizes = (items: readonly Body[]) =>
      items.map(({ amount }) => (amount === null ? -1 : Math.abs(amount)))
    const all = await list(desk.operator, '&sort=largest')
    expect(kinds(all)).toEqual(common)
    expect(sizes(all)).toEqual(sizes(all).toSorted((one, other) => other - one))
    expect([sizes(all)[0], sizes(all).at(-1)]).toEqual([4200, -1])
    const late = all.filter(({ kind }) => kind === 'late')
    expect(await list(desk.operator, '&sort=largest&kind=late')).toEqual(late)
    const page = async (query: string) =>
      (await desk.operator.call('GET', `/operator/worklist?sort=largest&limit=3${query}`)).body
    const first = await page('')
    const second = await page(`&cursor=${first.pagination.next_cursor}`)
    const third = await page(`&cursor=${second.pagination.next_cursor}`)
    expect([first, second, third].flatMap(({ worklist }) => worklist)).toEqual(all)
    const wrong = `/operator/worklist?limit=3&cursor=${first.pagination.next_cursor}`
    expect((await desk.operator.call('GET', wrong)).body.error.code).toBe('BAD_CURSOR')
  })

  it('says how many there are of each kind, under the same conditions and scopes', async () => {
    const counts = async (by: Person, query = '') => {
      const { body } = await by.call('GET', `/operator/work-counts${query}`)
      return Object.fromEntries(body.work_counts.map((one: Body) => [one.kind, one.items]))
    }
    const none = { late: 0, review: 0, request: 0, payment: 0, bank_line: 0, mail: 0, help: 0 }
    const waiting = { ...none, late: 4, review: 1, request: 1, mail: 1 }
    expect(await counts(desk.operator)).toEqual(waiting)
    expect(await counts(desk.operator, '?owned=true')).toEqual(none)
    expect(await counts(desk.operator, '?postponed=true')).toEqual(none)
    expect(await counts(people.both, '?postponed=false')).toEqual({ ...waiting, case: 1 })
    expect(await counts(people.investigator)).toEqual({ case: 2 })
    const ofLoan = `?loan_id=${desk.ids['A greenhouse']}`
    expect(await counts(desk.operator, ofLoan)).toEqual({ ...none, late: 1 })
    const { status, body } = await people.member.call('GET', '/operator/work-counts')
    expect([status, body.error.code]).toEqual([403, 'FORBIDDEN'])
    const wrong = await desk.operator.call('GET', '/operator/work-counts?owner_id=me')
    expect([wrong.status, wrong.body.error.details[0].field]).toEqual([400, 'owner_id'])
  })

  it('is narrowed by what comes next, days, amounts and words, and so are its numbers', async () => {
    const found = async (query: string) => {
      const items = await list(desk.operator, query)
      const { body } = await desk.operator.call('GET', `/operator/work-counts?${query.slice(1)}`)
      const counted = body.work_counts.reduce((sum: number, one: Body) => sum + one.items, 0)
      expect(counted).toBe(items.length)
      return items.map(({ loan_title: title, kind }) => title ?? kind).toSorted()
    }
    const all = await list(desk.operator)
    const [oldest, ...rest] = all.filter(({ kind }) => kind === 'late')
    expect(await found('&next_step=decide_default,review')).toEqual([
      'A bakery oven',
      'A cold store',
    ])
    expect(await found(`&min_days=${oldest?.age_days}`)).toEqual(['A bakery oven'])
    expect(await found(`&max_days=${rest.at(-1)?.age_days}`)).not.toContain('A bakery oven')
    expect(await found('&min_amount=1500&max_amount=1500')).toEqual(['request'])
    const due = oldest?.amount
    expect(await found(`&min_amount=${due}&max_amount=${due}`)).toEqual(['A bakery oven'])
    // Whoever asks for small amounts asks for some amount.
    expect(await found('&max_amount=4200')).not.toContain('mail')
    expect(await found('&q=lise')).toEqual(['mail', 'request'])
    expect(await found('&q=green')).toEqual(['A greenhouse'])
    expect(await found('&q=ada oven')).toEqual(['A bakery oven'])
    expect(await found('&q=ada goat')).toEqual([])
    expect(await found('&q=---')).toEqual([])
    const id = `late:${desk.ids['A boat engine']}`
    await change(desk.operator, id, { note: 'Pays after the harvest' })
    expect(await found('&q=harvest')).toEqual(['A boat engine'])
    await change(desk.operator, id, { note: null })
    const page = await desk.operator.call(
      'GET',
      '/operator/worklist?q=ada&limit=2&include=total&sort=largest',
    )
    const next = page.body.pagination.next_cursor
    const more = await list(desk.operator, `&q=ada&sort=largest&cursor=${next}`)
    expect(page.body.pagination.total).toBe(2 + more.length)
    const refused = async (query: string) =>
      (await desk.operator.call('GET', `/operator/worklist?${query}`)).body.error?.details[0].field
    expect(await refused('min_days=9&max_days=3')).toBe('min_days')
    expect(await refused('min_amount=9&max_amount=3')).toBe('min_amount')
    expect(await refused(`q=${'x'.repeat(201)}`)).toBe('q')
  })

  it('asks little to learn whether anything has changed', async () => {
    const asked = async (document: DocumentNode, variables = {}) => {
      const sent = await statements(async () => {
        const { body } = await world.graphql(desk.operator.token, print(document), variables)
        expect(body.errors).toBeUndefined()
      })
      return sent.length
    }
    expect(await asked(pulseQuery)).toBe(7)
    expect(await asked(ownWorkQuery, { own: desk.operator.id })).toBeLessThanOrEqual(6)
  })

  it('hides cases, and their number, from whoever may not see cases; and everything from members', async () => {
    expect(kinds(await list(people.support))).toEqual(common)
    expect(kinds(await list(people.investigator))).toEqual(['case', 'case'])
    // The other case is about the caller.
    expect(kinds(await list(people.both))).toEqual(['case', ...common])
    expect((await list(people.both)).flatMap(({ rule }) => rule ?? [])).toEqual(['operator'])
    const total = async (by: Person) =>
      (await by.call('GET', '/operator/worklist?limit=1&include=total')).body.pagination.total
    expect([await total(people.support), await total(people.both)]).toEqual([7, 8])
    const refused = async (by: Person, query = '') => {
      const { status, body } = await by.call('GET', `/operator/worklist${query}`)
      return [status, body.error?.code]
    }
    const forbidden = [403, 'FORBIDDEN']
    expect(await refused(people.support, '?kind=case')).toEqual(forbidden)
    expect(await refused(people.support, '?kind=case,late')).toEqual(forbidden)
    expect(await refused(people.investigator, '?kind=late')).toEqual(forbidden)
    expect(await refused(people.member)).toEqual(forbidden)
  })

  it('counts the days of a loan that was paused without its pauses, and asks for no pauses of others', async () => {
    const { sql } = world.database
    const asks = async () => {
      const late = await sql<Body>("select id, next_step from work_item where kind = 'late'")
      const [asked] = await sql<{ calls: number }>(
        "select calls::int from pg_stat_xact_user_functions where funcname = 'paused_days'",
      )
      return { late, calls: asked?.calls ?? 0 }
    }
    const paused = `insert into plan_change (id, loan_id, kind, terms, reason, actor_id, by_operator, status, effective_on, interest_before,
        interest_after, value_before, value_after, acted_at)
      select new_id(), id, 'interest_pause', jsonb_build_object('from', late_due_on + $2::int, 'to', business_date()), 'ill', borrower_id, true,
        'effective', business_date(), 1, 1, 1, 1, now() from loan where id = $1`
    const oldest = await ofKind('late')
    await sql('select pg_stat_force_next_flush()')
    await sql('begin')
    await sql("set local track_functions = 'all'")
    await sql('set local session_replication_role = replica')
    const before = await asks()
    expect([before.late.length, before.calls]).toEqual([4, 0])
    await sql(paused, [oldest.subject_id, 10])
    const { late, calls } = await asks()
    expect([late.find(({ id }) => id === oldest.id)?.next_step, calls]).toEqual(['remind', 1])
    await sql("update plan_change set terms = jsonb_set(terms, '{from}', '\"2000-01-01\"')")
    expect((await asks()).late.map(({ id }) => id)).not.toContain(oldest.id)
    await sql('rollback')
  })

  it('counts the days of the items that are shown, not of all', async () => {
    const { sql } = world.database
    const asked = async () => {
      const [pauses] = await sql<{ calls: number }>(
        "select calls::int from pg_stat_xact_user_functions where funcname = 'paused_days'",
      )
      return pauses?.calls ?? 0
    }
    await sql('begin')
    await sql("set local track_functions = 'all'")
    const before = await asked()
    await sql("select age_days from work_item where kind = 'late' order by since, id limit 1")
    const calls = (await asked()) - before
    await sql('rollback')
    expect(calls).toBe(1)
  })

  it('has the numbers and sums of late loans above it, as lists and reports divide them', async () => {
    const late = async () =>
      (await desk.operator.call('GET', '/operator/late-loans')).body.late_loans
    const dueOf = async (...titles: string[]) => {
      const loans = await Promise.all(
        titles.map((title) => desk.operator.call('GET', `/loans/${desk.ids[title]}`)),
      )
      const due = loans.reduce((sum, { body }) => sum + body.loan.amount_due, 0)
      return {
        loans: titles.length,
        loans_added: titles.length,
        amount_due: Number(due.toFixed(2)),
      }
    }
    const none = await dueOf()
    const buckets = ['days_1_to_30', 'days_31_to_60', 'days_61_to_90', 'over_90_days', 'defaulted']
    const days: Record<string, string[]> = {
      days_1_to_30: ['Seed potatoes'],
      days_31_to_60: ['A boat engine'],
      days_61_to_90: ['A greenhouse'],
      over_90_days: ['A bakery oven'],
    }
    const expected = async (of: Record<string, string[]>) =>
      Promise.all(
        buckets.map(async (bucket) => ({
          bucket,
          ...none,
          ...(await dueOf(...(of[bucket] ?? []))),
        })),
      )
    expect(await late()).toEqual(await expected(days))
    const given = { id: desk.ids['A bakery oven'], reason: 'Nobody answers' }
    const act =
      'mutation ($input: DefaultLoanInput!) { defaultLoan(input: $input) { loan { id } } }'
    await world.graphql(desk.operator.token, act, { input: given })
    expect(await late()).toEqual(
      await expected({ ...days, over_90_days: [], defaulted: ['A bakery oven'] }),
    )
  })

  it('leaves out what is done, and a loan that was written off', async () => {
    const request = await ofKind('request')
    await desk.operator.call('POST', `/operator/requests/${request.subject_id}/reject`, {
      reason: 'The money is there',
    })
    expect(await list(desk.operator, '&kind=request')).toEqual([])
  })
})

describe('a withdrawal that waits for approval', () => {
  it('is on the worklist with its member and amount, for all who may see payments, until it is decided', async () => {
    const { member } = people
    await member.call('POST', '/wallet/deposit', { amount: 900 })
    const asked = await member.call('POST', '/wallet/withdraw', { amount: 401 })
    const { payment_id: id, created_at: since } = asked.body.transaction
    const [item, ...others] = await list(people.support, '&kind=payment')
    expect(others).toEqual([])
    expect(item).toMatchObject({
      id: `payment:${id}`,
      subject_id: id,
      member_id: member.id,
      since,
      age_days: 0,
      next_step: 'approve',
      amount: 401,
    })
    const given = { owner_id: desk.operator.id, note: 'Asked at the bank.' }
    expect((await change(desk.operator, `payment:${id}`, given)).body.item).toMatchObject(given)
    const { audit_trail: entries } = (
      await desk.operator.call('GET', `/operator/audit-trail?act=updateWorkItem&target_id=${id}`)
    ).body
    expect(entries).toEqual([
      expect.objectContaining({ target_kind: 'payment', reason: given.note }),
    ])
    await desk.operator.call('POST', `/operator/payments/${id}/cancel`, { reason: 'Not his' })
    expect(await list(desk.operator, '&kind=payment')).toEqual([])
  })
})

describe('the worklist about a record', () => {
  const about = async (by: Person, query: string) => (await list(by, query)).map(({ id }) => id)

  it('has the items of a loan', async () => {
    const { ids } = desk
    expect(await about(desk.operator, `&loan_id=${ids['A greenhouse']}`)).toEqual([
      `late:${ids['A greenhouse']}`,
    ])
    expect(await about(desk.operator, `&loan_id=${ids.submitted}`)).toEqual([
      `review:${ids.submitted}`,
    ])
    expect(await about(desk.operator, `&loan_id=${ids.open}`)).toEqual([])
  })

  it('has the items that concern a member, and cases only for whoever may see them', async () => {
    const { ids } = desk
    const all = await list(people.both)
    for (const member of [ids.ada, ids.lise, ids.mary]) {
      const own = all.filter(({ member_id: id }) => id === member).map(({ id }) => id)
      expect(own).not.toEqual([])
      expect(await about(people.both, `&member_id=${member}`)).toEqual(own)
    }
    expect(await about(desk.operator, `&member_id=${ids.mary}`)).toEqual([])
  })

  it.each(['loan_id', 'member_id'])('is refused if %s is no id', async (name) => {
    const { status, body } = await desk.operator.call('GET', `/operator/worklist?${name}=mine`)
    expect([status, body.error.details[0].field]).toEqual([400, name])
  })
})

describe('an item that is put away', () => {
  const dayIn = async (days: number): Promise<string> => {
    const [row] = await world.database.sql<{ day: string }>(
      'select (business_date() + $1::int)::text as day',
      [days],
    )
    return String(row?.day)
  }
  const idsOf = async (query: string) => (await list(desk.operator, query)).map(({ id }) => id)

  it('is not among the rest until its day, which the audit trail has', async () => {
    const id = `late:${desk.ids['Seed potatoes']}`
    const day = await dayIn(1)
    const away = await change(desk.operator, id, { look_again_on: day })
    expect(away.body.item).toMatchObject({ id, look_again_on: day, owner_id: null, version: 1 })
    expect(await idsOf('&postponed=true')).toEqual([id])
    expect(await idsOf('&postponed=false')).not.toContain(id)
    expect(await idsOf('')).toEqual(expect.arrayContaining([id]))
    // Who takes it leaves its day.
    const taken = await change(desk.operator, id, { owner_id: desk.operator.id })
    expect(taken.body.item).toMatchObject({ look_again_on: day })
    const { audit_trail: entries } = (
      await desk.operator.call(
        'GET',
        `/operator/audit-trail?act=updateWorkItem&target_id=${desk.ids['Seed potatoes']}`,
      )
    ).body
    expect(entries.map(({ after }: Body) => after)).toEqual([
      { owner_id: desk.operator.id },
      { owner_id: null, look_again_on: day },
    ])
    await world.database.sql('update work_note set look_again_on = business_date()')
    expect(await idsOf('&postponed=true')).toEqual([])
    expect(await idsOf('&postponed=false')).toContain(id)
    const back = await change(desk.operator, id, { look_again_on: null, owner_id: null })
    expect(back.body.item).toMatchObject({ look_again_on: null })
  })

  it.each([0, -400, 367])('is not put away until a day %i days from now', async (days) => {
    const id = `late:${desk.ids['Seed potatoes']}`
    const look_again_on = await dayIn(days)
    const { status, body } = await change(desk.operator, id, { look_again_on })
    const [detail] = body.error.details
    expect([status, detail.field]).toEqual([400, 'look_again_on'])
    expect(detail.message).toContain(await dayIn(1))
    expect(detail.message).toContain(await dayIn(366))
  })
})

describe('an item', () => {
  it('is taken, noted on, handed over and given back, each in the audit trail', async () => {
    const { id, subject_id: loan } = await ofKind('late')
    const own = { owner_id: desk.operator.id, note: 'Called, pays on Friday.', version: 0 }
    const taken = await change(desk.operator, id, own)
    expect(taken.body.item).toMatchObject({ id, ...own, version: 1 })
    expect(
      (await list(people.support, `&owner_id=${desk.operator.id}`)).map((one) => one.id),
    ).toEqual([id])
    expect((await list(people.support, '&owned=false')).map((one) => one.id)).not.toContain(id)
    await desk.colleague.call('GET', '/operator/work-operators')
    const { work_operators: operators } = (
      await people.support.call('GET', '/operator/work-operators')
    ).body
    expect(operators.map((one: Body) => one.id)).toContain(desk.colleague.id)
    // Who can only look could do nothing with it, nor give it back.
    expect(operators.map((one: Body) => one.id)).not.toContain(people.support.id)
    const idle = await change(desk.operator, id, { owner_id: people.support.id })
    expect([idle.status, idle.body.error.details[0].field]).toEqual([400, 'owner_id'])
    // Who is new is known as soon as they have opened the worklist.
    const nora = await personOf(world, 'nora', { scope: 'lending:admin', name: 'Nora New' })
    const early = await change(desk.operator, id, { owner_id: nora.id })
    expect(early.body.error.details[0].field).toBe('owner_id')
    const begins = async () =>
      (
        await desk.operator.call('GET', `/operator/audit-trail?act=beginOperating`)
      ).body.audit_trail.filter((one: Body) => one.actor_id === nora.id)
    expect(await begins()).toEqual([])
    const opened = () => nora.call('GET', '/operator/work-operators')
    // Another gateway is just noting it.
    const other = new Client({ connectionString: world.database.url })
    await other.connect()
    await other.query('begin')
    await other.query('select record_operator($1)', [nora.id])
    const both = Promise.all([opened(), opened()])
    await sleep(200)
    await other.query('commit')
    await other.end()
    await both
    expect(await begins()).toHaveLength(1)
    const handed = { owner_id: nora.id, note: 'Please call her.', version: 1 }
    const newcomers = await change(desk.operator, id, handed)
    expect(newcomers.body.item).toMatchObject({ ...handed, version: 2 })
    await change(desk.operator, id, { owner_id: desk.operator.id, note: own.note })
    const given = await change(desk.operator, id, { owner_id: desk.colleague.id })
    expect(given.body.item).toMatchObject({
      owner_id: desk.colleague.id,
      note: own.note,
      version: 4,
    })
    const back = await change(desk.colleague, id, { owner_id: null, note: null })
    expect(back.body.item).toMatchObject({ owner_id: null, note: null, version: 5 })
    // What changes nothing is nothing new.
    await change(desk.colleague, id, { owner_id: null })
    const { audit_trail: entries } = (
      await desk.operator.call('GET', `/operator/audit-trail?act=updateWorkItem&target_id=${loan}`)
    ).body
    expect(entries.map(({ reason, before, after }: Body) => [reason, before, after])).toEqual([
      [null, { owner_id: desk.colleague.id }, { owner_id: null }],
      [null, { owner_id: desk.operator.id }, { owner_id: desk.colleague.id }],
      [own.note, { owner_id: nora.id }, { owner_id: desk.operator.id }],
      [handed.note, { owner_id: desk.operator.id }, { owner_id: nora.id }],
      // Refused, since nobody knew her yet, and since support can only look.
      [null, null, null],
      [null, null, null],
      [own.note, { owner_id: null }, { owner_id: desk.operator.id }],
    ])
    expect(
      await world.database.sql('select what, expected, found from trail_differences()'),
    ).toEqual([])
  })

  it.each([
    ['by an operator who only looks', 'support', { note: 'x' }, 403, 'FORBIDDEN'],
    [
      'for somebody who is no operator',
      'operator',
      { owner_id: 'member' },
      400,
      'VALIDATION_FAILED',
    ],
    [
      'with a note that is too long',
      'operator',
      { note: 'x'.repeat(501) },
      400,
      'VALIDATION_FAILED',
    ],
    [
      'that somebody else has changed',
      'operator',
      { note: 'x', version: 7 },
      409,
      'VERSION_CONFLICT',
    ],
  ] as const)('is not changed %s', async (_, by, body, status, code) => {
    const { id } = await ofKind('review')
    const owner = 'owner_id' in body ? { owner_id: people.member.id } : {}
    const person = by === 'support' ? people.support : desk.operator
    const refused = await change(person, id, { ...body, ...owner })
    expect([refused.status, refused.body.error?.code]).toEqual([status, code])
    expect(await ofKind('review')).toMatchObject({ note: null, version: 0 })
  })

  it('that is a case is not given here, so that no trail that others read names it', async () => {
    const { id } = await ofKind('case', people.both)
    const refused = await change(people.both, id, { note: 'x' })
    expect([refused.status, refused.body.error.code]).toEqual([404, 'NOT_FOUND'])
    const { audit_trail: entries } = (
      await desk.operator.call(
        'GET',
        '/operator/audit-trail?act=updateWorkItem&refused=true&limit=1',
      )
    ).body
    expect(entries[0]).toMatchObject({ refused_with: 'NOT_FOUND', target_id: null })
  })

  it('about an operator is not theirs to take', async () => {
    const both = people.both
    await world.database.sql(`insert into mail_address (user_id, own_address, bounced_address, bounced_at)
      values ('${both.id}', 'bea@example.org', 'bea@example.org', now())
      on conflict (user_id) do update set own_address = excluded.own_address, bounced_address = excluded.bounced_address, bounced_at = excluded.bounced_at`)
    const refused = await change(both, `mail:${both.id}`, { owner_id: both.id })
    expect(refused.body.error.code).toBe('OWN_ACCOUNT')
    const given = await change(desk.operator, `mail:${both.id}`, { owner_id: both.id })
    expect([given.status, given.body.error.details[0].field]).toEqual([400, 'owner_id'])
  })

  it('keeps no note about a member whose trail was redacted', async () => {
    const { lise } = desk.ids
    const noted = await change(people.both, `mail:${lise}`, { note: 'Has moved away.' })
    expect(noted.body.item).toMatchObject({ note: 'Has moved away.' })
    await world.database.sql("select redact_for($1, $2, $3, 'asked')", [
      lise,
      desk.operator.id,
      desk.colleague.id,
    ])
    const [item] = (await list(desk.operator, '&kind=mail')).filter((one) => one.member_id === lise)
    expect(item).toMatchObject({ note: null })
  })

  it('is noted on by one of two who do so at once', async () => {
    const { id } = await ofKind('review')
    const [one, other] = await Promise.all(
      ['mine', 'no, mine'].map((note, at) =>
        change(at === 0 ? desk.operator : desk.colleague, id, { note, version: 0 }),
      ),
    )
    expect([one?.status, other?.status].toSorted()).toEqual([200, 409])
  })

  it('that a colleague has changed first says who has it, with which note and until when', async () => {
    const item = await ofKind('review')
    const mine = { owner_id: desk.operator.id, note: 'Called.', version: item.version }
    expect((await change(desk.operator, item.id, mine)).status).toBe(200)
    const theirs = { owner_id: desk.colleague.id, version: item.version }
    const { status, body } = await change(desk.colleague, item.id, theirs)
    expect([status, body.error.details[0]]).toEqual([
      409,
      expect.objectContaining({
        field: 'version',
        version: Number(item.version) + 1,
        owner_id: desk.operator.id,
        note: 'Called.',
        look_again_on: null,
      }),
    ])
    await change(desk.operator, item.id, { owner_id: null })
  })

  it('is answered as it was if what it waits for is done at the same time', async () => {
    const { id, subject_id: subject } = await ofKind('review')
    await change(desk.operator, id, { note: 'mine' })
    const { version } = await ofKind('review')
    const { sql } = world.database
    await sql('begin')
    await sql('select from work_note where subject_id = $1 for update', [subject])
    // It has found the item, and waits for its note.
    const taken = change(desk.operator, id, { owner_id: desk.operator.id, note: 'late' })
    const waiting = async () => {
      await sql('select pg_stat_clear_snapshot()')
      return sql(`select from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock' and query ~ 'update_work'`)
    }
    await expect.poll(waiting).toHaveLength(1)
    await sql("update loan set status = 'draft' where id = $1", [subject])
    await sql('commit')
    const { status, body } = await taken
    const given = { id, owner_id: desk.operator.id, note: 'late', version: version + 1 }
    expect([status, body.item]).toEqual([200, expect.objectContaining(given)])
    expect(await list(desk.operator, '&kind=review')).toEqual([])
  })
})
