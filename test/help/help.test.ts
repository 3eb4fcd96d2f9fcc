import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { HELP_REQUESTS_MAX } from '../../src/entities/member/help-request.ts'
import { checkAuditTrail } from '../../src/lending/audit-trail/check.ts'
import type { Body } from '../support/http-client.ts'
import { loanTools } from '../support/market/loans.ts'
import { type Person, personOf, refused } from '../support/market/operating.ts'
import { findings } from '../support/privacy/search.ts'
import { startWorld, statements, type World } from '../support/world.ts'

// What members ask the people who run the platform, and what they are answered.

let world: World
let desk: Record<'olga' | 'carl' | 'sam', Person>

beforeAll(async () => {
  world = await startWorld()
  desk = {
    olga: await personOf(world, 'olga', { scope: 'lending:admin', name: 'Olga Marsh' }),
    carl: await personOf(world, 'carl', { scope: 'lending:admin', name: 'Carl Stone' }),
    sam: await personOf(world, 'sam', { scope: 'lending:support' }),
  }
})
afterAll(() => world.close())

const someone = (more: Parameters<typeof personOf>[2] = {}) => personOf(world, randomUUID(), more)
const ask = (by: Person, body: object = {}, key?: string) =>
  by.call(
    'POST',
    '/help-requests',
    { topic: 'other', message: 'What now?', ...body },
    key ? { 'Idempotency-Key': key } : {},
  )
const asked = async (by: Person, body?: object): Promise<Body> =>
  (await ask(by, body)).body.help_request
const own = async (by: Person, query = ''): Promise<Body[]> =>
  (await by.call('GET', `/help-requests${query}`)).body.help_requests
const answer = (by: Person, id: string, body: object = {}, headers: object = {}) =>
  by.call('POST', `/operator/help-requests/${id}/answer`, { answer: 'Do this.', ...body }, headers)
const reply = (by: Person, id: string, message = 'It did not work.', headers: object = {}) =>
  by.call('POST', `/help-requests/${id}/reply`, { message }, headers)
const close = (by: Person, id: string, headers: object = {}) =>
  by.call('POST', `/help-requests/${id}/close`, undefined, headers)
const waiting = async (by: Person, member: Person): Promise<Body[]> =>
  (await by.call('GET', `/operator/worklist?kind=help&member_id=${member.id}`)).body.worklist
const trail = async (query: string): Promise<Body[]> =>
  (await desk.olga.call('GET', `/operator/audit-trail?${query}`)).body.audit_trail

