// urql with Graphcache: an inbox page by page, a mutation whose result the cache shows, and the wallet by server-sent events.
// It prints its screen whenever that changes.
import { Client, fetchExchange, subscriptionExchange } from '@urql/core'
import { cacheExchange } from '@urql/exchange-graphcache'
import { relayPagination } from '@urql/exchange-graphcache/extras'
import { createClient } from 'graphql-sse'
import { headersOf } from '../token.ts'
import { graphql } from './generated/index.ts'

const inbox = graphql(`query Inbox($after: String) {
  me {
    id
    wallet { id balance }
    notifications(first: 2, after: $after) {
      edges { cursor node { id message } }
      pageInfo { endCursor hasNextPage }
    }
  }
}`)
const deposit = graphql(`mutation Deposit($amount: Money!) {
  deposit(input: { amount: $amount }) { wallet { id balance } }
}`)
const walletChanged = graphql(`subscription Wallet { walletChanged { id balance } }`)

const { URL: url = 'http://127.0.0.1:4000' } = process.env
const headers = headersOf('mary')
const events = createClient({ url: `${url}/graphql/stream`, headers, retryAttempts: 1_000 })

const client = new Client({
  url: `${url}/graphql`,
  preferGetMethod: false,
  fetch: async (input, init) =>
    fetch(input, { ...init, headers: { ...init?.headers, ...(await headers()) } }),
  exchanges: [
    cacheExchange({
      keys: { DepositPayload: () => null },
      resolvers: { Profile: { notifications: relayPagination() } },
    }),
    fetchExchange,
    subscriptionExchange({
      forwardSubscription: ({ query = '', variables = {} }) => ({
        subscribe: (sink) => ({
          unsubscribe: events.subscribe({ query, variables }, sink as never),
        }),
      }),
    }),
  ],
})

client.query(inbox, {}).subscribe(({ data }) => {
  if (data) console.log(JSON.stringify(data.me))
})

const { data } = await client.query(inbox, {})
await client.query(inbox, { after: data?.me.notifications.pageInfo.endCursor ?? null })
await client.mutation(deposit, { amount: '5.00' })
client.subscription(walletChanged, {}).subscribe(() => undefined)
