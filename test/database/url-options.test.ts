import { afterAll, beforeAll, expect, it } from 'vitest'
import { connect, type Database } from '../../src/database/connection.ts'
import { direct } from '../../src/database/pooling.ts'
import { createDatabase, type TestDatabase } from '../support/database.ts'

let made: TestDatabase
let database: Database

beforeAll(async () => {
  made = await createDatabase()
  const options = '-c geqo=off -c random_page_cost=3 -c search_path=nowhere'
  const url = Object.assign(new URL(made.url), { search: `?${new URLSearchParams({ options })}` })
  const schema = made.settings.DATABASE_SCHEMA ?? 'public'
  database = await connect(url.href, 10, { ...direct, schema })
})
afterAll(async () => {
  await database.close()
  await made.drop()
})

const shown = `select current_schema() as schema, current_setting('geqo') as geqo,
  current_setting('random_page_cost') as cost`

it('adds its settings to the options of a URL, and prefers its own', async () => {
  const schema = database.schema
  const [read] = await database.query(shown)
  const [search] = await database.query(shown, [], 'search')
  const [other] = await database.change(shown, [])
  expect([read, search, other]).toEqual([
    { schema, geqo: 'off', cost: '1.1' },
    { schema, geqo: 'off', cost: '4' },
    { schema, geqo: 'off', cost: '1.1' },
  ])
})
