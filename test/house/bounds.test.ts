import { readdirSync, readFileSync } from 'node:fs'
import { buildASTSchema, type GraphQLInputObjectType, parse } from 'graphql'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readConfig } from '../../src/config.ts'
import type { TextLength } from '../../src/entities/checks.ts'
import { loanTexts } from '../../src/entities/loan.ts'
import { notificationTexts } from '../../src/entities/notification.ts'
import { profileTexts } from '../../src/entities/profile.ts'
import { lineTexts } from '../../src/entities/wallet-transaction.ts'
import { AMOUNT_MAX, formatAmount } from '../../src/money.ts'
import { openLedger, type TestLedger } from '../support/ledger.ts'

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

const folder = new URL('../../schema/', import.meta.url)
const texts = readdirSync(folder).map((name) => readFileSync(new URL(name, folder), 'utf8'))
const schema = buildASTSchema(parse(texts.join('\n')), { assumeValid: true })

it.each<[string, Readonly<Record<string, TextLength>>]>([
  ['CreateLoanInput', loanTexts],
  ['UpdateLoanInput', loanTexts],
  ['UpdateProfileInput', profileTexts],
  ['CreateNotificationInput', notificationTexts],
  ['DepositInput', lineTexts],
  ['WithdrawInput', lineTexts],
  ['TransferInput', lineTexts],
])('%s says how long its texts can be', (type, lengths) => {
  const fields = (schema.getType(type) as GraphQLInputObjectType).getFields()
  for (const [name, { min, max }] of Object.entries(lengths)) {
    const bound = min === undefined ? `at most ${max} characters` : `${min} to ${max} characters`
    expect(fields[name]?.description, name).toContain(bound)
  }
})
