import type { FastifyInstance } from 'fastify'

/** Something that must work before requests are let in: resolves, or rejects with the reason. */
export type Probe = () => Promise<void>

/** Opens /livez (the process lives) and /readyz (it can serve: 503 with the reasons otherwise). */
export function healthPaths(app: FastifyInstance, probes: Readonly<Record<string, Probe>>): void {
  app.get('/livez', async () => ({ status: 'ok' }))
  app.get('/readyz', async (_request, reply) => {
    const checks = Object.entries(probes).map(async ([name, probe]) => [name, await result(probe)])
    const results = Object.fromEntries(await Promise.all(checks))
    const ready = Object.values(results).every((outcome) => outcome === 'ok')
    return reply.code(ready ? 200 : 503).send({ status: ready ? 'ok' : 'unavailable', ...results })
  })
}

/** Fails from when the gateway is about to stop. */
export function serving(stopping: AbortSignal): Probe {
  return async () => {
    if (stopping.aborted) throw new NotReady('the gateway is stopping')
  }
}

/** Probes throw reasons that are written for operators; anything else is kept inside. */
async function result(probe: Probe): Promise<string> {
  return probe().then(
    () => 'ok',
    (error: unknown) => (error instanceof NotReady ? error.message : 'unreachable'),
  )
}

/** A reason for not being ready that may be shown. */
export class NotReady extends Error {}
