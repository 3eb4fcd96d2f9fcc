import type { FastifyInstance, RouteOptions } from 'fastify'
import { isUuid } from '../database/ids.ts'
import { shortened } from '../lending/refusal.ts'
import { RequestError } from './errors.ts'

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const

/** Notes every route as it is added. Call the returned function after the last: all other methods then get 405 with Allow. */
export function methodGuard(app: FastifyInstance): () => void {
  const allowed = new Map<string, Set<string>>()
  app.addHook('onRoute', ({ url, method }: RouteOptions) => {
    const methods = allowed.get(url) ?? new Set<string>()
    for (const one of [method].flat()) methods.add(one)
    allowed.set(url, methods)
  })
  return () => {
    for (const [url, methods] of [...allowed].filter(([url]) => !url.includes('*'))) {
      const allow = [...methods].toSorted().join(', ')
      app.route({
        method: METHODS.filter((method) => !methods.has(method)),
        url,
        // Before the body is read: whatever it is, the method is wrong.
        onRequest: async (_request, reply) => {
          reply.header('allow', allow)
          throw new RequestError(405, 'METHOD_NOT_ALLOWED', {
            key: 'error.method',
            values: { allow },
          })
        },
        handler: unknownPath,
      })
    }
  }
}

/** Answers unknown paths. */
export function unknownPath(): never {
  throw new RequestError(404, 'NOT_FOUND', { key: 'error.path' })
}

/** Refuses a path whose id names no record that the caller may see. */
export function unknownRecord(params: unknown): never {
  const { id } = params as { readonly id?: string }
  const isId = id === undefined || isUuid(id)
  const told = isId
    ? ({ key: 'error.record' } as const)
    : ({ key: 'refusal.not_an_id', values: { field: 'id', given: shortened(id) } } as const)
  throw new RequestError(404, 'NOT_FOUND', told)
}