describe('a request for help', () => {
  it('is received, is answered, and is told of, without a word of it in the notification', async () => {
    const ada = await someone()
    const { olga } = desk
    const made = await ask(ada, { message: 'My heating broke: can I pay later?' })
    expect([made.status, made.headers.get('location')]).toEqual([
      201,
      `/help-requests/${made.body.help_request.id}`,
    ])
    const { id } = made.body.help_request
    expect(made.body.help_request).toEqual({
      id: expect.any(String),
      member_id: ada.id,
      topic: 'other',
      loan_id: null,
      payment_id: null,
      message: 'My heating broke: can I pay later?',
      state: 'open',
      answer: null,
      answered_at: null,
      answered_by_id: null,
      replied_at: null,
      thread: [
        {
          from_member: true,
          text: 'My heating broke: can I pay later?',
          files: [],
          written_at: made.body.help_request.created_at,
          written_by_id: ada.id,
        },
      ],
      created_at: expect.any(String),
      updated_at: expect.any(String),
      closed_at: null,
      version: 1,
    })
    expect(await own(ada)).toEqual([made.body.help_request])
    const done = await answer(olga, id, { answer: 'You can: we move the day.' })
    expect([done.status, done.body.help_request]).toEqual([
      200,
      expect.objectContaining({
        state: 'answered',
        answer: 'You can: we move the day.',
        answered_by_id: olga.id,
        version: 2,
      }),
    ])
    // Who answered is for operators alone.
    const [seen] = await own(ada)
    const thread = done.body.help_request.thread as Body[]
    expect(thread.map((one) => one.written_by_id)).toEqual([ada.id, olga.id])
    const withoutNames = thread.map((one) =>
      one.from_member ? one : { ...one, written_by_id: null },
    )
    expect(seen).toEqual({ ...done.body.help_request, answered_by_id: null, thread: withoutNames })
    const query = `{ helpRequest(id: "${id}") { answeredById answeredBy { fullName } } }`
    const of = async ({ token }: Person) =>
      (await world.graphql(token, query)).body.data.helpRequest
    expect(await of(ada)).toEqual({ answeredById: null, answeredBy: null })
    expect(await of(desk.sam)).toEqual({
      answeredById: olga.id,
      answeredBy: { fullName: 'Olga Marsh' },
    })
    const [news] = await ada.news()
    expect(news).toMatchObject({ type: 'help_answered', data: { help_request_id: id } })
    expect(JSON.stringify(news)).not.toMatch(/heating|move the day/)
    const details = `{ me { notifications(first: 1) { nodes { details {
      ... on HelpAnsweredDetails { helpRequestId helpRequest { answer } } } } } } }`
    expect(
      (await world.graphql(ada.token, details)).body.data.me.notifications.nodes[0].details,
    ).toEqual({ helpRequestId: id, helpRequest: { answer: 'You can: we move the day.' } })
    const [entry] = await trail(`member_id=${ada.id}&act=answerHelpRequest`)
    expect(entry).toMatchObject({
      actor_id: olga.id,
      target_kind: 'help request',
      target_id: id,
      after: { state: 'answered', answer: 'You can: we move the day.' },
    })
    expect(await world.database.sql('select * from trail_differences()')).toEqual([])
  })

  it('is about a loan that the member may see, or a payment of theirs', async () => {
    const ada = await someone({ amount: 20 })
    const ben = await someone()
    const { newLoan, put } = loanTools(world, ada.token)
    const draft = (await newLoan({ title: 'A secret loom' })).id
    const { id: loan } = await newLoan({ title: 'An open loom' })
    await put(loan, { status: 'open' })
    const [{ payment_id: payment } = {}] = (await ada.call('GET', '/wallet/transactions')).body
      .transactions
    const subject = async (by: Person, body: object) => {
      const { status, body: said } = await ask(by, body)
      return [status, said.error?.code, said.error?.details?.[0]?.field]
    }
    const made = [201, undefined, undefined]
    const about = (id: string) => ({ topic: 'loan', subject_id: id })
    expect(await subject(ada, about(draft))).toEqual(made)
    expect(await subject(ben, about(loan))).toEqual(made)
    expect(await subject(ada, { topic: 'payment', subject_id: payment })).toEqual(made)
    const hidden = [404, 'NOT_FOUND']
    expect(await subject(ben, about(draft))).toEqual([...hidden, 'subject_id'])
    expect(await subject(ben, about(randomUUID()))).toEqual([...hidden, 'subject_id'])
    expect(await subject(ben, about('the loom'))).toEqual([400, 'VALIDATION_FAILED', 'subject_id'])
    const others = { topic: 'payment', subject_id: payment }
    expect(await subject(ben, others)).toEqual([...hidden, 'subject_id'])
    const wrong = [400, 'VALIDATION_FAILED']
    expect(await subject(ben, { topic: 'loan' })).toEqual([...wrong, 'subject_id'])
    expect(await subject(ben, { topic: 'payment' })).toEqual([...wrong, 'subject_id'])
    expect(await subject(ben, { subject_id: loan })).toEqual([...wrong, 'subject_id'])
    expect(await subject(ben, { message: ' ' })).toEqual([...wrong, 'message'])
    expect(await subject(ben, { message: 'x'.repeat(2_001) })).toEqual([...wrong, 'message'])
    expect(await own(ben)).toHaveLength(1)
  })

  it('that is sent again with its key is made once', async () => {
    const ada = await someone()
    const key = randomUUID()
    const answers = await Promise.all(Array.from({ length: 8 }, () => ask(ada, {}, key)))
    const made = answers.filter(({ status }) => status === 201)
    expect(made.length).toBeGreaterThan(0)
    expect(new Set(made.map(({ body }) => JSON.stringify(body.help_request))).size).toBe(1)
    expect(await own(ada)).toHaveLength(1)
    const other = await ask(ada, { message: 'And now?' }, key)
    expect(other.body.error.code).toBe('IDEMPOTENCY_KEY_REUSED')
    // Again as it was, though it is answered by now.
    await answer(desk.olga, made[0]?.body.help_request.id)
    expect((await ask(ada, {}, key)).body).toEqual(made[0]?.body)
  })

  it('waits with few others of the same member, even if all are asked at once', async () => {
    const ada = await someone()
    const answers = await Promise.all(Array.from({ length: HELP_REQUESTS_MAX + 4 }, () => ask(ada)))
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(HELP_REQUESTS_MAX)
    const [one] = await own(ada)
    const full = await ask(ada)
    expect(refused(full)).toEqual([
      422,
      'LIMIT_EXCEEDED',
      expect.objectContaining({ max: HELP_REQUESTS_MAX }),
    ])
    expect(full.body.error.message).toContain('withdraw one')
    // One that is answered or closed makes room.
    await answer(desk.olga, one?.id)
    expect((await ask(ada)).status).toBe(201)
    const [, two] = await own(ada, '?state=open')
    await close(ada, two?.id)
    expect([(await ask(ada)).status, (await ask(ada)).status]).toEqual([201, 422])
  })

  it('that was refused stays refused for its key, though there is room by now', async () => {
    const ada = await someone()
    for (let made = 0; made < HELP_REQUESTS_MAX; made += 1) await ask(ada)
    const key = randomUUID()
    const full = await ask(ada, {}, key)
    const [one] = await own(ada)
    await close(ada, one?.id)
    const again = await ask(ada, {}, key)
    expect([again.status, again.body.error.code, again.headers.get('idempotent-replayed')]).toEqual(
      [422, full.body.error.code, 'true'],
    )
    expect((await ask(ada)).status).toBe(201)
  })

  it('waits for another of the same member that is not committed yet', async () => {
    const ada = await someone()
    const { sql } = world.database
    for (let made = 1; made < HELP_REQUESTS_MAX; made += 1) await ask(ada)
    await sql('begin')
    const text = "select request_help($1, null, null, new_id(), 'other', null, 'x', $2)"
    await sql(text, [ada.id, HELP_REQUESTS_MAX])
    const late = ask(ada)
    const waits = 'select count(*)::int as waits from pg_locks where not granted'
    await expect.poll(async () => (await sql<Body>(waits))[0]?.waits).toBeGreaterThan(0)
    await sql('commit')
    expect(refused(await late).slice(0, 2)).toEqual([422, 'LIMIT_EXCEEDED'])
  })

  it('is closed by its member, once; then nobody answers it', async () => {
    const ada = await someone()
    const ben = await someone()
    const { id } = await asked(ada)
    expect(refused(await close(ben, id)).slice(0, 2)).toEqual([404, 'NOT_FOUND'])
    expect(refused(await close(desk.olga, id)).slice(0, 2)).toEqual([404, 'NOT_FOUND'])
    const key = { 'Idempotency-Key': randomUUID() }
    const closed = await close(ada, id, key)
    expect(closed.body.help_request).toMatchObject({ state: 'closed', answer: null })
    expect(refused(await close(ada, id)).slice(0, 2)).toEqual([409, 'INVALID_TRANSITION'])
    expect((await close(ada, id, key)).body).toEqual(closed.body)
    const late = await answer(desk.olga, id)
    expect(refused(late).slice(0, 2)).toEqual([409, 'INVALID_TRANSITION'])
    expect(await ada.news()).toEqual([])
  })

  it('is asked by a member who is frozen, and read by them', async () => {
    const ada = await someone()
    const frozen = { reason: 'To be looked into' }
    await desk.olga.call('POST', `/operator/members/${ada.id}/freeze`, frozen)
    await expect.poll(async () => (await ada.call('GET', '/profile')).status).toBe(403)
    const made = await ask(ada, { topic: 'account' })
    expect(made.status).toBe(201)
    await answer(desk.olga, made.body.help_request.id)
    expect(await own(ada)).toMatchObject([{ topic: 'account', answer: 'Do this.' }])
    expect((await close(ada, made.body.help_request.id)).status).toBe(200)
  })
})

