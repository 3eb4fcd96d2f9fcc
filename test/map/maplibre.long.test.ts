import { once } from 'node:events'
import { createReadStream } from 'node:fs'
import { createServer } from 'node:http'
import { createRequire } from 'node:module'
import { dirname, extname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it, onTestFinished } from 'vitest'
import { browserPath, openPage } from '../support/app/browser.ts'
import { loanTools } from '../support/market/loans.ts'
import { startWorld } from '../support/world.ts'

const example = fileURLToPath(new URL('../../examples/map/', import.meta.url))
const library = dirname(
  createRequire(join(example, 'map.js')).resolve('maplibre-gl/dist/maplibre-gl.css'),
)
const types: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.css': 'text/css',
  '.js': 'text/javascript',
  '.mjs': 'text/javascript',
}

/** Serves the example as its developer would, from another origin than the gateway's. */
async function serveExample(): Promise<string> {
  const server = createServer(({ url = '' }, response) => {
    const [path = ''] = url.split('?')
    const [, within] = path.split('/maplibre-gl/')
    const file = within === undefined ? join(example, path) : join(library, within)
    const type = types[extname(file)]
    if (type === undefined) return void response.writeHead(404).end()
    response.setHeader('content-type', type)
    createReadStream(file)
      .on('error', () => response.destroy())
      .pipe(response)
  }).listen(0, '127.0.0.1')
  onTestFinished(() => void server.close())
  await once(server, 'listening')
  const address = server.address()
  return `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
}

it.skipIf(browserPath === undefined)(
  'the example with MapLibre shows the loans, and opens a cluster at a click',
  async () => {
    const origin = await serveExample()
    const world = await startWorld({ CORS_ORIGINS: origin })
    onTestFinished(() => world.close())
    const token = await world.token('ada', { name: 'Ada' })
    const { newLoan, put } = loanTools(world, token)
    const places = [
      [47.3, 8.5],
      [47.4, 8.7],
      [47.5, 8.9],
      [-33, -70],
    ] as const
    for (const [location_latitude, location_longitude] of places) {
      const { id } = await newLoan({
        location_latitude,
        location_longitude,
        title: 'Seed potatoes',
      })
      await put(id, { status: 'open' })
    }
    const { page, faults } = await openPage(
      `${origin}/index.html?gateway=${encodeURIComponent(world.url)}&token=${token}#1/30/0`,
    )
    const drawn = (): Promise<unknown[]> =>
      page.evaluate(`window.map?.isStyleLoaded() ? map.queryRenderedFeatures({ layers: ['loans'] })
      .map(({ id, properties }) => [properties.point_count ?? 1, id === properties.id]).sort() : []`)
    await expect.poll(drawn).toEqual([
      [1, true],
      [3, true],
    ])
    const { id } = await newLoan({ location_latitude: 5, location_longitude: 20 })
    await put(id, { status: 'open' })
    // Nobody touches the map.
    await expect.poll(drawn).toEqual([
      [1, true],
      [1, true],
      [3, true],
    ])
    await put(id, { status: 'cancelled' })
    await expect.poll(drawn).toHaveLength(2)
    const click = async (count: number) => {
      const { x, y } = await page.evaluate<{
        x: number
        y: number
      }>(`map.project(map.queryRenderedFeatures({ layers: ['loans'] })
      .find(({ properties }) => (properties.point_count ?? 1) === ${count}).geometry.coordinates)`)
      await page.mouse.click(x, y)
    }
    await click(3)
    await expect.poll(async () => (await drawn()).length).toBeGreaterThan(1)
    await expect.poll(drawn).not.toContainEqual([3, true])
    await page.evaluate('map.jumpTo({ center: [-70, -33], zoom: 8 })')
    await expect.poll(drawn).toEqual([[1, true]])
    await click(1)
    await expect
      .poll(() => page.locator('.maplibregl-popup-content').textContent())
      .toMatch(/^Seed potatoes: \d+ at [\d.]+ % for \d+ months/)
    const picture = process.env.PICTURE
    if (picture) await page.screenshot({ path: picture })
    expect(faults).toEqual([])
  },
)
