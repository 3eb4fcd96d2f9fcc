import { findCurrency, parseAmount } from '../money.ts'
import { pretending } from './payments.ts'
import type { Settings } from './settings.ts'
import { stripeUnits } from './stripe-units.ts'

const ISSUER = ['AUTH_ISSUER', 'AUTH_AUDIENCE', 'AUTH_JWKS_URL'] as const
const AMOUNTS = [
  'LOAN_AMOUNT_MIN',
  'LOAN_AMOUNT_MAX',
  'INVESTMENT_MIN',
  'APPROVAL_ABOVE',
  'WITHDRAW_APPROVAL_ABOVE',
  'DEPOSIT_CREDIT_LIMIT',
  'ARREARS_TOLERANCE_AMOUNT',
  'BORROWER_PRINCIPAL_MAX',
  'LENDER_OUTSTANDING_MAX',
  'DEPOSIT_DAILY_MAX',
  'DEPOSIT_MONTHLY_MAX',
  'WITHDRAWAL_DAILY_MAX',
  'WITHDRAWAL_MONTHLY_MAX',
] as const

/** A setting that is an amount of the platform's currency. */
export type AmountSetting = (typeof AMOUNTS)[number]

/** A line for each conflict between settings that are valid individually. Invalid settings are missing here. */
export function conflicts(settings: Partial<Settings>): string[] {
  return [
    ...issuerConflicts(settings),
    ...amountConflicts(settings),
    ...(settings.TRUSTED_DOCUMENTS_ONLY && settings.TRUSTED_DOCUMENTS === undefined
      ? ['TRUSTED_DOCUMENTS: required with TRUSTED_DOCUMENTS_ONLY']
      : []),
    ...(settings.HOLIDAYS_FILE !== undefined && settings.BUSINESS_DAYS !== 'following'
      ? [
          'HOLIDAYS_FILE: needs BUSINESS_DAYS=following, since otherwise every day is a business day',
        ]
      : []),
    ...taxConflicts(settings),
    ...lateConflicts(settings),
    ...webhookConflicts(settings),
    ...pretendingConflicts(settings),
    ...paymentConflicts(settings),
    // Letters need a sender, and the URL that their links begin with.
    ...required(settings, 'SMTP_URL', settings.SMTP_URL !== undefined, ['MAIL_FROM', 'PUBLIC_URL']),
    ...databaseConflicts(settings),
    ...(settings.DATABASE_REPLICA_URL !== undefined && settings.DATABASE_URL === undefined
      ? [
          'DATABASE_URL: required with DATABASE_REPLICA_URL; name the primary that the standby follows',
        ]
      : []),
  ]
}

/** A line for each of these settings that is not given, though another that is given needs it. */
function required(
  settings: Partial<Settings>,
  other: string,
  isGiven: boolean,
  names: readonly (keyof Settings)[],
): string[] {
  return names
    .filter((name) => isGiven && settings[name] === undefined)
    .map((name) => `${name}: required with ${other}`)
}

/** Webhooks need events and, outside a sandbox, a key; only there may they go to private networks. */
function webhookConflicts(settings: Partial<Settings>): string[] {
  const {
    APP_MODE,
    SANDBOX = APP_MODE !== 'production',
    WEBHOOK_PRIVATE_NETWORKS: within,
  } = settings
  const { WEBHOOKS_FILE: file, WEBHOOK_KEY: key, EVENT_DAYS: days } = settings
  return [
    ...(within && !SANDBOX
      ? ['WEBHOOK_PRIVATE_NETWORKS: allowed only in a sandbox; leave it unset, or set SANDBOX=on']
      : []),
    ...(file !== undefined && days === 0
      ? ['WEBHOOKS_FILE: needs a log of events; set EVENT_DAYS to 30 or more']
      : []),
    ...(file !== undefined && key === undefined && !SANDBOX
      ? ['WEBHOOK_KEY: required with WEBHOOKS_FILE; `openssl rand -hex 32` prints one']
      : []),
  ]
}

/** Why providers that make their answers up can't be used in earnest. */
const madeUp = {
  IDENTITY_PROVIDER: 'verifies everybody',
  SCREENING_PROVIDER: 'has no real lists',
} as const

/** Only the opened database says whether it is a sandbox; but it is known before that it can't be one in production without SANDBOX. */
function pretendingConflicts(settings: Partial<Settings>): string[] {
  const { APP_MODE, SANDBOX = APP_MODE !== 'production' } = settings
  const names = ['IDENTITY_PROVIDER', 'SCREENING_PROVIDER'] as const
  return names
    .filter((name) => settings[name] === 'sandbox' && !SANDBOX)
    .map(
      (name) =>
        `${name}: sandbox ${madeUp[name]}, so only a sandbox can have it; leave it unset, or set SANDBOX=on`,
    )
}

const formCurrency = { us: 'USD', de: 'EUR' } as const

/** The amounts from which on there are tax forms, and those on them, are in a country's own currency. */
function taxConflicts({ TAX_COUNTRY: country, CURRENCY: currency }: Partial<Settings>): string[] {
  if (country === undefined || currency === undefined || currency === formCurrency[country])
    return []
  return [
    `TAX_COUNTRY: ${country} needs CURRENCY=${formCurrency[country]}, since its forms are in that currency`,
  ]
}

