import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fingerprint } from '../support/market/books/ledger.ts'
import { startWorld, statements, type World } from '../support/world.ts'

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

describe('money', () => {
  it('comes in, moves and goes out, exactly, over GraphQL and REST', async () => {
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
      transaction { type amount balanceAfter counterpartyId reference } wallet { balance version } userErrors { code } } }`
    const before = await world.graphql(ada, '{ me { wallet { version } } }')
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
    expect(transfer.wallet.version).toBeGreaterThan(before.body.data.me.wallet.version)
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
    ['1e400', '/wallet/deposit', raw('1e400'), 422, 'AMOUNT_OUT_OF_RANGE'],
    ['NaN', '/wallet/deposit', raw('NaN'), 400, 'BAD_JSON'],
    ['2^53+1', '/wallet/deposit', raw('9007199254740993'), 422, 'AMOUNT_OUT_OF_RANGE'],
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
    const movement = { operation: 'withdraw', by_user: body.wallet.user_id, ids, amount: 7000 }
    await world.database.sql('begin')
    await world.database.sql('select make_movements($1)', [JSON.stringify([movement])])
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
