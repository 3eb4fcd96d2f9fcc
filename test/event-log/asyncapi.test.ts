import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest'
import { webhookName } from '../../src/asyncapi/events.ts'
import { catalogue } from '../../src/lending/event-log/catalogue.ts'
import { fieldsOf, type RecordName } from '../../src/lending/event-log/shapes.ts'
import { openEvents } from '../support/clients/events.ts'
import { liveClient } from '../support/clients/live.ts'
import { breaches, described } from '../support/contract/events.ts'
import { personOf } from '../support/market/operating.ts'
import { type Body, startWorld, type World } from '../support/world.ts'

let world: World
beforeAll(async () => {
  world = await startWorld()
})
afterAll(() => world.close())

const types = Object.keys(catalogue)
const records = [...new Set(Object.values(catalogue).map(({ record }) => record))]
const schemaNamed = (name: string): Body => described.components.schemas[name]
const nameOf = (record: RecordName) =>
  `Logged${record.replaceAll(/(?:^|_)(\w)/g, (_, letter) => letter.toUpperCase())}`

it('is served, to programs that ask again too', async () => {
  const { status, headers, body } = await world.rest('GET', '/asyncapi.json')
  expect([status, body.asyncapi]).toEqual([200, '3.0.0'])
  expect({ ...described, info: body.info }).toEqual(body)
  const known = { 'if-none-match': headers.get('etag') ?? '' }
  expect((await world.rest('GET', '/asyncapi.json', { headers: known })).status).toBe(304)
  const docs = (await world.rest('GET', '/openapi.json')).body.info.description
  expect(docs).toContain('(/asyncapi.json)')
})

it('has each type of events as a message of webhooks, and as one of what the log streams', () => {
  const { webhooks } = described.channels
  expect(Object.keys(webhooks.messages)).toEqual(types)
  const streamed = schemaNamed('LoggedEvent').anyOf.map(({ $ref }: Body) =>
    schemaNamed($ref.split('/').at(-1)),
  )
  expect(
    streamed.map(({ properties }: Body) => properties.type.allOf ?? properties.type.const),
  ).toEqual(types)
  expect(streamed.map(({ description }: Body) => description)).toEqual(
    Object.values(catalogue).map(({ when }) => when),
  )
})

/** The tables of records, and the columns of fields that have another name there. */
const tables: Readonly<Record<RecordName, string>> = {
  transaction: 'wallet_transaction',
  payment: 'payment',
  loan: 'loan',
  instalment: 'instalment',
  charge: 'charge',
  repayment: 'repayment',
  plan_change: 'plan_change',
  investment: 'investment',
  bank_account: 'bank_account',
  mandate: 'mandate',
  bank_line: 'bank_line',
  member: 'profile',
  notification: 'notification',
  request: 'approval_request',
}
const columns: Readonly<Record<string, string>> = {
  'payment.member_id': 'user_id',
  'payment.transaction_id': 'line_id',
  'charge.due_date': 'due_on',
  'repayment.value_date': 'value_on',
  'repayment.returns_id': 'returns',
  'repayment.made_by_id': 'made_by',
  'request.target': 'target_id',
  'request.asked_by_id': 'asked_by',
  'request.decided_by_id': 'decided_by',
}
/** Fields that are no column, and whether they can be null. */
const others: Readonly<Record<string, boolean>> = {
  'transaction.balance_change': false,
  // Only what is lent again has none.
  'repayment.prepayment': true,
  ...Object.fromEntries(
    ['from', 'to', 'instalments', 'extend', 'interest', 'due_day', 'months', 'rate'].map((term) => [
      `plan_change.${term}`,
      true,
    ]),
  ),
  'member.blocked': false,
  'transaction.interest': true,
}

it.each(records)('says of each field of %s whether it can be null', async (record) => {
  const rows = await world.database.sql<{ name: string; nullable: boolean }>(
    `select attname as name, not attnotnull as nullable from pg_attribute where attrelid = '${tables[record]}'::regclass and attnum > 0`,
  )
  const expected = fieldsOf(record).map((field) => {
    const key = `${record}.${field}`
    const column = rows.find(({ name }) => name === (columns[key] ?? field))
    return [key, others[key] ?? column?.nullable]
  })
  const { properties, required } = schemaNamed(nameOf(record))
  const said = fieldsOf(record).map((field) => [
    `${record}.${field}`,
    JSON.stringify(properties[field]).includes('"null"') ||
      JSON.stringify(properties[field]).includes('null]'),
  ])
  expect(said).toEqual(expected)
  expect(required).toEqual(fieldsOf(record))
})

it('is how live updates come, over GET /events and over sockets', async () => {
  const [ada, sam] = [
    await personOf(world, 'ada', { amount: 100 }),
    await personOf(world, 'sam', { scope: 'lending:support' }),
  ]
  const own = await openEvents(world.url, ada.token, {
    query: '?topics=notifications,wallet,payments&bbox=-10,-10,10,10',
  })
  const log = await openEvents(world.url, sam.token, { query: '?topics=operator_events' })
  onTestFinished(() => {
    own.close()
    log.close()
  })
  await ada.call('POST', '/wallet/deposit', { amount: 5 })
  await expect.poll(() => log.of('event').length, { timeout: 20_000 }).toBeGreaterThan(2)
  await expect
    .poll(() => own.of('notification').length + own.of('payment').length, { timeout: 20_000 })
    .toBeGreaterThan(1)
  const seen = [...own.seen, ...log.seen]
  expect([...new Set(seen.map(({ event }) => event))].toSorted()).toEqual([
    'event',
    'markers',
    'notification',
    'payment',
    'ready',
    'wallet',
  ])
  for (const { event, data } of seen)
    expect(breaches(`${event.charAt(0).toUpperCase()}${event.slice(1)}EventData`, data)).toEqual([])
  const client = liveClient(world.url, sam.token)
  onTestFinished(() => void client.dispose())
  const results = client.iterate({ query: 'subscription { operatorEvents(after: 0) { id data } }' })
  const { value } = await results.next()
  expect(breaches('SubscriptionResult', value)).toEqual([])
  expect(breaches('Next', { id: '1', type: 'next', payload: value })).toEqual([])
})

it('notices what is not as it says', async () => {
  const event = {
    id: crypto.randomUUID(),
    sequence: 1,
    type: 'notification.created',
    created_at: new Date().toISOString(),
    data: {
      contract: '0.3.0',
      member_id: crypto.randomUUID(),
      notification: { id: crypto.randomUUID(), user_id: crypto.randomUUID(), type: 'system' },
    },
  }
  const said = (change: object) =>
    breaches('NotificationCreatedEvent', { ...event, ...change }).join()
  expect(said({})).toBe('')
  expect(said({ type: 'loan.active' })).toMatch(/constant/)
  expect(said({ sequence: 0 })).toMatch(/>= 1/)
  expect(said({ more: 1 })).toMatch(/additional/)
  expect(
    said({ data: { ...event.data, notification: { ...event.data.notification, user_id: 7 } } }),
  ).toMatch(/must be string/)
  const { created_at: timestamp, ...sent } = event
  expect(breaches(webhookName('notification.created'), { ...sent, timestamp })).toEqual([])
})
