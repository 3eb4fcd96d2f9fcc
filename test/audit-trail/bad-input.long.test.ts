import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Body } from '../support/http-client.ts'
import { loanTools } from '../support/market/loans.ts'
import { type Person, personOf } from '../support/market/operating.ts'
import { expectSound } from '../support/market/races.ts'
import { startWorld, type World } from '../support/world.ts'

// What operators can't do, at both doors: a code, what would work, nothing changed, and a trail.

let world: World
let ada: Person
let olga: Person
let otto: Person
let sue: Person
/** The ids of what is acted on, by what is wrong with it. */
const ids: Record<string, string> = {}

const operate = async (person: Person, path: string): Promise<Body> =>
  (await person.call('POST', `/operator/${path}`, { reason: 'a doubt' })).body
const lineOf = async (kind: string, body: object, person = ada): Promise<string> =>
  (await person.call('POST', `/wallet/${kind}`, body)).body.transaction.id
const asked = async (path: string): Promise<string> => (await operate(olga, path)).request.id

beforeAll(async () => {
  world = await startWorld({ APPROVAL_ABOVE: '100' })
  ada = await personOf(world, 'ada')
  olga = await personOf(world, 'olga', { scope: 'lending:admin' })
  otto = await personOf(world, 'otto', { scope: 'lending:admin' })
  sue = await personOf(world, 'sue', { scope: 'lending:support' })
  const ben = await personOf(world, 'ben')
  ids.member = ben.id
  ids.deposit = await lineOf('deposit', { amount: 500 })
  ids.own = await lineOf('deposit', { amount: 5 }, olga)
  const others = await lineOf('deposit', { amount: 101 }, otto)
  ids.concerning = await asked(`transactions/${others}/reverse`)
  ids.pending = await asked(`transactions/${ids.deposit}/reverse`)

  const sent = await lineOf('transfer', { amount: 150, recipient_id: ben.id })
  const { transactions } = (await ben.call('GET', '/wallet/transactions?limit=1')).body
  ids.reversed = await asked(`transactions/${sent}/reverse`)
  const other = await asked(`transactions/${transactions[0].id}/reverse`)
  await operate(otto, `requests/${other}/approve`)
  const cy = await personOf(world, 'cy')
  const spent = await lineOf('transfer', { amount: 150, recipient_id: cy.id })
  ids.spent = await asked(`transactions/${spent}/reverse`)
  await cy.call('POST', '/wallet/withdraw', { amount: 150 })
  ids.rejected = await asked(`transactions/${await lineOf('deposit', { amount: 101 })}/reverse`)
  await operate(otto, `requests/${ids.rejected}/reject`)

  const { newLoan, put, invest } = loanTools(world, ada.token)
  const published = async () => {
    const { id } = await newLoan({ amount_requested: 200 })
    await put(id, { status: 'open' })
    await invest('lena', id, 150)
    return id
  }
  const open = await published()
  ids.open = open
  ids.changed = await asked(`loans/${open}/cancel`)
  await invest('lena', open, 25)
  await invest('lena', await published(), 50)
  const lines = (await ada.call('GET', '/wallet/transactions?type=loan_disbursement')).body
  ids.disbursed = lines.transactions[0].id
  await ada.call('POST', '/wallet/withdraw', { amount: 450 })
})
afterAll(async () => {
  await expectSound(world)
  await world.close()
})

/** Everything but the trail. */
const tables =
  'loan loan_event investment account entry wallet_transaction approval_request identity profile notification idempotency_key'
const everything = async () => {
  const sums = tables
    .split(' ')
    .map((name) => `(select md5(string_agg(one::text, '' order by one::text)) from ${name} as one)`)
  return world.database.sql(`select ${sums.join(', ')}`)
}
const trail = () =>
  world.database.sql<Body>(
    'select act, actor_id, refused_with from audit_entry order by number desc',
  )

const graphql = async (person: Person, mutation: string, id: string): Promise<Body> => {
  const query = `mutation { ${mutation}(input: { id: "${id}", reason: "a doubt" }) { userErrors { code field message } } }`
  return (await person.call('POST', '/graphql', { query })).body.data[mutation].userErrors[0]
}
const rest = async (person: Person, path: string, id: string): Promise<Body> => {
  const { error } = await operate(person, path.replace('{id}', id))
  return { field: null, ...error.details?.[0], code: error.code, message: error.message }
}

const reversal = ['reverseTransaction', 'transactions/{id}/reverse'] as const
const cancellation = ['cancelLoan', 'loans/{id}/cancel'] as const
const approval = ['approveRequest', 'requests/{id}/approve'] as const
const scope = 'This needs a token with the scope lending:admin.'

describe.each([
  [
    'GraphQL',
    (person: Person, [mutation]: readonly string[], id: string) =>
      graphql(person, mutation ?? '', id),
  ],
  [
    'REST',
    (person: Person, [, path]: readonly string[], id: string) => rest(person, path ?? '', id),
  ],
] as const)('over %s', (_door, act) => {
  it.each([
    ['support cancels a loan', () => sue, cancellation, 'open', 'FORBIDDEN', null, scope],
    [
      'support freezes a member',
      () => sue,
      ['freezeMember', 'members/{id}/freeze'],
      'member',
      'FORBIDDEN',
      null,
      scope,
    ],
    ['support reverses a deposit', () => sue, reversal, 'deposit', 'FORBIDDEN', null, scope],
    ['support approves a request', () => sue, approval, 'pending', 'FORBIDDEN', null, scope],
    [
      'an operator approves what they have asked for',
      () => olga,
      approval,
      'pending',
      'OWN_REQUEST',
      'id',
      'another operator approves it',
    ],
    [
      'an operator reverses what is their own',
      () => olga,
      reversal,
      'own',
      'OWN_ACCOUNT',
      'id',
      'another operator decides on it',
    ],
    [
      'an operator approves what moves their own money',
      () => otto,
      approval,
      'concerning',
      'OWN_ACCOUNT',
      'id',
      'another operator decides on it',
    ],
    [
      'an operator asks for the same again',
      () => otto,
      cancellation,
      'open',
      'REQUEST_PENDING',
      'id',
      'waits for another operator',
    ],
    [
      'more has been invested meanwhile',
      () => otto,
      approval,
      'changed',
      'VERSION_CONFLICT',
      'id',
      'reject the request, and ask again',
    ],
    [
      'the money has been spent meanwhile',
      () => otto,
      approval,
      'spent',
      'INSUFFICIENT_FUNDS',
      'id',
      'it works once this member has that much',
    ],
    [
      'it has been undone meanwhile',
      () => otto,
      approval,
      'reversed',
      'ALREADY_REVERSED',
      'id',
      'each can be reversed once',
    ],
    [
      'the request has been rejected',
      () => otto,
      approval,
      'rejected',
      'INVALID_TRANSITION',
      'id',
      'already rejected',
    ],
    [
      'an operator reverses a part of a loan',
      () => olga,
      reversal,
      'disbursed',
      'PART_OF_LOAN',
      'id',
      'its members can settle between themselves',
    ],
  ] as const)('%s', async (_case, person, door, target, code, field, works) => {
    const [before, entries] = [await everything(), await trail()]
    const refusal = await act(person(), door, ids[target] ?? '')
    expect(refusal).toMatchObject({ code, field, message: expect.stringContaining(works) })
    expect(await everything()).toEqual(before)
    const tried = { act: door[0], actor_id: person().id, refused_with: code }
    expect(await trail()).toEqual([tried, ...entries])
  })
})
