import type { ChildProcess } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import type { ServerResponse } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { findEmbedded } from '../../src/database/embedded/index.ts'
import { findHome } from '../../src/database/embedded/outside.ts'
import { runningPostmaster } from '../../src/database/embedded/running.ts'
import { createFolder, removeFolder } from '../support/folders.ts'
import { runProgram, startProgram } from '../support/program.ts'
import { rounds } from '../support/rounds.ts'
import { freePort } from '../support/servers/free-port.ts'
import {
  type Received,
  type Receiver,
  signaturesBy,
  startReceiver,
} from '../support/servers/receiver.ts'

/** `EVENTS=10000 npm test -- test/webhooks/kills.nightly.test.ts` is the full form. Each transfer causes three events. */
const EVENTS = Number(process.env.EVENTS ?? rounds(600))
const TOGETHER = 6

let folder: string
const children = new Set<ChildProcess>()
const receivers = new Set<Receiver>()
beforeAll(async () => {
  folder = await createFolder()
})
afterAll(async () => {
  for (const child of children) child.kill('SIGTERM')
  await Promise.all(
    [...children]
      .filter(({ exitCode, signalCode }) => exitCode === null && signalCode === null)
      .map((child) => once(child, 'close')),
  )
  for (const one of receivers) await one.close()
  await removeFolder(folder)
})

