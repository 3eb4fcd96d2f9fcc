import type { Catalogue } from '../../src/languages/catalogue.ts'
import { en } from '../../src/languages/en/index.ts'

/** A language that nobody speaks: English with accents and longer vowels, between marks, so that a text that was not translated shows. */
export const PSEUDO = 'en-XA'
const MARKS = ['[!! ', ' !!]'] as const
const accents: Readonly<Record<string, string>> = {
  a: 'åå',
  e: 'éé',
  i: 'îî',
  o: 'öö',
  u: 'ûû',
  A: 'Å',
  E: 'É',
  I: 'Î',
  O: 'Ö',
  U: 'Û',
  c: 'ç',
  n: 'ñ',
  s: 'š',
  y: 'ý',
}

/** The English catalogue in the pseudo-locale. */
export function pseudoCatalogue(): Catalogue {
  const messages = Object.entries(en).map(([key, message]) => [key, pseudo(message)])
  return Object.fromEntries(messages) as Catalogue
}

/** Text is what lies within an even number of braces; within an odd one are names and choices. */
function pseudo(message: string): string {
  let depth = 0
  const said = [...message].map((sign) => {
    if (sign === '{') depth += 1
    if (sign === '}') depth -= 1
    return depth % 2 === 0 ? (accents[sign] ?? sign) : sign
  })
  return `${MARKS[0]}${said.join('')}${MARKS[1]}`
}

/** Whether a text is a message of the pseudo-locale, from its first to its last character. */
export function isPseudo(text: string): boolean {
  return text.startsWith(MARKS[0]) && text.endsWith(MARKS[1])
}
