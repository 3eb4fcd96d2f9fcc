import { Counter, Histogram, type Registry } from '@prometheus-io/client'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Tracing } from '../../telemetry/noted.ts'
import { whenLeft } from '../connections.ts'
import { Operations } from '../operations.ts'

const SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5]

/** Counts requests, also those whose clients leave, and the operations among them. */
export function countRequests(
  app: FastifyInstance,
  registry: Registry,
  tracing: Tracing | undefined,
): Operations {
  const requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from request to answer, by route and status.',
    labelNames: ['method', 'route', 'status'],
    buckets: SECONDS,
    registers: [registry],
  })
  const left = new Counter({
    name: 'http_requests_left_total',
    help: 'Requests whose client left before it had the whole answer, by route.',
    labelNames: ['method', 'route'],
    registers: [registry],
  })
  const operations = new Operations(registry, tracing)
  const answered = (request: FastifyRequest, { statusCode: status, elapsedTime }: FastifyReply) =>
    requests.observe({ ...routeOf(request), status }, elapsedTime / 1000)
  whenLeft(app, (request, reply) => {
    answered(request, reply)
    left.inc(routeOf(request))
  })
  app.addHook('onResponse', (request, reply, done) => {
    answered(request, reply)
    const { noted } = request
    const { statusCode: status, elapsedTime } = reply
    // A request that failed without a code of its own was answered by a library.
    if (status >= 400) noted.code ??= 'BAD_REQUEST'
    operations.ended(noted, elapsedTime / 1000, { ...routeOf(request), status })
    done()
  })
  app.addHook('onRequestAbort', (request, done) => {
    operations.aborted(request.noted)
    // A request that has arrived completely is still answered, even if nobody reads the answer.
    if (!request.raw.complete) left.inc(routeOf(request))
    done()
  })
  return operations
}

const routeOf = ({ method, routeOptions: { url: route = 'none' } }: FastifyRequest) => ({
  method,
  route,
})
