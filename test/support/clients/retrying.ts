import { setTimeout as sleep } from 'node:timers/promises'
import type { HttpClient } from '../http-client.ts'

const AGAIN_MS = 200

/** A client that sends each request again until there is a response below 500. */
export function retrying(rest: HttpClient): HttpClient {
  return async (method, path, sent) => {
    for (;;) {
      const answer = await rest(method, path, sent).catch(() => undefined)
      if (answer !== undefined && answer.status < 500) return answer
      await sleep(AGAIN_MS)
    }
  }
}
