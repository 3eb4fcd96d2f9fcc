import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { ConfigError } from '../config/error.ts'
import type { Config } from '../config.ts'
import { STOPPING_REASON } from '../http/health.ts'

/** Milliseconds: a gateway that is stopping ends within 10 s, and frees its port before that. */
const LEAVES_MS = 12_000
const AGAIN_MS = 100

/**
 * Listens on the address of the settings, and waits for a gateway there that is stopping. Throws an Error that says what to change if
 * it can't listen.
 */
export async function listen(
  app: FastifyInstance,
  { HOST: host, PORT: port }: Config,
  told: (line: string) => void = () => undefined,
): Promise<string> {
  const from = performance.now()
  for (let tried = 0; ; tried += 1)
    try {
      return await app.listen({ host, port })
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException
      if (code !== 'EADDRINUSE') throw unlistenable(host, port, code)
      const waits = performance.now() - from < LEAVES_MS && (await isStopping(host, port))
      if (!waits) throw taken(port)
      if (tried === 0)
        told(`port ${port} is in use by a gateway that is stopping; waiting for it to end`)
      await sleep(AGAIN_MS)
    }
}

function taken(port: number): Error {
  return new Error(`port ${port} is in use; set PORT to another, or 0 for any free one`)
}

function unlistenable(host: string, port: number, code: string | undefined): Error {
  return new ConfigError(`HOST, PORT: nothing can listen on ${host}, port ${port} (${code})`)
}

const ANSWER_MS = 2_000
/** Addresses that stand for all addresses of a machine, each with one that leads to it. */
const anywhere: Readonly<Record<string, string>> = { '0.0.0.0': '127.0.0.1', '::': '::1' }

/** Errors of a connection to a gateway that is just ending, or too busy with that to answer. */
const LEAVING = /^(ECONNREFUSED|ECONNRESET|EPIPE|UND_ERR_SOCKET)$/

/**
 * Whether a port that was in use belongs to a gateway that is stopping, or is free by now. False if a gateway that serves, or another
 * program, answers there.
 */
async function isStopping(host: string, port: number): Promise<boolean> {
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
