import { code as iso4217 } from 'currency-codes'
import { z } from 'zod'
import { type Currency, parseAmount, parsePercent } from './lending/money.ts'
import type { Limits } from './lending/platform.ts'

const positive = (fallback: number, max = 1_000_000_000) =>
  z.coerce.number().int().min(1).max(max).default(fallback)
const amount = z
  .string()
  .regex(/^\d{1,13}(\.\d{1,3})?$/, 'must be a decimal amount such as 50 or 50.00')
const percent = z.string().regex(/^\d{1,3}(\.\d{1,2})?$/, 'must be a percentage such as 36 or 12.5')
const flag = z
  .enum(['0', '1', 'true', 'false', 'on', 'off'])
  .transform((text) => ['1', 'true', 'on'].includes(text))
/** How many proxies; as a switch, one. */
const proxies = z
  .string()
  .regex(/^(\d|true|false|on|off)$/, 'must be 0 to 9, the number of proxies')
  .transform((text) => (/^\d$/.test(text) ? Number(text) : Number(['true', 'on'].includes(text))))
const list = z.string().transform((text) =>
  text
    .split(',')
    .map((item) => item.trim())
    .filter(Boolean),
)
const databaseUrl = z.url({ protocol: /^postgres(ql)?$/, error: 'must be a postgres:// URL' })
const webUrl = z.url({ protocol: /^https?$/, error: 'must be an http(s):// URL' })

const settings = z.object({
  APP_MODE: z.enum(['development', 'production']),
  HOST: z.string().min(1).default('127.0.0.1'),
  PORT: z.coerce.number().int().min(0).max(65_535).default(4000),
  DATABASE_URL: databaseUrl.optional(),
  DATABASE_OWNER_URL: databaseUrl.optional(),
  DATA_DIR: z.string().min(1).default('.data'),
  DATABASE_POOL: positive(10, 1000),
  AUTH_ISSUER: z.string().min(1).optional(),
  AUTH_AUDIENCE: z.string().min(1).optional(),
  AUTH_JWKS_URL: webUrl.optional(),
  AUTH_TOKEN_TYP: z.string().min(1).optional(),
  ALLOW_DEV_ISSUER: flag.default(false),
  CURRENCY: z
    .string()
    .refine((code) => iso4217(code)?.code === code, 'must be an ISO 4217 code such as USD')
    .default('USD'),
  SEED_DEMO: flag.optional(),
  SHUTDOWN_DELAY_MS: z.coerce.number().int().min(0).max(5_000).optional(),
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']).default('info'),
  METRICS_TOKEN: z.string().min(16, 'must have at least 16 characters').optional(),
  CORS_ORIGINS: list.default([]),
  INTROSPECTION: flag.optional(),
  TRUSTED_DOCUMENTS: z.string().min(1).optional(),
  TRUSTED_DOCUMENTS_ONLY: flag.default(false),
  COMPILE_QUERIES: flag.default(true),
  LOOK_AHEAD: flag.default(true),
  TRUST_PROXY: proxies.default(0),
  RATE_LIMIT: z.coerce.number().int().min(0).max(1_000_000_000).default(6000),
  BODY_LIMIT: positive(65_536, 10_485_760),
  LOAN_AMOUNT_MIN: amount.default('50'),
  LOAN_AMOUNT_MAX: amount.default('50000'),
  LOAN_MONTHS_MAX: positive(84, 600),
  LOAN_RATE_MAX: percent.default('36'),
  FUNDING_WINDOW_DAYS: positive(14, 365),
  LOAN_INVESTMENTS_MAX: positive(1000, 1000),
  INVESTMENT_MIN: amount.default('25'),
  DEFAULT_AFTER_DAYS: positive(90, 3650),
  NOTIFICATION_RETENTION_DAYS: positive(90, 36_500),
  FEE_ORIGINATION_PERCENT: percent.default('0'),
  FEE_SERVICE_PERCENT: percent.default('0'),
  REQUIRE_VERIFIED_BORROWER: flag.default(false),
})

type Settings = z.infer<typeof settings>

/** The program's settings, validated, with every default filled in. */
export type Config = Settings & {
  readonly [Name in 'SEED_DEMO' | 'INTROSPECTION' | 'SHUTDOWN_DELAY_MS']: NonNullable<
    Settings[Name]
  >
}

