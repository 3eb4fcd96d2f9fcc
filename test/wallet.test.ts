import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fingerprint } from './ledger.ts'
import { type Body, startWorld, statements, type World } from './world.ts'

let world: World
let ada: string
let bob: string
let bobId: string

beforeAll(async () => {
  world = await startWorld()
  ada = await world.token('ada')
  bob = await world.token('bob')
  bobId = (await world.rest('GET', '/profile', { token: bob })).body.profile.id
  await world.rest('GET', '/profile', { token: ada })
})
afterAll(() => world.close())

const waiting =
  "select count(*)::int from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()"
const post = (path: string, body: unknown, token = ada, headers = {}) =>
  world.rest('POST', path, { token, body, headers })
const key = () => ({ 'idempotency-key': crypto.randomUUID() })

describe('money', () => {
  it('comes in, moves and goes out, exactly, over both doors', async () => {
    const deposited = await post('/wallet/deposit', { amount: 100.1, description: 'first' })
    expect(deposited.status).toBe(201)
    expect(deposited.body.transaction).toMatchObject({
      type: 'deposit',
      direction: 'credit',
      amount: 100.1,
      balance_after: 100.1,
      description: 'first',
      status: 'completed',
      counterparty_id: null,
    })
    expect(deposited.body.wallet).toMatchObject({
      balance: 100.1,
      available_balance: 100.1,
      held_balance: 0,
      currency: 'USD',
    })
    const mutation = `mutation ($input: TransferInput!) { transfer(input: $input) {
      transaction { type amount balanceAfter counterpartyId reference } wallet { balance } userErrors { code } } }`
    const input = { recipientId: bobId, amount: '40.05' }
    const { transfer } = (await world.graphql(ada, mutation, { input })).body.data
    expect(transfer).toMatchObject({
      transaction: {
        type: 'TRANSFER_OUT',
        amount: '40.05',
        balanceAfter: '60.05',
        counterpartyId: bobId,
      },
      wallet: { balance: '60.05' },
      userErrors: [],
    })
    const { body: theirs } = await world.rest('GET', '/wallet/transactions', { token: bob })
    expect(theirs.transactions[0]).toMatchObject({
      type: 'transfer_in',
      amount: 40.05,
      reference: transfer.transaction.reference,
    })
    const out = await post('/wallet/withdraw', { amount: 60.05 })
    expect(out.body.wallet.balance).toBe(0)
    expect((await world.rest('GET', '/wallet', { token: ada })).body.wallet).toEqual(
      out.body.wallet,
    )
  })

  it('moves in one statement', async () => {
    await post('/wallet/deposit', { amount: 1 })
    const seen = await statements(() => post('/wallet/withdraw', { amount: 1 }))
    expect(seen.filter((text) => !/reverses_id/.test(text))).toHaveLength(1)
  })
})

