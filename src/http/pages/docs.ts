import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { RequestError } from '../errors.ts'
import { type Asset, assetPaths, newAsset, send } from './assets.ts'
import { requireLoopback } from './loopback-guard.ts'
import { requireSubject } from './subject.ts'

const folder = dirname(createRequire(import.meta.url).resolve('swagger-ui-dist'))
const read = (name: string) => () => readFileSync(join(folder, name))

const TOKEN = '/docs/token'

const page = (pathOf: (name: string) => string, hasToken: boolean) => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <title>Lending gateway: REST reference</title>
    <link rel="icon" href="data:,">
    <link rel="stylesheet" href="${pathOf('swagger-ui.css')}">
  </head>
  <body>
    <main id="reader"${hasToken ? ` data-token="${TOKEN}"` : ''}></main>
    <noscript>This page needs JavaScript. The same reference is a file: <a href="/openapi.json">openapi.json</a>; events are in <a href="/asyncapi.json">asyncapi.json</a></noscript>
    <script src="${pathOf('swagger-ui-bundle.js')}"></script>
    <script src="${pathOf('reader.js')}"></script>
  </body>
</html>
`

/** The descriptions of the REST API, and of what the gateway sends on its own. */
export type Descriptions = Readonly<Record<'openapi' | 'asyncapi', object>>

/**
 * Opens /openapi.json and /asyncapi.json, and /docs to read and try the first, with assets served from here; in development with a token filled in,
 * under own host names only.
 */
export function docsPaths(
  app: FastifyInstance,
  descriptions: Descriptions,
  host: string,
  token: ((subject?: string) => Promise<string>) | undefined,
): void {
  const pathOf = assetPaths(app, '/docs/assets/', {
    'swagger-ui.css': read('swagger-ui.css'),
    'swagger-ui-bundle.js': read('swagger-ui-bundle.js'),
    'reader.js': () => readFileSync(new URL('docs-page/reader.js', import.meta.url)),
  })
  for (const path of ['/', '/docs/'])
    app.get(path, async (_request, reply) => reply.redirect('/docs'))
  for (const [name, description] of Object.entries(descriptions)) {
    const file = fileOf(name, description)
    app.get(`/${name}.json`, async (request, reply) =>
      send(file, request, reply.header('cache-control', 'no-cache')),
    )
  }
  app.get('/docs', async (_request, reply) =>
    reply.type('text/html').send(page(pathOf, token !== undefined)),
  )
  if (token === undefined) return
  app.get(TOKEN, { onRequest: requireLoopback(host) }, async ({ query }, reply) =>
    reply
      .type('text/plain')
      .header('cache-control', 'no-store')
      .send(await token(askedFor(query))),
  )
}

const files = new WeakMap<object, Asset>()

/** Its file: megabytes that all gateways of a process share. */
function fileOf(name: string, description: object): Asset {
  const file = files.get(description) ?? newAsset(`${name}.json`, JSON.stringify(description))
  files.set(description, file)
  return file
}

/** The subject whose token is requested (`?sub=mary`); undefined if the request names none. */
function askedFor(query: unknown): string | undefined {
  const { sub, ...more } = query as Readonly<Record<string, unknown>>
  const [unknown] = Object.keys(more)
  if (unknown !== undefined)
    throw new RequestError(400, 'VALIDATION_FAILED', { key: 'error.only_sub', values: { unknown } })
  return sub === undefined ? undefined : requireSubject(sub, 'sub')
}
