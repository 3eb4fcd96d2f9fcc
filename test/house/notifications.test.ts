import { readFileSync } from 'node:fs'
import { buildSchema, type GraphQLObjectType } from 'graphql'
import { expect, it } from 'vitest'
import type { NotificationKind as Kind } from '../../app/src/graphql/graphql.ts'
import { leadOf } from '../../app/src/inbox/leads.ts'
import type { Notification } from '../../src/entities/member/notification.ts'
import { en } from '../../src/languages/en/index.ts'
import { isMessageKey, text } from '../../src/languages/index.ts'
import {
  amounts,
  type NotificationKind,
  notificationTitle,
  valuesOf,
} from '../../src/lending/inbox/texts.ts'
import { currencyOf } from '../../src/money.ts'
import { detailsOf, detailsType } from '../../src/resolvers/member/notification-details.ts'
import { schemaText } from '../../src/schema.ts'

/** Who is told of what, and the test that asks them. Without an answer here, a new type does not compile. */
const told = {
  deposit: ['the owner of the wallet', 'inbox/notifications.long'],
  withdrawal: ['the owner of the wallet', 'inbox/notifications.long'],
  transfer_received: ['the recipient', 'inbox/notifications.long'],
  investment_received: ['the borrower', 'inbox/notifications.long'],
  investment_active: ['the lender', 'inbox/notifications.long'],
  investment_released: ['the lender', 'inbox/notifications.long'],
  investment_late: ['each lender', 'market/clock.long'],
  investment_defaulted: ['each lender', 'market/clock.long'],
  investment_repaid: ['each lender', 'repaying/telling.long'],
  investment_written_off: ['each lender', 'repaying/write-off.long'],
  loan_matches: ['each lender who looks for it', 'investing/matches'],
  auto_invested: ['the lender', 'investing/auto-invest.long'],
  repayment_due: ['the borrower', 'market/clock.long'],
  repayment_late: ['the borrower', 'market/clock.long'],
  repayment_taken: ['the borrower', 'late/autopay.long'],
  part_payment: ['the borrower', 'late/part-payment'],
  repayment_received: ['each lender', 'repaying/repaying'],
  loan_funded: ['the borrower', 'inbox/notifications.long'],
  loan_disbursed: ['the borrower', 'inbox/notifications.long'],
  loan_cancelled: ['the borrower', 'inbox/notifications.long'],
  loan_approved: ['the borrower', 'loan/review.long'],
  loan_returned: ['the borrower', 'loan/review.long'],
  loan_frozen: ['the borrower', 'loan/decide.long'],
  loan_released: ['the borrower', 'loan/decide.long'],
  loan_paused: ['the borrower', 'late/borrower'],
  loan_resumed: ['the borrower', 'late/borrower'],
  investment_paused: ['each lender', 'late/borrower'],
  investment_resumed: ['each lender', 'late/borrower'],
  loan_reopened: ['the borrower', 'protection/reflection.long'],
  loan_expired: ['the borrower', 'market/clock.long'],
  loan_defaulted: ['the borrower', 'market/clock.long'],
  loan_repaid: ['the borrower', 'repaying/telling.long'],
  late_fee_charged: ['the borrower', 'late/charges'],
  charge_waived: ['the borrower', 'late/waive.long'],
  loan_withdrawn: ['the borrower', 'leaving/withdrawal.long'],
  investment_withdrawn: ['each lender', 'leaving/withdrawal.long'],
  fee_refunded: ['the borrower', 'leaving/withdrawal.long'],
  plan_changed: ['the borrower', 'late/plan-changes.long'],
  investment_plan_changed: ['each lender', 'late/plan-changes.long'],
  repayment_undone: ['the borrower', 'undoing/undo'],
  repayment_taken_back: ['each lender', 'undoing/undo'],
  repayment_booked: ['the borrower', 'undoing/book.long'],
  loan_written_off: ['the borrower', 'repaying/write-off.long'],
  recovery_recorded: ['the borrower', 'repaying/recover.long'],
  member_frozen: ['the member', 'member/review-member.long'],
  member_released: ['the member', 'member/review-member.long'],
  deposit_failed: ['the member', 'payments/payments'],
  document: ['the member', 'documents/told'],
  data_export_ready: ['the member', 'privacy/data-export'],
  looks_shown: ['the member', 'privacy/looks.long'],
  help_answered: ['the member', 'help/help'],
  bank_account_added: ['the member', 'payments/bank/accounts'],
  withdrawal_failed: ['the member', 'payments/payments'],
  transfer_failed: ['the member', 'cases/hold'],
  member_closed: ['the member', 'member/decide'],
  reversal: ['the owner of the wallet', 'ledger/reverse-line.long'],
} satisfies Readonly<
  Record<Exclude<NotificationKind, 'custom'>, readonly [who: string, test: string]>