it('gets every event through at last, under one id each, whatever is killed, slow, wrong, redirecting or moved', {
  timeout: 300_000 + EVENTS * 200,
}, async () => {
  const settings = {
    DATA_DIR: folder,
    SEED_DEMO: '0',
    WEBHOOK_PRIVATE_NETWORKS: 'on',
    LOG_LEVEL: 'info',
  }
  const ports = [await freePort(), await freePort()]
  /** Starts a gateway, again and again as whoever supervises it does: the database may be away. */
  const start = async (index: number): Promise<ChildProcess> => {
    try {
      const { child } = await startProgram({ ...settings, PORT: String(ports[index]) })
      children.add(child)
      return child
    } catch {
      await sleep(500)
      return start(index)
    }
  }
  const gateways = [await start(0), await start(1)]
  const tokenOf = async (...args: string[]) =>
    (await runProgram(['token', '--ttl', '7d', ...args], settings)).stdout.trim()
  const [ada, bob, olga] = await Promise.all([
    tokenOf('--sub', 'ada'),
    tokenOf('--sub', 'bob'),
    tokenOf('--sub', 'olga', '--scope', 'lending:admin'),
  ])
  let turn = 0
  const call = async (method: string, path: string, token = '', body?: object, key?: string) => {
    turn += 1
    const answer = await fetch(`http://127.0.0.1:${ports[turn % 2]}${path}`, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
        ...(key && { 'idempotency-key': key }),
      },
      ...(body && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(20_000),
    })
    return { status: answer.status, body: await answer.json() }
  }
  /** Repeats a call under its key until it is answered. */
  const insist = async (...args: Parameters<typeof call>): ReturnType<typeof call> => {
    for (;;) {
      const answer = await call(...args).catch(() => undefined)
      if (answer && answer.status < 500 && ![409, 429].includes(answer.status)) return answer
      await sleep(200)
    }
  }

  /** The ids that the receiver has answered with success, with their sequences; it may have seen others, too. */
  const accepted = new Map<string, Set<number>>()
  let [again, faulty] = [0, true]
  let secret = ''
  const answer = (reply: ServerResponse, one: Received) => {
    const fault = faulty ? randomInt(12) : -1
    if (fault === 0) return reply.writeHead(500).end('wrong')
    if (fault === 1) return reply.writeHead(302, { location: 'http://127.0.0.1:1/' }).end()
    if (fault === 2) return reply.socket?.resetAndDestroy()
    if (fault === 3) return reply.writeHead(429, { 'retry-after': '1' }).end()
    if (!signaturesBy(secret, one).includes(true)) return reply.writeHead(401).end()
    const accept = () => {
      const known = accepted.get(one.id)
      if (known) again += 1
      accepted.set(one.id, (known ?? new Set()).add(one.body.sequence))
      // It has processed the event, and dies before it answers.
      if (fault === 4) reply.socket?.resetAndDestroy()
      else reply.writeHead(204).end()
    }
    if (fault === 5) setTimeout(accept, randomInt(1_500))
    else accept()
  }
  const receive = async (port?: number) => {
    const one = await startReceiver(port)
    receivers.add(one)
    one.answer = answer
    return one
  }
  let receiver = await receive()
  const made = await insist(
    'POST',
    '/operator/webhooks',
    olga,
    { url: receiver.url },
    'the-webhook',
  )
  const { id } = made.body.webhook
  secret = made.body.webhook.secret
  /** Everybody waits for hours until the next attempt; here they are over at once. */
  const query = async (text: string) => {
    const client = new Client({ connectionString: (await findEmbedded(folder))?.ownerUrl })
    client.on('error', () => undefined)
    await client.connect()
    try {
      return (await client.query(text)).rows
    } finally {
      await client.end()
    }
  }
  const hurry = () =>
    query(`update webhook_delivery set step = 0, next_at = case when next_at < now() + interval '60 seconds' then next_at else now() end
      where state = 'pending' and (next_at > now() + interval '61 seconds' or attempts > 0 and next_at > now())`).catch(
      () => [],
    )
  const kill = async (which: number) => {
    if (which < 2) {
      const gateway = gateways[which]
      gateway?.kill('SIGKILL')
      if (gateway) await once(gateway, 'close')
      gateways[which] = await start(which)
    } else if (which === 2) {
      const pid = (await runningPostmaster((await findHome(folder)) ?? ''))?.pid
      if (pid !== undefined) process.kill(pid, 'SIGKILL')
    } else if (which === 3) {
      const { port } = receiver
      await receiver.close()
      receivers.delete(receiver)
      await sleep(500)
      receiver = await receive(port)
    } else {
      const old = receiver
      receiver = await receive()
      await insist('PATCH', `/operator/webhooks/${id}`, olga, { url: receiver.url })
      await old.close()
      receivers.delete(old)
    }
  }
  await insist('POST', '/wallet/deposit', ada, { amount: 50_000 }, 'all-her-money')
  const recipient = (await insist('GET', '/profile', bob)).body.profile.id
  const transfers = Math.ceil(EVENTS / 3)
  const every = Math.max(TOGETHER, Math.floor(transfers / 10))
  for (let begun = 0; begun < transfers; begun += TOGETHER) {
    const batch = Array.from({ length: TOGETHER }, (_, index) => begun + index)
    const killing = Math.floor(begun / every) < Math.floor((begun + TOGETHER) / every)
    await Promise.all([
      ...batch.map((number) =>
        insist(
          'POST',
          '/wallet/transfer',
          ada,
          { recipient_id: recipient, amount: 1 },
          `transfer-${number}`,
        ),
      ),
      ...(killing ? [kill(Math.floor(begun / every) % 5)] : []),
      hurry(),
    ])
  }
  faulty = false
  const missing = async () => {
    await hurry()
    const events =
      await query(`select event.id, sequence::float8 as sequence from event, webhook where sequence > 0 and webhook.id = '${id}'
      and event.created_at >= webhook.created_at`).catch(() => undefined)
    if (events === undefined || events.length < EVENTS) return ['not all events']
    return events
      .filter((event) => !accepted.get(event.id)?.has(event.sequence))
      .map((event) => event.id)
  }
  await expect.poll(missing, { timeout: 120_000 + EVENTS * 60, interval: 1_000 }).toEqual([])
  const states = () =>
    query(`select state, count(*)::int as count from webhook_delivery group by state`).catch(
      () => [],
    )
  await expect
    .poll(states, { timeout: 120_000, interval: 1_000 })
    .toEqual([{ state: 'delivered', count: accepted.size }])
  // One event under each id, however often it came.
  expect([...accepted.values()].filter((sequences) => sequences.size !== 1)).toEqual([])
  const [sums] = await query(
    'select count(*)::int as events, count(distinct event_id)::int as ids from webhook_delivery',
  )
  expect(sums.events).toBe(sums.ids)
  expect(sums.events).toBeGreaterThanOrEqual(EVENTS)
  console.log(`${sums.events} events, of which ${again} came again`)
})
