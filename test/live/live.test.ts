import { ApolloClient, gql, InMemoryCache } from '@apollo/client/core'
import { GraphQLWsLink } from '@apollo/client/link/subscriptions'
import { createClient as createStreamClient } from 'graphql-sse'
import { Client } from 'pg'
import { afterAll, afterEach, describe, expect, it } from 'vitest'
import { WebSocket } from 'ws'
import { bareSocket, liveClient, subscribe } from '../support/clients/live.ts'
import { openAt, subscribed } from '../support/clients/subscriptions.ts'
import { long } from '../support/long.ts'
import { loanTools } from '../support/market/loans.ts'
import { type ServedWorld, startServedWorld } from '../support/servers/served-world.ts'
import type { Body } from '../support/world.ts'

const world: ServedWorld = await startServedWorld()
const ada = await world.token('ada', { name: 'Ada' })
const bob = await world.token('bob')
for (const token of [ada, bob]) await world.rest('GET', '/profile', { token })
const { newLoan, put, invest } = loanTools(world, ada)
afterEach(() => subscribed(world.url, 0))
afterAll(() => world.close())

const deposit = (token: string, amount = 1) =>
  world.rest('POST', '/wallet/deposit', { token, body: { amount } })
const inbox =
  'subscription ($after: String) { notificationReceived(after: $after) { type data cursor createdAt } }'
const amounts = (events: Body[]) => events.map(({ data }) => data.notificationReceived.data.amount)

describe('notificationReceived', () => {
  it('tells what happens from now on, in order, to its user alone', async () => {
    await deposit(ada, 99)
    const [mine, his] = [liveClient(world.url, ada), liveClient(world.url, bob)]
    const [own, other] = [subscribe(mine, inbox), subscribe(his, inbox)]
    await subscribed(world.url, 2)
    for (let amount = 1; amount <= 20; amount += 1) await deposit(ada, amount)
    await deposit(bob, 7)
    const events = await own.until(20)
    expect(amounts(events)).toEqual(Array.from({ length: 20 }, (_, index) => `${index + 1}.00`))
    expect(amounts(await other.until(1))).toEqual(['7.00'])
    expect([own.events.length, other.events.length]).toEqual([20, 1])
    await Promise.all([mine.dispose(), his.dispose()])
  })

  it('goes on behind a cursor: first what was missed, then what comes', async () => {
    const token = await world.token('resumer')
    for (const amount of [1, 2, 3]) await deposit(token, amount)
    const { notifications } = (await world.rest('GET', '/notifications', { token })).body
    const client = liveClient(world.url, token)
    const received = subscribe(client, inbox, { after: notifications[2].cursor })
    expect(amounts(await received.until(2))).toEqual(['2.00', '3.00'])
    await deposit(token, 4)
    expect(amounts(await received.until(3))).toEqual(['2.00', '3.00', '4.00'])
    await client.dispose()
  })

  it('says when a cursor is not one of this inbox, or too old', async () => {
    const token = await world.token('oldie')
    for (const amount of [1, 2, 3]) await deposit(token, amount)
    const { notifications } = (await world.rest('GET', '/notifications', { token })).body
    await world.database.sql(
      `with gone as (delete from notification using identity where user_id = profile_id and subject = 'oldie' and number <= 2)
       update inbox set forgotten_number = 2 from identity where user_id = profile_id and subject = 'oldie'`,
    )
    const client = liveClient(world.url, token)
    const codes = async (after: string) =>
      (await subscribe(client, inbox, { after }).until(1))[0].errors[0].extensions.code
    expect(await codes(notifications[2].cursor)).toBe('CURSOR_EXPIRED')
    expect(await codes('forged')).toBe('BAD_CURSOR')
    const his = liveClient(world.url, bob)
    const [answer] = await subscribe(his, inbox, { after: notifications[0].cursor }).until(1)
    expect(answer.errors[0].extensions.code).toBe('BAD_CURSOR')
    await Promise.all([client.dispose(), his.dispose()])
  })
})

