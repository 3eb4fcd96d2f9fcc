import { createRequire } from 'node:module'
import { dirname } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'

const assets = dirname(createRequire(import.meta.url).resolve('swagger-ui-dist'))

const page = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <title>Lending gateway: REST reference</title>
    <link rel="stylesheet" href="/docs/assets/swagger-ui.css">
  </head>
  <body>
    <div id="reader"></div>
    <script src="/docs/assets/swagger-ui-bundle.js"></script>
    <script src="/docs/reader.js"></script>
  </body>
</html>
`
const script = `SwaggerUIBundle({ url: '/openapi.json', dom_id: '#reader', deepLinking: true })\n`

/** Opens /openapi.json, and /docs to read and try it, with assets served from here. */
export function docsPaths(app: FastifyInstance, openapi: unknown): void {
  app.register(fastifyStatic, { root: assets, prefix: '/docs/assets/', index: false })
  app.get('/', async (_request, reply) => reply.redirect('/docs'))
  app.get('/openapi.json', async () => openapi)
  app.get('/docs', async (_request, reply) => reply.type('text/html').send(page))
  app.get('/docs/reader.js', async (_request, reply) => reply.type('text/javascript').send(script))
}
