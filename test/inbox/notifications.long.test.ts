import { afterAll, describe, expect, it } from 'vitest'
import { forgetNotifications } from '../../src/lending/inbox/forget.ts'
import { auditLedger } from '../../src/lending/ledger/audit.ts'
import { openLedger } from '../support/market/books/ledger.ts'
import { loanTools } from '../support/market/loans.ts'
import { holdLock } from '../support/servers/databases/held.ts'
import { type Body, startWorld, statements, type World } from '../support/world.ts'

const world: World = await startWorld()
const ada = await world.token('ada', { name: 'Ada' })
const bob = await world.token('bob', { name: 'Bob' })
const admin = await world.token('olga', { scope: 'lending:admin' })
const idOf = async (token: string): Promise<string> =>
  (await world.rest('GET', '/profile', { token })).body.profile.id
const [adaId, bobId] = [await idOf(ada), await idOf(bob)]
await idOf(admin)
const { newLoan, put, invest } = loanTools(world, ada)
afterAll(() => world.close())

const list = async (token: string, query = ''): Promise<Body> =>
  (await world.rest('GET', `/notifications${query}`, { token })).body
const types = async (token: string) =>
  (await list(token, '?limit=100')).notifications.map(({ type }: Body) => type)
const post = (path: string, body: unknown, token = ada, headers = {}) =>
  world.rest('POST', path, { token, body, headers })

describe('the platform tells', () => {
  it('of money that comes, goes and arrives', async () => {
    const { body } = await post('/wallet/deposit', { amount: 100 })
    await post('/wallet/withdraw', { amount: 10.5 })
    await post('/wallet/transfer', { recipient_id: bobId, amount: 25, description: 'lunch' })
    const { notifications, unread_count } = await list(ada)
    expect(notifications).toMatchObject([
      { type: 'withdrawal', title: 'Withdrawal', message: '10.50 USD left your wallet.' },
      {
        type: 'deposit',
        user_id: adaId,
        title: 'Deposit',
        message: '100.00 USD came into your wallet.',
        data: { amount: '100.00', currency: 'USD', transaction_id: body.transaction.id },
        read: false,
        read_at: null,
      },
    ])
    expect(unread_count).toBe(2)
    expect((await list(bob)).notifications[0]).toMatchObject({
      type: 'transfer_received',
      message: 'Ada sent you 25.00 USD: lunch',
      data: { counterparty_id: adaId, amount: '25.00' },
    })
  })

  it('of a loan, from the first investment to its payment', async () => {
    const { id } = await newLoan({ amount_requested: 100 })
    await put(id, { status: 'open' })
    for (const amount of [30, 30]) await invest('lars', id, amount)
    await invest('mona', id, 40)
    const about = (await list(ada, '?limit=100')).notifications.filter(
      ({ data }: Body) => data.loan_id === id,
    )
    expect(about.map(({ type, message }: Body) => [type, message]).toReversed()).toEqual([
      ['investment_received', 'A member put 30.00 USD into "Seeds".'],
      ['investment_received', 'A member put 30.00 USD into "Seeds".'],
      ['investment_received', 'A member put 40.00 USD into "Seeds".'],
      ['loan_funded', '"Seeds" is fully funded with 100.00 USD.'],
      [
        'loan_disbursed',
        expect.stringMatching(
          /^100\.00 USD for "Seeds" came into your wallet\. Your first payment is 8\.91 USD, due on 20\d\d-\d\d-\d\d\.$/,
        ),
      ],
    ])
    expect((await types(await world.token('lars'))).slice(0, 2)).toEqual([
      'investment_active',
      'investment_active',
    ])
  })

  it('of promises that are given back', async () => {
    const { id } = await newLoan()
    await put(id, { status: 'open' })
    await invest('nina', id, 50)
    await put(id, { status: 'cancelled' })
    const { notifications } = await list(await world.token('nina'))
    expect(notifications[0]).toMatchObject({
      type: 'investment_released',
      message: '"Seeds" will not be funded: your 50.00 USD is available again.',
    })
    expect((await types(ada))[0]).toBe('loan_cancelled')
  })

  it('nothing of a draft that its borrower gives up', async () => {
    const { id } = await newLoan()
    const before = await types(ada)
    expect((await put(id, { status: 'cancelled' })).status).toBe(200)
    expect(await types(ada)).toEqual(before)
  })

  it('nothing of what the user has switched off, and nothing that was rolled back', async () => {
    const eve = await world.token('eve')
    await world.rest('PUT', '/preferences', {
      token: eve,
      body: { notification_types: { deposit: false } },
    })
    await post('/wallet/deposit', { amount: 5 }, eve)
    await post('/wallet/withdraw', { amount: 50 }, eve)
    await post('/wallet/withdraw', { amount: 5 }, eve)
    expect(await types(eve)).toEqual(['withdrawal'])
  })

  it('numbers without gaps, in the order of commits, with many writers at once', async () => {
    const token = await world.token('busy')
    const busy = await idOf(token)
    await Promise.all(
      Array.from({ length: 60 }, (_, index) =>
        index % 3 === 0
          ? post('/wallet/transfer', { recipient_id: busy, amount: 0.01 }, bob)
          : post('/wallet/deposit', { amount: 1 }, token),
      ),
    )
    const rows = await world.database.sql<{ number: string }>(
      'select number from notification where user_id = $1 order by number',
      [busy],
    )
    expect(rows.map(({ number }) => Number(number))).toEqual(rows.map((_, index) => index + 1))
    expect(rows).toHaveLength(60)
    const [inbox] = await world.database.sql(
      'select last_number::int as last from inbox where user_id = $1',
      [busy],
    )
    expect(inbox).toEqual({ last: 60 })
    expect(await auditLedger(world.database.url)).toEqual([])
  })
})

