import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type AreaFeed, openAreaFeed } from '../../src/area-feed/index.ts'
import type { MarkerChanges } from '../../src/area-feed/live-area.ts'
import type { Database } from '../../src/database/connection.ts'
import { notifyText } from '../../src/database/listen-notify.ts'
import type { Feed } from '../../src/feed/index.ts'
import type { Area, BBox } from '../../src/lending/map/area.ts'
import { widened } from '../../src/lending/map/clusters.ts'
import type { Marker } from '../../src/lending/map/marker.ts'
import { readMarkers } from '../../src/lending/map/markers.ts'
import { seededRandom } from '../../src/seed/random.ts'
import { openListeningFeed } from '../support/clients/listening-feed.ts'
import { schema } from '../support/contract/schema.ts'
import { long } from '../support/long.ts'
import { startWorld, statements, type World } from '../support/world.ts'

const CONVERGED = { timeout: 60_000, interval: 100 }
let world: World
let feed: Feed
const random = seededRandom(23)

beforeAll(async () => {
  world = await startWorld()
  await world.rest('GET', '/profile', { token: await world.token('ada') })
  feed = await openListeningFeed(world)
})
afterAll(async () => {
  await feed.close()
  await world.close()
})

interface Narrowed {
  readonly minRate?: number
  readonly q?: string
  readonly zoom?: number | null
}
const area = (bbox: BBox, { zoom = null, ...traits }: Narrowed = {}): Area => ({
  kind: 'loan',
  bbox,
  zoom,
  traits,
})
const square = (west: number, south: number, size: number): BBox => ({
  ...{ west, south, east: west + size, north: south + size },
})

/** Open loans at random points of a square, whose rates are 1, 2 and 3 percent. */
async function newLoans(count: number, { west, south, east, north }: BBox): Promise<string[]> {
  const found = await world.database.sql<{ id: string }>(
    `insert into loan (id, borrower_id, title, description, purpose, amount_requested, interest_rate,
        repayment_period_months, status, location_latitude, location_longitude, public_latitude, public_longitude,
        currency, published_at, expires_at)
      select gen_random_uuid(), profile.id, 'New', 'd', 'p', 5000, 100 * (1 + n % 3), 6, 'open', y, x, y, x, 'USD', now(),
        now() + interval '1 day'
      from (select id from profile limit 1) as profile, generate_series(1, $1) as n,
        lateral (select $2 + n * 0 + random() * $3 as x, $4 + random() * $5 as y) as place
      returning id`,
    [count, west, east - west, south, north - south],
  )
  return found.map(({ id }) => id)
}

/** A subscriber who keeps what a client would: the markers that are left after all changes. */
class Follower {
  readonly area: Area
  readonly markers = new Map<string, Marker>()
  truncated: boolean | undefined
  #hasRead = false
  readonly stop: () => void

  /** Rests before each read, as a client on a slow line does. */
  constructor(areas: AreaFeed, wanted: Area, member: string, rest = async () => {}) {
    this.area = widened(wanted)
    const watch = areas.watch(wanted, member)
    if (watch === undefined) throw new Error('too many areas')
    this.stop = watch.stop
    const follow = async () => {
      do {
        await rest()
        for (const changes of await watch.read()) this.#apply(changes)
      } while (await watch.changed())
    }
    void follow()
  }

  #apply({ upserted, removedIds, reset, truncated }: MarkerChanges): void {
    if (reset) this.markers.clear()
    this.truncated = truncated
    this.#hasRead = true
    for (const marker of upserted) this.markers.set(marker.id, marker)
    for (const id of removedIds) this.markers.delete(id)
  }

  /** Ids that are shown otherwise than a fresh read shows them. */
  async wrong(database: Database): Promise<string[]> {
    const { markers } = await readMarkers(database, this.area)
    const fresh = new Map(markers.map((marker) => [marker.id, marker]))
    const ids = new Set([...fresh.keys(), ...this.markers.keys()])
    const text = (marker?: Marker) =>
      marker &&
      JSON.stringify(marker, (_, value) => (typeof value === 'bigint' ? `${value}` : value))
    // Nothing may be right, but until then a change is read with all the rest.
    if (!this.#hasRead) return ['not read yet']
    return [...ids].filter((id) => text(fresh.get(id)) !== text(this.markers.get(id)))
  }
}

