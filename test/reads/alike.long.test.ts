import { afterAll, expect, it } from 'vitest'
import { liveClient, subscribe } from '../support/clients/live.ts'
import { createFixtures, type Records } from '../support/matrix/fixtures.ts'
import { payload } from '../support/matrix/matrix.ts'
import { startWorld, type World } from '../support/world.ts'

// What is somebody else's and what is not there answer alike, to the last byte but for the request's id.

const world: World = await startWorld()
const { tokens, records } = await createFixtures(world)
afterAll(() => world.close())

const absent = '01a1fcac-0000-7000-8000-000000000000'
const hidden = ['profile', 'draft', 'withdrawn', 'wallet', 'transaction', 'notification'] as const
const loans = ['draft', 'withdrawn'] as const

type Ask = (id: string) => readonly [method: string, path: string, body?: unknown]
const graphql = (query: string) => ['POST', '/graphql', { query }] as const
const calls: readonly (readonly [name: string, of: readonly (keyof Records)[], ask: Ask])[] = [
  ['GET /loans/{id}', hidden, (id) => ['GET', `/loans/${id}`]],
  ['PUT /loans/{id}', hidden, (id) => ['PUT', `/loans/${id}`, { title: 'x' }]],
  ['POST /loans/{id}/invest', loans, (id) => ['POST', `/loans/${id}/invest`, { amount: 50 }]],
  [
    'POST /loans/{id}/repayments',
    loans,
    (id) => ['POST', `/loans/${id}/repayments`, { amount: 50 }],
  ],
  ['POST /loans/{id}/withdrawal', loans, (id) => ['POST', `/loans/${id}/withdrawal`, {}]],
  ['GET /loans/{id}/schedule', loans, (id) => ['GET', `/loans/${id}/schedule`]],
  ['GET /loans/{id}/investments', loans, (id) => ['GET', `/loans/${id}/investments`]],
  ['PUT /notifications/{id}/read', hidden, (id) => ['PUT', `/notifications/${id}/read`]],
  ['GET /loans?borrower_id', ['wallet', 'draft'], (id) => ['GET', `/loans?borrower_id=${id}`]],
  [
    'POST /wallet/transfer',
    hidden,
    (id) => ['POST', '/wallet/transfer', { recipient_id: id, amount: 1 }],
  ],
  ['node', hidden, (id) => graphql(`{ node(id: "${id}") { __typename id } }`)],
  ['nodes', hidden, (id) => graphql(`{ nodes(ids: ["${id}"]) { __typename id } }`)],
  ['loan', hidden, (id) => graphql(`{ loan(id: "${id}") { id } }`)],
  ['member', hidden, (id) => graphql(`{ member(id: "${id}") { id } }`)],
  ...['updateLoan', 'publishLoan', 'cancelLoan'].map(
    (name) =>
      [
        name,
        hidden,
        (id: string) => graphql(payload(name, `{ id: "${id}" }`, 'loan { id }')),
      ] as const,
  ),
  ...['invest', 'repayLoan'].map(
    (name) =>
      [
        name,
        loans,
        (id: string) => graphql(payload(name, `{ loanId: "${id}", amount: 50 }`, 'loan { id }')),
      ] as const,
  ),
  [
    'markNotificationRead',
    hidden,
    (id) => graphql(payload('markNotificationRead', `{ id: "${id}" }`, 'notification { id }')),
  ],
  [
    'reviewMember',
    hidden,
    (id) => graphql(payload('reviewMember', `{ id: "${id}" }`, 'member { id }')),
  ],
  [
    'createNotification',
    ['owner', 'draft'],
    (id) =>
      graphql(
        payload(
          'createNotification',
          `{ userId: "${id}", title: "a", message: "b" }`,
          'notification { id }',
        ),
      ),
  ],
]

/** All that an answer is, but for what differs from request to request. */
async function answer(ask: Ask, id: string) {
  const [method, path, body] = ask(id)
  const headers = {
    'content-type': 'application/json',
    authorization: `Bearer ${tokens.other}`,
    'x-request-id': 'the-same-for-all',
  }
  const sent = body === undefined ? {} : { body: JSON.stringify(body) }
  const response = await fetch(world.url + path, { method, headers, ...sent })
  const told = [...response.headers].filter(([name]) => name !== 'date')
  return [response.status, told, await response.text()]
}

it.each(calls)('%s', async (_name, of, ask) => {
  const expected = await answer(ask, absent)
  expect(String(expected[2])).not.toContain(absent)
  for (const record of of) expect(await answer(ask, records[record])).toEqual(expected)
})

it('loanChanged', async () => {
  const client = liveClient(world.url, tokens.other)
  const told = async (id: string) =>
    (await subscribe(client, `subscription { loanChanged(id: "${id}") { id } }`).until(1))[0]
  const expected = await told(absent)
  expect(expected.errors[0].extensions.code).toBe('NOT_FOUND')
  for (const record of hidden) expect(await told(records[record])).toEqual(expected)
  await client.dispose()
})

it('ids are random enough not to be guessed: 62 bits of a UUID, version 7', () => {
  const { profile: _derived, ...drawn } = records
  for (const id of Object.values(drawn).filter((value) => value.length === 36))
    expect(id).toMatch(/^[\da-f]{8}-[\da-f]{4}-7[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/)
})
