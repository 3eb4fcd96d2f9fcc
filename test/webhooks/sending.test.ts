import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createServer as createPlain } from 'node:http'
import { createServer } from 'node:https'
import { type AddressInfo, createServer as createTcp } from 'node:net'
import { join } from 'node:path'
import { afterAll, describe, expect, it, onTestFinished } from 'vitest'
import { restAfter } from '../../src/lending/give-way.ts'
import { bodyOf } from '../../src/lending/webhooks/body.ts'
import { nextWait } from '../../src/lending/webhooks/deliver.ts'
import { openSender } from '../../src/lending/webhooks/send.ts'
import { isSecret, newSecret, signed } from '../../src/lending/webhooks/signature.ts'
import { createFolder, removeFolder } from '../support/folders.ts'
import { startNameServer } from '../support/servers/name-server.ts'
import { startReceiver } from '../support/servers/receiver.ts'

const anywhere = { plain: true, privateNetworks: true }
const internet = { plain: true, privateNetworks: false }
const body = Buffer.from('{}')

const folder = await createFolder()
afterAll(() => removeFolder(folder))

async function receiver() {
  const one = await startReceiver()
  onTestFinished(one.close)
  return one
}

function sender(...given: Parameters<typeof openSender>) {
  const one = openSender(...given)
  onTestFinished(one.close)
  return one
}

describe('the signature', () => {
  it('is that of the test of Standard Webhooks', () => {
    const secret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'
    const id = 'msg_p5jXN8AQM9LWM0D4loKWxJek'
    expect(signed([secret], id, 1_614_265_330, Buffer.from('{"test": 2432232314}'))).toEqual({
      'webhook-id': id,
      'webhook-timestamp': '1614265330',
      'webhook-signature': 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
    })
  })

  it('takes secrets of 24 to 64 bytes', () => {
    const of = (bytes: number) => `whsec_${Buffer.alloc(bytes, 1).toString('base64')}`
    expect([newSecret(), of(24), of(64)].map(isSecret)).toEqual([true, true, true])
    expect(newSecret()).not.toBe(newSecret())
    const wrong = [of(23), of(65), of(32).slice(6), 'whsec_', `${of(24)}=`, 'whsec_****']
    expect(wrong.filter(isSecret)).toEqual([])
  })
})

describe('a body', () => {
  const event = {
    id: '01a1fddc-8957-7000-8000-000000000042',
    sequence: 4_711,
    type: 'loan.active',
    createdAt: new Date('2026-11-26T10:15:30.123Z'),
    data: {
      contract: '1.0.0',
      member_id: 'm',
      loan: { id: 'l', status: 'active', amount_funded: 400 },
    },
  }
  const read = (bytes: Buffer) => JSON.parse(String(bytes))

  it('is full, or has ids and states', () => {
    expect(read(bodyOf(event, 'full'))).toEqual({
      id: event.id,
      sequence: 4_711,
      type: 'loan.active',
      timestamp: '2026-11-26T10:15:30.123Z',
      data: event.data,
    })
    expect(read(bodyOf(event, 'thin')).data).toEqual({
      contract: '1.0.0',
      member_id: 'm',
      loan: { id: 'l', status: 'active' },
    })
  })

  it('is never of 20 KB: it is thin instead', () => {
    const long = {
      ...event,
      data: { ...event.data, loan: { id: 'l', reference: 'é'.repeat(10_000) } },
    }
    expect(read(bodyOf(long, 'full')).data.loan).toEqual({ id: 'l' })
  })
})

it('waits longer each time, never twice as long as planned, and not for ever', () => {
  const waits = Array.from({ length: 12 }, (_, failed) => nextWait(failed))
  expect(waits.map((wait) => wait === undefined)).toEqual(
    Array.from({ length: 12 }, (_, failed) => failed >= 10),
  )
  expect(new Set(Array.from({ length: 20 }, () => nextWait(3))).size).toBeGreaterThan(10)
})

it('gives way to requests that keep a gateway busy, the more the more endpoints there are, but not for ever, and not while there is time to spare', () => {
  expect(restAfter(10, 1, 0)).toBe(0)
  expect(restAfter(10, 1, 0.8)).toBe(0)
  expect(restAfter(10, 1, 0.9)).toBeCloseTo(195)
  expect(restAfter(10, 1, 1)).toBe(390)
  expect(restAfter(5, 3, 1)).toBe(585)
  expect(restAfter(15_000, 1, 1)).toBe(2_000)
})

