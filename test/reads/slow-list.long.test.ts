import { afterAll, beforeAll, expect, it } from 'vitest'
import { loanTools } from '../support/market/loans.ts'
import { startWorld, type World } from '../support/world.ts'

const SORTED = '{ me { opportunities(sort: DISTANCE) { nodes { distanceKm } } } }'
const AT_ONCE = 6

let world: World
let patient: string
let others: string[]

beforeAll(async () => {
  world = await startWorld()
  patient = await world.token('patient')
  others = await Promise.all([1, 2, 3].map((n) => world.token(`other-${n}`)))
  const borrower = await world.token('borrower')
  const place = { location_latitude: 1, location_longitude: 1 }
  for (const token of [patient, ...others])
    await world.rest('PUT', '/profile', { token, body: { latitude: 1, longitude: 1 } })
  const { newLoan, put } = loanTools(world, borrower)
  const { id } = await newLoan(place)
  await put(id, { status: 'open' })
  // Whoever sorts by distance has to wait for longer than a search may take.
  await world.database.sql(`create or replace function distance_km(latitude float8, longitude float8, to_latitude float8,
    to_longitude float8) returns int volatile language sql as 'select 1 from pg_sleep(10)'`)
})
afterAll(() => world.close())

it('answers 503 for a list that takes too long, and everybody else meanwhile', async () => {
  let over = false
  const ask = async () => {
    const answers = []
    do answers.push(await world.graphql(patient, SORTED))
    while (!over)
    return answers
  }
  const slow = Array.from({ length: AT_ONCE }, ask)
  const quick = await Promise.all(
    others.flatMap((token) => [
      world.rest('GET', '/loans?q=nothing&sort=rate', { token }),
      world.rest('GET', '/profile', { token }),
      world.rest('POST', '/wallet/deposit', { token, body: { amount: 100 } }),
    ]),
  )
  over = true
  expect(new Set(quick.map(({ status }) => status))).toEqual(new Set([200, 201]))
  for (const { body } of (await Promise.all(slow)).flat())
    expect(body.errors).toMatchObject([{ extensions: { code: 'UNAVAILABLE' } }])
})
