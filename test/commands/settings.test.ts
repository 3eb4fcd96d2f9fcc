import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { ZodOptional } from 'zod'
import * as addresses from '../../src/config/addresses.ts'
import { ConfigError } from '../../src/config/error.ts'
import { givenSettings } from '../../src/config/given.ts'
import * as kindsOfValues from '../../src/config/kinds.ts'
import { type Settings, settings } from '../../src/config/settings.ts'
import { readConfig } from '../../src/config.ts'

const whole = (min: number, max: number) => `must be a whole number from ${min} to ${max}`
const words = 'must be 1 or 0, true or false, on or off'
const percentage = 'must be a percentage of at most four decimals, such as 36 or 12.5'
const fee = 'must be a percentage of at most two decimals, such as 1 or 2.5'
const amount = 'must be an amount above 0 and below 100000000000, such as 50 or 50.00'
const postgres = 'must be a postgres:// URL such as'

/** By setting: what is refused, with what is then said. */
const wrong: Readonly<Record<keyof Settings, readonly (readonly [string, string])[]>> = {
  APP_MODE: [['staging', 'must be development or production']],
  HOST: [
    ['999.1.1.1', 'must be an address or host name of this machine'],
    ['http://localhost', 'must be an address or host name of this machine'],
    ['0.0.0.0', 'on loopback only (127.0.0.1); set AUTH_ISSUER, or ALLOW_DEV_ISSUER=1'],
  ],
  PORT: ['99999', '-1', '80.5', '0x50', '1e3', ' 80', 'http'].map((port) => [
    port,
    whole(0, 65_535),
  ]),
  WORKERS: ['0', '1000', 'x', '-1', '2.5', 'AUTO'].map((given) => [
    given,
    'must be a whole number from 1 to 128, or auto',
  ]),
  DATABASE_URL: [
    ['localhost/lending', postgres],
    ['mysql://localhost/lending', postgres],
    ['postgres://localhost:99999/lending', postgres],
    ['postgres://user:50%@localhost/lending', postgres],
    ['postgres:lending', postgres],
    ['postgres://user@one:5432,two:99999/lending', postgres],
    ['postgres://db/x?sslmode=wrong', 'sslmode is wrong; use verify-full, no-verify or disable'],
    [
      'postgres://one,two/x?sslmode=verify-full&sslrootcert=/nowhere',
      'sslrootcert is /nowhere, which is missing, or not readable for this process',
    ],
  ],
  DATABASE_OWNER_URL: [['owner', postgres]],
  DATABASE_OPERATOR_URL: [['operator', postgres]],
  DATABASE_DIRECT_URL: [['owner', postgres]],
  DATABASE_SCHEMA: [
    'Cell',
    'cell-a',
    '1st',
    'pg_cell',
    'pgboss',
    'cell_jobs',
    'information_schema',
    'a; drop table loan',
    'x'.repeat(41),
  ].map((name) => [name, 'must be the name of a schema, such as cell_a: 1 to 40 of a-z']),
  DATABASE_POOLER: [['pgbouncer', 'must be none, session or transaction']],
  DATABASE_PREPARE: [['x', words]],
  DATABASE_REPLICA_URL: [['standby', postgres]],
  DATABASE_REPLICA_LAG_MAX_MS: ['99', '600001', '5s'].map((given) => [given, whole(100, 600_000)]),
  BUS_URL: [
    'localhost:4222',
    'http://localhost:4222',
    'nats://',
    'nats://localhost:99999',
    'nats://user:50%@localhost',
    'nats://one:4222,two:99999',
    'nats://localhost/lending',
  ].map((url) => [url, 'must be a nats:// or tls:// URL such as nats://user:password@']),
  MIGRATE: [['never', 'must be auto or off']],
  DATA_DIR: [['  ', 'must not be blank']],
  DATABASE_POOL: [
    ['0', whole(1, 1000)],
    ['1001', whole(1, 1000)],
  ],
  AUTH_ISSUER: [[' ', 'must not be blank']],
  AUTH_AUDIENCE: [[' ', 'must not be blank']],
  AUTH_JWKS_URL: [['issuer.example/keys', 'must be an http:// or https:// URL such as']],
  AUTH_TOKEN_TYP: [[' ', 'must not be blank']],
  AUTH_SCOPE_CLAIM: [[' ', 'must not be blank']],
  APP_CLIENT_ID: [[' ', 'must not be blank']],
  APP_SCOPES: ['  ', 'openid  profile', 'a"b'].map((given) => [
    given,
    'must be scopes separated by single spaces, such as openid profile',
  ]),
  MAP_STYLE_URL: [['streets', 'must be an http:// or https:// URL']],
  WITHDRAW_AUTH_AGE: [['0', whole(1, 31_536_000)]],
  WITHDRAW_APPROVAL_ABOVE: [['0', 'must be an amount above 0']],
  CELL: ['North', 'north_1', '-north', 'north-', 'a b', 'x'.repeat(41)].map((name) => [
    name,
    'must be the name of a cell, such as north: 1 to 40 of a-z',
  ]),
  CELL_CLAIM: [[' ', 'must not be blank']],
  ALLOW_DEV_ISSUER: [['yes', words]],
  CURRENCY: ['usd', 'XQZ', 'XAU', 'dollars'].map((code) => [code, 'must be the ISO 4217 code']),
  BUSINESS_TIMEZONE: ['Mars/Olympus', '+05:00', 'x', 'PST', 'america/los_angeles'].map((zone) => [
    zone,
    'must be the IANA name of a time zone, such as UTC or America/Los_Angeles, with its capitals',
  ]),
  BUSINESS_DAYS: [['preceding', 'must be none or following']],
  HOLIDAYS_FILE: [
    [' ', 'must not be blank'],
    ['holidays.txt', 'needs BUSINESS_DAYS=following'],
  ],
  SANDBOX: [['x', words]],
  PAYMENTS: [
    ['cash', 'must be a list of sandbox, stripe, bank-file, instant, separated by commas'],
    ['stripe,', 'must be a list of'],
  ],
  DEPOSIT_CREDIT_LIMIT: [['-1', 'must be an amount from 0']],
  ALLOW_PAYMENTS_WITHOUT_MONEY: [['x', words]],
  STRIPE_SECRET_KEY: [['short', 'must have at least 16 characters']],
  STRIPE_WEBHOOK_SECRET: [['short', 'must have at least 16 characters']],
  STRIPE_RETURN_URL: [['app', 'must be an http:// or https:// URL such as']],
  STRIPE_API_URL: [['stripe', 'must be an http:// or https:// URL such as']],
  BANK_FILE_IBAN: [['DE89370400440532013001', 'must be an IBAN']],
  BANK_FILE_BIC: [['COBA', 'must be a BIC of 8 or 11 characters']],
  BANK_FILE_NAME: [[' ', 'must not be blank']],
  BANK_FILE_CREDITOR_ID: [['98ZZZ', 'must be a SEPA creditor identifier']],
  BANK_ACCOUNT_KEY: [['ab', 'must be 64 hexadecimal digits']],
  NEW_ACCOUNT_WAIT: [['-1', whole(0, 720)]],
  SMTP_URL: [
    'mail.example',
    'http://mail.example',
    'smtp://',
    'smtp://mail.example/x',
    'smtp://mail.example?tls=off',
    'smtps://mail.example?tls=optional',
    'smtp://u:50%@mail.example',
  ].map(
    (url) =>
      [
        url,
        'must be an smtp:// or smtps:// URL such as smtps://user:password@mail.example',
      ] as const,
  ),
  MAIL_FROM: ['x', 'a@b, c@d', 'A <x>', 'a b@c', 'Name <a@b>\nBcc: c@d'].map(
    (from) => [from, 'must be an e-mail address, such as letters@lending.example or'] as const,
  ),
  SUPPORT_EMAIL: ['x', 'a@b, c@d', 'Help <a@b>', 'a@b?cc=c@d'].map(
    (address) => [address, 'must be an e-mail address, such as help@lending.example'] as const,
  ),
  MAIL_EVENT_SECRET: ['secret', 'whsec_c2hvcnQ=', `whsec_${'-'.repeat(40)}`].map(
    (secret) => [secret, 'must be whsec_ and at least 24 bytes in base64'] as const,
  ),
  IDENTITY_PROVIDER: [['x', 'must be one of: sandbox']],
  IDENTITY_EVENT_SECRET: [['secret', 'must be whsec_ and at least 24 bytes in base64']],
  PUBLIC_URL: [
    ['lending.example', 'must be an http:// or https:// URL'],
    ['https://lending.example?x', 'without ? or #'],
  ],
  SEED_DEMO: [['2', words]],
  SHUTDOWN_DELAY_MS: [['5001', whole(0, 5_000)]],
  KEEP_ALIVE_MS: [['999', whole(1_000, 3_600_000)]],
  CONNECTIONS_PER_ADDRESS: [['-1', whole(0, 1_000_000)]],
  EVENT_LOOP_DELAY_MAX_MS: [['99', whole(100, 60_000)]],
  LOG_LEVEL: [['loud', 'must be trace, debug, info, warn, error, fatal or silent']],
  METRICS_TOKEN: [
    ['short', 'must have at least 16 characters'],
    ['a token with some blanks', 'must have at least 16 characters, only'],
  ],
  OTEL_EXPORTER_OTLP_ENDPOINT: ['localhost:4318', 'collector', 'grpc://localhost:4317'].map(
    (given) => [
      given,
      'must be the http:// or https:// URL of a collector, such as http://localhost:4318',
    ],
  ),
  OTEL_TRACES_SAMPLER_ARG: ['1.5', '-1', '10%', 'all'].map((given) => [
    given,
    'must be a number from 0 to 1, such as 0.1',
  ]),
  CORS_ORIGINS: [
    'foo',
    '*',
    'https://app.example/',
    'https://app.example,foo',
    'https://APP.example',
    'https://app.example:443',
    'app.example:80',
    'null',
  ].map((list) => [list, 'must be origins as browsers send them, such as https://app.example']),
  INTROSPECTION: [['maybe', words]],
  TRUSTED_DOCUMENTS: [[' ', 'must not be blank']],
  TRUSTED_DOCUMENTS_ONLY: [['x', words]],
  FAST_READS: [['x', words]],
  TRUST_PROXY: [['10', 'must be 0 to 9, the number of proxies']],
  RATE_LIMIT: [['-1', whole(0, 1_000_000_000)]],
  BODY_LIMIT: [
    ['1', whole(1_024, 10_485_760)],
    ['64kb', whole(1_024, 10_485_760)],
  ],
  LOAN_AMOUNT_MIN: [
    ['0', amount],
    ['0.00', amount],
    ['50,00', amount],
    ['50001', 'must not be above LOAN_AMOUNT_MAX, which is 50000'],
    ['50.001', 'must have at most 2 decimals, as USD has'],
  ],
  LOAN_AMOUNT_MAX: [
    ['0', amount],
    ['100000000000', amount],
    ['1e6', amount],
    ['60000.123', 'must have at most 2 decimals, as USD has'],
  ],
  LOAN_MONTHS_MAX: [['601', whole(1, 600)]],
  LOAN_RATE_MAX: [
    ['-3', percentage],
    ['12.34567', percentage],
  ],
  FUNDING_WINDOW_DAYS: [['0', whole(1, 365)]],
  LOAN_INVESTMENTS_MAX: [['1001', whole(1, 1000)]],
  INVESTMENT_MIN: [
    ['0', amount],
    ['50001', 'must not be above LOAN_AMOUNT_MAX, which is 50000'],
  ],
  DEFAULT_AFTER_DAYS: [['0', whole(1, 3650)]],
  ARREARS_TOLERANCE_AMOUNT: [
    ['x', 'must be an amount from 0 and below 100000000000, such as 0 or 1.00'],
    ['1.001', 'must have at most 2 decimals, as USD has'],
  ],
  ARREARS_TOLERANCE_PERCENT: [
    ['1.234', fee],
    ['100', 'must be below 100'],
  ],
  ARREARS_INTEREST: [['some', 'must be none, contract or penalty']],
  PENALTY_RATE: [
    [
      'five',
      'must be points to add to the rate of a loan, such as +5, or a rate in its place, such as 12',
    ],
    ['+5', 'needs ARREARS_INTEREST=penalty'],
  ],
  GRACE_DAYS: [['366', whole(0, 365)]],
  LATE_FEE: [
    ...['x', '0', '5%%', 'max(15)', 'max(15,5)', 'max(5%,5%)', 'min(15,5%)', '-1'].map(
      (text) =>
        [
          text,
          'must be an amount, such as 15, a percentage of what is unpaid, such as 5%, or max(15,5%)',
        ] as const,
    ),
    ['max(1.001,5%)', 'its amount must have at most 2 decimals, as USD has'],
  ],
  LATE_FEE_AFTER_DAYS: [['0', whole(1, 365)]],
  LATE_FEE_REPEATS: [['x', words]],
  LATE_FEE_TO: [['x', 'must be lenders or platform']],
  ALLOCATION: ['fee', 'penalty,fee,interest', 'penalty,fee,interest,interest', 'de'].map(
    (text) =>
      [
        text,
        'must be penalty, fee, interest and principal in any order, separated by commas, or de-consumer',
      ] as const,
  ),
  WITHDRAW_WHILE_LATE: [['keep_due', 'must be allow or keep-due']],
  UNDO_BORNE_BY: [['nobody', 'must be lenders or platform']],
  BORROW_WHILE_LATE: [['x', words]],
  WITHDRAWAL_DAYS: [['7', 'must be 0 or 14']],
  FEE_REFUND: [['half', 'must be none or pro_rata']],
  PLAN_CONSENT: [['lenders', 'must be operator or notice']],
  PLAN_NOTICE_DAYS: [['0', whole(1, 365)]],
  DUE_DAY_CHANGES: [['13', whole(0, 12)]],
  NOTIFICATION_RETENTION_DAYS: [['0', whole(1, 36_500)]],
  EVENT_DAYS: ['29', '-1', 'off'].map(
    (text) => [text, 'must be a whole number from 30 to 36500, or 0 to log no events'] as const,
  ),
  PURPOSE_OF_LOOKS: [['yes', 'must be optional or required']],
  RETENTION_YEARS: ['5', 'aml', 'aml=5,aml=6', 'aml=-1', 'aml=100', 'tax=7', 'aml=5;books=10'].map(
    (given) => [given, 'must name kinds of records and years, such as aml=5,books=10'],
  ),
  ERASURES_FILE: [[' ', 'must not be blank']],
  WEBHOOK_KEY: [['ab', 'must be 64 hexadecimal digits']],
  WEBHOOKS_FILE: [[' ', 'must not be blank']],
  WEBHOOK_PRIVATE_NETWORKS: [['x', words]],
  FEE_ORIGINATION_PERCENT: [
    ['1.234', fee],
    ['-1', fee],
    ['100', 'must be below 100'],
  ],
  FEE_SERVICE_PERCENT: [['100', 'must be below 100']],
  PUBLIC_LOAN_BOOK: [['x', words]],
  APR_METHOD: [['uk', 'must be us or eu']],
  DOCUMENTS: [['x', words]],
  TAX_COUNTRY: [
    ['uk', 'must be us or de'],
    ['de', 'de needs CURRENCY=EUR, since its forms are in that currency'],
  ],
  GATES_FILE: [[' ', 'must not be blank']],
  SCREENING_FILE: [[' ', 'must not be blank']],
  SCREENING_PROVIDER: [['mail', 'must be one of: sandbox']],
  AGREEMENTS_DIR: [[' ', 'must not be blank']],
  CHART_FILE: [[' ', 'must not be blank']],
  REQUIRE_VERIFIED_BORROWER: [['x', words]],
  INVESTMENT_CANCEL: [['x', words]],
  LENDER_PROTECTION: [['us', 'must be off or eu']],
  LOAN_REVIEW: [['x', words]],
  LOAN_REPUBLISHES_PER_DAY: [
    ['0', whole(1, 1_000_000)],
    ['x', whole(1, 1_000_000)],
  ],
  APPROVAL_ABOVE: [['0', amount]],
  APPROVAL_ACTS_ABOVE: [['0', 'must be a whole number from 1 to 1000000']],
  APPROVAL_PERIOD_DAYS: [['366', 'must be a whole number from 1 to 365']],
  BORROWER_PRINCIPAL_MAX: [
    ['0', amount],
    ['100.001', 'must have at most 2 decimals, as USD has'],
  ],
  LENDER_LOAN_SHARE_MAX: [['100', 'must be below 100']],
  LENDER_OUTSTANDING_MAX: [['-1', amount]],
  DEPOSIT_DAILY_MAX: [['none', amount]],
  DEPOSIT_MONTHLY_MAX: [['0', amount]],
  WITHDRAWAL_DAILY_MAX: [['0', amount]],
  WITHDRAWAL_MONTHLY_MAX: [['0', amount]],
}

