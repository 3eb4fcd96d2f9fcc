import {
  type GraphQLInputType,
  getNamedType,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isObjectType,
  isScalarType,
  isSpecifiedScalarType,
} from 'graphql'
import { afterAll, describe, expect, it } from 'vitest'
import { liveClient, subscribe } from '../../support/clients/live.ts'
import { schema } from '../../support/reads/questions.ts'
import { type Body, startWorld, type World } from '../../support/world.ts'

const world: World = await startWorld()
const ada = await world.token('ada', { scope: 'lending:admin' })
afterAll(() => world.close())

/** What no form can mean, by scalar. */
const malformed: Readonly<Record<string, readonly unknown[]>> = {
  Money: ['abc', '', '1.234', '1,50', '0x10', true, [], { amount: 5 }],
  Percent: ['abc', '12.34567', 'NaN', false],
  Latitude: [91, '47.3', 1e300],
  Longitude: [-181, '8.5'],
  JSONObject: ['text', 7, [1]],
  Date: ['soon', '2027-02-30', 7, false],
  DateTime: ['soon', '2027-02-30T08:00:00Z', '2027-02-28', false],
}

/** What a field goes with, where that depends on another. */
const along: Readonly<Record<string, object>> = {
  'ChangePlanInput rate': { kind: 'RATE' },
  'ChangePlanInput from': { kind: 'INTEREST_PAUSE', to: '2199-01-31' },
  'ChangePlanInput to': { kind: 'INTEREST_PAUSE', from: '2199-01-01' },
  'ChangeOwnPlanInput rate': { kind: 'RATE' },
  'PreviewBookingInput amount': { valueDate: '2026-01-01' },
  'ChangeOwnPlanInput from': { kind: 'DUE_DAY', dueDay: 1 },
  'ChangeOwnPlanInput to': { kind: 'INTEREST_PAUSE', from: '2199-01-01' },
}

/** A value of a type that is well formed, of its required fields only. */
function least(type: GraphQLInputType): unknown {
  const one = getNullableType(type)
  if (isListType(one)) return []
  if (isEnumType(one)) return one.getValues()[0]?.name
  if (isInputObjectType(one))
    return Object.fromEntries(
      Object.values(one.getFields())
        .filter((field) => isNonNullType(field.type))
        .map((field) => [field.name, least(field.type)]),
    )
  return (
    { Money: '50', Percent: '5', ID: crypto.randomUUID(), Int: 1, Boolean: true }[one.name] ?? 'x'
  )
}

const mutations = Object.values(schema.getMutationType()?.getFields() ?? {}).flatMap((field) => {
  const input = getNamedType(field.args[0]?.type)
  if (!isInputObjectType(input)) return []
  return Object.values(input.getFields())
    .map(({ name, type }) => [field.name, name, getNamedType(type)] as const)
    .filter(([, , type]) => isScalarType(type) && !isSpecifiedScalarType(type))
    .map(([mutation, name, type]) => [mutation, name, type.name, input] as const)
})

/** All fields of a payload: those of the records as ids. */
function payloadOf(mutation: string): string {
  const payload = getNamedType(schema.getMutationType()?.getFields()[mutation]?.type)
  const fields = isObjectType(payload) ? Object.values(payload.getFields()) : []
  return fields
    .filter(({ name }) => name !== 'userErrors')
    .map(({ name, type }) => (isObjectType(getNamedType(type)) ? `${name} { __typename }` : name))
    .join(' ')
}

describe('what a form can mend is among the userErrors', () => {
  it('of every mutation with an input of the schema’s own scalars', () => {
    expect(mutations.length).toBeGreaterThan(15)
    expect(new Set(mutations.map(([, , type]) => type))).toEqual(new Set(Object.keys(malformed)))
  })

  it.each(mutations)('%s: %s, a %s', async (mutation, field, type, input) => {
    const told = `${payloadOf(mutation)} userErrors { code field message }`
    const query = `mutation ($input: ${input.name}!) { ${mutation}(input: $input) { ${told} } }`
    for (const value of malformed[type] ?? []) {
      const more = along[`${input.name} ${field}`]
      const given = { ...(least(input) as object), ...more, [field]: value }
      const inText = JSON.stringify(given)
        .replaceAll(/"(\w+)":/g, '$1: ')
        .replaceAll(/kind: "(\w+)"/g, 'kind: $1')
      const literal = `mutation { ${mutation}(input: ${inText}) { ${told} } }`
      for (const { body, status } of [
        await world.graphql(ada, query, { input: given }),
        await world.graphql(ada, literal),
      ]) {
        expect([status, body.errors]).toEqual([200, undefined])
        const { userErrors, ...records } = body.data[mutation]
        expect(userErrors).toEqual([
          {
            code: 'VALIDATION_FAILED',
            field,
            message: expect.stringContaining(`${field} must be`),
          },
        ])
        expect(Object.values(records).every((record) => record === null)).toBe(true)
      }
    }
  })

  it('names every field at once, also where a variable is the field, each time and on each path', async () => {
    const query = `mutation ($amount: Money!, $rate: Percent) {
      createLoan(input: { title: "Seeds", amountRequested: $amount, interestRate: $rate }) { loan { id } userErrors { field } } }`
    for (let time = 1; time <= 4; time += 1) {
      const { body } = await world.graphql(ada, query, { amount: 'much', rate: 'little' })
      expect(body.data.createLoan).toEqual({
        loan: null,
        userErrors: [{ field: 'amountRequested' }, { field: 'interestRate' }],
      })
      const good = await world.graphql(ada, query, { amount: '500', rate: '5' })
      expect(good.body.data.createLoan.userErrors).toEqual([])
    }
  })
})