const byIds = (text: string) => text.includes('id = any')

/** The reads of markers among what is sent while something runs. */
async function markerReads(run: () => Promise<unknown>): Promise<string[]> {
  return (await statements(run)).filter((text) => text.includes('public_latitude as "latitude"'))
}

const untilRight = (followers: readonly Follower[]) =>
  expect
    .poll(async () => {
      const wrong = followers.map((one) => one.wrong(world.gateway.database))
      return (await Promise.all(wrong)).flat()
    }, CONVERGED)
    .toEqual([])

describe('areas that change', () => {
  it('are brought up to date by one read of what has changed, whatever their number', async () => {
    const areas = openAreaFeed(world.gateway.database, feed)
    const ids = await newLoans(50, square(20, 20, 0.5))
    const boxes = Array.from({ length: 20 }, (_, place) =>
      square(18.25 + place * 0.125, 18.25 + place * 0.125, 2),
    )
    const followers = boxes.map(
      (box, place) => new Follower(areas, area(box), `member ${place % 3}`),
    )
    expect(new Set(followers.map((one) => JSON.stringify(one.area))).size).toBe(20)
    await untilRight(followers)
    const title = (one: Follower) => one.markers.get(`loan:${ids[0]}`)?.title
    const reached = followers.filter((one) => title(one) === 'New')
    expect(reached.length).toBeGreaterThan(5)
    const seen = await markerReads(async () => {
      await world.database.sql("update loan set title = 'Changed' where id = any($1)", [ids])
      await expect.poll(() => reached.map(title), CONVERGED).toEqual(reached.map(() => 'Changed'))
    })
    expect(seen).toHaveLength(1)
    await untilRight(followers)
    for (const one of followers) one.stop()
    await areas.close()
  })

  long('follow the words of loans', async () => {
    const areas = openAreaFeed(world.gateway.database, feed)
    const [id] = await newLoans(3, square(60, 60, 0.5))
    const follower = new Follower(areas, area(square(60, 60, 0.5), { q: 'goats' }), 'a')
    await untilRight([follower])
    const seen = await markerReads(async () => {
      await world.database.sql("update loan set title = 'Two goats' where id = $1", [id])
      await expect.poll(() => [...follower.markers.keys()], CONVERGED).toEqual([`loan:${id}`])
    })
    // What has changed was read, and nothing more.
    expect(seen.map(byIds)).toEqual([true])
    await world.database.sql("update loan set title = 'One cow' where id = $1", [id])
    await expect.poll(() => follower.markers.size, CONVERGED).toBe(0)
    follower.stop()
    await areas.close()
  })

  long(
    'are read whole when they are clustered, hold too much, or too much has changed',
    async () => {
      const areas = openAreaFeed(world.gateway.database, feed)
      const ids = await newLoans(510, square(40, 40, 1))
      const full = new Follower(areas, area(square(40, 40, 1)), 'a')
      const part = new Follower(areas, area(square(40, 40, 1), { minRate: 250 }), 'b')
      const clusters = new Follower(areas, area(square(40, 40, 1), { zoom: 5 }), 'c')
      const everyone = [part, clusters]
      await untilRight(everyone)
      await expect.poll(() => full.markers.size, CONVERGED).toBe(500)
      const seenOfMany = await markerReads(async () => {
        await world.database.sql("update loan set title = 'All' where id = any($1)", [ids])
        await expect.poll(() => part.markers.get(`loan:${ids[1]}`)?.title, CONVERGED).toBe('All')
      })
      expect(seenOfMany.filter(byIds)).toEqual([])
      const some = ids.slice(0, 20)
      const seenOfFew = await markerReads(async () => {
        await world.database.sql("update loan set status = 'cancelled' where id = any($1)", [some])
        await untilRight([...everyone, full])
      })
      expect(full.markers.size).toBe(490)
      expect(seenOfFew.filter(byIds)).toHaveLength(1)
      for (const one of [...everyone, full]) one.stop()
      await areas.close()
    },
  )

  long('that hold no more than they can do not get too much', async () => {
    const areas = openAreaFeed(world.gateway.database, feed)
    const ids = await newLoans(498, square(60, 30, 1))
    const one = new Follower(areas, area(square(60, 30, 1)), 'a')
    await untilRight([one])
    // Then the feed has told of all of them, and tells alone of what comes next.
    await world.database.sql("update loan set title = 'Told' where id = $1", [ids[0]])
    await untilRight([one])
    const more = await newLoans(5, square(60, 30, 1))
    await expect.poll(() => [one.markers.size, one.truncated], CONVERGED).toEqual([500, true])
    await world.database.sql("update loan set status = 'cancelled' where id = any($1)", [more])
    await untilRight([one])
    await expect.poll(() => one.truncated, CONVERGED).toBe(false)
    one.stop()
    await areas.close()
  })
})

