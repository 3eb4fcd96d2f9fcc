import { createHash } from 'node:crypto'
import { escapeIdentifier } from 'pg'
import { functions } from '../migrations/sources.ts'
import { grantsIn } from './grants.ts'
import { jobsSchemaOf } from './schema-names.ts'
import { type Run, SOURCES_TABLE } from './sources.ts'

/** The name under which a database records which rights it grants. */
export const RIGHTS = 'database/grants.ts'
const hash = createHash('sha256')
  .update(grantsIn(jobsSchemaOf('public')).join('\n'))
  .digest('hex')

/** An older version, or somebody by hand, may have granted more. */
const revocationsFor = (grants: readonly string[]) => [
  'revoke all on idempotency_key',
  ...grants.map((grant) => grant.replace(/^grant .+ on /, 'revoke all on ')),
  `revoke all on function ${functions.join(', ')}`,
]

/**
 * Grants a role exactly the application's rights, unless it is the owner. Runs in the transaction that recreates views: until
 * then the role could not read them.
 */
export async function giveRights(run: Run, role: string): Promise<void> {
  const [{ owner, schema } = { owner: '', schema: '' }] = await run<{
    owner: string
    schema: string
  }>('select current_user as owner, current_schema() as schema')
  if (owner === role) return
  const name = escapeIdentifier(role)
  const grants = grantsIn(jobsSchemaOf(schema))
  await run(`grant usage on schema ${escapeIdentifier(schema)} to ${name}`)
  for (const revocation of revocationsFor(grants)) await run(`${revocation} from ${name}`)
  for (const grant of grants) await run(`${grant} to ${name}`)
  await run(`insert into ${SOURCES_TABLE} values ('${RIGHTS}', '${hash}')
    on conflict (name) do update set hash = excluded.hash`)
}

/** Whether this version grants the role other rights than the last migration did; the owner needs none. */
export async function rightsArePending(run: Run): Promise<boolean> {
  const rows = await run(`
    select from ${SOURCES_TABLE} where name = '${RIGHTS}' and hash <> '${hash}'
      and not pg_has_role((select relowner from pg_class where oid = to_regclass('${SOURCES_TABLE}')), 'usage')`)
  return rows.length > 0
}

/** Whether this role may change the schema: it owns it, or may create it. */
export async function mayChangeSchema(run: Run): Promise<boolean> {
  const [row] = await run<{ may: boolean }>(`
    select coalesce(
      (select pg_has_role(relowner, 'usage') from pg_class where oid = to_regclass('mikro_orm_migrations')),
      has_schema_privilege(current_schema(), 'create')) as may`)
  return row?.may ?? false
}
