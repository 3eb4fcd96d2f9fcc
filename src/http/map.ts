import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { requireOwnName } from './own-name.ts'

const { resolve } = createRequire(import.meta.url)
const page = fileURLToPath(new URL('map-page/', import.meta.url))

/** The page's assets by path: everything is served from here. */
const folders: Readonly<Record<string, string>> = {
  '/map/page/': page,
  '/map/leaflet/': dirname(resolve('leaflet')),
  '/map/topojson/': dirname(resolve('topojson-client')),
  '/map/world/': dirname(resolve('world-atlas/countries-110m.json')),
}

/** Opens /map, a live map of loans and members, with a development token filled in, under own host names only. */
export function mapPath(app: FastifyInstance, host: string, token: () => Promise<string>): void {
  const html = readFileSync(join(page, 'index.html'), 'utf8')
  for (const [prefix, root] of Object.entries(folders))
    app.register(fastifyStatic, { root, prefix, index: false, decorateReply: false })
  app.get('/map', { onRequest: requireOwnName(host) }, async (_request, reply) =>
    reply
      .type('text/html')
      .header('cache-control', 'no-store')
      .send(html.replace('{{token}}', await token())),
  )
}
