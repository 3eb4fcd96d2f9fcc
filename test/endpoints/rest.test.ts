import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Body, startWorld, type World } from '../support/world.ts'

let world: World
let token: string

beforeAll(async () => {
  world = await startWorld()
  token = await world.token('ada')
})
afterAll(() => world.close())

const least = { title: 'x', amount_requested: 50 }
const amount = (text: string) => `{"title":"x","amount_requested":${text}}`
const count = async () =>
  (await world.database.sql<{ count: string }>('select count(*) from loan'))[0]?.count

describe('POST /loans', () => {
  it('answers 201 with the loan and its path, and stores it', async () => {
    const body = { title: 'Seeds', amount_requested: 1000.01, interest_rate: 0 }
    const made = await world.rest('POST', '/loans', { token, body })
    expect(made.status).toBe(201)
    expect(made.body.loan).toMatchObject({ ...body, status: 'draft', amount_funded: 0, version: 1 })
    expect(made.headers.get('location')).toBe(`/loans/${made.body.loan.id}`)
    const read = await world.rest('GET', `/loans/${made.body.loan.id}`, { token })
    expect(read.body).toEqual(made.body)
    const rows = await world.database.sql('select amount_requested from loan where id = $1', [
      made.body.loan.id,
    ])
    expect(rows).toEqual([{ amount_requested: '100001' }])
  })

  it('takes back the record that was read, and ignores what the server owns', async () => {
    const body = { title: 'Goats', amount_requested: 90 }
    const { body: first } = await world.rest('POST', '/loans', { token, body })
    const forged = {
      ...first.loan,
      borrower_id: '01a1fcac-0000-7000-8000-000000000000',
      status: 'funded',
      amount_funded: 90,
      risk_level: 'low',
    }
    const again = await world.rest('POST', '/loans', { token, body: forged })
    expect(again.status).toBe(201)
    expect(again.body.loan.id).not.toBe(first.loan.id)
    expect(again.body.loan).toMatchObject({
      status: 'draft',
      amount_funded: 0,
      borrower_id: first.loan.borrower_id,
      risk_level: null,
    })
  })

  const refused = [
    ['malformed JSON', '{"title":', 400, 'BAD_JSON', undefined],
    ['an empty body', '', 400, 'BAD_JSON', undefined],
    ['a byte order mark', '\uFEFF{}', 400, 'BAD_JSON', undefined],
    ['an array', '[]', 400, 'VALIDATION_FAILED', ''],
    ['null', 'null', 400, 'VALIDATION_FAILED', ''],
    ['no title', { amount_requested: 50 }, 400, 'VALIDATION_FAILED', 'title'],
    ['null title', { title: null, amount_requested: 50 }, 400, 'VALIDATION_FAILED', 'title'],
    ['blank title', { title: ' ', amount_requested: 50 }, 400, 'VALIDATION_FAILED', 'title'],
    ['unknown field', { title: 'x', amount_requested: 50, x: 1 }, 400, 'VALIDATION_FAILED', 'x'],
    [
      '__proto__',
      '{"title":"x","amount_requested":50,"__proto__":{"a":1}}',
      400,
      'VALIDATION_FAILED',
      '__proto__',
    ],
    [
      'an object as title',
      { title: { $ne: null }, amount_requested: 50 },
      400,
      'VALIDATION_FAILED',
      'title',
    ],
    ['a string amount', amount('"50"'), 400, 'VALIDATION_FAILED', 'amount_requested'],
    ['three decimals', amount('50.001'), 400, 'VALIDATION_FAILED', 'amount_requested'],
    ['1e400', amount('1e400'), 422, 'AMOUNT_OUT_OF_RANGE', 'amount_requested'],
    ['2^53+1', amount('9007199254740993'), 422, 'AMOUNT_OUT_OF_RANGE', 'amount_requested'],
    [
      'a number that rounds to another',
      amount('50.10000000000000001'),
      400,
      'VALIDATION_FAILED',
      'amount_requested',
    ],
    ['negative zero', amount('-0'), 400, 'VALIDATION_FAILED', 'amount_requested'],
    ['NaN', amount('NaN'), 400, 'BAD_JSON', undefined],
    ['zero', amount('0'), 422, 'AMOUNT_OUT_OF_RANGE', 'amount_requested'],
    ['a negative amount', amount('-50'), 422, 'AMOUNT_OUT_OF_RANGE', 'amount_requested'],
    ['too much', amount('50000.01'), 422, 'AMOUNT_OUT_OF_RANGE', 'amount_requested'],
    [
      '85 months',
      { ...least, repayment_period_months: 85 },
      400,
      'VALIDATION_FAILED',
      'repayment_period_months',
    ],
    [
      'half a month',
      { ...least, repayment_period_months: 1.5 },
      400,
      'VALIDATION_FAILED',
      'repayment_period_months',
    ],
    [
      'a rate of 36.01',
      { ...least, interest_rate: 36.01 },
      400,
      'VALIDATION_FAILED',
      'interest_rate',
    ],
    [
      'latitude 91',
      { ...least, location_latitude: 91, location_longitude: 0 },
      400,
      'VALIDATION_FAILED',
      'location_latitude',
    ],
    [
      'a lone surrogate',
      '{"title":"\\ud800","amount_requested":50}',
      400,
      'VALIDATION_FAILED',
      'title',
    ],
    [
      'an overlong purpose',
      { ...least, purpose: 'x'.repeat(61) },
      400,
      'VALIDATION_FAILED',
      'purpose',
    ],
  ] as const

  it.each(refused)('refuses %s', async (_name, body, status, code, field) => {
    const before = await count()
    const answer = await world.rest('POST', '/loans', {
      token,
      body: body === '' ? undefined : body,
      headers: { 'content-type': 'application/json' },
    })
    expect([answer.status, answer.body.error.code]).toEqual([status, code])
    expect(answer.body.error.request_id).toBe(answer.headers.get('x-request-id'))
    if (field !== undefined) expect(answer.body.error.details[0].field).toBe(field)
    expect(await count()).toBe(before)
  })

  it.each([
    ['text/plain', 415],
    ['application/x-www-form-urlencoded', 415],
    ['application/json; charset=utf-7', 415],
    ['application/json; charset=UTF-8', 201],
  ])('answers content type %s with %i', async (type, status) => {
    const body = { title: 'x', amount_requested: 50 }
    const headers = { 'content-type': type }
    expect((await world.rest('POST', '/loans', { token, body, headers })).status).toBe(status)
  })

  it('refuses bodies over 64 KB and compressed ones', async () => {
    const large = { title: 'x', amount_requested: 50, description: 'x'.repeat(65_536) }
    const answer = await world.rest('POST', '/loans', { token, body: large })
    expect([answer.status, answer.body.error.code]).toEqual([413, 'PAYLOAD_TOO_LARGE'])
    const packed = { token, body: {}, headers: { 'content-encoding': 'gzip' } }
    expect((await world.rest('POST', '/loans', packed)).status).toBe(415)
  })
})

