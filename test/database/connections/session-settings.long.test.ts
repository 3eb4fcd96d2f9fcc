import { afterEach, beforeEach, expect, it } from 'vitest'
import { connect, type Database } from '../../../src/database/connection.ts'
import { direct } from '../../../src/database/connections/pooling.ts'
import { createDatabase, type TestDatabase } from '../../support/database.ts'

let made: TestDatabase
let database: Database | undefined

beforeEach(async () => {
  made = await createDatabase()
})
afterEach(async () => {
  await database?.close()
  await made.drop()
})

/** What each kind of connection answers. */
async function answers<Row>(url: string, text: string): Promise<Row[]> {
  const schema = made.settings.DATABASE_SCHEMA ?? 'public'
  database = await connect(url, 10, { ...direct, schema })
  const [read] = await database.query<Row>(text)
  const [search] = await database.query<Row>(text, [], 'search')
  const [other] = await database.change<Row>(text, [])
  return [read, search, other] as Row[]
}

it('are added to the options of a URL, and preferred to them', async () => {
  const options = '-c geqo=off -c random_page_cost=3 -c search_path=nowhere'
  const url = Object.assign(new URL(made.url), { search: `?${new URLSearchParams({ options })}` })
  const shown = `select current_schema() as schema, current_setting('geqo') as geqo,
    current_setting('random_page_cost') as cost`
  const found = await answers(url.href, shown)
  const schema = made.settings.DATABASE_SCHEMA ?? 'public'
  expect(found).toEqual(['1.1', '4', '1.1'].map((cost) => ({ schema, geqo: 'off', cost })))
})

it('are those that the gateway needs, whatever the database has by default', async () => {
  for (const other of [
    "DateStyle = 'German, DMY'",
    "TimeZone = 'Asia/Kolkata'",
    "default_transaction_isolation = 'serializable'",
    'jit = on',
  ])
    await made.sql(`alter database ${new URL(made.url).pathname.slice(1)} set ${other}`)
  const text = `select '2026-11-23 01:02:03Z'::timestamptz as at,
    current_setting('transaction_isolation') as isolation, '2026-11-23'::date as day, current_setting('jit') as jit`
  const expected = {
    at: new Date('2026-11-23T01:02:03Z'),
    isolation: 'read committed',
    day: '2026-11-23',
    jit: 'off',
  }
  expect(await answers(made.url, text)).toEqual(Array(3).fill(expected))
})
