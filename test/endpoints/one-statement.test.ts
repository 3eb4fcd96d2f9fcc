import { afterAll, expect, it } from 'vitest'
import { loanTools } from '../support/market/loans.ts'
import { startWorld, statements } from '../support/world.ts'

const world = await startWorld()
const ada = await world.token('ada')
const bob = await world.token('bob')
for (const token of [ada, bob]) await world.rest('GET', '/profile', { token })
const { newLoan, complete } = loanTools(world, ada)
afterAll(() => world.close())

const { id } = await newLoan()
const note = { title: 'Note', message: 'Call the landlord.' }
const told = (await world.rest('POST', '/notifications', { token: ada, body: note })).body
const recipient = (await world.rest('GET', '/profile', { token: bob })).body.profile.id

it.each([
  ['POST', '/wallet/deposit', { amount: 5 }],
  ['POST', '/wallet/withdraw', { amount: 1 }],
  ['POST', '/wallet/transfer', { amount: 1, recipient_id: recipient }],
  ['POST', '/loans', { ...complete, location_latitude: 1, location_longitude: 2 }],
  [
    'PUT',
    `/loans/${id}`,
    { ...complete, title: 'Other seeds', location_latitude: 3, location_longitude: 4 },
  ],
  ['PUT', `/loans/${id}`, { status: 'draft', purpose: 'seeds' }],
  ['PUT', '/profile', { city: 'Turin', latitude: 45, longitude: 7, monthly_income: 900 }],
  ['PUT', '/preferences', { min_amount: 5, show_on_map: true, notification_types: { fee: false } }],
  ['POST', '/notifications', note],
  ['PUT', `/notifications/${told.notification.id}/read`, undefined],
])('%s %s %j takes one statement', async (method, path, body) => {
  let status = 0
  const sent = await statements(async () => {
    const answer = await world.rest(method, path, { token: ada, ...(body && { body }) })
    status = answer.status
  })
  expect([200, 201]).toContain(status)
  expect(sent).toHaveLength(1)
})
