import fc from 'fast-check'
import { afterAll, describe, expect, it } from 'vitest'
import { etagOf } from '../../src/rest-bridge/answer.ts'
import { long } from '../support/long.ts'
import { loanTools } from '../support/market/loans.ts'
import { type Body, startWorld, statements, type World } from '../support/world.ts'

const world: World = await startWorld()
const ada = await world.token('ada', { name: 'Ada' })
const { newLoan, openLoanAt: open, put } = loanTools(world, ada)
await world.rest('GET', '/profile', { token: ada })
afterAll(() => world.close())

const get = async (path: string, headers = {}) => world.rest('GET', path, { token: ada, headers })
const loans = async (query: string): Promise<Body> => (await get(`/map/loans?bbox=${query}`)).body
const idsOf = (markers: Body[]) => markers.map(({ id }: Body) => id)

describe('loan markers', () => {
  it('show open loans with a place, at their public points', async () => {
    const id = await open(-1.29, 36.82, { purpose: 'energy' })
    const elsewhere = await open(52.52, 13.4)
    const { id: draft } = await newLoan({ location_latitude: -1.29, location_longitude: 36.82 })
    const { markers, truncated } = await loans('36.6,-1.5,37.1,-1.1')
    expect(truncated).toBe(false)
    expect(idsOf(markers)).toContain(`loan:${id}`)
    for (const hidden of [elsewhere, draft]) expect(idsOf(markers)).not.toContain(`loan:${hidden}`)
    const marker = markers.find((one: Body) => one.id === `loan:${id}`)
    expect(marker).toMatchObject({
      kind: 'loan',
      title: 'Seeds',
      subtitle: 'energy',
      status: 'open',
      amount_requested: 1000,
      amount_funded: 0,
      risk_level: null,
      user_type: null,
      count: null,
      bbox: null,
    })
    // One of the two may be the same by chance.
    expect([marker.latitude, marker.longitude]).not.toEqual([-1.29, 36.82])
    expect(Math.abs(marker.latitude + 1.29)).toBeLessThan(0.025)
    // Everybody is shown the same point, the borrower too, and the loan has it for others.
    const stranger = await world.token('stranger')
    const { loan } = (await world.rest('GET', `/loans/${id}`, { token: stranger })).body
    expect([loan.location_latitude, loan.location_longitude]).toEqual([
      marker.latitude,
      marker.longitude,
    ])
    await put(id, { status: 'cancelled' })
    expect(idsOf((await loans('36.6,-1.5,37.1,-1.1')).markers)).not.toContain(`loan:${id}`)
  })

  long('have texts and amounts as they are', async () => {
    const title = 'Kühe, "Ziegen" \\\\ {🐄}'
    const id = await open(33, 33, { title, purpose: 'null', amount_requested: 1234.56 })
    expect((await loans('32.5,32.5,33.5,33.5')).markers).toMatchObject([
      { id: `loan:${id}`, title, subtitle: 'null', amount_requested: 1234.56, amount_funded: 0 },
    ])
    expect((await loans('32,-80,33,-79')).markers).toEqual([])
  })

  long('cross the antimeridian', async () => {
    const [fiji, tonga] = [await open(-18, 178.9), await open(-21, -175.2)]
    const { markers } = await loans('177,-25,-174,-15')
    expect(idsOf(markers).toSorted()).toEqual([`loan:${fiji}`, `loan:${tonga}`].toSorted())
    expect(idsOf((await loans('170,-25,180,-15')).markers)).toEqual([`loan:${fiji}`])
  })

  it('are filtered by risk and rate', async () => {
    const [cheap, dear] = [
      await open(10, 10, { interest_rate: 5 }),
      await open(10.2, 10, { interest_rate: 15 }),
    ]
    expect(idsOf((await loans('9,9,11,11&min_rate=10')).markers)).toEqual([`loan:${dear}`])
    expect((await loans('9,9,11,11&risk_level=low,high')).markers).toEqual([])
    expect(idsOf((await loans('9,9,11,11')).markers)).toContain(`loan:${cheap}`)
  })

  long('are at most 500, and say so; clusters count them all, with ids that stay', async () => {
    await world.database.sql(`insert into loan (id, borrower_id, title, description, purpose, amount_requested, interest_rate,
        repayment_period_months, status, location_latitude, location_longitude, public_latitude, public_longitude,
        currency, published_at, expires_at)
      select gen_random_uuid(), borrower_id, 'Many', 'd', 'p', 5000, 900, 6, 'open', lat, lon, lat, lon, 'USD', now(),
        now() + interval '1 day'
      from (select borrower_id from loan limit 1) as one, generate_series(1, 700) as n,
        lateral (select 40 + n * 0.01 as lat, -100 + n * 0.01 as lon) as place`)
    const whole = await loans('-180,-90,180,90')
    expect([whole.markers.length, whole.truncated]).toEqual([500, true])
    const clustered = await loans('-180,-90,180,90&zoom=3')
    expect(clustered.truncated).toBe(false)
    const count = clustered.markers.reduce((sum: number, one: Body) => sum + (one.count ?? 1), 0)
    const [all] = await world.database.sql<{ count: number }>(
      "select count(*)::int from loan where status = 'open' and public_latitude is not null",
    )
    expect(count).toBe(all?.count)
    const cluster = clustered.markers.find((one: Body) => one.count > 100)
    expect(cluster.id).toMatch(/^cluster:loan\/3\/\d+\/\d+$/)
    const [west, south, east, north] = cluster.bbox
    expect(west).toBeLessThanOrEqual(cluster.longitude)
    expect(east).toBeGreaterThanOrEqual(cluster.longitude)
    expect(south).toBeLessThanOrEqual(cluster.latitude)
    expect(north).toBeGreaterThanOrEqual(cluster.latitude)
    expect(idsOf((await loans('-110,30,-80,60&zoom=3')).markers)).toContain(cluster.id)
    const alone = clustered.markers.find((one: Body) => one.id.startsWith('loan:'))
    expect(alone.count).toBeNull()
    expect((await statements(() => loans('-180,-90,180,90&zoom=3'))).length).toBe(1)
  })

  long(
    'stand in a cluster with an id of its own for each box that cuts it and each filter',
    async () => {
      await world.database.sql(`insert into loan (id, borrower_id, title, description, purpose, amount_requested, interest_rate,
        repayment_period_months, status, risk_level, location_latitude, location_longitude, public_latitude, public_longitude,
        currency, published_at, expires_at)
      select gen_random_uuid(), borrower_id, 'Ids', 'd', 'p', 5000, 500 + 100 * (n % 9), 6, 'open', (array['low', 'medium', 'high'])[1 + n % 3],
        lat, lon, lat, lon, 'USD', now(), now() + interval '1 day'
      from (select id as borrower_id from profile limit 1) as one, generate_series(1, 400) as n,
        lateral (select n % 20 as lat, 140 + n / 20 as lon) as place`)
      const edges = fc.tuple(fc.integer({ min: -1, max: 8 }), fc.integer({ min: 10, max: 21 }))
      const filter = fc.constantFrom(
        '',
        '',
        '&min_rate=8',
        '&risk_level=low',
        '&risk_level=low,high',
      )
      const asked = fc.tuple(edges, edges, fc.constantFrom(2, 3, 4), filter)
      const known = new Map<string, Body>()
      let again = 0
      for (const [[w, e], [s, n], zoom, filter] of fc.sample(asked, { numRuns: 150, seed: 1 })) {
        const box = [140 + w, s, 140 + e, n]
        const { markers } = await loans(`${box}&zoom=${zoom}${filter}`)
        for (const marker of markers) {
          again += known.has(marker.id) ? 1 : 0
          expect(marker).toEqual(known.get(marker.id) ?? marker)
          known.set(marker.id, marker)
        }
        // All that the box holds, and nothing else.
        const alone = (await loans(`${box}${filter}`)).markers
        const count = markers.reduce((sum: number, one: Body) => sum + (one.count ?? 1), 0)
        expect(count).toBe(alone.length)
      }
      expect(again).toBeGreaterThan(100)
      // A cell that no edge cuts keeps its id as the map is moved.
      const whole = (await loans('140,-1,161,21&zoom=4')).markers
      const moved = (await loans('141,0,163,23&zoom=4')).markers
      const uncut = /^cluster:loan\/4\/\d+\/\d+$/
      const stays = idsOf(whole).filter((id: string) => uncut.test(id) && idsOf(moved).includes(id))
      expect(stays.length).toBeGreaterThan(3)
    },
  )

  long(
    'show a cluster at the exact mean of its points, which no order of reading changes',
    async () => {
      await world.database.sql(`insert into loan (id, borrower_id, title, description, purpose, amount_requested, interest_rate,
        repayment_period_months, status, location_latitude, location_longitude, public_latitude, public_longitude,
        currency, published_at, expires_at)
      select gen_random_uuid(), borrower_id, 'Order', 'd', 'p', 5000, 900, 6, 'open', n / 10.0, 95, n / 10.0, 95, 'USD',
        now(), now() + interval '1 day'
      from (select borrower_id from loan limit 1) as one, generate_series(1, 3) as n`)
      const { markers } = await loans('94,0,96,1&zoom=3')
      expect(markers).toMatchObject([{ count: 3, latitude: 0.2, longitude: 95 }])
    },
  )

  long('come as GeoJSON to those who ask for it', async () => {
    const { status, headers, body } = await get('/map/loans?bbox=177,-25,-174,-15', {
      accept: 'application/geo+json',
    })
    expect(status).toBe(200)
    expect(headers.get('content-type')).toMatch(/^application\/geo\+json/)
    expect(body).toMatchObject({ type: 'FeatureCollection', truncated: false })
    expect(body.features[0]).toMatchObject({
      type: 'Feature',
      id: expect.stringMatching(/^loan:/),
      geometry: { type: 'Point', coordinates: [expect.any(Number), expect.any(Number)] },
      properties: { kind: 'loan', title: 'Seeds' },
    })
    expect((await get('/loans', { accept: 'application/geo+json' })).status).toBe(406)
  })

  it.each([
    ['-190,-30,-170,-10', '170,-30,-170,-10'],
    ['530,-30,550,-10', '170,-30,-170,-10'],
    ['-365,-100,5,100', '-180,-90,180,90'],
    ['365,40,368.5,100', '5,40,8.5,90'],
  ])('take the box %s, as a map that was turned gives it, for %s', async (turned, box) => {
    // Markers have no order.
    const shown = async (of: string) => {
      const { markers, ...rest } = (await get(`/map/loans?bbox=${of}`)).body
      return { ...rest, markers: markers.toSorted((a: Body, b: Body) => (a.id < b.id ? -1 : 1)) }
    }
    for (const more of ['', '&zoom=4'])
      expect(await shown(`${turned}${more}`)).toEqual(await shown(`${box}${more}`))
    const ids = async (bbox: string) =>
      (await get(`/loans?bbox=${bbox}&limit=100`)).body.loans.map(({ id }: Body) => id)
    expect(await ids(turned)).toEqual(await ids(box))
  })

  it.each([
    ['', 'bbox'],
    ['?bbox=1,2,3', 'bbox'],
    ['?bbox=a,b,c,d', 'bbox'],
    ['?bbox=10,20,30,10', 'bbox'],
    ['?bbox=10,20,30,20', 'bbox'],
    ['?bbox=10,20,10,30', 'bbox'],
    ['?bbox=0,-95,10,-91', 'bbox'],
    ['?bbox=0,0,10,1e400', 'bbox'],
    ['?bbox=0,0,10,NaN', 'bbox'],
    ['?bbox=0,0,10,10,10', 'bbox'],
    ['?bbox=0,0,10,10&zoom=23', 'zoom'],
    ['?bbox=0,0,10,10&zoom=-1', 'zoom'],
    ['?bbox=0,0,10,10&zoom=x', 'zoom'],
    ['?bbox=0,0,10,10&min_rate=x', 'min_rate'],
  ])('refuse %j, naming the field', async (query, field) => {
    const { status, body } = await get(`/map/loans${query}`)
    expect([status, body.error.code, body.error.details[0].field]).toEqual([
      400,
      'VALIDATION_FAILED',
      field,
    ])
  })
})

