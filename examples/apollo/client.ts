// Apollo Client: an inbox page by page, a mutation whose result the cache shows, and notifications over a WebSocket, which go on
// after the last one when the gateway was restarted or the token has expired. It prints its screen whenever that changes.
import { ApolloClient, ApolloLink, HttpLink, InMemoryCache } from '@apollo/client'
import { SetContextLink } from '@apollo/client/link/context'
import { GraphQLWsLink } from '@apollo/client/link/subscriptions'
import { relayStylePagination } from '@apollo/client/utilities'
import { OperationTypeNode } from 'graphql'
import { createClient } from 'graphql-ws'
import { headersOf } from '../token.ts'
import { graphql } from './generated/index.ts'

const inbox = graphql(`query Inbox($after: String) {
  me { id wallet { id balance } notifications(first: 2, after: $after) {
    edges { cursor node { id message cursor } } pageInfo { endCursor hasNextPage } } } }`)
const deposit = graphql(`mutation Deposit($amount: Money!) {
  deposit(input: { amount: $amount }) { wallet { id balance } } }`)
const received = graphql(`subscription Received($after: String) {
  notificationReceived(after: $after) { id message cursor } }`)

const { URL: url = 'http://127.0.0.1:4000' } = process.env
const headers = headersOf('mary')
const socket = { url: `${url.replace('http', 'ws')}/graphql`, connectionParams: headers }
const authorize = new SetContextLink(async () => ({ headers: await headers() }))
const typePolicies = { Profile: { fields: { notifications: relayStylePagination() } } }
const client = new ApolloClient({
  cache: new InMemoryCache({ typePolicies }),
  link: ApolloLink.split(
    ({ operationType }) => operationType === OperationTypeNode.SUBSCRIPTION,
    // It would subscribe again as it did first; `listen` does it with the newest cursor.
    new GraphQLWsLink(createClient({ ...socket, retryAttempts: 0 })),
    authorize.concat(new HttpLink({ uri: `${url}/graphql` })),
  ),
})

const screen = client.watchQuery({ query: inbox })
screen.subscribe(({ data, dataState }) => {
  if (dataState === 'complete') console.log(JSON.stringify(data.me))
})
const { data } = await client.query({ query: inbox })
await screen.fetchMore({ variables: { after: data?.me.notifications.pageInfo.endCursor ?? null } })
await client.mutate({ mutation: deposit, variables: { amount: '5.00' } })
listen(data?.me.notifications.edges[0]?.node.cursor)

/** Puts each notification on top of the inbox, in order and once. */
function listen(after?: string, last = after): void {
  client.subscribe({ query: received, variables: { after: last ?? null } }).subscribe({
    next({ data }) {
      const node = data?.notificationReceived
      if (!node) return
      last = node.cursor
      const edge = { __typename: 'NotificationEdge', cursor: last, node } as const
      client.cache.updateQuery({ query: inbox }, (shown) => {
        if (!shown) return shown
        const { notifications: list, ...me } = shown.me
        return { me: { ...me, notifications: { ...list, edges: [edge, ...list.edges] } } }
      })
    },
    complete: () => setTimeout(listen, 500, last),
  })
}