>

it('every type of notification is looked for in the inbox of whom it is for', () => {
  const unasked = Object.entries(told).flatMap(([type, [who, test]]) => {
    const text = readFileSync(new URL(`../${test}.test.ts`, import.meta.url), 'utf8')
    return text.includes(`'${type}'`) ? [] : [`test/${test}.test.ts: ${who}, of ${type}`]
  })
  expect(unasked, 'ask in these files whether they are told, and nobody else').toEqual([])
})

const messages = Object.keys(en).filter((key) => /^notification\.\w+\.(?!title$)/.test(key))

// A fact in none of the lists is shown as it is stored: an amount in minor units, a day as 2026-11-26; and where it is missing, the text fails.
it.each(messages.filter(isMessageKey))('%s names only facts that have a form', (key) => {
  expect(
    () => text('en', key, valuesOf({}, 'en', { currency: currencyOf('USD'), timezone: 'UTC' })),
    'say in src/lending/inbox/texts.ts what the fact is: one of amounts, days, times, optional or expected, or a choice',
  ).not.toThrow()
})

it.each(Object.keys(told))('the title of %s names only what notificationTitle fills in', (type) => {
  expect(
    () => notificationTitle({ type, title: null, message: null, data: {} }, 'en'),
    'let notificationTitle in src/lending/inbox/texts.ts fill in the fact',
  ).not.toThrow()
})

const schema = buildSchema(schemaText())

it.each(Object.keys(told))('each field of the details of %s has a source', (type) => {
  const details = detailsOf({ type, title: null, data: {} } as Notification, 'en')
  const fields = (schema.getType(detailsType(details)) as GraphQLObjectType).getFields()
  expect(
    Object.keys(fields).filter((name) => !(name in details)),
    'add the field to factsOf or recordsOf in src/resolvers/member/notification-details.ts',
  ).toEqual([])
})

it.each(Object.keys(told))('a notification of %s leads somewhere', (type) => {
  const details = detailsOf({ type, title: null, data: {} } as Notification, 'en')
  const fields = (schema.getType(detailsType(details)) as GraphQLObjectType).getFields()
  const about = {
    kind: type.toUpperCase() as Kind,
    loan: 'loan' in fields ? { id: 'a', borrowerId: 'b' } : null,
    transaction: 'transaction' in fields ? { id: 'c', createdAt: '2026-11-26T10:00:00Z' } : null,
  }
  expect(leadOf(about, 'b'), 'name its page in app/src/inbox/leads.ts').toBeDefined()
})

/** What a message derives from the facts, or the details tell by a record. */
const derived =
  /^has_|_changed$|^(?:corrected|document_kind|left|loan_count|own_change|paid_in_full|sentence|taking)$/

it('the details of a notification tell what its message says', () => {
  const lacking = Object.keys(told).flatMap((type) => {
    const tell = (data: object) => detailsOf({ type, title: null, data } as Notification, 'en')
    const plain = tell({})
    const fields = Object.keys(
      (schema.getType(detailsType(plain)) as GraphQLObjectType).getFields(),
    )
    const said = Object.entries(en).flatMap(([key, message]) =>
      key.startsWith(`notification.${type}.`)
        ? [...message.matchAll(/\{(\w+)[,}]/g)].map(([, fact = '']) => fact)
        : [],
    )
    return [...new Set(said)].flatMap((fact) => {
      const isAmount = amounts.some((name) => name === fact)
      const whole = tell({ [fact]: isAmount ? 1_234 : '2026-11-26T10:00:00Z' })
      const isTold = fields.some((name) => String(whole[name]) !== String(plain[name]))
      return isTold || derived.test(fact) ? [] : [`${fact} of ${type}`]
    })
  })
  expect(
    lacking,
    'let factsOf in src/resolvers/member/notification-details.ts read the fact, and schema/notification-details.graphql have its field',
  ).toEqual([])
})
