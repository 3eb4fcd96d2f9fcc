import { once } from 'node:events'
import { afterAll, afterEach, beforeAll, describe, expect, inject, it } from 'vitest'
import { liveClient, subscribe } from '../support/clients/live.ts'
import { subscribed } from '../support/clients/subscriptions.ts'
import { createDatabase, type TestDatabase } from '../support/database.ts'
import { missingIn, named, optional } from '../support/monitoring.ts'
import { beginProgram, runProgram, startProgram } from '../support/program.ts'
import {
  freePort,
  type Nats,
  natsServer,
  startNats,
  unlessNats,
} from '../support/servers/fleet/nats.ts'

// Whole gateways, each a process of its own, that share a NATS which asks for a password.

const PATIENCE = { timeout: 60_000, interval: 100 }
const PASSWORD = 'a-secret-of-nats'

interface Started {
  readonly url: string
  readonly child: Awaited<ReturnType<typeof startProgram>>['child']
}

describe.skipIf(natsServer === undefined)(`gateways on a bus${unlessNats}`, () => {
  let nats: Nats
  let database: TestDatabase
  const started: Started[] = []
  beforeAll(async () => {
    nats = await startNats('--user', 'lending', '--pass', PASSWORD)
    database = await createDatabase()
  })
  afterEach(async () => {
    for (const { child } of started.splice(0)) {
      const ended = once(child, 'close')
      if (child.exitCode === null && child.signalCode === null && child.kill('SIGKILL')) await ended
    }
  })
  afterAll(async () => {
    await database.drop()
    await nats.kill()
  })

  const settings = (url = `nats://lending:${PASSWORD}@127.0.0.1:${nats.port}`) => ({
    ...database.settings,
    DATA_DIR: inject('dataDir'),
    BUS_URL: url,
    SEED_DEMO: '0',
  })
  const start = async () => {
    const gateway = await startProgram(settings())
    started.push(gateway)
    return gateway
  }
  const metric = async ({ url }: Started, name: string) => {
    const text = await (await fetch(`${url}/metrics`)).text()
    return Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1])
  }
  const relays = async () => {
    const found = await Promise.all(started.map((one) => metric(one, 'bus_relay')))
    return started.filter((_, at) => found[at] === 1)
  }
  const tokenOf = async (subject: string) => {
    const { stdout } = await runProgram(['token', '--sub', subject], settings())
    return stdout.trim()
  }

  it('replaces a relay that is killed, and tells of every deposit', async () => {
    for (let count = 0; count < 3; count += 1) await start()
    await expect.poll(async () => (await relays()).length, PATIENCE).toBe(1)
    const [killed] = await relays()
    const others = started.filter((one) => one !== killed)
    const [listens, writes] = others
    if (killed === undefined || listens === undefined || writes === undefined)
      throw new Error('three were started')
    const token = await tokenOf('ada')
    const client = liveClient(listens.url, token)
    const received = subscribe(client, 'subscription { notificationReceived { data } }')
    await subscribed(listens.url, 1)
    const deposit = (amount: number) =>
      fetch(`${writes.url}/wallet/deposit`, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: JSON.stringify({ amount }),
      })
    for (let amount = 1; amount <= 20; amount += 1) {
      expect((await deposit(amount)).status).toBeLessThan(300)
      if (amount === 5) killed.child.kill('SIGKILL')
    }
    const events = await received.until(20)
    expect(events.map(({ data }) => data.notificationReceived.data.amount)).toEqual(
      Array.from({ length: 20 }, (_, at) => `${at + 1}.00`),
    )
    started.splice(started.indexOf(killed), 1)
    await expect.poll(async () => (await relays()).length, PATIENCE).toBe(1)
    for (const one of started) {
      expect(await metric(one, 'bus_connected')).toBe(1)
      await expect.poll(() => metric(one, 'bus_beat_age_seconds'), PATIENCE).toBeLessThan(1)
    }
    await client.dispose()
  })

  it.each([
    ['refuses the password', () => `nats://lending:wrong-secret@127.0.0.1:${nats.port}`],
    ['is not there', async () => `nats://lending:wrong-secret@127.0.0.1:${await freePort()}`],
  ])(
    'serves without a bus that %s, and says so in one line without the password',
    async (_, url) => {
      const { child, output } = beginProgram(['serve'], settings(await url()))
      await expect
        .poll(() => output.stdout + output.stderr, PATIENCE)
        .toMatch(/listening at[\s\S]*the bus is not used|the bus is not used[\s\S]*listening at/)
      const [, address = ''] =
        /listening at (http:\/\/[\w.:]+)/.exec(output.stdout + output.stderr) ?? []
      started.push({ url: address, child })
      expect(await metric({ url: address, child }, 'bus_connected')).toBe(0)
      expect((await fetch(`${address}/readyz`)).status).toBe(200)
      const { stdout } = await runProgram(['doctor'], settings(await url()))
      expect(stdout).toMatch(/! the bus at 127\.0\.0\.1:\d+ can't be used/)
      // It has tried a few times by then.
      const said = output.stdout + output.stderr
      expect(said.match(/the bus is not used/g)).toHaveLength(1)
      expect(said + stdout).not.toContain('wrong-secret')
    },
  )

  it('has the metrics that alerts and dashboard name', async () => {
    const { url } = started[0] ?? (await start())
    const text = await (await fetch(`${url}/metrics`)).text()
    const names = named.filter((name) => optional.bus.test(name))
    expect(names.length).toBeGreaterThan(0)
    expect(missingIn(text, names)).toEqual([])
  })

  it('is found by the doctor', async () => {
    const { stdout } = await runProgram(['doctor'], settings())
    expect(stdout).toMatch(/✓ NATS \d+\.\d+\.\d+ answers at 127\.0\.0\.1:\d+\n/)
  })

  it('does not start with a malformed address', async () => {
    const { code, stderr } = await runProgram(['serve'], settings('nats:/nowhere'))
    expect([code, stderr.trim().split('\n')]).toEqual([
      2,
      [expect.stringMatching(/^lending-gateway: BUS_URL: must be a nats:/)],
    ])
  })
})