describe('refusals store nothing', () => {
  const raw = (amount: string) => `{"amount":${amount}}`
  it.each([
    ['zero', '/wallet/deposit', { amount: 0 }, 422, 'AMOUNT_OUT_OF_RANGE'],
    ['a negative amount', '/wallet/withdraw', { amount: -5 }, 422, 'AMOUNT_OUT_OF_RANGE'],
    ['three decimals', '/wallet/deposit', raw('0.001'), 400, 'VALIDATION_FAILED'],
    ['1e-7', '/wallet/deposit', raw('1e-7'), 400, 'VALIDATION_FAILED'],
    ['1e400', '/wallet/deposit', raw('1e400'), 400, 'VALIDATION_FAILED'],
    ['NaN', '/wallet/deposit', raw('NaN'), 400, 'BAD_JSON'],
    ['2^53+1', '/wallet/deposit', raw('9007199254740993'), 400, 'VALIDATION_FAILED'],
    ['a string', '/wallet/deposit', raw('"5"'), 400, 'VALIDATION_FAILED'],
    ['negative zero', '/wallet/deposit', raw('-0'), 400, 'VALIDATION_FAILED'],
    [
      'more than a wallet can hold',
      '/wallet/deposit',
      { amount: 9_999_999_999_999.99 },
      422,
      'AMOUNT_OUT_OF_RANGE',
    ],
    ['no amount', '/wallet/deposit', {}, 400, 'VALIDATION_FAILED'],
    ['a currency', '/wallet/deposit', { amount: 5, currency: 'EUR' }, 400, 'VALIDATION_FAILED'],
    ['more than available', '/wallet/withdraw', { amount: 1_000_000 }, 422, 'INSUFFICIENT_FUNDS'],
    ['oneself', '/wallet/transfer', 'self', 422, 'SELF_TRANSFER'],
    [
      'an unknown recipient',
      '/wallet/transfer',
      { amount: 1, recipient_id: '01a1fcac-0000-7000-8000-000000000000' },
      404,
      'NOT_FOUND',
    ],
    [
      'nonsense as recipient',
      '/wallet/transfer',
      { amount: 1, recipient_id: "' or 1=1" },
      404,
      'NOT_FOUND',
    ],
    ['no recipient', '/wallet/transfer', { amount: 1 }, 400, 'VALIDATION_FAILED'],
    [
      'an overlong note',
      '/wallet/deposit',
      { amount: 1, description: 'x'.repeat(201) },
      400,
      'VALIDATION_FAILED',
    ],
  ])('%s', async (_name, path, body, status, code) => {
    await post('/wallet/deposit', { amount: 10 }, ada, { 'idempotency-key': 'some-money' })
    const me = (await world.rest('GET', '/profile', { token: ada })).body.profile.id
    const before = await fingerprint(world.database)
    const sent = body === 'self' ? { amount: 1, recipient_id: me } : body
    const answer = await post(path, sent)
    expect([answer.status, answer.body.error.code]).toEqual([status, code])
    expect(await fingerprint(world.database)).toEqual(before)
  })

  it('a recipient whom the operator has blocked', async () => {
    const rex = await world.token('rex')
    const { id } = (await world.rest('GET', '/profile', { token: rex })).body.profile
    await world.database.sql("update identity set blocked_at = now() where subject = 'rex'")
    const answer = await post('/wallet/transfer', { amount: 1, recipient_id: id })
    expect([answer.status, answer.body.error.code]).toEqual([404, 'NOT_FOUND'])
  })

  it('see what a movement before them did, for which they waited', async () => {
    const vic = await world.token('vic')
    const { body } = await post('/wallet/deposit', { amount: 70 }, vic)
    const ids = [1, 2, 3].map(() => crypto.randomUUID())
    await world.database.sql('begin')
    await world.database.sql(
      "select move_money('withdraw', $1, null, '', $2, 7000, null, null, null)",
      [body.wallet.user_id, ids],
    )
    const second = post('/wallet/withdraw', { amount: 70 }, vic)
    await expect.poll(() => world.database.sql(waiting)).toEqual([{ count: 1 }])
    await world.database.sql('commit')
    expect((await second).body.error.details[0]).toMatchObject({
      code: 'INSUFFICIENT_FUNDS',
      available: 0,
    })
  })

  it('say what would work', async () => {
    const { body } = await post('/wallet/withdraw', { amount: 1_000_000 })
    const { body: seen } = await world.rest('GET', '/wallet', { token: ada })
    expect(body.error.details[0]).toMatchObject({
      field: 'amount',
      available: seen.wallet.available_balance,
    })
  })
})

