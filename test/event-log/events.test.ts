import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import packageJson from '../../package.json' with { type: 'json' }
import { forgetEvents } from '../../src/lending/event-log/number.ts'
import { openEvents } from '../support/clients/events.ts'
import { liveClient } from '../support/clients/live.ts'
import type { Body } from '../support/http-client.ts'
import { long } from '../support/long.ts'
import { logOf, typesOf } from '../support/market/log.ts'
import { type Person, personOf } from '../support/market/operating.ts'
import { type Charged, charging, openCharged } from '../support/market/repaying/charged.ts'
import { startWorld, type World } from '../support/world.ts'

let world: World
let market: Charged
let sam: Person
let log: ReturnType<typeof logOf>
beforeAll(async () => {
  world = await startWorld(charging)
  market = await openCharged(world)
  sam = await personOf(world, 'sam', { scope: 'lending:support' })
  log = logOf(world, sam)
})
afterAll(() => world.close())

describe('the log of events', () => {
  it('tells what a transfer does: both lines and the notification, with ids and amounts alone', async () => {
    const [ada, bob] = [market.ada, await personOf(world, 'bob')]
    const recipient = (await bob.call('GET', '/profile')).body.profile.id
    const events = await log.since(() =>
      ada.call('POST', '/wallet/transfer', {
        recipient_id: recipient,
        amount: 12.34,
        description: 'for the rent of Bob Builder',
      }),
    )
    expect(typesOf(events)).toEqual([
      'movement.transfer_out',
      'movement.transfer_in',
      'notification.created',
    ])
    const [out, into, told] = events
    const sent = (await ada.call('GET', '/wallet/transactions?limit=1')).body.transactions[0]
    const { status: _, description: words, payment_url: __, ...more } = sent
    const { external_id: ___, metadata: ____, ...others } = more
    // What becomes of a line later: events of its own tell.
    const later = ['reversed_at', 'reversal_reason', 'reverses_id']
    const kept = Object.fromEntries(
      Object.entries(others).filter(([name]) => !later.includes(name)),
    )
    expect(words).toBe('for the rent of Bob Builder')
    expect(out).toEqual({
      id: expect.stringMatching(/^[\da-f-]{36}$/),
      sequence: expect.any(Number),
      type: 'movement.transfer_out',
      created_at: sent.created_at,
      data: {
        contract: packageJson.version,
        member_id: into.data.transaction.counterparty_id,
        transaction: kept,
      },
    })
    expect(into.data).toMatchObject({ member_id: recipient, transaction: { amount: 12.34 } })
    expect(told.data).toMatchObject({
      member_id: recipient,
      notification: { user_id: recipient, type: 'transfer_received' },
    })
    expect(JSON.stringify(events)).not.toContain('rent')
    expect(JSON.stringify(await world.database.sql('select * from event'))).not.toContain('Bob')
  })

  it('tells of a loan from its draft to its charges, each record as GET shows it', async () => {
    let id = ''
    const events = await log.since(async () => {
      id = await market.late(80)
    })
    const loan = events.filter(({ data }) => data.loan?.id === id)
    expect(typesOf(loan)).toEqual(['loan.draft', 'loan.open', 'loan.funded', 'loan.active'])
    const active = loan.at(-1)?.data
    const shown = await market.loan(id)
    for (const [field, value] of Object.entries(active.loan as Body))
      if (!['updated_at', 'version', 'disbursement_date'].includes(field))
        expect([field, shown[field]]).toEqual([field, value])
    expect(active.member_id).toBe(shown.borrower_id)
    const made = events.filter(({ type }) => type === 'charge.made')
    const charges = await market.charges(id)
    expect(made.map(({ data }) => data.charge)).toEqual(
      made.map(({ data }) => {
        const {
          outstanding: _,
          reason: __,
          waived_reason: ___,
          ...one
        } = charges.find((charge) => charge.id === data.charge.id) as Body
        // Penalty interest grows, and the loan was aged after the first was made.
        return { ...one, amount: data.charge.amount, due_date: data.charge.due_date }
      }),
    )
    expect(typesOf(events)).toEqual(
      expect.arrayContaining([
        'member.joined',
        'payment.settled',
        'movement.deposit',
        'investment.pending',
        'investment.active',
        'movement.investment_hold',
        'movement.loan_disbursement',
      ]),
    )
    const paid = await log.since(() => market.pay(id, shown.payoff_amount))
    expect(typesOf(paid)).toEqual(
      expect.arrayContaining([
        'instalment.paid',
        'charge.paid',
        'investment.repaid',
        'movement.repayment_paid',
        'movement.repayment_received',
        'loan.repaid',
      ]),
    )
    const investment = paid.find(({ type }) => type === 'investment.repaid')?.data.investment
    const hugo = await personOf(world, 'hugo')
    const split = ['amount', 'principal', 'interest', 'fee', 'charges']
    for (const [person, type] of [
      [market.ada, 'repayment_paid'],
      [hugo, 'repayment_received'],
    ] as const) {
      const { transactions } = (await person.call('GET', '/wallet/transactions?limit=5')).body
      const line = transactions.find((one: Body) => one.type === type)
      const told = paid.find(({ data }) => data.transaction?.id === line.id)?.data.transaction
      expect(split.map((field) => [field, told[field]])).toEqual(
        split.map((field) => [field, line[field]]),
      )
      expect(told.interest).toBeGreaterThan(0)
    }
    const own = (await hugo.call('GET', '/investments')).body.investments.find(
      (one: Body) => one.loan_id === id,
    )
    const ofHugo = paid.find(({ data }) => data.investment?.id === own.id)?.data.investment
    expect(investment.loan_id).toBe(id)
    for (const [field, value] of Object.entries(ofHugo as Body))
      expect([field, own[field]]).toEqual([field, value])
  })

  long(
    'tells of no instalment as paid that a change of the plan makes part of others',
    async () => {
      const id = await market.late(40)
      const body = { kind: 're_amortise', reason: 'hardship' }
      const change = () => market.olga.call('POST', `/operator/loans/${id}/plan-changes`, body)
      const types = typesOf(await log.since(change))
      expect(types).toContain('notification.created')
      expect(types).not.toContain('instalment.paid')
    },
  )

  long(
    'tells once of what is paid, however often the history of its loan is replayed',
    async () => {
      const [id, other] = [await market.late(20), await market.late(20)]
      const about = (events: readonly Body[]) =>
        typesOf(events).filter((type) => /^(instalment|charge)/.test(type))
      expect(about(await log.since(() => market.pay(id, 18)))).toEqual(['instalment.paid'])
      const { transaction } = await market.pay(id, 5)
      const undo = `/operator/repayments/${transaction.reference}/undo`
      const undone = await log.since(() => market.olga.call('POST', undo, { reason: 'paid twice' }))
      expect(typesOf(undone)).toContain('movement.repayment_paid')
      expect(about(undone)).toEqual([])
      const yesterday = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10)
      const body = { amount: 18, value_date: yesterday, reason: 'came yesterday' }
      const book = () => market.olga.call('POST', `/loans/${other}/repayments`, body)
      expect(about(await log.since(book))).toEqual(['instalment.paid'])
    },
  )

  long('tells of members and of approvals, without names', async () => {
    const carl = await personOf(world, 'carl', { name: 'Carl Carlson' })
    const id = (await carl.call('GET', '/profile')).body.profile.id
    const events = await log.since(async () => {
      for (const act of ['freeze', 'release'])
        expect(
          (await market.olga.call('POST', `/operator/members/${id}/${act}`, { reason: 'look' }))
            .status,
        ).toBe(200)
    })
    expect(typesOf(events).filter((type) => type.startsWith('member.'))).toEqual([
      'member.frozen',
      'member.released',
    ])
    expect(events[0].data).toMatchObject({ member_id: id, member: { id, blocked: true } })
    expect(JSON.stringify(events)).not.toContain('Carl')
  })

  it('goes by type and by page, whose next one begins after its last', async () => {
    const all = await log.read(0)
    expect(all.map(({ sequence }) => sequence)).toEqual(all.map((_, index) => index + 1))
    const lines = await log.read(0, 'movement.deposit,movement.transfer_in')
    expect(lines).toEqual(
      all.filter(({ type }) => ['movement.deposit', 'movement.transfer_in'].includes(type)),
    )
    expect(await log.page('?types=movement.deposit&types=movement.transfer_in&limit=100')).toEqual({
      events: lines.slice(0, 100),
      next_after: lines.length > 100 ? lines[99]?.sequence : all.length,
    })
    expect((await log.page()).events).toEqual(all.slice(0, 100))
    const { body } = await world.graphql(
      sam.token,
      '{ events(after: 2, first: 3) { nextAfter events { id sequence type createdAt data } } }',
    )
    expect(body.data.events).toEqual({
      nextAfter: 5,
      events: all
        .slice(2, 5)
        .map(({ created_at: createdAt, ...event }) => ({ ...event, createdAt })),
    })
  })

  it.each([
    ['?after=-1', 400, 'BAD_CURSOR', 'from 0 to'],
    ['?after=1.5', 400, 'BAD_CURSOR', 'whole number'],
    ['?after=999999999', 400, 'BAD_CURSOR', 'from 0 to'],
    ['?after=x', 400, 'VALIDATION_FAILED', 'after'],
    ['?types=loan.lost', 400, 'VALIDATION_FAILED', 'loan.active'],
    ['?limit=101', 400, 'VALIDATION_FAILED', '1 to 100'],
    ['?limit=0', 400, 'VALIDATION_FAILED', '1 to 100'],
  ])('refuses %s', async (query, status, code, words) => {
    const answer = await sam.call('GET', `/operator/events${query}`)
    expect([answer.status, answer.body.error.code]).toEqual([status, code])
    expect(JSON.stringify(answer.body)).toContain(words)
  })

  it('is for operators alone', async () => {
    const { status, body } = await market.ada.call('GET', '/operator/events')
    expect([status, body.error.code]).toEqual([403, 'FORBIDDEN'])
  })
})

