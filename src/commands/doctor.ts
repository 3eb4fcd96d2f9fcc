import { access, constants, mkdir } from 'node:fs/promises'
import { Client } from 'pg'
import type { Config } from '../config.ts'
import { oldestTransaction } from '../database/oldest-transaction.ts'
import { type DatabaseAddress, findDatabase } from '../database/open.ts'
import { pendingMigrations } from '../database/pending.ts'
import { mayChangeSchema } from '../database/rights.ts'
import { foreignFunctions } from '../database/sources.ts'
import { openIssuer } from '../identity/issuer.ts'
import { auditLedger } from '../lending/audit.ts'
import { type Command, options } from './options.ts'

const NODE_MAJOR = 24
const TRANSACTION_SECONDS = 60

type Verdict = 'ok' | 'warn' | 'fail'
interface Finding {
  readonly verdict: Verdict
  readonly text: string
}

/** Examines the set-up; exits with 1 when something is broken. */
export const doctor: Command = {
  help: `doctor [--database-url | --ledger]
  Says what is wrong with this set-up and how to mend it; --database-url prints
  the URL in use, --ledger audits every balance.`,
  run,
}

async function run(config: Config, args: readonly string[]): Promise<void> {
  const flags = options(args, [], ['database-url', 'ledger'])
  const address = await findDatabase(config)
  if (flags['database-url']) return printUrl(requireRunning(address))
  if (flags.ledger) return examineLedger(requireRunning(address))
  const findings = [
    await examineNode(),
    await examineDataDir(config),
    ...(await examineDatabase(config, address)),
    await examineIssuer(config),
  ]
  const marks = { ok: '✓', warn: '!', fail: '✗' }
  for (const { verdict, text } of findings) process.stdout.write(`${marks[verdict]} ${text}\n`)
  if (findings.some(({ verdict }) => verdict === 'fail')) process.exitCode = 1
}

function requireRunning(address: DatabaseAddress | undefined): DatabaseAddress {
  if (address !== undefined) return address
  throw new Error('the embedded database is not running; start it with `npm start`')
}

function printUrl({ url }: DatabaseAddress): void {
  process.stdout.write(`${url}\n`)
}

async function examineLedger({ url }: DatabaseAddress): Promise<void> {
  const differences = await auditLedger(url)
  for (const { what, id, expected, found } of differences)
    process.stdout.write(`✗ ${what} ${id}: expected ${expected}, found ${found}\n`)
  if (differences.length > 0) process.exitCode = 1
  else process.stdout.write('✓ every balance is the sum of its entries, and all sum to zero\n')
}

async function examineNode(): Promise<Finding> {
  const { node } = process.versions
  return Number.parseInt(node, 10) >= NODE_MAJOR
    ? { verdict: 'ok', text: `Node ${node}` }
    : {
        verdict: 'fail',
        text: `Node ${node} is too old; npm install brings ${NODE_MAJOR} for npm scripts`,
      }
}

async function examineDataDir({ DATA_DIR }: Config): Promise<Finding> {
  try {
    await mkdir(DATA_DIR, { recursive: true })
    await access(DATA_DIR, constants.W_OK)
    return { verdict: 'ok', text: `DATA_DIR ${DATA_DIR} can be written` }
  } catch {
    return { verdict: 'fail', text: `DATA_DIR ${DATA_DIR} can not be written; name another folder` }
  }
}

async function examineDatabase(
  config: Config,
  address: DatabaseAddress | undefined,
): Promise<Finding[]> {
  if (address === undefined)
    return [{ verdict: 'ok', text: 'the embedded database is not running; `npm start` starts it' }]
  const client = new Client({ connectionString: address.url, connectionTimeoutMillis: 5_000 })
  client.on('error', () => undefined)
  try {
    await client.connect()
    const [version] = (await client.query("select current_setting('server_version') as is")).rows
    const query = async (text: string) => (await client.query(text)).rows
    const pending = await pendingMigrations(query)
    return [
      { verdict: 'ok', text: `PostgreSQL ${version.is} answers` },
      pending.length === 0
        ? { verdict: 'ok', text: 'the schema is up to date' }
        : {
            verdict: 'warn',
            text: `migrations are pending (${pending.join(', ')}); run \`npm run migrate\``,
          },
      ...functionsFinding(await foreignFunctions(query)),
      ...transactionFinding(await oldestTransaction(query)),
      ...rolesFinding(config, await mayChangeSchema(query)),
    ]
  } catch (error) {
    const reason = error instanceof Error ? error.message : 'unknown'
    return [
      { verdict: 'fail', text: `the database can not be used: ${reason}; check DATABASE_URL` },
    ]
  } finally {
    await client.end().catch(() => undefined)
  }
}

function functionsFinding(foreign: readonly string[]): Finding[] {
  if (foreign.length === 0) return []
  const text = `functions differ from their source files: ${foreign.join(', ')}; somebody changed them in the database`
  return [{ verdict: 'warn', text }]
}

function transactionFinding(seconds: number): Finding[] {
  if (seconds < TRANSACTION_SECONDS) return []
  const text = `a transaction that writes has been open for ${Math.round(seconds)} s; until it ends tables grow and the feed slows down: find it by backend_xid in pg_stat_activity, or in pg_prepared_xacts, and end it`
  return [{ verdict: 'warn', text }]
}

function rolesFinding(config: Config, ownsSchema: boolean): Finding[] {
  if (config.DATABASE_URL === undefined) return []
  return ownsSchema
    ? [
        {
          verdict: 'warn',
          text: 'one role both owns and uses the database; set DATABASE_OWNER_URL, so that the application can not bypass the guards',
        },
      ]
    : [{ verdict: 'ok', text: 'the application has a role of its own' }]
}

async function examineIssuer(config: Config): Promise<Finding> {
  const { keys, development } = await openIssuer(config)
  if (development !== undefined)
    return {
      verdict: 'warn',
      text: 'tokens come from the development issuer; set AUTH_ISSUER, AUTH_AUDIENCE and AUTH_JWKS_URL for production',
    }
  return keys.ready().then(
    () => ({ verdict: 'ok', text: `the keys of ${config.AUTH_ISSUER} are known` }),
    () => ({ verdict: 'fail', text: `no keys at ${config.AUTH_JWKS_URL}; check AUTH_JWKS_URL` }),
  )
}
