import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { notifyText } from '../../src/database/listen-notify.ts'
import { schema } from '../support/contract/schema.ts'
import { createDatabase } from '../support/database.ts'
import { long } from '../support/long.ts'
import { type OnBus, openOnBus } from '../support/servers/fleet/bus.ts'
import { type Nats, natsServer, startNats, unlessNats } from '../support/servers/fleet/nats.ts'
import { startWorld, statements, type World } from '../support/world.ts'

// What a gateway hears over the bus. Where changes are read every hour, whatever comes has come over the bus.

const HOUR_MS = 3_600_000
const PATIENCE = { timeout: 50_000 }
const LOANS = 50
const WATCHES_A_LOAN = 20
const CHANGES = 25

describe.skipIf(natsServer === undefined)(`the bus${unlessNats}`, () => {
  let nats: Nats
  let world: World
  let loans: readonly string[]
  beforeAll(async () => {
    nats = await startNats()
    world = await startWorld()
    const token = await world.token('ada')
    const made: string[] = []
    // One after another: a member who asks for many at once is refused some on a slow machine.
    while (made.length < LOANS) {
      const body = { title: 'A loom', amount_requested: 1200 }
      made.push((await world.rest('POST', '/loans', { token, body })).body.loan.id)
    }
    loans = made
  })
  afterAll(async () => {
    await world.close()
    await nats.kill()
  })

  const opened: OnBus[] = []
  const open = async (count: number, everyMs?: number) => {
    const members: OnBus[] = []
    for (let at = 0; at < count; at += 1)
      members.push(await openOnBus(world.database, nats.url, everyMs))
    opened.push(...members)
    return members
  }
  const closeAll = () => Promise.all(opened.splice(0).map(({ close }) => close()))
  const isRelay = ({ feed }: OnBus) => feed.peer?.isRelay === true
  const retitle = (title: string) =>
    world.database.sql(
      `with changed as (update loan set title = $1 where id = any($2) returning id)
       select ${notifyText(schema).replace('select ', '')} from (select count(*) from changed) as all_of_them`,
      [title, loans],
    )
  /** Whether all watches hear of a change: whoever begins to listen just then is woken without a row. */
  const hear = (watches: readonly ReturnType<OnBus['feed']['watchLoan']>[], title: string) =>
    expect
      .poll(() => watches.every((watch) => watch.row()?.title === title), { timeout: 5_000 })
      .toBe(true)
      .then(
        () => true,
        () => false,
      )
  /** Waits until all hear of changes: a relay is elected, and the others have caught up with it. */
  const settled = async (members: readonly OnBus[]) => {
    await expect.poll(() => members.filter(isRelay), PATIENCE).toHaveLength(1)
    const watches = members.map(({ feed }) => feed.watchLoan(loans[0] ?? ''))
    await expect
      .poll(async () => {
        const title = randomUUID()
        const before = members.filter((one) => !isRelay(one)).map(({ reads }) => reads())
        await retitle(title)
        if (!(await hear(watches, title))) return []
        const after = members.filter((one) => !isRelay(one)).map(({ reads }) => reads())
        return after.map((count, at) => count - (before[at] ?? 0))
      }, PATIENCE)
      .toEqual(members.slice(1).map(() => 0))
    for (const watch of watches) watch.stop()
  }

  long(
    'reads changes once for 4 gateways with 1 000 watches each, as one gateway alone does',
    async () => {
      const members = await open(4, HOUR_MS)
      await settled(members)
      const watches = members.flatMap(({ feed }) =>
        loans.flatMap((id) => Array.from({ length: WATCHES_A_LOAN }, () => feed.watchLoan(id))),
      )
      expect(watches).toHaveLength(4_000)
      await retitle('begun')
      const all = (title: string) =>
        expect
          .poll(() => watches.filter((watch) => watch.row()?.title !== title).length, PATIENCE)
          .toBe(0)
      await all('begun')
      const before = members.map(({ reads }) => reads())
      for (let change = 0; change < CHANGES; change += 1) {
        await retitle(`change ${change}`)
        await all(`change ${change}`)
      }
      const reads = members.map(({ reads }, at) => reads() - (before[at] ?? 0))
      const ofRelay = members.findIndex(isRelay)
      expect(reads.filter((_, at) => at !== ofRelay)).toEqual([0, 0, 0])
      expect(reads[ofRelay]).toBeLessThanOrEqual(CHANGES)
      for (const watch of watches) watch.stop()
      await closeAll()
    },
  )

  it('takes a hint from any gateway, which tells PostgreSQL nothing', async () => {
    const members = await open(2, HOUR_MS)
    await settled(members)
    const [other] = members.filter((one) => !isRelay(one))
    const watches = members.map(({ feed }) => feed.watchLoan(loans[0] ?? ''))
    const hint = async () => {
      const title = randomUUID()
      await world.database.sql('update loan set title = $1 where id = any($2)', [title, loans])
      expect(await statements(async () => other?.database.notify())).toEqual([])
      return hear(watches, title)
    }
    await expect.poll(hint, PATIENCE).toBe(true)
    for (const watch of watches) watch.stop()
    await closeAll()
  })

  long('brings markers of the cells that are watched, and none of others', async () => {
    const members = await open(2, HOUR_MS)
    await settled(members)
    const [other] = members.filter((one) => !isRelay(one))
    const watch = other?.feed.watchMarkers('profile')
    if (watch === undefined) throw new Error('one of two is not the relay')
    watch.within([{ west: 0.1, south: 0.1, east: 0.9, north: 0.9 }])
    const [profile] = await world.database.sql<{ id: string }>('select id from profile limit 1')
    const id = profile?.id ?? ''
    const moveTo = (place: number) =>
      world.database.sql(
        `with changed as (update profile set show_on_map = true, latitude = $1, longitude = $1, public_latitude = $1,
          public_longitude = $1 where id = $2 returning id)
         select ${notifyText(schema).replace('select ', '')} from (select count(*) from changed) as all_of_them`,
        [place, id],
      )
    const heard = async () => {
      await watch.changed()
      return watch.changes()
    }
    // Until the subscription has begun, any marker may have changed.
    await expect
      .poll(async () => {
        await moveTo(0.5)
        return heard()
      }, PATIENCE)
      .toEqual([[id, 0.5, 0.5]])
    await moveTo(50.5)
    expect(await heard()).toEqual([[id, 0.5, 0.5]])
    await moveTo(60.5)
    await moveTo(0.7)
    expect(await heard()).toEqual([[id, 0.7, 0.7]])
    watch.stop()
    await closeAll()
  })

  it('keeps two deployments apart, even copies of one', async () => {
    const another = await createDatabase()
    const members = await open(1, HOUR_MS)
    const stranger = await openOnBus(another, nats.url, HOUR_MS)
    await expect.poll(() => [...members, stranger].map(isRelay), PATIENCE).toEqual([true, true])
    await expect.poll(() => stranger.feed.peer?.age(), PATIENCE).toBeLessThan(60)
    const age = stranger.feed.peer?.age() ?? 0
    await retitle('not theirs')
    await settled(members)
    expect(stranger.feed.peer?.age()).toBeGreaterThan(age)
    await stranger.close()
    await closeAll()
    await another.drop()
  })
})
