import type { Client } from 'pg'
import { ConfigError } from '../../config/error.ts'
import { usual } from '../connections/pooling.ts'

const LOCK = 4_915_512_762

/** Any role may set its own defaults. Those that an administrator has set for it in this database stay. */
const setMissing = (wanted: readonly string[]) => `do $$ declare wanted text; begin
  -- Of gateways that start together, one alters the role.
  perform pg_advisory_xact_lock(${LOCK});
  foreach wanted in array array[${wanted.map((one) => `'${one}'`)}] loop
    if not exists (
      select from pg_db_role_setting, unnest(setconfig) as setting
      where setrole = current_user::regrole and setdatabase = (select oid from pg_database where datname = current_database())
        and split_part(setting, '=', 1) = split_part(wanted, '=', 1))
    then
      execute format('alter role current_user in database %I set %s to %L',
        current_database(), split_part(wanted, '=', 1), split_part(wanted, '=', 2));
    end if;
  end loop; end $$`

/** Finds another schema with a gateway's tables that this role may read. */
const otherSchema = `
  select nspname as schema, current_user as role from pg_class join pg_namespace on pg_namespace.oid = relnamespace
  where relname = 'sql_source' and nspname <> $1
    and has_schema_privilege(pg_namespace.oid, 'usage') and has_table_privilege(pg_class.oid, 'select') limit 1`

/**
 * Gives the connected role the gateway's settings and schema as defaults in this database, except those it has already; new
 * connections get them. Throws a ConfigError if the role can also read another gateway's schema: the pooler would mix the connections
 * of both, with all that is prepared on them.
 */
export async function giveRoleSettings(client: Client, schema: string | undefined): Promise<void> {
  if (schema !== undefined) await requireOwnRole(client, schema)
  const wanted = Object.entries({ ...usual, ...(schema && { search_path: schema }) })
  await client.query(setMissing(wanted.map(([name, value]) => `${name}=${value}`)))
}

async function requireOwnRole(client: Client, schema: string): Promise<void> {
  const [other] = (await client.query(otherSchema, [schema])).rows
  if (other === undefined) return
  throw new ConfigError(
    `DATABASE_SCHEMA: ${other.role}, the role of DATABASE_URL, can also read the schema ${other.schema}; with DATABASE_POOLER=transaction each schema needs a role of its own`,
  )
}
