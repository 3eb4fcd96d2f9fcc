import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { oneBy } from '../src/database/bulk.ts'
import { Loan } from '../src/entities/loan.ts'
import { type Feed, openFeed } from '../src/feed/index.ts'
import { Watches } from '../src/feed/watches.ts'
import { liveState } from '../src/resolvers/live.ts'
import { startWorld, type World } from './world.ts'

let world: World
let feed: Feed
let loanId: string

beforeAll(async () => {
  world = await startWorld()
  feed = await openFeed(world.gateway.database, world.database.url)
  const token = await world.token('ada')
  const body = { title: 'A loom', amount_requested: 1200 }
  loanId = (await world.rest('POST', '/loans', { token, body })).body.loan.id
})
afterAll(async () => {
  await feed.close()
  await world.close()
})

const retitle = (title: string) =>
  world.database.sql('update loan set title = $2 where id = $1', [loanId, title])

it('brings a loan that is watched along with the news, as it is then', async () => {
  const [watch, nonsense] = [feed.watchLoan(loanId), feed.watchLoan('nonsense')]
  expect(watch.row()).toBeUndefined()
  await retitle('A second loom')
  // A change from just before may be told first.
  while (watch.row()?.title !== 'A second loom') expect(await watch.changed()).toBe(true)
  expect(watch.row()).toEqual(
    await oneBy(world.gateway.database, Loan, 'id')(world.gateway.database).load(loanId),
  )
  for (const one of [watch, nonsense]) one.stop()
  expect(await watch.changed()).toBe(false)
})

it('tells of a loan beyond the hundred that come along too: that is to be read', async () => {
  const others = Array.from({ length: 100 }, () => feed.watchLoan(randomUUID()))
  const watch = feed.watchLoan(loanId)
  await retitle('A third loom')
  expect(await watch.changed()).toBe(true)
  expect(watch.row()).toBeUndefined()
  for (const one of [...others, watch]) one.stop()
})

it('tells no state that is older than what was told', async () => {
  const watches = new Watches<number>()
  const watch = watches.add('one')
  const states = await liveState(
    watch,
    async () => watch.row() ?? 5,
    (version) => version,
  )
  const next = states?.next()
  for (const version of [4, 5, 6]) {
    watches.wake('one', version)
    await new Promise(setImmediate)
  }
  expect(await next).toEqual({ done: false, value: 6 })
  await states?.return()
})
