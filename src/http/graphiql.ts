import { renderGraphiQL } from '@graphql-yoga/render-graphiql'
import type { FastifyInstance } from 'fastify'
import { requireOwnName } from './own-name.ts'

/**
 * Opens /graphiql, the explorer of the schema, with a development token filled in, under own host names only; all assets
 * are served from here.
 */
export function graphiqlPath(
  app: FastifyInstance,
  host: string,
  token: () => Promise<string>,
): void {
  const options = { config: { ownHeaders: true }, onRequest: requireOwnName(host) }
  app.get('/graphiql', options, async (_request, reply) => {
    const headers = JSON.stringify({ authorization: `Bearer ${await token()}` })
    const html = renderGraphiQL({ endpoint: '/graphql', title: 'Lending gateway', headers })
    return reply.type('text/html').header('cache-control', 'no-store').send(html)
  })
}
