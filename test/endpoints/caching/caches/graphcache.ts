import { Client, fetchExchange } from '@urql/core'
import { cacheExchange } from '@urql/exchange-graphcache'
import { introspectionFromSchema } from 'graphql'
import { schema } from '../../../support/reads/questions.ts'
import type { OpenCache } from './cache.ts'
import { typesWithoutId } from './everything.ts'

/** urql's Graphcache, which knows the schema. */
export const openGraphcache: OpenCache = (variables) => {
  let wire = '{}'
  const client = new Client({
    url: 'http://127.0.0.1/graphql',
    preferGetMethod: false,
    fetch: async () => new Response(wire, { headers: { 'content-type': 'application/json' } }),
    exchanges: [
      cacheExchange({
        schema: introspectionFromSchema(schema) as never,
        keys: Object.fromEntries(typesWithoutId().map((type) => [type, () => null])),
      }),
      fetchExchange,
    ],
  })
  const ask = async (query: string, requestPolicy: 'network-only' | 'cache-only') => {
    const { data, error } = await client.query(query, variables, { requestPolicy })
    if (error !== undefined) throw error
    return data
  }
  return {
    write: async (query, data) => {
      wire = JSON.stringify({ data })
      await ask(query, 'network-only')
    },
    read: (query) => ask(query, 'cache-only'),
  }
}
