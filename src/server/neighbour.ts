import { STOPPING_REASON } from '../http/health.ts'

const ANSWER_MS = 2_000
/** Addresses that stand for all addresses of a machine, each with one that leads to it. */
const anywhere: Readonly<Record<string, string>> = { '0.0.0.0': '127.0.0.1', '::': '::1' }

/** Errors of a connection to a gateway that is just ending, or too busy with that to answer. */
const LEAVING = /^(ECONNREFUSED|ECONNRESET|EPIPE|UND_ERR_SOCKET)$/

/**
 * Whether a port that was in use belongs to a gateway that is stopping, or is free by now. False if a gateway that serves, or another
 * program, answers there.
 */
export async function isStopping(host: string, port: number): Promise<boolean> {
  const reached = anywhere[host] ?? host
  const address = reached.includes(':') ? `[${reached}]` : reached
  try {
    const answer = await fetch(`http://${address}:${port}/readyz`, {
      headers: { connection: 'close' },
      signal: AbortSignal.timeout(ANSWER_MS),
    })
    const told = await answer.json().catch(() => undefined)
    return told?.gateway === STOPPING_REASON
  } catch (error) {
    const { name, cause } = error as Error & { readonly cause?: { readonly code?: string } }
    return name === 'TimeoutError' || LEAVING.test(cause?.code ?? '')
  }
}
