import { renderGraphiQL } from '@graphql-yoga/render-graphiql'
import type { FastifyInstance } from 'fastify'

/** Opens /graphiql, the explorer of the schema, with a development token filled in; everything is served from here. */
export function graphiqlPath(app: FastifyInstance, token: () => Promise<string>): void {
  app.get('/graphiql', { config: { ownHeaders: true } }, async (_request, reply) => {
    const headers = JSON.stringify({ authorization: `Bearer ${await token()}` })
    const html = renderGraphiQL({ endpoint: '/graphql', title: 'Lending gateway', headers })
    return reply.type('text/html').header('cache-control', 'no-store').send(html)
  })
}
