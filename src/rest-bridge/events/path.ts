import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { RequestError } from '../../http/errors.ts'
import type { LiveEndpoint } from '../../http/live/endpoint.ts'
import type { Stream } from '../../http/live/stream.ts'
import { charge, points } from '../../http/rates/rate-limiter.ts'
import { eventParameters, readAsked } from './asked.ts'
import { openEvents } from './source.ts'
import { compile, compileTopics, newestCursor } from './topics.ts'

export const EVENTS = 'text/event-stream'

/** Opens GET /events: changes for the caller, as server-sent events in REST's form. */
export function eventsPath(app: FastifyInstance, live: LiveEndpoint, stream: Stream): void {
  const topics = compileTopics(live.schema)
  const parameters = eventParameters(live.schema, topics)
  const endpoint = { ...live, newest: compile(live.schema, newestCursor) }
  const handler = async (request: FastifyRequest, reply: FastifyReply) => {
    if (request.accepts().type([EVENTS]) === false)
      throw new RequestError(406, 'NOT_ACCEPTABLE', `Responses are ${EVENTS}; accept that type.`)
    const asked = readAsked(parameters, topics, request.query as Readonly<Record<string, unknown>>)
    const all = asked.reduce((sum, { topic, variables }) => sum + topic.pointsOf(variables), 0)
    // One read was charged before.
    if (all > points.read) charge(live.rateLimiter, request, reply, all - points.read)
    await stream(request, reply, async () => {
      const began = performance.now()
      const source = await openEvents(endpoint, request, asked)
      live.operations.ended(request.noted, (performance.now() - began) / 1000)
      // For metrics and traces, the opening has ended; the request lasts as long as the stream.
      request.noted.origin = undefined
      return source
    })
  }
  const config = { origin: 'stream', operation: 'followEvents' } as const
  // The response to HEAD would never end.
  app.route({ method: 'GET', url: '/events', exposeHeadRoute: false, config, handler })
}
