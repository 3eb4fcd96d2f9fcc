import { Client, fetchExchange, gql } from '@urql/core'
import { expect, it } from 'vitest'
import { cache } from '../../../app/src/api/cache.ts'

const query = gql`query Documents($after: String, $kind: String) {
  me { id documents(kind: $kind, first: 2, after: $after) { totalCount nodes { id } pageInfo { hasNextPage endCursor } } }
}`

/** A client of a gateway that has these documents, two on each page. */
function clientOf(all: string[]) {
  return new Client({
    url: 'http://nowhere/',
    preferGetMethod: false,
    exchanges: [cache(), fetchExchange],
    fetch: async (_, init) => {
      const { after } = JSON.parse(String(init?.body)).variables
      const from = after ? all.indexOf(after) + 1 : 0
      const ids = all.slice(from, from + 2)
      const documents = {
        __typename: 'DocumentConnection',
        totalCount: all.length,
        nodes: ids.map((id) => ({ __typename: 'Document', id })),
        pageInfo: {
          __typename: 'PageInfo',
          hasNextPage: from + 2 < all.length,
          endCursor: ids.at(-1) ?? null,
        },
      }
      const data = { me: { __typename: 'Profile', id: 'me', documents } }
      return new Response(JSON.stringify({ data }), {
        headers: { 'content-type': 'application/json' },
      })
    },
  })
}

it('an empty list has one page', async () => {
  const { data } = await clientOf([]).query(query, { after: null, kind: null }).toPromise()
  expect(data.me.documents.nodes).toEqual([])
})

it('pages are joined as far as each begins where the one before ends', async () => {
  const all = ['4', '3', '2', '1']
  const client = clientOf(all)
  /** What the list has, and where it goes on, if it does. */
  const read = async (after: string | null, requestPolicy: 'network-only' | 'cache-first') => {
    const { data } = await client.query(query, { after, kind: null }, { requestPolicy }).toPromise()
    const { nodes, pageInfo, totalCount } = data.me.documents
    const ids = nodes.map(({ id }: { id: string }) => id).join('')
    return [ids, pageInfo.hasNextPage && pageInfo.endCursor, totalCount]
  }
  expect(await read(null, 'network-only')).toEqual(['43', '3', 4])
  expect(await read('3', 'network-only')).toEqual(['4321', false, 4])
  expect(await read(null, 'cache-first')).toEqual(['4321', false, 4])
  all.unshift('5')
  // The end of the first page has moved: what followed begins elsewhere, and a document would be missing.
  expect(await read(null, 'network-only')).toEqual(['54', '4', 5])
  expect(await read('4', 'network-only')).toEqual(['5432', '2', 5])
  expect(await read('2', 'network-only')).toEqual(['54321', false, 5])
})
