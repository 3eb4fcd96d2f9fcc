import { isUuid } from '../../database/ids.ts'
import type { LetterContent, LetterPart } from '../../entities/mail/letter.ts'
import type { Notification } from '../../entities/member/notification.ts'
import { localeOf, type Units } from '../../languages/formats.ts'
import { DEFAULT_LANGUAGE, languageFor, text } from '../../languages/index.ts'
import { loanIdsIn, notificationMessage, notificationTitle, tellsOfMany } from '../inbox/texts.ts'
import type { Platform } from '../platform.ts'
import { classOf } from './classes.ts'

/** What a notification's text is made from. */
type Told = Pick<Notification, 'type' | 'title' | 'message' | 'data'> & {
  /** Whether it is about a loan of the member's own. */
  readonly own?: boolean
}

/** What a letter is written from. */
interface Occasion {
  readonly kind: string
  readonly name: string | null
  readonly language: string
  /** What it tells, in the order in which it happened; nothing if it is about no notification. */
  readonly told: readonly Told[]
}

/**
 * Writes a letter in the member's language, or in English if there is no such language; null if what it should tell is no longer kept. The words of
 * notifications are those of the inbox, with amounts and days as the app shows them. No subject has amounts, since it is shown on locked screens: the
 * platform's own titles have none, those that somebody wrote are shown only inside the letter, and titles of loans only if they have no digits.
 */
export function compose(
  { kind, name, language: preferred, told }: Occasion,
  { currency, timezone, supportEmail }: Pick<Platform, 'currency' | 'timezone' | 'supportEmail'>,
): LetterContent | null {
  const language = languageFor(preferred) ?? DEFAULT_LANGUAGE
  const locale = localeOf(language, preferred)
  const body = bodyOf(kind, told, { language, locale, currency, timezone })
  if (body === null) return null
  const named = name === null ? 'no' : 'yes'
  const greeting = text(language, 'letter.greeting', { named, name: name ?? '' })
  return {
    language,
    // One line, whatever is in it: a second one would be another header.
    subject: body.subject.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim(),
    parts: [{ text: greeting }, ...body.parts, ...helpOf(kind, told, language)],
    footer: [...contactOf(language, supportEmail), ...footerOf(kind, language)],
  }
}

interface Body {
  readonly subject: string
  readonly parts: readonly LetterPart[]
}

/** How a letter's words, amounts, days and times are written. */
interface Style extends Units {
  readonly language: string
  readonly locale: string
}

function bodyOf(kind: string, told: readonly Told[], style: Style): Body | null {
  const { language } = style
  if (kind === 'confirmation' || kind === 'address_changed') {
    const link = kind === 'confirmation' ? 'confirm' : 'app'
    const parts: LetterPart[] = [
      { text: text(language, `letter.${kind}.text`) },
      { link, label: text(language, `letter.${kind}.link`) },
    ]
    return { subject: text(language, `letter.${kind}.subject`), parts }
  }
  const [first] = told
  if (first === undefined) return null
  return kind === 'digest' ? digestOf(told, style) : bodyOfOne(kind, first, style)
}

/** A letter about one notification. A title that somebody wrote is not the subject. */
function bodyOfOne(kind: string, one: Told, style: Style): Body {
  const { language } = style
  const title = notificationTitle(one, language)
  const parts: LetterPart[] = [{ text: messageOf(one, style) }, linkOf(kind, one, language)]
  return kind === 'custom'
    ? { subject: text(language, 'letter.custom.subject'), parts: [{ heading: title }, ...parts] }
    : { subject: withLoan(title, one), parts }
}

/** A letter about several notifications: what it says of many loans alike, its subject says once. */
function digestOf(told: readonly Told[], style: Style): Body {
  const { language } = style
  const app: LetterPart = { link: 'app', label: text(language, 'letter.open') }
  const items = told.map((one) => ({
    heading: { heading: notificationTitle(one, language) },
    message: { text: messageOf(one, style) },
  }))
  const [first] = told
  const count = items.length
  if (first && count > 1 && areAlike(told)) {
    const all = { loan_ids: told.flatMap(({ data }) => loanIdsIn(data)) }
    const subject = notificationTitle({ ...first, data: all }, language)
    return { subject, parts: [...items.map(({ message }) => message), app] }
  }
  const intro = { text: text(language, 'letter.digest.intro', { count }) }
  return {
    subject: text(language, 'letter.digest.subject', { count }),
    parts: [intro, ...items.flatMap(({ heading, message }) => [heading, message]), app],
  }
}

function messageOf(one: Told, { language, locale, ...units }: Style): string {
  return notificationMessage(one, language, units, locale)
}

/** Whether notifications say the same of many loans. */
function areAlike(told: readonly Told[]): boolean {
  const kinds = new Set(told.map(({ type, title }) => (title === null ? type : '')))
  return kinds.size === 1 && [...kinds].every(tellsOfMany)
}

/** Where a letter about one notification leads: a document itself is never in a letter, nor a link that anybody could open. */
function linkOf(kind: string, { title, data, own }: Told, language: string): LetterPart {
  if (kind === 'document')
    return { link: 'documents', label: text(language, 'letter.document.open') }
  if (kind === 'help_answered')
    return { link: 'help', label: text(language, 'letter.help_answered.open') }
  const { loan_id: loan } = data
  if (title === null && loanIdsIn(data).length === 1 && typeof loan === 'string' && isUuid(loan))
    return { link: own ? 'borrow' : 'lend', loan, label: text(language, 'letter.loan.open') }
  return { link: 'app', label: text(language, 'letter.open') }
}

/** A subject with the title of the loan that it is about. */
function withLoan(subject: string, { type, title, data }: Told): string {
  // Of the payout, the line on the statement has the title.
  const loan = data.loan_title ?? (type === 'loan_disbursed' ? data.description : undefined)
  const isNamed = title === null && loanIdsIn(data).length === 1
  if (!isNamed || typeof loan !== 'string' || /^$|\p{Nd}/u.test(loan)) return subject
  return `${subject}: ${loan}`
}

/** Where borrowers who can't pay ask for help: about the loan, unless a letter is about several. */
function helpOf(kind: string, told: readonly Told[], language: string): LetterPart[] {
  if (classOf(kind) !== 'demand') return []
  const loans = new Set(told.flatMap(({ data }) => loanIdsIn(data)))
  const [loan] = loans
  const about = loans.size === 1 && typeof loan === 'string' && isUuid(loan) ? { loan } : {}
  return [
    { text: text(language, 'letter.help') },
    { link: 'help', label: text(language, 'letter.help.open'), ...about },
  ]
}

/** Where members write, as some letters ask them to. */
function contactOf(language: string, address: string | null): LetterPart[] {
  return address === null ? [] : [{ text: text(language, 'letter.contact', { address }) }]
}

function footerOf(kind: string, language: string): LetterPart[] {
  if (kind === 'confirmation') return [{ text: text(language, 'letter.why.confirmation') }]
  if (classOf(kind) !== 'optional') return [{ text: text(language, 'letter.why.required') }]
  return [
    { text: text(language, 'letter.why.optional') },
    { link: 'unsubscribe', label: text(language, 'letter.unsubscribe') },
  ]
}