/** Settings that are missing or wrong, all of them; the program exits with 2. */
export class ConfigError extends Error {}

/** Reads the settings from environment variables; throws a ConfigError that names every wrong one. */
export function readConfig(environment: Readonly<Record<string, string | undefined>>): Config {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''))
  const mode = given.NODE_ENV === 'production' ? 'production' : 'development'
  const parsed = settings.safeParse({ APP_MODE: mode, ...given })
  if (!parsed.success) throw new ConfigError(parsed.error.issues.map(complaint).join('\n'))
  const config = parsed.data
  const problems = [...issuerConflicts(config), ...limitConflicts(config)]
  if (problems.length > 0) throw new ConfigError(problems.join('\n'))
  return {
    ...config,
    SEED_DEMO: config.SEED_DEMO ?? config.DATABASE_URL === undefined,
    INTROSPECTION: config.INTROSPECTION ?? config.APP_MODE === 'development',
    SHUTDOWN_DELAY_MS: config.SHUTDOWN_DELAY_MS ?? (config.APP_MODE === 'production' ? 4_000 : 0),
  }
}

/** The bounds of the settings in the units of the rules; throws a ConfigError where the currency has fewer decimals. */
export function loanLimits(config: Config, { code, decimals }: Currency): Limits {
  const minor = (name: 'LOAN_AMOUNT_MIN' | 'LOAN_AMOUNT_MAX' | 'INVESTMENT_MIN'): bigint => {
    const value = parseAmount(config[name], decimals)
    if (value !== undefined) return value
    throw new ConfigError(`${name}: an amount of ${code} has at most ${decimals} decimals`)
  }
  return {
    loanAmountMin: minor('LOAN_AMOUNT_MIN'),
    loanAmountMax: minor('LOAN_AMOUNT_MAX'),
    loanMonthsMax: config.LOAN_MONTHS_MAX,
    fundingWindowDays: config.FUNDING_WINDOW_DAYS,
    loanInvestmentsMax: config.LOAN_INVESTMENTS_MAX,
    investmentMin: minor('INVESTMENT_MIN'),
    defaultAfterDays: config.DEFAULT_AFTER_DAYS,
    notificationRetentionDays: config.NOTIFICATION_RETENTION_DAYS,
    originationFee: parsePercent(config.FEE_ORIGINATION_PERCENT) ?? 0,
    serviceFee: parsePercent(config.FEE_SERVICE_PERCENT) ?? 0,
    verifiedBorrowers: config.REQUIRE_VERIFIED_BORROWER,
    loanRateMax: parsePercent(config.LOAN_RATE_MAX) ?? 0,
  }
}

function complaint(issue: z.core.$ZodIssue): string {
  return `${issue.path.join('.')}: ${issue.message}`
}

function issuerConflicts(config: Settings): string[] {
  const names = ['AUTH_ISSUER', 'AUTH_AUDIENCE', 'AUTH_JWKS_URL'] as const
  const missing = names.filter((name) => config[name] === undefined)
  if (missing.length === 0) return []
  if (config.APP_MODE === 'production')
    return missing.map(
      (name) => `${name}: needed in production, where tokens come from your issuer`,
    )
  if (missing.length < names.length)
    return missing.map((name) => `${name}: set all three of ${names.join(', ')}, or none`)
  return isLoopback(config.HOST) || config.ALLOW_DEV_ISSUER
    ? []
    : ['HOST: the development issuer is for loopback only; set AUTH_ISSUER, or ALLOW_DEV_ISSUER=1']
}

function limitConflicts(config: Settings): string[] {
  const crossed = Number(config.LOAN_AMOUNT_MIN) > Number(config.LOAN_AMOUNT_MAX)
  const nothing = config.TRUSTED_DOCUMENTS_ONLY && config.TRUSTED_DOCUMENTS === undefined
  return [
    ...(nothing ? ['TRUSTED_DOCUMENTS: needed with TRUSTED_DOCUMENTS_ONLY'] : []),
    ...(crossed ? ['LOAN_AMOUNT_MIN: must not be above LOAN_AMOUNT_MAX'] : []),
    ...(['FEE_ORIGINATION_PERCENT', 'FEE_SERVICE_PERCENT'] as const)
      .filter((name) => Number(config[name]) >= 100)
      .map((name) => `${name}: must be below 100`),
  ]
}

function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || /^127(\.\d{1,3}){3}$/.test(host)
}
