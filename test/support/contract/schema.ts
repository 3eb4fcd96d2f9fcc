import { Client } from 'pg'
import { jobsSchemaOf } from '../../../src/database/listen-notify.ts'

/** The schema of all tests: `SCHEMA=cell_a npm test` runs them in another than `public`. */
export const schema = process.env.SCHEMA || 'public'

/** The gateway's settings for it. */
export const schemaSettings: Readonly<Record<string, string>> =
  schema === 'public' ? {} : { DATABASE_SCHEMA: schema }

/** That of the job library. */
export const jobsSchema = jobsSchemaOf(schema)

/** Makes the schema of all tests that of a database, also for those who connect without the gateway's settings. */
export async function useSchema(adminUrl: string): Promise<void> {
  if (schema === 'public') return
  const client = new Client({ connectionString: adminUrl })
  await client.connect()
  await client.query(`do $$ begin
    execute format('alter database %I set search_path = ${schema}', current_database()); end $$;
    create schema if not exists ${schema} authorization lending_owner`)
  await client.end()
}