it('says that there is no more to show when only what was left out has gone', async () => {
  const areas = openAreaFeed(world.gateway.database, feed)
  const place = square(-80, 60, 1)
  const ids = await newLoans(501, place)
  const one = new Follower(areas, area(place), 'a')
  await expect.poll(() => [one.markers.size, one.truncated], CONVERGED).toEqual([500, true])
  const out = ids.filter((id) => !one.markers.has(`loan:${id}`))
  await world.database.sql("update loan set status = 'cancelled' where id = any($1)", [out])
  await expect.poll(() => [one.markers.size, one.truncated], CONVERGED).toEqual([500, false])
  one.stop()
  await areas.close()
})

describe('whoever missed several changes', () => {
  const place = square(-60, 60, 1)
  const title = 'update loan set title = $2 where id = $1'
  const end = "update loan set status = 'cancelled' where id = any($1)"

  it('is told what is different now, once; all there is where that is less', async () => {
    const areas = openAreaFeed(world.gateway.database, feed)
    const ids = await newLoans(4, place)
    const [same = '', other = '', gone = '', late = ''] = ids
    await world.database.sql(end, [[late]])
    const watch = areas.watch(area(place), 'a')
    await watch?.read()
    const prompt = new Follower(areas, area(place), 'b')
    await untilRight([prompt])
    const told = async (text: string, values: readonly unknown[]) => {
      await world.database.sql(text, values)
      await world.database.sql(notifyText(schema))
      await untilRight([prompt])
    }
    await told(title, [same, 'Another'])
    await told(title, [other, 'Changed'])
    await told(end, [[gone]])
    const [added = ''] = await newLoans(1, place)
    await told(title, [same, 'New'])
    const [missed] = (await watch?.read()) ?? []
    expect(missed).toMatchObject({ reset: false, removedIds: [`loan:${gone}`] })
    const upserted = missed?.upserted.map(({ id, title }) => [id, title])
    expect(upserted?.toSorted()).toEqual(
      [
        [`loan:${added}`, 'New'],
        [`loan:${other}`, 'Changed'],
      ].toSorted(),
    )
    expect(await watch?.read()).toEqual([])
    const many = await newLoans(120, place)
    await untilRight([prompt])
    await told(end, [many])
    const [all] = (await watch?.read()) ?? []
    expect(all).toMatchObject({ reset: true, removedIds: [] })
    expect(all?.upserted).toHaveLength(3)
    watch?.stop()
    prompt.stop()
    await areas.close()
  })
})

/** The same database, whose answers come as late as something decides. */
function tardy(database: Database, delay: () => Promise<unknown>): Database {
  return {
    ...database,
    of: (member) => tardy(database.of(member), delay),
    query: async (...read) => {
      const rows = await database.query<never>(...read)
      await delay()
      return rows
    },
  }
}

