import type { ApolloServer } from '@apollo/server'
import '@fastify/accepts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Execute } from '../reads/execute.ts'
import type { HttpContext } from './graphql-errors.ts'
import type { Guarded } from './guard/guard.ts'
import { isObject, type RequestParams } from './guard/params.ts'

const TYPES = ['application/json', 'application/graphql-response+json']
const CACHED_TYPES = 100
const LONG = 8_192

/**
 * The fast path of nearly all requests: POST with a document that the guard knows, answered with JSON. Compiled queries
 * are executed here, everything else, and whatever has errors to report, by Apollo without its HTTP layer. Undefined if
 * that layer is needed.
 */
export function fastPath(
  apollo: ApolloServer<HttpContext>,
  execute: Execute,
  contextOf: (request: FastifyRequest) => HttpContext,
) {
  const types = new Map<string, string | false>()
  const typeFor = (request: FastifyRequest) => {
    const accept = request.headers.accept ?? '*/*'
    const cached = types.get(accept)
    if (cached !== undefined) return cached
    const [type = false] = [request.accepts().type(TYPES)].flat()
    if (types.size < CACHED_TYPES) types.set(accept, type)
    return type
  }
  const byApollo = async (guarded: Guarded, contextValue: HttpContext, reply: FastifyReply) => {
    const { text: query, operationName, variables } = guarded
    const { http, body } = await apollo.executeOperation(
      { query, ...(operationName !== undefined && { operationName }), variables },
      { contextValue },
    )
    if (body.kind !== 'single') throw new Error('an answer in parts')
    for (const [name, value] of http.headers) reply.header(name, value)
    reply.code(http.status ?? 200)
    const { errors, data, extensions } = body.singleResult
    return { errors, data, extensions }
  }
  const answer = async (
    guarded: Guarded,
    request: FastifyRequest,
    reply: FastifyReply,
    type: string,
  ): Promise<string | Buffer> => {
    const context = contextOf(request)
    const result = await execute(guarded, context, () => byApollo(guarded, context, reply))
    reply.type(`${type}; charset=utf-8`)
    const text = `${JSON.stringify(result)}\n`
    // A short string is sent together with its headers; a long one would be encoded twice, to measure and to send it.
    return text.length < LONG ? text : Buffer.from(text)
  }
  return (
    params: RequestParams,
    guarded: Guarded,
    request: FastifyRequest,
    reply: FastifyReply,
  ) => {
    const { extensions = {} } = params
    // Apollo Client names itself in them; Apollo's HTTP layer says what else is wrong with them.
    if (request.method !== 'POST' || !isObject(extensions)) return undefined
    const type = typeFor(request)
    return typeof type === 'string' ? answer(guarded, request, reply, type) : undefined
  }
}
