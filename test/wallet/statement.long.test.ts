import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { long } from '../support/long.ts'
import { type Body, startWorld, statements, type World } from '../support/world.ts'

let world: World
let ada: string
let bob: string

beforeAll(async () => {
  world = await startWorld()
  ada = await world.token('ada')
  bob = await world.token('bob')
  await world.rest('GET', '/profile', { token: ada })
})
afterAll(() => world.close())

const post = (path: string, body: unknown, token = ada, headers = {}) =>
  world.rest('POST', path, { token, body, headers })

describe('the statement', () => {
  const list = (token: string, query: string) =>
    world.rest('GET', `/wallet/transactions${query}`, { token })

  it('is paged both ways without gaps or repeats while lines are added', async () => {
    const zoe = await world.token('zoe')
    for (let amount = 1; amount <= 9; amount += 1) await post('/wallet/deposit', { amount }, zoe)
    const amounts = (page: Body) => page.transactions.map(({ amount }: Body) => amount)
    const first = (await list(zoe, '?limit=4&include=total')).body
    expect([amounts(first), first.pagination.total]).toEqual([[9, 8, 7, 6], 9])
    await post('/wallet/deposit', { amount: 10 }, zoe)
    const answer = await list(zoe, `?limit=4&cursor=${first.pagination.next_cursor}`)
    expect(amounts(answer.body)).toEqual([5, 4, 3, 2])
    const links = answer.headers.get('link') ?? ''
    expect(links).toMatch(/rel="next".*rel="prev"/)
    const next = /<([^>]+)>; rel="next"/.exec(links)?.[1] ?? ''
    const last = (await world.rest('GET', next, { token: zoe })).body
    expect([amounts(last), last.pagination]).toMatchObject([
      [1],
      { next_cursor: null, has_more: false },
    ])
    const back = (await list(zoe, `?limit=4&cursor=${answer.body.pagination.previous_cursor}`)).body
    expect(amounts(back)).toEqual([9, 8, 7, 6])
  })

  it('is filtered', async () => {
    const yan = await world.token('yan')
    await post('/wallet/deposit', { amount: 9 }, yan)
    await post('/wallet/withdraw', { amount: 2 }, yan)
    const types = async (query: string) =>
      (await list(yan, query)).body.transactions.map(({ type }: Body) => type)
    expect(await types('?type=withdrawal')).toEqual(['withdrawal'])
    expect(await types('?direction=credit')).toEqual(['deposit'])
    expect(await types('?since=2999-01-01T00:00:00Z')).toEqual([])
    expect(await types('?until=2999-01-01T00:00:00Z')).toHaveLength(2)
  })

  it.each([
    ['?limit=0', 'limit'],
    ['?limit=101', 'limit'],
    ['?type=gift', 'type'],
    ['?since=yesterday', 'since'],
    ['?x=1', 'x'],
    ['?type=deposit&type=withdrawal', 'type'],
  ])('refuses %s', async (query, field) => {
    const { status, body } = await list(ada, query)
    expect([status, body.error.details[0].field]).toEqual([400, field])
  })

  long('is one CSV file for who prefers that, filtered like the list', async () => {
    const kim = await world.token('kim')
    for (let amount = 1; amount <= 105; amount += 1)
      await post('/wallet/deposit', { amount, description: 'a, "b"' }, kim)
    await post('/wallet/withdraw', { amount: 7 }, kim)
    const csv = async (query: string, accept: string) => {
      const headers = { accept }
      const answer = await world.rest('GET', `/wallet/transactions${query}`, {
        token: kim,
        headers,
      })
      expect(answer.headers.get('content-type')).toContain('text/csv')
      return String(answer.body).trimEnd().split('\r\n')
    }
    const [names = '', ...lines] = await csv('', 'text/csv')
    expect([names.split(',').slice(0, 5), lines.length]).toEqual([
      ['id', 'wallet_id', 'type', 'direction', 'amount'],
      106,
    ])
    const { transactions } = (await list(kim, '?limit=100')).body
    expect(lines.slice(0, 100).map((line) => line.split(',')[0])).toEqual(
      transactions.map(({ id }: Body) => id),
    )
    expect(lines[1]).toContain(',deposit,credit,105.00,USD,105.00,5565.00,completed,"a, ""b""",')
    expect(await csv('?f=csv&type=withdrawal', '*/*')).toHaveLength(2)
    const head = () => world.rest('HEAD', '/wallet/transactions?f=csv', { token: kim })
    // For nobody who reads it, only the first page is looked up.
    const answered = await statements(async () => {
      expect((await head()).headers.get('content-type')).toContain('text/csv')
      await world.rest('GET', '/wallet', { token: kim })
    })
    expect(answered.filter((text) => text.includes('wallet_transaction'))).toHaveLength(1)
  })

  it('takes only its own cursors', async () => {
    await post('/wallet/deposit', { amount: 1 })
    await post('/wallet/deposit', { amount: 1 })
    const cursor = (await list(ada, '?limit=1')).body.pagination.next_cursor
    const tampered = `${cursor.slice(0, -1)}${cursor.endsWith('A') ? 'B' : 'A'}`
    for (const [token, query] of [
      [bob, `?cursor=${cursor}`],
      [ada, `?type=deposit&cursor=${cursor}`],
      [ada, `?cursor=${tampered}`],
      [ada, '?cursor=x'],
      [ada, `?cursor=n${'x'.repeat(5000)}`],
    ] as const) {
      const { status, body } = await list(token, query)
      expect([status, body.error.code]).toEqual([400, 'BAD_CURSOR'])
    }
  })

  it('agrees with the wallet in every answer, whatever moves meanwhile', async () => {
    const xin = await world.token('xin')
    await post('/wallet/deposit', { amount: 1000 }, xin)
    const query =
      '{ me { wallet { balance } transactions(first: 1) { totalCount nodes { balanceAfter } } } }'
    let busy = true
    const writer = (async () => {
      while (busy) await post('/wallet/withdraw', { amount: 0.01 }, xin)
    })()
    for (let round = 0; round < 60; round += 1) {
      const { me } = (await world.graphql(xin, query)).body.data
      expect(me.transactions.nodes[0].balanceAfter).toBe(me.wallet.balance)
    }
    busy = false
    await writer
  })
})
