import type { ApolloServer } from '@apollo/server'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { HttpContext } from './graphql-errors.ts'
import type { Asked } from './guard/asked.ts'

const JSON_TYPE = 'application/json; charset=utf-8'
/** What clients send who don't choose: they get JSON. */
const ANY = [undefined, '*/*', 'application/json', 'application/json, text/plain, */*']

/**
 * The way of nearly all requests: POST with a document that the guard knows, answered as JSON. It leaves out what
 * Apollo's HTTP layer does with bodies, headers and media types; undefined where that is needed.
 */
export function shortWay(
  apollo: ApolloServer<HttpContext>,
  contextOf: (request: FastifyRequest) => HttpContext,
) {
  const answer = async (request: FastifyRequest, reply: FastifyReply): Promise<Buffer> => {
    const contextValue = contextOf(request)
    const { text: query = '', operationName, variables = {} } = request.guarded ?? {}
    const { http, body } = await apollo.executeOperation(
      { query, ...(operationName !== undefined && { operationName }), variables },
      { contextValue },
    )
    if (body.kind !== 'single') throw new Error('an answer in parts')
    for (const [name, value] of http.headers) reply.header(name, value)
    reply.code(http.status ?? 200).type(JSON_TYPE)
    const { errors, data, extensions } = body.singleResult
    // As bytes: a long text would be turned into them twice, to be measured and to be sent.
    return Buffer.from(`${JSON.stringify({ errors, data, extensions })}\n`)
  }
  return (asked: Asked, request: FastifyRequest, reply: FastifyReply) =>
    request.method === 'POST' &&
    asked.extensions === undefined &&
    ANY.includes(request.headers.accept)
      ? answer(request, reply)
      : undefined
}
