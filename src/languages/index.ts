import { IntlMessageFormat } from 'intl-messageformat'
import type { Catalogue, MessageKey } from './catalogue.ts'
import { de } from './de/index.ts'
import { en } from './en/index.ts'

/** What a message is filled with; each value is in its final form, but for numbers, which plural forms need. */
export type Values = Readonly<Record<string, string | number>>

/** A message, ready to be filled: a text if it has no arguments. Made when it is first said, so there are as many as messages at most. */
type Ready = string | IntlMessageFormat

interface Language {
  readonly messages: Catalogue
  readonly ready: Map<MessageKey, Ready>
}

const languages = new Map<string, Language>()

/** The language of whoever has named none that there is. */
export const DEFAULT_LANGUAGE = 'en'

/** Makes a language known by its BCP 47 tag; returns a function that removes it. */
export function addLanguage(tag: string, messages: Catalogue): () => void {
  languages.set(tag, { messages, ready: new Map() })
  return () => void languages.delete(tag)
}

addLanguage(DEFAULT_LANGUAGE, en)
addLanguage('de', de)

/** The language for a tag: its own, or that of a shorter tag, as `de` is for `de-AT` (RFC 4647, lookup); undefined if there is none. */
export function languageFor(tag: string): string | undefined {
  if (languages.has(tag)) return tag
  const names = [...languages.keys()]
  for (let range = tag.toLowerCase(); range !== ''; range = range.replace(/-?[^-]*$/, '')) {
    const found = names.find((name) => name.toLowerCase() === range)
    if (found !== undefined) return found
  }
  return undefined
}

/** Whether there is a message with this key. */
export function isMessageKey(key: string): key is MessageKey {
  return Object.hasOwn(en, key)
}

/** The keys of a kind of message beyond the beginning that they share. */
export function endingsOf<Start extends string>(start: Start): readonly Ending<Start>[] {
  const keys = Object.keys(en).filter((key) => key.startsWith(start))
  return keys.map((key) => key.slice(start.length) as Ending<Start>)
}

type Ending<Start extends string, Key = MessageKey> = Key extends `${Start}${infer End}`
  ? End
  : never

/** Says a message in a language that there is. */
export function text(language: string, key: MessageKey, values?: Values): string {
  const ready = readyIn(language, key)
  return typeof ready === 'string' ? ready : String(ready.format(values))
}

function readyIn(tag: string, key: MessageKey): Ready {
  const language = languages.get(tag) ?? languages.get(DEFAULT_LANGUAGE)
  if (language === undefined) throw new Error('a gateway without a language')
  const known = language.ready.get(key)
  if (known !== undefined) return known
  const message = language.messages[key]
  // Tags in a name or title are text.
  const made = message.includes('{')
    ? new IntlMessageFormat(message, tag, undefined, { ignoreTag: true })
    : message
  language.ready.set(key, made)
  return made
}
