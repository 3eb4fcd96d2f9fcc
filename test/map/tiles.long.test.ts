import { VectorTile } from '@mapbox/vector-tile'
import { PbfReader } from 'pbf'
import { afterAll, expect, it, onTestFinished } from 'vitest'
import { MVT } from '../../src/rest-bridge/tiles/tile.ts'
import { long } from '../support/long.ts'
import { loanTools } from '../support/market/loans.ts'
import { type Body, startWorld, type World } from '../support/world.ts'

const world: World = await startWorld()
const ada = await world.token('ada', { name: 'Ada' })
const { openLoanAt } = loanTools(world, ada)
afterAll(() => world.close())

const open = async (...place: Parameters<typeof openLoanAt>) => `loan:${await openLoanAt(...place)}`
const ids = [
  await open(47.3, 8.5, { interest_rate: 5 }),
  await open(47.4, 8.7, { interest_rate: 15 }),
  await open(-33, -70, { interest_rate: 15 }),
  await open(60, 170, { interest_rate: 5 }),
]

const get = (path: string, headers: Readonly<Record<string, string>> = {}) =>
  fetch(`${world.url}/map/loans/${path}`, {
    headers: { authorization: `Bearer ${ada}`, ...headers },
  })

/** The features of a tile, as GeoJSON. */
async function featuresOf(z: number, x: number, y: number, query = ''): Promise<Body[]> {
  const response = await get(`${z}/${x}/${y}.mvt${query}`)
  expect([response.status, response.headers.get('content-type')]).toEqual([200, MVT])
  const { layers } = new VectorTile(new PbfReader(new Uint8Array(await response.arrayBuffer())))
  expect(Object.keys(layers).filter((name) => name !== 'loans')).toEqual([])
  const { loans } = layers
  if (loans === undefined) return []
  return Array.from({ length: loans.length }, (_, at) => loans.feature(at).toGeoJSON(x, y, z))
}

const countOf = (features: readonly Body[]) =>
  features.reduce((sum, { properties }) => sum + (properties.point_count ?? 1), 0)

it.each([0, 1, 2, 3, 7])(
  'the tiles of zoom %i have each loan once, where the markers are',
  async (z) => {
    const seen: Body[] = []
    for (let x = 0; x < 2 ** z; x += 1)
      for (let y = 0; y < 2 ** z; y += 1)
        if (z < 7 || x === 67) seen.push(...(await featuresOf(z, x, y)))
    expect(countOf(seen)).toBe(z < 7 ? ids.length : 2)
    const { body } = await world.rest('GET', '/map/loans?bbox=-180,-90,180,90&f=geojson', {
      token: ada,
    })
    const single = seen.find(({ properties }) => properties.id === ids[2])
    const marker = body.features.find(({ id }: Body) => id === ids[2])
    if (z < 7)
      for (const axis of [0, 1])
        expect(single.geometry.coordinates[axis]).toBeCloseTo(marker.geometry.coordinates[axis], 0)
  },
)

/** Where the points of a tile are drawn, and for how many loans each stands. */
async function placesIn(z: number, x: number, y: number) {
  const response = await get(`${z}/${x}/${y}.mvt`)
  const { layers } = new VectorTile(new PbfReader(new Uint8Array(await response.arrayBuffer())))
  return Array.from({ length: layers.loans?.length ?? 0 }, (_, place) => {
    const feature = layers.loans?.feature(place)
    const [point] = feature?.loadGeometry()[0] ?? []
    return {
      count: Number(feature?.properties.point_count ?? 1),
      at: [point?.x ?? -1, point?.y ?? -1],
    }
  })
}