describe('PUT /profile', () => {
  it('merges: absent stays, null clears, the record itself changes nothing', async () => {
    const put = (body: unknown) => world.rest('PUT', '/profile', { token, body })
    const full = { full_name: 'Ada', city: 'Turin', bio: 'b', latitude: 45.07, longitude: 7.69 }
    const first = await put({ ...full, monthly_income: 1000 })
    expect(first.body.profile).toMatchObject({ ...full, monthly_income: 1000 })
    const second = await put({ bio: null, latitude: null, longitude: null })
    expect(second.body.profile).toMatchObject({
      full_name: 'Ada',
      city: 'Turin',
      bio: null,
      latitude: null,
      monthly_income: 1000,
    })
    expect(second.body.profile.version).toBe(first.body.profile.version + 1)
    const same = await put(second.body.profile)
    expect(same.body).toEqual(second.body)
    const onlyIncome = await put({ monthly_income: 1000.5 })
    expect(onlyIncome.body.profile.version).toBe(second.body.profile.version + 1)
  })

  it('honours If-Match and If-None-Match', async () => {
    const { headers } = await world.rest('GET', '/profile', { token })
    const etag = headers.get('etag') ?? ''
    const known = await world.rest('GET', '/profile', { token, headers: { 'if-none-match': etag } })
    expect([known.status, known.body]).toEqual([304, null])
    const put = (body: unknown) =>
      world.rest('PUT', '/profile', { token, body, headers: { 'if-match': etag } })
    expect((await put({ city: 'Genoa' })).status).toBe(200)
    const late = await put({ city: 'Pisa' })
    expect([late.status, late.body.error.code]).toEqual([412, 'VERSION_CONFLICT'])
    // Any tag of a list will do, but no other version in the body.
    const { headers: now, body } = await world.rest('GET', '/profile', { token })
    const either = { 'if-match': `${etag}, ${now.get('etag')}` }
    const put2 = (city: string, version: number) =>
      world.rest('PUT', '/profile', { token, body: { city, version }, headers: either })
    const { version } = body.profile
    expect((await put2('Pisa', version + 98)).status).toBe(412)
    expect((await put2('Pisa', version)).status).toBe(200)
    // Weak tags don't promise that nothing has changed (RFC 9110, 13.1.1).
    const weak = { 'if-match': `W/${etag}, W/${now.get('etag')}` }
    const weakly = await world.rest('PUT', '/profile', {
      token,
      body: { city: 'Pisa' },
      headers: weak,
    })
    expect([weakly.status, weakly.body.error.message]).toEqual([
      412,
      expect.stringContaining('no strong ETag'),
    ])
    const never = { 'if-match': '"99999999999999999999.x"' }
    const past = await world.rest('PUT', '/profile', { token, body: {}, headers: never })
    expect(past.status).toBe(412)
    // What has no version can't be at another.
    const made = await world.rest('POST', '/loans', { token, body: least, headers: never })
    expect(made.status).toBe(201)
  })
})

