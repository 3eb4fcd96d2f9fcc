import type { Exchange } from '@urql/core'
import { cacheExchange, type Data } from '@urql/exchange-graphcache'
import { relayPagination } from '@urql/exchange-graphcache/extras'

/** Keeps each record once, by its id, and preferences by their member; what has no id belongs to the record around it. */
export function cache(): Exchange {
  return cacheExchange({
    keys: new Proxy(
      {},
      { get: (_, type) => (type === 'Preferences' ? memberOf : idOf), has: () => true },
    ),
    resolvers: {
      Profile: {
        transactions: relayPagination(),
        opportunities: relayPagination(),
        investments: relayPagination(),
        loans: relayPagination(),
        documents: relayPagination(),
        taxLines: relayPagination(),
      },
    },
  })
}

const idOf = ({ id }: Data) => (typeof id === 'string' ? id : null)
const memberOf = ({ userId }: Data) => (typeof userId === 'string' ? userId : null)
