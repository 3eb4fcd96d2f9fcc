import { z } from 'zod'
import { busUrl, collectorUrl, databaseUrl, host, origins, webUrl } from './config/addresses.ts'
import { cellName, schemaName } from './config/cells.ts'
import { conflicts } from './config/conflicts.ts'
import { ConfigError } from './config/error.ts'
import {
  amount,
  currency,
  flag,
  fraction,
  oneOf,
  percent,
  positive,
  proxies,
  scopes,
  secret,
  share,
  text,
  whole,
  within,
  workers,
} from './config/kinds.ts'

const settings = z.object({
  APP_MODE: oneOf(['development', 'production']),
  HOST: host.default('127.0.0.1'),
  PORT: whole(4000, 0, 65_535),
  WORKERS: workers.default(1),
  DATABASE_URL: databaseUrl.optional(),
  DATABASE_OWNER_URL: databaseUrl.optional(),
  DATABASE_DIRECT_URL: databaseUrl.optional(),
  DATABASE_SCHEMA: schemaName.optional(),
  DATABASE_POOLER: oneOf(['none', 'session', 'transaction']).default('none'),
  DATABASE_PREPARE: flag.default(true),
  DATABASE_REPLICA_URL: databaseUrl.optional(),
  DATABASE_REPLICA_LAG_MAX_MS: whole(5_000, 100, 600_000),
  BUS_URL: busUrl.optional(),
  MIGRATE: oneOf(['auto', 'off']).optional(),
  DATA_DIR: text.default('.data'),
  DATABASE_POOL: positive(10, 1000),
  AUTH_ISSUER: text.optional(),
  AUTH_AUDIENCE: text.optional(),
  AUTH_JWKS_URL: webUrl.optional(),
  AUTH_TOKEN_TYP: text.optional(),
  APP_CLIENT_ID: text.optional(),
  APP_SCOPES: scopes.default('openid profile'),
  CELL: cellName.optional(),
  CELL_CLAIM: text.default('cell'),
  ALLOW_DEV_ISSUER: flag.default(false),
  CURRENCY: currency.default('USD'),
  SEED_DEMO: flag.optional(),
  SHUTDOWN_DELAY_MS: within(0, 5_000).optional(),
  EVENT_LOOP_DELAY_MAX_MS: whole(500, 100, 60_000),
  LOG_LEVEL: oneOf(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']).default('info'),
  METRICS_TOKEN: secret.optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: collectorUrl.optional(),
  OTEL_TRACES_SAMPLER_ARG: fraction.default(1),
  CORS_ORIGINS: origins.default([]),
  INTROSPECTION: flag.optional(),
  TRUSTED_DOCUMENTS: text.optional(),
  TRUSTED_DOCUMENTS_ONLY: flag.default(false),
  COMPILE_QUERIES: flag.default(true),
  LOOK_AHEAD: flag.default(true),
  TRUST_PROXY: proxies.default(0),
  RATE_LIMIT: whole(6000, 0, 1_000_000_000),
  BODY_LIMIT: whole(65_536, 1_024, 10_485_760),
  LOAN_AMOUNT_MIN: amount.default('50'),
  LOAN_AMOUNT_MAX: amount.default('50000'),
  LOAN_MONTHS_MAX: positive(84, 600),
  LOAN_RATE_MAX: percent.default('36'),
  FUNDING_WINDOW_DAYS: positive(14, 365),
  LOAN_INVESTMENTS_MAX: positive(1000, 1000),
  INVESTMENT_MIN: amount.default('25'),
  DEFAULT_AFTER_DAYS: positive(90, 3650),
  NOTIFICATION_RETENTION_DAYS: positive(90, 36_500),
  FEE_ORIGINATION_PERCENT: share.default('0'),
  FEE_SERVICE_PERCENT: share.default('0'),
  APR_METHOD: oneOf(['us', 'eu']).default('us'),
  REQUIRE_VERIFIED_BORROWER: flag.default(false),
  LOAN_REVIEW: flag.default(false),
  APPROVAL_ABOVE: amount.optional(),
  BORROWER_PRINCIPAL_MAX: amount.optional(),
  LENDER_LOAN_SHARE_MAX: share.optional(),
  LENDER_OUTSTANDING_MAX: amount.optional(),
  DEPOSIT_DAILY_MAX: amount.optional(),
  DEPOSIT_MONTHLY_MAX: amount.optional(),
  WITHDRAWAL_DAILY_MAX: amount.optional(),
  WITHDRAWAL_MONTHLY_MAX: amount.optional(),
})

/** The settings as given, with their defaults. */
export type Settings = z.infer<typeof settings>

/** The program's settings, validated, with every default filled in. */
export type Config = Settings & {
  readonly [Name in 'MIGRATE' | 'SEED_DEMO' | 'INTROSPECTION' | 'SHUTDOWN_DELAY_MS']: NonNullable<
    Settings[Name]
  >
}

/** Variables of the environment. */
export type Environment = Readonly<Record<string, string | undefined>>

/** Reads the settings from environment variables; throws a ConfigError that names every invalid one. */
export function readConfig(environment: Environment): Config {
  const { found, problems } = examine(environment)
  return complete(found, problems)
}

/** The valid settings, and a line for each invalid one. */
export function examine(environment: Environment): {
  readonly found: Partial<Settings>
  readonly problems: readonly string[]
} {
  const APP_MODE = environment.NODE_ENV === 'production' ? 'production' : 'development'
  const given: Environment = { ...environment, APP_MODE: environment.APP_MODE || APP_MODE }
  const found: Record<string, unknown> = {}
  const wrong = new Map<string, string>()
  for (const [name, kind] of Object.entries(settings.shape)) {
    // An empty variable counts as not set.
    const { success, data, error } = kind.safeParse(given[name] || undefined)
    if (success) found[name] = data
    else wrong.set(name, `${name}: ${error.issues[0]?.message}`)
  }
  const clashes = conflicts(found).filter((line) => !wrong.has(line.split(':', 1)[0] ?? ''))
  return { found, problems: [...wrong.values(), ...clashes] }
}

/** All settings, if there are no problems; otherwise throws a ConfigError that lists them. */
export function complete(found: Partial<Settings>, problems: readonly string[]): Config {
  if (problems.length > 0) throw new ConfigError(problems.join('\n'))
  // Each has passed its check, or has its default.
  const config = found as Settings
  // Who gives the owner's URL to a gateway wants it used.
  const mayMigrate = config.DATABASE_URL === undefined || config.DATABASE_OWNER_URL !== undefined
  return {
    ...config,
    MIGRATE: config.MIGRATE ?? (mayMigrate ? 'auto' : 'off'),
    SEED_DEMO: config.SEED_DEMO ?? config.DATABASE_URL === undefined,
    INTROSPECTION: config.INTROSPECTION ?? config.APP_MODE === 'development',
    SHUTDOWN_DELAY_MS: config.SHUTDOWN_DELAY_MS ?? (config.APP_MODE === 'production' ? 4_000 : 0),
  }
}
