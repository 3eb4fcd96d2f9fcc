import { language } from '../language/language.ts'
import { has, t } from './messages/index.ts'

/** A value of the API such as `SMALL_BUSINESS` in the page's language; one that the app doesn't know, as `Small business`. */
export function words(name: string): string {
  const key = `value.${name.toUpperCase()}`
  if (has(key)) return t(key)
  const text = name.replaceAll('_', ' ').toLowerCase()
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** The initials of a name. */
export function initials(name: string): string {
  const [first = '', ...others] = name.trim().split(/\s+/)
  return (first.charAt(0) + (others.at(-1)?.charAt(0) ?? '')).toUpperCase()
}

/** A text within a sentence, where English begins words small; German writes nouns with capitals everywhere. */
export function inSentence(text: string): string {
  return language.get() === 'en' ? text.toLowerCase() : text
}
