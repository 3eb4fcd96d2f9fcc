import { afterAll, beforeAll, expect, it } from 'vitest'
import { createDatabase, type TestDatabase } from '../support/database.ts'
import { type Footprint, footprints } from '../support/footprints.ts'

/**
 * The most files that a request may pass through, since whoever wants to understand it has to open them all.
 * `bin/node bench/footprints.ts --all` lists them.
 */
const filesMax: Readonly<Record<string, number>> = {
  loans: 45,
  'loans, never seen before': 50,
  'GET /loans': 52,
  transfer: 48,
  'POST /loans': 50,
  'an event adds to transfer': 12,
}

let database: TestDatabase
/** The smallest footprint of each kind of request. */
const found: Record<string, Footprint> = {}
beforeAll(async () => {
  database = await createDatabase()
  // What runs beside a request, such as the news of the one before, can be counted with it; it is not there each time.
  for (let turn = 0; turn < 4; turn += 1) {
    for (const [name, one] of Object.entries(await footprints(database.settings)))
      if (one.files < (found[name]?.files ?? Number.POSITIVE_INFINITY)) found[name] = one
    if (Object.entries(filesMax).every(([name, max]) => (found[name]?.files ?? 0) <= max)) return
  }
})
afterAll(() => database.drop())

it.each(Object.entries(filesMax))('%s passes through at most %i files', (name, max) => {
  const { files = 0, passed } = found[name] ?? {}
  expect(files, JSON.stringify(passed, undefined, 1)).toBeGreaterThan(0)
  expect(files, JSON.stringify(passed, undefined, 1)).toBeLessThanOrEqual(max)
})
