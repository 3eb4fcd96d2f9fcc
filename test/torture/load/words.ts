import type { Attempt, Call, Word } from './history.ts'

/** What an answer says of its call; no answer says nothing. */
export function wordOf(status: number, code: string, hung: boolean): Word {
  if (hung) return 'hang'
  if (status === 0 || code === 'OUTCOME_UNKNOWN' || code === 'IDEMPOTENCY_IN_PROGRESS')
    return 'unknown'
  if (status < 300) return 'ok'
  // Blocked members and gateways of another time may be let in later.
  if (status === 503 || status === 429 || status === 401 || code === 'BLOCKED') return 'not done'
  return status < 500 ? 'refused' : 'wrong'
}

/** Whether a call was told earlier that it was not done, though now its answer is one that was kept. */
export function wasToldWrongly({ attempts }: Call): boolean {
  const now = attempts.at(-1)
  if (now?.replayed !== true) return false
  return attempts.slice(0, -1).every(({ word }) => word === 'not done')
}

/** Whether an attempt was answered as it must be: in time, by what says what to do next. */
export function isClear({ word, status, code, t0, t1 }: Attempt, mostMs: number): boolean {
  if (word === 'hang' || word === 'wrong' || t1 - t0 > mostMs) return false
  return status !== 503 || code === 'UNAVAILABLE' || code === 'OUTCOME_UNKNOWN'
}
