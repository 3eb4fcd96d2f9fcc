import { locale } from '../../language/language.ts'

/** What countries are called in the reader's words, by their codes; what is no code stays as it is. */
export function countryNames(): (code: string) => string {
  const names = new Intl.DisplayNames(locale(), { type: 'region', fallback: 'code' })
  return (code) => (/^[A-Z]{2}$/.test(code) ? (names.of(code) ?? code) : code)
}