it.each([
  ['loans(filter: { minRate: "abc" }) { totalCount }', 'minRate'],
  ['loans(filter: { dueFrom: "31.1.2026" }) { totalCount }', 'dueFrom'],
  ['me { transactions(since: "yesterday") { totalCount } }', 'since'],
  ['loanQuote(amount: "much", interestRate: 5, months: 3) { totalCost }', 'amount'],
])('an argument of a query is refused at the top: %s', async (field, name) => {
  for (let time = 1; time <= 4; time += 1) {
    const { body, status } = await world.graphql(ada, `{ ${field} }`)
    expect([status, 'data' in body]).toEqual([400, false])
    expect(body.errors).toEqual([
      expect.objectContaining({
        extensions: expect.objectContaining({ code: 'VALIDATION_FAILED' }),
      }),
    ])
    expect(body.errors[0].message).toContain(`${name} must be`)
  }
})

it.each(['application/json', 'application/graphql-response+json'])(
  'what is of its type, but refused by a rule, is an error at its field: %s',
  async (accept) => {
    const ask = async (query: string) => {
      const { body, status } = await world.rest('POST', '/graphql', {
        token: ada,
        body: { query },
        headers: { accept },
      })
      return [status, body.data, body.errors[0].path, body.errors[0].extensions.code]
    }
    for (const [query, path, code] of [
      ['{ loans(first: 0) { totalCount } }', ['loans'], 'VALIDATION_FAILED'],
      ['{ loans(after: "x") { nodes { id } } }', ['loans'], 'BAD_CURSOR'],
      [
        '{ loanQuote(amount: 1, interestRate: 5, months: 3) { totalCost } }',
        ['loanQuote'],
        'AMOUNT_OUT_OF_RANGE',
      ],
    ])
      expect(await ask(String(query))).toEqual([200, null, path, code])
  },
)

it('a subscription that asks for one response is told to ask for events', async () => {
  const query = 'subscription { walletChanged { balance } }'
  const { body, status } = await world.graphql(ada, query)
  expect([status, body.errors[0].extensions.code]).toEqual([400, 'BAD_REQUEST'])
  expect(body.errors[0].message).toContain('text/event-stream')
})

it.each([
  ['invest', '{ loanId: "<loan id>", amount: "25" }', 'loanId', '<loan id>'],
  ['transfer', '{ recipientId: "ID", amount: "25" }', 'recipientId', 'ID'],
  ['publishLoan', '{ id: "7" }', 'id', '7'],
  ['markNotificationRead', '{ id: "" }', 'id', ''],
])('%s(input: %s) is told what an id looks like', async (name, input, field, text) => {
  const { body } = await world.graphql(
    ada,
    `mutation { ${name}(input: ${input}) { userErrors { code field message } } }`,
  )
  const message = `${field}: "${text}" is not an id; ids look like 0199fa7f-3916-7484-861e-6099eeedbec7.`
  expect(body.data[name].userErrors).toEqual([{ code: 'NOT_FOUND', field, message }])
})

it.each([
  ['GET', '/loans/<loan id>', 'id'],
  ['GET', '/loans/ID/schedule', 'id'],
  ['GET', '/members/ID', 'id'],
  ['GET', '/wallet/transactions/ID', 'id'],
  ['PUT', '/loans/ID', 'id'],
  ['PUT', '/notifications/ID/read', 'id'],
  ['POST', '/loans/ID/invest', 'loan_id'],
  ['POST', '/loans/ID/repayments', 'loan_id'],
] as const)('%s %s tells what an id looks like', async (method, path, name) => {
  const sent = path.endsWith('read') ? {} : { body: method === 'POST' ? { amount: 25 } : {} }
  const { status, body } = await world.rest(method, encodeURI(path), {
    token: ada,
    ...(method !== 'GET' && sent),
  })
  expect([status, body.error.code]).toEqual([404, 'NOT_FOUND'])
  expect(body.error.message).toMatch(
    new RegExp(`^${name}: ".+" is not an id; ids look like 0199fa7f-`),
  )
})

it('an argument of a subscription is refused at the top', async () => {
  const client = liveClient(world.url, ada)
  const box = 'bbox: { west: 8, south: 47, east: 9, north: 48 }'
  const query = `subscription { loanMarkersChanged(${box}, filter: { minAmount: "much" }) { removedIds } }`
  const [told]: Body[] = await subscribe(client, query).until(1)
  expect(told.errors[0].extensions.code).toBe('VALIDATION_FAILED')
  expect(told.errors[0].message).toContain('minAmount must be')
  await client.dispose()
})

it.each([
  'mutation ($since: DateTime) { deposit(input: { amount: "5" }) { transaction { id } } updateProfile(input: { city: "Bern" }) { profile { ...P } } } fragment P on Profile { transactions(since: $since) { totalCount } }',
  'mutation { deposit(input: { amount: "5" }) { transaction { id } } updateProfile(input: { city: "Bern" }) { profile { transactions(since: "yesterday") { totalCount } } } }',
])('an argument beneath a mutation is refused before anything is changed: %s', async (query) => {
  const before = await world.graphql(ada, '{ me { city wallet { balance } } }')
  for (let time = 1; time <= 4; time += 1) {
    const { body, status } = await world.graphql(ada, query, { since: 'yesterday' })
    expect([status, body.errors[0].extensions.code]).toEqual([400, 'VALIDATION_FAILED'])
    expect(body.errors[0].message).toContain('since must be')
  }
  const after = await world.graphql(ada, '{ me { city wallet { balance } } }')
  expect(after.body.data).toEqual(before.body.data)
})
