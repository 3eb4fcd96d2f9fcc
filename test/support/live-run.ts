import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { createClient } from 'graphql-ws'
import { Client } from 'pg'
import { WebSocket } from 'ws'
import { startEmbedded } from '../../src/database/embedded/index.ts'
import { developmentIssuer } from '../../src/identity/development.ts'
import { startCuttingProxy } from './cutting-proxy.ts'
import { createFolder, removeFolder } from './folders.ts'
import { startProgram } from './program.ts'
import type { Body } from './world.ts'

const SUBSCRIBERS = 8
const WRITERS = 16
const WORK = 150
const AWAY_MS = 100
const SETTLE_MS = 60_000

/** What a run found; sound when nothing is missing, foreign or out of order. */
export interface LiveFindings {
  readonly events: number
  readonly connections: number
  readonly cuts: number
  readonly kills: number
  readonly missing: number
  readonly foreign: number
  readonly disordered: number
  readonly doubled: number
}

const inbox =
  'subscription ($after: String) { notificationReceived(after: $after) { id userId cursor } }'

/** Cuts sockets under load and kills gateways, so many times, then compares what each subscriber got with the table. */
export async function liveRun(deaths: number): Promise<LiveFindings> {
  const dataDir = await createFolder()
  const database = await startEmbedded(dataDir)
  // Below the ports that the system gives to outgoing connections.
  const base = 20_000 + Math.floor(Math.random() * 10_000)
  const ports = [base, base + 1]
  const start = (port: number) =>
    startProgram({
      DATA_DIR: dataDir,
      DATABASE_URL: database.url,
      DATABASE_OWNER_URL: database.ownerUrl,
      PORT: String(port),
    })
  const gateways = await Promise.all(ports.map(start))
  const proxy = await startCuttingProxy(ports.map((port) => ({ port })))
  const issuer = await developmentIssuer(dataDir)
  let [writing, listening, kills, connections] = [true, true, 0, 0]

  const call = async (token: string, path: string, body: object) =>
    fetch(`http://127.0.0.1:${ports[Math.floor(Math.random() * 2)]}${path}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
  const people = await Promise.all(
    Array.from({ length: SUBSCRIBERS }, async (_, who) => {
      const token = await issuer.issue({ subject: `listener-${who}`, lifetimeSeconds: 3600 })
      const first = await call(token, '/notifications', { title: 'First', message: 'From here on' })
      const { notification } = (await first.json()) as Body
      const { user_id: id, cursor } = notification
      return { id, token, cursor, received: [] as { id: string; userId: string }[] }
    }),
  )

  /** One connection, until it breaks; the next goes on behind the last event. */
  const listen = async (person: (typeof people)[number]) => {
    while (listening) {
      connections += 1
      const client = createClient({
        url: `${proxy.url.replace('http', 'ws')}/graphql`,
        webSocketImpl: WebSocket,
        connectionParams: { authorization: `Bearer ${person.token}` },
        retryAttempts: 0,
      })
      try {
        const events = client.iterate<Body>({ query: inbox, variables: { after: person.cursor } })
        for await (const { data } of events) {
          const { id, userId, cursor } = data.notificationReceived
          person.cursor = cursor
          person.received.push({ id, userId })
          if (!listening) break
        }
      } catch {
        await sleep(AWAY_MS)
      }
      void client.dispose()
    }
  }
  const listeners = people.map(listen)
  const writers = Array.from({ length: WRITERS }, async (_, writer) => {
    for (let turn = writer; writing; turn += 1) {
      const { token = '' } = people[turn % SUBSCRIBERS] ?? {}
      await call(token, '/wallet/deposit', { amount: 1 }).catch(() => sleep(AWAY_MS))
    }
  })
  const cutter = (async () => {
    for (; writing; await sleep(50 + Math.random() * 250)) proxy.cut()
  })()
  /** However fast the machine is, something is told between two deaths. */
  const work = async () => {
    const told = () => people.reduce((sum, { received }) => sum + received.length, 0)
    const enough = told() + WORK + Math.floor(Math.random() * WORK)
    while (told() < enough) await sleep(10)
  }
  for (; kills < deaths; kills += 1) {
    const victim = kills % 2
    await work()
    gateways[victim]?.child.kill('SIGKILL')
    gateways[victim] = await start(ports[victim] ?? 0)
  }
  await work()
  writing = false
  await Promise.all([...writers, cutter])

  const rows = await numbered(database.adminUrl.replace(/\/[^/]*$/, '/lending'))
  const expected = (id: string) => rows.filter((row) => row.user_id === id && row.number > 1)
  const settled = Date.now() + SETTLE_MS
  const complete = () =>
    people.every(
      ({ id, received }) => new Set(received.map((one) => one.id)).size >= expected(id).length,
    )
  while (!complete() && Date.now() < settled) await sleep(50)
  listening = false
  proxy.close()
  await Promise.all(listeners)

  const numbers = new Map(rows.map(({ id, number }) => [id, number]))
  const found = people.map(({ id, received }) => {
    const got = received.map((one) => numbers.get(one.id) ?? -1)
    return {
      events: received.length,
      missing: expected(id).filter((row) => !received.some((one) => one.id === row.id)).length,
      foreign: received.filter((one) => one.userId !== id).length,
      disordered: got.filter((number, index) => index > 0 && number < (got[index - 1] ?? 0)).length,
      doubled: received.length - new Set(received.map((one) => one.id)).size,
    }
  })
  for (const { child } of gateways) {
    child.kill('SIGTERM')
    await once(child, 'close')
  }
  await database.stop()
  await removeFolder(dataDir)
  const sum = (name: keyof (typeof found)[number]) =>
    found.reduce((total, one) => total + one[name], 0)
  return {
    events: sum('events'),
    connections,
    cuts: proxy.cuts(),
    kills,
    missing: sum('missing'),
    foreign: sum('foreign'),
    disordered: sum('disordered'),
    doubled: sum('doubled'),
  }
}

interface Row {
  readonly id: string
  readonly user_id: string
  readonly number: number
}

async function numbered(url: string): Promise<Row[]> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    const text = 'select id, user_id, number::int from notification order by user_id, number'
    return (await client.query<Row>(text)).rows
  } finally {
    await client.end()
  }
}
