import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { seededRandom } from '../../src/seed/random.ts'
import { type OnBus, openOnBus } from '../support/servers/fleet/bus.ts'
import { forgetful } from '../support/servers/fleet/forgetful.ts'
import { type Nats, natsServer, startNats, unlessNats } from '../support/servers/fleet/nats.ts'
import { startProxy } from '../support/servers/proxy.ts'
import { startWorld, type World } from '../support/world.ts'

// Whatever becomes of NATS, nothing is lost: at last everyone has the last state of everything, and of each wallet every change was told.

const PATIENCE = { timeout: 60_000, interval: 100 }
const LOANS = 20
const ROUNDS = 40

describe.skipIf(natsServer === undefined)(`a bus that fails${unlessNats}`, () => {
  let nats: Nats
  let proxy: Awaited<ReturnType<typeof startProxy>>
  let world: World
  let loans: readonly string[]
  let members: readonly OnBus[]
  beforeAll(async () => {
    nats = await startNats()
    proxy = await startProxy({ host: '127.0.0.1', port: nats.port })
    world = await startWorld()
    const token = await world.token('ada')
    const made = Array.from({ length: LOANS }, async () => {
      const body = { title: 'A loom', amount_requested: 1200 }
      return (await world.rest('POST', '/loans', { token, body })).body.loan.id
    })
    loans = await Promise.all(made)
    const through = `nats://127.0.0.1:${proxy.port}`
    members = await Promise.all(
      [nats.url, through, through].map((url) => openOnBus(world.database, url)),
    )
  })
  afterAll(async () => {
    await Promise.all(members.map(({ close }) => close()))
    await world.close()
    proxy.close()
    await nats.kill()
  })
  afterEach(() => {
    proxy.meddler = undefined
  })

  const oneRelay = () =>
    expect.poll(() => members.filter(({ feed }) => feed.peer?.isRelay), PATIENCE).toHaveLength(1)
  const allServed = () =>
    expect.poll(() => members.every(({ feed }) => (feed.peer?.age() ?? 9) < 1), PATIENCE).toBe(true)

  /** Follows a loan as a subscription does: the row that came along, or else what is read then. */
  const follow = ({ feed, database }: OnBus, id: string) => {
    const watch = feed.watchLoan(id)
    let version = 0
    const run = async () => {
      while (await watch.changed()) {
        const known = watch.row()?.version
        const read = async () => {
          const [row] = await database.query<{ version: number }>(
            'select version from loan where id = $1',
            [id],
          )
          return row?.version ?? 0
        }
        version = Math.max(version, known ?? (await read()))
      }
    }
    const running = run()
    const stop = () => {
      watch.stop()
      return running
    }
    return { id, version: () => version, stop }
  }

  /** Changes all loans again and again, as other gateways do, while something goes wrong; nobody may be left behind. */
  const underLoad = async (fault: () => Promise<unknown>) => {
    await oneRelay()
    await allServed()
    const followers = members.flatMap((member) => loans.map((id) => follow(member, id)))
    const write = async () => {
      for (let round = 0; round < ROUNDS; round += 1) {
        for (const id of loans)
          await world.database.sql('update loan set location_description = version where id = $1', [
            id,
          ])
        members[round % members.length]?.database.notify()
      }
    }
    await Promise.all([write(), fault()])
    const rows = await world.database.sql<{ id: string; version: number }>(
      'select id, version from loan',
    )
    const last = new Map(rows.map(({ id, version }) => [id, version]))
    await expect
      .poll(
        () => followers.filter(({ id, version }) => version() !== last.get(id)).length,
        PATIENCE,
      )
      .toBe(0)
    await Promise.all(followers.map(({ stop }) => stop()))
  }

  it('loses nothing while NATS is killed and started again', async () => {
    await underLoad(async () => {
      await nats.kill()
      await sleep(500)
      await nats.start()
    })
    await oneRelay()
    await allServed()
  })

  it('loses nothing while NATS is paused', async () => {
    await underLoad(async () => {
      nats.pause()
      await sleep(3_000)
      nats.resume()
    })
    await oneRelay()
    await allServed()
  })

  it('loses nothing while NATS stays away', async () => {
    await underLoad(() => nats.kill())
    await nats.start()
    await oneRelay()
    await allServed()
  })

  const random = seededRandom(7)
  const confirmsChanges = (text: string) => {
    const { from, to } = JSON.parse(text)
    return from !== to
  }
  it.each<[string, (subject: string, text: string) => boolean]>([
    ['every other message', () => random.next() < 0.5],
    ['all but beats', (subject) => !subject.endsWith('.beat')],
    ['beats of changes', (subject, text) => subject.endsWith('.beat') && confirmsChanges(text)],
  ])('loses nothing while %s is dropped on the way', async (_, isDropped) => {
    let dropped = 0
    proxy.meddler = forgetful((...message) => {
      const drop = isDropped(...message)
      if (drop) dropped += 1
      return drop
    })
    await underLoad(async () => undefined)
    expect(dropped).toBeGreaterThan(10)
  })
})