describe('no area is left behind', () => {
  const place = () => random.whole(0, 200) / 100
  const region = square(-50, -20, 2)
  const anywhere = () =>
    area(
      square(-50.5 + place(), -20.5 + place(), random.pick([0.3, 1, 2])),
      random.pick([{}, {}, { minRate: 200 }, { zoom: 6 }]),
    )
  const sometimes = () => sleep(random.pick([0, 0, 30, 300]))
  const retitle = "update loan set title = $2 where id = $1 and status = 'open'"
  const move = `update loan set public_longitude = -50 + $2::float8, public_latitude = -20 + $3::float8
    where id = $1 and status = 'open'`
  const end = "update loan set status = 'cancelled' where id = $1 and status = 'open'"
  const freeze = "update loan set frozen = not frozen where id = $1 and status = 'open'"

  it('by a change that comes while it is first read', async () => {
    const released = Promise.withResolvers<void>()
    let held = 0
    const hold = async () => {
      held += 1
      if (held === 2) await released.promise
    }
    const areas = openAreaFeed(tardy(world.gateway.database, hold), feed)
    const [id = ''] = await newLoans(1, square(80, 10, 1))
    const early = new Follower(areas, area(square(80, 10, 1)), 'a')
    await untilRight([early])
    const late = new Follower(areas, area(square(80, 10, 1.5)), 'b')
    await expect.poll(() => held).toBe(2)
    await world.database.sql(retitle, [id, 'Meanwhile'])
    await untilRight([early])
    expect(late.markers.size).toBe(0)
    released.resolve()
    await untilRight([early, late])
    for (const one of [early, late]) one.stop()
    await areas.close()
  })

  long('for as long as one read of it took', { timeout: 90_000 }, async () => {
    const held = 20_000
    let isHeld = false
    const hold = () => sleep(isHeld ? held : 0)
    const areas = openAreaFeed(tardy(world.gateway.database, hold), feed)
    const [id = ''] = await newLoans(1, square(100, 10, 1))
    const one = new Follower(areas, area(square(100, 10, 1)), 'a')
    await untilRight([one])
    isHeld = true
    await world.database.sql(retitle, [id, 'Held up'])
    await expect.poll(() => one.markers.get(`loan:${id}`)?.title, CONVERGED).toBe('Held up')
    isHeld = false
    await world.database.sql(retitle, [id, 'After it'])
    const soon = { timeout: held - 5_000, interval: 100 }
    await expect.poll(() => one.markers.get(`loan:${id}`)?.title, soon).toBe('After it')
    one.stop()
    await areas.close()
  })

  long('by changes that come while it is read, or in any order', async () => {
    const areas = openAreaFeed(tardy(world.gateway.database, sometimes), feed)
    const ids = await newLoans(60, region)
    const followers: Follower[] = []
    const slowly = () => sleep(random.pick([0, 0, 400, 900]))
    let joined = 0
    const join = () => {
      joined += 1
      followers.push(new Follower(areas, anywhere(), `member ${joined % 9}`, slowly))
    }
    const changes: readonly (() => Promise<unknown>)[] = [
      () => world.database.sql(retitle, [random.pick(ids), `Number ${random.whole(1, 9)}`]),
      () => world.database.sql(move, [random.pick(ids), place(), place()]),
      () => world.database.sql(freeze, [random.pick(ids)]),
      () => world.database.sql(end, [random.pick(ids)]),
      async () => ids.push(...(await newLoans(1, region))),
    ]
    for (let round = 0; round < 8; round += 1) {
      for (let step = 0; step < 20; step += 1) {
        await random.pick(changes)()
        if (random.next() < 0.5) await world.database.sql(notifyText(schema))
        if (random.next() < 0.3) join()
        if (random.next() < 0.1)
          for (const one of followers.splice(random.whole(0, followers.length), 1)) one.stop()
      }
      await untilRight(followers)
    }
    for (const one of followers) one.stop()
    await areas.close()
  })
})
