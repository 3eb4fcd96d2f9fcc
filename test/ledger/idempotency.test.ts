import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { prune } from '../../src/lending/prune.ts'
import { fingerprint } from '../support/market/books/ledger.ts'
import { startWorld, type World } from '../support/world.ts'

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

const waiting =
  "select count(*)::int from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()"
const post = (path: string, body: unknown, token = ada, headers = {}) =>
  world.rest('POST', path, { token, body, headers })
const key = () => ({ 'idempotency-key': crypto.randomUUID() })

describe('a key', () => {
  it('answers with the wallet as it was then, and through the transaction with the wallet as it is', async () => {
    const carl = await world.token('carl')
    const mutation = `mutation ($input: DepositInput!) { deposit(input: $input) {
      wallet { balance } transaction { wallet { balance } } } }`
    const input = { amount: '5.00', idempotencyKey: crypto.randomUUID() }
    const balances = async () => {
      const { wallet, transaction } = (await world.graphql(carl, mutation, { input })).body.data
        .deposit
      return [wallet.balance, transaction.wallet.balance]
    }
    expect(await balances()).toEqual(['5.00', '5.00'])
    await post('/wallet/withdraw', { amount: 3 }, carl)
    expect(await balances()).toEqual(['5.00', '2.00'])
  })

  it('does a call once, and answers it alike over GraphQL and REST', async () => {
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
    expect([second.headers.get('retry-after'), second.body.error.details]).toEqual([
      '1',
      [expect.objectContaining({ retry_after: 1 })],
    ])
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

  it('keeps only the key after 48 hours, whoever prunes', async () => {
    const [old, young] = [key(), key()]
    const [{ sql }, kept] = [world.database, 'select outcome from idempotency_key where key = $1']
    for (const headers of [old, young]) await post('/wallet/deposit', { amount: 5 }, ada, headers)
    await sql(`set session_replication_role = replica`)
    await sql(
      "update idempotency_key set created_at = created_at - interval '48 hours' where key = $1",
      [old['idempotency-key']],
    )
    await sql(`set session_replication_role = origin`)
    await Promise.all([prune(world.gateway), prune(world.gateway)])
    expect(await sql(kept, [old['idempotency-key']])).toEqual([{ outcome: null }])
    expect(await sql(kept, [young['idempotency-key']])).not.toEqual([{ outcome: null }])
    const before = await fingerprint(world.database)
    const late = await post('/wallet/deposit', { amount: 5 }, ada, old)
    expect([late.status, late.body.error.code]).toEqual([409, 'KEY_EXPIRED'])
    const other = await post('/wallet/deposit', { amount: 6 }, ada, old)
    expect(other.body.error.code).toBe('IDEMPOTENCY_KEY_REUSED')
    expect(await fingerprint(world.database)).toEqual(before)
    for (const change of ['outcome = null', `key = 'another key'`, `outcome = '{}'`])
      await expect(sql(`update idempotency_key set ${change}`), change).rejects.toThrow(
        'append-only',
      )
  })

  it('makes one loan, and answers with it as it was', async () => {
    const headers = key()
    const first = await post('/loans', { title: 'Once', amount_requested: 50 }, ada, headers)
    const again = await post('/loans', { title: 'Once', amount_requested: 50 }, ada, headers)
    expect([again.status, again.body]).toEqual([201, first.body])
    expect(again.headers.get('idempotent-replayed')).toBe('true')
    expect(await world.database.sql("select id from loan where title = 'Once'")).toHaveLength(1)
  })

  it.each(['short', 'x'.repeat(129), 'with space', '"seven.."', `"${'x'.repeat(129)}"`])(
    'must be 8 to 128 visible characters without quotes, not %j',
    async (text) => {
      const answer = await post('/wallet/deposit', { amount: 5 }, ada, { 'idempotency-key': text })
      const [told] = answer.body.error.details
      expect([answer.status, told.field]).toEqual([400, 'idempotency_key'])
      expect(told).toMatchObject({ min: 8, max: 128, message: /not counting quotes/ })
    },
  )

  it('is the same in quotes, as a structured header has it, over both APIs', async () => {
    const [bare, quoted] = [
      'rent "2026" \\ of 11'.replaceAll(' ', '-'),
      '"rent-\\"2026\\"-\\\\-of-11"',
    ]
    const deposit = (key: string) =>
      post('/wallet/deposit', { amount: 7 }, bob, { 'idempotency-key': key })
    const [first, again] = [await deposit(quoted), await deposit(bare)]
    expect([first.status, again.status, again.body]).toEqual([201, 201, first.body])
    expect(again.headers.get('idempotent-replayed')).toBe('true')
    const mutation = `mutation ($input: DepositInput!) { deposit(input: $input) { transaction { id } } }`
    const input = { amount: '7.00', idempotencyKey: quoted }
    const { body } = await world.graphql(bob, mutation, { input })
    expect(body.data.deposit.transaction.id).toBe(first.body.transaction.id)
    const longest = `"${'x'.repeat(128)}"`
    expect((await deposit(longest)).status).toBe(201)
  })

  it('is found with the quotes that the release before stored, and taken without them from its gateways', async () => {
    const { sql } = world.database
    const [{ id } = { id: '' }] = await sql<{ id: string }>(
      "select id from profile where full_name = 'Bob' or id is not null limit 1",
    )
    const hash = '\\x01'
    await sql(
      `insert into idempotency_key (user_id, operation, key, request_hash, outcome) values ($1, 'deposit', '"before-0.3"', $2, '{"a": 1}')`,
      [id, hash],
    )
    const kept = (key: string) =>
      sql('select replay($1, $2, $3, $4) as kept', [id, 'deposit', key, hash])
    const found = [{ kept: { a: 1, replayed: true } }]
    expect(await kept('before-0.3')).toEqual(found)
    expect(await kept('"before-0.3"')).toEqual(found)
    await sql(`select remember($1, 'deposit', '"both-serve"', $2, '{"a": 1}')`, [id, hash])
    expect(await kept('both-serve')).toEqual(found)
  })
})
