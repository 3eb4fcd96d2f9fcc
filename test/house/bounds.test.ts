import { readFileSync } from 'node:fs'
import {
  buildASTSchema,
  type GraphQLEnumType,
  type GraphQLInputObjectType,
  type GraphQLObjectType,
  getNamedType,
  isInputObjectType,
  parse,
} from 'graphql'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readConfig } from '../../src/config.ts'
import type { TextLength } from '../../src/entities/checks.ts'
import { lineTexts } from '../../src/entities/ledger/wallet-transaction.ts'
import { loanTexts } from '../../src/entities/loan/loan.ts'
import { notificationTexts } from '../../src/entities/member/notification.ts'
import { PAUSE_MAX_HOURS } from '../../src/entities/member/preferences.ts'
import { profileTexts } from '../../src/entities/member/profile.ts'
import { en } from '../../src/languages/en/index.ts'
import { REASON_MAX } from '../../src/lending/audit-trail/act.ts'
import { PURPOSES_MAX } from '../../src/lending/loan/lists/traits.ts'
import { neededToPublish } from '../../src/lending/loan/transition.ts'
import { EARTH_KM } from '../../src/lending/map/belts.ts'
import { sources, tableFunctions } from '../../src/migrations/sources.ts'
import { AMOUNT_MAX, formatAmount, parsePercent } from '../../src/money.ts'
import { guide } from '../../src/rest-bridge/openapi/guide.ts'
import { schemaText } from '../../src/schema.ts'
import { openLedger, type TestLedger } from '../support/market/books/ledger.ts'

/** Minor units. */
const BALANCE_MAX = 5_000_000_000_000_000n

let ledger: TestLedger
beforeAll(async () => {
  ledger = await openLedger()
})
afterAll(() => ledger.close())

/** Whether the database takes these arguments, whatever it then says of them. */
async function takes(text: string, values: readonly unknown[] = []): Promise<boolean> {
  return ledger.database.sql(text, values).then(
    () => true,
    (error) => error.code !== '22023',
  )
}

/** The text of a CHECK constraint. */
async function checkOf(name: string): Promise<string> {
  const text = 'select pg_get_expr(conbin, conrelid) as rule from pg_constraint where conname = $1'
  const [found] = await ledger.database.sql<{ rule: string }>(text, [name])
  return found?.rule ?? ''
}

/** Whether a CHECK constraint allows a value of its only column. */
async function allows(name: string, column: string, value: number): Promise<boolean> {
  const text = `select ${await checkOf(name)} as fits from (values ($1::numeric)) as one (${column})`
  const [found] = await ledger.database.sql<{ fits: boolean }>(text, [value])
  return found?.fits ?? false
}

