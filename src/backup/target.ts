import { type Client, escapeLiteral } from 'pg'

/** Finds what is in schemas, except what extensions created, in an order in which it can be dropped. */
const objectsIn = (schemas: readonly string[]) => `
  with space as (select oid from pg_namespace where nspname in (${schemas.map(escapeLiteral)})),
    own (class, oid, rank) as (
      select 'pg_class'::regclass, pg_class.oid, (relkind = 'S')::int from pg_class join space on space.oid = relnamespace
        where relkind in ('r', 'p', 'v', 'm', 'S', 'f')
      union all select 'pg_proc'::regclass, pg_proc.oid, 2 from pg_proc join space on space.oid = pronamespace
      union all select 'pg_type'::regclass, pg_type.oid, 3 from pg_type join space on space.oid = typnamespace
        where typtype in ('e', 'd', 'r') or typtype = 'c' and (select relkind from pg_class where pg_class.oid = typrelid) = 'c')
  select class, oid, identified.type, identified.identity
  from own, pg_identify_object(class, oid, 0) as identified
  where not exists (select from pg_depend where classid = class and objid = own.oid and deptype = 'e')
  order by rank`

/** Whether a schema contains anything, be it the gateway's or not. */
export async function occupied(client: Client, schema: string): Promise<boolean> {
  const { rowCount } = await client.query(`${objectsIn([schema])} limit 1`)
  return rowCount !== 0
}

/** A statement that drops the content of schemas, but not the schemas, their rights or extensions. */
export const emptied = (schemas: readonly string[]): string => `
  do $drop$ declare object record; begin
    for object in ${objectsIn(schemas)} loop
      -- It may be gone with another.
      if exists (select from pg_class where tableoid = object.class and oid = object.oid
        union all select from pg_proc where tableoid = object.class and oid = object.oid
        union all select from pg_type where tableoid = object.class and oid = object.oid) then
        execute format('drop %s %s cascade', object.type, object.identity);
      end if;
    end loop;
  end $drop$`

/** The schema that a connection uses; `public` if it uses none. */
export async function schemaOf(client: Client): Promise<string> {
  const { rows } = await client.query('select current_schema() as schema')
  return rows[0].schema ?? 'public'
}

/** The schema of the extension cube; undefined if the database has none. */
export async function extensionIn(client: Client): Promise<string | undefined> {
  const { rows } = await client.query(
    "select extnamespace::regnamespace::text as schema from pg_extension where extname = 'cube'",
  )
  return rows[0]?.schema
}

/** How many other connections a role, given as a literal, has to this database. */
export async function sessionsOf(client: Client, role: string): Promise<number> {
  const { rows } = await client.query(`
    select count(*)::int from pg_stat_activity
    where datname = current_database() and usename = ${role} and pid <> pg_backend_pid()`)
  return rows[0].count
}
