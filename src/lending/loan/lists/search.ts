import type { Condition } from '../../../reads/page.ts'

/** Up to this many words are looked for one by one; further ones are looked for together. */
const WORDS_MAX = 8
/** A last word of at least this many letters can be the beginning of one, as it is typed. */
const BEGINNING_MIN = 3

/** What is left out is looked for in the loan alone: hardly any member's name has it. */
const negation = /(^|\s)-\S/
const operators = /"|(^|\s)-\S|\sor\s/i
const spoken = /[\p{L}\p{N}]/u
const whole = /^[\p{L}\p{N}]+$/u

/**
 * The conditions for a search by words, with or without their accents: each is in the loan's texts, in whatever form, or in the name or city of its borrower. With
 * the operators of web searches, all of it has to be in one or the other, and with words to leave out, in the texts.
 */
export function wordsIn(q: string): readonly Condition[] {
  const words = operators.test(q) ? [] : q.split(/\s+/).filter((word) => spoken.test(word))
  if (words.length === 0) return [found(q, false)]
  const apart = words.slice(0, WORDS_MAX - 1)
  const rest = words.slice(WORDS_MAX - 1)
  const parts = rest.length > 0 ? [...apart, rest.join(' ')] : apart
  const last = parts.at(-1) ?? ''
  const begins = whole.test(last) && [...last].length >= BEGINNING_MIN
  return parts.map((part, at) => found(part, begins && at === parts.length - 1))
}

/**
 * Subselects, whose values PostgreSQL does not know when it plans: from the many forms of a word, which hardly any loan has, it would
 * expect so many matches that it would read all loans in place of the index.
 */
function found(text: string, begins: boolean): Condition {
  const texts = 'words @@ (select search_query(plain_letters(?), ?::boolean))'
  if (negation.test(text)) return [texts, text, begins]
  const members = 'borrower_id = any((select members_called(?, ?::boolean))::uuid[])'
  return [`(${texts} or ${members})`, text, begins, text, begins]
}