it('refuses a cursor that was cut, and pages of two directions', async () => {
  for (const cursor of ['', 'n', 'p', 'nx']) {
    const { status, body } = await world.rest('GET', `/loans?cursor=${cursor}`, { token })
    expect([status, body.error?.code]).toEqual([400, 'BAD_CURSOR'])
  }
  for (const args of ['first: 2, last: 0', 'first: 0, last: 2', 'after: ""', 'before: ""']) {
    const { body } = await world.graphql(token, `{ loans(${args}) { nodes { id } } }`)
    expect(body.errors?.[0].extensions.code).toMatch(/^(VALIDATION_FAILED|BAD_CURSOR)$/)
  }
})

it('takes bounds that are wider than what they bound; refuses a type that is none', async () => {
  for (const path of [
    '/loans?max_months=2147483647&min_rate=9999999999999',
    '/opportunities?max_months=2147483647&min_rate=9999999999999&max_distance_km=2147483647',
    '/map/loans?bbox=0,0,1,1&min_rate=9999999999999',
  ])
    expect((await world.rest('GET', path, { token })).status).toBe(200)
  const note = { title: 'a', message: 'b' }
  for (const body of [
    { ...note, type: '' },
    { ...note, data: { '\ud800': 1 } },
    { ...note, data: { a: ['\udc00'] } },
    { ...note, data: { a: { b: 'c\0' } } },
  ])
    expect((await world.rest('POST', '/notifications', { token, body })).status).toBe(400)
  const spelt = { ...note, data: { '\\ud800': '\\u0000' } }
  const told = await world.rest('POST', '/notifications', { token, body: spelt })
  expect(told.body.notification).toMatchObject(spelt)
})

