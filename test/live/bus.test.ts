import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { notifyText } from '../../src/database/listen-notify.ts'
import { type OnBus, openOnBus } from '../support/bus.ts'
import { type Nats, natsServer, startNats, unlessNats } from '../support/nats.ts'
import { schema } from '../support/schema.ts'
import { startWorld, type World } from '../support/world.ts'

// What a gateway hears over the bus. Where nothing is read but once a minute, whatever comes has come over the bus.

const MINUTE_MS = 60_000
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
    const made = Array.from({ length: LOANS }, async () => {
      const body = { title: 'A loom', amount_requested: 1200 }
      return (await world.rest('POST', '/loans', { token, body })).body.loan.id
    })
    loans = await Promise.all(made)
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
  const isRelay = ({ feed }: OnBus) => feed.member?.isRelay === true
  const retitle = (title: string) =>
    world.database.sql(
      `with changed as (update loan set title = $1 where id = any($2) returning id)
       select ${notifyText(schema).replace('select ', '')} from (select count(*) from changed) as all_of_them`,
      [title, loans],
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
        // Whoever begins to listen just then is woken without a row, so this is tried again.
        const told = expect.poll(() => watches.every((watch) => watch.row()?.title === title), {
          timeout: 5_000,
        })
        if (
          !(await told.toBe(true).then(
            () => true,
            () => false,
          ))
        )
          return []
        const after = members.filter((one) => !isRelay(one)).map(({ reads }) => reads())
        return after.map((count, at) => count - (before[at] ?? 0))
      }, PATIENCE)
      .toEqual(members.slice(1).map(() => 0))
    for (const watch of watches) watch.stop()
  }

  it('reads changes once for 4 gateways with 1 000 watches each, as one gateway alone does', async () => {
    const members = await open(4, MINUTE_MS)
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
  })
})