describe('an answer', () => {
  it('takes the place of the one before, which the trail keeps, unless the request has changed or is closed', async () => {
    const ada = await someone()
    const { id, version } = await asked(ada)
    const both = await Promise.all([
      answer(desk.olga, id, { answer: 'We look into it.', version }),
      answer(desk.carl, id, { answer: 'We do so.', version }),
    ])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(both.find(({ status }) => status === 409)?.body.error.code).toBe('VERSION_CONFLICT')
    const last = await answer(desk.carl, id, { answer: 'It is done.', closes: true })
    expect(last.body.help_request).toMatchObject({
      state: 'closed',
      answer: 'It is done.',
      answered_by_id: desk.carl.id,
    })
    const over = await answer(desk.olga, id)
    expect(refused(over).slice(0, 2)).toEqual([409, 'INVALID_TRANSITION'])
    expect((await ada.news()).map(({ type }) => type)).toEqual(['help_answered', 'help_answered'])
    const entries = await trail(`member_id=${ada.id}&act=answerHelpRequest`)
    expect(entries.map(({ refused_with, after }) => refused_with ?? after.answer)).toEqual([
      'INVALID_TRANSITION',
      'It is done.',
      expect.stringMatching(/^(VERSION_CONFLICT|We )/),
      expect.stringMatching(/^(VERSION_CONFLICT|We )/),
    ])
    expect(await world.database.sql('select * from trail_differences()')).toEqual([])
  })

  it('that is sent again with its key is given once', async () => {
    const ada = await someone()
    const { id } = await asked(ada)
    const key = { 'Idempotency-Key': randomUUID() }
    const first = await answer(desk.olga, id, {}, key)
    await close(ada, id)
    expect((await answer(desk.olga, id, {}, key)).body).toEqual(first.body)
    expect(await ada.news()).toHaveLength(1)
  })

  it('is given by operators who may act, and not to themselves', async () => {
    const { olga, sam } = desk
    const ada = await someone()
    const { id } = await asked(ada)
    const codes = async (by: Person, of = id) => refused(await answer(by, of)).slice(0, 2)
    expect(await codes(ada)).toEqual([403, 'FORBIDDEN'])
    expect(await codes(sam)).toEqual([403, 'FORBIDDEN'])
    expect(await codes(olga, randomUUID())).toEqual([404, 'NOT_FOUND'])
    expect(await codes(olga, (await asked(olga)).id)).toEqual([403, 'OWN_ACCOUNT'])
    const empty = await answer(olga, id, { answer: '' })
    expect(refused(empty)).toEqual([
      400,
      'VALIDATION_FAILED',
      expect.objectContaining({ field: 'answer' }),
    ])
    expect(await ada.news()).toEqual([])
  })
})

