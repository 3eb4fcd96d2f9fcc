import { escapeLiteral } from 'pg'
import { functions } from '../../migrations/sources.ts'
import { oneRow } from '../change.ts'
import { jobsSchemaOf } from '../listen-notify.ts'
import type { Run } from '../migrating/sources.ts'
import { grantsIn, hidden, operatorGrantsIn } from './grants.ts'
import { operatorsRole } from './operators-role.ts'
import type { Roles } from './rights.ts'

interface Right {
  readonly kind: string
  readonly object: string
  readonly privilege: string
  readonly column: string | null
}

/** How the rights of a role differ from those that this release grants it, each as `select on loan`. */
export interface Differing {
  readonly role: string
  readonly lacking: readonly string[]
  readonly beyond: readonly string[]
}

/**
 * The roles whose rights differ from those that a migration by this release grants, as somebody changed them by hand. Tables and
 * functions that do not exist are left out.
 */
export async function differingRights(
  run: Run,
  { role, operator, apart }: { role: string; operator?: string | undefined; apart: boolean },
): Promise<readonly Differing[]> {
  const text = 'select current_schema() as schema'
  const { schema } = await oneRow(run<{ schema: string }>(text))
  const jobs = jobsSchemaOf(schema)
  const all = [
    await compare(run, role, grantsIn(jobs, apart)),
    ...(operator === undefined ? [] : [await compare(run, operator, operatorGrantsIn(jobs))]),
  ]
  return all.filter(({ lacking, beyond }) => lacking.length + beyond.length > 0)
}

/** For a migration that is about to give the roles their rights: what it restores, one line for each role. The owner needs no rights. */
export async function restoredRights(run: Run, { role }: Pick<Roles, 'role'>): Promise<string[]> {
  const [owner] = await run(`select where current_user = ${escapeLiteral(role)}`)
  if (owner !== undefined) return []
  const known = await operatorsRole(run)
  const roles = { role, operator: known, apart: known !== undefined }
  const differing = await differingRights(run, roles)
  return differing.map(
    (one) => `the rights of ${one.role} (it ${differenceOf(one, 'lacked', 'had besides')})`,
  )
}

/** Says what differs, in a few words. */
export function differenceOf(
  { lacking, beyond }: Differing,
  lacks = 'lacks',
  has = 'has besides',
): string {
  return [...named(lacks, lacking), ...named(has, beyond)].join(', and ')
}

const NAMED = 3

function named(verb: string, rights: readonly string[]): string[] {
  if (rights.length === 0) return []
  const more = rights.length > NAMED ? ` and ${rights.length - NAMED} more` : ''
  return [`${verb} ${rights.slice(0, NAMED).join(', ')}${more}`]
}

async function compare(run: Run, role: string, grants: readonly string[]): Promise<Differing> {
  const rights = grants.flatMap(rightsOf)
  const known = [...hidden, 'ledger_audit', ...namesOf(rights, '')]
  const rows = await run<{ what: string; lacking: boolean }>(`
    with granted as (select * from jsonb_to_recordset(${escapeLiteral(JSON.stringify(rights))})
        as one (kind text, object text, privilege text, "column" text)),
      relation as (select oid, relname, relacl from pg_class where relnamespace = current_schema()::regnamespace and relkind in ('r', 'v')),
      routine as (select oid, proname, proacl from pg_proc where pronamespace = current_schema()::regnamespace)
    select what, true as lacking from (
      select format('%s on %s', concat(privilege, '(' || "column" || ')'), relname) as what,
          case when "column" is null then has_table_privilege(${escapeLiteral(role)}, oid, privilege)
            else has_column_privilege(${escapeLiteral(role)}, oid, "column", privilege) end as given
        from granted join relation on kind = '' and relname = object
      union all select format('execute on function %s', proname), has_function_privilege(${escapeLiteral(role)}, oid, 'execute')
        from granted join routine on kind = 'function' and proname = object
      union all select format('usage on schema %s', object), has_schema_privilege(${escapeLiteral(role)}, object, 'usage')
        from granted where kind = 'schema' and to_regnamespace(object) is not null
      union all select format('%s on %s.%s', privilege, object, relname), has_table_privilege(${escapeLiteral(role)}, pg_class.oid, privilege)
        from granted join pg_class on kind = 'all tables in schema' and relnamespace = to_regnamespace(object) and relkind in ('r', 'p', 'v')
      union all select format('execute on function %s.%s', object, proname), has_function_privilege(${escapeLiteral(role)}, pg_proc.oid, 'execute')
        from granted join pg_proc on kind = 'all functions in schema' and pronamespace = to_regnamespace(object)) as wanted
    where not given
    union select format('%s on %s', lower(privilege_type), relname), false
      from relation cross join aclexplode(relacl)
      where grantee = to_regrole(quote_ident(${escapeLiteral(role)})) and relname in (${literals(known)}) and not exists (select from granted
        where kind = '' and object = relname and privilege = lower(privilege_type) and "column" is null)
    union select format('execute on function %s', proname), false
      from routine cross join aclexplode(proacl)
      where grantee = to_regrole(quote_ident(${escapeLiteral(role)})) and proname in (${literals(functions)})
        and not exists (select from granted where kind = 'function' and object = proname)
    order by what`)
  const of = (lacking: boolean) =>
    rows.filter((row) => row.lacking === lacking).map(({ what }) => what)
  return { role, lacking: of(true), beyond: of(false) }
}

const literals = (names: readonly string[]) => names.map(escapeLiteral).join()

function namesOf(rights: readonly Right[], kind: string): string[] {
  return rights.filter((right) => right.kind === kind).map(({ object }) => object)
}

const GRANT =
  /^grant (.+) on (?:(function|schema|all tables in schema|all functions in schema) )?(.+)$/

/** The single rights that a statement of `grants.ts` gives. */
function rightsOf(grant: string): Right[] {
  const [, privileges = '', kind = '', objects = ''] = GRANT.exec(grant) ?? []
  const given = [...privileges.matchAll(/(\w+)(?: \(([^)]*)\))?/g)].flatMap(
    ([, privilege = '', columns]) =>
      (columns?.split(', ') ?? [null]).map((column) => ({ privilege, column })),
  )
  return objects
    .split(', ')
    .flatMap((object) =>
      given.map((right) => ({ kind, object: object.replaceAll('"', ''), ...right })),
    )
}
