import { expect, it } from 'vitest'
import { migrate } from '../../src/database/migrating/migrate.ts'
import { createDatabase } from '../support/database.ts'

/** What a parameter of each SQL type is given as. JSON arrays are given as text: the driver would make them SQL arrays. */
const types: Readonly<Record<string, string>> = {
  'bigint[]': 'readonly bigint[]',
  'smallint[]': 'readonly number[]',
  'text[]': 'readonly string[]',
  'uuid[]': 'readonly string[]',
  bigint: 'bigint',
  boolean: 'boolean',
  bytea: 'Buffer',
  date: 'string',
  integer: 'number',
  jsonb: 'Json',
  numeric: 'number',
  smallint: 'number',
  text: 'string',
  'timestamp with time zone': 'Date',
  uuid: 'string',
}

/** The functions that the application may call and that this project wrote, with their parameters. */
const parameters = `select proname as function, parameter.name, format_type(type, null) as type,
    pronargs - pronargdefaults < ordinal as optional
  from pg_proc cross join unnest(proargtypes::oid[], proargnames) with ordinality as parameter (type, name, ordinal)
  where pronamespace = current_schema()::regnamespace and prosecdef and ordinal <= pronargs
    and has_function_privilege('lending_app', pg_proc.oid, 'execute') and prorettype = 'jsonb'::regtype
    and not exists (select from pg_depend where objid = pg_proc.oid and deptype = 'e')
  order by proname, ordinal`

interface Parameter {
  readonly function: string
  readonly name: string
  readonly type: string
  readonly optional: boolean
}

it('the types of SQL functions are those of the catalogue (npm test -- test/database/functions.test.ts -u writes them)', async () => {
  const database = await createDatabase()
  await migrate(database.ownerUrl, database.url, 'USD')
  const found = Map.groupBy(await database.sql<Parameter>(parameters), (one) => one.function)
  await database.drop()
  const unknown = [...found.values()].flat().filter(({ type }) => types[type] === undefined)
  expect(unknown, 'give these types of SQL a type of TypeScript above').toEqual([])
  const lines = [...found].map(
    ([name, all]) =>
      `  readonly ${name}: {\n${all
        .map(({ name, type, optional }) => {
          return `    readonly ${name}${optional ? '?' : ''}: ${types[type]} | null\n`
        })
        .join('')}  }\n`,
  )
  await expect(`// Written from the database's catalogue by test/database/functions.test.ts; never edited.

/** A value of JSON, or its text. */
type Json = string | Readonly<Record<string, unknown>>

/** The parameters of each SQL function that the application calls and that returns an outcome. */
export interface SqlFunctions {
${lines.join('')}}
`).toMatchFileSnapshot('../../src/database/functions.generated.ts')
})
