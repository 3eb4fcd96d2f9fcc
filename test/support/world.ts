import { Client } from 'pg'
import { pino } from 'pino'
import { inject } from 'vitest'
import { type Config, readConfig } from '../../src/config.ts'
import { type Gateway, startGateway } from '../../src/gateway.ts'
import type { Plugins } from '../../src/http/plugins.ts'
import { consistentClient } from './clients/consistent-client.ts'
import { createDatabase, type TestDatabase } from './database.ts'
import { type Answer, type HttpClient, httpClient } from './http-client.ts'
import { startFront } from './servers/fleet/front.ts'

export type { Body } from './http-client.ts'

type Json = Readonly<Record<string, unknown>>
type Settings = Readonly<Record<string, string>>

interface TokenOptions {
  readonly name?: string
  /** An address that counts as verified. */
  readonly email?: string
  readonly scope?: string
  readonly lifetimeSeconds?: number
  readonly authenticatedSecondsAgo?: number
}

/** The whole program, on a fresh database, spoken to over HTTP. */
export interface World {
  readonly url: string
  readonly gateway: Gateway
  readonly database: TestDatabase
  token(subject: string, more?: TokenOptions): Promise<string>
  readonly rest: HttpClient
  graphql(token: string, query: string, variables?: Json): Promise<Answer>
  /** Starts a second gateway on the same database, with other settings if they are given. */
  beside(more?: Settings): Promise<Gateway>
  close(): Promise<void>
}

/** Starts the program with the given settings on a database of its own; two gateways with `THROUGH=fleet`. */
export async function startWorld(
  settings: Settings = {},
  written?: NodeJS.WritableStream,
  /** Settings that put something between gateway and database. */
  route?: (url: string) => Settings,
  plugins?: Plugins,
): Promise<World> {
  // Whether a database is a sandbox is decided when it is made.
  const isSandbox = settings.SANDBOX === 'on'
  const database = await createDatabase(isSandbox ? 'template_sandbox' : undefined)
  if (isSandbox && settings.CURRENCY !== undefined) await giveCurrency(database, settings.CURRENCY)
  const configured = (more: Settings = {}) =>
    readConfig({
      ...settingsOn(database),
      ...(route && { ...straight, ...route(database.url) }),
      LOG_LEVEL: 'silent',
      ...settings,
      ...more,
    })
  const config = configured()
  const log = pino({ level: config.LOG_LEVEL }, written)
  const gateway = await startGateway(config, log, { plugins })
  const fleet = isFleet() ? await startSecond(gateway, config) : undefined
  const { url, close } = fleet ?? gateway
  return {
    ...spokenTo(url, database),
    gateway,
    token: async (subject, more = {}) => {
      const issuer = gateway.issuer.development
      if (issuer === undefined) throw new Error('this world has no issuer of its own')
      return issuer.issue({ subject, lifetimeSeconds: 3_600, ...more })
    },
    beside: (more) => startGateway(configured(more), pino({ level: 'silent' })),
    close: async () => {
      await close()
      await database.drop()
    },
  }
}

/** What a migration of a new database would do; the template's house accounts exist already. */
async function giveCurrency({ sql }: TestDatabase, currency: string): Promise<void> {
  await sql('set session_replication_role = replica')
  await sql('update deployment set currency = $1', [currency])
  await sql('update account set currency = $1', [currency])
  await sql('reset session_replication_role')
}

/** Whether the whole run goes to fleets. */
export const isFleet = (): boolean => inject('standbyPort') !== undefined

/** What all gateways of tests are started with. */
export function settingsOn({ settings }: TestDatabase): Settings {
  // `FAST_READS=off npm test` shows that what makes reads fast changes nothing else.
  const { FAST_READS = 'on' } = process.env
  return {
    PORT: '0',
    FAST_READS,
    DATA_DIR: inject('dataDir'),
    ...settings,
    // Tests ask more of a gateway than people do; those of the rates set their own.
    RATE_LIMIT: '0',
    LOAN_REPUBLISHES_PER_DAY: '1000000',
    // A gateway on a busy machine would refuse what is to be tested; the tests of the load set their own.
    EVENT_LOOP_DELAY_MAX_MS: '60000',
    CONNECTIONS_PER_ADDRESS: '0',
  }
}

/** What is spoken to at an address. */
export function spokenTo(url: string, database: TestDatabase) {
  const ask = httpClient(url)
  const rest = isFleet() ? consistentClient(ask, database.replayed) : ask
  const graphql: World['graphql'] = (token, query, variables) =>
    rest('POST', '/graphql', { token, body: { query, variables } })
  return { url, database, rest, graphql }
}

/** A second gateway in this process, and one address for both. */
async function startSecond(first: Gateway, config: Config) {
  const second = await startGateway({ ...config, PORT: 0 }, pino({ level: 'silent' }))
  const front = await startFront([first.url, second.url])
  return {
    url: front.url,
    close: async () => {
      front.close()
      await second.close()
      await first.close()
    },
  }
}

const straight = { DATABASE_POOLER: '', DATABASE_DIRECT_URL: '', DATABASE_PREPARE: '' }

/** The statements that are sent to the database while something runs, for that alone. */
export async function statements(run: () => Promise<unknown>): Promise<string[]> {
  const seen: string[] = []
  const { query } = Client.prototype
  Client.prototype.query = function (this: Client, ...args: readonly unknown[]) {
    const [statement] = args
    if (typeof statement === 'string') seen.push(statement)
    else if (statement !== null && typeof statement === 'object' && 'text' in statement)
      seen.push(String(statement.text))
    return Reflect.apply(query, this, args)
  } as typeof query
  try {
    await run()
  } finally {
    Client.prototype.query = query
  }
  // What the feed and the jobs do, they do beside; who is calling is looked up again when that is too long ago.
  return seen.filter(
    (text) =>
      !/pg_notify|pg_current_snapshot|from change|forget_|pgboss|_jobs|\bbudget\b|lenders_to_tell|tell_of_match|standing_orders|next_turn|as remaining|and not (loan_)?id = any|from reminders_due|_autopayments?\(|days_to_work|claim_letters|from webhook where|^listen|^select 1$|^set |^begin; set|^end$|(into|from) gateway |(from|into) identity|ledger_audit|audit_ledger/i.test(
        text,
      ),
  )
}
