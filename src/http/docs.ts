import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { assetPaths, newAsset, send } from './assets.ts'

const folder = dirname(createRequire(import.meta.url).resolve('swagger-ui-dist'))
const read = (name: string) => () => readFileSync(join(folder, name))

const page = (pathOf: (name: string) => string) => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <title>Lending gateway: REST reference</title>
    <link rel="stylesheet" href="${pathOf('swagger-ui.css')}">
  </head>
  <body>
    <div id="reader"></div>
    <script src="${pathOf('swagger-ui-bundle.js')}"></script>
    <script src="${pathOf('reader.js')}"></script>
  </body>
</html>
`
const script = `SwaggerUIBundle({ url: '/openapi.json', dom_id: '#reader', deepLinking: true })\n`

/** Opens /openapi.json, and /docs to read and try it, with assets served from here. */
export function docsPaths(app: FastifyInstance, openapi: unknown): void {
  const pathOf = assetPaths(app, '/docs/assets/', {
    'swagger-ui.css': read('swagger-ui.css'),
    'swagger-ui-bundle.js': read('swagger-ui-bundle.js'),
    'reader.js': () => script,
  })
  for (const path of ['/', '/docs/'])
    app.get(path, async (_request, reply) => reply.redirect('/docs'))
  const file = newAsset('openapi.json', JSON.stringify(openapi))
  app.get('/openapi.json', async (request, reply) => send(file, request, reply))
  app.get('/docs', async (_request, reply) => reply.type('text/html').send(page(pathOf)))
}
