import { IntlMessageFormat } from 'intl-messageformat'
import { en, type MessageKey } from './messages/en.ts'

type Catalogue = Readonly<Record<MessageKey, string>>
type Values = Readonly<Record<string, string | number>>

/** The languages that letters are written in. */
const catalogues: Readonly<Record<string, Catalogue>> = { en }
const formats = new Map<string, IntlMessageFormat>()

/** Says things in one language. */
export interface Words {
  readonly language: string
  readonly say: (key: MessageKey, values?: Values) => string
}

/** The words for a member who prefers a language; English if there are none in it. */
export function wordsIn(preferred: string): Words {
  const [base = ''] = preferred.toLowerCase().split('-')
  const language = Object.hasOwn(catalogues, base) ? base : 'en'
  const messages = catalogues[language] ?? en
  return {
    language,
    say: (key, values) => String(formatOf(language, key, messages[key]).format(values)),
  }
}

function formatOf(language: string, key: MessageKey, message: string): IntlMessageFormat {
  const name = `${language} ${key}`
  // Tags in a name or title are text.
  const format =
    formats.get(name) ?? new IntlMessageFormat(message, language, undefined, { ignoreTag: true })
  formats.set(name, format)
  return format
}
