import { setTimeout as sleep } from 'node:timers/promises'
import { codeOf, isUnanswered } from './faults.ts'

const ATTEMPTS = 4
const PAUSE_MS = 20

/** The connection was lost or silent while a change was on its way: it may have been made, or not. */
export class OutcomeUnknown extends Error {}

/** Runs a transaction again, at most 3 times, when PostgreSQL gave it up for another (40001, 40P01). */
export async function retrying<T>(run: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await run()
    } catch (error) {
      if (attempt === ATTEMPTS || !/^40(001|P01)$/.test(codeOf(error))) throw error
      await sleep(PAUSE_MS * attempt * (0.5 + Math.random()))
    }
  }
}

/** Tells a change that failed from one whose outcome nobody knows: its connection broke, so it may have been committed. */
export async function settled<T>(run: () => Promise<T>): Promise<T> {
  try {
    return await run()
  } catch (error) {
    if (isUnanswered(error)) throw new OutcomeUnknown('', { cause: error })
    throw error
  }
}