describe('sending', () => {
  it('resolves a name once, and connects to the address that was checked', async () => {
    const one = await receiver()
    // The second answer leads within: whoever resolved again would go there.
    const names = await startNameServer({ 'rebinding.example': ['127.0.0.1', '10.0.0.1'] })
    onTestFinished(() => void names.close())
    const { send } = sender(anywhere, { nameServers: [names.address] })
    const url = `http://rebinding.example:${one.port}/`
    expect(await send(url, {}, body)).toMatchObject({ status: 204 })
    expect(names.asked).toEqual(['rebinding.example'])
    expect(one.received[0]?.headers.host).toBe(`rebinding.example:${one.port}`)
  })

  it.each([
    ['127.0.0.1'],
    ['10.0.0.1'],
    ['169.254.169.254'],
    ['100.64.0.1'],
    ['::1'],
    ['::ffff:7f00:1'],
    ['64:ff9b::7f00:1'],
    ['2002:7f00:1::'],
    ['fe80::1'],
  ])('connects to no name that is %s', async (address) => {
    const one = await receiver()
    const names = await startNameServer({ 'inside.example': [address] })
    onTestFinished(() => void names.close())
    const { send } = sender(internet, { nameServers: [names.address] })
    const { status, problem } = await send(`http://inside.example:${one.port}/`, {}, body)
    expect(status).toBeNull()
    expect(problem).toMatch(/^inside\.example is .+, which is not a public internet address/)
    expect(one.received).toEqual([])
  })

  it('connects to no name one of whose addresses is within', async () => {
    const names = await startNameServer({ 'both.example': ['1.1.1.1', '::1'] })
    onTestFinished(() => void names.close())
    const { send } = sender(internet, { nameServers: [names.address] })
    expect((await send('http://both.example/', {}, body)).problem).toContain('::1')
  })

  it('connects to no address within that is written in the URL, although it was taken before', async () => {
    const one = await receiver()
    const { send } = sender(internet)
    for (const host of ['127.0.0.1', 'localhost', '[::ffff:127.0.0.1]', '2130706433'])
      expect((await send(`http://${host}:${one.port}/`, {}, body)).problem).toContain(
        'is not a public internet address',
      )
    expect(one.received).toEqual([])
  })

  it('says that a name is unknown, or that nobody listens', async () => {
    const names = await startNameServer({})
    onTestFinished(() => void names.close())
    const { send } = sender(anywhere, { nameServers: [names.address] })
    expect((await send('http://nobody.example/', {}, body)).problem).toContain('ENOTFOUND')
    expect((await send('http://127.0.0.1:1/', {}, body)).problem).toContain('ECONNREFUSED')
  })

  it('follows no redirect', async () => {
    const [one, other] = [await receiver(), await receiver()]
    for (const status of [301, 302, 303, 307, 308]) {
      one.answer = (reply) => reply.writeHead(status, { location: other.url }).end()
      expect((await sender(anywhere).send(one.url, {}, body)).status).toBe(status)
    }
    expect(other.received).toEqual([])
  })

  it('ends after its time, whether nothing comes, or one byte after the other', async () => {
    const one = await receiver()
    one.answer = () => undefined
    const { send } = sender(anywhere, { attemptMs: 300 })
    expect((await send(one.url, {}, body)).problem).toBe('no answer within 0.3 s')
    one.answer = (reply) => {
      reply.writeHead(200)
      const drop = setInterval(() => reply.write('.'), 50)
      reply.on('close', () => clearInterval(drop))
    }
    // The status has come, which is what counts.
    expect(await send(one.url, {}, body)).toMatchObject({ status: 200, problem: null })
    const mute = createTcp(() => undefined).listen(0, '127.0.0.1')
    onTestFinished(() => void mute.close())
    await once(mute, 'listening')
    const { port } = mute.address() as AddressInfo
    expect((await send(`https://127.0.0.1:${port}/`, {}, body)).problem).toContain('no answer')
  })

  it('reads the beginning of an answer that never ends, as text', async () => {
    const server = createPlain((_, reply) => {
      reply.writeHead(500)
      const chunk = Buffer.concat([Buffer.from('a\u0000\u001bé\n'), Buffer.alloc(65_536, 0xff)])
      const pour = () => {
        while (!reply.destroyed && reply.write(chunk));
      }
      reply.on('drain', pour)
      pour()
    }).listen(0, '127.0.0.1')
    onTestFinished(() => void server.close())
    await once(server, 'listening')
    const { port } = server.address() as AddressInfo
    const { status, answer } = await sender(anywhere).send(`http://127.0.0.1:${port}/`, {}, body)
    expect(status).toBe(500)
    expect(answer?.startsWith('a\ufffd\ufffdé\n')).toBe(true)
    expect([...(answer ?? '')].length).toBeLessThanOrEqual(1_000)
    expect(answer).toBe(answer?.toWellFormed())
  })

  it('sends again at once if the receiver closes a connection that was kept', async () => {
    const one = await receiver()
    const { send } = sender(anywhere)
    one.answer = (reply) => reply.writeHead(204).end()
    await send(one.url, {}, body)
    const kept = one.received.length
    one.answer = (reply) => {
      if (one.received.length === kept + 1) reply.socket?.resetAndDestroy()
      else reply.writeHead(204).end()
    }
    expect(await send(one.url, {}, body)).toMatchObject({ status: 204 })
    expect(one.received).toHaveLength(kept + 2)
  })

  it('trusts no certificate that nobody has signed', async () => {
    const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')]
    execFileSync(
      'openssl',
      [
        'req',
        '-x509',
        '-newkey',
        'ec',
        '-pkeyopt',
        'ec_paramgen_curve:P-256',
        '-nodes',
        '-days',
        '2',
        '-subj',
        '/CN=localhost',
        '-keyout',
        key,
        '-out',
        cert,
      ],
      { stdio: 'ignore' },
    )
    const got: string[] = []
    const server = createServer(
      { key: readFileSync(key), cert: readFileSync(cert) },
      (request, reply) => {
        got.push(request.url ?? '')
        reply.end()
      },
    ).listen(0, '127.0.0.1')
    onTestFinished(() => void server.close())
    await once(server, 'listening')
    const { port } = server.address() as AddressInfo
    const { status, problem } = await sender(anywhere).send(`https://localhost:${port}/`, {}, body)
    expect(status).toBeNull()
    expect(problem).toMatch(/self-signed certificate/)
    expect(got).toEqual([])
  })
})
