import type { ApolloServer } from '@apollo/server'
import '@fastify/accepts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { HttpContext } from './graphql-errors.ts'
import type { Asked } from './guard/asked.ts'

const TYPES = ['application/json', 'application/graphql-response+json']
const KEPT_TYPES = 100
const LONG = 8_192

/**
 * The way of nearly all requests: POST with a document that the guard knows, whose answer is JSON. It leaves out what
 * Apollo's HTTP layer does with bodies, headers and media types; undefined where that is needed.
 */
export function shortWay(
  apollo: ApolloServer<HttpContext>,
  contextOf: (request: FastifyRequest) => HttpContext,
) {
  const types = new Map<string, string | false>()
  const typeFor = (request: FastifyRequest) => {
    const accept = request.headers.accept ?? '*/*'
    const kept = types.get(accept)
    if (kept !== undefined) return kept
    const [type = false] = [request.accepts().type(TYPES)].flat()
    if (types.size < KEPT_TYPES) types.set(accept, type)
    return type
  }
  const answer = async (
    request: FastifyRequest,
    reply: FastifyReply,
    type: string,
  ): Promise<string | Buffer> => {
    const contextValue = contextOf(request)
    const { text: query = '', operationName, variables = {} } = request.guarded ?? {}
    const { http, body } = await apollo.executeOperation(
      { query, ...(operationName !== undefined && { operationName }), variables },
      { contextValue },
    )
    if (body.kind !== 'single') throw new Error('an answer in parts')
    for (const [name, value] of http.headers) reply.header(name, value)
    reply.code(http.status ?? 200).type(`${type}; charset=utf-8`)
    const { errors, data, extensions } = body.singleResult
    const text = `${JSON.stringify({ errors, data, extensions })}\n`
    // A short text goes out with its headers; a long one would be turned into bytes twice, to be measured and to be sent.
    return text.length < LONG ? text : Buffer.from(text)
  }
  return (asked: Asked, request: FastifyRequest, reply: FastifyReply) => {
    if (request.method !== 'POST' || asked.extensions !== undefined) return undefined
    const type = typeFor(request)
    return typeof type === 'string' ? answer(request, reply, type) : undefined
  }
}
