import { Client } from 'pg'
import type { TestProject } from 'vitest/node'
import { type EmbeddedDatabase, startEmbedded } from '../../src/database/embedded/index.ts'
import { migrate } from '../../src/database/migrating/migrate.ts'
import { SOURCES_TABLE } from '../../src/database/migrating/sources.ts'
import { jobsSchema, useSchema } from './contract/schema.ts'
import { attempt, operatorsApart } from './database.ts'
import { createQuickFolder, removeAbandoned, removeFolder } from './folders.ts'
import {
  installedPostgres,
  makeDatabase,
  startInstalled,
} from './servers/databases/installed-postgres.ts'
import { type Bouncer, type Mode, startPgbouncer, type Way } from './servers/databases/pgbouncer.ts'
import { type Standby, startStandby } from './servers/databases/standby.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    readonly adminUrl: string
    readonly ownerUrl: string
    readonly applicationUrl: string
    readonly operatorUrl: string
    readonly dataDir: string
    /** The pooler, if the whole run goes through one. */
    readonly through: Way | undefined
    /** The port of the standby, if the whole run reads from one. */
    readonly standbyPort: number | undefined
  }
}

// A clock that a connection can move: the gateway's own moves for nobody.
const movableClock = `
  create or replace function gateway_now() returns timestamptz(3) stable language sql
    return coalesce(nullif(current_setting('gateway.now', true), '')::timestamptz, now())`

// What is done each minute would be done amid whichever test runs then; jobs.test.ts sets it going.
const stoppedClock = `update ${jobsSchema}.version set cron_on = '2100-01-01'`

/** One PostgreSQL for the whole run, with migrated databases that worlds copy: one for sandboxes, one for all others. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  await removeAbandoned()
  const dataDir = await createQuickFolder()
  const embedded = await (isInstalled ? startOlder() : startPrepared(dataDir))
  let bouncer: Bouncer | undefined
  let standby: Standby | undefined
  const teardown = async () => {
    await bouncer?.stop()
    await standby?.close()
    await embedded.stop()
    await removeFolder(dataDir)
  }
  try {
    await makeTemplate(embedded)
    bouncer = await startThrough(embedded)
    if (isFleet) standby = await startStandby({ ...embedded, dataDir })
  } catch (error) {
    await teardown()
    throw error
  }
  project.provide('adminUrl', embedded.adminUrl)
  project.provide('ownerUrl', embedded.ownerUrl)
  project.provide('applicationUrl', embedded.url)
  project.provide('operatorUrl', embedded.operatorUrl)
  project.provide('dataDir', dataDir)
  project.provide('through', bouncer && { mode: bouncer.mode, port: bouncer.port })
  project.provide('standbyPort', standby && Number(new URL(standby.url).port))
  return teardown
}

const { THROUGH = '', POSTGRES = 'embedded' } = process.env
/** `POSTGRES=installed` runs all tests on the PostgreSQL of the machine, which may be as old as 15. */
const isInstalled = POSTGRES === 'installed'

type Cluster = Pick<EmbeddedDatabase, 'adminUrl' | 'ownerUrl' | 'url' | 'operatorUrl' | 'stop'>

async function startOlder(): Promise<Cluster> {
  const installed = installedPostgres()
  if (installed === undefined) throw new Error('POSTGRES=installed: no PostgreSQL is installed')
  const settings = { max_connections: '400', full_page_writes: 'off', jit: 'off' }
  const server = await startInstalled(installed, settings)
  await makeDatabase(server)
  const adminUrl = server.url('postgres', 'postgres')
  await asAdmin({ adminUrl }, 'create role lending_operator login')
  return {
    adminUrl,
    ownerUrl: server.url('lending_owner', 'lending'),
    url: server.url('lending_app', 'lending'),
    operatorUrl: server.url('lending_operator', 'lending'),
    stop: server.close,
  }
}

async function startPrepared(dataDir: string): Promise<Cluster> {
  await prepare(await startEmbedded(dataDir))
  const embedded = await startEmbedded(dataDir)
  await shortenLogins(embedded)
  return embedded
}

/** `THROUGH=fleet`: two gateways for each test, PgBouncer in transaction mode, and reads from a standby. */
const isFleet = THROUGH === 'fleet'

/** `THROUGH=pgbouncer-session npm test` puts PgBouncer between gateways and PostgreSQL; also `pgbouncer-transaction`. */
async function startThrough({ url, ownerUrl }: Cluster): Promise<Bouncer | undefined> {
  if (THROUGH === '') return undefined
  const named = /^pgbouncer-(session|transaction)$/.exec(THROUGH)?.[1] as Mode | undefined
  const mode = isFleet ? 'transaction' : named
  if (mode === undefined)
    throw new Error('THROUGH must be pgbouncer-session, pgbouncer-transaction or fleet')
  return startPgbouncer(mode, [url, ownerUrl])
}

/**
 * Stops it with settings for its next start: many gateways use it at once, and nothing that is written here is read after a power cut;
 * what tests kill are servers of their own.
 */
async function prepare(embedded: Cluster): Promise<void> {
  await asAdmin(embedded, 'alter system set max_connections = 400')
  await asAdmin(embedded, 'alter system set fsync = off')
  await asAdmin(embedded, 'alter system set full_page_writes = off')
  await asAdmin(embedded, 'alter system set jit = off')
  await embedded.stop()
}

/** A password is stretched 4,096 times at each login otherwise, and tests log in thousands of times. */
async function shortenLogins(embedded: Cluster): Promise<void> {
  const { adminUrl, ownerUrl, url, operatorUrl } = embedded
  const roles = [adminUrl, ownerUrl, url, operatorUrl].map((one) => new URL(one))
  const passwords = roles.map(
    ({ username, password }) => `alter role ${username} password '${password}'`,
  )
  await asAdmin(embedded, ['set scram_iterations = 1', ...passwords].join(';'))
}

async function makeTemplate(embedded: Cluster): Promise<void> {
  await useSchema(Object.assign(new URL(embedded.adminUrl), { pathname: '/lending' }).href)
  const { ownerUrl, url, operatorUrl } = embedded
  const roles = operatorsApart ? { operatorUrl } : {}
  await migrate(ownerUrl, url, 'USD', roles).catch(sayWhere)
  await asAdmin(embedded, 'alter database lending rename to template_lending')
  const [template, sandbox] = ['template_lending', 'template_sandbox'].map(
    (name) => Object.assign(new URL(ownerUrl), { pathname: name }).href,
  ) as [string, string]
  await asAdmin(
    embedded,
    'create database template_sandbox template template_lending strategy file_copy owner lending_owner',
  )
  await useSchema(Object.assign(new URL(embedded.adminUrl), { pathname: '/template_sandbox' }).href)
  // As if it had been decided at first; a migration then does what follows from it.
  const decided = 'update deployment set sandbox = true'
  await attempt(sandbox, decided, `delete from ${SOURCES_TABLE} where name like 'settled for %'`)
  await migrate(sandbox, url, 'USD', { ...roles, sandbox: true })
  await attempt(template, movableClock, stoppedClock)
}

/** Rights are given to functions by name alone, without their parameters. */
function sayWhere(error: unknown): never {
  if (error instanceof Error && error.message.includes('could not find a function named'))
    error.message += ': src/database/roles/grants.ts names it'
  throw error
}

async function asAdmin({ adminUrl }: Pick<Cluster, 'adminUrl'>, text: string): Promise<void> {
  const admin = new Client({ connectionString: adminUrl })
  await admin.connect()
  await admin.query(text)
  await admin.end()
}
