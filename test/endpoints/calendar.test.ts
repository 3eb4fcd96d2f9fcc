import { afterAll, expect, it } from 'vitest'
import { startWorld, type World } from '../support/world.ts'

const world: World = await startWorld()
const token = await world.token('ada')
afterAll(() => world.close())

it.each([
  'due_from=0000-01-01',
  'due_to=2027-02-29',
  'published_since=0000-01-01T00:00:00Z',
  'published_since=2027-02-30T00:00:00Z',
  'published_until=2027-01-31T24:00:00Z',
  'published_until=2027-13-01T00:00:00Z',
])('a time that no calendar has is refused, and no failure: %s', async (query) => {
  const { status, body } = await world.rest('GET', `/loans?${query}`, { token })
  expect([status, body.error?.code]).toEqual([400, 'VALIDATION_FAILED'])
})

it.each([
  'due_from=0001-01-01',
  'due_to=9999-12-31',
  'published_since=2028-02-29T23:59:59.999-08:00',
])('a time of the calendar is taken: %s', async (query) => {
  expect((await world.rest('GET', `/loans?${query}`, { token })).status).toBe(200)
})