describe('operatorEvents', () => {
  long('follows the log over a socket and over GET /events, and goes on where it was', async () => {
    const client = liveClient(world.url, sam.token)
    onTestFinished(() => void client.dispose())
    const start = await log.newest()
    const heard: number[] = []
    const text = `subscription { operatorEvents(after: ${start}, types: ["movement.deposit"]) { sequence type } }`
    ;(async () => {
      for await (const { data } of client.iterate<Body>({ query: text }))
        heard.push(data?.operatorEvents.sequence)
    })().catch(() => undefined)
    const stream = await openEvents(world.url, sam.token, {
      query: '?topics=operator_events&types=movement.deposit',
    })
    expect(stream.status).toBe(200)
    const pay = () => market.ada.call('POST', '/wallet/deposit', { amount: 5 })
    await pay()
    await expect.poll(() => heard.length, { timeout: 20_000 }).toBe(1)
    await expect.poll(() => stream.of('event').length, { timeout: 20_000 }).toBe(1)
    const [{ event }] = stream.of('event') as [Body]
    expect(stream.lastId()).toBe(String(event.sequence))
    expect(await log.read(event.sequence - 1, 'movement.deposit')).toEqual([event])
    stream.close()
    await pay()
    await pay()
    const again = await openEvents(world.url, sam.token, {
      query: '?topics=operator_events&types=movement.deposit',
      lastId: stream.lastId(),
    })
    onTestFinished(again.close)
    await expect.poll(() => again.of('event').length, { timeout: 20_000 }).toBe(2)
    await expect.poll(() => heard.length, { timeout: 20_000 }).toBe(3)
    const both = await log.read(event.sequence, 'movement.deposit')
    expect(again.of('event').map((one) => one.event)).toEqual(both)
    expect(heard).toEqual([event, ...both].map(({ sequence }) => sequence))
  })

  it.each([
    ['?topics=operator_events', 'ada', 403, 'FORBIDDEN'],
    ['?topics=operator_events,notifications', 'sam', 400, 'VALIDATION_FAILED'],
    ['?topics=wallet&types=loan.active', 'sam', 400, 'VALIDATION_FAILED'],
    ['?topics=operator_events&types=loan.lost', 'sam', 400, 'VALIDATION_FAILED'],
  ])('refuses %s of %s', async (query, who, status, code) => {
    const { token } = who === 'ada' ? market.ada : sam
    const stream = await openEvents(world.url, token, { query })
    expect([stream.status, stream.refused.error.code]).toEqual([status, code])
  })
})

describe('old events', () => {
  long('are deleted after EVENT_DAYS, and whoever has not read them is told', async () => {
    const last = await log.newest()
    await world.database.sql(
      `alter table event disable trigger append_only;
       update event set created_at = now() - interval '31 days' where sequence <= ${last - 3};
       alter table event enable trigger append_only`,
    )
    const { database } = world.gateway
    const limits = { eventDays: 30 }
    expect(await forgetEvents({ database, limits } as Parameters<typeof forgetEvents>[0])).toBe(
      last - 3,
    )
    const { status, body } = await sam.call('GET', `/operator/events?after=${last - 4}`)
    expect([status, body.error.code]).toEqual([410, 'CURSOR_EXPIRED'])
    expect(body.error.message).toContain(`after=${last - 3}`)
    expect((await log.page()).events.map(({ sequence }: Body) => sequence).slice(0, 3)).toEqual([
      last - 2,
      last - 1,
      last,
    ])
    const stream = await openEvents(world.url, sam.token, {
      query: '?topics=operator_events',
      lastId: '1',
    })
    expect([stream.status, stream.refused.error.code]).toEqual([410, 'CURSOR_EXPIRED'])
  })
})
