import { ConfigError } from '../../config/error.ts'
import { jobsSchemaOf } from '../listen-notify.ts'
import type { Run } from './sources.ts'

/** What has to be known of a database before its first migration. */
interface Found {
  readonly database: string
  readonly owner: string
  readonly schema: string | null
  readonly isNew: boolean
  readonly isReadOnly: boolean
  readonly encoding: string
  /** Whether the schema of the jobs and the extension exist, which a migration would otherwise create. */
  readonly prepared: boolean
  readonly mayCreateSchemas: boolean
  readonly mayCreateTables: boolean
}

const found = (jobs: string) => `
  select quote_ident(current_database()) as database, quote_ident(current_user) as owner, current_schema() as schema,
    to_regclass('mikro_orm_migrations') is null as "isNew", current_setting('transaction_read_only') = 'on' as "isReadOnly",
    current_setting('server_encoding') as encoding,
    to_regnamespace('${jobs}') is not null and exists (select from pg_extension where extname = 'cube') as prepared,
    has_database_privilege(current_database(), 'create') as "mayCreateSchemas",
    coalesce(has_schema_privilege(current_schema(), 'create'), false) as "mayCreateTables"`

/** Throws a ConfigError, with what an administrator can run, if a new database can't be migrated by its owner's role. */
export async function requireMigratable(run: Run, schema: string | null): Promise<void> {
  const [row] = await run<Found>(found(jobsSchemaOf(schema ?? '')))
  const reason = row?.isNew ? obstacleIn(row) : undefined
  if (reason !== undefined) throw new ConfigError(`DATABASE_OWNER_URL: ${reason}`)
}

function obstacleIn(found: Found): string | undefined {
  const { database, owner, schema, encoding } = found
  if (encoding !== 'UTF8')
    return `the database ${database} has the encoding ${encoding}, which can't hold every name; make one with: create database <name> owner ${owner} encoding 'UTF8' template template0`
  if (found.isReadOnly)
    return `the connection is read-only; allow changes with: alter role ${owner} set default_transaction_read_only = off`
  if (!found.prepared && !found.mayCreateSchemas)
    return `the role ${owner} may create no schemas in the database ${database}; allow it with: grant create on database ${database} to ${owner}`
  if (!found.mayCreateTables)
    return `the role ${owner} may create no tables in the schema ${schema}; make it theirs with: alter schema ${schema} owner to ${owner}`
  return undefined
}
