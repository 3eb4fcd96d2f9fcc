import packageJson from '../../../package.json' with { type: 'json' }
import { ConfigError } from '../../config/error.ts'
import { problemOf } from '../../config/surroundings.ts'
import type { Config, Environment } from '../../config.ts'
import { connectTo } from '../../database/connections/plain-connection.ts'
import { type DatabaseAddress, findDatabase } from '../../database/open.ts'
import { checkStandby, originalOf } from '../../database/standby/check.ts'
import { askingPrimary } from '../../database/standby/position.ts'
import { askServer } from '../../feed/bus/join.ts'
import { serversOf } from '../../feed/bus/servers.ts'
import { auditLedger, byRecord, compareTrail } from '../../lending/ledger/audit.ts'
import { toServe } from '../checks.ts'
import { misspelled } from '../misspelled.ts'
import type { Given } from '../options.ts'
import { examineData, findLeftovers, prune } from './data.ts'
import { examineDatabase } from './database.ts'
import { type Findings, fail, ok, warn } from './finding.ts'
import { examineIssuer } from './issuer.ts'
import { examineMail } from './mail.ts'
import { examinePooler } from './pooler.ts'

/** The major version of the Node that npm installs. */
export const NODE_MAJOR = 26

/** Checks the installation; exits with 1 if something is broken. */
export async function doctor(
  config: Config,
  flags: Given<never, 'database-url' | 'ledger' | 'prune'>,
): Promise<void> {
  if (flags.prune) return prune((line) => say([line]))
  const address = await findDatabase(config)
  if (flags['database-url']) return say([requireRunning(address).url])
  if (flags.ledger) return examineLedger(requireRunning(address))
  const findings = [
    ...examineNode(),
    ...(await examineSurroundings(config)),
    ...(await examineData(config)),
    ...(await examineDatabase(config, address)),
    ...(await examinePooler(address)),
    ...(await examineStandby(config, address)),
    ...(await examineBus(config)),
    ...(await examineIssuer(config)),
    ...(await examineMail(config)),
    ...examinePayments(config),
    ...examineMetrics(config),
    ...examineNames(process.env),
    ...(await findLeftovers(config)),
  ]
  const marks = { ok: '✓', warn: '!', fail: '✗' }
  say(findings.map(({ verdict, text }) => `${marks[verdict]} ${text}`))
  if (findings.some(({ verdict }) => verdict === 'fail')) process.exitCode = 1
}

function say(lines: readonly string[]): void {
  process.stdout.write(lines.map((line) => `${line}\n`).join(''))
}

function requireRunning(address: DatabaseAddress | undefined): DatabaseAddress {
  if (address !== undefined) return address
  throw new Error('the embedded database is not running; start it with `npm start`')
}

async function examineLedger({ directUrl, schema }: DatabaseAddress): Promise<void> {
  const differences = [
    ...(await auditLedger(directUrl, schema)),
    ...(await compareTrail(directUrl, schema)),
  ]
  if (differences.length > 0) process.exitCode = 1
  say(
    differences.length === 0
      ? [
          '✓ every balance is the sum of its entries, and all sum to zero',
          '✓ what operators have done and the audit trail agree',
        ]
      : [
          ...byRecord(differences).map(
            ({ what, id, expected, found }) =>
              `✗ ${what} ${id}: expected ${expected}, found ${found}`,
          ),
          'Amounts are in the smallest unit of the currency, such as cents.',
        ],
  )
}

function examineNode(): Findings {
  const { node } = process.versions
  return Number.parseInt(node, 10) >= NODE_MAJOR
    ? ok(`lending-gateway ${packageJson.version} on Node ${node}`)
    : fail(`Node ${node} is too old; start with npm or bin/node, which use Node ${NODE_MAJOR}`)
}

/** What a gateway would refuse to start with, by the checks that it makes itself. */
async function examineSurroundings(config: Config): Promise<Findings> {
  const problems = await Promise.all(toServe.map((check) => check(config)))
  const found = problems.filter((problem) => problem !== undefined)
  return [...found, ...(found.length > 0 ? [] : await refusedDocuments(config))].flatMap(fail)
}

/** Why trusted documents would be refused; loads the schema only if there are any. */
async function refusedDocuments(config: Config): Promise<string[]> {
  if (config.TRUSTED_DOCUMENTS === undefined) return []
  const { requireFittingDocuments } = await import('../../gateway.ts')
  const problem = await problemOf(async () => requireFittingDocuments(config))
  return problem === undefined ? [] : [problem]
}

/** Warns of a gateway in production whose metrics nobody can read. */
function examineMetrics({ APP_MODE, METRICS_TOKEN }: Config): Findings {
  if (APP_MODE !== 'production' || METRICS_TOKEN !== undefined) return []
  return warn(
    'METRICS_TOKEN is not set, so nobody can read the metrics, and the only alert that can fire for this gateway is that it does not answer: set it, and give it to Prometheus (docs/metrics.md)',
  )
}

/** Warns of a platform that nobody can pay into, as one in production is unless its settings say how. */
export function examinePayments({ PAYMENTS }: Pick<Config, 'PAYMENTS'>): Findings {
  if (PAYMENTS.length > 0) return []
  return warn(
    'PAYMENTS is not set, so deposits and withdrawals answer 503: name who carries them out (docs/payments.md)',
  )
}

/** Finds variables that were probably meant as settings, and so have no effect. */
export function examineNames(environment: Environment): Findings {
  return misspelled(environment).flatMap(warn)
}

/** Checks that the gateway can connect to NATS, if the settings name it. */
export async function examineBus({ BUS_URL: url }: Config): Promise<Findings> {
  if (url === undefined) return []
  try {
    return ok(`NATS ${await askServer(url)} answers at ${serversOf(url)}`)
  } catch (error) {
    const reason = error instanceof Error ? error.message : 'unknown'
    return warn(
      `the bus at ${serversOf(url)} can't be used (${reason}), so each gateway reads changes from the database; check BUS_URL`,
    )
  }
}

/** Checks that the standby, if the settings name one, follows the primary. */
export async function examineStandby(
  { DATABASE_REPLICA_URL: standby }: Config,
  address: DatabaseAddress | undefined,
): Promise<Findings> {
  if (standby === undefined || address === undefined) return []
  try {
    const reason = await compare(address, standby)
    if (reason === undefined) return ok('the standby of DATABASE_REPLICA_URL follows the primary')
    return warn(
      `the standby of DATABASE_REPLICA_URL is not used, so the primary answers: ${reason}`,
    )
  } catch (error) {
    // Another check reports what is wrong with the primary itself.
    return error instanceof ConfigError ? fail(error.message) : []
  }
}

async function compare(
  { directUrl, schema: wanted }: DatabaseAddress,
  standby: string,
): Promise<string | undefined> {
  const client = await connectTo(directUrl, wanted)
  try {
    const query = async <Row>(text: string) => (await client.query(text)).rows as Row[]
    const { position } = await (await askingPrimary({ query }))()
    return await checkStandby(standby, await originalOf(query, wanted, position))
  } finally {
    await client.end()
  }
}
