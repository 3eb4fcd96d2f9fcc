import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { HttpClient } from './http-client.ts'

const PAUSE_MS = 200

/** A client that sends again what a starved gateway asks to send again, under the same idempotency key, as clients do. */
export function patientClient(ask: HttpClient): HttpClient {
  return async (method, path, sent) => {
    const key = method === 'GET' ? {} : { 'idempotency-key': randomUUID() }
    for (;;) {
      const answer = await ask(method, path, { ...sent, headers: { ...key, ...sent?.headers } })
      if (answer.status !== 503 || !answer.headers.has('retry-after')) return answer
      await sleep(PAUSE_MS)
    }
  }
}