it('reckons distances from a place next to nothing', async () => {
  const near = { latitude: 5e-324, longitude: -1e-200 }
  const nowhere = await world.token('nowhere')
  const put = await world.rest('PUT', '/profile', { token: nowhere, body: near })
  expect(put.body.profile).toMatchObject({ latitude: 0, longitude: 0 })
  const terms = { description: 'd', interest_rate: 1, repayment_period_months: 2, purpose: 'p' }
  const body = { ...least, ...terms, location_latitude: 0.5, location_longitude: 1e-180 }
  const made = await world.rest('POST', '/loans', { token, body })
  await world.rest('PUT', `/loans/${made.body.loan.id}`, { token, body: { status: 'open' } })
  const found = await world.rest('GET', '/opportunities?sort=distance', { token: nowhere })
  expect(found.body.opportunities[0].distance_km).toBeGreaterThan(0)
})

describe('PATCH', () => {
  const mergePatch = { 'content-type': 'application/merge-patch+json' }
  const patch = (path: string, body: unknown, headers: Record<string, string> = mergePatch) =>
    world.rest('PATCH', path, { token, body, headers })

  it('changes what the merge patch has, removes what it nulls, and leaves the rest', async () => {
    const wanted = { ...least, description: 'For the spring', purpose: 'seeds' }
    const { body: made } = await world.rest('POST', '/loans', { token, body: wanted })
    const path = `/loans/${made.loan.id}`
    const changed = await patch(path, { title: 'Oats', description: null })
    expect(changed.status).toBe(200)
    const { updated_at } = changed.body.loan
    const expected = { ...made.loan, title: 'Oats', description: null, version: 2, updated_at }
    expect(changed.body.loan).toEqual(expected)
    expect((await patch(path, {})).body).toEqual(changed.body)
    const etag = made.headers?.get('etag') ?? '"1.x"'
    const late = await patch(path, { title: 'Rye' }, { ...mergePatch, 'if-match': etag })
    expect([late.status, late.body.error.code]).toEqual([412, 'VERSION_CONFLICT'])
    const json = { 'content-type': 'application/json' }
    expect((await patch('/profile', { city: 'Bari' }, json)).body.profile.city).toBe('Bari')
    const preferred = await patch('/preferences', { max_term_months: 12 })
    expect(preferred.body.preferences.max_term_months).toBe(12)
  })

  it('refuses, by name, what only the gateway sets, what it does not know, and what is always there', async () => {
    const { body: made } = await world.rest('POST', '/loans', { token, body: least })
    const body = { risk_level: 'low', x: 1, title: null, borrower_id: null, amount_requested: 60 }
    const refused = await patch(`/loans/${made.loan.id}`, body)
    const told = refused.body.error.details.map(({ field, code }: Body) => [field, code])
    expect([refused.status, refused.body.error.code]).toEqual([400, 'VALIDATION_FAILED'])
    expect(told.toSorted()).toEqual([
      ['borrower_id', 'READ_ONLY'],
      ['risk_level', 'READ_ONLY'],
      ['title', 'REQUIRED'],
      ['x', 'UNKNOWN_FIELD'],
    ])
    for (const wrong of ['[]', 'null', '"x"'])
      expect((await patch('/profile', wrong)).status).toBe(400)
  })

  it('alone takes merge patches', async () => {
    const put = { token, body: {}, headers: mergePatch }
    const refused = await world.rest('PUT', '/profile', put)
    expect([refused.status, refused.body.error.code]).toEqual([415, 'UNSUPPORTED_MEDIA_TYPE'])
  })
})

it('names the members of a body that it ignores', async () => {
  const body = { ...least, status: 'open', risk_level: 'low' }
  const made = await world.rest('POST', '/loans', { token, body })
  expect(made.headers.get('ignored-fields')).toBe('status, risk_level')
  const { profile } = (await world.rest('GET', '/profile', { token })).body
  const put = await world.rest('PUT', '/profile', { token, body: profile })
  expect(put.headers.get('ignored-fields')?.split(', ')).toEqual(
    expect.arrayContaining(['id', 'verification_status', 'credit_score', 'created_at']),
  )
  const nothing = await world.rest('PUT', '/profile', { token, body: { city: 'Turin' } })
  expect(nothing.headers.get('ignored-fields')).toBeNull()
})

