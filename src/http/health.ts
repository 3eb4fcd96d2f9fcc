import type { FastifyInstance } from 'fastify'

/** A condition for serving requests: resolves, or rejects with the reason. */
export type Probe = () => Promise<void>

/** Opens /livez (the process is alive) and /readyz (it can serve; otherwise 503 with the reasons). */
export function healthPaths(app: FastifyInstance, probes: Readonly<Record<string, Probe>>): void {
  app.get('/livez', async () => ({ status: 'ok' }))
  app.get('/readyz', async (_request, reply) => {
    const checks = Object.entries(probes).map(async ([name, probe]) => [name, await result(probe)])
    const results = Object.fromEntries(await Promise.all(checks))
    const ready = Object.values(results).every((outcome) => outcome === 'ok')
    return reply.code(ready ? 200 : 503).send({ status: ready ? 'ok' : 'unavailable', ...results })
  })
}

/** Fails once shutdown has started. */
export function serving(stopping: AbortSignal): Probe {
  return async () => {
    if (stopping.aborted) throw new NotReady('the gateway is stopping')
  }
}

/** NotReady reasons are written for operators; other errors stay internal. */
async function result(probe: Probe): Promise<string> {
  return probe().then(
    () => 'ok',
    (error: unknown) => (error instanceof NotReady ? error.message : 'unreachable'),
  )
}

/** A reason for not being ready that operators may see. */
export class NotReady extends Error {}
