import { appendFileSync, writeFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Random, seededRandom } from '../../../src/seed/random.ts'
import { createFolder } from '../../support/folders.ts'
import { aloneDatabase } from '../stand/alone.ts'
import { smallDisks } from '../stand/disks.ts'
import { fleetDatabase } from '../stand/fleet.ts'
import { deadlocksIn } from '../stand/server-log.ts'
import { openStand, type Stand } from '../stand/stand.ts'
import type { Order, Orders } from './orders.ts'
import { sabotages } from './sabotage.ts'
import { faults } from './table.ts'

// Holds the stand, and does to it what it is told: a process of its own, so that nothing of the load waits for it.

/** What no log may hold, and what says that a gateway did not know what to do. */
const LEAK =
  /canary-\w+-\d+|"monthlyIncome"|uncaughtException|unhandledRejection|"code":"INTERNAL"|Unhandled 'error'/

/** For what was begun before its teller ended. */
const LAST_MS = 60_000

let stand: Stand
let random: Random
let logFile = ''
let unmount = () => {}
const leaks = new Set<string>()
const travelled = { days: 0 }

const orders: {
  [Name in Order]: (asks: Orders[Name]['asks']) => Promise<Orders[Name]['answers']>
} = {
  open: async ({ seed, faults: wanted, fleet = false, sabotage, log }) => {
    logFile = log
    random = seededRandom(seed)
    const disks = !fleet && wanted.includes('F13') ? smallDisks() : undefined
    unmount = disks?.unmount ?? unmount
    const folder = disks?.folder ?? createFolder
    stand = await openStand(
      fleet ? await fleetDatabase() : await aloneDatabase(await folder()),
      notice,
    )
    await disks?.apart(stand)
    if (sabotage !== undefined) await (sabotages[sabotage] ?? unknown(sabotage))(stand)
    return stand.addresses
  },
  act: async ({ fault }) => {
    const one = faults[fault] ?? unknown(fault)
    const why = one.impossible?.(stand)
    if (why !== undefined) return why
    await one.act(stand, random)
    return null
  },
  travel: async ({ days }) => {
    travelled.days += days
    await stand.sql(`create or replace function gateway_now() returns timestamptz(3) stable language sql
        return now() + interval '${travelled.days} days'`)
    return null
  },
  held: async () => stand.held(),
  leaks: async () => [...leaks],
  deadlocks: async () => deadlocksIn(stand.serverLog()),
  close: async ({ log }) => {
    writeFileSync(log, stand.serverLog())
    await stand.close()
    unmount()
    return null
  },
}

function notice(text: string): void {
  appendFileSync(logFile, text)
  for (const line of text.split('\n'))
    if (LEAK.test(line) && leaks.size < 20) leaks.add(line.slice(0, 600))
}

function unknown(name: string): never {
  throw new Error(`there is no ${name}`)
}

let last: Promise<unknown> = Promise.resolve()
process.on('message', async <Name extends Order>(told: Told<Name>) => {
  const { number, order, asks } = told
  const done = orders[order](asks)
  last = done.catch(() => undefined)
  try {
    process.send?.({ number, answers: await done })
  } catch (error) {
    process.send?.({ number, failed: error instanceof Error ? error.stack : String(error) })
  }
  if (order === 'close') process.exit()
})
// Whoever told it has ended; what is being started must be there to be stopped.
process.once('disconnect', async () => {
  await Promise.race([last, sleep(LAST_MS)])
  await stand?.close().catch(() => undefined)
  unmount()
  process.exit(1)
})

interface Told<Name extends Order> {
  readonly number: number
  readonly order: Name
  readonly asks: Orders[Name]['asks']
}