describe('a reply', () => {
  const said = (request: Body) =>
    request.thread.map((one: Body) => [one.from_member ? 'member' : one.written_by_id, one.text])

  it('puts the request on the worklist again, is answered, and all of it is read in its order', async () => {
    const { olga, carl, sam } = desk
    const ada = await someone()
    const { id } = await asked(ada)
    await answer(olga, id, { answer: 'Try again.' })
    expect(await waiting(sam, ada)).toEqual([])
    const replied = await reply(ada, id)
    expect([replied.status, replied.body.help_request]).toEqual([
      200,
      expect.objectContaining({ state: 'open', answer: null, answered_at: null }),
    ])
    const [item] = await waiting(sam, ada)
    expect(item).toMatchObject({
      id: `help:${id}`,
      next_step: 'answer_reply',
      since: replied.body.help_request.replied_at,
    })
    await answer(carl, id, { answer: 'We look into it.' })
    await answer(carl, id, { answer: 'It is mended.' })
    expect(await waiting(sam, ada)).toEqual([])
    const seen = await sam.call('GET', `/help-requests/${id}`)
    const exchanged = [
      ['member', 'What now?'],
      [olga.id, 'Try again.'],
      ['member', 'It did not work.'],
      [carl.id, 'It is mended.'],
    ]
    expect(said(seen.body.help_request)).toEqual(exchanged)
    const [mine] = await own(ada)
    expect(said(mine ?? {})).toEqual(
      exchanged.map(([by, text]) => [by === 'member' ? by : null, text]),
    )
    expect((await ada.news()).map(({ type }) => type)).toEqual(
      Array.from({ length: 3 }, () => 'help_answered'),
    )
    await answer(carl, id, { closes: true })
    expect(refused(await reply(ada, id)).slice(0, 2)).toEqual([409, 'INVALID_TRANSITION'])
    expect(await world.database.sql('select * from trail_differences()')).toEqual([])
  })

  it('is to an answer to a request of one’s own', async () => {
    const [ada, ben] = [await someone(), await someone()]
    const { id } = await asked(ada)
    const early = await reply(ada, id)
    expect(refused(early).slice(0, 2)).toEqual([409, 'INVALID_TRANSITION'])
    expect(early.body.error.message).toContain('once you have')
    await answer(desk.olga, id)
    expect(refused(await reply(ben, id)).slice(0, 2)).toEqual([404, 'NOT_FOUND'])
    expect(refused(await reply(desk.olga, id)).slice(0, 2)).toEqual([404, 'NOT_FOUND'])
    expect(refused(await reply(ada, id, ' '))).toEqual([
      400,
      'VALIDATION_FAILED',
      expect.objectContaining({ field: 'message' }),
    ])
    const both = await Promise.all([reply(ada, id), reply(ada, id, 'And now?')])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
  })

  it('that is sent again with its key is made once, and says what it said then', async () => {
    const ada = await someone()
    const { id } = await asked(ada)
    const answered = { 'Idempotency-Key': randomUUID() }
    const first = await answer(desk.olga, id, {}, answered)
    const key = { 'Idempotency-Key': randomUUID() }
    const replied = await reply(ada, id, 'Why?', key)
    expect((await answer(desk.olga, id, {}, answered)).body).toEqual(first.body)
    await answer(desk.olga, id, { answer: 'Because.' })
    await reply(ada, id, 'Really?')
    expect((await reply(ada, id, 'Why?', key)).body).toEqual(replied.body)
    const [mine] = await own(ada)
    expect(said(mine ?? {}).map(([, text]: string[]) => text)).toEqual([
      'What now?',
      'Do this.',
      'Why?',
      'Because.',
      'Really?',
    ])
  })

  it('is written by a member who is frozen', async () => {
    const ada = await someone()
    const { id } = await asked(ada)
    await answer(desk.olga, id)
    const frozen = { reason: 'To be looked into' }
    await desk.olga.call('POST', `/operator/members/${ada.id}/freeze`, frozen)
    await expect.poll(async () => (await ada.call('GET', '/profile')).status).toBe(403)
    expect((await reply(ada, id)).status).toBe(200)
  })

  it('costs the listing one statement for all requests', async () => {
    const ada = await someone()
    for (const _ of [1, 2, 3]) {
      const { id } = await asked(ada)
      await answer(desk.olga, id)
      await reply(ada, id)
    }
    const page = async (limit: number) =>
      (await statements(() => ada.call('GET', `/help-requests?limit=${limit}`))).length
    expect(await page(3)).toBe(await page(1))
  })
})