it('leads from everything that it creates to the record', async () => {
  const post = (path: string, body: unknown, from = token) =>
    world.rest('POST', path, { token: from, body })
  const lender = await world.token('lender')
  const { body: other } = await world.rest('GET', '/profile', { token: lender })
  const terms = { description: 'd', interest_rate: 1, repayment_period_months: 2, purpose: 'p' }
  const loan = await post('/loans', { ...least, ...terms })
  const path = `/loans/${loan.body.loan.id}`
  await world.rest('PUT', path, { token, body: { status: 'open' } })
  const made = [
    [token, loan],
    [lender, await post('/wallet/deposit', { amount: 90 }, lender)],
    [lender, await post('/wallet/withdraw', { amount: 1 }, lender)],
    [lender, await post(`${path}/invest`, { amount: 50 }, lender)],
    [token, await post('/wallet/transfer', { amount: 1, recipient_id: other.profile.id })],
    [token, await post(`${path}/repayments`, { amount: 5 })],
    [token, await post('/notifications', { title: 'a', message: 'b' })],
  ] as const
  for (const [reader, { status, headers, body }] of made) {
    expect(status).toBe(201)
    const found = await world.rest('GET', headers.get('location') ?? '', { token: reader })
    expect(found.status).toBe(200)
    const [name = ''] = Object.keys(found.body)
    expect(found.body[name].id).toBe(body[name].id)
  }
  const [, elsewhere] = made[1]
  const line = elsewhere.body.transaction.id
  expect((await world.rest('GET', `/wallet/transactions/${line}`, { token })).status).toBe(404)
  // An id of another kind of record is none of this kind.
  for (const kind of ['/investments/', '/notifications/', '/wallet/transactions/', '/members/'])
    expect((await world.rest('GET', kind + loan.body.loan.id, { token })).status).toBe(404)
})

it('marks all notifications as read, with a body or without', async () => {
  const reader = await world.token('reader')
  const post = (path: string, body?: unknown) => world.rest('POST', path, { token: reader, body })
  for (const title of ['one', 'two']) await post('/notifications', { title, message: 'm' })
  const read = await post('/notifications/read-all')
  expect([read.status, read.body]).toEqual([200, { read_count: 2 }])
  expect((await post('/notifications/read-all', {})).body).toEqual({ read_count: 0 })
  const wrong = await post('/notifications/read-all', { up_to: 'x' })
  expect([wrong.status, wrong.body.error.code]).toEqual([400, 'BAD_CURSOR'])
})

describe('every path', () => {
  it("answers 404 alike for what is unknown, malformed or somebody else's draft", async () => {
    const body = { title: 'Mine', amount_requested: 50 }
    const { body: made } = await world.rest('POST', '/loans', { token, body })
    const other = await world.token('other')
    const ids = [made.loan.id, '01a1fcac-0000-7000-8000-000000000000', "'; drop table loan--"]
    for (const id of ids) {
      const answer = await world.rest('GET', `/loans/${encodeURIComponent(id)}`, { token: other })
      expect([answer.status, answer.body.error.code]).toEqual([404, 'NOT_FOUND'])
    }
  })

  it('answers 404, 405 with Allow, and 406', async () => {
    expect((await world.rest('GET', '/nothing')).body.error.code).toBe('NOT_FOUND')
    const wrong = await world.rest('DELETE', '/profile', {
      token,
      headers: { 'content-type': 'x/y' },
    })
    expect([wrong.status, wrong.headers.get('allow')]).toEqual([405, 'GET, HEAD, PATCH, PUT'])
    const html = await world.rest('GET', '/profile', { token, headers: { accept: 'text/html' } })
    expect([html.status, html.body.error.code]).toEqual([406, 'NOT_ACCEPTABLE'])
  })

  it('tells errors as RFC 9457 to those who ask for it', async () => {
    const headers = { accept: 'application/problem+json' }
    const answer = await world.rest('GET', '/profile', { headers })
    expect(answer.headers.get('content-type')).toContain('application/problem+json')
    expect(answer.body).toMatchObject({ status: 401, code: 'UNAUTHENTICATED' })
  })
})