const complaints = (environment: Record<string, string>): readonly string[] => {
  try {
    readConfig(environment)
    return []
  } catch (error) {
    expect(error).toBeInstanceOf(ConfigError)
    return error instanceof Error ? error.message.split('\n') : []
  }
}

describe('a wrong setting is named, with what would work', () => {
  it.each(
    Object.entries(wrong).flatMap(([name, values]) => values.map((row) => [name, ...row] as const)),
  )('%s=%s', (name, value, message) => {
    const told = complaints({ [name]: value }).filter((line) => line.startsWith(`${name}: `))
    expect(told).toEqual([expect.stringContaining(message)])
  })

  it('shows the value, but never one that may contain a secret', () => {
    expect(complaints({ LOAN_AMOUNT_MAX: '5e+06' })).toEqual([
      expect.stringMatching(/^LOAN_AMOUNT_MAX: .+ \(given: "5e\+06"\)$/),
    ])
    const secretive = ['secret', 'signingSecret', 'key', 'databaseUrl', 'busUrl', 'smtpUrl']
    const kinds: ReadonlySet<unknown> = new Set(
      Object.entries({ ...kindsOfValues, ...addresses }).flatMap(([name, kind]) =>
        secretive.includes(name) ? [kind] : [],
      ),
    )
    const hidden = Object.entries(settings.shape).filter(
      ([, kind]) => kinds.has(kind) || (kind instanceof ZodOptional && kinds.has(kind.unwrap())),
    )
    expect(hidden.length).toBeGreaterThan(10)
    for (const [name] of hidden) {
      const told = complaints({ [name]: 'secret of mine' })
      expect(told.join()).toContain(`${name}: `)
      expect(told.join()).not.toContain('of mine')
    }
  })

  it('each of the table in docs/settings.md', () => {
    const table = readFileSync(new URL('../../docs/settings.md', import.meta.url), 'utf8')
    const named = [...table.matchAll(/^\| `(\w+)`/gm)].map(([, name]) => name)
    expect(named.toSorted(), 'the table of docs/settings.md').toEqual(Object.keys(wrong).toSorted())
  })

  it('all of them at once', () => {
    const environment = Object.fromEntries(
      Object.entries(wrong).map(([name, rows]) => [name, rows[0]?.[0] ?? '']),
    )
    const told = complaints(environment).map((line) => line.split(':', 1)[0])
    expect(told, '`wrong` here, in the order of src/config/settings.ts').toEqual(Object.keys(wrong))
  })
})