describe('operators', () => {
  it('have open requests on the worklist, until they are answered or closed', async () => {
    const { olga, sam } = desk
    const ada = await someone({ name: 'Ada Lovelace' })
    const { id: loan } = await loanTools(world, ada.token).newLoan({ title: 'A third loom' })
    const { id, created_at: since } = await asked(ada, { topic: 'loan', subject_id: loan })
    const [item, ...others] = await waiting(sam, ada)
    expect(others).toEqual([])
    expect(item).toMatchObject({
      id: `help:${id}`,
      kind: 'help',
      subject_id: id,
      member_id: ada.id,
      member_name: 'Ada Lovelace',
      loan_id: loan,
      since,
      age_days: 0,
      next_step: 'answer',
      owner_id: null,
      amount: 1000,
    })
    const given = { owner_id: olga.id, note: 'Called her.' }
    const taken = await olga.call('PATCH', `/operator/worklist/help:${id}`, given)
    expect(taken.body.item).toMatchObject({ ...given, version: 1 })
    expect(await trail(`act=updateWorkItem&target_id=${id}`)).toEqual([
      expect.objectContaining({ target_kind: 'help request', member_id: ada.id }),
    ])
    await answer(olga, id)
    expect(await waiting(sam, ada)).toEqual([])
    const { id: other } = await asked(ada)
    expect(await waiting(sam, ada)).toHaveLength(1)
    await close(ada, other)
    expect(await waiting(sam, ada)).toEqual([])
  })

  it('list the requests of all members or of one, and each look is noted', async () => {
    const { sam } = desk
    const [ada, ben] = [await someone(), await someone()]
    const { id } = await asked(ada)
    const { id: second } = await asked(ben)
    await close(ben, second)
    const list = async (query: string): Promise<Body[]> =>
      (await sam.call('GET', `/operator/help-requests?limit=100&${query}`)).body.help_requests
    expect((await list(`member_id=${ada.id}`)).map((one) => one.id)).toEqual([id])
    expect(await list(`member_id=${ben.id}&state=open,answered`)).toEqual([])
    const all = (await list('')).map((one) => one.id)
    expect(all.slice(0, 2)).toEqual([second, id])
    expect((await list('state=open')).map((one) => one.id)).not.toContain(second)
    const looks = await trail(`member_id=${ben.id}&act=lookAtMember&actor_id=${sam.id}`)
    expect(looks).toHaveLength(1)
    const page = async (limit: number) => {
      const sent = await statements(() => ben.call('GET', `/help-requests?limit=${limit}`))
      return sent.length
    }
    await asked(ben)
    expect(await page(2)).toBe(await page(1))
    const member = await ben.call('GET', '/operator/help-requests')
    expect([member.status, member.body.error.code]).toEqual([403, 'FORBIDDEN'])
    const others = await ben.call('GET', `/help-requests/${id}`)
    expect([others.status, others.body.error.code]).toEqual([404, 'NOT_FOUND'])
  })
})

