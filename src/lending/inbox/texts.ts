import type { Notification } from '../../entities/member/notification.ts'
import type { MessageKey } from '../../languages/catalogue.ts'
import { day, minute, money, type Units } from '../../languages/formats.ts'
import { isMessageKey, text, type Values } from '../../languages/index.ts'
import { type Currency, formatAmount } from '../../money.ts'
import { paymentReason } from '../payments/reason.ts'

/** What a notification is about: amounts are in minor units, days and times in ISO 8601. */
type Facts = Notification['data']
type Told = Pick<Notification, 'type' | 'title' | 'message' | 'data'>

/** The facts that are amounts, which are stored in minor units. */
export const amounts = [
  'amount',
  'borne',
  'charges_earned',
  'principal',
  'interest',
  'interest_before',
  'interest_after',
  'charges',
  'late_fee',
  'interest_earned',
  'missing',
  'next_amount',
  'net_proceeds',
  'origination_fee',
  'overdue',
  'payment_after',
  'payment_before',
  'payoff_amount',
  'recovered',
  'still_due',
  'to_pay_after',
  'to_pay_before',
] as const

const days = [
  'default_on',
  'due_on',
  'effective_on',
  'from',
  'last_due_after',
  'last_due_before',
  'late_fee_on',
  'next_due_on',
  'overdue_since',
  'to',
  'value_date',
] as const

const times = ['expires_at', 'usable_at'] as const

const amountNames: ReadonlySet<string> = new Set(amounts)
const dayNames: ReadonlySet<string> = new Set(days)
const timeNames: ReadonlySet<string> = new Set(times)

/** Why borrowers change their own plan; a text that is stored, and never shown as it is. */
export const OWN_CHANGE = 'moved by the borrower'

/** Texts that people wrote, or names, which may be missing. */
export const optional = [
  'counterparty_name',
  'description',
  'lender_name',
  'operator_message',
  'reason',
  'search_name',
] as const
const optionalNames: ReadonlySet<string> = new Set(optional)

type OwnKind = MessageKey extends infer Key
  ? Key extends `notification.${infer Kind}.title`
    ? Kind
    : never
  : never

/** The kinds of notifications: the platform's own types, and `custom` for all others. */
export type NotificationKind = OwnKind | 'custom'

/** The kind of a notification: its type, or `custom` if a sender wrote it or this release does not know the type. */
export function kindOf({ type, title }: Pick<Notification, 'type' | 'title'>): NotificationKind {
  return title === null && isOwn(type) ? type : 'custom'
}

function isOwn(type: string): type is OwnKind {
  return isMessageKey(`notification.${type}.title`)
}

/** The kinds that can be about many loans at once. */
const ofManyLoans = [
  'loan_paused',
  'loan_resumed',
  'investment_paused',
  'investment_resumed',
] as const

type KindOfMany = (typeof ofManyLoans)[number]

/** Whether a notification of a type, or a letter about several of them, can tell of many loans at once. */
export function tellsOfMany(type: string): type is KindOfMany {
  return ofManyLoans.some((one) => one === type)
}

/** The title of a notification in a language; one by its sender stays as it is. */
export function notificationTitle({ type, title, data }: Told, language: string): string {
  if (title !== null) return title
  if (!isOwn(type)) return type
  const { document_kind: kind } = data
  return text(language, `notification.${type}.title`, {
    loan_count: loanIdsIn(data).length,
    document_kind: typeof kind === 'string' ? kind : 'other',
  })
}

/** The loans that a notification of the platform's own is about, if it is about any: several if they changed at once. */
export function loanIdsIn({ loan_ids: all, loan_id: one }: Facts): readonly unknown[] {
  return Array.isArray(all) ? all : [one]
}

/**
 * The message of a notification in a language; one by its sender stays as it is. A locale such as `en-GB` is for readers alone: English has
 * amounts and days in the API's own form otherwise.
 */
export function notificationMessage(
  { type, title, message, data }: Told,
  language: string,
  units: Units,
  locale: string = language,
): string {
  if (title !== null) return message ?? ''
  if (!isOwn(type)) return ''
  const facts = factsIn({ type, data }, language)
  return text(language, formOf(type, data), valuesOf(facts, locale, units))
}

/** What a notification of the platform's own is about, with the reason of a payment in a language. */
export function factsIn({ type, data }: Pick<Told, 'type' | 'data'>, language: string): Facts {
  const { reason, description } = data
  return {
    ...data,
    ...(typeof reason === 'string' && { reason: paymentReason(language, reason) }),
    // The description of a line that takes a payment back is why; of any other it is what somebody wrote.
    ...(type === 'reversal' &&
      typeof description === 'string' && { description: paymentReason(language, description) }),
  }
}

