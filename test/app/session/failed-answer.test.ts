import { gql } from '@urql/core'
import { afterEach, expect, it, vi } from 'vitest'
import { openClient } from '../../../app/src/api/client.ts'
import type { Connection } from '../../../app/src/api/connection.ts'
import { askShownAgain } from '../../../app/src/api/refetch.ts'
import type { Session } from '../../../app/src/session/session.ts'
import { createStore } from '../../../app/src/store.ts'

afterEach(() => vi.unstubAllGlobals())

const error = { message: 'Not now.', path: ['loans'], extensions: { code: 'UNAVAILABLE' } }
const query = gql('query Loans { loans { nodes { id plan { text } } } loan { id plan { text } } }')

/** A client of a gateway that gives these answers, one after the other. */
function clientOf(...bodies: readonly object[]) {
  const left = [...bodies]
  const headers = { 'content-type': 'application/json' }
  vi.stubGlobal('fetch', async () => {
    const body = left.shift()
    const status = body && 'errors' in body ? 503 : 200
    return new Response(JSON.stringify(body), { status, headers })
  })
  const connection = { generation: createStore(1) } as unknown as Connection
  const session = { token: async () => 'token', holds: () => true } as unknown as Session
  return openClient(session, connection, createStore(undefined))
}

const failed = [{ data: null, errors: [error] }, { errors: [error] }]

it.each(failed)(
  'an answer that failed as a whole has no data, as one that has not come: %j',
  async (body) => {
    const { data, error: refused } = await clientOf(body).query(query, {}).toPromise()
    expect([data, refused?.message]).toEqual([undefined, 'Not now.'])
  },
)

const loan = (id: string, text?: string) => ({
  __typename: 'Loan',
  id,
  plan: text === undefined ? null : { __typename: 'Plan', text },
})
const answered = (nodes: readonly object[] | null, one: object | null) => ({
  data: { loans: nodes && { __typename: 'Loans', nodes }, loan: one },
})
const good = answered([loan('1', 'a'), loan('2', 'b')], loan('3', 'c'))

const failedAt = (...path: (string | number)[]) => ({ errors: [{ ...error, path }] })

/** What a page shows after the first answer, and after the one to asking again. */
async function shownOf(first: object, second: object) {
  const client = clientOf(first, second)
  const shown: { readonly data: unknown; readonly error: string | undefined }[] = []
  const page = client.query(query, {}).subscribe(({ data, error: refused, stale }) => {
    if (!stale) shown.push({ data, error: refused?.message })
  })
  await expect.poll(() => shown.length).toBe(1)
  askShownAgain(client)
  await expect.poll(() => shown.length).toBe(2)
  page.unsubscribe()
  return shown
}

it.each(failed)('what a page shows stays while asking again fails: %j', async (body) => {
  const [first, second] = await shownOf(good, body)
  expect(first?.data).toMatchObject({ loan: { id: '3' } })
  expect(second).toEqual({ data: first?.data, error: 'Not now.' })
})

it('what a page shows stays when it asks again by itself, as for news', async () => {
  const client = clientOf(good, ...failed)
  const first = await client.query(query, {}).toPromise()
  const again = await client.query(query, {}, { requestPolicy: 'network-only' }).toPromise()
  expect([again.data, again.error?.message]).toEqual([first.data, 'Not now.'])
})

it('a part that failed stays, and what is null beside it is gone', async () => {
  const [, second] = await shownOf(good, { ...answered(null, null), ...failedAt('loans') })
  const nodes = [{ id: '1', plan: { text: 'a' } }, { id: '2' }]
  expect(second?.data).toMatchObject({ loans: { nodes }, loan: null })
})

it('what failed within a record stays, beside what was answered', async () => {
  const now = answered([loan('4')], loan('3'))
  const [, second] = await shownOf(good, { ...now, ...failedAt('loan', 'plan', 'text') })
  expect(second?.data).toMatchObject({
    loans: { nodes: [{ id: '4', plan: null }] },
    loan: { id: '3', plan: { text: 'c' } },
  })
})

it('what failed in a list stays with its record, wherever that is now, and with no other', async () => {
  const now = answered([loan('4'), loan('1')], loan('3'))
  for (const [at, plans] of [
    [0, [null, null]],
    [1, [null, { text: 'a' }]],
  ] as const) {
    const [, second] = await shownOf(good, { ...now, ...failedAt('loans', 'nodes', at, 'plan') })
    const nodes = plans.map((plan) => ({ plan }))
    expect(second?.data).toMatchObject({ loans: { nodes }, loan: { id: '3', plan: null } })
  }
})

it('one reason is said once, however many fields failed for it', async () => {
  const errors = [failedAt('loans'), failedAt('loan')].flatMap((one) => one.errors)
  const { error: refused } = await clientOf({ data: null, errors }).query(query, {}).toPromise()
  expect(refused?.message).toBe('Not now.')
})

it('a change of what has changed meanwhile is refused in words for people', async () => {
  const userErrors = [{ code: 'VERSION_CONFLICT', message: 'The record is at version 3, not 2.' }]
  const answer = { data: { answer: { __typename: 'Payload', userErrors } } }
  const { data } = await clientOf(answer)
    .mutation(gql('mutation { answer { userErrors { code message } } }'), {})
    .toPromise()
  expect(data.answer.userErrors[0].message).toMatch(/^This has changed meanwhile: /)
})

it('a record that is gone is gone, as long as nothing failed', async () => {
  const [, second] = await shownOf(good, { data: { ...good.data, loan: null } })
  expect(second?.data).toMatchObject({ loan: null })
})