describe('profile markers', () => {
  it('show members who want it, and where they want it no more, do not', async () => {
    const token = await world.token('mara', { name: 'Mara' })
    const place = { latitude: 48.85, longitude: 2.35, city: 'Paris', user_type: 'lender' }
    const { body } = await world.rest('PUT', '/profile', { token, body: place })
    const id = `profile:${body.profile.id}`
    const seen = async () => (await get('/map/profiles?bbox=2,48,3,49')).body.markers
    expect(await seen()).toEqual([])
    const show = (show_on_map: boolean) =>
      world.rest('PUT', '/preferences', { token, body: { show_on_map } })
    await show(true)
    const [marker] = await seen()
    expect(marker).toMatchObject({
      id,
      kind: 'profile',
      title: 'Mara',
      subtitle: 'Paris',
      user_type: 'lender',
      status: null,
      amount_requested: null,
    })
    expect([marker.latitude, marker.longitude]).not.toEqual([48.85, 2.35])
    await show(false)
    expect(await seen()).toEqual([])
  })
})

it('is a screen of the app, to which the short path leads', async () => {
  const { status, headers } = await fetch(`${world.url}/map`, { redirect: 'manual' })
  expect([status, headers.get('location')]).toEqual([302, '/app/map'])
})

describe('a public point', () => {
  it('tells no more for being asked again: not by edits, distances, sorting or ETags', async () => {
    const [latitude, longitude] = [47.3712, 8.5391]
    const id = await open(latitude, longitude)
    const token = await world.token('spy')
    await world.rest('PUT', '/profile', { token, body: { latitude: 47, longitude: 8 } })
    const shown = async () => {
      const one = await world.rest('GET', `/loans/${id}`, { token })
      const { markers } = await loans('8,47,9,48')
      const { opportunities } = (
        await world.rest('GET', '/opportunities?sort=distance&limit=100', { token })
      ).body
      const opportunity = opportunities.find(({ loan }: Body) => loan.id === id)
      // The tag is made of what is shown, and of nothing else.
      expect(one.headers.get('etag')).toBe(etagOf(one.body.loan))
      const own = await world.rest('GET', `/loans/${id}`, { token: ada })
      expect(own.headers.get('etag')).not.toBe(one.headers.get('etag'))
      const { updated_at, version, ...loan } = one.body.loan
      return {
        loan,
        marker: markers.find((m: Body) => m.id === `loan:${id}`),
        distance: opportunity.distance_km,
      }
    }
    const first = await shown()
    // Every place within the cell looks the same from outside.
    for (const [north, east] of [
      [0.0003, 0.0004],
      [-0.0009, 0.001],
      [0.0079, -0.0005],
    ] as const) {
      const moved = { location_latitude: latitude + north, location_longitude: longitude + east }
      const { status } = await put(id, moved)
      expect(status).toBe(200)
      expect(await shown()).toEqual(first)
    }
    // Distances are measured from public point to public point, wherever the spy stands.
    const { latitude: lat, longitude: lon } = first.marker
    for (const [a, b] of [
      [47.2, 8.4],
      [47.5, 8.6],
      [47.37, 8.9],
    ] as const) {
      const moved = { latitude: a, longitude: b }
      const { profile } = (await world.rest('PUT', '/profile', { token, body: moved })).body
      const [from = { x: 0, y: 0 }] = await world.database.sql<{ x: number; y: number }>(
        'select public_longitude as x, public_latitude as y from profile where id = $1',
        [profile.id],
      )
      const radians = (degrees: number) => (degrees * Math.PI) / 180
      const h =
        Math.sin(radians(lat - from.y) / 2) ** 2 +
        Math.cos(radians(from.y)) *
          Math.cos(radians(lat)) *
          Math.sin(radians(lon - from.x) / 2) ** 2
      expect((await shown()).distance).toBe(Math.round(2 * 6371.0088 * Math.asin(Math.sqrt(h))))
    }
    expect([lat, lon]).not.toEqual([latitude, longitude])
    const { loan } = first
    expect([loan.location_latitude, loan.location_longitude]).toEqual([lat, lon])
  })
})
