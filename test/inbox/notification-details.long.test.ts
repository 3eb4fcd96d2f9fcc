import {
  assertEnumType,
  assertInterfaceType,
  getNamedType,
  isLeafType,
  isNonNullType,
} from 'graphql'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeDocuments } from '../../src/lending/documents/make.ts'
import { planLateLoans } from '../../src/lending/late/arrears.ts'
import { freezeLate } from '../../src/lending/late/borrower.ts'
import { reverseTransaction } from '../../src/lending/ledger/reversal.ts'
import { expireLoans } from '../../src/lending/loan/expire.ts'
import { defaultLoans } from '../../src/lending/repaying/default/default.ts'
import { takeAutopayments } from '../../src/lending/repaying/due/autopay.ts'
import { remindBorrowers } from '../../src/lending/repaying/due/day.ts'
import { platformOn } from '../support/market/books/ledger.ts'
import { loanTools } from '../support/market/loans.ts'
import { daysAfter, travel } from '../support/market/travel.ts'
import { schema } from '../support/reads/questions.ts'
import { type Body, startWorld, type World } from '../support/world.ts'

const START = new Date('2027-01-31T12:00:00Z')
const types = schema.getPossibleTypes(assertInterfaceType(schema.getType('NotificationDetails')))
const kinds = assertEnumType(schema.getType('NotificationKind')).getValues()

/** Everything of every type at once: no two types have a field of one name and another type. */
const everything = types.map((type) => {
  const fields = Object.values(type.getFields()).map(({ name, type: of }) =>
    isLeafType(getNamedType(of)) ? name : `${name} { id }`,
  )
  return `... on ${type.name} { ${fields.join(' ')} }`
})
/** In three operations, since one has at most 300 fields. */
const queries = [everything.slice(0, 12), everything.slice(12, 24), everything.slice(24)].map(
  (some) => `{ me { notifications(first: 100) { nodes {
  kind type data loan { id } investment { id } transaction { id } counterparty { id }
  details { __typename kind ${some.join(' ')} } } } } }`,
)

// One connection, so that a moment that is set for it is set for all.
let world: World
const told: Body[] = []

/** Invests for a lender as their standing order says. */
const order = `select auto_invest($1, null, null, $2, $3, array[gen_random_uuid(), gen_random_uuid(), gen_random_uuid(),
  gen_random_uuid(), gen_random_uuid()], 2500, 1000, 0) as outcome`

