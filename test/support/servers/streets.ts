import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { onTestFinished } from 'vitest'

interface Streets {
  /** The URL of the style. */
  readonly style: string
  readonly origins: readonly string[]
  /** The paths that were asked for. */
  readonly asked: string[]
}

const street = {
  type: 'Feature',
  properties: {},
  geometry: {
    type: 'LineString',
    coordinates: [
      [-30, -10],
      [60, 40],
    ],
  },
}

/** Serves a MapLibre style, what it draws, and on another server the tiles that it names by TileJSON, as a provider of maps does. */
export async function serveStreets(): Promise<Streets> {
  const asked: string[] = []
  const serve = async (contents: () => Readonly<Record<string, unknown>>) => {
    const server = createServer((request, response) => {
      const [path = ''] = (request.url ?? '').split('?')
      asked.push(path)
      const content = contents()[path]
      response.writeHead(content === undefined ? 204 : 200, {
        'access-control-allow-origin': '*',
        'content-type': 'application/json',
      })
      response.end(content === undefined ? undefined : JSON.stringify(content))
    })
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
    onTestFinished(() => void server.close())
    return originOf(server)
  }
  const tiles: string = await serve(() => ({
    '/streets.json': {
      tilejson: '3.0.0',
      tiles: [`${tiles}/{z}/{x}/{y}.mvt`],
      attribution: 'Streets: somebody',
    },
  }))
  const drawn: string = await serve(() => ({
    '/style.json': {
      version: 8,
      sources: {
        drawn: { type: 'geojson', data: `${drawn}/drawn.json` },
        held: { type: 'geojson', data: 'data:application/json,{}' },
        tiled: { type: 'vector', url: `${tiles}/streets.json` },
      },
      layers: [
        { id: 'ground', type: 'background', paint: { 'background-color': '#dde6d5' } },
        { id: 'drawn', type: 'line', source: 'drawn', paint: { 'line-width': 6 } },
        { id: 'tiled', type: 'line', source: 'tiled', 'source-layer': 'streets' },
      ],
    },
    '/drawn.json': { type: 'FeatureCollection', features: [street] },
  }))
  return { style: `${drawn}/style.json`, origins: [drawn, tiles], asked }
}

const originOf = (server: Server) => `http://127.0.0.1:${(server.address() as AddressInfo).port}`