/** Penalty interest has a rate, and amounts of late fees those decimals that the currency has. */
function lateConflicts(settings: Partial<Settings>): string[] {
  const { ARREARS_INTEREST: interest, PENALTY_RATE: rate, LATE_FEE: fee } = settings
  const currency = findCurrency(settings.CURRENCY ?? '')
  const unfit = currency && fee?.amount && parseAmount(fee.amount, currency.decimals) === undefined
  return [
    ...(interest === 'penalty' && rate === undefined
      ? ['PENALTY_RATE: required with ARREARS_INTEREST=penalty, such as +5 or 12']
      : []),
    ...(interest !== undefined && interest !== 'penalty' && rate !== undefined
      ? ['PENALTY_RATE: needs ARREARS_INTEREST=penalty']
      : []),
    ...(unfit ? [`LATE_FEE: its amount must ${fitting(currency.code, currency.decimals)}`] : []),
  ]
}

const STRIPE = ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET', 'STRIPE_RETURN_URL'] as const
const BANK = ['BANK_FILE_IBAN', 'BANK_FILE_NAME', 'BANK_ACCOUNT_KEY'] as const

/** Nobody goes into production with providers that make money out of nothing, unless they say so. */
function paymentConflicts(settings: Partial<Settings>): string[] {
  const { APP_MODE, SANDBOX, PAYMENTS = [], ALLOW_PAYMENTS_WITHOUT_MONEY } = settings
  const currency = findCurrency(settings.CURRENCY ?? '')
  const missing = [
    ...required(settings, 'stripe in PAYMENTS', PAYMENTS.includes('stripe'), STRIPE),
    ...required(settings, 'bank-file in PAYMENTS', PAYMENTS.includes('bank-file'), BANK),
  ]
  if (PAYMENTS.includes('stripe') && currency && stripeUnits(currency) === undefined)
    missing.push(
      `PAYMENTS: stripe can’t charge every amount of ${currency.code}; name another provider`,
    )
  if (APP_MODE !== 'production' || SANDBOX || ALLOW_PAYMENTS_WITHOUT_MONEY) return missing
  return [...missing, ...withoutMoney(PAYMENTS)]
}

function withoutMoney(names: NonNullable<Settings['PAYMENTS']>): string[] {
  return names
    .filter((name) => pretending.includes(name))
    .map(
      (name) =>
        `PAYMENTS: ${name} moves no money, so anyone could deposit what they don't have; name another provider, or set SANDBOX=on or ALLOW_PAYMENTS_WITHOUT_MONEY=1`,
    )
}

function databaseConflicts(settings: Partial<Settings>): string[] {
  const { DATABASE_URL: url, DATABASE_POOLER: pooler = 'none' } = settings
  const urls = ['DATABASE_OWNER_URL', 'DATABASE_OPERATOR_URL', 'DATABASE_DIRECT_URL'] as const
  const beside: string[] = urls.filter((name) => settings[name] !== undefined)
  if (pooler !== 'none') beside.push('DATABASE_POOLER')
  if (url === undefined && beside.length > 0)
    return [
      `DATABASE_URL: required with ${beside.join(' and ')}: the same database, as the application’s role`,
    ]
  return pooler === 'transaction' && settings.DATABASE_DIRECT_URL === undefined
    ? [
        'DATABASE_DIRECT_URL: required with DATABASE_POOLER=transaction: the same database and role past the pooler, since in this mode it passes on no notifications',
      ]
    : []
}

function issuerConflicts(settings: Partial<Settings>): string[] {
  const missing = ISSUER.filter((name) => settings[name] === undefined)
  if (missing.length === 0) return []
  if (settings.APP_MODE === 'production')
    return missing.map(
      (name) => `${name}: required in production, where tokens come from your issuer`,
    )
  if (missing.length < ISSUER.length)
    return missing.map((name) => `${name}: set all three of ${ISSUER.join(', ')}, or none`)
  const { HOST: host = 'localhost' } = settings
  return isLoopback(host) || settings.ALLOW_DEV_ISSUER
    ? []
    : [
        `HOST: without AUTH_ISSUER anyone who reaches the gateway could issue tokens, so it listens on loopback only (127.0.0.1); set AUTH_ISSUER, or ALLOW_DEV_ISSUER=1`,
      ]
}

function amountConflicts(settings: Partial<Settings>): string[] {
  const currency = findCurrency(settings.CURRENCY ?? '')
  const unfit = AMOUNTS.filter((name) => {
    const given = settings[name]
    return (
      currency !== undefined &&
      given !== undefined &&
      parseAmount(given, currency.decimals) === undefined
    )
  })
  const above = (less: (typeof AMOUNTS)[number]) =>
    Number(settings[less] ?? 0) > Number(settings.LOAN_AMOUNT_MAX ?? Number.POSITIVE_INFINITY)
      ? [`${less}: must not be above LOAN_AMOUNT_MAX, which is ${settings.LOAN_AMOUNT_MAX}`]
      : []
  return [
    ...unfit.map((name) => `${name}: must ${fitting(currency?.code, currency?.decimals)}`),
    ...above('LOAN_AMOUNT_MIN'),
    ...above('INVESTMENT_MIN'),
    ...(Number(settings.INVESTMENT_MIN ?? 1) === 0 ? ['INVESTMENT_MIN: must be above 0'] : []),
  ]
}

function fitting(code = '', decimals = 0): string {
  return decimals === 0
    ? `be whole, since ${code} has no decimals`
    : `have at most ${decimals} decimals, as ${code} has`
}

function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || /^127(\.\d{1,3}){3}$/.test(host)
}
