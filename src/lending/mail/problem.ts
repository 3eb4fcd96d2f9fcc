import type { MessageKey } from '../../languages/catalogue.ts'
import { isMessageKey, text } from '../../languages/index.ts'

/** Why a letter has not arrived, if no mail server gave a reason: the key of a message, which is kept with the letter. */
export type Problem = Extract<MessageKey, `letter.problem.${string}`>

/** Says why a letter has not arrived, in a language; what a mail server said stays as it is. */
export function problemText(
  language: string,
  problem: string | null,
  address: string | null,
): string | null {
  return problem !== null && isMessageKey(problem)
    ? text(language, problem, { address: address ?? '' })
    : problem
}
