import { z } from 'zod'
import { busUrl, collectorUrl, databaseUrl, host, origins, webUrl } from './addresses.ts'
import {
  amount,
  bic,
  creditorId,
  currency,
  flag,
  fraction,
  iban,
  key,
  oneOf,
  paymentProviders,
  percent,
  positive,
  proxies,
  scopes,
  secret,
  share,
  text,
  timezone,
  whole,
  within,
  workers,
} from './kinds.ts'

const SCHEMA = /^[a-z_][a-z\d_]{0,39}$/
/** PostgreSQL's own schemas, and those of the job library. */
const TAKEN = /^pg_|^information_schema$|^pgboss$|_jobs$/
const CELL = /^[a-z\d]([a-z\d-]{0,38}[a-z\d])?$/

/** The name of a schema in the database. */
const schemaName = z
  .string()
  .refine(
    (name) => SCHEMA.test(name) && !TAKEN.test(name),
    'must be the name of a schema, such as cell_a: 1 to 40 of a-z, 0-9 and _, not beginning with a digit or pg_, not ending in _jobs, and neither pgboss nor information_schema',
  )

/** The name of a cell, which can be part of a host name. */
const cellName = z
  .string()
  .regex(
    CELL,
    'must be the name of a cell, such as north: 1 to 40 of a-z, 0-9 and -, with no - at either end',
  )

/** The permitted values of each setting, and its default. */
export const settings = z.object({
  APP_MODE: oneOf(['development', 'production']),
  HOST: host.default('127.0.0.1'),
  PORT: whole(4000, 0, 65_535),
  WORKERS: workers.default(1),
  DATABASE_URL: databaseUrl.optional(),
  DATABASE_OWNER_URL: databaseUrl.optional(),
  DATABASE_OPERATOR_URL: databaseUrl.optional(),
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
  WITHDRAW_AUTH_AGE: within(1, 31_536_000).optional(),
  WITHDRAW_APPROVAL_ABOVE: amount.optional(),
  CELL: cellName.optional(),
  CELL_CLAIM: text.default('cell'),
  ALLOW_DEV_ISSUER: flag.default(false),
  CURRENCY: currency.default('USD'),
  BUSINESS_TIMEZONE: timezone.default('UTC'),
  BUSINESS_DAYS: oneOf(['none', 'following']).default('none'),
  HOLIDAYS_FILE: text.optional(),
  SANDBOX: flag.optional(),
  PAYMENTS: paymentProviders.optional(),
  DEPOSIT_CREDIT_LIMIT: amount.optional(),
  ALLOW_PAYMENTS_WITHOUT_MONEY: flag.default(false),
  STRIPE_SECRET_KEY: secret.optional(),
  STRIPE_WEBHOOK_SECRET: secret.optional(),
  STRIPE_RETURN_URL: webUrl.optional(),
  STRIPE_API_URL: webUrl.default('https://api.stripe.com'),
  BANK_FILE_IBAN: iban.optional(),
  BANK_FILE_BIC: bic.optional(),
  BANK_FILE_NAME: text.optional(),
  BANK_FILE_CREDITOR_ID: creditorId.optional(),
  BANK_ACCOUNT_KEY: key.optional(),
  NEW_ACCOUNT_WAIT: whole(24, 0, 720),
  SEED_DEMO: flag.optional(),
  SHUTDOWN_DELAY_MS: within(0, 5_000).optional(),
  KEEP_ALIVE_MS: whole(72_000, 1_000, 3_600_000),
  CONNECTIONS_PER_ADDRESS: whole(500, 0, 1_000_000),
  EVENT_LOOP_DELAY_MAX_MS: whole(500, 100, 60_000),
  LOG_LEVEL: oneOf(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']).default('info'),
  METRICS_TOKEN: secret.optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: collectorUrl.optional(),
  OTEL_TRACES_SAMPLER_ARG: fraction.default(1),
  CORS_ORIGINS: origins.default([]),
  INTROSPECTION: flag.optional(),
  TRUSTED_DOCUMENTS: text.optional(),
  TRUSTED_DOCUMENTS_ONLY: flag.default(false),
  FAST_READS: flag.default(true),
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
  NOTIFICATION_RETENTION_DAYS: within(1, 36_500).optional(),
  FEE_ORIGINATION_PERCENT: share.default('0'),
  FEE_SERVICE_PERCENT: share.default('0'),
  APR_METHOD: oneOf(['us', 'eu']).default('us'),
  REQUIRE_VERIFIED_BORROWER: flag.default(false),
  LOAN_REVIEW: flag.default(false),
  LOAN_REPUBLISHES_PER_DAY: positive(20, 1_000_000),
  APPROVAL_ABOVE: amount.optional(),
  APPROVAL_ACTS_ABOVE: positive(200, 1_000_000),
  APPROVAL_PERIOD_DAYS: positive(1, 365),
  BORROWER_PRINCIPAL_MAX: amount.optional(),
  LENDER_LOAN_SHARE_MAX: share.optional(),
  LENDER_OUTSTANDING_MAX: amount.optional(),
  DEPOSIT_DAILY_MAX: amount.optional(),
  DEPOSIT_MONTHLY_MAX: amount.optional(),
  WITHDRAWAL_DAILY_MAX: amount.optional(),
  WITHDRAWAL_MONTHLY_MAX: amount.optional(),
})

/** The settings as they were given, with these defaults. */
export type Settings = z.infer<typeof settings>