long(
  'draws each point on an edge, or next to it, in one tile, and within what MapLibre draws',
  async () => {
    const edges: readonly (readonly [longitude: number, latitude: number])[] = [
      ...[-90, 90].flatMap((edge) =>
        [edge - 1e-5, edge, edge + 1e-5].map((x) => [x, -50] as const),
      ),
      ...[1e-5, 0, -1e-5].map((y) => [100, y] as const),
      ...[88, -89].map((y) => [20, y] as const),
      ...[180, -180].map((x) => [x, -10] as const),
    ]
    const made: string[] = []
    for (const [longitude, latitude] of edges) {
      made.push(await open(1, 1))
      await world.database.sql(
        'update loan set public_longitude = $2, public_latitude = $3 where id = $1',
        [made.at(-1)?.slice('loan:'.length), longitude, latitude],
      )
    }
    const z = 20
    const side = 2 ** z
    const near = (at: number) =>
      [at - 0.1, at + 0.1].map((one) => Math.min(Math.max(Math.floor(one), 0), side - 1))
    const tiles = edges.flatMap(([longitude, latitude]) => {
      const sine = Math.sin((latitude * Math.PI) / 180)
      const row = (0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * side
      return near(((longitude + 180) / 360) * side).flatMap((x) =>
        near(row).map((y) => `${x}/${y}`),
      )
    })
    let drawn = 0
    for (const tile of new Set(tiles)) {
      const [x = 0, y = 0] = tile.split('/').map(Number)
      for (const { count, at } of await placesIn(z, x, y)) {
        expect(Math.min(...at)).toBeGreaterThanOrEqual(0)
        expect(Math.max(...at)).toBeLessThan(4096)
        drawn += count
      }
    }
    expect(drawn).toBe(edges.length)
    const ids = made.map((id) => id.slice('loan:'.length))
    await world.database.sql("update loan set status = 'cancelled' where id = any($1)", [ids])
  },
)

it('has a TileJSON, which names the tiles with the filters, and another ending of their path', async () => {
  const { body } = await world.rest('GET', '/map/loans.json?min_rate=10', { token: ada })
  expect(body).toMatchObject({
    tilejson: '3.0.0',
    tiles: [`${world.url}/map/loans/{z}/{x}/{y}.mvt?min_rate=10`],
    maxzoom: 21,
    vector_layers: [{ id: 'loans', fields: { point_count: expect.any(String) } }],
  })
  const { status } = await world.rest('GET', '/map/loans.json?rate=10', { token: ada })
  expect(status).toBe(400)
  const both = await Promise.all(['mvt', 'pbf'].map((ending) => get(`2/2/1.${ending}`)))
  const [mvt, pbf] = await Promise.all(
    both.map(async (one) => Buffer.from(await one.arrayBuffer())),
  )
  expect(mvt?.length).toBeGreaterThan(0)
  expect(pbf).toEqual(mvt)
  const profiles = await world.rest('GET', '/map/profiles.json', { token: ada })
  expect(profiles.body.tiles).toEqual([`${world.url}/map/profiles/{z}/{x}/{y}.mvt`])
  expect((await world.rest('GET', '/map/profiles/0/0/0.pbf', { token: ada })).status).toBe(200)
})

it('takes one point, a tenth if the client has it, and what a filter searches', async () => {
  const limited = await startWorld({ RATE_LIMIT: '1000' })
  onTestFinished(() => limited.close())
  const taken = async (subject: string, path: string, known = '', times = 1) => {
    const token = await limited.token(subject)
    const headers = { authorization: `Bearer ${token}`, 'if-none-match': known }
    let response = new Response()
    for (let time = 0; time < times; time += 1)
      response = await fetch(`${limited.url}/map/loans/${path}`, { headers })
    const left = Number(/r=(\d+)/.exec(response.headers.get('ratelimit') ?? '')?.[1])
    return [response.status, 1000 - left, response.headers.get('etag') ?? ''] as const
  }
  const [status, points, etag] = await taken('olaf', '0/0/0.mvt')
  expect([status, points]).toEqual([200, 1])
  expect((await taken('otto', '0/0/0.mvt', etag, 9)).slice(0, 2)).toEqual([304, 1])
  expect((await taken('oona', '0/0/0.mvt?min_rate=3')).slice(0, 2)).toEqual([200, 26])
  expect((await taken('oskar', '0/0/0.mvt?min_rate=3')).slice(0, 2)).toEqual([200, 1])
})

it('has the properties that styles of maps know, and the terms of single loans', async () => {
  const [cluster] = await featuresOf(3, 4, 2)
  expect(cluster.properties).toMatchObject({
    cluster: true,
    point_count: 2,
    point_count_abbreviated: '2',
    count: 2,
  })
  expect(cluster.properties.cluster_id).toBe(cluster.properties.id)
  const opens = cluster.properties.expansion_zoom
  expect(opens).toBeGreaterThan(4)
  const [loan] = await featuresOf(3, 2, 4)
  expect(loan.properties).toMatchObject({
    id: ids[2],
    kind: 'loan',
    interest_rate: 15,
    repayment_period_months: expect.any(Number),
    amount_requested: expect.any(Number),
  })
})

it('opens a cluster at the zoom that it names, and not before', async () => {
  const at = async (zoom: number): Promise<Body[]> =>
    (await world.rest('GET', `/map/loans?bbox=5,45,10,50&zoom=${zoom}`, { token: ada })).body
      .markers
  const [{ expansion_zoom: opens }] = await at(0)
  expect(await at(opens - 1)).toHaveLength(1)
  expect(await at(opens)).toHaveLength(2)
})

it('takes the filters of the list, and refuses what it does not know', async () => {
  expect(countOf(await featuresOf(0, 0, 0, '?min_rate=10'))).toBe(2)
  expect(await featuresOf(0, 0, 0, '?q=nothing-has-this-word')).toEqual([])
  const { body, status } = await world.rest('GET', '/map/loans/0/0/0.mvt?zoom=3', { token: ada })
  expect([status, body.error.details[0].code]).toEqual([400, 'UNKNOWN_FIELD'])
})

it('is sent once: then 304, until a loan in it changes', async () => {
  const first = await get('6/19/38.mvt')
  const etag = first.headers.get('etag') ?? ''
  expect(etag).toMatch(/^"[\w-]+"$/)
  const known = { 'if-none-match': etag }
  expect((await get('6/19/38.mvt', known)).status).toBe(304)
  await open(-33, -70)
  await expect.poll(async () => (await get('6/19/38.mvt', known)).status).toBe(200)
})

it.each([
  ['22/0/0', 'z', 'z must be a whole number from 0 to 21.'],
  ['x/0/0', 'z', 'z must be a whole number from 0 to 21.'],
  ['3/8/0', 'x', 'x must be a whole number from 0 to 7.'],
  ['3/0/-1', 'y', 'y must be a whole number from 0 to 7.'],
  ['3/0/1.5', 'y', 'y must be a whole number from 0 to 7.'],
  ['21/2097151/99999999999', 'y', 'y must be a whole number from 0 to 2097151.'],
])('refuses the tile %s', async (path, field, message) => {
  const { status, body } = await world.rest('GET', `/map/loans/${path}.mvt`, { token: ada })
  expect([status, body.error.code]).toEqual([400, 'VALIDATION_FAILED'])
  expect(body.error.details).toEqual([expect.objectContaining({ field, message })])
})

it.each([
  ['/map/loans?bbox=0,0,9,9&f=geojson', 'application/geo+json'],
  ['/map/profiles?bbox=0,0,9,9&f=geojson', 'application/geo+json'],
  ['/map/loans?bbox=0,0,9,9&f=json', 'application/json'],
  ['/cash-flow?f=csv', 'text/csv'],
])('%s names the format where Accept does not', async (path, type) => {
  const headers = { accept: 'image/png' }
  const answer = await world.rest('GET', path, { token: ada, headers })
  expect([answer.status, answer.headers.get('content-type')]).toEqual([
    200,
    expect.stringContaining(type),
  ])
})

it('refuses a format that it has not, and an Accept that nothing serves', async () => {
  const { status, body } = await world.rest('GET', '/map/loans?bbox=0,0,9,9&f=kml', { token: ada })
  expect([status, body.error.details[0].message]).toEqual([400, 'f must be one of: json, geojson.'])
  const headers = { accept: 'image/png' }
  for (const path of ['/map/loans?bbox=0,0,9,9', '/map/loans/0/0/0.mvt'])
    expect((await world.rest('GET', path, { token: ada, headers })).status).toBe(406)
})