describe('notifications', () => {
  it('are created for oneself, once under a key; for others by the operator alone', async () => {
    const note = { title: 'Remember', message: 'the milk', data: { shop: 'corner', n: [1] } }
    const headers = { 'idempotency-key': 'remember-the-milk' }
    const first = await post('/notifications', note, ada, headers)
    expect(first.status).toBe(201)
    expect(first.body.notification).toMatchObject({
      ...note,
      type: 'message',
      user_id: adaId,
      read: false,
    })
    const again = await post('/notifications', note, ada, headers)
    expect(again.body).toEqual(first.body)
    expect(again.headers.get('idempotent-replayed')).toBe('true')
    const foreign = await post('/notifications', { ...note, user_id: bobId }, ada)
    expect([foreign.status, foreign.body.error.code]).toEqual([403, 'FORBIDDEN'])
    const told = await post(
      '/notifications',
      { ...note, user_id: bobId, type: 'maintenance' },
      admin,
    )
    expect([told.status, told.body.notification.user_id]).toEqual([201, bobId])
    const nobody = await post('/notifications', { ...note, user_id: 'nobody' }, admin)
    expect([nobody.status, nobody.body.error.code]).toEqual([404, 'NOT_FOUND'])
  })

  it.each([
    [{ message: 'm' }, 'title'],
    [{ title: '', message: 'm' }, 'title'],
    [{ title: 'x'.repeat(121), message: 'm' }, 'title'],
    [{ title: 't', message: 'x'.repeat(1001) }, 'message'],
    [{ title: 't', message: 'm', type: 'Not good' }, 'type'],
    [{ title: 't', message: 'm', data: [] }, 'data'],
    [{ title: 't', message: 'm', data: 5 }, 'data'],
    [{ title: 't', message: 'm', data: { x: 'x'.repeat(5000) } }, 'data'],
    [{ title: 't', message: 'm', data: { x: '\0' } }, 'data'],
    [{ title: 't', message: 'm', read: true }, 'read'],
  ])('refuse %j', async (body, field) => {
    const answer = await post('/notifications', body)
    expect([answer.status, answer.body.error.details[0].field]).toEqual([400, field])
  })

  it('are marked as read once, one or all; the first time stays', async () => {
    const zoe = await world.token('zoe')
    for (let index = 0; index < 4; index += 1) await post('/wallet/deposit', { amount: 1 }, zoe)
    const { notifications } = await list(zoe)
    const [, second] = notifications
    const read = (id: string, token = zoe) =>
      world.rest('PUT', `/notifications/${id}/read`, { token })
    const first = await read(second.id)
    expect([first.status, first.body.notification.read]).toEqual([200, true])
    const again = await read(second.id)
    expect(again.body.notification.read_at).toBe(first.body.notification.read_at)
    expect((await read(second.id, bob)).status).toBe(404)
    expect((await read('nonsense')).status).toBe(404)
    const empty = await world.rest('PUT', `/notifications/${second.id}/read`, {
      token: zoe,
      body: '',
    })
    expect(empty.status).toBe(200)
    expect((await list(zoe, '?unread=true')).notifications).toHaveLength(3)
    expect((await list(zoe, '?unread=false')).notifications).toHaveLength(1)
    const upTo = notifications[2].cursor
    const all = async (input: string) =>
      (
        await world.graphql(
          zoe,
          `mutation { markAllNotificationsRead(input: ${input}) { readCount userErrors { code } } }`,
        )
      ).body
    expect((await all(`{ upTo: "${upTo}" }`)).data.markAllNotificationsRead.readCount).toBe(2)
    expect((await all('{}')).data.markAllNotificationsRead.readCount).toBe(1)
    expect((await all('{}')).data.markAllNotificationsRead.readCount).toBe(0)
    expect((await all('{ upTo: "forged" }')).errors[0].extensions.code).toBe('BAD_CURSOR')
    expect((await list(zoe)).unread_count).toBe(0)
  })

  it('are read in pages that neither skip nor repeat while more come', async () => {
    const yan = await world.token('yan')
    for (let index = 0; index < 7; index += 1) await post('/wallet/deposit', { amount: 1 }, yan)
    const first = await list(yan, '?limit=3&include=total')
    expect([first.pagination.total, first.unread_count]).toEqual([7, 7])
    await post('/wallet/deposit', { amount: 1 }, yan)
    const second = await list(yan, `?limit=3&cursor=${first.pagination.next_cursor}`)
    const third = await list(yan, `?limit=3&cursor=${second.pagination.next_cursor}`)
    const ids = [first, second, third].flatMap(({ notifications }) =>
      notifications.map(({ id }: Body) => id),
    )
    expect(new Set(ids).size).toBe(7)
    expect(third.pagination.next_cursor).toBeNull()
    const foreign = await world.rest(
      'GET',
      `/notifications?cursor=${first.pagination.next_cursor}`,
      { token: bob },
    )
    expect([foreign.status, foreign.body.error.code]).toEqual([400, 'BAD_CURSOR'])
    expect(await statements(() => list(yan))).toHaveLength(3)
  })

  it('lead nowhere from a page that has emptied meanwhile', async () => {
    const zoe = await world.token('zoe')
    for (let index = 0; index < 3; index += 1) await post('/wallet/deposit', { amount: 1 }, zoe)
    const first = await list(zoe, '?unread=true&limit=2')
    const next = `cursor=${first.pagination.next_cursor}`
    const second = await list(zoe, `?unread=true&limit=2&${next}`)
    await post('/notifications/read-all', undefined, zoe)
    const previous = `cursor=${second.pagination.previous_cursor}`
    const { pagination } = await list(zoe, `?unread=true&limit=2&${previous}`)
    expect(pagination).toMatchObject({ next_cursor: null, previous_cursor: null, has_more: false })
  })

  it('are forgotten after their time', async () => {
    const old = await world.token('old')
    const id = await idOf(old)
    for (let index = 0; index < 5; index += 1) await post('/wallet/deposit', { amount: 1 }, old)
    const text =
      "update notification set created_at = now() - interval '91 days' where user_id = $1 and number <= 3"
    await world.database.sql(text, [id])
    const ledger = await openLedger(world.database)
    // Whoever waited for an inbox in use could stand in the way of a payment.
    const held = await holdLock(
      world.database,
      `select from inbox where user_id = '${id}' for no key update`,
    )
    expect(await forgetNotifications(ledger.platform)).toBe(0)
    await held.end()
    expect(await forgetNotifications(ledger.platform)).toBe(3)
    expect(await forgetNotifications(ledger.platform)).toBe(0)
    await ledger.close()
    expect((await list(old)).notifications).toHaveLength(2)
    const [inbox] = await world.database.sql(
      'select forgotten_number::int as n from inbox where user_id = $1',
      [id],
    )
    expect(inbox).toEqual({ n: 3 })
  })
})
