import { setTimeout as sleep } from 'node:timers/promises'
import type { Speak } from './speaking.ts'

const AGAIN_MS = 200

/** Sends each request until its answer is neither lost nor a request to come again. */
export function insisting(rest: Speak): Speak {
  return async (method, path, sent) => {
    for (;;) {
      const answer = await rest(method, path, sent).catch(() => undefined)
      if (answer !== undefined && answer.status < 500) return answer
      await sleep(AGAIN_MS)
    }
  }
}