describe('settings that do not go together are named', () => {
  const keys = 'https://issuer.example/keys'
  it.each([
    [
      { PAYMENTS: 'stripe', STRIPE_RETURN_URL: 'https://x.example' },
      [
        'STRIPE_SECRET_KEY: required with stripe in PAYMENTS',
        'STRIPE_WEBHOOK_SECRET: required with stripe in PAYMENTS',
      ],
    ],
    ...['KWD', 'MGA', 'CLF'].map((CURRENCY): [Record<string, string>, string[]] => [
      {
        CURRENCY,
        PAYMENTS: 'stripe',
        STRIPE_RETURN_URL: 'https://x.example',
        STRIPE_SECRET_KEY: 'sk_test_0123456789abcdef',
        STRIPE_WEBHOOK_SECRET: 'whsec_0123456789abcdef',
      },
      [`PAYMENTS: stripe can’t charge every amount of ${CURRENCY}`],
    ]),
    [{ AUTH_ISSUER: 'x' }, ['AUTH_AUDIENCE: set all three', 'AUTH_JWKS_URL: set all three']],
    [{ AUTH_ISSUER: 'x', AUTH_AUDIENCE: 'y', AUTH_JWKS_URL: 'z' }, ['AUTH_JWKS_URL: must be']],
    [
      { NODE_ENV: 'production', AUTH_JWKS_URL: keys },
      ['AUTH_ISSUER: required', 'AUTH_AUDIENCE: required'],
    ],
    [{ CURRENCY: 'JPY', INVESTMENT_MIN: '25.5' }, ['INVESTMENT_MIN: must be whole, since JPY']],
    [
      { SMTP_URL: 'smtps://mail.example' },
      ['MAIL_FROM: required with SMTP_URL', 'PUBLIC_URL: required with SMTP_URL'],
    ],
    [
      { IDENTITY_PROVIDER: 'sandbox', SCREENING_PROVIDER: 'sandbox', SANDBOX: 'off' },
      ['IDENTITY_PROVIDER: sandbox verifies everybody', 'SCREENING_PROVIDER: sandbox has no'],
    ],
    [{ ARREARS_INTEREST: 'penalty' }, ['PENALTY_RATE: required with ARREARS_INTEREST=penalty']],
    [{ TRUSTED_DOCUMENTS_ONLY: '1' }, ['TRUSTED_DOCUMENTS: required with TRUSTED_DOCUMENTS_ONLY']],
    [
      { DATABASE_OWNER_URL: 'postgres://a@b/c' },
      ['DATABASE_URL: required with DATABASE_OWNER_URL'],
    ],
    [{ DATABASE_POOLER: 'session' }, ['DATABASE_URL: required with DATABASE_POOLER']],
    [
      { DATABASE_URL: 'postgres://a@b/c', DATABASE_POOLER: 'transaction' },
      ['DATABASE_DIRECT_URL: required with DATABASE_POOLER=transaction'],
    ],
    [
      { DATABASE_REPLICA_URL: 'postgres://a@b/c' },
      ['DATABASE_URL: required with DATABASE_REPLICA_URL'],
    ],
    [
      { LOAN_AMOUNT_MAX: '20' },
      ['LOAN_AMOUNT_MIN: must not be above', 'INVESTMENT_MIN: must not be'],
    ],
  ])('%j', (environment, lines) => {
    expect(complaints(environment)).toEqual(lines.map((line) => expect.stringContaining(line)))
  })

  it.each([
    { HOST: '::1' },
    {
      HOST: 'localhost',
      CORS_ORIGINS: 'https://app.example, capacitor://localhost,http://[::1]:81',
    },
    { HOST: '0.0.0.0', ALLOW_DEV_ISSUER: 'on', TRUST_PROXY: 'true', CURRENCY: 'XCG' },
    { DATABASE_URL: 'postgresql://u:p%40@db.internal/x?sslmode=require', PORT: '' },
  ])('but not %j', (environment) => expect(complaints(environment)).toEqual([]))
})

it('the log of a start shows no secret, no URL and nobody’s address', () => {
  const values = Object.fromEntries(
    Object.keys(settings.shape).map((name) => [name, `value of ${name}`]),
  )
  const given = givenSettings(values)
  expect(Object.keys(given)).toEqual(Object.keys(settings.shape))
  const shown = Object.keys(given).filter((name) => given[name] !== '(given)')
  expect(shown.filter((name) => /URL|SECRET|TOKEN$|KEY$|MAIL|IBAN|ENDPOINT/.test(name))).toEqual([])
  expect(given).toMatchObject({ RATE_LIMIT: 'value of RATE_LIMIT', BANK_ACCOUNT_KEY: '(given)' })
  expect(givenSettings({ PATH: '/bin' })).toEqual({})
})
