import { ConfigError } from '../../config/error.ts'
import type { Config } from '../../config.ts'
import { createClient } from '../../database/connections/client.ts'
import { codeOf, isDiskFull } from '../../database/connections/faults.ts'
import { reach } from '../../database/connections/hosts.ts'
import { keptAlive } from '../../database/connections/kept-connection.ts'
import { Unreached } from '../../database/connections/plain-connection.ts'
import { set } from '../../database/connections/pooling.ts'
import { reasonOf } from '../../database/connections/reasons.ts'
import { archivingOf, oldestTransaction } from '../../database/health.ts'
import { pathTo } from '../../database/listen-notify.ts'
import { drift } from '../../database/migrating/drift.ts'
import { isClosed, pendingMigrations } from '../../database/migrating/pending.ts'
import { isAhead } from '../../database/migrating/release.ts'
import { isOpenToAll, type Run } from '../../database/migrating/sources.ts'
import { missingTables, tablesAreMissing } from '../../database/migrating/tables.ts'
import type { DatabaseAddress } from '../../database/open.ts'
import { differenceOf, differingRights } from '../../database/roles/compare.ts'
import { operatorsRole, requireOperators } from '../../database/roles/operators-role.ts'
import { mayChangeSchema } from '../../database/roles/rights.ts'
import { grow, isReadOnly } from '../../database/storage.ts'
import { auditHead, checkAuditTrail } from '../../lending/audit-trail/check.ts'
import { examineArchiving, examineChoices } from './chosen.ts'
import { megabytes } from './data.ts'
import { type Findings, fail, ok, warn } from './finding.ts'

const TRANSACTION_SECONDS = 60
/** As far apart as tokens tolerate. */
const SKEW_SECONDS = 30
const SET_OWNER = 'set DATABASE_OWNER_URL to that role, and DATABASE_URL to one that owns nothing'
const USE_OTHER = 'set DATABASE_URL to a role that owns nothing'

/** Checks that the database answers, is up to date, and has separate roles for the owner, the application and operators. */
export async function examineDatabase(
  config: Config,
  address: DatabaseAddress | undefined,
): Promise<Findings> {
  if (address === undefined)
    return ok('the embedded database is not running; `npm start` starts it')
  const client = createClient({
    ...reach(address.url),
    connectionTimeoutMillis: 5_000,
    ...keptAlive,
  })
  try {
    await client.connect()
    // In transaction mode the role's search_path selects the schema.
    if (address.pooler !== 'transaction') await client.query(set(pathTo(address.schema)))
    const [server] = (await client.query(SERVER)).rows
    const skew = Date.now() / 1000 - server.now
    const query = async (text: string) => (await client.query(text)).rows
    return [
      ...ok(`PostgreSQL ${server.version} answers; this database has ${megabytes(server.bytes)}`),
      ...(Math.abs(skew) > SKEW_SECONDS ? warn(apart(skew)) : []),
      ...((await isReadOnly(client)) ? fail(READ_ONLY) : []),
      ...(await examineSchema(query).catch(withoutSchema)),
      ...((await isMigrated(query)) ? await examineChoices(config, query) : []),
      ...examineArchiving(await archivingOf(query)),
      ...(await examineRoles(config, address, query)),
    ]
  } catch (error) {
    if (isDiskFull(error)) return fail(FULL)
    const reason = error instanceof Error ? reasonOf(error) : 'unknown'
    return fail(
      `the database can't be used: ${reason}; check ${ANSWERED.test(codeOf(error)) ? '' : 'that it runs and can be reached from here, and '}DATABASE_URL`,
    )
  } finally {
    await client.end().catch(() => undefined)
  }
}

/** SQLSTATEs of a server that is there, but does not know the role, its password or the database. */
const ANSWERED = /^(28|3D)/

const SERVER = `select current_setting('server_version') as version, extract(epoch from clock_timestamp())::float8 as now,
  pg_database_size(current_database())::float8 as bytes`