describe('a key', () => {
  it('does a call once, and answers it alike at both doors', async () => {
    const headers = key()
    const first = await post('/wallet/deposit', { amount: 5 }, ada, headers)
    await post('/wallet/deposit', { amount: 1 })
    const before = await fingerprint(world.database)
    const again = await post('/wallet/deposit', { amount: 5.0, description: null }, ada, headers)
    expect([again.status, again.body]).toEqual([201, first.body])
    expect([
      first.headers.get('idempotent-replayed'),
      again.headers.get('idempotent-replayed'),
    ]).toEqual([null, 'true'])
    const mutation = `mutation ($input: DepositInput!) { deposit(input: $input) { transaction { id } } }`
    const input = { amount: '5.00', idempotencyKey: headers['idempotency-key'] }
    const overGraphql = await world.graphql(ada, mutation, { input })
    expect(overGraphql.body.data.deposit.transaction.id).toBe(first.body.transaction.id)
    expect(overGraphql.headers.get('idempotent-replayed')).toBe('true')
    expect(await fingerprint(world.database)).toEqual(before)
  })

  it("answers another body 422, and is another user's and operation's own", async () => {
    const headers = key()
    await post('/wallet/deposit', { amount: 5 }, ada, headers)
    const other = await post('/wallet/deposit', { amount: 6 }, ada, headers)
    expect([other.status, other.body.error.code]).toEqual([422, 'IDEMPOTENCY_KEY_REUSED'])
    expect(
      (await post('/wallet/deposit', { amount: 6 }, bob, headers)).headers.get(
        'idempotent-replayed',
      ),
    ).toBeNull()
    expect(
      (await post('/wallet/withdraw', { amount: 5 }, ada, headers)).headers.get(
        'idempotent-replayed',
      ),
    ).toBeNull()
  })

  it('replays a refusal that the state decided, also when the state is another by now', async () => {
    const headers = key()
    const poor = await world.token('poor')
    const refused = await post('/wallet/withdraw', { amount: 5 }, poor, headers)
    expect([refused.status, refused.body.error.code]).toEqual([422, 'INSUFFICIENT_FUNDS'])
    await post('/wallet/deposit', { amount: 50 }, poor)
    const again = await post('/wallet/withdraw', { amount: 5 }, poor, headers)
    expect([again.status, again.headers.get('idempotent-replayed')]).toEqual([422, 'true'])
    expect(again.body.error.details).toEqual(refused.body.error.details)
  })

  it('answers 409 while its first call runs', async () => {
    const headers = key()
    const me = (await world.rest('GET', '/profile', { token: ada })).body.profile.id
    await world.database.sql('begin')
    await world.database.sql(
      'select from account join wallet on wallet.id = wallet_id where user_id = $1 for update',
      [me],
    )
    const first = post('/wallet/deposit', { amount: 5 }, ada, headers)
    await expect.poll(() => world.database.sql(waiting)).toEqual([{ count: 1 }])
    const second = await post('/wallet/deposit', { amount: 5 }, ada, headers)
    expect([second.status, second.body.error.code]).toEqual([409, 'IDEMPOTENCY_IN_PROGRESS'])
    await world.database.sql('commit')
    expect((await first).status).toBe(201)
  })

  it('answers 409 after 48 hours, and still pays nothing', async () => {
    const headers = key()
    await post('/wallet/deposit', { amount: 5 }, ada, headers)
    await world.database.sql('set session_replication_role = replica')
    await world.database.sql(
      "update idempotency_key set created_at = created_at - interval '48 hours' where key = $1",
      [headers['idempotency-key']],
    )
    await world.database.sql('set session_replication_role = origin')
    const before = await fingerprint(world.database)
    const late = await post('/wallet/deposit', { amount: 5 }, ada, headers)
    expect([late.status, late.body.error.code]).toEqual([409, 'KEY_EXPIRED'])
    expect(await fingerprint(world.database)).toEqual(before)
  })

  it('makes one loan, and answers with it as it was', async () => {
    const headers = key()
    const first = await post('/loans', { title: 'Once', amount_requested: 50 }, ada, headers)
    const again = await post('/loans', { title: 'Once', amount_requested: 50 }, ada, headers)
    expect([again.status, again.body]).toEqual([201, first.body])
    expect(again.headers.get('idempotent-replayed')).toBe('true')
    expect(await world.database.sql("select id from loan where title = 'Once'")).toHaveLength(1)
  })

  it.each(['short', 'x'.repeat(129), 'with space'])(
    'must be 8 to 128 visible characters, not %j',
    async (text) => {
      const answer = await post('/wallet/deposit', { amount: 5 }, ada, { 'idempotency-key': text })
      expect([answer.status, answer.body.error.details[0].field]).toEqual([400, 'idempotency_key'])
    },
  )
})

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