it('an erasure empties requests and answers, and closes those that are open', async () => {
  const { olga, sam } = desk
  const dora = await someone()
  const words = ['Wolpertinger', 'Elwetritsch']
  const { id } = await asked(dora, { message: 'My Wolpertinger is ill.' })
  await answer(olga, id, { answer: 'Ask an Elwetritsch.' }, { 'Idempotency-Key': randomUUID() })
  await reply(dora, id, 'The Elwetritsch ate the Wolpertinger.', {
    'Idempotency-Key': randomUUID(),
  })
  await ask(dora, { message: 'My Wolpertinger is worse.' }, randomUUID())
  expect((await findings(world.database, words)).length).toBeGreaterThan(3)
  expect((await dora.call('POST', '/erasure')).status).toBe(200)
  expect(await findings(world.database, words)).toEqual([])
  const { body } = await sam.call('GET', `/operator/help-requests?member_id=${dora.id}`)
  expect(
    body.help_requests.map(({ message, answer, state }: Body) => [message, answer, state]),
  ).toEqual([
    [null, null, 'closed'],
    [null, null, 'closed'],
  ])
  expect(await waiting(sam, dora)).toEqual([])
  expect(refused(await answer(olga, id)).slice(0, 2)).toEqual([409, 'INVALID_TRANSITION'])
  expect(await checkAuditTrail((text) => world.database.sql(text))).toEqual([])
})

it.each([
  ['answer', "select answer_help_request($1, null, null, $2, 'Ask a Rasselbock.', false, null)"],
  [
    'note on the worklist',
    `select update_work($1, 'help:' || $2::uuid, null, '{"note": "Says Rasselbock."}')`,
  ],
])('an erasure finds the %s that was being written when it began', async (_, text) => {
  const dora = await someone()
  const { id } = await asked(dora)
  const { sql } = world.database
  await sql('begin')
  await sql(text, [desk.olga.id, id])
  const erased = dora.call('POST', '/erasure')
  const waits = 'select count(*)::int as waits from pg_locks where not granted'
  await expect.poll(async () => (await sql<Body>(waits))[0]?.waits).toBeGreaterThan(0)
  await sql('commit')
  expect((await erased).status).toBe(200)
  expect(await findings(world.database, ['Rasselbock'])).toEqual([])
})
