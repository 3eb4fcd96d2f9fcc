import { InMemoryCache } from '@apollo/client/core'
import { parse } from 'graphql'
import type { OpenCache } from './cache.ts'
import { possibleTypes, typesWithoutId } from './everything.ts'

/** Apollo Client's cache, which merges what has no id where it stands, as its users are advised to. */
export const openApollo: OpenCache = (variables) => {
  const merged = typesWithoutId().map((type) => [type, { merge: true }] as const)
  const cache = new InMemoryCache({
    typePolicies: Object.fromEntries(merged),
    possibleTypes: possibleTypes(),
  })
  return {
    write: async (query, data) =>
      void cache.writeQuery({ query: parse(query), variables, data: data as never }),
    read: async (query) =>
      cache.diff({ query: parse(query), variables, optimistic: false, returnPartialData: true })
        .result,
  }
}
