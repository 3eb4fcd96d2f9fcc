import { afterAll, describe, expect, it } from 'vitest'
import { liveClient, subscribe } from '../support/clients/live.ts'
import { openAt, subscribed } from '../support/clients/subscriptions.ts'
import { loanTools } from '../support/market/loans.ts'
import { type Body, startWorld, statements, type World } from '../support/world.ts'

const world: World = await startWorld()
const ada = await world.token('ada', { name: 'Ada' })
const { newLoan, openLoanAt: open, put, invest } = loanTools(world, ada)
afterAll(() => world.close())

describe('live markers', () => {
  const watching = (url: string, token: string, bbox: string, more = '') =>
    subscribe(
      liveClient(url, token),
      `subscription { loanMarkersChanged(bbox: ${bbox}${more}) { upserted { id amountFunded status } removedIds } }`,
    )
  const changes = (event: Body) => event.data.loanMarkersChanged
  const markerReads = (seen: string[]) =>
    seen.filter((text) => text.includes('public_latitude as "latitude"'))

  it('come, grow and go, on either gateway, across the antimeridian, and nowhere else', async () => {
    const other = await world.beside()
    const token = await world.token('watcher')
    const pacific = '{ west: 175, south: -30, east: -170, north: -10 }'
    const here = watching(world.url, token, pacific)
    const there = watching(other.url, token, pacific, ', filter: { minRate: 1 }')
    const elsewhere = watching(world.url, token, '{ west: 0, south: 0, east: 5, north: 5 }')
    expect(changes((await here.until(1))[0]).removedIds).toEqual([])
    await Promise.all([there.until(1), elsewhere.until(1)])
    const id = await open(-17.7, 179.5)
    for (const one of [here, there])
      expect(changes((await one.until(2))[1])).toEqual({
        upserted: [{ id: `loan:${id}`, amountFunded: '0.00', status: 'OPEN' }],
        removedIds: [],
      })
    await invest('mapper', id, 250)
    for (const one of [here, there])
      expect(changes((await one.until(3))[2]).upserted).toEqual([
        { id: `loan:${id}`, amountFunded: '250.00', status: 'OPEN' },
      ])
    await invest('mapper', id, 750)
    for (const one of [here, there])
      expect(changes((await one.until(4))[3])).toEqual({ upserted: [], removedIds: [`loan:${id}`] })
    expect(elsewhere.events).toHaveLength(1)
    for (const one of [here, there, elsewhere]) one.stop()
    await other.close()
  })

  it('replace what a client had when it connects again, so that nothing that has gone stays', async () => {
    const [stays, goes] = [await open(-47.5, 110.5), await open(-47.4, 110.6)]
    const question = (more = '') => `subscription { loanMarkersChanged(
      bbox: { west: 110, south: -48, east: 111, north: -47 }${more}) {
        upserted { id } removedIds reset truncated } }`
    const shown = new Set<string>()
    const take = ({ data }: Body) => {
      const { upserted, removedIds, reset } = data.loanMarkersChanged
      if (reset) shown.clear()
      for (const id of removedIds) shown.delete(id)
      for (const { id } of upserted) shown.add(id)
    }
    const first = subscribe(liveClient(world.url, ada), question())
    take((await first.until(1))[0])
    expect(shown).toEqual(new Set([`loan:${stays}`, `loan:${goes}`]))
    first.stop()
    await put(goes, { status: 'cancelled' })
    const again = subscribe(liveClient(world.url, ada), question())
    const [snapshot] = await again.until(1)
    expect(changes(snapshot)).toMatchObject({ removedIds: [], reset: true, truncated: false })
    take(snapshot)
    expect(shown).toEqual(new Set([`loan:${stays}`]))
    const later = subscribe(liveClient(world.url, ada), question(', initial: false'))
    await subscribed(world.url, 2)
    await put(stays, { status: 'cancelled' })
    for (const told of [(await again.until(2))[1], (await later.until(1))[0]])
      expect(changes(told)).toEqual({
        ...{ upserted: [], removedIds: [`loan:${stays}`] },
        ...{ reset: false, truncated: false },
      })
    for (const one of [again, later]) one.stop()
  })

  it('show each viewer what that viewer sees of their loans, also to equal questions', async () => {
    const [place, precise] = [{ locationLatitude: 12.345678 }, 12.345678]
    await open(precise, 98.765432)
    const question = `subscription { loanMarkersChanged(bbox: { west: 98, south: 12, east: 99, north: 13 }) {
      upserted { id loan { locationLatitude } } } }`
    const watch = async (token: string) => subscribe(liveClient(world.url, token), question)
    const [own, foreign] = await Promise.all([watch(ada), world.token('stranger').then(watch)])
    const lastOf = async (received: typeof own, count: number) =>
      changes((await received.until(count))[count - 1]).upserted.map(({ loan }: Body) => loan)
    expect(await lastOf(own, 1)).toEqual([place])
    expect(await lastOf(foreign, 1)).not.toEqual([place])
    await open(precise, 98.5)
    expect(await lastOf(own, 2)).toEqual([place])
    expect(await lastOf(foreign, 2)).not.toEqual([place])
    own.stop()
    foreign.stop()
  })

  it('read an area once a tick, however many watch it', async () => {
    const token = await world.token('crowd')
    const crowd = Array.from({ length: 15 }, () =>
      watching(world.url, token, '{ west: 20, south: 40, east: 21, north: 41 }'),
    )
    for (const one of crowd) await one.until(1)
    let id = ''
    const seen = await statements(async () => {
      id = await open(40.5, 20.5)
      for (const one of crowd) await one.until(2)
    })
    expect(markerReads(seen).length).toBeLessThanOrEqual(2)
    await put(id, { status: 'cancelled' })
    for (const one of crowd)
      expect(changes((await one.until(3))[2]).removedIds).toEqual([`loan:${id}`])
    for (const one of crowd) one.stop()
  })

  it('read nothing again for what changes elsewhere, or is not on the map', async () => {
    const token = await world.token('calm')
    const here = watching(world.url, token, '{ west: 30, south: 50, east: 31, north: 51 }')
    await here.until(1)
    const far = await Promise.all([10, 11, 12, 13, 14].map((degrees) => open(degrees, -60)))
    const client = liveClient(world.url, token)
    const before = await openAt(world.url, 'subscriptions')
    const seen = await statements(async () => {
      for (const [index, id] of far.entries()) {
        const told = subscribe(
          client,
          `subscription { loanChanged(id: "${id}", initial: false) { status } }`,
        )
        await subscribed(world.url, before + 1 + index)
        await put(id, { status: 'cancelled' })
        await told.until(1)
      }
      await newLoan({ location_latitude: 50.5, location_longitude: 30.5 })
      const id = await open(50.4, 30.4)
      expect(changes((await here.until(2))[1]).upserted).toMatchObject([{ id: `loan:${id}` }])
    })
    expect(markerReads(seen)).toHaveLength(1)
    here.stop()
  })

  it('are read once for neighbours, whose boxes are widened to the same cells', async () => {
    const token = await world.token('neighbour')
    const boxes = [0, 0.01, 0.02, 0.03].map(
      (shift) =>
        `{ west: ${60.02 + shift}, south: ${30.02 + shift}, east: ${64.9 + shift}, north: ${34.9 + shift} }`,
    )
    const crowd = boxes.map((box) => watching(world.url, token, box))
    for (const one of crowd) await one.until(1)
    const seen = await statements(async () => {
      await open(32.5, 62.5)
      for (const one of crowd) await one.until(2)
    })
    expect(markerReads(seen)).toHaveLength(1)
    for (const one of crowd) one.stop()
  })

  it('tell members who appear and vanish', async () => {
    const token = await world.token('nomad', { name: 'Nomad' })
    await world.rest('PUT', '/profile', { token, body: { latitude: 1, longitude: 103 } })
    const received = subscribe(
      liveClient(world.url, ada),
      'subscription { profileMarkersChanged(bbox: { west: 100, south: 0, east: 105, north: 5 }) { upserted { title } removedIds } }',
    )
    await received.until(1)
    const show = (show_on_map: boolean) =>
      world.rest('PUT', '/preferences', { token, body: { show_on_map } })
    await show(true)
    const second = (await received.until(2))[1].data.profileMarkersChanged
    expect(second.upserted).toEqual([{ title: 'Nomad' }])
    await show(false)
    expect((await received.until(3))[2].data.profileMarkersChanged.removedIds).toHaveLength(1)
    received.stop()
  })

  it('refuse areas that are none', async () => {
    const received = watching(world.url, ada, '{ west: 0, south: 5, east: 5, north: 0 }')
    expect((await received.until(1))[0].errors[0].extensions).toMatchObject({
      code: 'VALIDATION_FAILED',
      field: 'bbox',
    })
    received.stop()
  })
})