describe('the same bound holds', () => {
  it('of an amount in TypeScript and in functions; balances are exact as JSON numbers in any currency', async () => {
    const [found] = await ledger.database.sql(
      `select amount_max() as most, pg_get_constraintdef(oid) as rule
        from pg_constraint where conname = 'account_exact_in_json'`,
    )
    expect(found).toEqual({
      most: String(AMOUNT_MAX),
      rule: expect.stringContaining(`(balance <= '${BALANCE_MAX}'::bigint)`),
    })
    expect(BALANCE_MAX).toBeGreaterThan(AMOUNT_MAX)
    for (const decimals of [0, 1, 2, 3, 4])
      for (let less = 0n; less < 1_000n; less += 1n) {
        const text = formatAmount(BALANCE_MAX - less, decimals)
        expect(Number(text).toFixed(decimals)).toBe(text)
      }
  })

  it.each([
    ['FUNDING_WINDOW_DAYS', 365, 'publish_loan(null, null, null, null, $1)'],
    ['DEFAULT_AFTER_DAYS', 3650, "default_loan(null, null, '{}', $1)"],
    ['NOTIFICATION_RETENTION_DAYS', 36_500, 'forget_notifications($1)'],
    ['LOAN_INVESTMENTS_MAX', 1000, 'invest(null, null, null, null, 1, null, 1, $1, 0)'],
  ])('of %s in the settings and in the database: %i', async (name, most, call) => {
    const accepted = (value: number) => () => readConfig({ [name]: String(value) })
    expect(accepted(most)).not.toThrow()
    expect(accepted(most + 1)).toThrow(name)
    expect(await takes(`select ${call}`, [most])).toBe(true)
    expect(await takes(`select ${call}`, [most + 1])).toBe(false)
    expect(await takes(`select ${call}`, [0])).toBe(false)
  })

  it.each([
    ['FEE_SERVICE_PERCENT', "take_repayment(null, null, null, null, 1, null, $1, 'lower')"],
    ['FEE_ORIGINATION_PERCENT', 'invest(null, null, null, null, 1, null, 1, 1, $1)'],
  ])('of %s in the settings and in the database', async (name, call) => {
    const accepted = (value: string) => () => readConfig({ [name]: value })
    const rate = (value: string) => parsePercent(value)
    expect(accepted('99.99')).not.toThrow()
    expect(accepted('100')).toThrow(name)
    expect(await takes(`select ${call}`, [rate('99.99')])).toBe(true)
    expect(await takes(`select ${call}`, [rate('100')])).toBe(false)
  })

  it.each([
    ['LOAN_MONTHS_MAX', 'loan_months_range', 'repayment_period_months', ['600', 600], ['601', 601]],
    // The database also takes 1000 % itself.
    [
      'LOAN_RATE_MAX',
      'loan_rate_range',
      'interest_rate',
      ['999.9999', 99_999.99],
      ['1000.0001', 100_000.01],
    ],
  ] as const)('of %s in the settings and in loans', async (name, check, column, most, more) => {
    const accepted = (value: string) => () => readConfig({ [name]: value })
    expect(accepted(most[0])).not.toThrow()
    expect(accepted(more[0])).toThrow(name)
    expect(await allows(check, column, most[1])).toBe(true)
    expect(await allows(check, column, more[1])).toBe(false)
  })

  it('of the pause of a standing order, in hours, and of what clients are told of it', async () => {
    const [check, column] = ['preferences_auto_invest_pause', 'auto_invest_pause_hours']
    expect(await allows(check, column, PAUSE_MAX_HOURS)).toBe(true)
    expect(await allows(check, column, PAUSE_MAX_HOURS + 1)).toBe(false)
    const input = schema.getType('UpdatePreferencesInput') as GraphQLInputObjectType
    const { autoInvestPauseHours } = input.getFields()
    expect(autoInvestPauseHours?.description).toContain(`0 to ${PAUSE_MAX_HOURS}`)
  })

  it('of what a loan needs to be published; its dates are set then', async () => {
    const check = await checkOf('loan_complete_unless_draft')
    const columns = (/num_nulls\(([^)]+)\)/.exec(check)?.[1] ?? '').split(', ')
    const needed = ['title', ...columns].filter((one) => !/^(published|expires)_at$/.test(one))
    const names = needed.map((one) =>
      one.replaceAll(/_[a-z]/g, (letter) => letter.slice(1).toUpperCase()),
    )
    expect(names.toSorted()).toEqual(neededToPublish.toSorted())
  })

  it('of the time for which outcomes are repeated, wherever clients are told of it', async () => {
    const [kept] = await ledger.database.sql<{ hours: string }>(
      'select extract(epoch from gateway_now() - repeated_since())::int / 3600 as hours',
    )
    const hours = `${kept?.hours} hours`
    expect(en['refusal.key.expired']).toContain(hours)
    expect(guide).toContain(hours)
    const codes = schema.getType('ErrorCode') as GraphQLEnumType
    expect(codes.getValue('KEY_EXPIRED')?.description).toContain(hours)
    const jobs = readFileSync(new URL('../../docs/support.md', import.meta.url), 'utf8')
    expect(jobs).toContain(`outcomes of requests after ${hours}`)
  })

  it('of the days before an instalment is due on which its borrower is reminded, wherever people are told of it', async () => {
    const [found] = await ledger.database.sql<{ days: number }>('select reminder_days() as days')
    const days = found?.days ?? 0
    const [three, drei] = days === 3 ? ['three', 'drei'] : [days, days]
    const read = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8')
    const told = [
      ['src/languages/en/refusals/operators.ts', `${three} days before the next payment`],
      ['src/languages/de/refusals/operators.ts', `${drei} Tage vor der nächsten Rate`],
      ['src/lending/event-log/catalogue.ts', `an instalment that is due in ${three} days`],
      ['app/src/borrow/messages/en.ts', `We remind you ${three} days before`],
      ['app/src/borrow/messages/de.ts', `Wir erinnern Sie ${drei} Tage vorher`],
      ['schema/reminder.graphql', `due within ${days} days`],
      ['docs/support.md', `due within ${days} days`],
      ['docs/support.md', `${days} days before an instalment is due`],
    ] as const
    expect(
      told.filter(([path, words]) => !read(path).includes(words)),
      'say in each file what reminder_days() in src/lending/repaying/due/due-reminder.sql says',
    ).toEqual([])
  })

  it('of the radius of the earth in TypeScript and in SQL', () => {
    const sql = [...tableFunctions, ...sources].map(({ text }) => text).join('\n')
    expect(new Set(sql.match(/\b63\d\d(?:\.\d+)?\b/g))).toEqual(new Set([String(EARTH_KM)]))
  })

  it.each(Object.entries(notificationTexts))(
    'of the %s of a notification in TypeScript and in the function',
    async (name, { min, max }) => {
      const told = await ledger.member('told')
      const accepted = (length: number) => {
        const texts = { title: 'x', message: 'x', [name]: 'é'.repeat(length) }
        return takes(
          "select create_notification($1, null, null, gen_random_uuid(), $1, 'message', $2, $3, '{}')",
          [told, texts.title, texts.message],
        )
      }
      expect(await Promise.all([min - 1, min, max, max + 1].map(accepted))).toEqual([
        false,
        true,
        true,
        false,
      ])
    },
  )
})

