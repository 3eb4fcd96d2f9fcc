import { afterAll, expect, it } from 'vitest'
import { startWorld } from '../support/world.ts'

const world = await startWorld()
const ada = await world.token('ada')
const bob = await world.token('bob')
afterAll(() => world.close())

const put = (body: object) => world.rest('PUT', '/preferences', { token: ada, body })
const defaults = {
  language: 'en',
  timezone: 'UTC',
  email_notifications: true,
  push_notifications: true,
  notification_types: {},
  show_on_map: false,
  min_interest_rate: null,
  max_term_months: null,
  min_amount: null,
  max_amount: null,
  risk_levels: [],
  purposes: [],
  max_distance_km: null,
  auto_invest_enabled: false,
  auto_invest_max_per_loan: null,
  auto_invest_max_per_borrower: null,
  auto_invest_pause_hours: 0,
}

it('have defaults when they were never set, and are merged', async () => {
  const { body } = await world.rest('GET', '/preferences', { token: ada })
  expect(body.preferences).toMatchObject(defaults)
  const first = {
    language: 'pt-BR',
    timezone: 'Europe/Lisbon',
    notification_types: { loan_funded: false },
    min_interest_rate: 7.5,
    max_amount: 1000.01,
    risk_levels: ['low', 'medium'],
    purposes: ['agriculture'],
    auto_invest_enabled: true,
    auto_invest_max_per_loan: 100,
    auto_invest_max_per_borrower: 150,
    auto_invest_pause_hours: 24,
  }
  expect((await put(first)).body.preferences).toMatchObject({ ...defaults, ...first })
  const second = await put({ notification_types: { repayment: true }, max_amount: null })
  expect(second.body.preferences).toMatchObject({
    ...defaults,
    ...first,
    max_amount: null,
    notification_types: { loan_funded: false, repayment: true },
  })
  const same = await put(second.body.preferences)
  expect([same.status, same.body.preferences]).toMatchObject([
    200,
    {
      ...defaults,
      ...first,
      max_amount: null,
      notification_types: { loan_funded: false, repayment: true },
    },
  ])
})

it('change only if they are still at the version that the client has seen', async () => {
  const { headers, body } = await world.rest('GET', '/preferences', { token: bob })
  const seen = headers.get('etag') ?? ''
  const change = (method: 'PUT' | 'PATCH', changes: object, etag = seen) =>
    world.rest(method, '/preferences', {
      token: bob,
      body: changes,
      headers: { 'if-match': etag },
    })
  const known = { token: bob, headers: { 'if-none-match': seen } }
  expect((await world.rest('GET', '/preferences', known)).status).toBe(304)
  // Sending what is there makes no new version.
  const { version } = body.preferences
  expect((await change('PUT', body.preferences)).body.preferences).toEqual(body.preferences)
  const shown = await change('PATCH', { show_on_map: true })
  expect(shown.body.preferences).toMatchObject({ show_on_map: true, version: version + 1 })
  expect((await world.rest('GET', '/preferences', known)).status).toBe(200)
  for (const method of ['PUT', 'PATCH'] as const) {
    const late = await change(method, { language: 'de' })
    expect([late.status, late.body.error.code]).toEqual([412, 'VERSION_CONFLICT'])
  }
  const next = await change('PUT', { language: 'de' }, shown.headers.get('etag') ?? '')
  expect(next.body.preferences).toMatchObject({ language: 'de', version: version + 2 })
  const answer = await world.graphql(
    bob,
    `mutation { updatePreferences(input: { language: "fr", version: ${version} }) {
      preferences { language } userErrors { code details } } }`,
  )
  expect(answer.body.data.updatePreferences).toEqual({
    preferences: null,
    userErrors: [{ code: 'VERSION_CONFLICT', details: { version: version + 2 } }],
  })
})

it('show the member on the map, to a public point alone', async () => {
  await world.rest('PUT', '/profile', { token: ada, body: { latitude: 45.07, longitude: 7.69 } })
  const { body } = await put({ show_on_map: true })
  const seen = await world.graphql(
    bob,
    `{ member(id: "${body.preferences.user_id}") { latitude } }`,
  )
  expect(Math.abs(seen.body.data.member.latitude - 45.07)).toBeLessThan(0.025)
})

it.each([
  [{ language: 'not a language' }, 'language'],
  [{ timezone: 'Mars/Olympus' }, 'timezone'],
  [{ language: null }, 'language'],
  [{ email_notifications: 'yes' }, 'email_notifications'],
  [{ notification_types: { a: 1 } }, 'notification_types'],
  [{ notification_types: ['a'] }, 'notification_types'],
  [{ min_interest_rate: 37 }, 'min_interest_rate'],
  [{ max_term_months: 0 }, 'max_term_months'],
  [{ min_amount: 10, max_amount: 5 }, 'min_amount'],
  [{ risk_levels: ['tiny'] }, 'risk_levels'],
  [{ purposes: [''] }, 'purposes'],
  [{ purposes: Array(21).fill('x') }, 'purposes'],
  [{ max_distance_km: 20_041 }, 'max_distance_km'],
  [{ auto_invest_enabled: true, auto_invest_max_per_loan: null }, 'auto_invest_max_per_loan'],
  [{ auto_invest_pause_hours: 169 }, 'auto_invest_pause_hours'],
  [{ colour: 'red' }, 'colour'],
])('refuse %j', async (body, field) => {
  const { status, body: answer } = await put(body)
  expect([status, answer.error.details[0].field]).toEqual([400, field])
})

it.each(['auto_invest_max_per_loan', 'auto_invest_max_per_borrower', 'auto_invest_budget'])(
  'refuse a %s of 0 by what loans take at least, as they do one that is too small',
  async (field) => {
    for (const amount of [0, -1, 10]) {
      const { status, body } = await put({ [field]: amount })
      expect([status, body.error.details[0]]).toMatchObject([
        422,
        { field, code: 'AMOUNT_OUT_OF_RANGE', min: 25 },
      ])
      expect(body.error.details[0].message).toContain('below the minimum of 25.00')
    }
  },
)
