import { ConfigError } from '../../config/error.ts'
import type { Run } from '../../database/migrating/sources.ts'
import type { DatabaseAddress } from '../../database/open.ts'
import { operatorsRole, requireOperators } from '../../database/roles/operators-role.ts'
import { type Finding, fail, ok, warn } from './finding.ts'

const mayOperate = (role: string) => `
  select rolname as role from pg_roles where not rolsuper and rolname !~ '^pg_'
    and has_function_privilege(oid, to_regproc('decide_request'), 'execute')
    and not pg_has_role(oid, (select relowner from pg_class where oid = to_regclass('sql_source')), 'usage')
    and rolname <> '${role.replaceAll("'", "''")}'`

/** Reports which roles may do what operators do in the database, and whether this gateway may. */
export async function examineOperators(query: Run, address: DatabaseAddress): Promise<Finding[]> {
  const known = await operatorsRole(query)
  if (known === undefined && address.operatorUrl === undefined) return [warn(TOGETHER)]
  try {
    const [{ schema } = { schema: '' }] = await query<{ schema: string }>(
      'select current_schema() as schema',
    )
    const shared = await requireOperators(query, address, schema)
    if (shared !== undefined || known === undefined) return [warn(shared ?? TOGETHER)]
  } catch (error) {
    if (error instanceof ConfigError) return [fail(error.message)]
    throw error
  }
  const others = await query<{ role: string }>(mayOperate(known))
  if (others.length > 0)
    return [
      fail(
        `besides ${known}, ${others.map(({ role }) => role).join(', ')} may do what operators do; withdraw it, as the owner of the schema: revoke execute on all functions in schema … from ${others[0]?.role}`,
      ),
    ]
  return [ok(`only the role ${known} may do what operators do, and say that money came in`)]
}

const TOGETHER =
  'the application’s role may do what operators do: whoever has DATABASE_URL could reverse movements, verify members, lift blocks, redact the audit trail, approve requests in anybody’s name and add deposits that never came in; give operators a role of their own by DATABASE_OPERATOR_URL (docs/production.md)'
