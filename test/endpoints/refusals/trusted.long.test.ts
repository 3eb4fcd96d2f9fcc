import { createHash } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { codes, post, stream, subscribeOnce } from '../../support/clients/guarded.ts'
import { createFolder, removeFolder } from '../../support/folders.ts'
import { startWorld } from '../../support/world.ts'

const folder = await createFolder()
const documents = {
  me: '{ me { __typename } }',
  wallet: 'subscription ($on: Boolean = true) { walletChanged { id @include(if: $on) } }',
  loans: 'query ($n: Int) { loans(first: $n) { nodes { id } } }',
  long: 'subscription { loanChanged(id: "x") { investments(first: 101) { nodes { id } } } }',
}
const operations = Object.entries(documents).map(([id, body]) => ({
  id,
  name: id,
  type: body.startsWith('sub') ? 'subscription' : 'query',
  body,
}))
const apollo = { format: 'apollo-persisted-query-manifest', version: 1, operations }
const [plain, manifest] = [join(folder, 'plain.json'), join(folder, 'manifest.json')]
await writeFile(plain, JSON.stringify(documents))
await writeFile(manifest, JSON.stringify(apollo))
const either = await startWorld({ TRUSTED_DOCUMENTS: plain })
const only = await startWorld({ TRUSTED_DOCUMENTS: manifest, TRUSTED_DOCUMENTS_ONLY: '1' })
const worlds = { either, only }
afterAll(async () => {
  await Promise.all([either.close(), only.close()])
  await removeFolder(folder)
})

describe.each(Object.entries(worlds))('documents by their ids, %s', (_name, world) => {
  it('are executed at every endpoint', async () => {
    const token = await world.token('ada')
    const answer = await world.rest('POST', '/graphql', { token, body: { documentId: 'me' } })
    expect([answer.status, answer.body.data]).toEqual([200, { me: { __typename: 'Profile' } }])
    const get = await world.rest('GET', '/graphql?documentId=me', { token })
    expect(get.body.data).toEqual({ me: { __typename: 'Profile' } })
    const body = { documentId: 'loans', variables: { n: 5 } }
    expect((await world.rest('POST', '/graphql', { token, body })).status).toBe(200)
    // The protocol wants a query, be it empty.
    const live = { query: '', extensions: { documentId: 'long' } }
    expect(codes(await subscribeOnce(world, token, live))).toEqual(['PAGE_TOO_LARGE'])
    expect(codes(await stream(world, token, { documentId: 'long' }))).toEqual(['PAGE_TOO_LARGE'])
    expect(codes(await subscribeOnce(world, token, { query: '', documentId: 'me' }))).toEqual([
      'SUBSCRIPTIONS_ONLY',
    ])
  })

  it('are found by the name that Relay gives the id', async () => {
    const token = await world.token('ada')
    const { body } = await world.rest('POST', '/graphql', { token, body: { doc_id: 'me' } })
    expect(body.data).toEqual({ me: { __typename: 'Profile' } })
  })

  it.each(['me', createHash('sha256').update(documents.me).digest('hex')])(
    'are found by what Apollo Client sends as their hash: %s',
    async (sha256Hash) => {
      const token = await world.token('ada')
      const extensions = { persistedQuery: { version: 1, sha256Hash } }
      const answer = await world.rest('POST', '/graphql', { token, body: { extensions } })
      expect([answer.status, answer.body.data]).toEqual([200, { me: { __typename: 'Profile' } }])
      const search = encodeURIComponent(JSON.stringify(extensions))
      const get = await world.rest('GET', `/graphql?extensions=${search}`, { token })
      expect([get.status, get.body.data]).toEqual([200, { me: { __typename: 'Profile' } }])
      const live = { query: '', extensions }
      expect(codes(await subscribeOnce(world, token, live))).toEqual(['SUBSCRIPTIONS_ONLY'])
      expect(codes(await stream(world, token, live))).toEqual(['SUBSCRIPTIONS_ONLY'])
    },
  )

  it.each(['none', '__proto__', 7, undefined])('are unknown by another hash: %s', async (hash) => {
    const token = await world.token('ada')
    const extensions = { persistedQuery: { version: 1, sha256Hash: hash } }
    for (const query of ['', '{ me { id } }']) {
      const { status, body } = await world.rest('POST', '/graphql', {
        token,
        body: { query, extensions },
      })
      expect([status, body.errors[0].message]).toEqual([400, 'PersistedQueryNotSupported'])
      const told = await subscribeOnce(world, token, { query, extensions })
      expect(codes(told)).toEqual(['PERSISTED_QUERY_NOT_SUPPORTED'])
    }
  })

  it('are held against the limits that variables decide', async () => {
    const token = await world.token('ada')
    const body = { documentId: 'loans', variables: { n: 101 } }
    const { status, body: told } = await world.rest('POST', '/graphql', { token, body })
    expect([status, told.errors[0].extensions.code]).toEqual([400, 'PAGE_TOO_LARGE'])
  })

  it('are unknown otherwise, whatever else is sent', async () => {
    const token = await world.token('ada')
    for (const documentId of ['none', '__proto__', 7, {}, { toString: 1, valueOf: 1 }]) {
      const body = { documentId, query: '{ me { id } }' }
      const { status, body: told } = await world.rest('POST', '/graphql', { token, body })
      expect([status, told.errors[0].extensions.code]).toEqual([400, 'UNKNOWN_DOCUMENT'])
    }
  })
})

it('takes other documents unless it is told not to', async () => {
  const query = '{ me { id } }'
  expect((await post(either, await either.token('ada'), query)).status).toBe(200)
  const token = await only.token('ada')
  expect(codes(await post(only, token, query))).toEqual(['UNTRUSTED_DOCUMENT'])
  const live = { query: 'subscription { walletChanged { id } }' }
  expect(codes(await subscribeOnce(only, token, live))).toEqual(['UNTRUSTED_DOCUMENT'])
})

it('does not start with a manifest that is wrong', async () => {
  const wrong = join(folder, 'wrong.json')
  const noForm = "wrong.json can't be read as a JSON object"
  const [operation] = operations
  for (const [text, told] of [
    ['[', noForm],
    ['["{ me { id } }"]', noForm],
    [JSON.stringify({ ...apollo, version: 2 }), noForm],
    [JSON.stringify({ ...apollo, format: 'another' }), noForm],
    [JSON.stringify({ ...apollo, operations: { me: documents.me } }), noForm],
    [JSON.stringify({ ...apollo, operations: [operation, operation] }), noForm],
    ['{"a": "{ nothing }"}', 'TRUSTED_DOCUMENTS: "a"'],
  ] as const) {
    await writeFile(wrong, text)
    await expect(startWorld({ TRUSTED_DOCUMENTS: wrong })).rejects.toThrow(told)
  }
  await expect(startWorld({ TRUSTED_DOCUMENTS_ONLY: '1' })).rejects.toThrow(
    'TRUSTED_DOCUMENTS: required',
  )
})