describe('walletChanged and loanChanged', () => {
  it('tell the state first, and then after each change, in a fresh context', async () => {
    const { id } = await newLoan({ amount_requested: 100 })
    const client = liveClient(world.url, ada)
    const wallet = subscribe(client, 'subscription { walletChanged { balance availableBalance } }')
    const loan = subscribe(
      client,
      `subscription { loanChanged(id: "${id}") { status amountFunded borrower { fullName } history { to } } }`,
    )
    const draft = (await loan.until(1))[0].data.loanChanged
    expect([draft.status, draft.history]).toEqual(['DRAFT', [{ to: 'DRAFT' }]])
    await put(id, { status: 'open' })
    expect((await loan.until(2))[1].data.loanChanged).toEqual({
      status: 'OPEN',
      amountFunded: '0.00',
      borrower: { fullName: 'Ada' },
      history: [{ to: 'DRAFT' }, { to: 'OPEN' }],
    })
    await invest('lena', id, 100)
    const last = (await loan.until(3)).at(-1).data.loanChanged
    expect([last.status, last.history.length]).toEqual(['ACTIVE', 4])
    const before = (await world.rest('GET', '/wallet', { token: ada })).body.wallet.balance
    expect(Number((await wallet.until(2)).at(-1).data.walletChanged.balance)).toBe(before)
    await deposit(ada, 5)
    expect(Number((await wallet.until(3)).at(-1).data.walletChanged.balance)).toBe(before + 5)
    await client.dispose()
  })

  it('show whoever connects again what changed meanwhile, though nothing changes after', async () => {
    const { id } = await newLoan()
    const [wallet, loan] = [
      'subscription { walletChanged { balance } }',
      `subscription { loanChanged(id: "${id}") { title } }`,
    ]
    const shown = async () => {
      const client = liveClient(world.url, ada)
      const [one, other] = [subscribe(client, wallet), subscribe(client, loan)]
      const [{ walletChanged }, { loanChanged }] = [
        (await one.until(1)).at(-1).data,
        (await other.until(1)).at(-1).data,
      ]
      await client.dispose()
      return [Number(walletChanged.balance), loanChanged.title]
    }
    const [before] = await shown()
    await deposit(ada, 1)
    await put(id, { title: 'Meanwhile' })
    expect(await shown()).toEqual([Number(before) + 1, 'Meanwhile'])
  })

  it('tell changes alone where they are asked to', async () => {
    const { id } = await newLoan({ title: 'Before' })
    const client = liveClient(world.url, ada)
    const loan = subscribe(
      client,
      `subscription { loanChanged(id: "${id}", initial: false) { title } }`,
    )
    const wallet = subscribe(client, 'subscription { walletChanged(initial: false) { balance } }')
    await subscribed(world.url, 2)
    await put(id, { title: 'After' })
    await deposit(ada, 1)
    expect(await loan.until(1)).toMatchObject([{ data: { loanChanged: { title: 'After' } } }])
    await wallet.until(1)
    expect(wallet.events).toHaveLength(1)
    await client.dispose()
  })

  it('show those who follow alike what each begins with, and no older state after it', async () => {
    const { id } = await newLoan({ amount_requested: 1_000 })
    await put(id, { status: 'open' })
    const query = `subscription { loanChanged(id: "${id}") { version amountFunded } }`
    const clients = ['otto', 'vera', 'max'].map(async (subject) =>
      liveClient(world.url, await world.token(subject)),
    )
    const open = await Promise.all(clients)
    const feeds = open.map((client) => subscribe(client, query))
    for (const one of feeds) await one.until(1)
    await invest('lena', id, 40)
    const late = liveClient(world.url, await world.token('late'))
    feeds.push(subscribe(late, query))
    const funded = () => feeds.map(({ events }) => events.at(-1)?.data.loanChanged.amountFunded)
    await expect.poll(funded).toEqual(Array(4).fill('40.00'))
    for (const { events } of feeds) {
      const versions = events.map(({ data }) => data.loanChanged.version)
      expect(versions).toEqual([...new Set(versions)].toSorted((a, b) => a - b))
    }
    for (const client of [...open, late]) await client.dispose()
  })

  it('show one event to each as they may see it: the borrower, a lender and others', async () => {
    const place = { location_latitude: 40.123456, location_longitude: -3.654321 }
    const { id } = await newLoan({ ...place, amount_requested: 100 })
    await put(id, { status: 'open' })
    const query = `subscription { loanChanged(id: "${id}") { amountFunded locationLatitude } }`
    const mine = `subscription { loanChanged(id: "${id}") { amountFunded locationLatitude myInvestment } }`
    const subjects = ['ada', 'vera', 'otto', 'max', 'lena'] as const
    const clients = await Promise.all(
      subjects.map(async (subject) => liveClient(world.url, await world.token(subject))),
    )
    const feeds = clients.map((client, at) => subscribe(client, at < 3 ? query : mine))
    for (const one of feeds) await one.until(1)
    await invest('lena', id, 40)
    const seen = await Promise.all(
      feeds.map(async (one) => (await one.until(2)).at(-1).data.loanChanged),
    )
    const [owner, vera, otto, max, lena] = seen
    expect(owner).toEqual({ amountFunded: '40.00', locationLatitude: 40.123456 })
    expect(vera.locationLatitude).not.toBe(40.123456)
    expect(otto).toEqual(vera)
    expect(max).toEqual({ ...vera, myInvestment: '0.00' })
    expect(lena).toEqual({ ...vera, myInvestment: '40.00' })
    for (const client of clients) await client.dispose()
  })

  it('tell of what was committed late, behind changes that came after it', async () => {
    const [late, early] = [(await newLoan()).id, (await newLoan()).id]
    const client = liveClient(world.url, ada)
    const ofLate = subscribe(
      client,
      `subscription { loanChanged(id: "${late}", initial: false) { title } }`,
    )
    const ofEarly = subscribe(
      client,
      `subscription { loanChanged(id: "${early}", initial: false) { title } }`,
    )
    await subscribed(world.url, 2)
    const slow = new Client({ connectionString: world.database.adminUrl })
    await slow.connect()
    await slow.query('begin')
    await slow.query("update loan set title = 'Late' where id = $1", [late])
    await put(early, { title: 'Early' })
    expect(await ofEarly.until(1)).toMatchObject([{ data: { loanChanged: { title: 'Early' } } }])
    expect(ofLate.events).toEqual([])
    await slow.query('commit')
    await slow.end()
    expect(await ofLate.until(1)).toMatchObject([{ data: { loanChanged: { title: 'Late' } } }])
    await client.dispose()
  })

  it('refuse drafts of others as if they were not', async () => {
    const { id } = await newLoan()
    const client = liveClient(world.url, bob)
    for (const unseen of [id, 'nonsense']) {
      const [answer] = await subscribe(
        client,
        `subscription { loanChanged(id: "${unseen}") { id } }`,
      ).until(1)
      expect(answer.errors[0]).toMatchObject({ extensions: { code: 'NOT_FOUND' } })
    }
    await client.dispose()
  })
})