/** The data of a notification, with amounts as decimal numbers, in a language. */
export function notificationData(
  { type, title, data }: Told,
  language: string,
  { decimals }: Currency,
): Facts {
  if (title !== null) return data
  const told: Record<string, unknown> = factsIn({ type, data }, language)
  for (const [name, value] of Object.entries(told))
    if (typeof value === 'number' && amountNames.has(name))
      told[name] = formatAmount(BigInt(value), decimals)
  return told
}

/** Which of a type's messages says what happened. */
function formOf(type: OwnKind, facts: Facts): MessageKey {
  const { principal, charges, stage } = facts
  if (type === 'repayment_due' && principal === undefined)
    return `notification.${type}.${charges === undefined ? 'before' : 'charges'}`
  if (type === 'repayment_late' && principal === undefined) return `notification.${type}.before`
  if (type === 'plan_changed' || type === 'investment_plan_changed')
    return `notification.${type}.${isOver(stage) ? stage : 'message'}`
  if (type === 'repayment_undone' && facts.recovery === true) return `notification.${type}.recovery`
  if (tellsOfMany(type) && loanIdsIn(facts).length > 1) return `notification.${type}.several`
  return `notification.${type}.message`
}

function isOver(stage: unknown): stage is 'announced' | 'void' | 'undone' {
  return stage === 'announced' || stage === 'void' || stage === 'undone'
}

/** Facts that only damaged notifications lack: those are shown with gaps rather than not at all. */
const expected = [
  'document_title',
  'expires_at',
  'last_digits',
  'loan_title',
  'number',
  'sentence',
  'usable_at',
] as const

/** What a message says of facts that are not known. */
const unknown: Values = {
  ...Object.fromEntries([...expected, ...optional].map((name) => [name, ''])),
  stage: 'other',
  charge_kind: 'other',
  change_kind: 'other',
  order_skipped: 'none',
  ...Object.fromEntries([...amounts, ...days].map((name) => [name, 'none'])),
  ...Object.fromEntries(optional.map((name) => [`has_${name}`, 'no'])),
}

/** What a notification's message is filled with. */
export function valuesOf(facts: Facts, locale: string, units: Units): Values {
  const { code, decimals } = units.currency
  const currency = { code: typeof facts.currency === 'string' ? facts.currency : code, decimals }
  // Inherited, since a copy for each message would take longer than all the rest.
  const values: Record<string, string | number> = Object.create(unknown)
  Object.assign(values, choicesOf(facts))
  for (const [name, value] of Object.entries(facts)) {
    if (typeof value === 'number')
      values[name] = amountNames.has(name) ? money(locale, BigInt(value), currency) : value
    if (typeof value === 'string') values[name] = shown(name, value, locale, units.timezone)
    if (value && optionalNames.has(name)) values[`has_${name}`] = 'yes'
  }
  if (typeof facts.reason === 'string') values.sentence = sentence(facts.reason)
  return values
}

function shown(name: string, value: string, locale: string, timezone: string): string {
  if (dayNames.has(name)) return day(locale, value)
  return timeNames.has(name) ? minute(locale, value, timezone) : value
}

/** What decides between forms of a message. */
function choicesOf(facts: Facts): Values {
  const { autopay, missing, still_due: left, amount, net_proceeds: net } = facts
  const { last_due_before: before, last_due_after: after } = facts
  return {
    loan_count: loanIdsIn(facts).length,
    taking: autopay === true ? (missing === undefined ? 'yes' : 'short') : 'no',
    left: left === undefined || left === 0 ? 'none' : 'some',
    paid_in_full: net === undefined || net === amount ? 'yes' : 'no',
    own_change: facts.reason === OWN_CHANGE ? 'yes' : 'no',
    corrected: facts.replaces_id === undefined ? 'no' : 'yes',
    interest_changed: facts.interest_before === facts.interest_after ? 'no' : 'yes',
    payment_changed: facts.payment_before === facts.payment_after ? 'no' : 'yes',
    to_pay_changed: facts.to_pay_before === facts.to_pay_after ? 'no' : 'yes',
    // It is new if nothing was to be paid before.
    last_due_changed: before === after ? 'no' : before ? 'yes' : 'new',
  }
}

/** A text that ends as a sentence does. */
function sentence(written: string): string {
  return /[.!?]$/.test(written) ? written : `${written}.`
}