/** A market in which everything happens that anybody is told of. */
beforeAll(async () => {
  world = await startWorld({
    DATABASE_POOL: '1',
    BANK_ACCOUNT_KEY: 'ab'.repeat(32),
    BORROW_WHILE_LATE: 'on',
    LATE_FEE: '1',
    WITHDRAWAL_DAYS: '14',
    FEE_ORIGINATION_PERCENT: '2',
  })
  const { database } = world.gateway
  const platform = platformOn(database)
  await travel(database, START)
  const [ada, lena] = [await world.token('ada', { name: 'Ada Byron' }), await world.token('lena')]
  const { newLoan, put, invest } = loanTools(world, ada)
  const post = (path: string, body: object, token = ada) =>
    world.rest('POST', path, { token, body })
  const { profile } = (await world.rest('GET', '/profile', { token: lena })).body
  const bystander = await world.token('bea')
  const { profile: empty } = (await world.rest('GET', '/profile', { token: bystander })).body
  await post('/wallet/deposit', { amount: 500 })
  await post('/wallet/withdraw', { amount: 10 })
  const added = await post('/bank-accounts', {
    holder: 'Ada Byron',
    iban: 'DE02120300000000202051',
  })
  expect(added.body).toMatchObject({ bank_account: { last_digits: '2051' } })
  // This amount fails, either way.
  await post('/wallet/deposit', { amount: 1.01 })
  await post('/wallet/withdraw', { amount: 1.01 })
  const { body } = await post('/wallet/transfer', { recipient_id: profile.id, amount: 5 })
  const [{ id: moved } = { id: '' }] = await world.database.sql<{ id: string }>(
    'select ledger_transaction_id as id from wallet_transaction where id = $1',
    [body.transaction.id],
  )
  await reverseTransaction(platform, moved, 'sent twice')
  await post('/notifications', { title: 'Call', message: 'me', type: 'deposit', data: { n: 1 } })

  const terms = { amount_requested: 100, interest_rate: 12, repayment_period_months: 6 }
  const published = async () => {
    const { id } = await newLoan(terms)
    await put(id, { status: 'open' })
    return id as string
  }
  await put(await published(), { status: 'cancelled' })
  const olga = await world.token('olga', { scope: 'lending:admin' })
  const decide = async (act: string) => {
    const { status } = await post(`/operator/${act}`, { reason: 'a doubt' }, olga)
    expect(status, act).toBe(200)
  }
  const doubtful = await published()
  const submit = `update loan set status = 'submitted' where id = '${(await newLoan(terms)).id}' returning id`
  const [{ id: submitted } = { id: '' }] = await world.database.sql<{ id: string }>(submit)
  await decide(`loans/${submitted}/return`)
  await world.database.sql(submit)
  await decide(`loans/${submitted}/approve`)
  for (const act of ['freeze', 'release', 'cancel']) await decide(`loans/${doubtful}/${act}`)
  for (const act of ['freeze', 'close', 'release']) await decide(`members/${empty.id}/${act}`)
  const repaid = await published()
  for (const amount of [40, 30, 30]) await invest('lena', repaid, amount)
  await post(`/loans/${repaid}/repayments`, { amount: 20 })
  const longer = { kind: 'term', months: 1, reason: 'hardship' }
  const changed = await post(`/operator/loans/${repaid}/plan-changes`, longer, olga)
  expect(changed.status).toBe(201)
  await decide(`plan-changes/${changed.body.plan_change.id}/undo`)
  const expiring = await published()
  await invest('lena', expiring, 50)
  await travel(database, daysAfter(START, 15))
  await expireLoans(platform)
  await makeDocuments({ ...platform, limits: { ...platform.limits, documents: true } })
  const lost = await published()
  await invest('lena', await published(), 50)
  await invest('lena', lost, 100)
  const autopay = (id: string, on: boolean) =>
    world.rest('PATCH', `/loans/${id}`, { token: ada, body: { autopay: on } })
  for (let day = 15; day < 200; day += 10) {
    await travel(database, daysAfter(START, day))
    await planLateLoans(platform)
    await remindBorrowers(platform)
    await defaultLoans(platform)
    // What is due then is taken, and nothing after that, so that the loan defaults nevertheless.
    if (day === 105) await post(`/loans/${repaid}/repayments`, { amount: 1 })
    await autopay(repaid, day === 65)
    await takeAutopayments(platform)
  }
  for (const borrowWhileLate of [false, true])
    await freezeLate({ ...platform, limits: { ...platform.limits, borrowWhileLate } })
  const [fee] = await world.database.sql<{ id: string }>(
    `select id from charge where loan_id = '${lost}' limit 1`,
  )
  await decide(`charges/${fee?.id}/waive`)
  await decide(`loans/${lost}/write-off`)
  const recovered = { amount: 10, reason: 'from the court' }
  expect((await post(`/operator/loans/${lost}/recoveries`, recovered, olga)).status).toBe(200)
  await post(`/loans/${repaid}/repayments`, { amount: 200 })
  const regretted = await published()
  await invest('lena', regretted, 100)
  expect((await post(`/loans/${regretted}/withdrawal`, {})).status).toBe(200)
  const corrected = await published()
  await invest('lena', corrected, 100)
  const paid = await post(`/loans/${corrected}/repayments`, { amount: 20 })
  await decide(`repayments/${paid.body.transaction.reference}/undo`)
  const booked = { amount: 10, value_date: daysAfter(START, 195).toISOString().slice(0, 10) }
  expect((await post(`/loans/${corrected}/repayments`, booked, olga)).body).toMatchObject({
    applied: 10,
  })
  // A standing order leaves out Ada, whose loan has defaulted.
  const tom = await world.token('tom')
  const toms = loanTools(world, tom)
  const { id: ordered } = await toms.newLoan(terms)
  await toms.put(ordered, { status: 'open' })
  const preferences = { auto_invest_enabled: true, auto_invest_max_per_loan: 50 }
  await world.rest('PUT', '/preferences', { token: lena, body: preferences })
  await database.query(order, [profile.id, ordered, 5_000])
  await world.database.sql('select tell_of_match($1, $2)', [profile.id, ordered])
  expect((await post('/data-export', {})).status).toBe(202)
  await world.database.sql('select finish_export(id, attempts, 1, 7) from data_export')
  await decide(`members/${profile.id}/show-looks`)
  const asked = await post('/help-requests', { topic: 'other', message: 'What now?' })
  const answer = `/operator/help-requests/${asked.body.help_request.id}/answer`
  expect((await post(answer, { answer: 'Nothing.' }, olga)).status).toBe(200)
  // Reflection and cases, of which these tell, are in no market without them.
  await world.database.sql(
    "insert into loan_event (id, loan_id, from_status, to_status, actor_id, reason) values (new_id(), $1, 'funded', 'open', $2, 'left')",
    [ordered, profile.id],
  )
  await world.database.sql(
    `insert into payment select (jsonb_populate_record(payment, jsonb_build_object('id', new_id(), 'house', null, 'line_id', new_id(), 'reference', null, 'hold_id', null, 'release_id', null, 'counterparty_id', $1::text))).*
      from payment where state = 'failed' and direction = 'out'`,
    [profile.id],
  )
  const nodesOf = async (token: string, query: string): Promise<Body[]> => {
    const { data, errors } = (await world.graphql(token, query)).body
    expect(errors).toBeUndefined()
    return data.me.notifications.nodes
  }
  for (const token of [ada, lena, bystander, tom]) {
    const [first = [], ...more] = await Promise.all(queries.map((query) => nodesOf(token, query)))
    for (const [at, one] of first.entries())
      told.push({
        ...one,
        details: Object.assign({}, one.details, ...more.map((some) => some[at]?.details)),
      })
  }
})
afterAll(() => world.close())