describe('with the clients that people use', () => {
  it('reaches Apollo Client', async () => {
    const link = new GraphQLWsLink(liveClient(world.url, ada))
    const client = new ApolloClient({ link, cache: new InMemoryCache() })
    const received = new Promise<Body>((resolve, reject) =>
      client
        .subscribe({ query: gql`subscription { walletChanged { balance } }` })
        .subscribe({ next: ({ data }) => resolve(data), error: reject }),
    )
    await subscribed(world.url, 1)
    await deposit(ada, 1)
    expect((await received).walletChanged.balance).toMatch(/^\d+\.\d\d$/)
    client.stop()
    link.client.dispose()
  })

  it('reaches graphql-sse, and replays there too', async () => {
    const token = await world.token('streamer')
    await deposit(token, 1)
    const { notifications } = (await world.rest('GET', '/notifications', { token })).body
    await deposit(token, 2)
    const client = createStreamClient({
      url: `${world.url}/graphql/stream`,
      headers: { authorization: `Bearer ${token}` },
      retryAttempts: 0,
    })
    const events: Body[] = []
    for await (const event of client.iterate<Body>({
      query: inbox,
      variables: { after: notifications[0].cursor },
    })) {
      events.push(event)
      if (events.length === 1) await deposit(token, 3)
      if (events.length === 2) break
    }
    expect(amounts(events)).toEqual(['2.00', '3.00'])
    client.dispose()
  })

  it('reaches those who ask for events at /graphql itself, as the explorer does', async () => {
    const token = await world.token('explorer')
    const query = 'subscription { walletChanged(initial: false) { balance } }'
    await deposit(token, 1)
    const answer = await fetch(`${world.url}/graphql?query=${encodeURIComponent(query)}`, {
      headers: { authorization: `Bearer ${token}`, accept: 'text/event-stream' },
    })
    await subscribed(world.url, 1)
    await deposit(token, 2)
    let text = ''
    const decoder = new TextDecoder()
    for await (const bytes of answer.body ?? []) {
      text += decoder.decode(bytes)
      if (text.includes('data: {')) break
    }
    // With a standby each event has its token.
    expect(text).toMatch(
      /event: next\ndata: \{"data":\{"walletChanged":\{"balance":"3.00"\}\}(,"extensions":\{"consistencyToken":"[^"]+"\})?\}\n\n/,
    )
  })

  long('ends without `complete` when the gateway stops, so that clients reconnect', async () => {
    const other = await startServedWorld()
    const token = await other.token('explorer')
    const query = 'subscription { walletChanged { balance } }'
    const answer = await fetch(`${other.url}/graphql?query=${encodeURIComponent(query)}`, {
      headers: { authorization: `Bearer ${token}`, accept: 'text/event-stream' },
    })
    await subscribed(other.url, 1)
    const [text] = await Promise.all([answer.text(), other.close()])
    expect(text).not.toContain('event: complete')
  })

  it('tells a stream what is wrong, in its own form', async () => {
    const stream = (body: unknown, headers = {}) =>
      fetch(`${world.url}/graphql/stream`, {
        method: 'POST',
        headers: {
          authorization: `Bearer ${ada}`,
          'content-type': 'application/json',
          accept: 'text/event-stream',
          ...headers,
        },
        body: JSON.stringify(body),
      })
    const wrong = await stream({ query: '{ me { id } }' })
    expect(wrong.headers.get('content-type')).toContain('text/event-stream')
    expect(await wrong.text()).toMatch(
      /event: next\ndata: .*SUBSCRIPTIONS_ONLY.*\n\nevent: complete/,
    )
    expect((await stream({ query: inbox }, { accept: 'application/json' })).status).toBe(406)
    const nobody = await stream({ query: inbox }, { authorization: 'Bearer x.y.z' })
    expect([nobody.status, ((await nobody.json()) as Body).errors[0].extensions.code]).toEqual([
      401,
      'UNAUTHENTICATED',
    ])
  })
})

describe('several gateways on one database', () => {
  long('tell what was done through the other', async () => {
    const other = await world.beside()
    const client = liveClient(other.url, ada)
    const received = subscribe(client, inbox)
    await subscribed(other.url, 1)
    await deposit(ada, 42)
    expect(amounts(await received.until(1))).toEqual(['42.00'])
    await client.dispose()
    await other.close()
  })
})

describe('a socket', () => {
  const init = (token?: string) => ({
    type: 'connection_init',
    ...(token && { payload: { authorization: `Bearer ${token}` } }),
  })
  const start = (id: string, query = 'subscription { walletChanged(initial: false) { id } }') => ({
    type: 'subscribe',
    id,
    payload: { query },
  })

  it.each([
    ['no token', [init()], 4401],
    ['a bad token', [init('a.b.c')], 4401],
    ['a subscription before the handshake', [start('1')], 4401],
    ['two handshakes', [init(ada), init(ada)], 4429],
    ['the same id twice', [init(ada), 'ack', start('1'), start('1')], 4409],
    ['no JSON', ['{'], 4400],
    ['a message of 70 KB', [`"${'x'.repeat(70_000)}"`], 1009],
  ])('is closed for %s', async (_what, messages, code) => {
    const { send, said, closed } = await bareSocket(world.url)
    for (const message of messages) {
      if (message === 'ack') await said('connection_ack')
      else send(message)
    }
    expect((await closed)[0]).toBe(code)
  })

  long('is closed without a handshake in 3 s, and for a wrong protocol', async () => {
    const { closed } = await bareSocket(world.url)
    const wrong = new WebSocket(`${world.url.replace('http', 'ws')}/graphql`, 'graphql-ws')
    wrong.on('error', () => undefined)
    const code = await new Promise((resolve) => wrong.once('close', resolve))
    expect([4406, 1006]).toContain(code)
    expect((await closed)[0]).toBe(4408)
  })

  it('takes subscriptions only, at most 50, and 100 messages a minute', async () => {
    const { send, said, messages, closed } = await bareSocket(world.url)
    send(init(ada))
    await said('connection_ack')
    for (const [id, query] of Object.entries({
      q: '{ me { id } }',
      m: 'mutation { deposit(input: { amount: 5 }) { wallet { id } } }',
      p: 'subscription {',
      v: 'subscription { nothing }',
    }))
      send(start(id, query))
    // Until they are refused they are counted, too.
    await expect.poll(() => messages.filter(({ type }) => type === 'error').length).toBe(4)
    for (let count = 1; count <= 51; count += 1) send(start(`s${count}`))
    const codes = () =>
      Object.fromEntries(
        messages
          .filter(({ type }) => type === 'error')
          .map(({ id, payload }) => [id, payload[0].extensions.code]),
      )
    await expect.poll(codes).toEqual({
      q: 'SUBSCRIPTIONS_ONLY',
      m: 'SUBSCRIPTIONS_ONLY',
      p: 'GRAPHQL_PARSE_FAILED',
      v: 'GRAPHQL_VALIDATION_FAILED',
      s51: 'TOO_MANY_SUBSCRIPTIONS',
    })
    for (let count = 0; count < 60; count += 1) send({ type: 'ping' })
    expect(await closed).toEqual([4429, 'Too many messages'])
  })

  it('carries one subscription for an id that is used again and again before it is open', async () => {
    const { send, said, messages, socket } = await bareSocket(world.url)
    send(init(ada))
    await said('connection_ack')
    for (let count = 0; count < 40; count += 1) {
      send(start('1'))
      send({ type: 'complete', id: '1' })
    }
    send(start('1'))
    await subscribed(world.url, 1)
    await deposit(ada)
    await said('next')
    expect(messages.map(({ type }) => type)).toEqual(['connection_ack', 'next'])
    socket.close()
    await subscribed(world.url, 0)
  })

  it('is one of at most 20 of a user', async () => {
    const token = await world.token('hoarder')
    const sockets = []
    for (let count = 0; count < 20; count += 1) {
      const one = await bareSocket(world.url)
      one.send(init(token))
      sockets.push(one)
    }
    for (const { said } of sockets) await said('connection_ack')
    const more = await bareSocket(world.url)
    more.send(init(token))
    expect(await more.closed).toEqual([4429, 'Too many connections'])
    sockets[0]?.socket.close()
    await expect.poll(() => openAt(world.url, 'connections')).toBe(19)
    const again = await bareSocket(world.url)
    again.send(init(token))
    await again.said('connection_ack')
    for (const { socket } of [...sockets, again]) socket.terminate()
  })

  long(
    'ends with its token; a ping with a fresh one moves the end, one of another closes',
    async () => {
      const short = await world.token('short', { lifetimeSeconds: 4 })
      const { send, closed } = await bareSocket(world.url)
      send(init(short))
      const renewed = await bareSocket(world.url)
      renewed.send(init(short))
      await renewed.said('connection_ack')
      const fresh = await world.token('short')
      renewed.send({ type: 'ping', payload: { authorization: `Bearer ${fresh}` } })
      expect(await closed).toEqual([4403, 'Token expired'])
      expect(renewed.socket.readyState).toBe(WebSocket.OPEN)
      renewed.send({ type: 'ping', payload: { authorization: `Bearer ${bob}` } })
      expect((await renewed.closed)[0]).toBe(4403)
    },
  )

  it('is not opened from foreign pages, or at other paths', async () => {
    const refused = (path: string, origin?: string) =>
      new Promise<number>((resolve) => {
        const socket = new WebSocket(
          `${world.url.replace('http', 'ws')}${path}`,
          'graphql-transport-ws',
          origin ? { origin } : {},
        )
        socket.once('unexpected-response', (_request, { statusCode }) => resolve(statusCode ?? 0))
        socket.once('open', () => {
          socket.close()
          resolve(101)
        })
        socket.on('error', () => undefined)
      })
    expect(await refused('/graphql', 'https://evil.example')).toBe(403)
    expect(await refused('/graphql', world.url)).toBe(101)
    expect(await refused('/loans')).toBe(404)
    expect(await refused('/graphql')).toBe(101)
  })

  it('is told to come back when the gateway stops', async () => {
    const other = await world.beside()
    const { send, said, closed } = await bareSocket(other.url)
    send(init(ada))
    await said('connection_ack')
    send(start('1'))
    await subscribed(other.url, 1)
    await other.close()
    expect(await closed).toEqual([1001, 'Going away, reconnect'])
  })
})