const apart = (skew: number) =>
  `the clock of this machine is ${Math.round(Math.abs(skew))} s ${skew > 0 ? 'ahead of' : 'behind'} that of the database: tokens count as expired too ${skew > 0 ? 'early' : 'late'}, and jobs come late; set both by NTP`

async function examineSchema(query: Run): Promise<Findings> {
  const pending = await pendingMigrations(query)
  const missing = pending.length > 0 ? [] : await missingTables(query)
  if (missing.length > 0) return fail(tablesAreMissing(missing))
  const transactions = examineTransactions(await oldestTransaction(query))
  const storage = pending.length > 0 ? [] : await examineStorage(query)
  return [...storage, ...(await examineVersion(query, pending)), ...transactions]
}

const FULL =
  "the database's disk is full, so nothing can be changed: free space on it, or enlarge it; gateways notice by themselves, without a restart"

const READ_ONLY =
  'the database is read-only, so nothing can be changed, and gateways are not ready: if DATABASE_URL leads to a standby, name the primary; otherwise default_transaction_read_only is on for this database, for the role or for the server, where it has to be switched off (`select * from pg_db_role_setting` and `pg_settings` show where)'

/** Whether a table can grow. A role that may not write here finds nothing out. */
async function examineStorage(query: Run): Promise<Findings> {
  try {
    await query(grow)
  } catch (error) {
    if (isDiskFull(error)) return fail(FULL)
  }
  return []
}

async function examineVersion(query: Run, pending: readonly string[]): Promise<Findings> {
  if (pending.length > 0)
    return warn(
      `migrations are pending (${pending.join(', ')}): run \`npm run migrate\`, and then this again, since the audit trail and the rights of roles can be checked only then`,
    )
  if (await isAhead(query))
    return ok('a newer version has migrated the schema, and it still serves this one')
  return [
    ...ok('the schema is up to date'),
    ...((await isOpenToAll(query)) ? fail(OPEN) : []),
    ...examineDrift(await drift(query)),
    ...(await examineAuditTrail(query)),
  ]
}

const OPEN =
  'every role that may use the schema may call its functions, with the rights of its owner, as PostgreSQL has it after a dump is restored by hand: run `npm run migrate`, which withdraws that and gives each role its own rights'

function withoutSchema(error: unknown): Findings {
  if (!isClosed(error)) throw error
  return fail(
    'this database holds no schema that the role of DATABASE_URL may use: run `npm run migrate` first, with DATABASE_OWNER_URL set to the role that is to own it',
  )
}

function examineDrift(differences: readonly string[]): Findings {
  if (differences.length === 0) return []
  return warn(
    `the database differs from the SQL files: ${differences.join(', ')}; to bring the files back, delete all rows of sql_source and run \`npm run migrate\``,
  )
}

function examineTransactions(oldest: number): Findings {
  if (oldest < TRANSACTION_SECONDS) return []
  return warn(
    `a writing transaction has been open for ${Math.round(oldest)} s; until it ends, tables grow and the change feed slows down; find it by backend_xid in pg_stat_activity, or in pg_prepared_xacts, and end it`,
  )
}

async function examineRoles(
  config: Config,
  address: DatabaseAddress,
  query: Run,
): Promise<Findings> {
  if (config.DATABASE_URL === undefined) return []
  if (await mayChangeSchema(query)) {
    const remedy = config.DATABASE_OWNER_URL === undefined ? SET_OWNER : USE_OTHER
    return warn(
      `gateways would serve as the owner of the schema: the role of DATABASE_URL can change it, and bypass its guards; ${remedy}`,
    )
  }
  return [
    ...ok('the application has a role of its own'),
    ...((await isMigrated(query))
      ? [...(await examineRights(query)), ...(await examineOperators(query, address))]
      : []),
  ]
}

