import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { HttpClient } from '../http-client.ts'

const PAUSE_MS = 200

/** A client that sends again what a starved gateway asks to send again, under the same idempotency key, as clients do. */
export function patientClient(ask: HttpClient): HttpClient {
  const insist = insistentClient(ask)
  return (method, path, sent) => {
    const key = method === 'GET' ? {} : { 'idempotency-key': randomUUID() }
    return insist(method, path, { ...sent, headers: { ...key, ...sent?.headers } })
  }
}

/** The same without a key: only what was certainly not done is sent again. */
export function insistentClient(ask: HttpClient): HttpClient {
  return async (method, path, sent) => {
    const isKeyed = method === 'GET' || sent?.headers?.['idempotency-key'] !== undefined
    for (;;) {
      const answer = await ask(method, path, sent)
      const isUndone = isKeyed || answer.body?.error?.code === 'UNAVAILABLE'
      if (answer.status !== 503 || !answer.headers.has('retry-after') || !isUndone) return answer
      await sleep(PAUSE_MS)
    }
  }
}
