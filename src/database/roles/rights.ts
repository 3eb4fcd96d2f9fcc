import { createHash } from 'node:crypto'
import { escapeIdentifier, escapeLiteral } from 'pg'
import { ConfigError } from '../../config/error.ts'
import { functions } from '../../migrations/sources.ts'
import { oneRow, onlyValue } from '../change.ts'
import { jobsSchemaOf } from '../listen-notify.ts'
import { type Run, SOURCES_TABLE } from '../migrating/sources.ts'
import { grantsIn, hidden, operatorGrantsIn } from './grants.ts'
import { operatorsRole, recordOperatorsRole } from './operators-role.ts'

/** The name under which a database records which rights it grants. */
export const RIGHTS = 'database/roles/grants.ts'
const everything = (jobs: string) => [...grantsIn(jobs), ...operatorGrantsIn(jobs)]
const hash = createHash('sha256')
  .update(everything(jobsSchemaOf('public')).join('\n'))
  .digest('hex')

/** The roles of a deployment besides the owner. */
export interface Roles {
  readonly role: string
  /** The role of operators, if they have their own. */
  readonly operator?: string | undefined
}

/** Revokes everything first: an older version, or somebody by hand, may have granted more. */
const revocationsFor = (grants: readonly string[]) => [
  `revoke all on ${hidden.join(', ')}, ledger_audit`,
  ...grants.map((grant) => grant.replace(/^grant .+ on /, 'revoke all on ')),
  `revoke all on function ${functions.join(', ')}`,
]

/**
 * Grants the application's role exactly its rights, unless it is the owner. Does the same for the role of operators once there is
 * one; whoever migrates later keeps it. Returns whether operators are set apart, so that the application's role may no longer do what
 * they do: for good, from the first migration at which no gateway is up that still does so. Runs in the transaction that recreates
 * views, since until then the roles can't read the new ones.
 */
export async function giveRights(run: Run, { role, operator }: Roles): Promise<boolean> {
  const text = 'select current_user as owner, current_schema() as schema'
  const { owner, schema } = await oneRow(run<{ owner: string; schema: string }>(text))
  const known = await operatorsRole(run)
  if (owner === role && operator !== undefined)
    throw new ConfigError(
      'DATABASE_OPERATOR_URL: the role of DATABASE_URL owns the schema and may do everything; give the schema an owner of its own first, and set DATABASE_OWNER_URL',
    )
  if (owner === role) return known !== undefined
  const wanted = operator ?? known
  // Gateways may be up that still do as the application what operators do.
  const before = 'select from gateway where not operates and is_up(renewed_at) limit 1'
  const apart = wanted !== undefined && (known !== undefined || (await run(before)).length === 0)
  const jobs = jobsSchemaOf(schema)
  if (known !== undefined && known !== wanted && (await exists(run, known)))
    await withdraw(run, known, jobs)
  if (wanted !== undefined) {
    await requireRole(run, wanted, [owner, role])
    await grant(run, schema, wanted, operatorGrantsIn(jobs))
  }
  await grant(run, schema, role, grantsIn(jobs, apart))
  if (apart) await recordOperatorsRole(run, wanted)
  await run(`insert into ${SOURCES_TABLE} values ('${RIGHTS}', '${hash}')
    on conflict (name) do update set hash = excluded.hash`)
  return apart
}

async function grant(
  run: Run,
  schema: string,
  role: string,
  grants: readonly string[],
): Promise<void> {
  await run(`grant usage on schema ${escapeIdentifier(schema)} to ${escapeIdentifier(role)}`)
  await withdraw(run, role, jobsSchemaOf(schema))
  for (const one of grants) await run(`${one} to ${escapeIdentifier(role)}`)
}

async function withdraw(run: Run, role: string, jobs: string): Promise<void> {
  for (const one of revocationsFor(everything(jobs)))
    await run(`${one} from ${escapeIdentifier(role)}`)
}

async function exists(run: Run, role: string): Promise<boolean> {
  const rows = await run(`select from pg_roles where rolname = ${escapeLiteral(role)}`)
  return rows.length > 0
}

async function requireRole(run: Run, role: string, others: readonly string[]): Promise<void> {
  const name = escapeIdentifier(role)
  if (others.includes(role))
    throw new ConfigError(
      `DATABASE_OPERATOR_URL: ${name} is the role of DATABASE_URL or DATABASE_OWNER_URL; what operators do needs one of its own`,
    )
  if (!(await exists(run, role)))
    throw new ConfigError(
      `DATABASE_OPERATOR_URL: there is no role ${name} on this server; create it with: create role ${name} login password '…'`,
    )
}

/** Whether this version grants the role other rights than the last migration did; false for the owner, who needs none. */
export async function rightsArePending(run: Run): Promise<boolean> {
  const rows = await run(`
    select from ${SOURCES_TABLE} where name = '${RIGHTS}' and hash <> '${hash}'
      and not pg_has_role((select relowner from pg_class where oid = to_regclass('${SOURCES_TABLE}')), 'usage')`)
  return rows.length > 0
}

/** Whether this role may change the schema: it owns it, or may create it. */
export async function mayChangeSchema(run: Run): Promise<boolean> {
  return onlyValue(
    run(`select coalesce(
      (select pg_has_role(relowner, 'usage') from pg_class where oid = to_regclass('mikro_orm_migrations')),
      has_schema_privilege(current_schema(), 'create'))`),
  )
}