/** Whether the schema is up to date. False if there is none that the role can use, which was reported before. */
async function isMigrated(query: Run): Promise<boolean> {
  try {
    return (
      (await pendingMigrations(query)).length === 0 && (await missingTables(query)).length === 0
    )
  } catch (error) {
    if (!isClosed(error)) throw error
    return false
  }
}

const SHOWN = 20

/** Checks the chain of the audit trail, and whether it agrees with what operators have done. */
async function examineAuditTrail(query: Run): Promise<Findings> {
  const breaks = await checkAuditTrail(query)
  if (breaks.length > SHOWN) return fail(`${breaks.length} entries of the audit trail are broken`)
  if (breaks.length > 0)
    return breaks.flatMap(({ number, problem }) =>
      fail(`entry ${number ?? 'without a number'} of the audit trail ${problem}`),
    )
  const differences = await query<{ what: string }>('select what from trail_differences()')
  if (differences.length > 0)
    return fail(
      `${differences.length} acts of operators and entries of the audit trail contradict each other; \`npm run doctor -- --ledger\` lists them`,
    )
  const { number, hash } = await auditHead(query)
  if (Number(number) === 0) return ok('the audit trail has no entries yet')
  const entries = Number(number) === 1 ? 'entry' : 'entries'
  return ok(`the audit trail is whole: ${number} ${entries}, the last has the hash ${hash}`)
}

/** Compares the rights of the roles with those that this release grants; a newer one may grant others. */
async function examineRights(query: Run): Promise<Findings> {
  // What everybody may do was reported before, and is no right of these roles.
  if ((await isAhead(query)) || (await isOpenToAll(query))) return []
  const operator = await operatorsRole(query)
  const [{ role } = { role: '' }] = await query<{ role: string }>('select current_user as role')
  const differing = await differingRights(query, { role, operator, apart: operator !== undefined })
  return differing.flatMap((one) =>
    fail(
      `the role ${one.role} has other rights than this release grants: it ${differenceOf(one)}; run \`npm run migrate\`, which gives each role exactly its rights`,
    ),
  )
}

const mayOperate = (role: string) => `
  select rolname as role, rolname = current_user as serves from pg_roles where not rolsuper and rolname !~ '^pg_'
    and has_function_privilege(oid, to_regproc('decide_request'), 'execute')
    and not pg_has_role(oid, (select relowner from pg_class where oid = to_regclass('sql_source')), 'usage')
    and rolname <> '${role.replaceAll("'", "''")}'`

/** Reports which roles may do what operators do in the database, and whether this gateway may. */
async function examineOperators(query: Run, address: DatabaseAddress): Promise<Findings> {
  const known = await operatorsRole(query)
  if (known === undefined && address.operatorUrl === undefined) return warn(TOGETHER)
  try {
    const [{ schema } = { schema: '' }] = await query<{ schema: string }>(
      'select current_schema() as schema',
    )
    const shared = await requireOperators(query, address, schema)
    if (shared !== undefined || known === undefined) return warn(shared ?? TOGETHER)
  } catch (error) {
    if (error instanceof ConfigError || error instanceof Unreached) return fail(error.message)
    throw error
  }
  // What everybody may do was reported before, and is no right of these roles.
  if (await isOpenToAll(query)) return []
  const others = await query<{ role: string; serves: boolean }>(mayOperate(known))
  const [first] = others
  if (first !== undefined)
    return fail(
      `besides ${known}, ${others.map(({ role }) => role).join(', ')} may do what operators do; withdraw it: ${first.serves ? 'run `npm run migrate`, which gives the application’s role exactly its rights' : `as the owner of the schema, revoke execute on all functions in schema … from ${first.role}`}`,
    )
  return ok(`only the role ${known} may do what operators do, and say that money came in`)
}

const TOGETHER =
  'the application’s role may do what operators do: whoever has DATABASE_URL could reverse movements, verify members, lift blocks, redact the audit trail, approve requests in anybody’s name and add deposits that never came in; give operators a role of their own by DATABASE_OPERATOR_URL (docs/production.md)'
