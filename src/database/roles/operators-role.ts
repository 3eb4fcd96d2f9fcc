import { escapeLiteral } from 'pg'
import { ConfigError } from '../../config/error.ts'
import { connectTo } from '../connections/plain-connection.ts'
import { requireSession } from '../connections/require-route.ts'
import { whichDatabase } from '../connections/route.ts'
import { type Run, SOURCES_TABLE } from '../migrating/sources.ts'
import type { DatabaseAddress } from '../open.ts'

/** The row that names the role which alone may do what operators do; may_operate() reads it, too. */
const NAME = 'role of operators'
const remedy = 'run `npm run migrate` with DATABASE_OWNER_URL, DATABASE_URL and this setting'

/** The role that alone may do what operators do; undefined if the application's role may, too. */
export async function operatorsRole(run: Run): Promise<string | undefined> {
  const [row] = await run<{ hash: string }>(
    `select hash from ${SOURCES_TABLE} where name = '${NAME}'`,
  )
  return row?.hash
}

/** Records for good that only this role may do what operators do. */
export async function recordOperatorsRole(run: Run, role: string): Promise<void> {
  await run(`insert into ${SOURCES_TABLE} values ('${NAME}', ${escapeLiteral(role)})
    on conflict (name) do update set hash = excluded.hash`)
}

/**
 * Throws a ConfigError unless this gateway can do what operators do, as their own role if the database has one or the settings name
 * one. Returns a warning for operators, if there is one.
 */
export async function requireOperators(
  run: Run,
  { operatorUrl }: Pick<DatabaseAddress, 'operatorUrl'>,
  schema: string,
): Promise<string | undefined> {
  const known = await operatorsRole(run)
  if (operatorUrl === undefined) {
    if (known === undefined) return undefined
    throw new ConfigError(
      `DATABASE_OPERATOR_URL: only the role ${known} may do what operators do in this database, and say that money came in; set it to the same database, connecting as that role`,
    )
  }
  const route = await requireSession('DATABASE_OPERATOR_URL', operatorUrl)
  const [here] = await run<{ database: string }>(`select ${whichDatabase} as database`)
  if (route.database !== here?.database)
    throw new ConfigError(
      'DATABASE_OPERATOR_URL: leads to a different server or database from DATABASE_URL; name the same one, as the role of operators',
    )
  const { role, operates } = await rightsOf(operatorUrl, schema)
  if (!operates)
    throw new ConfigError(
      `DATABASE_OPERATOR_URL: the role ${role} may not do what operators do in this database: ${remedy}`,
    )
  return known === undefined ? SHARED : undefined
}

/** The warning that the application's role may still do what operators do. */
const SHARED =
  'the application’s role may still do what operators do, since gateways without DATABASE_OPERATOR_URL were serving when the database was migrated: run `npm run migrate` again'

/** The role that a URL connects as, and whether it may do what operators do. */
async function rightsOf(
  url: string,
  schema: string,
): Promise<{ readonly role: string; readonly operates: boolean }> {
  const client = await connectTo(url, schema, 'DATABASE_OPERATOR_URL')
  try {
    const { rows } = await client.query(
      `select current_user as role, coalesce(has_schema_privilege(current_schema(), 'usage')
          and has_function_privilege(to_regproc('decide_request'), 'execute'), false) as operates`,
    )
    return rows[0]
  } finally {
    await client.end()
  }
}
