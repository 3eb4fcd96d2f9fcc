import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'

/** A text in several languages, by their tags; English is always there. */
type Texts = Readonly<Record<string, string>> & { readonly en: string }

/** An answer from which to choose. */
export interface Answer {
  readonly name: string
  readonly text: Texts
}

/** A question of the test. One without a right answer asks about the lender's situation, not their knowledge. */
export interface Question {
  readonly name: string
  readonly text: Texts
  readonly answers: readonly Answer[]
  readonly right?: string
  /** The answers that make investing here unsuitable, whatever somebody knows. */
  readonly unsuitable?: readonly string[]
}

/** A version of the test with its warnings. A file of `questions/` never changes; other questions or texts are another version. */
interface Questions {
  readonly version: string
  /** How many right answers suffice. */
  readonly sufficient: number
  readonly questions: readonly Question[]
  readonly warnings: Readonly<Record<'insufficient' | 'large', Texts>>
  /** The SHA-256 of the file. */
  readonly hash: string
}

/** Whether somebody knows enough for investing here. */
export type TestResult = 'sufficient' | 'insufficient'

/** What somebody answered, by question. */
export type Answers = Readonly<Record<string, string>>

/** The version that applies now. */
export const questions = read('2026-11')

function read(version: string): Questions {
  const text = readFileSync(new URL(`questions/${version}.json`, import.meta.url), 'utf8')
  return { ...JSON.parse(text), hash: createHash('sha256').update(text).digest('hex') }
}

/** A text in a language, else in English. */
export function inLanguage(texts: Texts, language: string): string {
  return texts[language] ?? texts.en
}

/** Answers with which the result is sufficient. */
export function goodAnswers(): readonly { readonly question: string; readonly answer: string }[] {
  return questions.questions.map(({ name: question, right, unsuitable = [], answers }) => ({
    question,
    answer: right ?? answers.find(({ name }) => !unsuitable.includes(name))?.name ?? '',
  }))
}

/** Judges answers, all of which are there: whether enough are right, and none is unsuitable. */
export function resultOf(given: Answers): TestResult {
  const right = questions.questions.filter(({ name, right }) => right && given[name] === right)
  const isUnsuitable = questions.questions.some(
    ({ name, unsuitable = [] }) => given[name] !== undefined && unsuitable.includes(given[name]),
  )
  return right.length >= questions.sufficient && !isUnsuitable ? 'sufficient' : 'insufficient'
}
