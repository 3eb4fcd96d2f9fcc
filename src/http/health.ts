import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyBaseLogger, FastifyInstance } from 'fastify'

/** How long an answer is reused: anybody may ask, and each costs several statements. */
const KEPT_MS = 250

/** How long a database or an issuer that does not answer is waited for. */
const PATIENCE_MS = 2_000

/** It may hang or be overloaded, which is not the same as being unreachable. */
const NO_ANSWER = `no answer within ${PATIENCE_MS / 1_000} s`

/** What /readyz says of a gateway once shutdown has started. A new gateway that waits for its port recognizes the old one by this text. */
export const STOPPING_REASON = 'the gateway is stopping'

/** A condition for serving requests: resolves, or rejects with the reason. */
export type Probe = () => Promise<void>

/** Each condition with `ok`, or the reason why it is not met. */
export type Readiness = () => Promise<Readonly<Record<string, string>>>

/** Checks whether a gateway can serve. Calls at about the same time share the results of `probes`; `gateway` is checked for each. */
export function openReadiness(probes: Readonly<Record<string, Probe>>, gateway: Probe): Readiness {
  const others = shared(() => resultsOf(probes))
  return async () => ({ ...(await others()), gateway: await result(gateway) })
}

/** Notes in the log whenever what a gateway says of itself changes, so that the log and /readyz agree on every gateway. */
export function tellingReadiness(look: Readiness, log: Pick<FastifyBaseLogger, 'warn'>): Readiness {
  let since: number | undefined
  let told = ''
  return async () => {
    const results = await look()
    // That it is stopping has a line of its own.
    const why = Object.entries(results).filter(
      ([name, outcome]) => name !== 'gateway' && outcome !== 'ok',
    )
    const now = JSON.stringify(why)
    if (now !== told && why.length > 0) {
      since ??= performance.now()
      log.warn(Object.fromEntries(why), 'the gateway is not ready')
    } else if (why.length === 0 && since !== undefined) {
      const seconds = Math.round((performance.now() - since) / 1_000)
      since = undefined
      log.warn({ seconds }, 'the gateway is ready again')
    }
    told = why.length === 0 ? '' : now
    return results
  }
}

/** Opens /livez (the process is alive) and /readyz (it can serve; otherwise 503 with the reasons). */
export function healthPaths(app: FastifyInstance, readiness: Readiness): void {
  app.get('/livez', async () => ({ status: 'ok' }))
  app.get('/readyz', async (_request, reply) => {
    const results = await readiness()
    const ready = Object.values(results).every((outcome) => outcome === 'ok')
    return reply.code(ready ? 200 : 503).send({ status: ready ? 'ok' : 'unavailable', ...results })
  })
}

/** Fails once shutdown has started. */
export function serving(stopping: AbortSignal): Probe {
  return async () => {
    if (stopping.aborted) throw new NotReady(STOPPING_REASON)
  }
}

async function resultsOf(probes: Readonly<Record<string, Probe>>): Promise<Record<string, string>> {
  const asked = Object.entries(probes).map(async ([name, probe]) => [name, await result(probe)])
  return Object.fromEntries(await Promise.all(asked))
}

/** Shares one answer among all calls until it is KEPT_MS old. */
function shared<T>(look: () => Promise<T>): () => Promise<T> {
  let answer: Promise<T> | undefined
  const forget = () => {
    answer = undefined
  }
  return () => {
    answer ??= look().finally(() => setTimeout(forget, KEPT_MS).unref())
    return answer
  }
}

/** NotReady reasons are written for operators; other errors stay internal. A silent probe does not hide what the others found. */
async function result(probe: Probe): Promise<string> {
  const found = probe().then(
    () => 'ok',
    (error: unknown) => (error instanceof NotReady ? error.message : 'unreachable'),
  )
  return Promise.race([found, sleep(PATIENCE_MS, NO_ANSWER, { ref: false })])
}

/** A reason for not being ready that operators may see. */
export class NotReady extends Error {}
