import type { LetterContent, LetterPart } from '../../entities/mail/letter.ts'
import type { Notification } from '../../entities/member/notification.ts'
import type { Currency } from '../../money.ts'
import { notificationText } from '../inbox/texts.ts'
import { classOf } from './classes.ts'
import { type Words, wordsIn } from './words.ts'

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
 * Writes a letter; null if what it should tell is no longer kept. The words of notifications are those of the inbox. No subject has amounts,
 * since it is shown on locked screens: the platform's own titles have none, and those that somebody wrote are shown only inside the letter.
 */
export function compose(
  { kind, name, language, told }: Occasion,
  currency: Currency,
): LetterContent | null {
  const words = wordsIn(language)
  const body = bodyOf(kind, told, words, currency)
  if (body === null) return null
  const { say } = words
  const greeting = say('greeting', { named: name === null ? 'no' : 'yes', name: name ?? '' })
  return {
    language: words.language,
    subject: oneLine(body.subject),
    parts: [{ text: greeting }, ...body.parts],
    footer: footerOf(kind, words),
  }
}

interface Body {
  readonly subject: string
  readonly parts: readonly LetterPart[]
}

function bodyOf(
  kind: string,
  told: readonly Told[],
  { say }: Words,
  currency: Currency,
): Body | null {
  if (kind === 'confirmation' || kind === 'address_changed') {
    const link = kind === 'confirmation' ? 'confirm' : 'app'
    const parts: LetterPart[] = [
      { text: say(`${kind}.text`) },
      { link, label: say(`${kind}.link`) },
    ]
    return { subject: say(`${kind}.subject`), parts }
  }
  const texts = told.map((one) => notificationText(one, currency))
  const [first] = texts
  if (first === undefined) return null
  const items = texts.flatMap(({ title, message }): LetterPart[] =>
    title === subjectOf(kind, first.title)
      ? [{ text: message }]
      : [{ heading: title }, { text: message }],
  )
  const app: LetterPart = { link: 'app', label: say('open') }
  if (kind !== 'digest')
    return {
      subject: subjectOf(kind, first.title) ?? say('custom.subject'),
      parts: [...items, app],
    }
  const count = texts.length
  const parts = [{ text: say('digest.intro', { count }) }, ...items, app]
  return { subject: say('digest.subject', { count }), parts }
}

/** The title of a notification, as the subject of a letter about it alone, unless somebody wrote it. */
function subjectOf(kind: string, title: string): string | undefined {
  return kind === 'digest' || kind === 'custom' ? undefined : title
}

function footerOf(kind: string, { say }: Words): LetterPart[] {
  if (kind === 'confirmation') return [{ text: say('why.confirmation') }]
  if (classOf(kind) !== 'optional') return [{ text: say('why.required') }]
  return [{ text: say('why.optional') }, { link: 'unsubscribe', label: say('unsubscribe') }]
}

/** A subject is one line, whatever is in it: a second one would be another header. */
function oneLine(text: string): string {
  return text.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim()
}