it('all kinds are told of', () => {
  const seen = new Set(told.map(({ kind }) => kind))
  expect([...seen].toSorted(), 'let each happen in the market of beforeAll').toEqual(
    kinds.map(({ name }) => name).toSorted(),
  )
})

describe.each(types.map((type) => [type.name, type] as const))('%s', (name, type) => {
  it('has what it says', () => {
    const some = told.filter(({ details }) => details.__typename === name)
    expect(some).not.toEqual([])
    for (const { details } of some)
      for (const field of Object.values(type.getFields()))
        if (isNonNullType(field.type)) expect(details[field.name], field.name).not.toBeNull()
  })
})

it('writes every time in UTC', () => {
  for (const { kind, data } of told)
    expect(JSON.stringify(data), kind).not.toMatch(/\d\d:\d\d[^Z"]*[+-]\d\d/)
  expect(told.filter(({ data }) => /T[\d:.]+Z"/.test(JSON.stringify(data))).length).toBe(3)
})

it('names the records that the notification names', () => {
  for (const { details, ...one } of told)
    for (const name of ['loan', 'investment', 'transaction'])
      if (name in details) expect(details[name], `${name} of ${one.kind}`).toEqual(one[name])
  const members = told.flatMap(({ details: { sender, borrower, lender }, counterparty }) => {
    const named = [sender, borrower, lender].filter(Boolean)
    return named.length > 0 ? [{ named, counterparty }] : []
  })
  expect(members.length).toBeGreaterThan(5)
  for (const { named, counterparty } of members) expect(named).toEqual([counterparty])
})

it('what a member wrote is custom, whatever they call it', () => {
  const [own] = told.filter(({ kind }) => kind === 'CUSTOM')
  expect(own).toMatchObject({ type: 'deposit', details: { data: { n: 1 } } })
})

it('amounts are exact', () => {
  for (const { details, data, kind } of told)
    if (kind !== 'CUSTOM') expect(details.amount).toBe(data.amount)
})
