import type { LetterContent, LetterPart } from '../../entities/mail/letter.ts'
import type { Notification } from '../../entities/member/notification.ts'
import { DEFAULT_LANGUAGE, languageFor, text } from '../../languages/index.ts'
import type { Currency } from '../../money.ts'
import { notificationMessage, notificationTitle } from '../inbox/texts.ts'
import type { Platform } from '../platform.ts'
import { classOf } from './classes.ts'

/** What a notification's text is made from. */
type Told = Pick<Notification, 'type' | 'title' | 'message' | 'data'>

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
 * notifications are those of the inbox. No subject has amounts, since it is shown on locked screens: the platform's own titles have none, and those
 * that somebody wrote are shown only inside the letter.
 */
export function compose(
  { kind, name, language: preferred, told }: Occasion,
  { currency, supportEmail }: Pick<Platform, 'currency' | 'supportEmail'>,
): LetterContent | null {
  const language = languageFor(preferred) ?? DEFAULT_LANGUAGE
  const body = bodyOf(kind, told, language, currency)
  if (body === null) return null
  const named = name === null ? 'no' : 'yes'
  const greeting = text(language, 'letter.greeting', { named, name: name ?? '' })
  return {
    language,
    subject: oneLine(body.subject),
    parts: [{ text: greeting }, ...body.parts, ...helpOf(kind, language, supportEmail)],
    footer: [...contactOf(language, supportEmail), ...footerOf(kind, language)],
  }
}

interface Body {
  readonly subject: string
  readonly parts: readonly LetterPart[]
}

function bodyOf(
  kind: string,
  told: readonly Told[],
  language: string,
  currency: Currency,
): Body | null {
  if (kind === 'confirmation' || kind === 'address_changed') {
    const link = kind === 'confirmation' ? 'confirm' : 'app'
    const parts: LetterPart[] = [
      { text: text(language, `letter.${kind}.text`) },
      { link, label: text(language, `letter.${kind}.link`) },
    ]
    return { subject: text(language, `letter.${kind}.subject`), parts }
  }
  const items = told.map((one) => ({
    title: notificationTitle(one, language),
    message: notificationMessage(one, language, currency),
  }))
  const [first] = items
  if (first === undefined) return null
  const shown = items.flatMap(({ title, message }): LetterPart[] =>
    title === subjectOf(kind, first.title)
      ? [{ text: message }]
      : [{ heading: title }, { text: message }],
  )
  // A document itself is never in a letter, nor a link that anybody could open.
  const app: LetterPart =
    kind === 'document'
      ? { link: 'documents', label: text(language, 'letter.document.open') }
      : { link: 'app', label: text(language, 'letter.open') }
  if (kind !== 'digest')
    return {
      subject: subjectOf(kind, first.title) ?? text(language, 'letter.custom.subject'),
      parts: [...shown, app],
    }
  const count = items.length
  const parts = [{ text: text(language, 'letter.digest.intro', { count }) }, ...shown, app]
  return { subject: text(language, 'letter.digest.subject', { count }), parts }
}

/** The title of a notification, as the subject of a letter about it alone, unless somebody wrote it. */
function subjectOf(kind: string, title: string): string | undefined {
  return kind === 'digest' || kind === 'custom' ? undefined : title
}

/** The letters that ask a borrower for money that is overdue. */
const demands: readonly string[] = ['repayment_late', 'late_fee_charged', 'loan_defaulted']

/** Where borrowers who can't pay find help. */
function helpOf(kind: string, language: string, address: string | null): LetterPart[] {
  const isOffered = address !== null && demands.includes(kind)
  return isOffered ? [{ text: text(language, 'letter.help', { address }) }] : []
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

/** A subject is one line, whatever is in it: a second one would be another header. */
function oneLine(text: string): string {
  return text.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim()
}