const schema = buildASTSchema(parse(schemaText({ sandbox: true })), { assumeValid: true })

/** Texts that are names of something, which a rule of their own checks. */
const names = ['idempotencyKey', 'currency', 'onBehalfOf', 'type']

it.each<[string, string, Readonly<Record<string, TextLength>>]>([
  ['CreateLoanInput', 'loanTexts', loanTexts],
  ['UpdateLoanInput', 'loanTexts', loanTexts],
  ['UpdateProfileInput', 'profileTexts', profileTexts],
  ['CreateNotificationInput', 'notificationTexts', notificationTexts],
  ['DepositInput', 'lineTexts', lineTexts],
  ['WithdrawInput', 'lineTexts', lineTexts],
  ['TransferInput', 'lineTexts', lineTexts],
])('%s says how long its texts can be', (type, list, lengths) => {
  const fields = (schema.getType(type) as GraphQLInputObjectType).getFields()
  const unbounded = Object.values(fields).filter(
    (field) =>
      getNamedType(field.type).name === 'String' &&
      !names.includes(field.name) &&
      !(field.name in lengths),
  )
  expect(
    unbounded.map(({ name }) => name),
    `give each a length in ${list} of src/entities/, without which a member can store any amount of text`,
  ).toEqual([])
  for (const [name, { min, max }] of Object.entries(lengths)) {
    const bound = min === undefined ? `at most ${max} characters` : `${min} to ${max} characters`
    expect(fields[name]?.description, name).toContain(bound)
  }
})

it.each([
  ['reason', `1 to ${REASON_MAX} characters`],
  ['purposes', `at most ${PURPOSES_MAX}`],
])('every input says its bound of %s', (name, bound) => {
  const inputs = Object.values(schema.getTypeMap()).filter(isInputObjectType)
  const described = inputs.flatMap((type) => type.getFields()[name]?.description ?? [])
  expect(described.length).toBeGreaterThan(2)
  expect(described.filter((text) => !text.includes(bound))).toEqual([])
})

it('facets say how many purposes they count', () => {
  const { purpose } = (schema.getType('LoanFacets') as GraphQLObjectType).getFields()
  expect(purpose?.description).toContain(`the ${PURPOSES_MAX} most frequent`)
})
