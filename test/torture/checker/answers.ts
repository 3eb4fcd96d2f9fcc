import type { Call } from '../load/history.ts'
import { isClear } from '../load/words.ts'
import type { Findings } from './findings.ts'
import { shown } from './replays.ts'

/** The longest that an answer may take: a statement takes 5 s at most, silence is noticed in 7 s, and machines are slow. */
const MOST_MS = 20_000

/** Looks at all answers: each came in time and says what to do next. Returns the longest, in ms. */
export function checkAnswers(calls: readonly Call[], { unclear }: Findings): number {
  for (const call of calls)
    for (const attempt of call.attempts.filter((one) => !isClear(one, MOST_MS)))
      unclear.push(shown({ ...call, attempts: [attempt] }))
  const times = calls.flatMap(({ attempts }) => attempts.map(({ t0, t1 }) => t1 - t0))
  return times.reduce((most, one) => Math.max(most, one), 0)
}
