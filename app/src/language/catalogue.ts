import type { ComponentChildren } from 'preact'
import type { Arguments, Tags } from './arguments.ts'
import { follow, type Language, language } from './language.ts'
import { type Message, pieces, type Values } from './message.ts'

type Texts = Readonly<Record<string, string>>
type Compiled = Readonly<Record<string, Message>>

type Plain = string | number | null | undefined
type Tag = (content: ComponentChildren) => ComponentChildren

/** The key itself, or else the keys that there are: so an unknown key is named by the compiler, and not a value that it lacks. */
type Known<Messages extends Texts, Key extends string> = Key extends keyof Messages
  ? Key
  : keyof Messages & string

/** Nothing for a message that takes nothing; otherwise its values by name. */
type Given<Text extends string, Value> = [Arguments<Text> | Tags<Text>] extends [never]
  ? []
  : [Readonly<Record<Arguments<Text>, Value> & Record<Tags<Text>, Tag>>]

/** Says the messages of a catalogue in the page's language. */
interface Catalogue<Messages extends Texts> {
  /** A message as text. */
  readonly t: <Key extends string>(
    key: Known<Messages, Key>,
    ...given: [Key] extends [keyof Messages] ? Given<Messages[Key], Plain> : []
  ) => string
  /** A message whose values or tags are elements. */
  readonly rich: <Key extends string>(
    key: Known<Messages, Key>,
    ...given: [Key] extends [keyof Messages] ? Given<Messages[Key], ComponentChildren> : []
  ) => ComponentChildren
  /** Whether it has a message for a key that was put together. */
  readonly has: (key: string) => key is Key<Messages>
}

/** A message of a catalogue that takes nothing. */
type Key<Messages extends Texts> = {
  readonly [Name in keyof Messages & string]: [
    Arguments<Messages[Name]> | Tags<Messages[Name]>,
  ] extends [never]
    ? Name
    : never
}[keyof Messages & string]

/** The messages of a folder: in English, which comes with its code, and in other languages, which come when they are chosen. */
export function catalogue<Messages extends Texts>(
  english: Messages,
  others: Readonly<Record<Exclude<Language, 'en'>, () => Promise<Texts>>>,
): Catalogue<Messages> {
  // app/messages.ts compiles the texts of catalogues wherever they are imported.
  const compiled = (texts: Texts) => texts as Readonly<Record<string, unknown>> as Compiled
  const texts: Partial<Record<Language, Compiled>> = { en: compiled(english) }
  follow(async (wanted) => {
    if (wanted !== 'en') texts[wanted] ??= compiled(await others[wanted]())
  })
  const has = (key: string): key is Key<Messages> => Object.hasOwn(english, key)
  const said = (key: string, values: Values = {}) =>
    pieces((texts[language.get()] ?? compiled(english))[key] ?? key, values)
  return {
    t: (key, ...[values]) => said(key, values).join(''),
    rich: (key, ...[values]) => said(key, values),
    has,
  }
}
