import { createHash } from 'node:crypto'
import { escapeIdentifier } from 'pg'
import { functions } from '../migrations/sources.ts'
import { grants } from './grants.ts'
import { type Run, SOURCES_TABLE } from './sources.ts'

/** The name under which a database says which rights it gives. */
export const RIGHTS = 'database/grants.ts'
const hash = createHash('sha256').update(grants.join('\n')).digest('hex')

/** An older version may have given more, or somebody by hand; to remembered answers it is given nothing. */
const revocations = [
  'revoke all on idempotency_key',
  ...grants.map((grant) => grant.replace(/^grant .+ on /, 'revoke all on ')),
  `revoke all on function ${functions.join(', ')}`,
]

/**
 * Gives a role exactly the rights of the application; the owner has all and needs none. It belongs into the transaction that
 * makes views anew: between the two the role could not read them.
 */
export async function giveRights(run: Run, role: string): Promise<void> {
  const [{ owner, schema } = { owner: '', schema: '' }] = await run<Record<string, string>>(
    'select current_user as owner, quote_ident(current_schema()) as schema',
  )
  if (owner === role) return
  const name = escapeIdentifier(role)
  await run(`grant usage on schema ${schema} to ${name}`)
  for (const revocation of revocations) await run(`${revocation} from ${name}`)
  for (const grant of grants) await run(`${grant} to ${name}`)
  await run(`insert into ${SOURCES_TABLE} values ('${RIGHTS}', '${hash}')
    on conflict (name) do update set hash = excluded.hash`)
}

/** Whether this version gives this role other rights than the last one to migrate did; the owner needs none. */
export async function rightsArePending(run: Run): Promise<boolean> {
  const rows = await run(`
    select from ${SOURCES_TABLE} where name = '${RIGHTS}' and hash <> '${hash}'
      and not pg_has_role((select relowner from pg_class where oid = to_regclass('${SOURCES_TABLE}')), 'usage')`)
  return rows.length > 0
}

/** Whether this role may change the schema: it is the owner's, or nobody's yet and this role may make it. */
export async function mayChangeSchema(run: Run): Promise<boolean> {
  const [row] = await run<{ may: boolean }>(`
    select coalesce(
      (select pg_has_role(relowner, 'usage') from pg_class where oid = to_regclass('mikro_orm_migrations')),
      has_schema_privilege(current_schema(), 'create')) as may`)
  return row?.may ?? false
}
